extension RelativeTraits {
  /// Of a photo that was read; what the depth doesn't read is none.
  ///
  /// - Parameters:
  ///   - codedPicture: the digest of the picture's own bytes; nil if the depth doesn't read them.
  package init(_ facts: PhotoFacts, _ attributions: Attributions, codedPicture: String?, name: FileName?) {
    self.init()
    file = Digest(facts.sha256)
    picture = Digest(codedPicture)
    if let camera = CameraIdentity(RuleContext(facts: facts, attributions: attributions, now: 0, name: name))
    {
      serial = camera.serial
      model = camera.model
    }
    // What data is missing of is grey from there on, and looks like others of which it is.
    if let picture = facts.picture.value, picture.isWhole {
      likeness =
        PerceptualHash.of(picture.preview, orientation: attributions.summary.orientation ?? 1) ?? 0
    }
  }

  /// Of a report alone, without the photo: its bytes and its camera, and no more.
  package init(_ report: OriginalityReport) {
    self.init(
      sha256: report.summary.sha256, make: report.summary.make, model: report.summary.model,
      serial: report.summary.cameraSerialNumber)
  }

  /// Of what a report says of its file and its camera.
  package init(sha256: String?, make: String?, model: String?, serial: String?) {
    self.init()
    file = Digest(sha256)
    guard let make, let serial, let camera = CameraIdentity(make: make, model: model, serial: serial) else {
      return
    }
    self.serial = camera.serial
    self.model = camera.model
  }
}
