import MetaLensFacts

extension RuleContext {
  /// The programs of a kind; with nil those that the catalogue doesn't know.
  func programs(_ kind: SoftwareCatalogue.Kind?) -> [ProgramAttribution] {
    attributions.programs.filter { $0.kind == kind }
  }

  func programs(_ kinds: [SoftwareCatalogue.Kind]) -> [ProgramAttribution] {
    attributions.programs.filter { program in kinds.contains { $0 == program.kind } }
  }
}

extension StatedDate {
  /// Seconds between two moments: by instants where both have one, else by their clocks.
  static func seconds(from first: CaptureTime, to second: CaptureTime) -> Int {
    if let start = first.utcSeconds, let end = second.utcSeconds { return end - start }
    return second.clockSeconds - first.clockSeconds
  }
}

extension PixelSize {
  /// The size, or nil where one of the two is 0.
  var nonEmpty: PixelSize? { width > 0 && height > 0 ? self : nil }

  /// Width and height exchanged.
  var turned: PixelSize { PixelSize(width: height, height: width) }
}

extension FrameFacts {
  /// Where the frame header stands.
  var evidence: Evidence {
    let number = Int(marker) - 0xC0
    return Evidence(location: "SOF\(number)", offset: offset)
  }
}
