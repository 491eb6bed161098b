#if canImport(Glibc)
  import CSystemAttributes
#endif

/// What a process gives up for good before it reads an untrusted file, so that an exploit in the file can't use it either.
package struct Confinement: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// System calls beyond those that reading takes are refused.
  package static let systemCalls = Confinement(rawValue: 1)
  /// The kernel keeps files from it in addition (Landlock).
  package static let files = Confinement(rawValue: 2)

  /// Gives it all up; tells what of it the system can enforce.
  ///
  /// Whatever is to be loaded or opened must be by then. It holds for all threads that there are.
  ///
  /// - Parameter allowsThreads: whether more may be started, which some libraries decode by; they are bound alike.
  package static func apply(allowsThreads: Bool = false) -> Confinement {
    #if canImport(Glibc)
      var held: Confinement = []
      // The library that makes the filter is opened before files are given up, and the filter refuses to give up files.
      let isFiltered = SystemCallFilter.load(allowsThreads: allowsThreads) {
        if metalens_give_up_files() == 1 { held.insert(.files) }
      }
      if isFiltered { held.insert(.systemCalls) }
      return held
    #else
      return []
    #endif
  }
}
