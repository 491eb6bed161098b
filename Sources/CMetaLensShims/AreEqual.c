#include "CMetaLensShims.h"

#include <string.h>

int metalens_are_equal(const uint8_t *left, const uint8_t *right, size_t count) {
  return memcmp(left, right, count) == 0;
}
