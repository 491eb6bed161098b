#ifndef METALENS_JPEG_READING_H
#define METALENS_JPEG_READING_H

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include "CMetaLensShims.h"

// The state of reading a JPEG's picture, in addition to libjpeg's own. Errors of libjpeg return through longjmp, and
// its warnings are counted. Its progress calls, one for each row of MCUs, limit the scans, check for cancellation and
// find where the data ended.
typedef struct {
  struct jpeg_error_mgr manager;  // first, so that cinfo->err is this
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  metalens_jpeg_outcome *outcome;
  const metalens_jpeg_bounds *bounds;
  int scan;          // the scan whose rows are counted
  int is_short;      // a warning in that scan says that its data ended
  JDIMENSION rows;   // that scan's rows up to the last one that consumed a byte
  size_t left;       // bytes left at that time
  JDIMENSION charged;  // that scan's rows that were charged
  uint64_t visits;     // blocks of all scans that were visited, as the bounds count them
  const uint8_t *bytes;  // the whole picture; NULL until its header has been read
  size_t byte_count;
  size_t short_end;  // where data ended too early in the last row; 0 if they didn't
  int is_behind_rows;  // all rows were passed on: later warnings are about the data, and no row is lost
} metalens_picture_state;

// Fills decoder and state with zeros and connects them; called before `setjmp`.
void metalens_picture_prepare(struct jpeg_decompress_struct *cinfo, metalens_picture_state *state,
                              const metalens_jpeg_bounds *bounds, metalens_jpeg_outcome *outcome);
// Reads the header and refuses a picture that is too large before libjpeg allocates memory for it.
void metalens_picture_begin(struct jpeg_decompress_struct *cinfo, metalens_picture_state *state, const uint8_t *bytes,
                            size_t count);
// Whether a picture has three components, the second and third of which are Cb and Cr with the same number of blocks.
int metalens_has_chroma(const struct jpeg_decompress_struct *cinfo);
// Leaves through `escape` with a message of this package.
_Noreturn void metalens_picture_give_up(metalens_picture_state *state, const char *why);

#endif
