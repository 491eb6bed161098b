#include <microhttpd.h>

/* Swift calls no function whose arguments vary in number. */
static inline enum MHD_Result
metalens_set_timeout(struct MHD_Connection *connection, unsigned int seconds)
{
  return MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}
