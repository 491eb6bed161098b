import MetaLensKit
import MetaLensPlatform

extension Flag {
  static let parts: [Flag] = [
    part(
      "thumbnail", .thumbnail, "the container's or the EXIF thumbnail",
      "In a JPEG it is what IFD1 names. One that stands in several pieces, or packed, can't be taken out."),
    part(
      "preview", .preview, "the largest further picture",
      "Of the pictures that an MPF index lists, and of the JPEGs behind the picture's end; of a container's previews."
    ),
    part("trailer", .trailer, "everything behind the end of picture or container", ""),
    part("exif", .exif, "the EXIF block", "From its byte-order mark on. " + packed),
    part("xmp", .xmp, "the first XMP packet", packed),
    part("icc", .icc, "the ICC profile", packed),
    Flag(
      "segment", value: .text("N"), category: .part, commands: [.extract],
      summary: "the payload of segment or part N, counted from 1 as inspect does",
      details: "Marker, length field and other header are left out; a PNG's checksum is left in."
    ) { value, arguments throws(UsageError) in
      guard let number = Int(value.text), number > 0 else {
        throw UsageError("--segment: “\(value.shown)” is no whole number from 1 on")
      }
      arguments.parts.append(.segment(number))
    },
    Flag(
      "all", category: .part, commands: [.extract],
      summary: "every embedded picture, ICC profile, XMP packet and manifest, into the folder --output",
      details:
        "The folder is made where it isn't there. Files get names such as thumbnail-1.jpg and xmp-1.xmp, which are "
        + "listed on standard output; no name comes from the photo. What stands packed in the file comes packed, and its "
        + "name says how."
    ) { _, arguments throws(UsageError) in arguments.extractsAll = true },
    Flag(
      "force", category: .part, commands: [.extract], summary: "with --all, replace files that are there",
      details: "Without it nothing is written where one name is taken. Links are never written through."
    ) { _, arguments throws(UsageError) in arguments.force = true },
  ]

  /// What inspect tells by `packing`.
  private static let packed = "Where it is packed (inspect says how), it comes as it stands: packed."

  private static func part(_ name: String, _ part: PhotoPart, _ summary: String, _ details: String) -> Flag {
    Flag(name, category: .part, commands: [.extract], summary: summary, details: details) {
      _, arguments throws(UsageError) in arguments.parts.append(part)
    }
  }
}
