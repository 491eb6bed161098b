#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "CMetaLensShims.h"

enum { CREATE, MAKE_INFO, DESTROY, SET_LONGJMP, LONGJMP, SET_READ, ERROR, READ_INFO, WIDTH, HEIGHT,
       DEPTH, EXPAND, COLOURS, ALPHA_MODE, SCALE, ADD_ALPHA, UPDATE, ROW_BYTES, READ_ROW };
static const char *const names[] = {
    "png_create_read_struct", "png_create_info_struct", "png_destroy_read_struct", "png_set_longjmp_fn", "png_longjmp",
    "png_set_read_fn", "png_error", "png_read_info", "png_get_image_width",
    "png_get_image_height", "png_get_bit_depth", "png_set_expand", "png_set_gray_to_rgb", "png_set_alpha_mode_fixed",
    "png_set_scale_16", "png_set_add_alpha", "png_read_update_info", "png_get_rowbytes", "png_read_row", NULL};

const char *metalens_png_name(int index) { return names[index]; }

typedef void (*of_png)(void *png);
typedef void (*of_both)(void *png, void *info);
typedef uint32_t (*measure)(const void *png, const void *info);

typedef struct {
  void *const *functions;
  const uint8_t *bytes;
  size_t left;
  char *words;
  void *png, *info;
  uint8_t *row;
  metalens_reduction reduction;
} reading;

// libpng passes its callbacks only a pointer to its own struct, which only its functions can interpret.
static _Thread_local reading *current;

static void warn(void *png, const char *message) {
  (void)png;
  (void)message;
}

static void read_bytes(void *png, uint8_t *room, size_t count) {
  reading *it = current;
  if (count > it->left) ((void (*)(void *, const char *))it->functions[ERROR])(png, "read beyond end of data");
  memcpy(room, it->bytes, count);
  it->bytes += count;
  it->left -= count;
}

static void fail(void *png, const char *message) {
  strncpy(current->words, message ? message : "", 63);
  ((void (*)(void *, int))current->functions[LONGJMP])(png, 1);
}

static int read_rows(reading *it, uint32_t most) {
  void *const *functions = it->functions;
  void *png = it->png, *info = it->info;
  jmp_buf *place = ((jmp_buf * (*)(void *, void (*)(jmp_buf, int), size_t)) functions[SET_LONGJMP])(
      png, (void (*)(jmp_buf, int))longjmp, sizeof(jmp_buf));
  if (!place || setjmp(*place)) return -1;
  ((void (*)(void *, void *, void (*)(void *, uint8_t *, size_t)))functions[SET_READ])(png, NULL, read_bytes);
  ((of_both)functions[READ_INFO])(png, info);
  uint32_t width = ((measure)functions[WIDTH])(png, info), height = ((measure)functions[HEIGHT])(png, info);
  int is_deep = ((uint8_t (*)(const void *, const void *))functions[DEPTH])(png, info) == 16;
  ((of_png)functions[EXPAND])(png);
  ((of_png)functions[COLOURS])(png);
  // A picture without gAMA counts as sRGB, as in viewers; the output is sRGB.
  ((void (*)(void *, int, int32_t))functions[ALPHA_MODE])(png, 0, -1);
  if (is_deep) ((of_png)functions[SCALE])(png);
  ((void (*)(void *, uint32_t, int))functions[ADD_ALPHA])(png, 255, 1);
  ((of_both)functions[UPDATE])(png, info);
  size_t row_bytes = ((size_t (*)(const void *, const void *))functions[ROW_BYTES])(png, info);
  if (row_bytes != (size_t)width * 4 || !(it->row = malloc(row_bytes))) return -1;
  if (metalens_reduction_begin(&it->reduction, width, height, 4, 0, most)) return -1;
  for (uint32_t row = 0; row < height; row++) {
    ((void (*)(void *, uint8_t *, uint8_t *))functions[READ_ROW])(png, it->row, NULL);
    metalens_reduction_add(&it->reduction, it->row);
  }
  return 0;
}

int metalens_png_rows(void *const *functions, const uint8_t *bytes, size_t count, uint32_t most,
                      metalens_jpeg_raster *raster, char words[64]) {
  reading it = {.functions = functions, .bytes = bytes, .left = count, .words = words};
  memset(words, 0, 64);
  current = &it;
  // PNG_LIBPNG_VER_STRING, of which libpng compares the first numbers.
  it.png = ((void *(*)(const char *, void *, void (*)(void *, const char *), void (*)(void *, const char *)))
                functions[CREATE])("1.6.0", NULL, fail, warn);
  if (it.png) it.info = ((void *(*)(void *))functions[MAKE_INFO])(it.png);
  int code = it.png && it.info ? read_rows(&it, most) : -1;
  if (it.png) ((void (*)(void **, void **, void **))functions[DESTROY])(&it.png, &it.info, NULL);
  free(it.row);
  metalens_reduction_end(&it.reduction);
  if (code) {
    free(it.reduction.raster.samples);
  } else {
    *raster = it.reduction.raster;
  }
  current = NULL;
  return code;
}
