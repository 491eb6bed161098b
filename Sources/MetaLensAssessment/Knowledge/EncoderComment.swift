/// Comments by which encoders and editors name themselves (Docs/Sources.md, S10).
enum EncoderComment {
  /// The beginnings of comments, with the encoder's family if the comment identifies one.
  static let known: [(prefix: String, family: EncoderFamily?)] = [
    ("CREATOR: gd-jpeg", .gd),
    ("Lavc", .ffmpeg),
    ("AppleMark", .quickTime),
    ("File written by Adobe Photoshop", .photoshop),
    ("Created with GIMP", .libjpeg),
    ("Created with The GIMP", .libjpeg),
    ("ACD Systems Digital Imaging", nil),
    ("PICResize", nil),
    ("NeatImage", nil),
    ("Optimized by JPEGmini", nil),
    ("Compressed by jpeg-recompress", .mozjpeg),
  ]

  /// Returns the row whose beginning a comment has; nil for other comments, such as those of libraries that cameras use
  /// too (LEAD, Intel).
  static func match(_ bytes: [UInt8]) -> (prefix: String, family: EncoderFamily?)? {
    known.first { bytes.starts(with: $0.prefix.utf8) }
  }

  /// Whether a comment names a library that cameras use too.
  static func isOfCamerasLibrary(_ text: String) -> Bool {
    ["LEAD Technologies", "Intel(R) JPEG Library"].contains { text.utf8.starts(with: $0.utf8) }
  }
}
