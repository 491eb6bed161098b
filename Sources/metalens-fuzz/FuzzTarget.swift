import MetaLensPlatform

/// A reader, or the whole way, that takes any bytes.
struct FuzzTarget: Sendable {
  /// What METALENS_FUZZ_TARGET names it by.
  let name: String
  /// Reads an input; tells what doesn't hold of what was read, nil where all does.
  let run: @Sendable ([UInt8]) -> String?

  /// A target that looks for traps, leaks, cost and what the sanitizer sees, and promises nothing more.
  init(_ name: String, reading read: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    // That a reader refuses its input is an answer.
    run = { bytes in
      try? read(bytes)
      return nil
    }
  }

  /// A target that holds what was read against a promise.
  static func checking(_ name: String, _ run: @escaping @Sendable ([UInt8]) -> String?) -> FuzzTarget {
    FuzzTarget(name: name, run: run)
  }

  private init(name: String, run: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.run = run
  }

  /// All of them, by name.
  static let all = (blocks + containers + doors + serving).sorted { $0.name < $1.name }

  /// The one that the environment names; without one that exists, the process says which there are and ends.
  static let chosen: FuzzTarget = {
    let name = ProcessEnvironment.value(of: "METALENS_FUZZ_TARGET")
    guard let target = all.first(where: { $0.name == name }) else {
      say("METALENS_FUZZ_TARGET is one of: " + all.map(\.name).joined(separator: " "))
      ProcessExit.end(2)
    }
    return target
  }()

  /// Tells whoever runs it.
  static func say(_ words: String) {
    try? DescriptorWriter.write(Array("\(words)\n".utf8), to: StandardDescriptor.error)
  }
}
