extension OriginalityReport {
  /// Returns how often such a score was wrong when scores were measured, in a sentence.
  ///
  /// A green score's sentence says how many copies and edited photos came out green, an amber or red score's how many
  /// originals did. Nil if nothing was measured of the format, or of scores at this prior, by these weights or with
  /// these camera signatures, and if the verdict rests on a definition or on what the file says of itself instead of
  /// weights, such as that it is cut off, has no metadata or names an editing program: the measured originals are whole
  /// and state a camera, so that none of them could get such a verdict.
  public func errorRate(in language: Language) -> String? {
    guard let rates = measuredRates else { return nil }
    let originals = rates[.original]
    switch badge {
    case .green:
      let (recoded, edited) = (rates[.recoded], rates[.metadataEdited])
      let (foreign, imitated) = (rates[.transplant], rates[.transplantTables])
      return Message.ratesGreen(
        recoded: String(recoded.green), recodedTotal: String(recoded.total),
        foreign: String(foreign.green + imitated.green), foreignTotal: String(foreign.total + imitated.total),
        edited: String(edited.green), editedTotal: String(edited.total)
      ).text(in: language)
    case .amber:
      guard [VerdictRule.nothingAgainst, .nothingSettled].contains(where: { $0.id == verdict.by }) else {
        return nil
      }
      return Message.ratesAmber(count: String(originals.amber), total: String(originals.total)).text(
        in: language)
    case .red:
      guard [.edited, .resaved].contains(verdict.kind),
        ![VerdictRule.statedEditor, .changedAfterSigning].contains(where: { $0.id == verdict.by }),
        flags.contains(where: { $0.id == .cameraInfo })
      else { return nil }
      return Message.ratesRed(
        count: String(originals.red), total: String(originals.total), share: rates.redLimit(in: language)
      ).text(in: language)
    }
  }
}

extension MeasuredRates {
  /// Returns what the counts were measured with, and what zero means.
  package func about(in language: Language) -> String {
    Message.ratesAbout(model: Self.model, depth: depth.rawValue, share: redLimit(in: language))
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
