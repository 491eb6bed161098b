#include "CMetaLensShims.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

// libjpeg's errors come back through longjmp, its warnings are counted, and its progress calls, one for each row
// of MCUs, bound the scans, ask whether to go on, and tell where the data ended.

typedef struct {
  struct jpeg_error_mgr manager;  // first, so that cinfo->err is this
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  metalens_jpeg_outcome *outcome;
  const metalens_jpeg_bounds *bounds;
  int scan;          // the scan whose rows are counted
  int is_short;      // a warning in it says that its data ended
  JDIMENSION rows;   // its rows up to the last one that took a byte
  size_t left;       // bytes left then
  JDIMENSION charged;  // its rows that were charged
  uint64_t visits;     // blocks of all scans that were visited, as the bounds count them
  const uint8_t *bytes;  // the whole picture; NULL until its header was read
  size_t byte_count;
  size_t short_end;  // where data ended in the last row before their time; 0 where they didn't
} picture_state;

static void leave(j_common_ptr cinfo) {
  picture_state *state = (picture_state *)cinfo->err;
  char text[JMSG_LENGTH_MAX];
  (*cinfo->err->format_message)(cinfo, text);
  snprintf(state->outcome->error, sizeof state->outcome->error, "%s", text);
  longjmp(state->escape, 1);
}

static void give_up(picture_state *state, const char *why) {
  snprintf(state->outcome->error, sizeof state->outcome->error, "%s", why);
  longjmp(state->escape, 1);
}

// Whether the bytes that nobody needs before a marker are coded data: all blocks were filled before their time. Some
// cameras write a few bytes before EOI, or pad with zeros.
static int is_left_over(const picture_state *state, j_decompress_ptr cinfo) {
  size_t end = state->byte_count - cinfo->src->bytes_in_buffer;
  size_t skipped = (size_t)cinfo->err->msg_parm.i[0], others = 0;
  int marker = cinfo->err->msg_parm.i[1];
  size_t few = marker >= JPEG_RST0 && marker < JPEG_EOI - 1 ? 4 : 32;
  if (skipped < few || skipped > end) return 0;
  for (size_t i = end - skipped; i < end; i++) others += state->bytes[i] != 0 && state->bytes[i] != 0xFF;
  return others > skipped / 2;
}

// Codes that stand for nothing, a marker before its time, an interval that is missing, data beyond the last block: data
// were overwritten, or some are gone. Where only the last row ends early, its blocks tell (`ends_in_nothing`).
static int is_damage(picture_state *state, j_decompress_ptr cinfo, int code) {
  if (!state->bytes) return 0;
  switch (code) {
    case JWRN_EXTRANEOUS_DATA: return is_left_over(state, cinfo);
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC: return 1;
    case JWRN_HIT_MARKER:
      if (cinfo->input_iMCU_row + 1 < cinfo->total_iMCU_rows) return 1;
      state->short_end = state->byte_count - cinfo->src->bytes_in_buffer;
      return 0;
    default: return 0;
  }
}

// Levels above -1 are traces, which tell nothing about damage.
static void keep_warning(j_common_ptr cinfo, int level) {
  if (level != -1) return;
  picture_state *state = (picture_state *)cinfo->err;
  metalens_jpeg_outcome *outcome = state->outcome;
  if (outcome->warning_count == 0) {
    char text[JMSG_LENGTH_MAX];
    (*cinfo->err->format_message)(cinfo, text);
    snprintf(outcome->warning, sizeof outcome->warning, "%s", text);
  }
  if (outcome->warning_count < 1000000) outcome->warning_count++;
  int code = cinfo->err->msg_code;
  if (is_damage(state, (j_decompress_ptr)cinfo, code)) {
    if (outcome->damage_count == 0) {
      outcome->damage_offset = state->byte_count - ((j_decompress_ptr)cinfo)->src->bytes_in_buffer;
    }
    if (outcome->damage_count < 1000000) outcome->damage_count++;
  }
  if (code == JWRN_JPEG_EOF) outcome->end_missing = 1;
  if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER) state->is_short = 1;
}

