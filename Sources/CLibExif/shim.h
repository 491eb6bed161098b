// On some systems pkg-config gives -I.../libexif, on others its parent directory: this tries both spellings.
#if __has_include(<libexif/exif-data.h>)
#include <libexif/exif-data.h>
#include <libexif/exif-mnote-data.h>
#else
#include <exif-data.h>
#include <exif-mnote-data.h>
#endif
