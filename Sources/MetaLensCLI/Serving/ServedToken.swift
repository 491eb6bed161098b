import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensServing

/// The token of a server, taken from a file that only the server's user may read or change.
enum ServedToken {
  /// More bytes than a token and a line break have.
  static let maximumBytes = 256

  /// Returns the token that a file's bytes hold, with or without a line break behind it; nil for any other bytes.
  static func read(_ bytes: [UInt8]) -> String? {
    var line = bytes[...]
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    return AccessGate.isToken(text) ? text : nil
  }
}

extension CommandContext {
  /// Returns the token in a file; nil, after a note that never shows it, if the file can't be read or isn't a regular
  /// one, if others may read or change it, or if it holds anything else.
  func token(in path: SystemPath, redacting: Bool) -> String? {
    let label = FileLabel(path, redacting: redacting)
    switch fileSystem.readPrivate(path, ServedToken.maximumBytes) {
    // The usual words for these are about photos.
    case .failure(let error) where [.isDirectory, .notRegularFile].contains(error.code):
      note(label.shown + ": " + MessageKey.serveTokenNoFile.text(in: language))
    case .failure(let error): note(error, of: label)
    case .success(nil): note(label.shown + ": " + MessageKey.serveTokenShared.text(in: language))
    case .success(let bytes?):
      if let token = ServedToken.read(bytes) { return token }
      note(label.shown + ": " + MessageKey.serveTokenForm.text(in: language))
    }
    return nil
  }
}
