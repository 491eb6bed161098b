/// The moments that the note of Google's camera program states.
extension HDRPlusNote {
  /// When the picture was taken, in UTC; nil where the note doesn't say.
  package var capturedTime: CaptureTime? { captured.flatMap { CaptureTime(utcSeconds: $0) } }

  /// When the program was built, in UTC; nil where the note doesn't say.
  package var builtTime: CaptureTime? { built.flatMap { CaptureTime(utcSeconds: $0) } }

  /// When the picture was taken, by a clock that is so many minutes ahead of UTC; nil where the note doesn't say, or no
  /// minutes are given.
  ///
  /// By the picture's own clock nobody learns from it where somebody was.
  func captured(at offsetMinutes: Int?) -> CaptureTime? {
    guard let captured, let offsetMinutes else { return nil }
    var time = CaptureTime(utcSeconds: captured + offsetMinutes * 60)
    time?.offsetMinutes = offsetMinutes
    return time
  }

  /// Where the note stands.
  var evidence: Evidence { Evidence(location: container, offset: offset) }
}
