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
      // Of a file whose own picture is cut no further one is looked for.
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

  /// The state of a file that has its end, and of whose picture something before it is damaged or missing.
  static let damaged = "damaged"
  /// The state of a file that has its length, and whose end was never written.
  static let unwritten = "unwritten"
  /// The state of a file whose own picture is whole, and that ends within a further one.
  static let furtherPicture = "furtherPicture"
  /// The state of a file whose own picture is whole, and that ends within a film behind it.
  static let film = "film"
}

extension RuleContext {
  /// The picture, listed by MPF behind the file's own, that begins in the file and runs past its end.
  ///
  /// One that doesn't begin there may have been taken off, as by programs that keep the index alone.
  fileprivate var furtherPictureCut: MultiPicture.Entry? {
    facts.structure.value?.multiPicture?.entries.first(where: \.isCut)
  }
}
