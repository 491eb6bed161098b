#include "JPEGReading.h"

#include <string.h>

// The bytes that are passed before each component's blocks, in the machine's byte order.
typedef struct {
  uint16_t horizontal_sampling, vertical_sampling;
  uint16_t quantization[DCTSIZE2];  // natural order
} component_head;

// Whether a component's coefficients alone determine what every decoder shows. libjpeg smooths a component of a
// progressive picture whose coefficients weren't all sent to their last bit, and decoders differ over a quantization
// table that is replaced between scans.
static int is_settled(const struct jpeg_decompress_struct *cinfo, int index) {
  const jpeg_component_info *component = &cinfo->comp_info[index];
  if (!cinfo->progressive_mode) return 1;
  for (int k = 0; cinfo->coef_bits && k < DCTSIZE2; k++) {
    if (cinfo->coef_bits[index][k] != 0) return 0;
  }
  const JQUANT_TBL *last = cinfo->quant_tbl_ptrs[component->quant_tbl_no];
  return last && memcmp(last->quantval, component->quant_table->quantval, sizeof last->quantval) == 0;
}

static void hand_over(struct jpeg_decompress_struct *cinfo, metalens_picture_state *state, const uint8_t *bytes,
                      size_t count, metalens_block_taker take, void *context) {
  metalens_picture_begin(cinfo, state, bytes, count);
  jvirt_barray_ptr *arrays = jpeg_read_coefficients(cinfo);
  if (!arrays) metalens_picture_give_up(state, "data end early");
  // The colour space that libjpeg concludes from JFIF, Adobe's APP14 and the components' names.
  uint32_t frame[5] = {cinfo->image_width, cinfo->image_height, (uint32_t)cinfo->num_components,
                       (uint32_t)cinfo->jpeg_color_space, (uint32_t)cinfo->data_precision};
  (*take)(context, (const uint8_t *)frame, sizeof frame);
  for (int i = 0; i < cinfo->num_components; i++) {
    const jpeg_component_info *component = &cinfo->comp_info[i];
    if (!component->quant_table) metalens_picture_give_up(state, "no quantization table");
    if (!is_settled(cinfo, i)) metalens_picture_give_up(state, "not all of a progressive picture");
    // The sampling factors of a single component mean nothing: there is no other component to compare them with.
    int is_alone = cinfo->num_components == 1;
    component_head head = {.horizontal_sampling = is_alone ? 1 : (uint16_t)component->h_samp_factor,
                           .vertical_sampling = is_alone ? 1 : (uint16_t)component->v_samp_factor};
    memcpy(head.quantization, component->quant_table->quantval, sizeof head.quantization);
    (*take)(context, (const uint8_t *)&head, sizeof head);
    // Blocks beyond these are the encoder's padding.
    for (JDIMENSION row = 0; row < component->height_in_blocks; row++) {
      JBLOCKARRAY rows = (*cinfo->mem->access_virt_barray)((j_common_ptr)cinfo, arrays[i], row, 1, FALSE);
      (*take)(context, (const uint8_t *)rows[0], component->width_in_blocks * sizeof(JBLOCK));
    }
  }
}

void metalens_read_jpeg_blocks(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                               metalens_jpeg_outcome *outcome, metalens_block_taker take, void *context) {
  struct jpeg_decompress_struct cinfo;
  metalens_picture_state state;
  memset(&state, 0, sizeof state);
  metalens_picture_prepare(&cinfo, &state, bounds, outcome);
  if (setjmp(state.escape)) {
    outcome->failed = 1;
  } else {
    hand_over(&cinfo, &state, bytes, count, take, context);
  }
  jpeg_destroy_decompress(&cinfo);
}
