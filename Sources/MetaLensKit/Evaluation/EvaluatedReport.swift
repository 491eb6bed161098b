import MetaLensPlatform

/// What an evaluation takes out of a report or an error that was written as JSON.
package struct EvaluatedReport: Sendable {
  /// What the tool said of a file that could be analysed.
  package struct Answer: Sendable, Equatable {
    package var probability: Double
    package var score: Int
    package var badge: Badge
    package var verdict: String
    package var isCalibrated: Bool
    /// What answers must share to be compared.
    package var basis: Basis
    /// SHA-256 of the signatures that the file was compared with; nil where it was compared with none.
    package var signatures: String?
    /// Whether signatures were asked for, were there any.
    package var isCompared: Bool
    /// What its Content Credentials were checked with, as `CredentialChecking.basis` says it: empty where no library was
    /// there, nil where nothing was to be checked or the library couldn't.
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

    /// What a report's score stands on.
    package init(_ report: OriginalityReport) {
      self.init(model: report.model, depth: report.depth.rawValue, prior: report.prior)
    }

    package static func < (one: Basis, other: Basis) -> Bool {
      (one.model, one.depth, one.prior) < (other.model, other.depth, other.prior)
    }
  }

  /// Why a line can't be taken.
  package enum Refusal: Error, Sendable, Equatable {
    /// No JSON object, or one that was cut.
    case notJSON
    /// An object of another form.
    case otherForm
    /// A key is missing or no such value as it should be.
    case lacks(String)
  }

  /// The bytes of the file's path as it was named.
  package var path: [UInt8]?
  /// SHA-256 of the file, where it was made.
  package var sha256: String?
  /// The file's size, where it could be analysed.
  package var byteCount: Int?
  /// When it was, in whole seconds since 1970, UTC.
  package var analyzedSeconds: Int64?
  /// What was said, or the message of the error.
  package var outcome: Result<Answer, Failure>

  /// The file's error.
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
  /// What a report says; the probability as it would be written, so that both ways give the same figures.
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
  /// What it stands on; nil where that isn't the library or its absence.
  fileprivate var basis: String? {
    switch self {
    case .checked(let validation):
      CredentialChecking.basis(library: validation.library, anchors: validation.anchors)
    case .notChecked(.noLibrary, _): ""
    case .notChecked(.depth, _), .notChecked(.failed, _): nil
    }
  }
}
