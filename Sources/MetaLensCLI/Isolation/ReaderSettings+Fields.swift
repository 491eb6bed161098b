import MetaLensKit
import MetaLensRendering

extension ReaderSettings {
  /// A setting that a message carries as text: how it is written and, beside that, how it is read.
  private struct Field: Sendable {
    /// Returns the setting as text.
    let write: @Sendable (ReaderSettings) -> String
    /// Sets the setting from a text; false if the text isn't one that `write` returns.
    let read: @Sendable (String, inout ReaderSettings) -> Bool

    /// A setting that is one of a few values.
    static func one<Value: Sendable>(
      of values: [Value], _ path: any WritableKeyPath<ReaderSettings, Value> & Sendable,
      name: @escaping @Sendable (Value) -> String
    ) -> Self {
      Self(
        write: { settings in name(settings[keyPath: path]) },
        read: { text, settings in
          Field.assign(&settings[keyPath: path], values.first { name($0) == text })
        })
    }

    /// A setting that is a text itself.
    static func name<Value: RawRepresentable & Sendable>(
      _ path: any WritableKeyPath<ReaderSettings, Value> & Sendable
    ) -> Self where Value.RawValue == String {
      Self(
        write: { settings in settings[keyPath: path].rawValue },
        read: { text, settings in Field.assign(&settings[keyPath: path], Value(rawValue: text)) })
    }

    /// A set of such values; one that is unknown is passed over.
    static func names<Value: RawRepresentable & Hashable & Sendable>(
      _ path: any WritableKeyPath<ReaderSettings, Set<Value>> & Sendable
    ) -> Self where Value.RawValue == String {
      Self(
        write: { settings in settings[keyPath: path].map { $0.rawValue }.joined(separator: ",") },
        read: { text, settings in
          let values = text.split(separator: ",").compactMap { Value(rawValue: String($0)) }
          settings[keyPath: path] = Set(values)
          return true
        })
    }

    static func number(_ path: any WritableKeyPath<ReaderSettings, Int> & Sendable) -> Self {
      Self(
        write: { settings in String(settings[keyPath: path]) },
        read: { text, settings in Field.assign(&settings[keyPath: path], Int(text)) })
    }

    /// A number that may be missing; its text is then empty.
    static func optionalNumber<Value: LosslessStringConvertible & Sendable>(
      _ path: any WritableKeyPath<ReaderSettings, Value?> & Sendable
    ) -> Self {
      Self(
        write: { settings in settings[keyPath: path].map { $0.description } ?? "" },
        read: { text, settings in
          let number = Value(text)
          settings[keyPath: path] = number
          return text.isEmpty || number != nil
        })
    }

    /// A setting that is on or off; the text of one that is off is empty.
    static func flag(_ path: any WritableKeyPath<ReaderSettings, Bool> & Sendable) -> Self {
      Self(
        write: { settings in settings[keyPath: path] ? "1" : "" },
        read: { text, settings in
          settings[keyPath: path] = !text.isEmpty
          return true
        })
    }

    /// Sets a setting to a value; false if there is none.
    private static func assign<Value>(_ setting: inout Value, _ value: Value?) -> Bool {
      guard let value else { return false }
      setting = value
      return true
    }
  }

  /// The settings that a message carries as text, in its order.
  private static let texts: [Field] = [
    .one(of: AnalysisDepth.allCases, \.depth, name: { $0.rawValue }),
    .one(of: Answer.allCases, \.answer, name: { $0.word }),
    .name(\.format), .name(\.language), .name(\.sort), .names(\.choice.badges), .names(\.choice.verdicts),
    .number(\.factor), .number(\.maximumFileBytes), .number(\.maximumMemoryBytes), .number(\.seconds),
    .optionalNumber(\.columns), .optionalNumber(\.prior),
    .flag(\.hashing), .flag(\.redact), .flag(\.isWide), .flag(\.isPainted), .flag(\.includesShipped),
    .flag(\.choice.showsFailed),
  ]
  /// The settings that it carries as bytes, after them.
  private static let blobs: [any WritableKeyPath<Self, [UInt8]> & Sendable] = [\.model, \.library, \.anchors]
  /// The maximum number of tables of signatures, which come last.
  private static let maximumTables = 1000

  /// The settings as a message.
  var bytes: [UInt8] {
    let texts: [[UInt8]] = Self.texts.map { Array($0.write(self).utf8) }
    let blobs: [[UInt8]] = Self.blobs.map { self[keyPath: $0] }
    return WireFields.bytes(texts + blobs + signatures)
  }

  /// Reads a message; nil if it isn't one of this version.
  init?(_ bytes: [UInt8]) {
    let count = Self.texts.count + Self.blobs.count
    guard let fields = WireFields.read(bytes, maximum: count + Self.maximumTables), fields.count >= count
    else { return nil }
    self.init()
    for (setting, field) in zip(Self.texts, fields) {
      guard let text = field.wireText, setting.read(text, &self) else { return nil }
    }
    for (path, field) in zip(Self.blobs, fields.dropFirst(Self.texts.count)) {
      self[keyPath: path] = Array(field)
    }
    signatures = fields.dropFirst(count).map { Array($0) }
  }
}
