extension PhotoComparison {
  /// The camera and the moment that two files agree on.
  package struct Origin: Sendable, Hashable {
    /// The camera that both files name, as the first writes it; nil if they don't name the same one.
    package var camera: Camera?
    /// The moment at which both files state that they were taken, as precisely as both do; nil if they don't agree.
    package var moment: CaptureTime?

    /// A camera as a file states it.
    package struct Camera: Sendable, Hashable {
      package var make: String
      package var model: String?
      package var serial: String

      package init(make: String, model: String?, serial: String) {
        self.make = make
        self.model = model
        self.serial = serial
      }

      /// Returns make and model for use in a sentence.
      package func name(in language: Language) -> String {
        CameraName.told(make: make, model: model, in: language) ?? StatedName.told(make, in: language)
      }
    }

    package init(camera: Camera? = nil, moment: CaptureTime? = nil) {
      self.camera = camera
      self.moment = moment
    }
  }

  /// Compares the cameras and the moments that both files state.
  mutating func compareOrigins(_ first: PhotoFacts, _ second: PhotoFacts) {
    let (one, other) = (StatedOrigin(first), StatedOrigin(second))
    if let left = one.camera, let right = other.camera {
      isSameCamera = left.identity == right.identity
      if left.identity == right.identity { origin.camera = left.camera }
    }
    if let left = one.moment, let right = other.moment {
      isSameMoment = left.isSameMoment(as: right)
      if left.isSameMoment(as: right) {
        origin.moment = left
        if right.subsecond == nil { origin.moment?.subsecond = nil }
        // Two offsets are one instant at best: only one that both state is said of both.
        if right.offsetMinutes != left.offsetMinutes { origin.moment?.offsetMinutes = nil }
      }
    }
  }
}

/// The camera and the moment that one file states.
private struct StatedOrigin {
  /// The camera; nil unless make and serial number identify one.
  var camera: (identity: CameraIdentity, camera: PhotoComparison.Origin.Camera)?
  /// EXIF's DateTimeOriginal.
  var moment: CaptureTime?

  init(_ facts: PhotoFacts) {
    // No rule runs here, so no camera signatures are needed.
    let attributions = Attributions(facts, signatures: .none)
    moment = attributions.original?.time
    let context = RuleContext(facts: facts, attributions: attributions, now: 0)
    if let make = attributions.make, let serial = SerialNumbers(context).ofCamera?.text,
      let identity = CameraIdentity(make: make, model: attributions.model, serial: serial)
    {
      let shown = PhotoComparison.Origin.Camera(make: make, model: attributions.model, serial: serial)
      camera = (identity: identity, camera: shown)
    }
  }
}

extension CaptureTime {
  /// Whether another moment is the same, as precisely as both are stated.
  ///
  /// Compares instants if both have an offset from UTC, and clock times otherwise. Compares fractions of a second
  /// only if both have one.
  func isSameMoment(as other: CaptureTime) -> Bool {
    if let one = utcSeconds, let two = other.utcSeconds {
      guard one == two else { return false }
    } else if clockSeconds != other.clockSeconds {
      return false
    }
    guard let part = subsecond, let otherPart = other.subsecond else { return true }
    return Self.significant(part) == Self.significant(otherPart)
  }

  /// Returns the digits of a fraction without trailing zeros.
  private static func significant(_ digits: String) -> [UInt8] {
    var digits = Array(digits.utf8)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits
  }
}
