/// Everything that was read of one photo: values with their places, no judgement.
package struct PhotoFacts: Sendable, Equatable {
  /// What the first bytes say the file is.
  package var format: PhotoFormat
  /// The file's size in bytes.
  package var byteCount: Int
  /// SHA-256 of all bytes, lower-case hexadecimal; nil if it was not asked for.
  package var sha256: String?
  /// False if the file ends before its picture, or one that MPF lists, does, or the picture is damaged before its end.
  package var isComplete = true
  /// Whether the picture has its end, and data before it are damaged or missing; known at depth `pixels`.
  package var isDamaged = false
  /// About where that is first, in bytes; nil if it isn't known.
  package var damageOffset: Int?
  /// From where on an incomplete file holds one value only, as one does whose end was never written; nil elsewhere.
  package var emptyTailOffset: Int?
  /// Size, components and tables of the main picture.
  package var frame = FactGroup<FrameFacts>.notRead
  /// The EXIF block, walked.
  package var exif = FactGroup<ExifFacts>.notRead
  /// All segments, tables as written, and what follows the picture; read from depth `structure` on.
  package var structure = FactGroup<StructureFacts>.notRead
  /// How a file that is no JPEG is built; read at every depth, its checksums and what follows it from `structure` on.
  package var container = FactGroup<ContainerFacts>.notRead
  /// What decoding the main picture and its thumbnail showed; read at depth `pixels`.
  package var picture = FactGroup<PictureFacts>.notRead
  /// What the file says of itself outside EXIF; read at every depth, a trailer's values from `structure` on.
  package var metadata = FactGroup<MetadataFacts>.notRead
  /// What checking its Content Credentials came to; nil if it has none, or nobody checks.
  package var credentialCheck: CredentialCheck?
  /// Its manifest stores laid out; empty unless that was asked for.
  package var credentialOutlines: [CredentialOutline] = []
  /// What was broken, odd or repaired while reading, in the order it was met.
  package var diagnostics: [Diagnostic] = []

  /// Makes the facts of a photo of which nothing but format and size has been read.
  package init(format: PhotoFormat, byteCount: Int) {
    self.format = format
    self.byteCount = byteCount
  }

  /// The main picture's size as coded, before any turning; nil if nothing states one.
  package var pictureSize: PixelSize? { frame.value?.size ?? container.value?.image?.size }

  /// What an ISO base media file states of itself; nil in other files.
  package var mediaFile: MediaFileFacts? {
    if case .media(let media)? = container.value?.detail { media } else { nil }
  }

  /// What follows the picture or its container; nil if nobody looked.
  package var trailers: [Trailer]? { structure.value?.trailers ?? container.value?.trailers }
  /// What lies in the file and in no part of it: behind the picture, in none of a HEIF's items, and files in a JPEG's
  /// segments.
  package var strayData: [Trailer] {
    (trailers ?? []) + (container.value?.unclaimed ?? []) + (structure.value?.files ?? [])
  }
}
