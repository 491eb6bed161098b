extension Rule {
  package static let fileIncomplete = Rule(
    "fileIncomplete", .warning, concern: .container,
    parameters: [
      .text("state", .words([damaged, unwritten, furtherPicture, film]), optional: true),
      .count("from", .public, optional: true),
    ],
    variant: { $0.text("state") },
    reads: [.file],
    source: "ITU-T T.81, B.1.1.3 (EOI), F.2.2.3 (codes); ITU-T H.265, 7.4.2"
  ) { context in
    if context.facts.isComplete { return [] }
    if let start = context.facts.emptyTailOffset {
      return .raised(
        ["state": unwritten, "from": start], at: Evidence(location: "end of file", offset: start))
    }
    guard context.facts.isDamaged else {
      // If the file's own picture is cut, no further picture is looked for.
      if context.facts.structure.value?.coding.pictureEnd != nil, let picture = context.furtherPictureCut {
        return .raised(
          ["state": furtherPicture, "from": picture.offset],
          at: Evidence(location: "end of file", offset: context.facts.byteCount))
      }
      if let film = context.facts.trailers?.first(where: \.isCut) {
        return .raised(
          ["state": Rule.film, "from": film.offset],
          at: Evidence(location: "end of file", offset: context.facts.byteCount))
      }
      return .raised(at: Evidence(location: "end of file", offset: context.facts.byteCount))
    }
    return .raised(
      ["state": damaged],
      at: Evidence(
        location: context.facts.format == .jpeg ? "scan" : "mdat",
        offset: context.facts.damageOffset ?? context.scanOffset))
  }

  /// The state of a file that has its end, but whose picture is damaged or partly missing before it.
  static let damaged = "damaged"
  /// The state of a file that has its length, but whose end was never written.
  static let unwritten = "unwritten"
  /// The state of a file whose own picture is whole, but which ends within a further picture.
  static let furtherPicture = "furtherPicture"
  /// The state of a file whose own picture is whole, but which ends within a film after it.
  static let film = "film"
}

extension RuleContext {
  /// The picture after the file's own that MPF lists, and that begins in the file and extends past its end.
  ///
  /// A picture that doesn't begin in the file may have been removed, as by programs that keep only the index.
  fileprivate var furtherPictureCut: MultiPicture.Entry? {
    facts.structure.value?.multiPicture?.entries.first(where: \.isCut)
  }
}
