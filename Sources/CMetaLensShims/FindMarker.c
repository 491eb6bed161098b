#include "CMetaLensShims.h"

#include <string.h>

size_t metalens_find_marker(const uint8_t *bytes, size_t count) {
  size_t index = 0;
  while (index < count) {
    const uint8_t *found = memchr(bytes + index, 0xFF, count - index);
    if (!found) return count;
    index = (size_t)(found - bytes);
    if (index + 1 == count) return index;
    uint8_t next = bytes[index + 1];
    // Most 0xFF bytes of entropy-coded data are stuffed; continuing here costs a tenth of a new call for each.
    if (next != 0x00 && !(next >= 0xD0 && next <= 0xD7)) return index;
    index += 2;
  }
  return count;
}
