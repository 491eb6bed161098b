#include "JPEGReading.h"

#include <stdlib.h>
#include <string.h>

// Scales by eighths, down to one eighth, until neither side of the picture has more than `most` pixels, if that is
// possible.
static void scale(struct jpeg_decompress_struct *cinfo, JDIMENSION most) {
  cinfo->scale_num = 8;
  cinfo->scale_denom = 8;
  jpeg_calc_output_dimensions(cinfo);
  while (cinfo->scale_num > 1 && (cinfo->output_width > most || cinfo->output_height > most)) {
    cinfo->scale_num--;
    jpeg_calc_output_dimensions(cinfo);
  }
}

// Reads the rows of a picture that is decoded to Y, Cb and Cr.
static void read_with_chroma(struct jpeg_decompress_struct *cinfo, metalens_jpeg_preview *preview) {
  uint32_t width = cinfo->output_width;
  uint8_t line[METALENS_JPEG_PREVIEW * 3];
  while (cinfo->output_scanline < cinfo->output_height) {
    size_t start = (size_t)cinfo->output_scanline * width;
    JSAMPROW row = line;
    jpeg_read_scanlines(cinfo, &row, 1);
    for (uint32_t x = 0; x < width; x++) {
      preview->samples[start + x] = line[3 * x];
      preview->chroma[0][start + x] = line[3 * x + 1];
      preview->chroma[1][start + x] = line[3 * x + 2];
    }
  }
  preview->chroma_width = width;
  preview->chroma_height = cinfo->output_height;
  preview->chroma_pitch_across = preview->chroma_pitch_down = 1;
}

// Whether libjpeg can bring Cb and Cr to the size of Y: it does so by whole factors alone.
static int can_upsample(const struct jpeg_decompress_struct *cinfo) {
  for (int i = 1; i < 3; i++) {
    const jpeg_component_info *component = &cinfo->comp_info[i];
    if (cinfo->max_h_samp_factor % component->h_samp_factor || cinfo->max_v_samp_factor % component->v_samp_factor) {
      return 0;
    }
  }
  return 1;
}

void metalens_read_jpeg_small(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                              metalens_jpeg_outcome *outcome, metalens_jpeg_preview *preview) {
  struct jpeg_decompress_struct cinfo;
  metalens_picture_state state;
  metalens_picture_prepare(&cinfo, &state, bounds, outcome);
  if (setjmp(state.escape)) {
    // An error after the last row loses no row, so it is reported as a warning.
    outcome->failed = !state.is_behind_rows;
    if (state.is_behind_rows && !outcome->data_warning[0]) {
      memcpy(outcome->data_warning, outcome->error, sizeof outcome->data_warning);
    }
    jpeg_destroy_decompress(&cinfo);
    return;
  }
  metalens_picture_begin(&cinfo, &state, bytes, count);
  int has_chroma = metalens_has_chroma(&cinfo) && can_upsample(&cinfo);
  cinfo.out_color_space = has_chroma ? JCS_YCbCr : JCS_GRAYSCALE;
  cinfo.dct_method = JDCT_ISLOW;
  scale(&cinfo, METALENS_JPEG_PREVIEW);
  if (cinfo.output_width > METALENS_JPEG_PREVIEW || cinfo.output_height > METALENS_JPEG_PREVIEW) {
    metalens_picture_give_up(&state, "larger than the limit");
  }
  jpeg_start_decompress(&cinfo);
  preview->width = cinfo.output_width;
  preview->height = cinfo.output_height;
  if (has_chroma) {
    read_with_chroma(&cinfo, preview);
  } else {
    while (cinfo.output_scanline < cinfo.output_height) {
      JSAMPROW row = preview->samples + (size_t)cinfo.output_scanline * cinfo.output_width;
      jpeg_read_scanlines(&cinfo, &row, 1);
    }
  }
  // Data left over after the last blocks are noticed only when libjpeg looks for the next marker.
  state.is_behind_rows = 1;
  jpeg_finish_decompress(&cinfo);
  jpeg_destroy_decompress(&cinfo);
}

// Adobe's four inks are stored inverted: 255 means no ink.
static void mix(const uint8_t *inks, uint32_t *sums) {
  for (int i = 0; i < 3; i++) sums[i] += (uint32_t)inks[i] * inks[3] / 255;
}

