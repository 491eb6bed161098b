/// How a platform codes the copies that it makes.
///
/// No feature is unique to a platform, so four features must agree.
///
/// Platforms of which too few files were available have no row: WhatsApp's standard copies on Android,
/// KakaoTalk, WeChat, LINE, Signal, Viber, X, Reddit, Imgur, Snapchat.
struct PlatformProfile: Sendable {
  var platform: String
  /// JFIF's minor version, its unit and its density in both directions.
  var jfif: (minor: Int, units: Int, density: Int)
  /// Whether copies are coded progressively; nil if that isn't known.
  var isProgressive: Bool?
  /// The quality of IJG's tables; nil if the encoder's family already determines the tables.
  var quality: Int?
  /// The family of the encoder; nil for any.
  var family: EncoderFamily?
  /// The maximum length of the longer edge, in pixels; nil if that isn't known.
  var longestEdge: Int?
  /// The description of the ICC profile; nil for any or none.
  var profile: String?
  /// The number of files that showed the profile.
  var fileCount: Int
  var source: String

  static let all = [
    PlatformProfile(
      platform: "WhatsApp", jfif: (1, 0, 1), family: .whatsApp, longestEdge: 4096,
      fileCount: 1, source: "Docs/Sources.md, 2.6: iOS, 2025"),
    PlatformProfile(
      platform: "Telegram", jfif: (1, 1, 72), isProgressive: true, quality: 87, longestEdge: 1280,
      fileCount: 2, source: "2 labelled photos of one source; Docs/Sources.md, 2.6"),
    PlatformProfile(
      platform: PlatformName.facebook, jfif: (2, 0, 1), isProgressive: true, longestEdge: 2048, profile: "c2",
      fileCount: 6, source: "Docs/Sources.md, 2.6; published copies that carry Facebook's mark besides"),
  ]

  /// Returns which features of a file agree with the profile, in English; nil if a feature doesn't agree.
  func features(
    _ coding: JPEGCoding, frame: FrameFacts, encoder: EncoderFingerprint, profiles: [ICCProfile]
  ) -> String? {
    guard let header = coding.jfif, header.major == 1, header.minor == jfif.minor, header.units == jfif.units,
      header.xDensity == jfif.density, header.yDensity == jfif.density,
      isProgressive.map({ $0 == (frame.marker == 0xC2) }) ?? true
    else { return nil }
    var features = ["JFIF 1.0\(jfif.minor) \(jfif.density)x\(jfif.density)"]
    features.append(frame.marker == 0xC2 ? "progressive" : "baseline")
    if let family {
      guard encoder.family == family else { return nil }
      features += encoder.tables.prefix(1).map(\.name)
      features.append("one table segment")
    }
    if let quality {
      let isMet = encoder.tables.contains { match in
        match.family == .ijg && match.coverage == .both && match.qualities?.contains(quality) == true
      }
      guard isMet else { return nil }
      features.append("IJG quality \(quality)")
    }
    if let profile {
      guard profiles.contains(where: { $0.profileDescription == profile }) else { return nil }
      features.append("ICC “\(profile)”")
    }
    if let longestEdge {
      guard max(frame.size.width, frame.size.height) <= longestEdge else { return nil }
      features.append("\(frame.size.width)x\(frame.size.height)")
    }
    return features.joined(separator: ", ")
  }
}
