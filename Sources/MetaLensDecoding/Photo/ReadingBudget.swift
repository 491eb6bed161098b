import MetaLensFacts

/// The work that may still be spent on one photo by all of its readers together; charged before the work is done.
///
/// A function that makes much output from little input, such as unpacking a stream, takes the budget as a parameter and
/// can't be called without it, so that no reader can forget it. The budget can't be copied: what is spent anywhere is
/// spent for the whole photo. A small file has a smaller budget, so that a kilobyte never costs what a megabyte may.
struct ReadingBudget: ~Copyable {
  /// The counted resources, named as the fields of `ReadLimits` that limit them.
  enum Resource: String, CaseIterable {
    /// Bytes unpacked from packed streams of any kind.
    case unpackedBytes
    /// Bytes of metadata that are read, counted each time they are listed.
    case metadataBytes
    /// Bytes of EXIF's texts, counted for each entry that shares them.
    case allTextBytes
    /// Elements and attributes of XMP, boxes and values of Content Credentials.
    case values
    /// Bytes that are walked to find the ends of pictures after the main one.
    case walkedBytes
  }

  /// The cost of a stream for its tables and its window, in unpacked bytes; charged before a byte is unpacked.
  static let streamCost = 1 << 12

  private var unpackedBytes: Int
  private var metadataBytes: Int
  private var allTextBytes: Int
  private var values: Int
  private var walkedBytes: Int
  private(set) var exhausted: [Resource] = []
  /// Whether the task was cancelled; then every request is refused.
  private(set) var isCancelled = false

  init(_ limits: ReadLimits, byteCount: Int) {
    func share(_ maximum: Int, base: Int, perByte: Double) -> Int {
      limits.share(of: maximum, base: base, perByte: perByte, byteCount: byteCount)
    }
    // A real profile or packet is unpacked to 20 times its size at most, a kilobyte of zeros to a thousand times.
    unpackedBytes = share(limits.unpackedBytes, base: 1 << 17, perByte: 64)
    metadataBytes = share(limits.metadataBytes, base: 1 << 18, perByte: 4)
    allTextBytes = share(limits.allTextBytes, base: 3 << 13, perByte: 1)
    // The largest real packet has 331 (Docs/Measurements/XMPParser.md), and the largest real store has 1,452 in 1.6 MB.
    // Each may become a printed row, which costs about 36,000 instructions.
    values = share(limits.values, base: 512, perByte: 0.5)
    // Bytes that are listed as a picture but aren't complete are walked twice: because of the index, and because of
    // their own first bytes.
    walkedBytes = share(limits.walkedBytes, base: 1 << 18, perByte: 4)
  }

  func left(_ resource: Resource) -> Int {
    switch resource {
    case .unpackedBytes: unpackedBytes
    case .metadataBytes: metadataBytes
    case .allTextBytes: allTextBytes
    case .values: values
    case .walkedBytes: walkedBytes
    }
  }

  /// Charges work to a resource; if not enough is left, uses up the resource and returns false.
  mutating func take(_ count: Int, of resource: Resource) -> Bool {
    if Task.isCancelled { isCancelled = true }
    guard !isCancelled else { return false }
    let left = left(resource)
    guard count <= left else {
      set(0, resource)
      refuse(resource)
      return false
    }
    set(left - max(0, count), resource)
    return true
  }

  /// Records that something was left out because a resource was used up.
  mutating func refuse(_ resource: Resource) {
    if !exhausted.contains(resource) { exhausted.append(resource) }
  }

  /// One diagnostic for each resource that was used up, with the name of the limit to raise.
  var diagnostics: [Diagnostic] {
    exhausted.map { resource in
      Diagnostic(.limitReached, location: "file", detail: "ReadLimits.\(resource.rawValue)")
    }
  }

  private mutating func set(_ value: Int, _ resource: Resource) {
    switch resource {
    case .unpackedBytes: unpackedBytes = value
    case .metadataBytes: metadataBytes = value
    case .allTextBytes: allTextBytes = value
    case .values: values = value
    case .walkedBytes: walkedBytes = value
    }
  }
}

extension ReadLimits {
  /// Returns the limits with fewer entries for a small file: each entry becomes a printed row, and packed entries take
  /// no bytes of the file.
  func fitted(toFileOf byteCount: Int) -> ReadLimits {
    var fitted = self
    // Unpacked, an entry takes 12 bytes; a camera's own block has about 250 entries.
    fitted.entries = share(of: entries, base: 256, perByte: 1.0 / 12, byteCount: byteCount)
    return fitted
  }

  /// Returns the maximum number of IPTC data sets in a block of a file of this size; unpacked, a data set takes 5
  /// bytes.
  func dataSets(ofFile byteCount: Int) -> Int {
    share(of: entries, base: 256, perByte: 0.2, byteCount: byteCount)
  }