// Reads the rows unchanged: each pixel becomes one pixel of the raster.
static void copy_rows(struct jpeg_decompress_struct *cinfo, metalens_jpeg_raster *raster) {
  while (cinfo->output_scanline < cinfo->output_height) {
    JSAMPROW row = raster->samples + (size_t)cinfo->output_scanline * raster->width * 3;
    jpeg_read_scanlines(cinfo, &row, 1);
  }
}

// Reads the rows and reduces each square of `step` by `step` pixels to its mean; squares at the right and bottom edges
// may have fewer pixels.
static void reduce(struct jpeg_decompress_struct *cinfo, uint32_t step, uint8_t *line, uint32_t *sums,
                   metalens_jpeg_raster *raster) {
  uint32_t width = cinfo->output_width, rows = 0;
  int parts = cinfo->output_components;
  uint8_t *out = raster->samples;
  memset(sums, 0, (size_t)raster->width * 3 * sizeof *sums);
  while (cinfo->output_scanline < cinfo->output_height) {
    JSAMPROW row = line;
    jpeg_read_scanlines(cinfo, &row, 1);
    rows++;
    for (uint32_t x = 0; x < width; x++) {
      uint32_t *sum = sums + (size_t)(x / step) * 3;
      const uint8_t *pixel = line + (size_t)x * parts;
      if (parts == 4) {
        mix(pixel, sum);
      } else {
        for (int i = 0; i < 3; i++) sum[i] += pixel[i];
      }
    }
    if (rows < step && cinfo->output_scanline < cinfo->output_height) continue;
    for (uint32_t x = 0; x < raster->width; x++) {
      uint32_t columns = (x + 1) * step <= width ? step : width - x * step;
      for (int i = 0; i < 3; i++) *out++ = (uint8_t)(sums[(size_t)x * 3 + i] / (columns * rows));
    }
    memset(sums, 0, (size_t)raster->width * 3 * sizeof *sums);
    rows = 0;
  }
}

void metalens_read_jpeg_raster(const uint8_t *bytes, size_t count, uint32_t most, int whole,
                               const metalens_jpeg_bounds *bounds, metalens_jpeg_outcome *outcome,
                               metalens_jpeg_raster *raster) {
  struct jpeg_decompress_struct cinfo;
  metalens_picture_state state;
  metalens_picture_prepare(&cinfo, &state, bounds, outcome);
  if (setjmp(state.escape)) {
    outcome->failed = 1;
    jpeg_destroy_decompress(&cinfo);
    free(raster->samples);
    raster->samples = NULL;
    return;
  }
  metalens_picture_begin(&cinfo, &state, bytes, count);
  if (most < 1 || most > METALENS_JPEG_RASTER) metalens_picture_give_up(&state, "larger than the limit");
  cinfo.out_color_space = cinfo.num_components == 4 ? JCS_CMYK : JCS_RGB;
  cinfo.dct_method = JDCT_ISLOW;
  if (!whole) scale(&cinfo, most);
  jpeg_start_decompress(&cinfo);
  if (cinfo.output_components != 3 && cinfo.output_components != 4) metalens_picture_give_up(&state, "no colours");
  uint32_t longest = cinfo.output_width > cinfo.output_height ? cinfo.output_width : cinfo.output_height;
  uint32_t step = (longest + most - 1) / most;
  raster->width = (cinfo.output_width + step - 1) / step;
  raster->height = (cinfo.output_height + step - 1) / step;
  raster->samples = malloc((size_t)raster->width * raster->height * 3);
  // libjpeg frees this memory with the decoder, however decoding ends.
  uint8_t *line = (*cinfo.mem->alloc_large)((j_common_ptr)&cinfo, JPOOL_IMAGE,
                                            (size_t)cinfo.output_width * cinfo.output_components);
  uint32_t *sums = (*cinfo.mem->alloc_large)((j_common_ptr)&cinfo, JPOOL_IMAGE,
                                             (size_t)raster->width * 3 * sizeof(uint32_t));
  if (!raster->samples) metalens_picture_give_up(&state, "no memory");
  if (step == 1 && cinfo.output_components == 3) {
    copy_rows(&cinfo, raster);
  } else {
    reduce(&cinfo, step, line, sums, raster);
  }
  jpeg_destroy_decompress(&cinfo);
}

const uint8_t *metalens_jpeg_preview_samples(const metalens_jpeg_preview *preview) {
  return preview->samples;
}

const uint8_t *metalens_jpeg_preview_chroma(const metalens_jpeg_preview *preview, int index) {
  return preview->chroma[index];
}
