package import MetaLensAssessment

extension ComparedPhotos {
  /// Returns a line on where the bytes first differ; nil if they don't, or if that wasn't determined.
  package func firstPlace(in language: Language) -> String? {
    ComparedWords(language: language).firstDifference(of: self).map { row in
      let sides = [row.first, row.second].compactMap(\.self)
      let places = row.first == row.second ? Array(sides.prefix(1)) : [sides.joined(separator: " ↔ ")]
      return ([MessageKey.compareFirstDifference.text(in: language), row.name] + places)
        .joined(separator: language.clauseSeparator)
    }
  }
}

/// A comparison's rows in a language; processes pass them on without one.
struct ComparedWords {
  /// A row as a person reads it; a value is nil if its file has none.
  struct Row: Sendable, Equatable {
    var name: String
    var first: String?
    var second: String?
  }

  /// Rows under a heading: those that are shown, and the number of all.
  struct Section {
    var heading: MessageKey
    var rows: [Row]
    var count: Int
  }

  let language: Language

  /// Returns a section on where the bytes first differ, and a section for every kind of difference that was found.
  func sections(of compared: ComparedPhotos) -> [Section] {
    var sections: [Section] = []
    if let row = firstDifference(of: compared) {
      sections.append(Section(heading: .compareFirstDifference, rows: [row], count: 1))
    }
    for (heading, kind) in zip(ComparedPhotos.headings, compared.kinds) where kind.count > 0 {
      let rows = kind.shown.map { words(of: $0, under: heading) }
      sections.append(Section(heading: heading, rows: rows, count: kind.count))
    }
    return sections
  }

  /// Returns the first byte that differs, and what contains it in each file; nil if that wasn't determined.
  func firstDifference(of compared: ComparedPhotos) -> Row? {
    guard let found = compared.firstDifference else { return nil }
    func words(_ place: PhotoComparison.FirstDifference.Place?, _ side: Int) -> String {
      if let place { return text(of: place) }
      // A file that ends before the byte has nothing that contains it.
      let isOver = side < compared.files.count && compared.files[side].byteCount <= found.offset
      return (isOver ? MessageKey.placeEndOfFileName : .comparePlaceUnknown).text(in: language)
    }
    return Row(
      name: Message.placeOffset(offset: String(found.offset)).text(in: language),
      first: words(found.first, 0), second: words(found.second, 1))
  }

  /// Returns what contains a byte, such as `segment 2, APP1 EXIF`.
  func text(of place: PhotoComparison.FirstDifference.Place) -> String {
    guard let number = place.number.map({ String($0) }) else { return place.name }
    let message: Message =
      switch place.kind {
      case .segment: .comparePlaceSegment(number: number)
      case .scan: .comparePlaceScan(number: number)
      case .trailer: .comparePlaceTrailer(number: number)
      case .part: .comparePlacePart(number: number)
      case .item: .comparePlaceItem(number: number)
      }
    return joined([message.text(in: language)] + (place.name.isEmpty ? [] : [place.name]))
  }

  private func words(of row: ComparedPhotos.Row, under heading: MessageKey) -> Row {
    let first = row.first.map { text(of: $0, in: row, heading) }
    var second = row.second.map { text(of: $0, in: row, heading) }
    if let offset = row.differsFrom, let text = second {
      second = joined([text, Message.compareDiffersFrom(offset: String(offset)).text(in: language)])
    } else if heading == .compareSegments || heading == .compareMetadata, let text = second, text == first {
      // If both places and lengths are the same, only the bytes differ.
      second = joined([text, MessageKey.compareValueOtherBytes.text(in: language)])
    }
    return Row(name: name(of: row, under: heading), first: first, second: second)
  }

  private func name(of row: ComparedPhotos.Row, under heading: MessageKey) -> String {
    if heading == .compareCoding { return CodingProperty.name(row.name, in: language) }
    let note = PhotoComparison.TagDifference.notCompared
    guard heading == .compareExif, row.name.hasSuffix(note) else { return row.name }
    return Message.compareNotCompared(name: String(row.name.dropLast(note.count))).text(in: language)
  }

  private func text(of value: String, in row: ComparedPhotos.Row, _ heading: MessageKey) -> String {
    switch heading {
    case .compareCoding: CodingProperty.shown(value, of: row.name, in: language) ?? value
    case .compareSegments: segment(value) ?? value
    case .compareParts: part(value) ?? value
    case .compareMetadata: block(value) ?? value
    default: value
    }
  }

  /// Returns `2 14` in words: a segment's number and its size in bytes.
  private func segment(_ value: String) -> String? {
    let numbers = value.split(separator: " ")
    guard numbers.count == 2 else { return nil }
    return joined([
      Message.comparePlaceSegment(number: String(numbers[0])).text(in: language), bytes(numbers[1]),
    ])
  }

  /// Returns `6 1078 3` in words: a part's number, its size in bytes, and how many such parts follow each other.
  private func part(_ value: String) -> String? {
    let numbers = value.split(separator: " ")
    guard numbers.count == 3 else { return nil }
    let place = Message.comparePlacePart(number: String(numbers[0])).text(in: language)
    let run = Message.compareValueInARow(count: String(numbers[2])).text(in: language)
    return joined([place, bytes(numbers[1])] + (numbers[2] == "1" ? [] : [run]))
  }

  /// Returns `1078 item 51` in words: a block's size in bytes, and what contains it.
  private func block(_ value: String) -> String? {
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let item = parts[1].hasPrefix("item ") ? Int(parts[1].dropFirst("item ".count)) : nil
    let container = item.map { Message.comparePlaceItem(number: String($0)).text(in: language) }
    return joined([container ?? String(parts[1]), bytes(parts[0])])
  }

  private func bytes(_ count: Substring) -> String {
    Message.valueBytes(count: String(count)).text(in: language)
  }

  private func joined(_ parts: [String]) -> String { parts.joined(separator: language.clauseSeparator) }
}
