#include "CMetaLensShims.h"

#include <stdlib.h>
#include <string.h>

// A pixel's colours on white.
static void blend(const uint8_t *pixel, int is_premultiplied, uint32_t *sum) {
  uint32_t alpha = pixel[3];
  for (int i = 0; i < 3; i++) {
    uint32_t value = is_premultiplied ? pixel[i] + (255 - alpha) : (pixel[i] * alpha + 255 * (255 - alpha)) / 255;
    sum[i] += value > 255 ? 255 : value;
  }
}

int metalens_reduce_pixels(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int channels,
                           int is_premultiplied, uint32_t most, metalens_jpeg_raster *raster) {
  if (!pixels || width == 0 || height == 0 || most == 0 || most > METALENS_JPEG_RASTER) return -1;
  if ((channels != 3 && channels != 4) || stride / (size_t)channels < width) return -1;
  uint32_t longest = width > height ? width : height;
  // So far that a step's sum fits 32 bits: 255 times 4,096 squared.
  if (longest / most > 4095) return -1;
  uint32_t step = (uint32_t)(((uint64_t)longest + most - 1) / most);
  uint32_t across = (uint32_t)(((uint64_t)width + step - 1) / step);
  uint32_t down = (uint32_t)(((uint64_t)height + step - 1) / step);
  uint32_t *sums = malloc((size_t)across * 3 * sizeof *sums);
  uint8_t *out = malloc((size_t)across * down * 3);
  if (!sums || !out) {
    free(sums);
    free(out);
    return -1;
  }
  raster->samples = out;
  raster->width = across;
  raster->height = down;
  for (uint32_t top = 0; top < height; top += step) {
    uint32_t rows = height - top < step ? height - top : step;
    memset(sums, 0, (size_t)across * 3 * sizeof *sums);
    for (uint32_t row = 0; row < rows; row++) {
      const uint8_t *pixel = pixels + (size_t)(top + row) * stride;
      for (uint32_t x = 0; x < width; x++, pixel += channels) {
        uint32_t *sum = sums + (size_t)(x / step) * 3;
        if (channels == 4) {
          blend(pixel, is_premultiplied, sum);
        } else {
          for (int i = 0; i < 3; i++) sum[i] += pixel[i];
        }
      }
    }
    for (uint32_t x = 0; x < across; x++) {
      uint32_t columns = width - x * step < step ? width - x * step : step;
      for (int i = 0; i < 3; i++) *out++ = (uint8_t)(sums[(size_t)x * 3 + i] / (columns * rows));
    }
  }
  free(sums);
  return 0;
}
