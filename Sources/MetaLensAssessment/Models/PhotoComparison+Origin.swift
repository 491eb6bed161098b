extension PhotoComparison {
  /// What two files state alike of where they come from.
  package struct Origin: Sendable, Hashable {
    /// The camera that both name, as the first file writes it; nil where they don't name the same.
    package var camera: Camera?
    /// When both say that they were taken, as far as both say it; nil where they don't say the same.
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

      /// The camera in a sentence: make and model.
      package func name(in language: Language) -> String {
        CameraName.told(make: make, model: model, in: language) ?? StatedName.told(make, in: language)
      }
    }

    package init(camera: Camera? = nil, moment: CaptureTime? = nil) {
      self.camera = camera
      self.moment = moment
    }
  }

  /// Fills in what both files state of their camera and of when they were taken.
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
      }
    }
  }
}

/// What one file states of where it comes from.
private struct StatedOrigin {
  /// The camera, where its serial number tells it from others.
  var camera: (identity: CameraIdentity, camera: PhotoComparison.Origin.Camera)?
  /// EXIF's DateTimeOriginal.
  var moment: CaptureTime?

  init(_ facts: PhotoFacts) {
    // No rule asks here, so that what cameras' files look like isn't needed.
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
  /// Whether another moment is the same, as far as both tell it.
  ///
  /// Compared are instants where both state an offset from UTC, else what the clocks showed; fractions of a second
  /// where both have them.
  func isSameMoment(as other: CaptureTime) -> Bool {
    if let one = utcSeconds, let two = other.utcSeconds {
      guard one == two else { return false }
    } else if clockSeconds != other.clockSeconds {
      return false
    }
    guard let part = subsecond, let otherPart = other.subsecond else { return true }
    return Self.significant(part) == Self.significant(otherPart)
  }

  /// A fraction's digits without zeros at its end.
  private static func significant(_ digits: String) -> [UInt8] {
    var digits = Array(digits.utf8)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits
  }
}
