import MetaLensFacts

/// What one photo may still cost, all of its readers together; charged before the work is done.
///
/// What makes much of little, such as a stream that unpacks, takes it as a parameter and can't be called without it, so
/// that no reader can forget it. It can't be copied: what is spent anywhere is spent for the photo. A small file has
/// less, so that a kilobyte never costs what a megabyte may.
struct ReadingBudget: ~Copyable {
  /// What is counted; named as the field of `ReadLimits` that bounds it.
  enum Resource: String, CaseIterable {
    /// Bytes that come out of packed streams, whatever packed them.
    case unpackedBytes
    /// Bytes of metadata that are read, as often as they are listed.
    case metadataBytes
    /// Bytes of EXIF's texts, as often as entries share them.
    case allTextBytes
    /// Elements and attributes of XMP, boxes and values of Content Credentials.
    case values
    /// Bytes that are walked for the ends of pictures behind the main one.
    case walkedBytes
  }

  /// What a stream costs before a byte comes out of it, in bytes unpacked: its tables and its window.
  static let streamCost = 1 << 12

  private var unpackedBytes: Int
  private var metadataBytes: Int
  private var allTextBytes: Int
  private var values: Int
  private var walkedBytes: Int
  /// What there was too little of.
  private(set) var exhausted: [Resource] = []
  /// Whether the task was cancelled; nothing is granted then.
  private(set) var isCancelled = false

  /// Begins a photo of a size in bytes.
  init(_ limits: ReadLimits, byteCount: Int) {
    func share(_ maximum: Int, base: Int, perByte: Double) -> Int {
      limits.share(of: maximum, base: base, perByte: perByte, byteCount: byteCount)
    }
    // A real profile or packet is unpacked to 20 times its size at most, and a kilobyte of zeros to a thousand.
    unpackedBytes = share(limits.unpackedBytes, base: 1 << 17, perByte: 64)
    metadataBytes = share(limits.metadataBytes, base: 1 << 18, perByte: 4)
    allTextBytes = share(limits.allTextBytes, base: 3 << 13, perByte: 1)
    // The largest real packet has 331 (Docs/Measurements/XMPParser.md), the largest real store 1,452 of 1.6 MB. Each may be a
    // row of some 36,000 instructions in what is printed.
    values = share(limits.values, base: 512, perByte: 0.5)
    // What is listed as a picture and isn't whole is walked twice, by the index and by its own bytes.
    walkedBytes = share(limits.walkedBytes, base: 1 << 18, perByte: 4)
  }

  /// What is left.
  func left(_ resource: Resource) -> Int {
    switch resource {
    case .unpackedBytes: unpackedBytes
    case .metadataBytes: metadataBytes
    case .allTextBytes: allTextBytes
    case .values: values
    case .walkedBytes: walkedBytes
    }
  }

  /// Takes what work needs; false, and the resource is spent, where that isn't left.
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

  /// Notes that something was left out for want of a resource.
  mutating func refuse(_ resource: Resource) {
    if !exhausted.contains(resource) { exhausted.append(resource) }
  }

  /// What was cut, a diagnostic a limit: its name, and what raises it.
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
  /// The limits with fewer entries for a small file: each is a row of what is printed, and packed ones cost no bytes.
  func fitted(toFileOf byteCount: Int) -> ReadLimits {
    var fitted = self
    // Unpacked, an entry takes 12 bytes; a camera's own block has some 250.
    fitted.entries = share(of: entries, base: 256, perByte: 1.0 / 12, byteCount: byteCount)
    return fitted
  }

  /// IPTC's data sets in one block of a file of a size: unpacked, one takes 5 bytes.
  func dataSets(ofFile byteCount: Int) -> Int {
    share(of: entries, base: 256, perByte: 0.2, byteCount: byteCount)
  }

  /// What a file of a size may have of a resource: a base and so much a byte, both raised with `smallFileShare`.
  fileprivate func share(of maximum: Int, base: Int, perByte: Double, byteCount: Int) -> Int {
    max(0, Int(min(Double(maximum), (Double(base) + Double(byteCount) * perByte) * max(0, smallFileShare))))
  }

  /// Memory for the coefficients of a picture of so many bytes, in bytes.
  ///
  /// A block of 128 bytes of coefficients takes a bit or more: what states far more pixels than its bytes can hold is
  /// libjpeg's own filling. Arithmetic coding, and runs of empty blocks, could ask for any size in a few bytes.
  func coefficientBytes(ofPicture byteCount: Int) -> Int {
    share(of: pictureBytes, base: 1 << 20, perByte: 1024, byteCount: byteCount)
  }

  /// Blocks of a picture of so many bytes that its scans may visit, each as often as they do.
  ///
  /// A scan visits every block, at some 100 instructions, even where it has no data for any. Of 930 photos none has more
  /// than 16 visits a byte; a blank page in ten scans has 24. Two coefficients of arithmetic coding count as a visit: they
  /// may cost no bit, and a picture of a third of a bit a pixel is read still.
  func blockVisits(ofPicture byteCount: Int) -> Int {
    share(of: pictureBytes, base: 3 << 11, perByte: 45, byteCount: byteCount)
  }

  /// Bytes of all embedded parts of a file of a size that are handed out together.
  ///
  /// They are the file's own, some of them twice: a thumbnail, and the manifest that holds it. A file that names its bytes
  /// thousands of times would fill a disk.
  package func extractedBytes(ofFile byteCount: Int) -> Int {
    share(of: extractedBytes, base: 4_000_000, perByte: 5, byteCount: byteCount)
  }

  /// What decoding a file's picture by a library may take beside the file itself, in bytes.
  ///
  /// The aims of SECURITY.md: a kilobyte is worth 9 MB, a megabyte 285 MB, between them what the root of the size says;
  /// photos of 0.3 bit a pixel, in HEIC and AVIF, need 7 bytes a pixel. From there on 280 for each byte.
  package func pictureMemory(ofFile byteCount: Int) -> Int {
    let kilobytes = max(1, Double(byteCount) / 1000)
    return scaled(max(9e6 * kilobytes.squareRoot(), 280e3 * kilobytes), maximum: Self.maximumPictureMemory)
  }

  /// Pixels at most of a file's picture that a library decodes: each takes some 30 instructions, whatever it is packed to.
  ///
  /// A kilobyte has 1.3 million, 30 KB (an empty desktop of 8 million) 17, a megabyte 231. Where pixels are rows of bytes that
  /// are unpacked, the bytes are counted too (`PictureBounds.holdRows`).
  package func pictureArea(ofFile byteCount: Int) -> Int {
    let root = max(1, Double(byteCount) / 1000).squareRoot()
    return scaled(1.3e6 * root * root.squareRoot(), maximum: pictureArea)
  }

  /// The process that decodes has 2.5 GiB of address space, for the file and its libraries too.
  private static let maximumPictureMemory = 1 << 31

  private func scaled(_ share: Double, maximum: Int) -> Int {
    max(1, Int(min(Double(maximum), share * max(0, smallFileShare))))
  }

  /// The longer side at most of what a page shows of a picture of so many bytes: one of 20 KB is shown as large as any.
  ///
  /// A picture of few bytes is one colour or a drawing, and each pixel of it is transformed and coded anew.
  package func pageSide(ofPicture byteCount: Int) -> Int {
    let area = share(of: pictureArea, base: 1 << 14, perByte: 80, byteCount: byteCount)
    return max(1, Int(Double(area).squareRoot()))
  }
}
