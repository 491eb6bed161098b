#include "CMetaLensShims.h"

#include <stdlib.h>
#include <string.h>

// Adds a pixel's colours on white to the sum.
static void blend(const uint8_t *pixel, int is_premultiplied, uint32_t *sum) {
  uint32_t alpha = pixel[3];
  for (int i = 0; i < 3; i++) {
    uint32_t value = is_premultiplied ? pixel[i] + (255 - alpha) : (pixel[i] * alpha + 255 * (255 - alpha)) / 255;
    sum[i] += value > 255 ? 255 : value;
  }
}

int metalens_reduction_begin(metalens_reduction *reduction, uint32_t width, uint32_t height, int channels,
                             int is_premultiplied, uint32_t most) {
  memset(reduction, 0, sizeof *reduction);
  if (width == 0 || height == 0 || most == 0 || most > METALENS_JPEG_RASTER) return -1;
  if (channels != 3 && channels != 4) return -1;
  uint32_t longest = width > height ? width : height;
  // Limits the step so that its sum fits in 32 bits: 255 times 4,096 squared.
  if (longest / most > 4095) return -1;
  reduction->width = width;
  reduction->height = height;
  reduction->channels = channels;
  reduction->is_premultiplied = is_premultiplied;
  reduction->step = (uint32_t)(((uint64_t)longest + most - 1) / most);
  reduction->raster.width = (uint32_t)(((uint64_t)width + reduction->step - 1) / reduction->step);
  reduction->raster.height = (uint32_t)(((uint64_t)height + reduction->step - 1) / reduction->step);
  size_t across = reduction->raster.width;
  reduction->sums = calloc(across * 3, sizeof *reduction->sums);
  reduction->raster.samples = malloc(across * reduction->raster.height * 3);
  if (reduction->sums && reduction->raster.samples) return 0;
  metalens_reduction_end(reduction);
  metalens_jpeg_free(reduction->raster.samples);
  reduction->raster.samples = NULL;
  return -1;
}

void metalens_reduction_add(metalens_reduction *reduction, const uint8_t *pixel) {
  if (reduction->row >= reduction->height) return;
  uint32_t step = reduction->step, across = reduction->raster.width;
  for (uint32_t x = 0; x < reduction->width; x++, pixel += reduction->channels) {
    uint32_t *sum = reduction->sums + (size_t)(x / step) * 3;
    if (reduction->channels == 4) {
      blend(pixel, reduction->is_premultiplied, sum);
    } else {
      for (int i = 0; i < 3; i++) sum[i] += pixel[i];
    }
  }
  uint32_t rows = reduction->row % step + 1, down = reduction->row / step;
  reduction->row++;
  if (rows < step && reduction->row < reduction->height) return;
  uint8_t *out = reduction->raster.samples + (size_t)down * across * 3;
  for (uint32_t x = 0; x < across; x++) {
    uint32_t columns = reduction->width - x * step < step ? reduction->width - x * step : step;
    for (int i = 0; i < 3; i++) *out++ = (uint8_t)(reduction->sums[(size_t)x * 3 + i] / (columns * rows));
  }
  memset(reduction->sums, 0, (size_t)across * 3 * sizeof *reduction->sums);
}

void metalens_reduction_end(metalens_reduction *reduction) {
  free(reduction->sums);
  reduction->sums = NULL;
}

int metalens_reduce_pixels(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int channels,
                           int is_premultiplied, uint32_t most, metalens_jpeg_raster *raster) {
  metalens_reduction reduction;
  if (!pixels || channels <= 0 || stride / (size_t)channels < width) return -1;
  if (metalens_reduction_begin(&reduction, width, height, channels, is_premultiplied, most)) return -1;
  for (uint32_t row = 0; row < height; row++) metalens_reduction_add(&reduction, pixels + (size_t)row * stride);
  metalens_reduction_end(&reduction);
  *raster = reduction.raster;
  return 0;
}
