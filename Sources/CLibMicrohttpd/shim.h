#include <microhttpd.h>

/*
 * Wrappers, since Swift can't call functions with variable arguments. The library is loaded at run time, so the
 * wrappers receive the addresses of its functions.
 */
static inline struct MHD_Daemon *
metalens_start_daemon(void *start_daemon, unsigned int flags, MHD_AccessHandlerCallback handler, void *context,
                      struct MHD_OptionItem *options)
{
  typedef struct MHD_Daemon *(*function)(unsigned int, uint16_t, MHD_AcceptPolicyCallback, void *,
                                         MHD_AccessHandlerCallback, void *, ...);
  return ((function)start_daemon)(flags, 0, 0, 0, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

static inline enum MHD_Result
metalens_set_timeout(void *set_connection_option, struct MHD_Connection *connection, unsigned int seconds)
{
  typedef enum MHD_Result (*function)(struct MHD_Connection *, enum MHD_CONNECTION_OPTION, ...);
  return ((function)set_connection_option)(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}
