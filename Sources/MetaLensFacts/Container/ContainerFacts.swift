/// How a file that is no JPEG is built: its parts, pictures and metadata, each with its place.
package struct ContainerFacts: Sendable, Equatable {
  /// The parts in file order; a part that contains others comes before them.
  package var parts: [ContainerPart]
  /// The main picture; nil if nothing states one.
  package var image: ImageHeader?
  /// Further pictures.
  package var pictures: [EmbeddedPicture]
  /// The blocks of metadata, with their places.
  package var metadata: [MetadataBlock]
  /// The ranges of the main picture's coded bytes, in order; empty if the container doesn't state them exactly.
  package var pictureRanges: [Range<Int>] = []
  /// The ranges in which the container describes the picture's bytes: size, depth, colours, coding.
  ///
  /// The same bytes with another description are a different picture.
  package var pictureForm: [Range<Int>] = []
  /// Whether decoders may show different pictures, since the picture is described twice, or in a way that can be read
  /// differently.
  package var isPictureAmbiguous = false
  /// The ranges that make up the main picture, in the order in which they are hashed; empty if they aren't stated
  /// exactly, or if decoders may differ.
  package var codedRanges: [Range<Int>] {
    pictureRanges.isEmpty || isPictureAmbiguous ? [] : pictureForm + pictureRanges
  }
  /// The offset at which the container ends, as it states; nil if it states none, or if the file ends before.
  package var endOffset: Int?
  /// What follows that end; nil at depth `metadata`.
  package var trailers: [Trailer]?
  /// The bytes of a raw file built like TIFF after all that its directories refer to.
  ///
  /// Nil if there are none, or if they show that the file has ended. Makers keep undocumented data there, so the
  /// bytes are listed as a part, and no rule uses them.
  package var rest: Trailer?
  /// What is in a HEIF's media data but in none of its items; read at depth `structure` and deeper.
  package var unclaimed: [Trailer] = []
  /// What only this kind of container has.
  package var detail: Detail

  /// What only one kind of container has; indirect, so that the facts of a JPEG need no space for it.
  package indirect enum Detail: Sendable, Equatable {
    case none
    /// HEIF, AVIF, CR3.
    case media(MediaFileFacts)
    case png(PNGFacts)
    case webP(WebPFacts)
    case gif(GIFFacts)
    /// TIFF, DNG and the raw files that are built like them.
    case tiff(TIFFFacts)
    case jpegXL(JPEGXLFacts)
  }

  package init(
    parts: [ContainerPart] = [], image: ImageHeader? = nil, pictures: [EmbeddedPicture] = [],
    metadata: [MetadataBlock] = [], endOffset: Int? = nil, trailers: [Trailer]? = nil,
    detail: Detail = .none
  ) {
    self.parts = parts
    self.image = image
    self.pictures = pictures
    self.metadata = metadata
    self.endOffset = endOffset
    self.trailers = trailers
    self.detail = detail
  }
}
