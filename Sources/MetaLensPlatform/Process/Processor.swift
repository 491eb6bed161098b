#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The machine's processors.
package enum Processor {
  /// The number of processors that this process may use, at least 1.
  package static var count: Int {
    #if canImport(Glibc)
      if let count = allowedCount { return count }
    #endif
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  #if canImport(Glibc)
    /// The number of processors in "Cpus_allowed" of /proc/self/status, since Swift doesn't import glibc's
    /// sched_getaffinity.
    private static var allowedCount: Int? {
      guard let file = try? RandomAccessFile(opening: SystemPath("/proc/self/status")),
        let bytes = try? file.read(at: 0, count: 64 * 1024)
      else { return nil }
      let label = Array("Cpus_allowed:".utf8)
      guard let line = bytes.split(separator: UInt8(ascii: "\n")).first(where: { $0.starts(with: label) })
      else { return nil }
      let count = line.dropFirst(label.count).reduce(0) { sum, digit in
        sum + (Character(Unicode.Scalar(digit)).hexDigitValue?.nonzeroBitCount ?? 0)
      }
      return count > 0 ? count : nil
    }
  #endif
}
