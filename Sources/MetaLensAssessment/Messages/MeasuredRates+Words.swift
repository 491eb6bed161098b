extension OriginalityReport {
  /// Returns how often a score of this color was wrong when the score was measured, in a sentence.
  ///
  /// A green score's sentence says how many edited photos came out green, an amber or red score's how many originals
  /// did. Nil if nothing was measured of the format, or of scores at this prior, by these weights or with these camera
  /// signatures, and for an amber score that has a reason of its own, such as missing metadata.
  public func errorRate(in language: Language) -> String? {
    guard let rates = measuredRates else { return nil }
    let originals = rates[.original]
    switch badge {
    case .green:
      let (recoded, edited) = (rates[.recoded], rates[.metadataEdited])
      return Message.ratesGreen(
        recoded: String(recoded.green), recodedTotal: String(recoded.total), edited: String(edited.green),
        editedTotal: String(edited.total)
      ).text(in: language)
    case .amber:
      guard verdict.kind == .undetermined else { return nil }
      return Message.ratesAmber(count: String(originals.amber), total: String(originals.total)).text(
        in: language)
    case .red:
      return Message.ratesRed(
        count: String(originals.red), total: String(originals.total), share: rates.redLimit(in: language)
      ).text(in: language)
    }
  }
}

extension MeasuredRates {
  /// Returns what the counts were measured with, and what zero means.
  package func about(in language: Language) -> String {
    Message.ratesAbout(model: ScoreModel.shippedVersion, depth: depth.rawValue, share: redLimit(in: language))
      .text(in: language)
  }

  /// Returns the upper end of the interval of the share of originals that are red.
  fileprivate func redLimit(in language: Language) -> String {
    language.perCent(FixedDecimal.text(redOriginalsAtMost * 100, decimals: 1, trimming: true, in: language))
  }
}

extension MeasuredRates.Operation {
  /// Returns what was done to the photos, in words.
  package func name(in language: Language) -> String {
    MessageKey(id: "rates.done.\(rawValue)")?.text(in: language) ?? rawValue
  }
}
