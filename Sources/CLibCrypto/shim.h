// MD5 in one call is deprecated for what it proves, not for a checksum that others wrote by it.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/evp.h>
#include <openssl/md5.h>
