extension Rule {
  package static let lensForeign = Rule(
    "lensForeign", .warning, concern: .metadata,
    parameters: [.text("lens", .name), .text("model", .name)],
    reads: [.exif],
    source: "Docs/Sources.md, E13; 0 of 17 originals and 0 of 40 other labelled files with such a lens",
    example: ["lens": "iPhone 14 Pro back triple camera 6.86mm f/1.78", "model": "Canon EOS 40D"]
  ) { context in
    guard let model = context.attributions.model, let lens = context.attributions.summary.lens,
      let device = lens.builtInDevice
    else { return [] }
    let (named, stated) = (ModelName(device), ModelName(model))
    // A name that only begins the same way is another device's: iPhone 14 Pro Max.
    let make = ModelName(context.attributions.make ?? "")
    guard named.words != stated.words, named.words != make.words,
      named.words.joined() != stated.words.joined(),
      named.words != ModelName(model, make: context.attributions.make).words
    else { return [] }
    return .raised(
      ["lens": lens.quoted(), "model": model.quoted()], .derived,
      at: context.evidence(ExifTag.lensModel, in: .exif), context.evidence(ExifTag.model, in: .ifd0))
  }
}

extension String {
  /// The device before `back … camera` or `front … camera`, as Apple and Google write their lenses; nil if a lens has
  /// another form.
  fileprivate var builtInDevice: String? {
    let words = split(separator: " ")
    guard let side = words.firstIndex(where: { $0 == "back" || $0 == "front" }), side > 0,
      words[side...].prefix(5).contains("camera")
    else { return nil }
    return words[..<side].joined(separator: " ")
  }
}
