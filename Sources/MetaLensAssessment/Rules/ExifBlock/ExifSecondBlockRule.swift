extension Rule {
  package static let exifSecondBlock = Rule(
    "exifSecondBlock", .warning, concern: .container,
    reads: [.exif, .exifLayout],
    source: "EXIF 3.0, 4.7.2; Docs/Sources.md, S16"
  ) { context in
    guard let second = context.facts.diagnostics.first(where: { $0.code == .secondExifBlock }) else {
      return []
    }
    return .raised(at: Evidence(location: second.location, offset: second.offset))
  }
}
