import MetaLensCLI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(await MetaLensCLI.runProcess())
