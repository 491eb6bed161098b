/* The least a program can do for the same facts: walks each JPEG of a list to its first scan and loads its
   EXIF with libexif, with the two options unset that would repair or drop what is written.

   Usage: walk_exif LIST       (one path a line)
   Exit code: 0 if every file was walked to its scan, else 1. */
#include <libexif/exif-data.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned entries;

static void load(const unsigned char *bytes, unsigned count) {
  ExifData *data = exif_data_new();
  if (!data) return;
  exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION);
  exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS);
  exif_data_load_data(data, bytes, count);
  for (int ifd = 0; ifd < EXIF_IFD_COUNT; ifd++) entries += data->ifd[ifd]->count;
  exif_data_unref(data);
}

/* 1 if the scan was reached. */
static int walk(FILE *file) {
  unsigned char head[4];
  if (fread(head, 1, 2, file) != 2 || head[0] != 0xFF || head[1] != 0xD8) return 0;
  for (;;) {
    int byte = fgetc(file);
    if (byte == EOF) return 0;
    if (byte != 0xFF) continue;
    do byte = fgetc(file);
    while (byte == 0xFF);
    if (byte == EOF || byte == 0xD9) return 0;
    if (byte == 0xDA) return 1;
    if (byte == 0 || byte == 1 || (byte >= 0xD0 && byte <= 0xD8)) continue;
    if (fread(head, 1, 2, file) != 2) return 0;
    unsigned length = (unsigned)head[0] << 8 | head[1];
    if (length < 2) continue;
    length -= 2;
    if (byte == 0xE1 && length >= 6) {
      unsigned char payload[65536];
      if (fread(payload, 1, length, file) != length) return 0;
      if (!memcmp(payload, "Exif\0", 5)) load(payload, length);
    } else if (fseek(file, (long)length, SEEK_CUR)) {
      return 0;
    }
  }
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  FILE *list = fopen(arguments[1], "r");
  if (!list) return 2;
  char *path = NULL;
  size_t room = 0;
  ssize_t length;
  unsigned walked = 0, files = 0;
  while ((length = getline(&path, &room, list)) > 0) {
    if (path[length - 1] == '\n') path[length - 1] = 0;
    FILE *file = fopen(path, "rb");
    files++;
    if (!file) continue;
    walked += (unsigned)walk(file);
    fclose(file);
  }
  free(path);
  fclose(list);
  printf("%u of %u files, %u entries\n", walked, files, entries);
  return walked == files ? 0 : 1;
}
