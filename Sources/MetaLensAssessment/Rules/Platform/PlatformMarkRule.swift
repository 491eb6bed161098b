extension Rule {
  package static let platformMark = Rule(
    "platformMark", .isEdited, concern: .source, settles: .platform,
    parameters: [.text("platform", .public), .text("text")],
    phrases: PlatformMark.phrases,
    reads: [.metadata],
    source: "Docs/Sources.md, 2.5, 2.6 and S10; exiftool's XMP tags (GettyImagesGIFT); 9 labelled photos",
    example: [
      "platform": "Flickr",
      "text": "https://flickr.com/e/k72%2BYiGvFlKl4trZREBlKi%2B95%2FvkoEi8Yxmdo8G3JAU%3D",
    ]
  ) { context in
    guard let metadata = context.metadata else { return [] }
    return PlatformMark.marks(in: metadata).map { mark in
      .raised(["platform": mark.platform, "text": mark.text], at: mark.evidence)
    }
  }
}
