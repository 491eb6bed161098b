/// Everything that was read of a photo: values with their places, without a judgement.
package struct PhotoFacts: Sendable, Equatable {
  /// The format, according to the first bytes.
  package var format: PhotoFormat
  package var byteCount: Int
  /// The SHA-256 of all bytes, in lower-case hexadecimal; nil if it wasn't asked for.
  package var sha256: String?
  /// Whether the file is complete: false if it ends before its picture, or before one that MPF lists, or if the picture
  /// is damaged before its end.
  package var isComplete = true
  /// Whether the picture has its end but data before it are damaged or missing; known at depth `pixels`.
  package var isDamaged = false
  /// The approximate offset of the first damage, in bytes; nil if it isn't known.
  package var damageOffset: Int?
  /// The offset from which all bytes of an incomplete file have one value, as if its end was never written; otherwise
  /// nil.
  package var emptyTailOffset: Int?
  /// The size, components and tables of the main picture.
  package var frame = FactGroup<FrameFacts>.notRead
  package var exif = FactGroup<ExifFacts>.notRead
  /// All segments, tables as written, and what follows the picture; read at depth `structure` and deeper.
  package var structure = FactGroup<StructureFacts>.notRead
  /// The structure of a file that isn't a JPEG; read at every depth, but its checksums and what follows it only at
  /// `structure` and deeper.
  package var container = FactGroup<ContainerFacts>.notRead
  /// The results of decoding the main picture and its thumbnail; read at depth `pixels`.
  package var picture = FactGroup<PictureFacts>.notRead
  /// What the file states about itself outside EXIF; read at every depth, but a trailer's values only at `structure`
  /// and deeper.
  package var metadata = FactGroup<MetadataFacts>.notRead
  /// The result of checking the Content Credentials; nil if there are none, or if they aren't checked.
  package var credentialCheck: CredentialCheck?
  /// The manifest stores as trees; empty if they weren't asked for.
  package var credentialOutlines: [CredentialOutline] = []
  /// What was found broken or odd, or was repaired, while reading, in the order in which it was found.
  package var diagnostics: [Diagnostic] = []

  /// Makes the facts of a photo of which only the format and the size are known.
  package init(format: PhotoFormat, byteCount: Int) {
    self.format = format
    self.byteCount = byteCount
  }

  /// The main picture's coded size, before any rotation; nil if it isn't stated.
  package var pictureSize: PixelSize? { frame.value?.size ?? container.value?.image?.size }

  /// What an ISO base media file states about itself; nil for other files.
  package var mediaFile: MediaFileFacts? {
    if case .media(let media)? = container.value?.detail { media } else { nil }
  }

  /// What follows the picture or its container; nil if it wasn't read.
  package var trailers: [Trailer]? { structure.value?.trailers ?? container.value?.trailers }
  /// Data that belong to no part of the photo: after the picture, in none of a HEIF's items, and files in a JPEG's
  /// segments.
  package var strayData: [Trailer] {
    (trailers ?? []) + (container.value?.unclaimed ?? []) + (structure.value?.files ?? [])
  }
}
