extension Rule {
  package static let iccFromSoftware = Rule(
    "iccFromSoftware", .isEdited, concern: .encoding,
    parameters: [.text("profile"), .text("program", .public), .text("make", .name)],
    reads: [.exif, .metadata],
    source: "ICC.1:2022, 7.2.17 (profile creator); rates: measured on the labelled photos",
    example: ["profile": "lcms", "program": "Little CMS", "make": "Canon"]
  ) { context in
    guard let camera = context.statedCamera else { return [] }
    let isApple = context.attributions.maker?.isOne(of: [.apple]) ?? false
    let found = (context.metadata?.profiles ?? []).compactMap { profile in
      program(of: profile, isApple: isApple).map { (profile: profile, program: $0) }
    }
    guard let first = found.first else { return [] }
    let name = first.profile.profileDescription?.quotedText ?? first.profile.creator
    return .raised(
      ["profile": name, "program": first.program, "make": camera.make], .inferred,
      at: found.map { Evidence(location: $0.profile.container, offset: $0.profile.offset) })
  }

  /// Returns the program of a profile by its creator's signature, or nil.
  ///
  /// `lcms` is in 6 files with a camera and in no original. `appl` is in 4 originals, all of them Apple's, and in 5
  /// files of other makers, none of them original; all those state Apple's copyright.
  private static func program(of profile: ICCProfile, isApple: Bool) -> String? {
    switch profile.creator {
    case "lcms": "Little CMS"
    case "appl" where !isApple && profile.copyright?.contains("Apple") ?? true: "Apple"
    default: nil
    }
  }
}
