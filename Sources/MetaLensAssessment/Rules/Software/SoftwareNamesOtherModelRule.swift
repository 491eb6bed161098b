extension Rule {
  package static let softwareNamesOtherModel = Rule(
    "softwareNamesOtherModel", .warning, concern: .metadata,
    // A name in Software can be any text, as Software can.
    parameters: [.text("software", .version), .text("model", .name), .text("named")],
    reads: [.exif],
    source:
      "EXIF 3.0, 4.6.5.4 (Software); Docs/Sources.md, E6 (Samsung's firmware); measured: of 43 labelled originals by "
      + "21 models with such a form (Fujifilm 8, Huawei 3, Nikon 6, Pentax 1, Samsung 17, Sony 8), and of 47 other "
      + "files, none names another model",
    example: ["software": "Digital Camera X-T20 Ver1.00", "model": "X-T30", "named": "X-T20"]
  ) { context in
    guard let maker = context.attributions.maker, let model = context.attributions.model,
      let software = context.attributions.summary.software,
      let named = FirmwareModel.other(in: software, than: model, by: maker)
    else { return [] }
    return .raised(
      ["software": software.quoted(), "model": model.quoted(), "named": named.quoted()], .derived,
      at: context.evidence(ExifTag.software, in: .ifd0), context.evidence(ExifTag.model, in: .ifd0))
  }
}

/// The model that firmware names in Software, in the forms that were measured on originals.
private enum FirmwareModel {
  /// Returns the name or the code of a model if it isn't the stated one; nil if Software has none of the forms, or if
  /// Model can't be compared with it.
  static func other(in software: String, than model: String, by maker: StatedMaker) -> String? {
    if maker.isOne(of: [.samsung]) { return samsung(in: software, than: model) }
    for form in forms where maker.isOne(of: form.makers) {
      guard let name = form.name(in: software), !form.isModel(model, name, make: maker.make) else { continue }
      return name
    }
    return nil
  }

  /// Returns the letter and the digits of the model whose firmware this is; nil if they are those of Model.
  ///
  /// The letters and a fourth digit behind them name the region or the network, and owners install another region's
  /// firmware. Newer phones state `Galaxy S25` as Model, which says nothing of the code.
  private static func samsung(in software: String, than model: String) -> String? {
    guard model.hasPrefix("SM-") || model.hasPrefix("GT-"), SamsungFirmware(software) != nil else {
      return nil
    }
    let stated = Array(model.utf8.dropFirst(3).prefix(4))
    let named = software.utf8.prefix(4)
    guard samsungCode.matches(stated), !stated.elementsEqual(named) else { return nil }
    return String(decoding: named, as: UTF8.self)
  }

  private static let samsungCode = SoftwareShape("{A1}{d3}")

  /// The other makers' forms.
  private static let forms = [
    Form([.fujifilm, .fuji], "Digital Camera {any} Ver{n}", ["{any}"]),
    Form([.huawei], "{any} {n}(C{X1-30})", ["{A3}-{X2-5}"], isFamily: true),
    // DSLRs state a version alone.
    Form([.nikon], "{any}v{v}", ["E{d3-4}", "COOLPIX {w1-12}"]),
    Form([.pentax, .asahi], "{any} Ver {n}", ["*ist {A1-2}", "Optio {w1-8}"]),
    // Xperias state another form.
    Form([.sony], "{any} v{d1-2}.{d2}", ["{A2-4}-{w1-12}"]),
  ]

  /// How firmware by a maker names its model.
  private struct Form {
    let makers: [Maker]
    /// The whole text, with `{any}` where the name is.
    let text: SoftwareShape
    /// The forms of a name.
    let names: [SoftwareShape]
    /// Whether only the letters before the hyphen name the model, and the rest the region or the network.
    let isFamily: Bool

    init(_ makers: [Maker], _ text: String, _ names: [String], isFamily: Bool = false) {
      self.makers = makers
      self.text = SoftwareShape(text)
      self.names = names.map { SoftwareShape($0) }
      self.isFamily = isFamily
    }

    /// Returns the model's name in Software; nil if Software has another form.
    func name(in software: String) -> String? {
      let bytes = Array(software.utf8)
      guard let range = text.openPart(of: bytes) else { return nil }
      // Some fill the name with blanks.
      var name = bytes[range]
      while name.last == UInt8(ascii: " ") { name.removeLast() }
      return isName(Array(name)) ? String(decoding: name, as: UTF8.self) : nil
    }

    private func isName(_ text: [UInt8]) -> Bool { names.contains { $0.matches(text) } }

    /// Whether Model is the model that a name of this form names, or can't be compared with it.
    func isModel(_ model: String, _ name: String, make: String) -> Bool {
      if isFamily {
        return !isName(Array(model.utf8)) || model.utf8.prefix(3).elementsEqual(name.utf8.prefix(3))
      }
      let (stated, named) = (ModelName(model, make: make).words, ModelName(name, make: make).words)
      // One firmware may name several models (`FinePix XP130 XP131 XP135`), and either may leave out the line.
      if stated.allSatisfy({ named.contains($0) }) || named.allSatisfy({ stated.contains($0) }) {
        return true
      }
      let (one, other) = (Array(stated.joined().utf8), Array(named.joined().utf8))
      let (short, long) = one.count < other.count ? (one, other) : (other, one)
      // Blanks don't count, nor a variant's letters behind the name.
      return long.starts(with: short) && (long.count == short.count || !long[short.count].isASCIIDigit)
    }
  }
}
