#include "JPEGReading.h"

#include <string.h>

#include <jerror.h>

static void add_damage(metalens_picture_state *state, j_decompress_ptr cinfo) {
  metalens_jpeg_outcome *outcome = state->outcome;
  if (outcome->damage_count == 0) {
    outcome->damage_offset = state->byte_count - cinfo->src->bytes_in_buffer;
    outcome->damage_behind_rows = cinfo->input_iMCU_row >= cinfo->total_iMCU_rows;
  }
  if (outcome->damage_count < 1000000) outcome->damage_count++;
}

// What libjpeg gives up at once rows are being read is no fault of the header, which it has accepted: a marker or a table
// that stands where data should.
static void leave(j_common_ptr cinfo) {
  metalens_picture_state *state = (metalens_picture_state *)cinfo->err;
  if (state->scan > 0 && cinfo->err->msg_code != JERR_OUT_OF_MEMORY) {
    j_decompress_ptr decompress = (j_decompress_ptr)cinfo;
    state->outcome->data_broken = 1;
    if (decompress->input_iMCU_row < state->outcome->decoded_rows) {
      state->outcome->decoded_rows = decompress->input_iMCU_row;
    }
    add_damage(state, decompress);
  }
  char text[JMSG_LENGTH_MAX];
  (*cinfo->err->format_message)(cinfo, text);
  snprintf(state->outcome->error, sizeof state->outcome->error, "%s", text);
  longjmp(state->escape, 1);
}

void metalens_picture_give_up(metalens_picture_state *state, const char *why) {
  snprintf(state->outcome->error, sizeof state->outcome->error, "%s", why);
  longjmp(state->escape, 1);
}

// How many of the bytes that nobody needed before a marker are neither zeros nor 0xFF.
static size_t count_skipped(const metalens_picture_state *state, j_decompress_ptr cinfo) {
  size_t end = state->byte_count - cinfo->src->bytes_in_buffer;
  size_t skipped = (size_t)cinfo->err->msg_parm.i[0], others = 0;
  if (skipped > end) return 0;
  for (size_t i = end - skipped; i < end; i++) others += state->bytes[i] != 0 && state->bytes[i] != 0xFF;
  return others;
}

// Whether the bytes that nobody needs before a marker are coded data: all blocks were filled before their time. Some
// cameras write a few bytes before EOI, or pad with zeros.
static int is_left_over(const metalens_picture_state *state, j_decompress_ptr cinfo) {
  size_t end = state->byte_count - cinfo->src->bytes_in_buffer;
  size_t skipped = (size_t)cinfo->err->msg_parm.i[0];
  int marker = cinfo->err->msg_parm.i[1];
  size_t few = marker >= JPEG_RST0 && marker < JPEG_EOI - 1 ? 4 : 32;
  if (skipped < few || skipped > end) return 0;
  return count_skipped(state, cinfo) > skipped / 2;
}

