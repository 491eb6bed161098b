#if canImport(Glibc)
  import CSystemAttributes
#endif

/// What a process gives up for good before it reads an untrusted file, so that an exploit in the file can't use it
/// either.
package struct Confinement: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// System calls other than those needed for reading are refused.
  package static let systemCalls = Confinement(rawValue: 1)
  /// In addition, the kernel denies it access to files (Landlock).
  package static let files = Confinement(rawValue: 2)

  /// Gives up everything; returns the parts that the system can enforce.
  ///
  /// Everything that the process needs must be loaded or opened before. The restrictions apply to all existing threads.
  ///
  /// - Parameter allowsThreads: Whether more threads may be started, which some libraries need for decoding; they have
  ///   the same restrictions.
  package static func apply(allowsThreads: Bool = false) -> Confinement {
    #if canImport(Glibc)
      var held: Confinement = []
      // The library that makes the filter is opened before access to files is given up, since giving up files isn't
      // possible once the filter is loaded.
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
