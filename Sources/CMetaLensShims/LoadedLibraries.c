#include "LoadedLibraries.h"

const char *metalens_png_message(const metalens_png_image *image) { return image->message; }

typedef int (*field_function)(void *tiff, uint32_t tag, ...);

int metalens_tiff_field(void *function, void *tiff, uint32_t tag, uint32_t *value) {
  return ((field_function)function)(tiff, tag, value);
}