// Codes that stand for nothing, a marker before its time, an interval that is missing, data beyond the last block: data
// were overwritten, or some are gone. Where only the last row ends early, its blocks tell (`ends_in_nothing`).
static int is_damage(metalens_picture_state *state, j_decompress_ptr cinfo, int code) {
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

// Whether a warning is about the coded data, and not about what stands in the header, nor about EOI that lacks behind them.
static int is_of_data(const metalens_picture_state *state, j_decompress_ptr cinfo, int code) {
  switch (code) {
    case JWRN_EXTRANEOUS_DATA: return !state->is_behind_rows || count_skipped(state, cinfo) > 0;
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_HIT_MARKER:
    case JWRN_BOGUS_PROGRESSION: return 1;
    case JWRN_JPEG_EOF: return !state->is_behind_rows;
    default: return 0;
  }
}

// Levels above -1 are traces, which tell nothing about damage.
static void keep_warning(j_common_ptr cinfo, int level) {
  if (level != -1) return;
  metalens_picture_state *state = (metalens_picture_state *)cinfo->err;
  metalens_jpeg_outcome *outcome = state->outcome;
  if (outcome->warning_count == 0) {
    char text[JMSG_LENGTH_MAX];
    (*cinfo->err->format_message)(cinfo, text);
    snprintf(outcome->warning, sizeof outcome->warning, "%s", text);
  }
  if (outcome->warning_count < 1000000) outcome->warning_count++;
  int code = cinfo->err->msg_code;
  if (is_of_data(state, (j_decompress_ptr)cinfo, code) && !outcome->data_warning[0]) {
    char text[JMSG_LENGTH_MAX];
    (*cinfo->err->format_message)(cinfo, text);
    snprintf(outcome->data_warning, sizeof outcome->data_warning, "%s", text);
  }
  if (is_damage(state, (j_decompress_ptr)cinfo, code)) add_damage(state, (j_decompress_ptr)cinfo);
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
  metalens_picture_state *state = (metalens_picture_state *)cinfo->err;
  metalens_jpeg_outcome *outcome = state->outcome;
  if (state->bounds->is_cancelled && state->bounds->is_cancelled()) {
    outcome->cancelled = 1;
    metalens_picture_give_up(state, "cancelled");
  }
  if (cinfo->input_scan_number > state->bounds->scan_limit) metalens_picture_give_up(state, "too many scans");
  size_t left = cinfo->src->bytes_in_buffer;
  if (cinfo->input_scan_number != state->scan) state->charged = 0;
  // Asked before the row is read; lines of pixels that come out of it are asked for too.
  if (cinfo->input_iMCU_row < cinfo->total_iMCU_rows && cinfo->input_iMCU_row >= state->charged) {
    state->charged = cinfo->input_iMCU_row + 1;
    state->visits += row_cost(cinfo);
    if (state->visits > state->bounds->visit_limit) {
      state->outcome->visits_over = 1;
      metalens_picture_give_up(state, "more blocks in its scans than the limit");
    }
  }
  if (cinfo->input_scan_number != state->scan) {
    state->scan = cinfo->input_scan_number;
    state->is_short = 0;
    state->rows = 0;
    state->left = left;
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

void metalens_picture_prepare(struct jpeg_decompress_struct *cinfo, metalens_picture_state *state,
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

void metalens_picture_begin(struct jpeg_decompress_struct *cinfo, metalens_picture_state *state, const uint8_t *bytes,
                  size_t count) {
  jpeg_create_decompress(cinfo);
  cinfo->progress = &state->progress;
  cinfo->mem->max_memory_to_use = state->bounds->memory_limit;
  // libjpeg-turbo declares the bytes const, IJG's jpeg-8 doesn't; neither writes to them.
  jpeg_mem_src(cinfo, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(cinfo, TRUE);
  state->bytes = bytes;
  state->byte_count = count;
  state->outcome->component_count = cinfo->num_components;
  uint64_t area = (uint64_t)cinfo->image_width * cinfo->image_height;
  if (area > state->bounds->area_limit) metalens_picture_give_up(state, "larger than the limit");
  // A block takes one bit at least for its DC coefficient (ITU-T T.81, F.1.2.1).
  if (!cinfo->arith_code && area / 64 > (uint64_t)count * 8) {
    state->outcome->bits_missing = 1;
    metalens_picture_give_up(state, "fewer bits than blocks");
  }
  // Arithmetic coding needs no bit a block: a few hundred bytes could ask for all of it. No camera uses it.
  if (cinfo->arith_code && area > (1u << 24)) metalens_picture_give_up(state, "larger than the limit");
  // libjpeg's usual memory manager takes no notice of max_memory_to_use.
  uint64_t most = 0, parts = 0;
  for (int i = 0; i < cinfo->num_components; i++) {
    uint64_t samples = (uint64_t)cinfo->comp_info[i].h_samp_factor * cinfo->comp_info[i].v_samp_factor;
    parts += samples;
    if (samples > most) most = samples;
  }
  if (most > 0 && area * sizeof(JCOEF) * parts / most > (uint64_t)state->bounds->memory_limit) {
    metalens_picture_give_up(state, "larger than the limit");
  }
}

int metalens_has_chroma(const struct jpeg_decompress_struct *cinfo) {
  if (cinfo->num_components != 3 || cinfo->jpeg_color_space != JCS_YCbCr) return 0;
  return cinfo->comp_info[1].width_in_blocks == cinfo->comp_info[2].width_in_blocks &&
         cinfo->comp_info[1].height_in_blocks == cinfo->comp_info[2].height_in_blocks;
}

const char *metalens_jpeg_outcome_error(const metalens_jpeg_outcome *outcome) {
  return outcome->failed ? outcome->error : NULL;
}

const char *metalens_jpeg_outcome_data_warning(const metalens_jpeg_outcome *outcome) {
  return outcome->data_warning[0] ? outcome->data_warning : NULL;
}

const char *metalens_jpeg_outcome_warning(const metalens_jpeg_outcome *outcome) {
  return outcome->warning_count > 0 ? outcome->warning : NULL;
}
