/// The moments that the note of Google's camera app states.
extension HDRPlusNote {
  /// When the picture was taken, in UTC; nil if the note doesn't say.
  package var capturedTime: CaptureTime? { captured.flatMap { CaptureTime(utcSeconds: $0) } }

  /// When the app was built, in UTC; nil if the note doesn't say.
  package var builtTime: CaptureTime? { built.flatMap { CaptureTime(utcSeconds: $0) } }

  /// Returns when the picture was taken, by a clock that is a number of minutes ahead of UTC; nil if the note doesn't
  /// say, or no offset is given.
  ///
  /// With the picture's own clock the moment reveals nothing about where somebody was.
  func captured(at offsetMinutes: Int?) -> CaptureTime? {
    guard let captured, let offsetMinutes else { return nil }
    var time = CaptureTime(utcSeconds: captured + offsetMinutes * 60)
    time?.offsetMinutes = offsetMinutes
    return time
  }

  var evidence: Evidence { Evidence(location: container, offset: offset) }
}
