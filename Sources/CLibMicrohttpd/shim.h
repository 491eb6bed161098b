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

/* A connection's socket, -1 where it has none. */
static inline int
metalens_connection_socket(void *get_connection_info, struct MHD_Connection *connection)
{
  typedef const union MHD_ConnectionInfo *(*function)(struct MHD_Connection *, enum MHD_ConnectionInfoType, ...);
  const union MHD_ConnectionInfo *info =
    ((function)get_connection_info)(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/* Whether a notice says that a connection has begun; the other one says that it is closed now. */
static inline int
metalens_has_begun(enum MHD_ConnectionNotificationCode notice)
{
  return notice == MHD_CONNECTION_NOTIFY_STARTED;
}
