import Foundation
import MetaLensKit
import MetaLensRendering

extension JSONReport {
  /// Returns what is written for a file, parsed again.
  static func value(of file: AnalyzedFile, in language: Language) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(written(file, in: language)))
  }
}
