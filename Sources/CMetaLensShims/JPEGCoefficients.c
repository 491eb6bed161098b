#include "JPEGReading.h"

#include <stdlib.h>
#include <string.h>

// The means of a component's blocks, reduced by a whole factor to a preview's samples; built one row of blocks at a
// time, from the top.
typedef struct {
  JDIMENSION columns, rows;  // of blocks
  JDIMENSION step;           // blocks of each row and column that make one sample
  JDIMENSION row;            // the next one to add
  uint32_t width;            // samples in a row
  uint8_t *samples;
  int is_impossible;                    // a block's mean is beyond black or white
  int64_t sums[METALENS_JPEG_PREVIEW];  // of DC coefficients, for the row of samples
} reduction;

// The results gathered from the blocks. The first component's blocks are also counted.
typedef struct {
  uint32_t *histograms;
  uint32_t monotonous;  // blocks whose AC coefficients all have the same value, which isn't zero
  uint32_t *words;      // for the next row of the first component's blocks; NULL if none are wanted
  reduction components[3];
  int count;  // of components
} gathering;

static reduction reduction_of(const jpeg_component_info *component, uint8_t *samples, uint32_t *width, uint32_t *height) {
  reduction it = {.columns = component->width_in_blocks, .rows = component->height_in_blocks, .samples = samples};
  JDIMENSION longest = it.columns > it.rows ? it.columns : it.rows;
  it.step = (longest + METALENS_JPEG_PREVIEW - 1) / METALENS_JPEG_PREVIEW;
  it.width = *width = (it.columns + it.step - 1) / it.step;
  *height = (it.rows + it.step - 1) / it.step;
  return it;
}

static gathering gathering_of(const struct jpeg_decompress_struct *cinfo, uint32_t *histograms,
                              metalens_jpeg_preview *preview) {
  gathering it = {.histograms = histograms, .count = metalens_has_chroma(cinfo) ? 3 : 1};
  const jpeg_component_info *info = cinfo->comp_info;
  it.components[0] = reduction_of(&info[0], preview->samples, &preview->width, &preview->height);
  for (int i = 1; i < it.count; i++) {
    it.components[i] = reduction_of(&info[i], preview->chroma[i - 1], &preview->chroma_width, &preview->chroma_height);
  }
  if (it.count > 1) {
    double steps = (double)it.components[1].step / it.components[0].step;
    preview->chroma_pitch_across = steps * info[0].h_samp_factor / info[1].h_samp_factor;
    preview->chroma_pitch_down = steps * info[0].v_samp_factor / info[1].v_samp_factor;
  }
  return it;
}

// Returns the largest DC coefficient that is possible: a block of black or of white has 1024 (T.81, A.3.3), and
// rounding may add a quantizer. Lost or changed codes shift all coefficients after them, which soon exceeds this limit.
static int32_t dc_limit(int32_t quantizer) { return quantizer > 0 ? (1024 + 32 + quantizer) / quantizer : INT32_MAX; }

// Adds the next row of blocks. If it is the last of `step` rows, makes the samples' row from their means.
static void add_row(reduction *it, const jpeg_component_info *component, JBLOCK *blocks) {
  int32_t quantizer = component->quant_table ? component->quant_table->quantval[0] : 1;
  int32_t most = dc_limit(component->quant_table ? quantizer : 0);
  int64_t *sum = it->sums;
  JDIMENSION left = it->step;
  for (JDIMENSION column = 0; column < it->columns; column++) {
    int32_t dc = blocks[column][0];
    it->is_impossible |= dc > most || dc < -most;
    *sum += dc;
    if (--left == 0) {
      sum++;
      left = it->step;
    }
  }
  JDIMENSION top = it->row / it->step * it->step;
  it->row++;
  if (it->row < top + it->step && it->row < it->rows) return;
  uint8_t *out = it->samples + (size_t)(top / it->step) * it->width;
  for (uint32_t x = 0; x < it->width; x++) {
    JDIMENSION right = (x + 1) * it->step < it->columns ? (x + 1) * it->step : it->columns;
    int64_t blocks = (int64_t)(right - x * it->step) * (it->row - top);
    int64_t mean = it->sums[x] * quantizer / (8 * blocks) + 128;
    out[x] = (uint8_t)(mean < 0 ? 0 : mean > 255 ? 255 : mean);
  }
  memset(it->sums, 0, sizeof it->sums);
}

