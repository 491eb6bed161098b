/// How a platform codes the copies that it makes: nothing that only it could do, so four features must agree.
///
/// A platform without a row is one of which too few files could be had: WhatsApp's standard copies on Android,
/// KakaoTalk, WeChat, LINE, Signal, Viber, X, Reddit, Imgur, Snapchat.
struct PlatformProfile: Sendable {
  /// The platform whose profile it is.
  var platform: String
  /// JFIF's second part of the version, its unit and its density both ways.
  var jfif: (minor: Int, units: Int, density: Int)
  /// Whether it is coded progressively; nil if that isn't known.
  var isProgressive: Bool?
  /// The quality of IJG's tables; nil if the encoder says it all.
  var quality: Int?
  /// The family of the encoder; nil for any.
  var family: EncoderFamily?
  /// The longest edge there is; nil if that isn't known.
  var longestEdge: Int?
  /// The description of the ICC profile; nil for any or none.
  var profile: String?
  /// Files that showed it.
  var fileCount: Int
  /// Where that is known from.
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

  /// What of a file agrees with it, in English; nil if something doesn't.
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
