#include "CMetaLensShims.h"

#include <string.h>

size_t metalens_text_length(const char *text, size_t most) {
  // Not strnlen: it is POSIX's, so headers for ISO C hide it.
  const char *end = memchr(text, 0, most);
  return end ? (size_t)(end - text) : most;
}

size_t metalens_without_white_space(const uint8_t *text, size_t count) {
  static const char spaces[] = "                ";
  const size_t run = sizeof spaces - 1;
  for (;;) {
    // Usually there are lines of a hundred spaces.
    while (count >= run && memcmp(text + count - run, spaces, run) == 0) count -= run;
    if (count == 0) return 0;
    uint8_t last = text[count - 1];
    if (last != ' ' && last != '\t' && last != '\n' && last != '\r') return count;
    count -= 1;
  }
}
