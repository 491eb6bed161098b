/// A maker whose models have names that no other maker uses.
///
/// Only such names are listed, so that a match can't be a coincidence; a model that isn't listed says nothing. Makes
/// and models are those in Docs/Sources.md, E2, and in the corpus' labels.
struct CameraMaker: Sendable {
  /// The maker's name for people.
  var name: String
  /// The makers, at least one of which Make names.
  var makers: [Maker]
  /// The beginnings of the maker's models, in lower case, as UTF-8, since every photo is compared with them.
  var modelPrefixes: [[UInt8]]

  // Not inlined, so that the compiler optimizes one copy instead of one per row.
  @inline(never)
  init(name: String, makers: [Maker], modelPrefixes: [String]) {
    self.name = name
    self.makers = makers
    self.modelPrefixes = modelPrefixes.map { Array($0.utf8) }
  }

  /// Whether a text begins with a prefix of lower-case ASCII, ignoring case.
  private static func hasPrefix(_ text: [UInt8], _ prefix: [UInt8]) -> Bool {
    guard text.count >= prefix.count else { return false }
    return zip(text, prefix).allSatisfy { $0.asciiLowercased == $1 }
  }

  /// Returns the maker whose models begin like this one; nil if there is none.
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
