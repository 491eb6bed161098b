import MetaLensFacts

extension [Diagnostic] {
  /// The diagnostics about the container, since tests of containers put meaningless bytes into metadata blocks.
  var ofContainer: [Diagnostic] {
    let ofContent: [Diagnostic.Code] = [
      .xmpInvalid, .iccInvalid, .iptcInvalid, .photoshopInvalid, .credentialsInvalid,
    ]
    return filter { !ofContent.contains($0.code) }
  }
}
