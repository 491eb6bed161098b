// OpenSSL deprecates its functions for one algorithm; the ones that it recommends read a configuration file before they
// digest anything.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/md5.h>
#include <openssl/sha.h>
