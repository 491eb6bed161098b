/// URIs of XMP's namespaces (Docs/Sources.md, 2.4).
package enum XMPNamespace {
  /// Basic properties: CreatorTool, CreateDate, ModifyDate, MetadataDate.
  package static let basic = "http://ns.adobe.com/xap/1.0/"
  /// Media management: History, DerivedFrom, DocumentID.
  package static let mediaManagement = "http://ns.adobe.com/xap/1.0/mm/"
  /// A step of a history.
  package static let event = "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
  /// A reference to another document.
  package static let reference = "http://ns.adobe.com/xap/1.0/sType/ResourceRef#"
  /// Rights: Owner, UsageTerms, WebStatement.
  package static let rights = "http://ns.adobe.com/xap/1.0/rights/"
  /// PLUS: owners, creators and licensors.
  package static let plus = "http://ns.useplus.org/ldf/xmp/1.0/"
  package static let cameraRaw = "http://ns.adobe.com/camera-raw-settings/1.0/"
  package static let photoshop = "http://ns.adobe.com/photoshop/1.0/"
  package static let tiff = "http://ns.adobe.com/tiff/1.0/"
  package static let exif = "http://ns.adobe.com/exif/1.0/"
  /// EXIF's later tags.
  package static let exifExtended = "http://cipa.jp/exif/1.0/"
  /// Lens and serial number, as Adobe writes them.
  package static let auxiliary = "http://ns.adobe.com/exif/1.0/aux/"
  package static let dublinCore = "http://purl.org/dc/elements/1.1/"
  /// Dublin Core's terms; `provenance` points at a remote manifest.
  package static let dublinCoreTerms = "http://purl.org/dc/terms/"
  package static let iptcCore = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
  /// IPTC Extension: DigitalSourceType, the AI properties of 2025.1.
  package static let iptcExtension = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
  package static let googleCamera = "http://ns.google.com/photos/1.0/camera/"
  /// Google's container of pictures behind a picture.
  package static let googleContainer = "http://ns.google.com/photos/1.0/container/"
  package static let googleContainerItem = "http://ns.google.com/photos/1.0/container/item/"
  /// Google's creations: panoramas, collages.
  package static let googleCreations = "http://ns.google.com/photos/1.0/creations/"
  package static let gainMap = "http://ns.adobe.com/hdr-gain-map/1.0/"
  package static let appleGainMap = "http://ns.apple.com/HDRGainMap/1.0/"
  package static let appleAdjustments = "http://ns.apple.com/adjustment-settings/1.0/"
  /// China's label of generated content (GB 45438-2025).
  package static let contentLabel = "http://www.tc260.org.cn/ns/AIGC/1.0/"
  package static let microsoftPhoto = "http://ns.microsoft.com/photo/1.0"
  package static let digiKam = "http://www.digikam.org/ns/1.0/"
  package static let acdSee = "http://ns.acdsee.com/iptc/1.0/"
  package static let lightroom = "http://ns.adobe.com/lightroom/1.0/"
  package static let darktable = "http://darktable.sf.net/"
  package static let gimp = "http://www.gimp.org/xmp/"
  package static let djiDrone = "http://www.dji.com/drone-dji/1.0/"
  package static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  /// XMP's own notes: HasExtendedXMP.
  package static let note = "http://ns.adobe.com/xmp/note/"
  package static let seal = "http://ns.seal/2024/1.0/"
}
