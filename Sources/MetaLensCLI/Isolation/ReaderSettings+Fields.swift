import MetaLensKit
import MetaLensRendering

extension OutputFormat: JSONForm {}
extension SortOrder: JSONForm {}
extension ReaderSettings.Answer: JSONForm {}

extension ReaderSettings: JSONObject {
  static var blank: Self { Self() }

  /// Passes all settings but those that are bytes.
  mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    var badges = Badge.allCases.filter { choice.badges.contains($0) }
    var verdicts = Verdict.Kind.allCases.filter { choice.verdicts.contains($0) }
    pass.required("answer", &answer)
    pass.required("badges", &badges)
    pass.field("columns", &columns)
    pass.required("depth", &depth)
    pass.require(AnalysisDepth.allCases.contains(depth), "depth", "a depth of this version")
    pass.required("factor", &factor)
    pass.required("failed", &choice.showsFailed)
    pass.required("format", &format)
    pass.required("hashing", &hashing)
    pass.required("language", &language)
    pass.required("maximumFileBytes", &maximumFileBytes)
    pass.required("maximumMemoryBytes", &maximumMemoryBytes)
    pass.required("painted", &isPainted)
    pass.field("prior", &prior)
    pass.required("redact", &redact)
    pass.required("seconds", &seconds)
    pass.required("shipped", &includesShipped)
    pass.required("sort", &sort)
    pass.required("verdicts", &verdicts)
    pass.required("wide", &isWide)
    (choice.badges, choice.verdicts) = (Set(badges), Set(verdicts))
  }

  /// The maximum number of tables of signatures, which come last.
  private static let maximumTables = 1000

  /// The settings as a message: first an object, then those that are bytes.
  var bytes: [UInt8] { WireFields.bytes([wire, model, library, anchors] + signatures) }

  /// Reads a message; nil if it isn't one of this version.
  init?(_ bytes: [UInt8]) {
    guard let fields = WireFields.read(bytes, maximum: 4 + Self.maximumTables), fields.count >= 4,
      var settings = Self(wire: fields[0])
    else { return nil }
    settings.model = Array(fields[1])
    settings.library = Array(fields[2])
    settings.anchors = Array(fields[3])
    settings.signatures = fields.dropFirst(4).map { Array($0) }
    self = settings
  }
}
