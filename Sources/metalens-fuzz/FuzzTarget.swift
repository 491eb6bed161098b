import MetaLensPlatform

/// A function that must accept any bytes: a reader, or the whole tool.
struct FuzzTarget: Sendable {
  /// The name for METALENS_FUZZ_TARGET.
  let name: String
  /// Reads an input; returns which promise is broken, nil if none is.
  let run: @Sendable ([UInt8]) -> String?

  /// Makes a target that only finds traps, leaks, cost and what the sanitizer reports.
  init(_ name: String, reading read: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    // A reader may refuse its input.
    run = { bytes in
      try? read(bytes)
      return nil
    }
  }

  /// Makes a target that also checks a promise about what was read.
  static func checking(_ name: String, _ run: @escaping @Sendable ([UInt8]) -> String?) -> FuzzTarget {
    FuzzTarget(name: name, run: run)
  }

  private init(name: String, run: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.run = run
  }

  /// All targets, by name.
  static let all = (blocks + containers + doors + serving).sorted { $0.name < $1.name }

  /// The target that the environment names; if there is none of that name, the process lists the targets and ends.
  static let chosen: FuzzTarget = {
    let name = ProcessEnvironment.value(of: "METALENS_FUZZ_TARGET")
    guard let target = all.first(where: { $0.name == name }) else {
      say("METALENS_FUZZ_TARGET is one of: " + all.map(\.name).joined(separator: " "))
      ProcessExit.end(2)
    }
    return target
  }()

  /// Writes a line to standard error.
  static func say(_ words: String) {
    try? DescriptorWriter.write(Array("\(words)\n".utf8), to: StandardDescriptor.error)
  }
}
