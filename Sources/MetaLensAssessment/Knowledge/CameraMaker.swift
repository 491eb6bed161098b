/// Makers whose models carry a name that no other maker uses.
///
/// Only such names are listed, so that what they say can't be a coincidence; a
/// model that isn't listed says nothing. Makes and models as in Docs/Sources.md,
/// E2, and in the corpus' labels.
struct CameraMaker: Sendable {
  /// The maker's name as it is told to people.
  var name: String
  /// Of whom Make names at least one.
  var makers: [Maker]
  /// How the maker's models begin, lower case, in UTF-8 for the comparison that every photo asks for.
  var modelPrefixes: [[UInt8]]

  // One copy for the compiler to optimize, instead of one a row.
  @inline(never)
  init(name: String, makers: [Maker], modelPrefixes: [String]) {
    self.name = name
    self.makers = makers
    self.modelPrefixes = modelPrefixes.map { Array($0.utf8) }
  }

  /// Whether a text begins with a prefix of lower-case ASCII, letter case aside.
  private static func hasPrefix(_ text: [UInt8], _ prefix: [UInt8]) -> Bool {
    guard text.count >= prefix.count else { return false }
    return zip(text, prefix).allSatisfy { $0.asciiLowercased == $1 }
  }

  /// The maker whose models begin like this one, or nil.
  static func maker(ofModel model: String) -> CameraMaker? {
    let bytes = Array(model.utf8)
    return all.indices.first { index in all[index].modelPrefixes.contains { Self.hasPrefix(bytes, $0) } }
      .map { all[$0] }
  }

  static let all = [
    CameraMaker(name: "Apple", makers: [.apple], modelPrefixes: ["iphone ", "ipad", "ipod touch"]),
    CameraMaker(
      name: "Canon", makers: [.canon],
      modelPrefixes: ["canon eos", "canon powershot", "canon digital ixus", "canon ixus", "canon ixy"]),
    CameraMaker(
      name: "Nikon", makers: [.nikon],
      modelPrefixes: ["nikon d", "nikon z", "nikon e", "coolpix"]),
    CameraMaker(
      name: "Sony", makers: [.sony],
      modelPrefixes: ["dsc-", "ilce-", "ilca-", "ilme-", "dslr-a", "slt-a", "nex-", "zv-e"]),
    CameraMaker(
      name: "Fujifilm", makers: [.fujifilm, .fuji], modelPrefixes: ["finepix", "x-pro", "gfx"]),
    CameraMaker(name: "Panasonic", makers: [.panasonic], modelPrefixes: ["dmc-"]),
    CameraMaker(
      name: "Pentax", makers: [.pentax, .asahi, .ricoh],
      modelPrefixes: ["pentax k", "pentax optio", "pentax *ist"]),
    CameraMaker(name: "Samsung", makers: [.samsung], modelPrefixes: ["sm-", "gt-i", "gt-n"]),
    CameraMaker(name: "Google", makers: [.google], modelPrefixes: ["pixel "]),
    CameraMaker(
      name: "Kodak", makers: [.kodak, .eastman],
      modelPrefixes: ["kodak dc", "kodak dx", "kodak cx", "kodak easyshare", "kodak z"]),
    CameraMaker(name: "Leica", makers: [.leica], modelPrefixes: ["leica "]),
    CameraMaker(
      name: "Hewlett-Packard", makers: [.hewlett, .hp], modelPrefixes: ["hp photosmart"]),
    CameraMaker(
      name: "GoPro", makers: [.gopro],
      modelPrefixes: ["hero1", "hero3", "hero4", "hero5", "hero6", "hero7", "hero8", "hero9", "hero session"]),
  ]
}
