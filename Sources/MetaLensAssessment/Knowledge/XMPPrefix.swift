/// The prefixes that people know XMP's namespaces by (XMP part 2; Docs/Sources.md, 2.4), whatever a packet calls them.
package enum XMPPrefix {
  /// The prefixes by their namespaces.
  package static let prefixes: [String: String] = [
    XMPNamespace.basic: "xmp", XMPNamespace.mediaManagement: "xmpMM", XMPNamespace.event: "stEvt",
    XMPNamespace.reference: "stRef", XMPNamespace.cameraRaw: "crs", XMPNamespace.photoshop: "photoshop",
    XMPNamespace.tiff: "tiff", XMPNamespace.exif: "exif", XMPNamespace.exifExtended: "exifEX",
    XMPNamespace.auxiliary: "aux", XMPNamespace.dublinCore: "dc", XMPNamespace.dublinCoreTerms: "dcterms",
    XMPNamespace.iptcCore: "Iptc4xmpCore", XMPNamespace.iptcExtension: "Iptc4xmpExt",
    XMPNamespace.googleCamera: "GCamera", XMPNamespace.googleContainer: "Container",
    XMPNamespace.googleContainerItem: "Item", XMPNamespace.googleCreations: "GCreations",
    XMPNamespace.gainMap: "hdrgm", XMPNamespace.appleGainMap: "HDRGainMap",
    XMPNamespace.appleAdjustments: "aas", XMPNamespace.contentLabel: "TC260",
    XMPNamespace.microsoftPhoto: "MicrosoftPhoto", XMPNamespace.digiKam: "digiKam",
    XMPNamespace.acdSee: "acdsee", XMPNamespace.lightroom: "lr", XMPNamespace.darktable: "darktable",
    XMPNamespace.gimp: "GIMP", XMPNamespace.djiDrone: "drone-dji", XMPNamespace.rdf: "rdf",
    XMPNamespace.note: "xmpNote", XMPNamespace.seal: "seal",
    XMPNamespace.rights: "xmpRights", "http://ns.adobe.com/xap/1.0/bj/": "xmpBJ",
    "http://ns.adobe.com/xap/1.0/t/pg/": "xmpTPg", "http://ns.adobe.com/xmp/1.0/DynamicMedia/": "xmpDM",
    "http://ns.adobe.com/camera-raw-saved-settings/1.0/": "crss",
    XMPNamespace.plus: "plus", "http://ns.google.com/photos/1.0/panorama/": "GPano",
    "http://ns.google.com/photos/1.0/depthmap/": "GDepth", "http://ns.google.com/photos/1.0/image/": "GImage",
    "http://ns.google.com/photos/1.0/audio/": "GAudio", "http://ns.apple.com/pixeldatainfo/1.0/": "apdi",
    "http://ns.apple.com/faceinfo/1.0/": "apple-fi", "http://ns.nikon.com/nine/1.0/": "nine",
    "http://www.metadataworkinggroup.com/schemas/regions/": "mwg-rs",
    "http://ns.adobe.com/xmp/sType/Area#": "stArea", "http://ns.adobe.com/xap/1.0/sType/Dimensions#": "stDim",
    "http://ns.camerabits.com/photomechanic/1.0/": "photomechanic",
    "http://ns.iview-multimedia.com/mediapro/1.0/": "mediapro",
    "http://ns.extensis.com/extensis/1.0/": "extensis", "http://ns.adobe.com/pdf/1.3/": "pdf",
    "http://xmp.gettyimages.com/gift/1.0/": "GettyImagesGIFT",
    "http://ns.microsoft.com/photo/1.2/": "MP", "http://ns.microsoft.com/photo/1.2/t/RegionInfo#": "MPRI",
    "http://ns.microsoft.com/photo/1.2/t/Region#": "MPReg",
  ]

  /// The maximum number of bytes of a URI that is written out; the longest URI of a known program has 80.
  private static let maximumBytes = 128

  /// Returns a text cut to a number of bytes, followed by `…`, or the whole text if it isn't longer.
  package static func cut(_ text: String, _ maximum: Int) -> String {
    text.utf8.count <= maximum ? text : String(decoding: text.utf8.prefix(maximum), as: UTF8.self) + "…"
  }

  /// Returns a property's name with its prefix, or with the URI, cut to 128 bytes, if the namespace isn't known.
  package static func name(of property: XMPProperty) -> String {
    guard property.namespace != XMPNamespace.rdf || property.name != "li" else { return "" }
    // A lookup hashes the whole namespace, and thousands of properties may share one as long as the packet.
    if property.namespace.utf8.count <= maximumBytes, let prefix = prefixes[property.namespace] {
      return prefix + ":" + property.name
    }
    return "{" + cut(property.namespace, maximumBytes) + "}" + property.name
  }
}
