import MetaLensKit
import MetaLensPlatform

extension Flag {
  static let parts: [Flag] = [
    part("thumbnail", .thumbnail, "the EXIF thumbnail", "It is what IFD1 names."),
    part(
      "preview", .preview, "the largest further picture",
      "Of the pictures that an MPF index lists, and of the JPEGs behind the picture's end."),
    part("trailer", .trailer, "everything behind the picture's end (EOI)", ""),
    Flag(
      "segment", value: .text("N"), category: .part, commands: [.extract],
      summary: "the payload of segment N, counted from 1 as inspect does",
      details: "Marker and length field are left out."
    ) { value, arguments throws(UsageError) in
      guard let number = Int(value.text), number > 0 else {
        throw UsageError("--segment: “\(value.shown)” is no whole number from 1 on")
      }
      arguments.parts.append(.segment(number))
    },
  ]

  private static func part(_ name: String, _ part: PhotoPart, _ summary: String, _ details: String) -> Flag {
    Flag(name, category: .part, commands: [.extract], summary: summary, details: details) {
      _, arguments throws(UsageError) in arguments.parts.append(part)
    }
  }
}
