/// How a file that is no JPEG is built: its parts, pictures and metadata, each with its place.
package struct ContainerFacts: Sendable, Equatable {
  /// The parts in the order they stand; a part that holds others comes before them.
  package var parts: [ContainerPart]
  /// The main picture; nil if nothing states one.
  package var image: ImageHeader?
  /// Further pictures.
  package var pictures: [EmbeddedPicture]
  /// Where metadata stands.
  package var metadata: [MetadataBlock]
  /// Where the main picture's coded bytes stand, in their order; empty if the container doesn't tell them exactly.
  package var pictureRanges: [Range<Int>] = []
  /// Where the container says what these bytes are: size, depth, colours, coding.
  ///
  /// The same bytes under another such statement are another picture.
  package var pictureForm: [Range<Int>] = []
  /// Whether decoders may differ in what they show: what makes the picture is stated twice, or can be read in two ways.
  package var isPictureAmbiguous = false
  /// What makes the main picture, in the order in which it is hashed; empty if its bytes aren't told exactly, or so
  /// that decoders may differ.
  package var codedRanges: [Range<Int>] {
    pictureRanges.isEmpty || isPictureAmbiguous ? [] : pictureForm + pictureRanges
  }
  /// Where the container ends by its own account; nil if it gives none, or the file ends before.
  package var endOffset: Int?
  /// What follows that end; read from depth `structure` on, nil before.
  package var trailers: [Trailer]?
  /// What lies in a HEIF's media data and in none of its items; read from depth `structure` on.
  package var unclaimed: [Trailer] = []
  /// What only containers of one kind have.
  package var detail: Detail

  /// What only containers of one kind have; apart from the rest, so that facts of a JPEG are copied without room for
  /// it.
  package indirect enum Detail: Sendable, Equatable {
    /// Nothing.
    case none
    /// HEIF, AVIF, CR3.
    case media(MediaFileFacts)
    /// PNG.
    case png(PNGFacts)
    /// WebP.
    case webP(WebPFacts)
    /// GIF.
    case gif(GIFFacts)
    /// TIFF, DNG and the raw files that are built like them.
    case tiff(TIFFFacts)
    /// JPEG XL.
    case jpegXL(JPEGXLFacts)
  }

  /// Makes the facts.
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
