import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(DevelopersTool.run(arguments: ProcessArguments.all.map(\.display)))
