/// The moments that the note of Google's camera program states.
extension HDRPlusNote {
  /// When the picture was taken, in UTC; nil where the note doesn't say.
  package var capturedTime: CaptureTime? { captured.flatMap { CaptureTime(utcSeconds: $0) } }

  /// When the program was built, in UTC; nil where the note doesn't say.
  package var builtTime: CaptureTime? { built.flatMap { CaptureTime(utcSeconds: $0) } }

  /// Where the note stands.
  var evidence: Evidence { Evidence(location: container, offset: offset) }
}
