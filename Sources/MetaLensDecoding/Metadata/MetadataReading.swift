import MetaLensFacts

/// The metadata read from blocks, one block after the other, within limits for the whole file.
struct MetadataReading {
  private(set) var facts = MetadataFacts()
  private let limits: ReadLimits

  /// The number of XMP properties after which no further packet is read: the largest real packet seen has 331 parts
  /// (Docs/Measurements/XMPParser.md).
  ///
  /// A single packet has a limit of its own.
  private var propertiesLeft = 20_000
  /// The number of IPTC data sets so far, in all blocks together.
  private var dataSetCount = 0
  private var isTooMuchIPTC = false

  init(limits: ReadLimits) { self.limits = limits }

  /// Charges a block to the photo's budget; false, with a diagnostic, if not enough is left.
  ///
  /// A block that is listed a thousand times therefore costs no more than one listed four times.
  mutating func reserve(_ count: Int, at location: String, offset: Int, _ context: inout ReadingContext)
    -> Bool
  {
    guard count <= context.limits.blockBytes, context.budget.take(count, of: .metadataBytes) else {
      context.log.add(.blockTooLarge, at: location, offset: offset, "\(count) bytes")
      return false
    }
    return true
  }

  mutating func add(_ text: MetadataText) {
    // Empty texts take no room from others.
    if facts.texts.count < Self.maximumTexts(limits) + ContainerReading.maximumEmptyBlocks {
      facts.texts.append(text)
    }
  }

  /// Returns the maximum number of texts: as many as parts, and as many again with other keywords
  /// (`ContainerReading.add`).
  static func maximumTexts(_ limits: ReadLimits) -> Int { 2 * limits.parts }

  mutating func add(_ note: MakerNoteFacts?) { facts.makerNote = note }

  /// Reads the maker note also as one by Google's camera program, if it is one.
  mutating func readHDRPlus(
    _ note: ArraySlice<UInt8>, offset: Int?, _ context: inout ReadingContext
  ) {
    guard facts.hdrPlus?.isWhole != true else { return }
    add(HDRPlusReading.read(note, of: nil, at: "maker note", offset: offset, &context))
  }

  /// Reads the notes by Google's camera program in a packet.
  private mutating func readHDRPlus(
    in packet: XMPPacket, of block: LocatedBytes, _ context: inout ReadingContext
  ) {
    for name in HDRPlusReading.properties where facts.hdrPlus?.isWhole != true {
      guard let property = packet.property(XMPNamespace.googleCamera, name),
        let text = property.value.text, HDRPlusReading.isNote(text),
        let note = HDRPlusReading.note(of: name, in: block.bytes)
      else { continue }
      let offset = property.offset ?? packet.offset
      add(HDRPlusReading.read(note[...], of: name, at: packet.container, offset: offset, &context))
    }
  }

  private mutating func add(_ note: HDRPlusNote?) {
    guard let note else { return }
    if facts.hdrPlus == nil { facts.hdrPlus = note } else { facts.hdrPlus?.add(note) }
  }

  mutating func add(_ values: [TrailerValue]) { facts.trailerValues += values }

  mutating func add(_ extensions: [XMPExtension]) { facts.xmpExtensions += extensions }

  /// Reads a block that is in memory, unpacked.
  mutating func read(_ block: LocatedBytes, kind: MetadataBlock.Kind, _ context: inout ReadingContext) {
    guard !block.bytes.isEmpty else { return }
    guard hasRoom(for: kind) else {
      context.log.add(
        .tooManyParts, at: block.container, offset: block.fileOffset, "blocks of \(kind.rawValue)")
      return
    }
    switch kind {
    case .xmp: readPacket(block, &context)
    case .icc:
      if let profile = ICCDecoding.decode(block, &context) { facts.profiles.append(profile) }
    case .iptc:
      // ImageMagick's raw IPTC profile is wrapped in a Photoshop resource (coders/png.c).
      guard !block.bytes.starts(with: Array("8BIM".utf8)) else {
        read(block, kind: .photoshop, &context)
        return
      }
      readDataSets(block, &context)
    case .photoshop:
      let found = PhotoshopDecoding.decode(block, &context)
      facts.photoshop += found.resources
      for (kind, part) in found.blocks {
        // A resource doesn't contain resources, so this ends.
        if kind == .iptc { readDataSets(part, &context) } else { read(part, kind: kind, &context) }
      }
    case .contentCredentials:
      // An empty store is left out, so that it doesn't replace another.
      if let store = CredentialDecoding.decode(block.withSuperbox, &context), !store.isEmpty {
        facts.credentials.append(store)
      }
    case .exif, .text: break
    }
  }

  /// Reads an XMP packet, and returns the name of the extended packet that it refers to; nil if it refers to none.
  @discardableResult
  mutating func readPacket(_ block: LocatedBytes, isExtended: Bool = false, _ context: inout ReadingContext)
    -> ExtendedXMP.Name?
  {
    guard propertiesLeft > 0, hasRoom(for: .xmp) else {
      context.log.add(
        .tooManyParts, at: block.container, offset: block.fileOffset, "XMP packets or properties")
      return nil
    }
    guard let packet = XMPDecoding.decode(block, isExtended: isExtended, &context) else {
      return nil
    }
    propertiesLeft -= 1 + packet.properties.counts.properties
    // An empty packet is left out, so that it doesn't replace another.
    if !packet.properties.isEmpty || packet.toolkit != nil { facts.xmp.append(packet) }
    readHDRPlus(in: packet, of: block, &context)
    guard let property = packet.property(XMPNamespace.note, "HasExtendedXMP"),
      let text = property.value.text
    else { return nil }
    return ExtendedXMP.Name(text, offset: property.offset ?? packet.offset)
  }

  private mutating func readDataSets(_ block: LocatedBytes, _ context: inout ReadingContext) {
    guard hasRoom(for: .iptc), dataSetCount < context.dataSets else {
      if !isTooMuchIPTC {
        context.log.add(.tooManyParts, at: block.container, offset: block.fileOffset, "blocks of iptc")
      }
      isTooMuchIPTC = true
      return
    }
    guard let iptc = IPTCDecoding.decode(block, after: dataSetCount, &context) else { return }
    dataSetCount += iptc.dataSets.count
    // The first block is kept even if it is empty, as Apple writes it; further empty blocks are left out.
    if !iptc.dataSets.isEmpty || facts.iptc.isEmpty { facts.iptc.append(iptc) }
  }

  private func hasRoom(for kind: MetadataBlock.Kind) -> Bool {
    switch kind {
    case .xmp: facts.xmp.count < limits.parts
    case .icc: facts.profiles.count < limits.parts
    case .iptc: facts.iptc.count < limits.parts
    case .photoshop: facts.photoshop.count < limits.parts
    case .contentCredentials: facts.credentials.count < limits.parts
    case .exif, .text: false
    }
  }
}

extension LocatedBytes {
  /// The superbox with its own header; in JPEG XL and JPEG 2000, the file's box itself is that header.
  fileprivate var withSuperbox: LocatedBytes {
    guard bytes.count >= 8, bytes[4..<8].elementsEqual("jumd".utf8) else { return self }
    let count = bytes.count + 8
    var whole = self
    whole.bytes = UInt32(truncatingIfNeeded: count).bytes() + Array("jumb".utf8) + bytes
    whole.pieces = pieces.enumerated().map { index, piece in
      var moved = piece
      // The header precedes the payload in the file, unless the payload is packed.
      if index == 0 { moved.fileOffset -= piece.isPacked ? 0 : 8 } else { moved.start += 8 }
      return moved
    }
    return whole
  }
}
