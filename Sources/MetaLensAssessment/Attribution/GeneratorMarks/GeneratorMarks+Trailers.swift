extension GeneratorMarks {
  /// Adds the edits by a model that Samsung's gallery records: `genAIType` other than 0 in the object of
  /// PhotoEditor_Re_Edit_Data or PEg_Info (exiftool's Samsung tags; Docs/Sources.md, 2.7).
  mutating func addTrailers(_ values: [TrailerValue]) {
    for value in values where value.trailer == .samsung {
      guard ["PhotoEditor_Re_Edit_Data", "PEg_Info"].contains(value.name),
        let members = JSONReader.object(of: value.text), let type = Self.generatorType(members)
      else { continue }
      add(
        GeneratorMark(
          .edited, .record, generator: "Samsung", value: "genAIType: \(type)",
          place: "Samsung " + value.name,
          evidence: Evidence(location: "Samsung trailer " + value.name, offset: value.offset)))
    }
  }

  /// Returns the type; nil if it isn't stated or is 0.
  private static func generatorType(_ members: [String: JSONValue]) -> Int? {
    let value = members["genAIType"]
    let type = value?.integerValue ?? value?.stringValue.flatMap { Int($0) }
    return type == 0 ? nil : type
  }
}
