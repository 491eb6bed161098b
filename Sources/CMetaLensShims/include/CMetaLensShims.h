#ifndef CMETALENSSHIMS_H
#define CMETALENSSHIMS_H

#include <stddef.h>
#include <stdint.h>

#include "LoadedLibraries.h"

#ifdef __cplusplus
extern "C" {
#endif

// Bytes of a message of libjpeg: its JMSG_LENGTH_MAX.
#define METALENS_JPEG_TEXT 200
#define METALENS_JPEG_WARNINGS 4

typedef struct {
  uint8_t id, horizontal_sampling, vertical_sampling, quantization_table;
} metalens_jpeg_component;

// What libjpeg read of a header. Includes tables that were read before an error.
typedef struct {
  int failed;  // 0, or 1 if libjpeg failed: `error` says why, and the frame's fields mean nothing
  uint32_t width, height;
  int precision;
  int component_count;
  metalens_jpeg_component components[10];
  uint8_t quantization_present[4];
  uint16_t quantization[4][64];  // natural order
  int warning_count;  // all warnings; the first few have texts
  char warnings[METALENS_JPEG_WARNINGS][METALENS_JPEG_TEXT];
  char error[METALENS_JPEG_TEXT];
} metalens_jpeg_header;

// Reads a header with libjpeg from bytes that end with the SOS header into a struct that the caller has filled with
// zeros. Never exits, prints or waits: libjpeg's error_exit returns through longjmp, which Swift can't call.
void metalens_read_jpeg_header(const uint8_t *bytes, size_t count, metalens_jpeg_header *header);

// Accessors that return the arrays' elements as pointers, since Swift imports C arrays as tuples.
const metalens_jpeg_component *metalens_jpeg_component_at(const metalens_jpeg_header *header, int index);
// 64 values, or NULL if the slot is empty.
const uint16_t *metalens_jpeg_quantization(const metalens_jpeg_header *header, int slot);
// A text that ends with NUL, or NULL if there are fewer warnings.
const char *metalens_jpeg_warning(const metalens_jpeg_header *header, int index);
const char *metalens_jpeg_error(const metalens_jpeg_header *header);

// Histograms are of the first component's DC and first 15 AC coefficients in zigzag order; values beyond the reach
// count at its ends.
#define METALENS_JPEG_FREQUENCIES 16
#define METALENS_JPEG_REACH 255
#define METALENS_JPEG_BINS (2 * METALENS_JPEG_REACH + 1)
// The maximum length of a preview's longer side.
#define METALENS_JPEG_PREVIEW 160

// The limits of reading a picture.
typedef struct {
  uint64_t area_limit;  // pixels
  long memory_limit;    // bytes that libjpeg may allocate for coefficients
  int scan_limit;
  uint64_t visit_limit;  // blocks, counted once per scan; in arithmetic coding, every two coefficients count
  int (*is_cancelled)(void);  // called before each row of MCUs; may be NULL
} metalens_jpeg_bounds;

// How reading went.
typedef struct {
  int failed;     // libjpeg failed or a limit was exceeded: `error` says why
  int cancelled;  // by is_cancelled
  int visits_over;  // visit_limit was exceeded
  int component_count;
  uint32_t decoded_rows, total_rows;  // rows of MCUs: those that the data reached in every scan, and all
  int bits_missing;                   // refused, since the bytes can't contain a picture as large as the header states
  int data_broken;                    // libjpeg failed in the data, after a header that it accepted
  int warning_count;                  // all warnings; the first has a text
  int damage_count;                   // warnings about data that no encoder writes
  size_t damage_offset;               // about where the first such data are: after their MCU
  int damage_behind_rows;             // the first was found after all rows of its scan had been read
  uint32_t monotonous_blocks;         // first component's blocks: all AC coefficients one value, not zero
  char warning[METALENS_JPEG_TEXT];
  char data_warning[METALENS_JPEG_TEXT];  // the first warning about the coded data
  char error[METALENS_JPEG_TEXT];
} metalens_jpeg_outcome;

typedef struct {
  uint32_t width, height;
  uint8_t samples[METALENS_JPEG_PREVIEW * METALENS_JPEG_PREVIEW];  // rows of `width`
  // Cb and Cr of the same picture; both sides are 0 if the picture has no such components, or if they aren't sampled
  // alike. The pitch is the width and height of one of their samples in units of `samples`.
  uint32_t chroma_width, chroma_height;
  double chroma_pitch_across, chroma_pitch_down;
  uint8_t chroma[2][METALENS_JPEG_PREVIEW * METALENS_JPEG_PREVIEW];  // rows of `chroma_width`
} metalens_jpeg_preview;

// A word for each block of the first component, row by row: 0 for a block without a use here.
typedef struct {
  uint32_t columns, rows;
  uint32_t *words;  // NULL above METALENS_JPEG_BLOCKS or if nothing was read; freed by metalens_jpeg_free
} metalens_jpeg_blocks;

// The maximum number of blocks with words: those of 512 megapixels.
#define METALENS_JPEG_BLOCKS (1u << 23)
// The word of a block with at least METALENS_JPEG_TEXTURED_LEAST AC coefficients other than zero: this bit, and a hash
// of all its coefficients.
#define METALENS_JPEG_TEXTURED 0x80000000u
#define METALENS_JPEG_TEXTURED_LEAST 10
// The word of a block whose AC coefficients are all zero: this number plus its DC coefficient.
#define METALENS_JPEG_FLAT 0x40000000u

// Decodes a picture's entropy-coded data once. `histograms` has room for METALENS_JPEG_FREQUENCIES times
// METALENS_JPEG_BINS counts. The caller fills all arguments except bytes and bounds with zeros. Never exits, prints or
// waits.
void metalens_read_jpeg_coefficients(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                                     metalens_jpeg_outcome *outcome, uint32_t *histograms,
                                     metalens_jpeg_preview *preview, metalens_jpeg_blocks *blocks);
// A function that receives the bytes that a picture consists of, one piece after the other.
typedef void (*metalens_block_taker)(void *context, const uint8_t *bytes, size_t count);
// Passes on the content that a picture decodes from, independent of how it was coded: size and colour space, and for
// each component its sampling, quantization table and coefficients, one row of blocks at a time. The caller fills the
// outcome with zeros.
void metalens_read_jpeg_blocks(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                               metalens_jpeg_outcome *outcome, metalens_block_taker take, void *context);
// Decodes a small picture to a preview, scaled by eighths until it fits.
void metalens_read_jpeg_small(const uint8_t *bytes, size_t count, const metalens_jpeg_bounds *bounds,
                              metalens_jpeg_outcome *outcome, metalens_jpeg_preview *preview);

// A colour picture to look at.
typedef struct {
  uint32_t width, height;
  uint8_t *samples;  // rows of red, green and blue; NULL if nothing was decoded; freed by metalens_jpeg_free
} metalens_jpeg_raster;

// The maximum length of a raster's longer side.
#define METALENS_JPEG_RASTER 4096

// Decodes a picture to red, green and blue, reduced to `most` pixels (1 to METALENS_JPEG_RASTER) on the longer side: by
// eighths, unless `whole` says not to, then by means of whole pixels, as metalens_reduce_pixels does. libjpeg fills in
// what the data don't reach. The caller fills outcome and raster with zeros.
void metalens_read_jpeg_raster(const uint8_t *bytes, size_t count, uint32_t most, int whole,
                               const metalens_jpeg_bounds *bounds, metalens_jpeg_outcome *outcome,
                               metalens_jpeg_raster *raster);
// Encodes rows of red, green and blue as a JPEG. Returns 0, or -1 on failure; free `bytes` with metalens_jpeg_free.
int metalens_write_jpeg(const uint8_t *samples, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
                        size_t *count);
void metalens_jpeg_free(uint8_t *bytes);

// Reduces pixels of 3 bytes (red, green, blue) or 4 bytes (followed by alpha) to `most` pixels on the longer side by
// means of whole pixels; transparent pixels are shown on white. `stride` is the number of bytes from row to row.
// Returns 0, or -1 if there is nothing to reduce or no memory. The caller fills the raster with zeros and frees its
// samples with metalens_jpeg_free.
int metalens_reduce_pixels(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int channels,
                           int is_premultiplied, uint32_t most, metalens_jpeg_raster *raster);

// A reduction one row at a time, for pictures that aren't in memory as a whole. Rows that aren't added leave their
// samples unset.
typedef struct {
  uint32_t width, height, step, row;
  int channels, is_premultiplied;
  uint32_t *sums;
  metalens_jpeg_raster raster;
} metalens_reduction;

// Returns 0, or -1 if there is nothing to reduce or no memory: then there is nothing to free.
int metalens_reduction_begin(metalens_reduction *reduction, uint32_t width, uint32_t height, int channels,
                             int is_premultiplied, uint32_t most);
void metalens_reduction_add(metalens_reduction *reduction, const uint8_t *row);
// Frees everything except the raster's samples.
void metalens_reduction_end(metalens_reduction *reduction);

// The name of a libpng function that reading by rows needs, or NULL after the last.
const char *metalens_png_name(int index);
// Reads a PNG that isn't interlaced one row at a time and reduces it; `functions` are in the order of their names.
// Returns 0, or -1 with libpng's message or none. The caller fills the raster with zeros.
int metalens_png_rows(void *const *functions, const uint8_t *bytes, size_t count, uint32_t most,
                      metalens_jpeg_raster *raster, char words[64]);

// A text that ends with NUL, or NULL if there is none.
const char *metalens_jpeg_outcome_error(const metalens_jpeg_outcome *outcome);
const char *metalens_jpeg_outcome_warning(const metalens_jpeg_outcome *outcome);
// The first warning about the coded data, or NULL.
const char *metalens_jpeg_outcome_data_warning(const metalens_jpeg_outcome *outcome);
const uint8_t *metalens_jpeg_preview_samples(const metalens_jpeg_preview *preview);
// Cb (0) or Cr (1).
const uint8_t *metalens_jpeg_preview_chroma(const metalens_jpeg_preview *preview, int index);

// The arguments that the process was started with, the program's own name first, as glibc hands them to main; 0 and NULL
// with another C library. Swift's CommandLine looks for them on the stack by way of /proc, and loses them without it.
int metalens_argument_count(void);
// A text that ends with NUL, or NULL if there are fewer arguments.
const char *metalens_argument(int index);

// Returns the index of the first 0xFF that is followed neither by 0x00 nor by RST0 to RST7, or the count if there is
// none; an 0xFF that is the last byte counts (ITU-T T.81, B.1.1.5).
size_t metalens_find_marker(const uint8_t *bytes, size_t count);

// Whether two sequences of bytes are equal: memcmp, which Swift reaches only through libc's own module.
int metalens_are_equal(const uint8_t *left, const uint8_t *right, size_t count);
// Returns the length of a text that ends with NUL, at most `most`.
size_t metalens_text_length(const char *text, size_t most);
// Returns the length of a text without the spaces, tabs and line ends at its end.
size_t metalens_without_white_space(const uint8_t *text, size_t count);

// The memory for one block of EXIF, freed as a whole.
typedef struct metalens_exif_memory metalens_exif_memory;
// Makes memory for `most` bytes in total, counted whether they are freed or not; NULL if there is no memory.
metalens_exif_memory *metalens_exif_memory_new(size_t most);
// Makes `metalens_exif_allocate` and `metalens_exif_reallocate` allocate from this memory in this thread, or from
// malloc if it is NULL. Returns the memory that was in use before.
metalens_exif_memory *metalens_exif_memory_use(metalens_exif_memory *memory);
// Whether an allocation failed because it would have exceeded the limit, or because the system had no memory.
int metalens_exif_memory_is_exhausted(const metalens_exif_memory *memory);
void metalens_exif_memory_free(metalens_exif_memory *memory);
// The functions to pass to exif_mem_new.
void *metalens_exif_allocate(uint32_t size);
void *metalens_exif_reallocate(void *old, uint32_t size);
void metalens_exif_free(void *pointer);

#ifdef __cplusplus
}
#endif
#endif
