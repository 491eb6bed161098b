extension PhotoFormat {
  /// The format's name for people, the same in every language; the stable name if there is no other.
  public var displayName: String {
    switch self {
    case .jpeg, .png, .gif, .tiff, .heic, .avif, .dng, .nef, .arw, .pef, .srw, .cr2, .cr3, .crw, .orf, .rw2,
      .raf,
      .mrw, .x3f, .bmp, .psd:
      rawValue.uppercased()
    case .webp: "WebP"
    case .jpegXL: "JPEG XL"
    case .jpeg2000: "JPEG 2000"
    default: rawValue
    }
  }
}
