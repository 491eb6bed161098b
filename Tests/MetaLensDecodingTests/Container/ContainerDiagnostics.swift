import MetaLensFacts

extension [Diagnostic] {
  /// Those about the container: tests of containers put bytes into their blocks that say nothing.
  var ofContainer: [Diagnostic] {
    let ofContent: [Diagnostic.Code] = [
      .xmpInvalid, .iccInvalid, .iptcInvalid, .photoshopInvalid, .credentialsInvalid,
    ]
    return filter { !ofContent.contains($0.code) }
  }
}
