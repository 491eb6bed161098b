extension PhotoFacts {
  /// Whether the format is a raw one: the main picture is a sensor's data, and a developed preview serves viewers.
  package var holdsPreviewForViewers: Bool {
    switch format {
    case .dng, .nef, .arw, .pef, .srw, .cr2, .cr3, .orf, .rw2, .raf: true
    default: false
    }
  }
}
