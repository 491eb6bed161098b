#include "CMetaLensShims.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
  struct jpeg_error_mgr manager;  // first, so that cinfo->err is this
  jmp_buf escape;
  unsigned char *bytes;
  unsigned long count;
} coding_state;

static void stay_silent(j_common_ptr cinfo) { (void)cinfo; }

static void stop_coding(j_common_ptr cinfo) { longjmp(((coding_state *)cinfo->err)->escape, 1); }

int metalens_write_jpeg(const uint8_t *samples, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
                        size_t *count) {
  struct jpeg_compress_struct cinfo;
  coding_state state;
  memset(&cinfo, 0, sizeof cinfo);
  memset(&state, 0, sizeof state);
  cinfo.err = jpeg_std_error(&state.manager);
  state.manager.error_exit = stop_coding;
  state.manager.output_message = stay_silent;
  if (setjmp(state.escape)) {
    jpeg_destroy_compress(&cinfo);
    free(state.bytes);
    return -1;
  }
  jpeg_create_compress(&cinfo);
  jpeg_mem_dest(&cinfo, &state.bytes, &state.count);
  cinfo.image_width = width;
  cinfo.image_height = height;
  cinfo.input_components = 3;
  cinfo.in_color_space = JCS_RGB;
  jpeg_set_defaults(&cinfo);
  jpeg_set_quality(&cinfo, quality, TRUE);
  jpeg_start_compress(&cinfo, TRUE);
  while (cinfo.next_scanline < height) {
    // libjpeg doesn't write to the rows it codes.
    JSAMPROW row = (JSAMPROW)(samples + (size_t)cinfo.next_scanline * width * 3);
    jpeg_write_scanlines(&cinfo, &row, 1);
  }
  jpeg_finish_compress(&cinfo);
  jpeg_destroy_compress(&cinfo);
  *bytes = state.bytes;
  *count = state.count;
  return 0;
}

void metalens_jpeg_free(uint8_t *bytes) { free(bytes); }