static void count_block(const JCOEF *block, uint32_t *histograms) {
  // Natural positions of the DC coefficient and the first AC coefficients in zigzag order (T.81, figure A.6).
  static const uint8_t position[METALENS_JPEG_FREQUENCIES] = {0,  1,  8,  16, 9,  2,  3,  10,
                                                              17, 24, 32, 25, 18, 11, 4,  5};
  // The first five rows of the block: they contain all these positions, and compilers bound eight values at a time.
  JCOEF bounded[5 * DCTSIZE];
  for (int i = 0; i < 5 * DCTSIZE; i++) {
    JCOEF value = block[i];
    value = value > METALENS_JPEG_REACH ? METALENS_JPEG_REACH : value;
    bounded[i] = value < -METALENS_JPEG_REACH ? -METALENS_JPEG_REACH : value;
  }
#pragma GCC unroll 16
  for (int k = 0; k < METALENS_JPEG_FREQUENCIES; k++) {
    uint32_t *zero = histograms + k * METALENS_JPEG_BINS + METALENS_JPEG_REACH;
    zero[(ptrdiff_t)bounded[position[k]]]++;
  }
}

// Whether all AC coefficients have the same value, which isn't zero. No picture has many such blocks: they are what
// zeros written over the data decode to with the Huffman tables that most cameras write.
static int is_monotonous(const JCOEF *block) {
  if (block[DCTSIZE2 - 1] == 0) return 0;
  for (int k = 1; k < DCTSIZE2 - 1; k++) {
    if (block[k] != block[DCTSIZE2 - 1]) return 0;
  }
  return 1;
}

// Returns the word that identifies a block: a hash of its coefficients if it has texture, its DC coefficient if it is
// flat, otherwise 0.
static uint32_t word_of(const JCOEF *block) {
  // As narrow as the coefficients, so that compilers count eight at a time.
  uint16_t textured = 0;
  for (int k = 0; k < DCTSIZE2; k++) textured += block[k] != 0;
  textured -= block[0] != 0;
  if (textured == 0) return METALENS_JPEG_FLAT + (uint32_t)(int32_t)block[0];
  if (textured < METALENS_JPEG_TEXTURED_LEAST) return 0;
  // A hash in the manner of FNV, four coefficients at a time: all of them affect the upper half.
  uint64_t hash = 0xCBF29CE484222325u;
  for (int k = 0; k < DCTSIZE2; k += 4) {
    uint64_t four;
    memcpy(&four, block + k, sizeof four);
    hash = (hash ^ four) * 0x9E3779B97F4A7C15u;
  }
  return METALENS_JPEG_TEXTURED | (uint32_t)(hash >> 32);
}

// Adds the first component's next row, counts its blocks and fills them with zeros.
static void gather(gathering *it, const struct jpeg_decompress_struct *cinfo, JBLOCK *blocks) {
  add_row(&it->components[0], &cinfo->comp_info[0], blocks);
  for (JDIMENSION column = 0; column < it->components[0].columns; column++) {
    count_block(blocks[column], it->histograms);
    it->monotonous += (uint32_t)is_monotonous(blocks[column]);
    if (it->words) *it->words++ = word_of(blocks[column]);
    memset(blocks[column], 0, sizeof blocks[column]);
  }
}

// Whether the last MCU of data that ended early has only zeros: then more is missing than the last bits, which an
// encoder might leave out because decoders read zeros there. An MCU that the data began gets its DC coefficients from
// those before it, and has only zeros only if the picture ends in mid-grey; an MCU that the data never reached has only
// zeros.
static int ends_in_nothing(const gathering *it, const struct jpeg_decompress_struct *cinfo, const JBLOCK *last_row) {
  static const JCOEF nothing[DCTSIZE2];
  // A component alone in a scan has one block in an MCU (T.81, A.2.2).
  JDIMENSION width = cinfo->num_components == 1 ? 1 : (JDIMENSION)cinfo->comp_info[0].h_samp_factor;
  JDIMENSION columns = it->components[0].columns;
  JDIMENSION count = (columns - 1) % width + 1;
  const JBLOCK *last = last_row + columns - count;
  for (JDIMENSION i = 0; i < count; i++) {
    if (memcmp(last[i], nothing, sizeof nothing) != 0) return 0;
  }
  return 1;
}

