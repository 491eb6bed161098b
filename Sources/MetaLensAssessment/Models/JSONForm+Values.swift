#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A stable name that MetaLens defines: ASCII with nothing to escape.
protocol JSONName: JSONForm, RawRepresentable<String> {}

extension JSONName {
  func write(to sink: inout some JSONSink & ~Copyable) { sink.plainString(rawValue) }
}

extension JSONForm where Self: RawRepresentable<String> {
  init?(json: JSONValue) {
    if let value = json.stringValue.flatMap(Self.init(rawValue:)) { self = value } else { return nil }
  }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.string(rawValue) }
}

extension Badge: JSONName {}
extension Concern: JSONName {}
extension EvidenceGrade: JSONName {}
extension FlagType: JSONName {}
extension Language: JSONName {}
extension PartState: JSONName {}
extension PhotoSummary.CreationDateKind: JSONName {}
extension Verdict.Kind: JSONName {}
extension AnalysisDepth: JSONForm {}
extension Diagnostic.Code: JSONForm {}
extension MetaLensError.Code: JSONForm {}
extension PhotoFormat: JSONForm {}

extension Bool: JSONForm {
  init?(json: JSONValue) { if let value = json.boolValue { self = value } else { return nil } }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.bool(self) }
}

extension Double: JSONForm {
  init?(json: JSONValue) { if let value = json.numberValue { self = value } else { return nil } }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.number(self) }
}

extension FlagID: JSONForm {
  /// Returns nil if the text can't be the name of a flag in this version or a later one: names are ASCII letters and
  /// digits.
  ///
  /// Names are written without escaping, so that a quotation mark in one would end the text.
  init?(json: JSONValue) {
    guard let name = json.stringValue,
      name.utf8.allSatisfy({ $0.isASCIIDigit || $0.isASCIILetter })
    else { return nil }
    self.init(name)
  }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.string(name) }
}

extension Int: JSONForm {
  init?(json: JSONValue) { if let value = json.integerValue { self = value } else { return nil } }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.integer(self) }
}

extension String: JSONForm {
  init?(json: JSONValue) { if let value = json.stringValue { self = value } else { return nil } }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.string(self) }
}

extension UInt16: JSONForm {
  init?(json: JSONValue) {
    if let value = json.integerValue.flatMap(UInt16.init(exactly:)) { self = value } else { return nil }
  }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.integer(Int(self)) }
}

extension JSONValue: JSONForm {
  init?(json: JSONValue) { self = json }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.value(self) }
}

extension Optional: JSONForm where Wrapped: JSONForm {
  init?(json: JSONValue) { self = Wrapped(json: json) }
  func write(to sink: inout some JSONSink & ~Copyable) {
    if let self { self.write(to: &sink) } else { sink.null() }
  }
}

extension Array: JSONForm where Element: JSONForm {
  /// Returns nil if any element can't be read.
  init?(json: JSONValue) {
    guard let elements = json.arrayValue else { return nil }
    self = elements.compactMap(Element.init(json:))
    if count < elements.count { return nil }
  }

  func write(to sink: inout some JSONSink & ~Copyable) {
    sink.beginArray()
    for element in self { element.write(to: &sink) }
    sink.endArray()
  }
}

extension CaptureTime: JSONForm {
  init?(json: JSONValue) {
    guard let time = json.stringValue.flatMap(CaptureTime.init(iso8601:)) else { return nil }
    self = time
  }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.string(iso8601) }
}

/// A date is written in UTC, to the second.
extension Date: JSONForm {
  init?(json: JSONValue) { if let value = CaptureTime(json: json)?.date { self = value } else { return nil } }
  func write(to sink: inout some JSONSink & ~Copyable) { sink.string(OriginalityReport.iso8601(self)) }
}
