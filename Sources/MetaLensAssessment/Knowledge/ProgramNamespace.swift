/// A namespace of XMP that programs write, with the programs.
struct ProgramNamespace: Sendable {
  let uri: String
  /// The programs' name, as people know it.
  let program: String
  /// The program, if it is the only one that writes the namespace, so that the namespace names it; otherwise nil.
  let soleWriter: String?
  /// The makers whose own files have the namespace.
  let nativeMakers: [Maker]

  private init(
    _ uri: String, _ program: String, soleWriter: String? = nil, nativeMakers: [Maker] = []
  ) {
    self.uri = uri
    self.program = program
    self.soleWriter = soleWriter
    self.nativeMakers = nativeMakers
  }

  /// The namespaces; no original among the labelled photos has a property in any of them (measured: 0 of 90).
  static let all: [ProgramNamespace] = [
    ProgramNamespace(XMPNamespace.lightroom, "Lightroom"),
    // digiKam's tags are written by other programs too, ACDSee's and Microsoft's by digiKam.
    ProgramNamespace(XMPNamespace.digiKam, "digiKam"),
    ProgramNamespace(XMPNamespace.acdSee, "ACDSee"),
    // Windows phones write it themselves: Nokia's Lumias, and later Microsoft's.
    ProgramNamespace(XMPNamespace.microsoftPhoto, "Microsoft Windows", nativeMakers: [.nokia, .microsoft]),
    ProgramNamespace(
      XMPNamespace.microsoftPhoto + "/", "Microsoft Windows", nativeMakers: [.nokia, .microsoft]),
    ProgramNamespace(XMPNamespace.darktable, "darktable", soleWriter: "darktable"),
    ProgramNamespace(XMPNamespace.gimp, "GIMP", soleWriter: "GIMP"),
    ProgramNamespace(
      "http://ns.camerabits.com/photomechanic/1.0/", "Photo Mechanic", soleWriter: "Photo Mechanic"),
    ProgramNamespace("http://ns.iview-multimedia.com/mediapro/1.0/", "Media Pro"),
    ProgramNamespace("http://ns.adobe.com/xap/1.0/bj/", "Adobe"),
  ]

  /// Returns the row of a namespace; nil if there is none.
  static func row(of uri: String) -> ProgramNamespace? { all.first { $0.uri == uri } }
}