static void stay_silent(j_common_ptr cinfo) { (void)cinfo; }

// What a row of MCUs costs, in blocks that are visited: each is looked at even where the data have ended and nothing is
// decoded. A block of arithmetic coding takes a decision or several for each coefficient, and no bit: two of them count
// as a visit. Where each MCU has a restart interval of its own, markers are looked for as often.
static uint64_t row_cost(j_decompress_ptr cinfo) {
  uint64_t mcus = cinfo->MCUs_per_row;
  if (cinfo->comps_in_scan == 1) mcus *= (uint64_t)cinfo->cur_comp_info[0]->v_samp_factor;
  uint64_t each = (uint64_t)cinfo->blocks_in_MCU;
  if (cinfo->arith_code) {
    int coefficients = cinfo->progressive_mode ? cinfo->Se - cinfo->Ss + 1 : DCTSIZE2;
    each *= (uint64_t)(coefficients + 1) / 2;
  }
  uint64_t cost = mcus * each;
  if (cinfo->restart_interval > 0) cost += 4 * mcus / cinfo->restart_interval;
  return cost;
}

// Rows that took no byte after the data had ended are libjpeg's own filling. A warning alone is not the end: after
// a restart marker the data may go on.
static void watch(j_common_ptr common) {
  j_decompress_ptr cinfo = (j_decompress_ptr)common;
  picture_state *state = (picture_state *)cinfo->err;
  metalens_jpeg_outcome *outcome = state->outcome;
  if (state->bounds->is_cancelled && state->bounds->is_cancelled()) {
    outcome->cancelled = 1;
    give_up(state, "cancelled");
  }
  if (cinfo->input_scan_number > state->bounds->scan_limit) give_up(state, "too many scans");
  size_t left = cinfo->src->bytes_in_buffer;
  if (cinfo->input_scan_number != state->scan) state->charged = 0;
  // Asked before the row is read; lines of pixels that come out of it are asked for too.
  if (cinfo->input_iMCU_row < cinfo->total_iMCU_rows && cinfo->input_iMCU_row >= state->charged) {
    state->charged = cinfo->input_iMCU_row + 1;
    state->visits += row_cost(cinfo);
    if (state->visits > state->bounds->visit_limit) {
      state->outcome->visits_over = 1;
      give_up(state, "more blocks in its scans than the limit");
    }
  }
  if (cinfo->input_scan_number != state->scan) {
    state->scan = cinfo->input_scan_number;
    state->is_short = 0;
    state->rows = 0;
    state->left = left;
    outcome->scan_count = state->scan;
    outcome->total_rows = cinfo->total_iMCU_rows;
    if (state->scan == 1) outcome->decoded_rows = cinfo->total_iMCU_rows;
  } else if (left != state->left) {
    state->left = left;
    state->rows = cinfo->input_iMCU_row;
  }
  // The end of a scan. The rows of the shortest one are the picture's.
  if (cinfo->input_iMCU_row >= cinfo->total_iMCU_rows && state->is_short &&
      state->rows < outcome->decoded_rows) {
    outcome->decoded_rows = state->rows;
  }
}

static void prepare(struct jpeg_decompress_struct *cinfo, picture_state *state,
                    const metalens_jpeg_bounds *bounds, metalens_jpeg_outcome *outcome) {
  memset(cinfo, 0, sizeof *cinfo);
  memset(state, 0, sizeof *state);
  cinfo->err = jpeg_std_error(&state->manager);
  state->manager.error_exit = leave;
  state->manager.emit_message = keep_warning;
  state->manager.output_message = stay_silent;
  state->outcome = outcome;
  state->bounds = bounds;
  state->progress.progress_monitor = watch;
}

