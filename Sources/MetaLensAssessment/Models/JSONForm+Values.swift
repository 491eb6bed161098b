#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A stable name that MetaLens defines: ASCII with nothing to escape.
protocol JSONName: JSONForm, RawRepresentable<String> {}

extension JSONName {
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.plainString(rawValue) }
}

extension JSONForm where Self: RawRepresentable<String> {
  package init?(json: JSONValue) {
    if let value = json.stringValue.flatMap(Self.init(rawValue:)) { self = value } else { return nil }
  }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.string(rawValue) }
}

extension JSONForm where Self: RawRepresentable<Int> {
  package init?(json: JSONValue) {
    if let value = json.integerValue.flatMap(Self.init(rawValue:)) { self = value } else { return nil }
  }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.integer(rawValue) }
}

/// A name for which a newer version may have more values.
///
/// A report with such a value is read with the value that claims least.
protocol GrowingJSONName: JSONName {
  /// What stands for a value that this version doesn't know.
  static var leastClaim: Self { get }
}

extension GrowingJSONName {
  package init?(json: JSONValue) {
    guard let name = json.stringValue else { return nil }
    self = Self(rawValue: name) ?? .leastClaim
  }
}

extension Badge: JSONName {}
extension CameraFeature: JSONName {}
extension Concern: GrowingJSONName { static var leastClaim: Concern { .metadata } }
extension EvidenceGrade: GrowingJSONName { static var leastClaim: EvidenceGrade { .inferred } }
extension FlagType: GrowingJSONName { static var leastClaim: FlagType { .information } }
extension Language: JSONName {}
extension PartState: JSONName {}
extension PhotoSummary.CreationDateKind: JSONName {}
extension Verdict.Kind: GrowingJSONName { static var leastClaim: Verdict.Kind { .undetermined } }
extension AnalysisDepth: JSONForm {}
extension Diagnostic.Code: JSONForm {}
extension MetaLensError.Code: JSONForm {}
extension PhotoFormat: JSONForm {}

extension Bool: JSONForm {
  package init?(json: JSONValue) { if let value = json.boolValue { self = value } else { return nil } }
  package var json: JSONValue { .bool(self) }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.bool(self) }
}

extension Double: JSONForm {
  package init?(json: JSONValue) { if let value = json.numberValue { self = value } else { return nil } }
  package var json: JSONValue { .number(self) }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.number(self) }
}

extension FlagID: JSONForm {
  /// Returns nil if the text can't be the name of a flag in this version or a later one: names are ASCII letters and
  /// digits.
  ///
  /// Names are written without escaping, so that a quotation mark in one would end the text.
  package init?(json: JSONValue) {
    guard let name = json.stringValue, !name.isEmpty,
      name.utf8.allSatisfy({ $0.isASCIIDigit || $0.isASCIILetter })
    else { return nil }
    self.init(name)
  }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.string(name) }
}

extension Int: JSONForm {
  package init?(json: JSONValue) { if let value = json.integerValue { self = value } else { return nil } }
  package var json: JSONValue { .integer(self) }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.integer(self) }
}

extension String: JSONForm {
  package init?(json: JSONValue) { if let value = json.stringValue { self = value } else { return nil } }
  package var json: JSONValue { .string(self) }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.string(self) }
}

extension UInt16: JSONForm {
  package init?(json: JSONValue) {
    if let value = json.integerValue.flatMap(UInt16.init(exactly:)) { self = value } else { return nil }
  }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.integer(Int(self)) }
}

extension JSONValue: JSONForm {
  package init?(json: JSONValue) { self = json }
  package var json: JSONValue { self }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.value(self) }

  package static func members(_ members: [String: any JSONForm]) -> JSONValue {
    .object(members.mapValues(\.json))
  }
}

extension Optional: JSONForm where Wrapped: JSONForm {
  package init?(json: JSONValue) { self = Wrapped(json: json) }
  package var json: JSONValue { self?.json ?? .null }
  package func write(to sink: inout some JSONSink & ~Copyable) {
    if let self { self.write(to: &sink) } else { sink.null() }
  }
}

extension Array: JSONForm where Element: JSONForm {
  /// Returns nil if any element can't be read.
  package init?(json: JSONValue) {
    guard let elements = json.arrayValue else { return nil }
    self = elements.compactMap(Element.init(json:))
    if count < elements.count { return nil }
  }

  package var json: JSONValue { .array(map(\.json)) }

  package func write(to sink: inout some JSONSink & ~Copyable) {
    sink.beginArray()
    for element in self { element.write(to: &sink) }
    sink.endArray()
  }
}

extension CaptureTime: JSONForm {
  package init?(json: JSONValue) {
    guard let time = json.stringValue.flatMap(CaptureTime.init(iso8601:)) else { return nil }
    self = time
  }
  package func write(to sink: inout some JSONSink & ~Copyable) { sink.string(iso8601) }
}

/// A date is written in UTC, to the second.
extension Date: JSONForm {
  package init?(json: JSONValue) {
    if let value = CaptureTime(json: json)?.date { self = value } else { return nil }
  }
  package func write(to sink: inout some JSONSink & ~Copyable) {
    sink.string(OriginalityReport.iso8601(self))
  }
}
