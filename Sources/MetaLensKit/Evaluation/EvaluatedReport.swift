import MetaLensPlatform

/// What an evaluation reads from a report or an error that was written as JSON.
package struct EvaluatedReport: Sendable {
  /// The tool's answer for a file that could be analyzed.
  package struct Answer: Sendable, Equatable {
    package var probability: Double
    package var score: Int
    package var badge: Badge
    package var verdict: String
    package var isCalibrated: Bool
    /// Model, depth and prior, which answers must share to be compared.
    package var basis: Basis
    /// The SHA-256 of the signatures that the file was compared with; nil if the report states none.
    package var signatures: String?
    /// Whether the report names a reference of signatures, even an empty one.
    package var isCompared: Bool
    /// What the file's Content Credentials were checked with, as `CredentialChecking.basis` states it; empty if there
    /// was no library, nil if there was nothing to check, the depth doesn't check, or the library failed.
    package var credentials: String?
  }

  /// The model, depth and prior of a score; only scores with an equal basis can be compared.
  package struct Basis: Sendable, Hashable, Comparable {
    package var model: String
    package var depth: String
    package var prior: Double

    package init(model: String, depth: String, prior: Double) {
      self.model = model
      self.depth = depth
      self.prior = prior
    }

    package init(_ report: OriginalityReport) {
      self.init(model: report.model, depth: report.depth.rawValue, prior: report.prior)
    }

    package static func < (one: Basis, other: Basis) -> Bool {
      (one.model, one.depth, one.prior) < (other.model, other.depth, other.prior)
    }
  }

  /// Why a line can't be used.
  package enum Refusal: Error, Sendable, Equatable {
    /// The line isn't a JSON object, or the object was cut off.
    case notJSON
    /// The object has a schema that isn't read here.
    case otherForm
    /// A key is missing, or its value has the wrong type or is out of range.
    case lacks(String)
  }

  /// The bytes of the file's path, as the command was given it.
  package var path: [UInt8]?
  /// The SHA-256 of the file, if it was computed.
  package var sha256: String?
  /// The file's size in bytes, if it could be analyzed.
  package var byteCount: Int?
  /// When it was analyzed, in whole seconds since 1970, UTC.
  package var analyzedSeconds: Int64?
  /// The tag of the language that its texts are in; nil if it states none.
  package var language: String?
  package var outcome: Result<Answer, Failure>

  /// The error that the tool wrote instead of a report.
  package struct Failure: Error, Sendable, Equatable {
    package var code: String
    package var message: String
  }
}

extension EvaluatedReport {
  /// Reads a line that `metalens batch --format ndjson` wrote.
  package init(line: some Collection<UInt8>) throws(Refusal) {
    guard let members = JSONReader.wholeObject(of: String(decoding: line, as: UTF8.self)) else {
      throw .notJSON
    }
    let json = JSONValue.object(members)
    path =
      json["file"]?["pathBytes"]?.stringValue.flatMap(SystemPath.init(hexadecimal:))?.bytes
      ?? json["file"]?["path"]?.stringValue.map { Array($0.utf8) }
    sha256 = json["file"]?["sha256"]?.stringValue
    byteCount = json["file"]?["bytes"]?.integerValue
    analyzedSeconds = json["analyzedDate"]?.stringValue.flatMap(CaptureTime.init(iso8601:))?.utcSeconds
      .map(Int64.init)
    language = json["language"]?.stringValue
    guard path != nil || sha256 != nil else { throw .lacks("file.path") }
    switch json["schema"]?.stringValue {
    case MetaLensError.schema:
      guard let code = json["error"]?["code"]?.stringValue else { throw .lacks("error.code") }
      outcome = .failure(Failure(code: code, message: json["error"]?["message"]?.stringValue ?? code))
    case OriginalityReport.schema: outcome = .success(try Answer(json))
    default: throw .otherForm
    }
  }
}

extension EvaluatedReport.Answer {
  fileprivate init(_ json: JSONValue) throws(EvaluatedReport.Refusal) {
    guard let score = json["score"]?.integerValue, (0...100).contains(score) else { throw .lacks("score") }
    guard let probability = json["probability"]?.numberValue, (0...1).contains(probability) else {
      throw .lacks("probability")
    }
    guard let prior = json["prior"]?.numberValue, prior > 0, prior < 1 else { throw .lacks("prior") }
    guard let verdict = json["verdict"]?["kind"]?.stringValue else { throw .lacks("verdict.kind") }
    self.init(
      probability: probability, score: score,
      badge: json["badge"]?.stringValue.flatMap(Badge.init(rawValue:)) ?? Badge(score: score),
      verdict: verdict, isCalibrated: json["calibrated"]?.boolValue ?? true,
      basis: .init(
        model: json["model"]?.stringValue ?? "", depth: json["depth"]?.stringValue ?? "", prior: prior),
      signatures: json["signatures"]?["sha256"]?.stringValue, isCompared: json["signatures"]?["form"] != nil,
      credentials: json["credentials"].flatMap(CredentialCheck.init(json:))?.basis)
  }
}

extension EvaluatedReport.Answer {
  /// Makes the answer of a report.
  ///
  /// The probability is rounded as it is in JSON, so that a report and its JSON give the same figures.
  package init(_ report: OriginalityReport) {
    self.init(
      probability: (report.probability * 1e6).rounded() / 1e6, score: report.score, badge: report.badge,
      verdict: report.verdict.kind.rawValue, isCalibrated: report.isCalibrated,
      basis: .init(report),
      signatures: report.signatures?.sha256, isCompared: report.signatures != nil,
      credentials: report.credentials?.basis)
  }
}

extension CredentialCheck {
  /// The library and trust anchors that checked; empty if there was no library, nil if the depth doesn't check or the
  /// library failed.
  fileprivate var basis: String? {
    switch self {
    case .checked(let validation):
      CredentialChecking.basis(library: validation.library, anchors: validation.anchors)
    case .notChecked(.noLibrary, _): ""
    case .notChecked(.depth, _), .notChecked(.failed, _): nil
    }
  }
}
