// Functions for one algorithm are deprecated for those that read a configuration file before they digest anything.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/md5.h>
#include <openssl/sha.h>
