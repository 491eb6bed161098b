#include "CMetaLensShims.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
  struct jpeg_error_mgr manager;  // first, so that cinfo->err is this
  jmp_buf escape;
  metalens_jpeg_header *header;
} error_state;

static void leave(j_common_ptr cinfo) {
  error_state *state = (error_state *)cinfo->err;
  char text[JMSG_LENGTH_MAX];
  (*cinfo->err->format_message)(cinfo, text);
  snprintf(state->header->error, sizeof state->header->error, "%s", text);
  longjmp(state->escape, 1);
}

// Messages of levels above -1 are traces, which say nothing about damage.
static void keep_warning(j_common_ptr cinfo, int level) {
  if (level != -1) return;
  error_state *state = (error_state *)cinfo->err;
  metalens_jpeg_header *header = state->header;
  if (header->warning_count < METALENS_JPEG_WARNINGS) {
    char text[JMSG_LENGTH_MAX];
    (*cinfo->err->format_message)(cinfo, text);
    snprintf(header->warnings[header->warning_count], METALENS_JPEG_TEXT, "%s", text);
  }
  if (header->warning_count < 1000000) header->warning_count++;
}

static void stay_silent(j_common_ptr cinfo) { (void)cinfo; }

static void copy_tables(const struct jpeg_decompress_struct *cinfo, metalens_jpeg_header *header) {
  for (int slot = 0; slot < 4; slot++) {
    if (!cinfo->quant_tbl_ptrs[slot]) continue;
    header->quantization_present[slot] = 1;
    for (int i = 0; i < 64; i++) header->quantization[slot][i] = cinfo->quant_tbl_ptrs[slot]->quantval[i];
  }
}

static void copy_frame(const struct jpeg_decompress_struct *cinfo, metalens_jpeg_header *header) {
  header->width = cinfo->image_width;
  header->height = cinfo->image_height;
  header->precision = cinfo->data_precision;
  int count = cinfo->num_components;
  if (count > 10) count = 10;  // MAX_COMPONENTS, which libjpeg has checked
  header->component_count = count;
  for (int i = 0; i < count; i++) {
    const jpeg_component_info *from = &cinfo->comp_info[i];
    header->components[i].id = (uint8_t)from->component_id;
    header->components[i].horizontal_sampling = (uint8_t)from->h_samp_factor;
    header->components[i].vertical_sampling = (uint8_t)from->v_samp_factor;
    header->components[i].quantization_table = (uint8_t)from->quant_tbl_no;
  }
}

void metalens_read_jpeg_header(const uint8_t *bytes, size_t count, metalens_jpeg_header *header) {
  struct jpeg_decompress_struct cinfo;
  error_state state;
  memset(&cinfo, 0, sizeof cinfo);
  cinfo.err = jpeg_std_error(&state.manager);
  state.header = header;
  state.manager.error_exit = leave;
  state.manager.emit_message = keep_warning;
  state.manager.output_message = stay_silent;
  if (setjmp(state.escape)) {
    header->failed = 1;
    // Tables read before the error are complete: libjpeg fills in a table before it reads on.
    if (cinfo.mem) copy_tables(&cinfo, header);
    jpeg_destroy_decompress(&cinfo);
    return;
  }
  jpeg_create_decompress(&cinfo);
  // libjpeg-turbo declares the bytes const, IJG's jpeg-8 doesn't; neither writes to them.
  jpeg_mem_src(&cinfo, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(&cinfo, TRUE);
  copy_tables(&cinfo, header);
  copy_frame(&cinfo, header);
  jpeg_destroy_decompress(&cinfo);
}

const metalens_jpeg_component *metalens_jpeg_component_at(const metalens_jpeg_header *header, int index) {
  return index >= 0 && index < header->component_count ? &header->components[index] : NULL;
}

const uint16_t *metalens_jpeg_quantization(const metalens_jpeg_header *header, int slot) {
  return slot >= 0 && slot < 4 && header->quantization_present[slot] ? header->quantization[slot] : NULL;
}

const char *metalens_jpeg_warning(const metalens_jpeg_header *header, int index) {
  return index >= 0 && index < header->warning_count && index < METALENS_JPEG_WARNINGS
             ? header->warnings[index]
             : NULL;
}

const char *metalens_jpeg_error(const metalens_jpeg_header *header) {
  return header->failed ? header->error : NULL;
}
