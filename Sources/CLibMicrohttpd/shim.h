// What is used of libmicrohttpd's interface (microhttpd.h of 0.9.75), and wrappers of its functions with variable
// arguments, which Swift can't call. The library is loaded at run time, and with this no build needs its header;
// .ci/run compares the numbers with it.
#ifndef METALENS_CLIBMICROHTTPD_H
#define METALENS_CLIBMICROHTTPD_H

#include <stddef.h>
#include <stdint.h>

// As in the header, so that Swift imports an enumeration with these cases alone.
#ifdef __clang__
#define METALENS_CLOSED __attribute__((enum_extensibility(closed)))
#else
#define METALENS_CLOSED
#endif

struct MHD_Daemon;
struct MHD_Connection;
struct MHD_Response;

enum MHD_Result { MHD_NO = 0, MHD_YES = 1 } METALENS_CLOSED;

enum MHD_FLAG {
  MHD_USE_THREAD_PER_CONNECTION = 4,
  MHD_USE_INTERNAL_POLLING_THREAD = 8,
  MHD_USE_AUTO = 65536
};

enum MHD_OPTION {
  MHD_OPTION_END = 0,
  MHD_OPTION_CONNECTION_MEMORY_LIMIT = 1,
  MHD_OPTION_CONNECTION_LIMIT = 2,
  MHD_OPTION_CONNECTION_TIMEOUT = 3,
  MHD_OPTION_NOTIFY_COMPLETED = 4,
  MHD_OPTION_PER_IP_CONNECTION_LIMIT = 5,
  MHD_OPTION_LISTEN_SOCKET = 12,
  MHD_OPTION_ARRAY = 15,
  MHD_OPTION_THREAD_STACK_SIZE = 19,
  MHD_OPTION_NOTIFY_CONNECTION = 27,
  MHD_OPTION_STRICT_FOR_CLIENT = 29
} METALENS_CLOSED;

struct MHD_OptionItem {
  enum MHD_OPTION option;
  intptr_t value;
  void *ptr_value;
};

enum MHD_ValueKind {
  MHD_HEADER_KIND = 1,
  MHD_COOKIE_KIND = 2,
  MHD_POSTDATA_KIND = 4,
  MHD_GET_ARGUMENT_KIND = 8,
  MHD_FOOTER_KIND = 16
} METALENS_CLOSED;

enum MHD_ResponseMemoryMode {
  MHD_RESPMEM_PERSISTENT = 0,
  MHD_RESPMEM_MUST_FREE = 1,
  MHD_RESPMEM_MUST_COPY = 2
} METALENS_CLOSED;

enum MHD_RequestTerminationCode {
  MHD_REQUEST_TERMINATED_COMPLETED_OK = 0,
  MHD_REQUEST_TERMINATED_WITH_ERROR = 1,
  MHD_REQUEST_TERMINATED_TIMEOUT_REACHED = 2,
  MHD_REQUEST_TERMINATED_DAEMON_SHUTDOWN = 3,
  MHD_REQUEST_TERMINATED_READ_ERROR = 4,
  MHD_REQUEST_TERMINATED_CLIENT_ABORT = 5
} METALENS_CLOSED;

enum MHD_ConnectionNotificationCode {
  MHD_CONNECTION_NOTIFY_STARTED = 0,
  MHD_CONNECTION_NOTIFY_CLOSED = 1
} METALENS_CLOSED;

enum MHD_CONNECTION_OPTION { MHD_CONNECTION_OPTION_TIMEOUT = 0 } METALENS_CLOSED;

enum MHD_ConnectionInfoType { MHD_CONNECTION_INFO_CONNECTION_FD = 6 } METALENS_CLOSED;

typedef enum MHD_Result (*MHD_AccessHandlerCallback)(
  void *context, struct MHD_Connection *connection, const char *path, const char *method, const char *version,
  const char *bytes, size_t *count, void **kept);

typedef void (*MHD_RequestCompletedCallback)(
  void *context, struct MHD_Connection *connection, void **kept, enum MHD_RequestTerminationCode code);

typedef void (*MHD_NotifyConnectionCallback)(
  void *context, struct MHD_Connection *connection, void **kept, enum MHD_ConnectionNotificationCode notice);

typedef enum MHD_Result (*MHD_KeyValueIteratorN)(
  void *context, enum MHD_ValueKind kind, const char *name, size_t name_count, const char *value, size_t value_count);

// The wrappers receive the addresses of the functions that they call.
static inline struct MHD_Daemon *
metalens_start_daemon(void *start_daemon, unsigned int flags, MHD_AccessHandlerCallback handler, void *context,
                      struct MHD_OptionItem *options)
{
  // The third argument would be a callback that lets clients in.
  typedef struct MHD_Daemon *(*function)(unsigned int, uint16_t, void *, void *, MHD_AccessHandlerCallback, void *,
                                         ...);
  return ((function)start_daemon)(flags, 0, 0, 0, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

static inline enum MHD_Result
metalens_set_timeout(void *set_connection_option, struct MHD_Connection *connection, unsigned int seconds)
{
  typedef enum MHD_Result (*function)(struct MHD_Connection *, enum MHD_CONNECTION_OPTION, ...);
  return ((function)set_connection_option)(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

// A connection's socket, -1 where it has none.
static inline int
metalens_connection_socket(void *get_connection_info, struct MHD_Connection *connection)
{
  // It returns a union, which holds the socket when asked for that.
  typedef const int *(*function)(struct MHD_Connection *, enum MHD_ConnectionInfoType, ...);
  const int *socket = ((function)get_connection_info)(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return socket ? *socket : -1;
}

// Whether a notice says that a connection has begun; the other one says that it is closed now.
static inline int
metalens_has_begun(enum MHD_ConnectionNotificationCode notice)
{
  return notice == MHD_CONNECTION_NOTIFY_STARTED;
}

#endif