  /// Returns the maximum number of entries that are followed to the end of a TIFF of this size, by default 262,144;
  /// unless directories overlap, the file has no room for more than one in twelve bytes.
  func followedEntries(ofFile byteCount: Int) -> Int {
    share(of: walkedBytes >> 15, base: 0, perByte: 1.0 / 12, byteCount: byteCount)
  }

  /// Returns the maximum number of strips and tiles that are followed to the end of a TIFF of this size, by default
  /// 4,194,304; since directories may share their lists, no more than one for each byte.
  func followedPieces(ofFile byteCount: Int) -> Int {
    share(of: walkedBytes >> 11, base: 0, perByte: 1, byteCount: byteCount)
  }

  /// The maximum number of ranges of a picture's coded bytes that are kept, 16 bytes each; without all of them, the
  /// picture has no hash.
  ///
  /// A PNG of 1.3 GB in chunks of 8 KB, as libpng writes them, has as many.
  var pictureRanges: Int { 16 * max(1, parts) }

  /// Returns how much of a resource a file of this size may use: a base and an amount per byte, both raised with
  /// `smallFileShare`.
  fileprivate func share(of maximum: Int, base: Int, perByte: Double, byteCount: Int) -> Int {
    max(0, Int(min(Double(maximum), (Double(base) + Double(byteCount) * perByte) * max(0, smallFileShare))))
  }

  /// Returns the memory allowed for a picture's coefficients, in bytes, by the picture's number of bytes.
  ///
  /// A block of 128 bytes of coefficients takes at least one bit: if a picture states far more pixels than its bytes
  /// can contain, libjpeg fills them in. Arithmetic coding, and runs of empty blocks, could require any amount of
  /// memory with a few bytes.
  func coefficientBytes(ofPicture byteCount: Int) -> Int {
    share(of: pictureBytes, base: 1 << 20, perByte: 1024, byteCount: byteCount)
  }

  /// Returns how many blocks a picture's scans may visit in total, by the picture's number of bytes; a block counts
  /// once for each scan.
  ///
  /// A scan visits every block, at about 100 instructions each, even if it has no data for any. Of 930 photos, none has
  /// more than 16 visits per byte; a blank page in ten scans has 24. Two coefficients of arithmetic coding count as a
  /// visit, since they may take no bit; a picture of a third of a bit per pixel can still be read.
  func blockVisits(ofPicture byteCount: Int) -> Int {
    share(of: pictureBytes, base: 3 << 11, perByte: 45, byteCount: byteCount)
  }

  /// Returns how many bytes of a file's embedded parts may be extracted in total, by the file's size.
  ///
  /// They are the file's own bytes, some of them twice: for example a thumbnail, and the manifest that contains it. A
  /// file that refers to its bytes thousands of times would otherwise fill a disk.
  package func extractedBytes(ofFile byteCount: Int) -> Int {
    share(of: extractedBytes, base: 4_000_000, perByte: 5, byteCount: byteCount)
  }

  /// Returns the memory in bytes that a library may use to decode a file's picture, in addition to the file itself.
  ///
  /// These are the limits of SECURITY.md: 9 MB for a kilobyte, 285 MB for a megabyte, and between them in proportion to
  /// the square root of the size; photos of 0.3 bits per pixel, in HEIC and AVIF, need 7 bytes per pixel. Beyond a
  /// megabyte, 280 bytes for each byte.
  package func pictureMemory(ofFile byteCount: Int) -> Int {
    let kilobytes = max(1, Double(byteCount) / 1000)
    return scaled(max(9e6 * kilobytes.squareRoot(), 280e3 * kilobytes), maximum: Self.maximumPictureMemory)
  }

  /// Returns the maximum number of pixels of a picture that a library decodes: each takes about 30 instructions,
  /// however few bytes it is packed in.
  ///
  /// A kilobyte has 1.3 million, 30 KB (an empty desktop of 8 million) 17 million, a megabyte 231 million. If rows of
  /// bytes are unpacked to pixels, the bytes are counted too (`PictureBounds.holdRows`).
  package func pictureArea(ofFile byteCount: Int) -> Int {
    let root = max(1, Double(byteCount) / 1000).squareRoot()
    return scaled(1.3e6 * root * root.squareRoot(), maximum: pictureArea)
  }

  /// The decoding process has 2.5 GiB of address space, which also contains the file and the process's libraries.
  private static let maximumPictureMemory = 1 << 31

  private func scaled(_ share: Double, maximum: Int) -> Int {
    max(1, Int(min(Double(maximum), share * max(0, smallFileShare))))
  }

  /// Returns the maximum length of the longer side at which a page shows a picture, by the picture's number of bytes.
  ///
  /// From 20 KB on, pictures are shown as large as any.
  ///
  /// A picture of few bytes is a single colour or a drawing, but each of its pixels is transformed and encoded again.
  package func pageSide(ofPicture byteCount: Int) -> Int {
    let area = share(of: pictureArea, base: 1 << 14, perByte: 80, byteCount: byteCount)
    return max(1, Int(Double(area).squareRoot()))
  }
}
