#ifndef METALENS_LOADEDLIBRARIES_H
#define METALENS_LOADEDLIBRARIES_H

// Declarations for libraries that are loaded at run time and whose headers may be missing: structs as in their headers,
// and functions that Swift can't call.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// libheif's struct heif_error (heif.h, since 1.0).
typedef struct {
  int code;  // 0 on success
  int subcode;
  const char *message;
} metalens_heif_error;

// libpng's png_image (png.h, PNG_IMAGE_VERSION 1, since 1.6.0).
typedef struct {
  void *opaque;
  uint32_t version, width, height, format, flags, colormap_entries, warning_or_error;
  char message[64];
} metalens_png_image;

// The message, which Swift would import as a tuple; libpng ends it with NUL.
const char *metalens_png_message(const metalens_png_image *image);

// libwebp's WebPBitstreamFeatures (decode.h, since 0.2).
typedef struct {
  int width, height, has_alpha, has_animation;
  int format;  // 1 lossy, 2 lossless
  uint32_t pad[5];
} metalens_webp_features;

// Calls libwebp's WebPGetFeaturesInternal; returns 1 if libwebp recognizes the picture.
int metalens_webp_look(void *function, const uint8_t *bytes, size_t count, metalens_webp_features *features);
// Decodes to a smaller size with alpha by libwebp's WebPDecode; NULL on failure. Free the result with WebPFree.
uint8_t *metalens_webp_scaled(void *function, const uint8_t *bytes, size_t count, int width, int height);

// Reads a tag's 32-bit value with libtiff's TIFFGetField, which has variable arguments; returns 1 if the tag has one.
int metalens_tiff_field(void *function, void *tiff, uint32_t tag, uint32_t *value);

// libsqlite3, sqlite3.h: constants of an interface that stays stable (https://www.sqlite.org/versionnumbers.html).
#define SQLITE_OK 0
#define SQLITE_PERM 3
#define SQLITE_BUSY 5
#define SQLITE_LOCKED 6
#define SQLITE_READONLY 8
#define SQLITE_IOERR 10
#define SQLITE_CORRUPT 11
#define SQLITE_FULL 13
#define SQLITE_CANTOPEN 14
#define SQLITE_AUTH 23
#define SQLITE_NOTADB 26
#define SQLITE_ROW 100
#define SQLITE_DONE 101
#define SQLITE_INTEGER 1
#define SQLITE_FLOAT 2
#define SQLITE_TEXT 3
#define SQLITE_BLOB 4
#define SQLITE_OPEN_READWRITE 0x00000002
#define SQLITE_OPEN_FULLMUTEX 0x00010000
#define SQLITE_LIMIT_LENGTH 0

#ifdef __cplusplus
}
#endif
#endif
