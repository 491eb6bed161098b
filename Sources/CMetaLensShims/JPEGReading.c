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

// Handles an error of libjpeg. Once rows are being read, the error isn't about the header, which libjpeg has accepted:
// a marker or a table is where data should be.
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

// Returns how many of the bytes that libjpeg skipped before a marker are neither zero nor 0xFF.
static size_t count_skipped(const metalens_picture_state *state, j_decompress_ptr cinfo) {
  size_t end = state->byte_count - cinfo->src->bytes_in_buffer;
  size_t skipped = (size_t)cinfo->err->msg_parm.i[0], others = 0;
  if (skipped > end) return 0;
  for (size_t i = end - skipped; i < end; i++) others += state->bytes[i] != 0 && state->bytes[i] != 0xFF;
  return others;
}

// Whether the bytes that libjpeg skipped before a marker are coded data: then all blocks were filled too early. Some
// cameras write a few bytes before EOI, or pad with zeros.
static int is_left_over(const metalens_picture_state *state, j_decompress_ptr cinfo) {
  size_t end = state->byte_count - cinfo->src->bytes_in_buffer;
  size_t skipped = (size_t)cinfo->err->msg_parm.i[0];
  int marker = cinfo->err->msg_parm.i[1];
  size_t few = marker >= JPEG_RST0 && marker < JPEG_EOI - 1 ? 4 : 32;
  if (skipped < few || skipped > end) return 0;
  return count_skipped(state, cinfo) > skipped / 2;
}

// Whether a warning means that data were overwritten or are missing: undefined codes, a marker too early, a missing
// restart interval, data after the last block. If only the last row ends early, its blocks decide (`ends_in_nothing`).
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

// Whether a warning is about the coded data, and not about the header or about a missing EOI after the data.
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

// Messages of levels above -1 are traces, which say nothing about damage.
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

// Returns the cost of a row of MCUs in visited blocks: libjpeg visits each block even if the data have ended and
// nothing is decoded. A block of arithmetic coding takes one or more decisions for each coefficient without using a
// bit: two coefficients count as a visit. If each MCU has a restart interval of its own, libjpeg also looks for a
// marker at each.
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

// Rows that consumed no byte after the data ended are filled in by libjpeg. A warning alone doesn't mean the end: after
// a restart marker the data may continue.
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
  // libjpeg calls this before it reads a row of MCUs, and again for the lines of pixels from that row: each row is
  // charged once.
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
  // The end of a scan. The shortest scan determines how many rows of the picture were decoded.
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
  // A block needs at least one bit, for its DC coefficient (ITU-T T.81, F.1.2.1).
  if (!cinfo->arith_code && area / 64 > (uint64_t)count * 8) {
    state->outcome->bits_missing = 1;
    metalens_picture_give_up(state, "fewer bits than blocks");
  }
  // Arithmetic coding doesn't need a bit for each block: a few hundred bytes could cause all of this work. No camera
  // uses it.
  if (cinfo->arith_code && area > (1u << 24)) metalens_picture_give_up(state, "larger than the limit");
  // libjpeg's usual memory manager ignores max_memory_to_use.
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
