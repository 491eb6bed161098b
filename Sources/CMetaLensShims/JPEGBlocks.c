#include "JPEGReading.h"

#include <string.h>

// What is handed over in front of each component's blocks, in the machine's byte order.
typedef struct {
  uint16_t horizontal_sampling, vertical_sampling;
  uint16_t quantization[DCTSIZE2];  // natural order
} component_head;

static void hand_over(struct jpeg_decompress_struct *cinfo, metalens_picture_state *state, const uint8_t *bytes,
                      size_t count, metalens_block_taker take, void *context) {
  metalens_picture_begin(cinfo, state, bytes, count);
  jvirt_barray_ptr *arrays = jpeg_read_coefficients(cinfo);
  if (!arrays) metalens_picture_give_up(state, "data end early");
  // The colour space is what libjpeg concludes from JFIF, Adobe's APP14 and the components' names.
  uint32_t frame[4] = {cinfo->image_width, cinfo->image_height, (uint32_t)cinfo->num_components,
                       (uint32_t)cinfo->jpeg_color_space};
  (*take)(context, (const uint8_t *)frame, sizeof frame);
  for (int i = 0; i < cinfo->num_components; i++) {
    const jpeg_component_info *component = &cinfo->comp_info[i];
    if (!component->quant_table) metalens_picture_give_up(state, "no quantization table");
    // Alone, a component has no other to be sampled against.
    int is_alone = cinfo->num_components == 1;
    component_head head = {.horizontal_sampling = is_alone ? 1 : (uint16_t)component->h_samp_factor,
                           .vertical_sampling = is_alone ? 1 : (uint16_t)component->v_samp_factor};
    memcpy(head.quantization, component->quant_table->quantval, sizeof head.quantization);
    (*take)(context, (const uint8_t *)&head, sizeof head);
    // Blocks beyond these are the encoder's filling.
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
