import Foundation
import MetaLensKit
import MetaLensRendering

extension JSONReport {
  /// What was written, read again.
  static func value(of file: AnalyzedFile, in language: Language) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(written(file, in: language)))
  }
}
