#ifndef METALENS_JPEG_READING_H
#define METALENS_JPEG_READING_H

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include "CMetaLensShims.h"

// What reading a JPEG's picture keeps beside libjpeg. Errors of libjpeg come back through longjmp, its warnings are
// counted, and its progress calls, one for each row of MCUs, bound the scans, ask whether to go on, and tell where the
// data ended.
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
  int is_behind_rows;  // all rows were handed over: what follows tells about the data, and loses nothing
} metalens_picture_state;

// Fills both with zeros and connects them, before `setjmp`.
void metalens_picture_prepare(struct jpeg_decompress_struct *cinfo, metalens_picture_state *state,
                              const metalens_jpeg_bounds *bounds, metalens_jpeg_outcome *outcome);
// Reads the header and refuses what is too large before libjpeg makes room for it.
void metalens_picture_begin(struct jpeg_decompress_struct *cinfo, metalens_picture_state *state, const uint8_t *bytes,
                            size_t count);
// Whether Cb and Cr are the second and third of three components and sampled alike.
int metalens_has_chroma(const struct jpeg_decompress_struct *cinfo);
// Leaves through `escape`, with words of ours.
_Noreturn void metalens_picture_give_up(metalens_picture_state *state, const char *why);

#endif
