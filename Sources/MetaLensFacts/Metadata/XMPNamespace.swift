/// URIs of XMP's namespaces (Docs/Sources.md, 2.4).
public enum XMPNamespace {
  /// Basic properties: CreatorTool, CreateDate, ModifyDate, MetadataDate.
  public static let basic = "http://ns.adobe.com/xap/1.0/"
  /// Media management: History, DerivedFrom, DocumentID.
  public static let mediaManagement = "http://ns.adobe.com/xap/1.0/mm/"
  /// A step of a history.
  public static let event = "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
  /// A reference to another document.
  public static let reference = "http://ns.adobe.com/xap/1.0/sType/ResourceRef#"
  /// Camera Raw's settings.
  public static let cameraRaw = "http://ns.adobe.com/camera-raw-settings/1.0/"
  /// Photoshop's properties.
  public static let photoshop = "http://ns.adobe.com/photoshop/1.0/"
  /// TIFF's tags.
  public static let tiff = "http://ns.adobe.com/tiff/1.0/"
  /// EXIF's tags.
  public static let exif = "http://ns.adobe.com/exif/1.0/"
  /// EXIF's later tags.
  public static let exifExtended = "http://cipa.jp/exif/1.0/"
  /// Lens and serial number, as Adobe writes them.
  public static let auxiliary = "http://ns.adobe.com/exif/1.0/aux/"
  /// Dublin Core.
  public static let dublinCore = "http://purl.org/dc/elements/1.1/"
  /// Dublin Core's terms; `provenance` points at a remote manifest.
  public static let dublinCoreTerms = "http://purl.org/dc/terms/"
  /// IPTC Core.
  public static let iptcCore = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
  /// IPTC Extension: DigitalSourceType, the AI properties of 2025.1.
  public static let iptcExtension = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
  /// Google's camera.
  public static let googleCamera = "http://ns.google.com/photos/1.0/camera/"
  /// Google's container of pictures behind a picture.
  public static let googleContainer = "http://ns.google.com/photos/1.0/container/"
  /// An item of Google's container.
  public static let googleContainerItem = "http://ns.google.com/photos/1.0/container/item/"
  /// Google's creations: panoramas, collages.
  public static let googleCreations = "http://ns.google.com/photos/1.0/creations/"
  /// Adobe's gain map.
  public static let gainMap = "http://ns.adobe.com/hdr-gain-map/1.0/"
  /// Apple's gain map.
  public static let appleGainMap = "http://ns.apple.com/HDRGainMap/1.0/"
  /// Apple's adjustments.
  public static let appleAdjustments = "http://ns.apple.com/adjustment-settings/1.0/"
  /// China's label of generated content (GB 45438-2025).
  public static let contentLabel = "http://www.tc260.org.cn/ns/AIGC/1.0/"
  /// Microsoft's properties of photos.
  public static let microsoftPhoto = "http://ns.microsoft.com/photo/1.0"
  /// digiKam.
  public static let digiKam = "http://www.digikam.org/ns/1.0/"
  /// ACDSee.
  public static let acdSee = "http://ns.acdsee.com/iptc/1.0/"
  /// Lightroom.
  public static let lightroom = "http://ns.adobe.com/lightroom/1.0/"
  /// darktable.
  public static let darktable = "http://darktable.sf.net/"
  /// GIMP.
  public static let gimp = "http://www.gimp.org/xmp/"
  /// DJI's drones.
  public static let djiDrone = "http://www.dji.com/drone-dji/1.0/"
  /// RDF.
  public static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  /// XMP's own notes: HasExtendedXMP.
  public static let note = "http://ns.adobe.com/xmp/note/"
  /// SEAL's signature.
  public static let seal = "http://ns.seal/2024/1.0/"
}
