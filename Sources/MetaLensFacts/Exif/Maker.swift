/// A maker of cameras or phones; the raw value is the word, in lower case, by which EXIF Make names it.
///
/// Makers that changed their name have several cases (`fuji`, `fujifilm`): a table lists those that it was measured
/// with.
package enum Maker: String, Sendable, Hashable, CaseIterable {
  case agfa, apple, arashi, asahi, blackberry, canon, casio, dji, eastman, epson, ericsson, fairphone, flir,
    foveon, fuji, fujifilm
  case ge, general, generale, google, gopro, hasselblad, hewlett, honor, hp, htc, huawei, insta360, kodak,
    konica, leica, lge, microsoft, minolta, moto,
    motorola
  case nikon, nintendo, nokia, nothing, olympus, om, oneplus, oppo, panasonic, pentax, poco, polaroid, realme,
    redmi
  case raspberry, ricoh, samsung, sanyo, seiko, sharp, sigma, sony, toshiba, vivo, xiaomi, zte
}
