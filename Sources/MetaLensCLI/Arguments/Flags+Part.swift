import MetaLensKit
import MetaLensPlatform

extension Flag {
  static let parts: [Flag] = [
    part(
      "thumbnail", .thumbnail, "the container's or the EXIF thumbnail",
      "In a JPEG it is the one that IFD1 names. A thumbnail in several pieces, or compressed, can't be extracted."
    ),
    part(
      "preview", .preview, "the largest other picture",
      "Chosen from the pictures in an MPF index, the JPEGs after the end of the picture and a container's previews."
    ),
    part(
      "trailer", .trailer, "everything after the end of the picture or container",
      "Of a raw file built like TIFF, everything behind its last known part."),
    part("exif", .exif, "the EXIF block", "Starts at its byte-order mark. " + packed),
    part("xmp", .xmp, "the first XMP packet", packed),
    part("icc", .icc, "the ICC profile", packed),
    part("manifest", .manifest, "the first manifest store of Content Credentials", packed),
    number(
      "segment", in: 1...Int.max, category: .part, commands: [.extract],
      summary: "the payload of segment or part N, counted from 1 as inspect does",
      details: "Without marker, length field and other headers; a PNG's checksum is included."
    ) { $0.parts.append(.segment($1)) },
    Flag(
      "all", category: .part, commands: [.extract],
      summary: "every embedded picture, ICC profile, XMP packet and manifest, into the folder --output",
      details:
        "The folder is created if it doesn't exist. Files get names such as thumbnail-1.jpg and xmp-1.xmp, which are "
        + "listed on standard output; no name comes from the photo. A part that is compressed in the file stays compressed, and its "
        + "name says how. What lies behind the last known part of a raw file built like TIFF is taken too, as "
        + "trailer-1."
    ) { _, arguments throws(UsageError) in arguments.extractsAll = true },
    Flag(
      "force", category: .part, commands: [.extract], summary: "with --all, replace existing files",
      details: "Without it nothing is written if any of the names is taken. Links are never written through."
    ) { _, arguments throws(UsageError) in arguments.force = true },
  ]

  /// The help's sentence on compressed parts, which `inspect` shows as `packing`.
  private static let packed = "If it is compressed (inspect says how), it stays compressed."

  private static func part(_ name: String, _ part: PhotoPart, _ summary: String, _ details: String) -> Flag {
    Flag(name, category: .part, commands: [.extract], summary: summary, details: details) {
      _, arguments throws(UsageError) in arguments.parts.append(part)
    }
  }
}