// If a picture has one scan, a row of MCUs is complete once libjpeg accesses the next row, and libjpeg refuses a second
// scan. libjpeg then gets room for one row of each component instead of all rows, which stays in the processor's cache:
// `jpeg_memory_mgr` lets an application provide its own arrays.
typedef struct {
  metalens_picture_state state;  // first, so that cinfo->err is this
  gathering gathering;
  jvirt_barray_ptr (*request)(j_common_ptr, int, boolean, JDIMENSION, JDIMENSION, JDIMENSION);
  JBLOCKARRAY (*access)(j_common_ptr, jvirt_barray_ptr, JDIMENSION, JDIMENSION, boolean);
  size_t impossible_offset;  // about where the first mean beyond black or white was found; 0 if there was none
  int requested;  // arrays so far, one per component in their order
  struct {
    JBLOCKARRAY rows;
    JDIMENSION columns, count;  // of blocks
    int is_in_use;
    JDIMENSION first;  // the picture's row that is the first of `rows`
  } strips[MAX_COMPONENTS];
} coefficient_reader;

static jvirt_barray_ptr request_strip(j_common_ptr cinfo, int pool, boolean zeroed, JDIMENSION columns,
                                      JDIMENSION rows, JDIMENSION access) {
  coefficient_reader *reader = (coefficient_reader *)cinfo->err;
  int index = reader->requested++;
  if (index >= ((j_decompress_ptr)cinfo)->num_components) {
    return (*reader->request)(cinfo, pool, zeroed, columns, rows, access);
  }
  reader->strips[index].rows = (*cinfo->mem->alloc_barray)(cinfo, pool, columns, access);
  reader->strips[index].count = access;
  reader->strips[index].columns = columns;
  // libjpeg never dereferences this pointer.
  return (jvirt_barray_ptr)&reader->strips[index];
}

static void note_impossible(coefficient_reader *reader, const struct jpeg_decompress_struct *cinfo) {
  const gathering *it = &reader->gathering;
  for (int i = 0; i < it->count && reader->impossible_offset == 0; i++) {
    if (it->components[i].is_impossible) {
      reader->impossible_offset = reader->state.byte_count - cinfo->src->bytes_in_buffer;
    }
  }
}

// Gathers the strips' rows that belong to the picture.
static void finish_strips(coefficient_reader *reader, const struct jpeg_decompress_struct *cinfo) {
  gathering *it = &reader->gathering;
  for (JDIMENSION row = 0; row < reader->strips[0].count && it->components[0].row < it->components[0].rows; row++) {
    gather(it, cinfo, reader->strips[0].rows[row]);
  }
  for (int i = 1; i < it->count; i++) {
    reduction *chroma = &it->components[i];
    for (JDIMENSION row = 0; row < reader->strips[i].count && chroma->row < chroma->rows; row++) {
      JBLOCK *blocks = reader->strips[i].rows[row];
      add_row(chroma, &cinfo->comp_info[i], blocks);
      for (JDIMENSION column = 0; column < chroma->columns; column++) blocks[column][0] = 0;
    }
  }
  note_impossible(reader, cinfo);
}

static JBLOCKARRAY access_strip(j_common_ptr cinfo, jvirt_barray_ptr array, JDIMENSION first, JDIMENSION count,
                                boolean writable) {
  coefficient_reader *reader = (coefficient_reader *)cinfo->err;
  for (int index = 0; index < MAX_COMPONENTS && index < reader->requested; index++) {
    if (array != (jvirt_barray_ptr)&reader->strips[index]) continue;
    if (!reader->strips[index].is_in_use) {
      // Clears the rows only now, after the header was checked: what a header claims costs nothing until its blocks are
      // read.
      reader->strips[index].is_in_use = 1;
      for (JDIMENSION row = 0; row < reader->strips[index].count; row++) {
        memset(reader->strips[index].rows[row], 0, reader->strips[index].columns * sizeof(JBLOCK));
      }
    }
    if (index == 0 && first > reader->strips[0].first) {
      finish_strips(reader, (j_decompress_ptr)cinfo);
      reader->strips[0].first = first;
    }
    return reader->strips[index].rows;
  }
  return (*reader->access)(cinfo, array, first, count, writable);
}

// Whether all coefficients, including the blocks beyond the edges, are clearly within the limit. libjpeg handles other
// pictures in its own way: it also counts its other allocations, and refuses pictures beyond the limit.
static int is_within_limit(const struct jpeg_decompress_struct *cinfo, const metalens_jpeg_bounds *bounds) {
  uint64_t blocks = 0;
  for (int i = 0; i < cinfo->num_components; i++) {
    const jpeg_component_info *component = &cinfo->comp_info[i];
    uint64_t h = component->h_samp_factor, v = component->v_samp_factor;
    blocks += (component->width_in_blocks + h - 1) / h * h * ((component->height_in_blocks + v - 1) / v * v);
  }
  uint64_t limit = (uint64_t)bounds->memory_limit;
  return blocks * sizeof(JBLOCK) <= limit - limit / 8;
}

