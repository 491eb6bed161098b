// pkg-config's libexif states -I.../libexif on some systems and its parent on
// others; both spellings are tried.
#if __has_include(<libexif/exif-data.h>)
#include <libexif/exif-data.h>
#include <libexif/exif-mnote-data.h>
#else
#include <exif-data.h>
#include <exif-mnote-data.h>
#endif
