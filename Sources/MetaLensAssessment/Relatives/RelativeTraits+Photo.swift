extension RelativeTraits {
  /// Makes the traits of a photo that was read; traits that need more than the depth reads are missing.
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
    // A picture with missing data is grey from there on, and would look like other such pictures.
    if let picture = facts.picture.value, picture.isWhole {
      likeness =
        PerceptualHash.of(picture.preview, orientation: attributions.summary.orientation ?? 1) ?? 0
    }
  }

  /// Makes the traits that a report alone provides, without the photo: those of the file's bytes and the camera.
  package init(_ report: OriginalityReport) {
    self.init(
      sha256: report.summary.sha256, make: report.summary.make, model: report.summary.model,
      serial: report.summary.cameraSerialNumber)
  }

  /// Makes the traits of the file and the camera that a report names.
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
