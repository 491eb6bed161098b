#include "CMetaLensShims.h"

#include <string.h>

size_t metalens_find_ff(const uint8_t *bytes, size_t count) {
  if (!count) return 0;
  const uint8_t *found = memchr(bytes, 0xFF, count);
  return found ? (size_t)(found - bytes) : count;
}