// Makes libjpeg use the strips. Only the means of Cb's and Cr's blocks are needed: the codes of their AC coefficients
// are read, but the coefficients aren't stored. For other components, no coefficient is stored.
static void use_strips(struct jpeg_decompress_struct *cinfo, int component_count) {
  cinfo->mem->request_virt_barray = request_strip;
  cinfo->mem->access_virt_barray = access_strip;
  for (int i = 1; i < cinfo->num_components; i++) {
    jpeg_component_info *component = &cinfo->comp_info[i];
    component->component_needed = i < component_count;
#if JPEG_LIB_VERSION >= 70
    component->DCT_h_scaled_size = component->DCT_v_scaled_size = 1;
#else
    component->DCT_scaled_size = 1;
#endif
  }
}

static void read(coefficient_reader *reader, struct jpeg_decompress_struct *cinfo, const uint8_t *bytes, size_t count,
                 uint32_t *histograms, metalens_jpeg_preview *preview, metalens_jpeg_blocks *blocks) {
  metalens_picture_begin(cinfo, &reader->state, bytes, count);
  reader->gathering = gathering_of(cinfo, histograms, preview);
  blocks->columns = reader->gathering.components[0].columns;
  blocks->rows = reader->gathering.components[0].rows;
  uint64_t block_count = (uint64_t)blocks->columns * blocks->rows;
  // Zeroed memory from the system costs nothing until it is written to, one row at a time.
  if (block_count <= METALENS_JPEG_BLOCKS) blocks->words = calloc(block_count, sizeof *blocks->words);
  reader->gathering.words = blocks->words;
  reader->request = cinfo->mem->request_virt_barray;
  reader->access = cinfo->mem->access_virt_barray;
  int in_strips = !jpeg_has_multiple_scans(cinfo) && is_within_limit(cinfo, reader->state.bounds);
  if (in_strips) use_strips(cinfo, reader->gathering.count);
  jvirt_barray_ptr *arrays = jpeg_read_coefficients(cinfo);
  if (!arrays) return;
  gathering *it = &reader->gathering;
  reduction *luma = &it->components[0];
  JBLOCKROW last = in_strips
      ? reader->strips[0].rows[luma->rows - 1 - reader->strips[0].first]
      : (*reader->access)((j_common_ptr)cinfo, arrays[0], luma->rows - 1, 1, FALSE)[0];
  metalens_jpeg_outcome *outcome = reader->state.outcome;
  if (outcome->damage_count == 0 && reader->state.short_end > 0 && ends_in_nothing(it, cinfo, last)) {
    outcome->damage_count = 1;
    outcome->damage_offset = reader->state.short_end;
  }
  if (in_strips) finish_strips(reader, cinfo);
  while (luma->row < luma->rows) {
    gather(it, cinfo, (*reader->access)((j_common_ptr)cinfo, arrays[0], luma->row, 1, TRUE)[0]);
  }
  for (int i = 1; i < it->count; i++) {
    reduction *chroma = &it->components[i];
    while (chroma->row < chroma->rows) {
      add_row(chroma, &cinfo->comp_info[i],
              (*reader->access)((j_common_ptr)cinfo, arrays[i], chroma->row, 1, FALSE)[0]);
    }
  }
  outcome->monotonous_blocks = it->monotonous;
  note_impossible(reader, cinfo);
  if (outcome->damage_count == 0 && reader->impossible_offset > 0) {
    outcome->damage_count = 1;
    outcome->damage_offset = reader->impossible_offset;
  }
}

void metalens_read_jpeg_coefficients(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                                     metalens_jpeg_outcome *outcome, uint32_t *histograms,
                                     metalens_jpeg_preview *preview, metalens_jpeg_blocks *blocks) {
  struct jpeg_decompress_struct cinfo;
  coefficient_reader reader;
  memset(&reader, 0, sizeof reader);
  metalens_picture_prepare(&cinfo, &reader.state, bounds, outcome);
  if (setjmp(reader.state.escape)) {
    outcome->failed = 1;
  } else {
    read(&reader, &cinfo, bytes, count, histograms, preview, blocks);
  }
  jpeg_destroy_decompress(&cinfo);
}