// Reads the header and refuses what is too large before libjpeg makes room for it.
static void begin(struct jpeg_decompress_struct *cinfo, picture_state *state, const uint8_t *bytes,
                  size_t count) {
  jpeg_create_decompress(cinfo);
  cinfo->progress = &state->progress;
  cinfo->mem->max_memory_to_use = state->bounds->memory_limit;
  // libjpeg-turbo declares the bytes const, IJG's jpeg-8 doesn't; neither writes to them.
  jpeg_mem_src(cinfo, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(cinfo, TRUE);
  state->bytes = bytes;
  state->byte_count = count;
  state->outcome->width = cinfo->image_width;
  state->outcome->height = cinfo->image_height;
  state->outcome->component_count = cinfo->num_components;
  uint64_t area = (uint64_t)cinfo->image_width * cinfo->image_height;
  if (area > state->bounds->area_limit) give_up(state, "larger than the limit");
  // A block takes one bit at least for its DC coefficient (ITU-T T.81, F.1.2.1).
  if (!cinfo->arith_code && area / 64 > (uint64_t)count * 8) {
    state->outcome->bits_missing = 1;
    give_up(state, "fewer bits than blocks");
  }
  // Arithmetic coding needs no bit a block: a few hundred bytes could ask for all of it. No camera uses it.
  if (cinfo->arith_code && area > (1u << 24)) give_up(state, "larger than the limit");
  // libjpeg's usual memory manager takes no notice of max_memory_to_use.
  uint64_t most = 0, parts = 0;
  for (int i = 0; i < cinfo->num_components; i++) {
    uint64_t samples = (uint64_t)cinfo->comp_info[i].h_samp_factor * cinfo->comp_info[i].v_samp_factor;
    parts += samples;
    if (samples > most) most = samples;
  }
  if (most > 0 && area * sizeof(JCOEF) * parts / most > (uint64_t)state->bounds->memory_limit) {
    give_up(state, "larger than the limit");
  }
}

static void count_block(const JCOEF *block, uint32_t *histograms) {
  // Natural positions of the DC coefficient and the first AC coefficients in zigzag order (T.81, figure A.6).
  static const uint8_t position[METALENS_JPEG_FREQUENCIES] = {0,  1,  8,  16, 9,  2,  3,  10,
                                                              17, 24, 32, 25, 18, 11, 4,  5};
  for (int k = 0; k < METALENS_JPEG_FREQUENCIES; k++) {
    int value = block[position[k]];
    if (value > METALENS_JPEG_REACH) value = METALENS_JPEG_REACH;
    if (value < -METALENS_JPEG_REACH) value = -METALENS_JPEG_REACH;
    histograms[k * METALENS_JPEG_BINS + METALENS_JPEG_REACH + value]++;
  }
}

// One pass over the first component's blocks: histograms, and the blocks' means reduced by whole steps.
static void gather(struct jpeg_decompress_struct *cinfo, jvirt_barray_ptr array, uint32_t *histograms,
                   metalens_jpeg_preview *preview) {
  jpeg_component_info *component = &cinfo->comp_info[0];
  JDIMENSION columns = component->width_in_blocks, rows = component->height_in_blocks;
  JDIMENSION longest = columns > rows ? columns : rows;
  JDIMENSION step = (longest + METALENS_JPEG_PREVIEW - 1) / METALENS_JPEG_PREVIEW;
  int32_t quantizer = component->quant_table ? component->quant_table->quantval[0] : 1;
  int64_t sums[METALENS_JPEG_PREVIEW];
  preview->width = (columns + step - 1) / step;
  preview->height = (rows + step - 1) / step;
  for (JDIMENSION top = 0; top < rows; top += step) {
    JDIMENSION bottom = top + step < rows ? top + step : rows;
    memset(sums, 0, sizeof sums);
    for (JDIMENSION row = top; row < bottom; row++) {
      JBLOCKARRAY blocks =
          (*cinfo->mem->access_virt_barray)((j_common_ptr)cinfo, array, row, 1, FALSE);
      for (JDIMENSION column = 0; column < columns; column++) {
        count_block(blocks[0][column], histograms);
        sums[column / step] += blocks[0][column][0];
      }
    }
    uint8_t *out = preview->samples + (size_t)(top / step) * preview->width;
    for (uint32_t x = 0; x < preview->width; x++) {
      JDIMENSION right = (x + 1) * step < columns ? (x + 1) * step : columns;
      int64_t blocks = (int64_t)(right - x * step) * (bottom - top);
      int64_t mean = sums[x] * quantizer / (8 * blocks) + 128;
      out[x] = (uint8_t)(mean < 0 ? 0 : mean > 255 ? 255 : mean);
    }
  }
}

// Whether the last blocks of the last row were filled with nothing: data are missing, not merely the bits of a last block
// that an encoder left out, counting on zeros.
static int ends_in_nothing(struct jpeg_decompress_struct *cinfo, jvirt_barray_ptr array) {
  static const JCOEF nothing[DCTSIZE2];
  jpeg_component_info *component = &cinfo->comp_info[0];
  JDIMENSION count = component->width_in_blocks < 8 ? component->width_in_blocks : 8;
  JBLOCKARRAY blocks = (*cinfo->mem->access_virt_barray)(
      (j_common_ptr)cinfo, array, component->height_in_blocks - 1, 1, FALSE);
  JBLOCKROW last = blocks[0] + component->width_in_blocks - count;
  for (JDIMENSION i = 0; i < count; i++) {
    if (memcmp(last[i], nothing, sizeof nothing) != 0) return 0;
  }
  return 1;
}

void metalens_read_jpeg_coefficients(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                                     metalens_jpeg_outcome *outcome, uint32_t *histograms,
                                     metalens_jpeg_preview *preview) {
  struct jpeg_decompress_struct cinfo;
  picture_state state;
  prepare(&cinfo, &state, bounds, outcome);
  if (setjmp(state.escape)) {
    outcome->failed = 1;
    jpeg_destroy_decompress(&cinfo);
    return;
  }
  begin(&cinfo, &state, bytes, count);
  jvirt_barray_ptr *arrays = jpeg_read_coefficients(&cinfo);
  if (arrays) {
    gather(&cinfo, arrays[0], histograms, preview);
    if (outcome->damage_count == 0 && state.short_end > 0 && ends_in_nothing(&cinfo, arrays[0])) {
      outcome->damage_count = 1;
      outcome->damage_offset = state.short_end;
    }
  }
  jpeg_destroy_decompress(&cinfo);
}

void metalens_read_jpeg_grey(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                             metalens_jpeg_outcome *outcome, metalens_jpeg_preview *preview) {
  struct jpeg_decompress_struct cinfo;
  picture_state state;
  prepare(&cinfo, &state, bounds, outcome);
  if (setjmp(state.escape)) {
    outcome->failed = 1;
    jpeg_destroy_decompress(&cinfo);
    return;
  }
  begin(&cinfo, &state, bytes, count);
  cinfo.out_color_space = JCS_GRAYSCALE;
  cinfo.dct_method = JDCT_ISLOW;
  cinfo.scale_num = 8;
  cinfo.scale_denom = 8;
  jpeg_calc_output_dimensions(&cinfo);
  while (cinfo.scale_num > 1 &&
         (cinfo.output_width > METALENS_JPEG_PREVIEW || cinfo.output_height > METALENS_JPEG_PREVIEW)) {
    cinfo.scale_num--;
    jpeg_calc_output_dimensions(&cinfo);
  }
  if (cinfo.output_width > METALENS_JPEG_PREVIEW || cinfo.output_height > METALENS_JPEG_PREVIEW) {
    give_up(&state, "larger than the limit");
  }
  jpeg_start_decompress(&cinfo);
  preview->width = cinfo.output_width;
  preview->height = cinfo.output_height;
  while (cinfo.output_scanline < cinfo.output_height) {
    JSAMPROW row = preview->samples + (size_t)cinfo.output_scanline * cinfo.output_width;
    jpeg_read_scanlines(&cinfo, &row, 1);
  }
  jpeg_destroy_decompress(&cinfo);
}

// Adobe's four inks are stored upside down: 255 is none of it.
static void mix(const uint8_t *inks, uint32_t *sums) {
  for (int i = 0; i < 3; i++) sums[i] += (uint32_t)inks[i] * inks[3] / 255;
}

// Reads the rows as they are, where each pixel is one of the raster.
static void copy_rows(struct jpeg_decompress_struct *cinfo, metalens_jpeg_raster *raster) {
  while (cinfo->output_scanline < cinfo->output_height) {
    JSAMPROW row = raster->samples + (size_t)cinfo->output_scanline * raster->width * 3;
    jpeg_read_scanlines(cinfo, &row, 1);
  }
}

// Reads the rows, `step` by `step` pixels to one, by their mean; those at the right and bottom of fewer.
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

void metalens_read_jpeg_raster(const uint8_t *bytes, size_t count, uint32_t most,
                               const metalens_jpeg_bounds *bounds, metalens_jpeg_outcome *outcome,
                               metalens_jpeg_raster *raster) {
  struct jpeg_decompress_struct cinfo;
  picture_state state;
  prepare(&cinfo, &state, bounds, outcome);
  if (setjmp(state.escape)) {
    outcome->failed = 1;
    jpeg_destroy_decompress(&cinfo);
    free(raster->samples);
    raster->samples = NULL;
    return;
  }
  begin(&cinfo, &state, bytes, count);
  if (most < 1 || most > METALENS_JPEG_RASTER) give_up(&state, "larger than the limit");
  cinfo.out_color_space = cinfo.num_components == 4 ? JCS_CMYK : JCS_RGB;
  cinfo.dct_method = JDCT_ISLOW;
  cinfo.scale_num = 8;
  cinfo.scale_denom = 8;
  jpeg_calc_output_dimensions(&cinfo);
  while (cinfo.scale_num > 1 && (cinfo.output_width > most || cinfo.output_height > most)) {
    cinfo.scale_num--;
    jpeg_calc_output_dimensions(&cinfo);
  }
  jpeg_start_decompress(&cinfo);
  if (cinfo.output_components != 3 && cinfo.output_components != 4) give_up(&state, "no colours");
  uint32_t longest = cinfo.output_width > cinfo.output_height ? cinfo.output_width : cinfo.output_height;
  uint32_t step = (longest + most - 1) / most;
  raster->width = (cinfo.output_width + step - 1) / step;
  raster->height = (cinfo.output_height + step - 1) / step;
  raster->samples = malloc((size_t)raster->width * raster->height * 3);
  // libjpeg's own memory goes with the decoder, however it ends.
  uint8_t *line = (*cinfo.mem->alloc_large)((j_common_ptr)&cinfo, JPOOL_IMAGE,
                                            (size_t)cinfo.output_width * cinfo.output_components);
  uint32_t *sums = (*cinfo.mem->alloc_large)((j_common_ptr)&cinfo, JPOOL_IMAGE,
                                             (size_t)raster->width * 3 * sizeof(uint32_t));
  if (!raster->samples) give_up(&state, "no memory");
  if (step == 1 && cinfo.output_components == 3) {
    copy_rows(&cinfo, raster);
  } else {
    reduce(&cinfo, step, line, sums, raster);
  }
  jpeg_destroy_decompress(&cinfo);
}

typedef struct {
  struct jpeg_error_mgr manager;  // first, so that cinfo->err is this
  jmp_buf escape;
  unsigned char *bytes;
  unsigned long count;
} coding_state;

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

const char *metalens_jpeg_outcome_error(const metalens_jpeg_outcome *outcome) {
  return outcome->failed ? outcome->error : NULL;
}

const char *metalens_jpeg_outcome_warning(const metalens_jpeg_outcome *outcome) {
  return outcome->warning_count > 0 ? outcome->warning : NULL;
}

const uint8_t *metalens_jpeg_preview_samples(const metalens_jpeg_preview *preview) {
  return preview->samples;
}
