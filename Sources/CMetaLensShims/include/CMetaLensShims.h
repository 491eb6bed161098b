#ifndef CMETALENSSHIMS_H
#define CMETALENSSHIMS_H

#include <stddef.h>
#include <stdint.h>

#include "LoadedLibraries.h"

#ifdef __cplusplus
extern "C" {
#endif

// Room for a message of libjpeg, its JMSG_LENGTH_MAX.
#define METALENS_JPEG_TEXT 200
#define METALENS_JPEG_WARNINGS 4

typedef struct {
  uint8_t id, horizontal_sampling, vertical_sampling, quantization_table;
} metalens_jpeg_component;

// What libjpeg read of a header. Tables that were read before an error are given too.
typedef struct {
  int failed;  // 0, or 1 where libjpeg gave up: `error` says why and the frame's fields mean nothing
  uint32_t width, height;
  int precision;
  int component_count;
  metalens_jpeg_component components[10];
  uint8_t quantization_present[4];
  uint16_t quantization[4][64];  // natural order
  int warning_count;  // all of them, the texts of the first few
  char warnings[METALENS_JPEG_WARNINGS][METALENS_JPEG_TEXT];
  char error[METALENS_JPEG_TEXT];
} metalens_jpeg_header;

// Reads a header with libjpeg from bytes that end with the SOS header into a
// struct that the caller has filled with zeros. Never
// exits, prints or waits: libjpeg's error_exit returns through longjmp, which
// Swift can't call.
void metalens_read_jpeg_header(const uint8_t *bytes, size_t count, metalens_jpeg_header *header);

// The arrays as pointers, since Swift imports C arrays as tuples.
const metalens_jpeg_component *metalens_jpeg_component_at(const metalens_jpeg_header *header, int index);
// 64 values, or NULL where the slot is empty.
const uint16_t *metalens_jpeg_quantization(const metalens_jpeg_header *header, int slot);
// A text that ends with NUL, or NULL where there are fewer.
const char *metalens_jpeg_warning(const metalens_jpeg_header *header, int index);
const char *metalens_jpeg_error(const metalens_jpeg_header *header);

// The first component's DC and first 15 AC coefficients in zigzag order; values beyond the reach count at its ends.
#define METALENS_JPEG_FREQUENCIES 16
#define METALENS_JPEG_REACH 255
#define METALENS_JPEG_BINS (2 * METALENS_JPEG_REACH + 1)
// The longer side of a preview at most.
#define METALENS_JPEG_PREVIEW 160

// What reading a picture may cost.
typedef struct {
  uint64_t area_limit;  // pixels
  long memory_limit;    // bytes that libjpeg may take for coefficients
  int scan_limit;
  uint64_t visit_limit;  // blocks, once a scan; of arithmetic coding each two coefficients
  int (*is_cancelled)(void);  // asked before each row of MCUs; may be NULL
} metalens_jpeg_bounds;

// How reading went.
typedef struct {
  int failed;     // libjpeg or a bound gave up: `error` says why
  int cancelled;  // by is_cancelled
  int visits_over;  // it gave up at visit_limit
  int component_count;
  uint32_t decoded_rows, total_rows;  // rows of MCUs: those that the data reached in every scan, and all
  int bits_missing;                   // refused, since the bytes can't hold the picture that the header states
  int data_broken;                    // given up by libjpeg in the data, behind a header that it accepted
  int warning_count;                  // all of them, the text of the first
  int damage_count;                   // those of data that no encoder writes
  size_t damage_offset;               // about where the first of them was met: behind its MCU
  int damage_behind_rows;             // the first of them was met when all rows of its scan had been read
  uint32_t monotonous_blocks;         // of the first component: all AC coefficients have one value, and not zero
  char warning[METALENS_JPEG_TEXT];
  char data_warning[METALENS_JPEG_TEXT];  // the first that is about the coded data
  char error[METALENS_JPEG_TEXT];
} metalens_jpeg_outcome;

typedef struct {
  uint32_t width, height;
  uint8_t samples[METALENS_JPEG_PREVIEW * METALENS_JPEG_PREVIEW];  // rows of `width`
  // Cb and Cr of the same; both sides 0 where the picture has no such components, or they aren't sampled alike. A sample
  // of them is so many of `samples` wide and high.
  uint32_t chroma_width, chroma_height;
  double chroma_pitch_across, chroma_pitch_down;
  uint8_t chroma[2][METALENS_JPEG_PREVIEW * METALENS_JPEG_PREVIEW];  // rows of `chroma_width`
} metalens_jpeg_preview;

// A word for each block of the first component, a row after the other: 0 for one that is of no use here.
typedef struct {
  uint32_t columns, rows;
  uint32_t *words;  // NULL where there are more than METALENS_JPEG_BLOCKS, or nothing was read; given back by metalens_jpeg_free
} metalens_jpeg_blocks;

// As many blocks get words: those of 512 megapixels.
#define METALENS_JPEG_BLOCKS (1u << 23)
// A block with so many AC coefficients other than zero has a hash of all its coefficients behind this bit.
#define METALENS_JPEG_TEXTURED 0x80000000u
#define METALENS_JPEG_TEXTURED_LEAST 10
// One with none has its DC coefficient, counted from this.
#define METALENS_JPEG_FLAT 0x40000000u

// Decodes a picture's entropy-coded data once. `histograms` has room for METALENS_JPEG_FREQUENCIES times
// METALENS_JPEG_BINS counts; all but bytes and bounds come filled with zeros. Never exits, prints or waits.
void metalens_read_jpeg_coefficients(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                                     metalens_jpeg_outcome *outcome, uint32_t *histograms,
                                     metalens_jpeg_preview *preview, metalens_jpeg_blocks *blocks);
// Takes bytes that a picture is made of, one piece after the other.
typedef void (*metalens_block_taker)(void *context, const uint8_t *bytes, size_t count);
// Hands over what a picture decodes from, whatever codes stand for it: size and colour space, and of each component
// sampling, quantization table and coefficients, a row of blocks at a time. The outcome comes filled with zeros.
void metalens_read_jpeg_blocks(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                               metalens_jpeg_outcome *outcome, metalens_block_taker take, void *context);
// Decodes a small picture to a preview, scaled by eighths until it fits one.
void metalens_read_jpeg_small(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                              metalens_jpeg_outcome *outcome, metalens_jpeg_preview *preview);

// A picture to look at, in colour.
typedef struct {
  uint32_t width, height;
  uint8_t *samples;  // rows of red, green and blue; NULL where nothing was decoded; given back by metalens_jpeg_free
} metalens_jpeg_raster;

// The longer side of a raster at most.
#define METALENS_JPEG_RASTER 4096

// Decodes a picture to red, green and blue, reduced to `most` pixels (1 to METALENS_JPEG_RASTER) on the longer side:
// by eighths, unless `whole` says not to, then by means of whole pixels, as metalens_reduce_pixels does. What the data don't reach is what libjpeg fills in. Outcome and raster
// come filled with zeros.
void metalens_read_jpeg_raster(const uint8_t *bytes, size_t count, uint32_t most, int whole,
                               const metalens_jpeg_bounds *bounds, metalens_jpeg_outcome *outcome,
                               metalens_jpeg_raster *raster);
// Codes rows of red, green and blue as a JPEG of its own. Returns 0, or -1 where it couldn't; `bytes` is given back by
// metalens_jpeg_free.
int metalens_write_jpeg(const uint8_t *samples, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
                        size_t *count);
void metalens_jpeg_free(uint8_t *bytes);

// Reduces pixels of 3 (red, green, blue) or 4 bytes (alpha behind them) to `most` pixels on the longer side by means of
// whole pixels; what is transparent stands on white. `stride` is bytes from row to row. Returns 0, or -1 where there is
// nothing to reduce or no memory. The raster comes filled with zeros; its samples are given back by metalens_jpeg_free.
int metalens_reduce_pixels(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int channels,
                           int is_premultiplied, uint32_t most, metalens_jpeg_raster *raster);

// The same, a row at a time, for pictures that nobody has in memory. What isn't added isn't written.
typedef struct {
  uint32_t width, height, step, row;
  int channels, is_premultiplied;
  uint32_t *sums;
  metalens_jpeg_raster raster;
} metalens_reduction;

// Returns 0, or -1 where there is nothing to reduce or no memory: then nothing is to be given back.
int metalens_reduction_begin(metalens_reduction *reduction, uint32_t width, uint32_t height, int channels,
                             int is_premultiplied, uint32_t most);
void metalens_reduction_add(metalens_reduction *reduction, const uint8_t *row);
// Gives back all but the raster's samples.
void metalens_reduction_end(metalens_reduction *reduction);

// libpng's functions that reading a row at a time takes: the name of one, or NULL behind the last.
const char *metalens_png_name(int index);
// Reads a PNG that isn't interlaced a row at a time and reduces it; the functions come in the order of their names.
// Returns 0, or -1 with libpng's words or none. The raster comes filled with zeros.
int metalens_png_rows(void *const *functions, const uint8_t *bytes, size_t count, uint32_t most,
                      metalens_jpeg_raster *raster, char words[64]);

// A text that ends with NUL, or NULL where there is none.
const char *metalens_jpeg_outcome_error(const metalens_jpeg_outcome *outcome);
const char *metalens_jpeg_outcome_warning(const metalens_jpeg_outcome *outcome);
// The first warning about the coded data, or NULL.
const char *metalens_jpeg_outcome_data_warning(const metalens_jpeg_outcome *outcome);
const uint8_t *metalens_jpeg_preview_samples(const metalens_jpeg_preview *preview);
// Cb (0) or Cr (1).
const uint8_t *metalens_jpeg_preview_chroma(const metalens_jpeg_preview *preview, int index);

// Index of the first 0xFF that is followed neither by 0x00 nor by RST0 to RST7, or the count where there is none;
// an 0xFF that is the last byte counts (ITU-T T.81, B.1.1.5).
size_t metalens_find_marker(const uint8_t *bytes, size_t count);

// Whether two runs of bytes are the same: memcmp, which Swift reaches only through libc's own module.
int metalens_are_equal(const uint8_t *left, const uint8_t *right, size_t count);
// Length of a text that ends with NUL, at most `most`.
size_t metalens_text_length(const char *text, size_t most);
// Length of a text without the spaces, tabs and ends of lines at its end.
size_t metalens_without_white_space(const uint8_t *text, size_t count);

// Memory for one block of EXIF, given back as a whole.
typedef struct metalens_exif_memory metalens_exif_memory;
// For `most` bytes in all, counted whether they are given back or not; NULL without memory.
metalens_exif_memory *metalens_exif_memory_new(size_t most);
// What `metalens_exif_allocate` and `metalens_exif_reallocate` give comes from here in this thread, or from malloc where
// it is NULL. Returns what was in use before.
metalens_exif_memory *metalens_exif_memory_use(metalens_exif_memory *memory);
// Whether more was asked for; NULL was given then.
int metalens_exif_memory_is_exhausted(const metalens_exif_memory *memory);
void metalens_exif_memory_free(metalens_exif_memory *memory);
// What exif_mem_new takes.
void *metalens_exif_allocate(uint32_t size);
void *metalens_exif_reallocate(void *old, uint32_t size);
void metalens_exif_free(void *pointer);

#ifdef __cplusplus
}
#endif
#endif
