extension PhotoFacts {
  /// Whether the format is a raw file's: its main picture is a sensor's data, and it holds a developed one for viewers.
  package var holdsPreviewForViewers: Bool {
    switch format {
    case .dng, .nef, .arw, .pef, .srw, .cr2, .cr3, .orf, .rw2, .raf: true
    default: false
    }
  }
}
