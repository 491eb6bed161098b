#include "LoadedLibraries.h"

#include <string.h>

// WEBP_DECODER_ABI_VERSION; libwebp refuses a version whose upper byte differs from its own.
static const int interface_version = 0x0209;
static const int mode_rgba = 1;

// WebPDecBuffer, WebPDecoderOptions and WebPDecoderConfig, as decode.h has them.
typedef struct {
  int colorspace, width, height, is_external_memory;
  union {
    struct {
      uint8_t *rgba;
      int stride;
      size_t size;
    } rgba;
    struct {
      uint8_t *y, *u, *v, *a;
      int y_stride, u_stride, v_stride, a_stride;
      size_t y_size, u_size, v_size, a_size;
    } yuva;
  } u;
  uint32_t pad[4];
  uint8_t *private_memory;
} decoded;

typedef struct {
  metalens_webp_features input;
  decoded output;
  struct {
    int bypass_filtering, no_fancy_upsampling, use_cropping, crop_left, crop_top, crop_width, crop_height;
    int use_scaling, scaled_width, scaled_height, use_threads, dithering_strength, flip, alpha_dithering_strength;
    uint32_t pad[5];
  } options;
} configuration;

typedef int (*features_function)(const uint8_t *, size_t, metalens_webp_features *, int);
typedef int (*decode_function)(const uint8_t *, size_t, configuration *);

int metalens_webp_look(void *function, const uint8_t *bytes, size_t count, metalens_webp_features *features) {
  return ((features_function)function)(bytes, count, features, interface_version) == 0;
}

uint8_t *metalens_webp_scaled(void *function, const uint8_t *bytes, size_t count, int width, int height) {
  configuration configuration;
  // Does what WebPInitDecoderConfig does after it has checked the version.
  memset(&configuration, 0, sizeof configuration);
  configuration.output.colorspace = mode_rgba;
  configuration.options.use_scaling = 1;
  configuration.options.scaled_width = width;
  configuration.options.scaled_height = height;
  // libwebp frees its memory if it fails; its output has no bytes between rows.
  if (((decode_function)function)(bytes, count, &configuration) != 0) return NULL;
  return configuration.output.private_memory;
}
