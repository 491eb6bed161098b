import MetaLensFacts

/// What the blocks of metadata say, block by block; bounded for the whole file.
struct MetadataReading {
  private(set) var facts = MetadataFacts()
  private let limits: ReadLimits

  /// Properties of XMP that are read before no further packet is: the largest real packet seen has 331 parts
  /// (Docs/Measurements/XMPParser.md), and one packet alone is bounded as well.
  private var propertiesLeft = 20_000
  /// IPTC's data sets so far, all blocks together.
  private var dataSetCount = 0
  private var isTooMuchIPTC = false

  init(limits: ReadLimits) { self.limits = limits }

  /// Takes what a block needs out of the photo's budget; false, with a diagnostic, where that isn't left: one that is
  /// listed a thousand times costs no more than four.
  mutating func reserve(_ count: Int, at location: String, offset: Int, _ context: inout ReadingContext)
    -> Bool
  {
    guard count <= context.limits.blockBytes, context.budget.take(count, of: .metadataBytes) else {
      context.log.add(.blockTooLarge, at: location, offset: offset, "\(count) bytes")
      return false
    }
    return true
  }

  /// Adds a text.
  mutating func add(_ text: MetadataText) {
    if facts.texts.count < limits.parts { facts.texts.append(text) }
  }

  /// Sets what the maker note says.
  mutating func add(_ note: MakerNoteFacts?) { facts.makerNote = note }

  /// Reads the maker note once more, as one by Google's camera program, where it is that.
  mutating func readHDRPlus(
    _ note: ArraySlice<UInt8>, offset: Int?, _ context: inout ReadingContext
  ) {
    guard facts.hdrPlus?.isWhole != true else { return }
    add(HDRPlusReading.read(note, of: nil, at: "maker note", offset: offset, &context))
  }

  /// Reads the notes by Google's camera program that a packet holds.
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

  /// Adds what trailers hold.
  mutating func add(_ values: [TrailerValue]) { facts.trailerValues += values }

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
      // ImageMagick's raw profile of IPTC is a resource of Photoshop's around it (coders/png.c).
      guard !block.bytes.starts(with: Array("8BIM".utf8)) else {
        read(block, kind: .photoshop, &context)
        return
      }
      readDataSets(block, &context)
    case .photoshop:
      let found = PhotoshopDecoding.decode(block, &context)
      facts.photoshop += found.resources
      for (kind, part) in found.blocks {
        // A resource doesn't hold resources, so this ends.
        if kind == .iptc { readDataSets(part, &context) } else { read(part, kind: kind, &context) }
      }
    case .contentCredentials:
      // An empty store takes no other's place.
      if let store = CredentialDecoding.decode(block.withSuperbox, &context), !store.isEmpty {
        facts.credentials.append(store)
      }
    case .exif, .text: break
    }
  }

  /// Reads an XMP packet, and gives the name of the extended one that it tells of.
  @discardableResult
  mutating func readPacket(_ block: LocatedBytes, isExtended: Bool = false, _ context: inout ReadingContext)
    -> String?
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
    // An empty packet takes no other's place.
    if !packet.properties.isEmpty || packet.toolkit != nil { facts.xmp.append(packet) }
    readHDRPlus(in: packet, of: block, &context)
    return packet.property(XMPNamespace.note, "HasExtendedXMP")?.value.text
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
    // One empty block is told, as Apple writes it; more take no other's place.
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
  /// The superbox with its own header, which a box of that type in JPEG XL and JPEG 2000 is itself.
  fileprivate var withSuperbox: LocatedBytes {
    guard bytes.count >= 8, bytes[4..<8].elementsEqual("jumd".utf8) else { return self }
    let count = bytes.count + 8
    var whole = self
    whole.bytes = UInt32(truncatingIfNeeded: count).bytes() + Array("jumb".utf8) + bytes
    whole.pieces = pieces.enumerated().map { index, piece in
      var moved = piece
      // The header stands before the payload, where that isn't packed.
      if index == 0 { moved.fileOffset -= piece.isPacked ? 0 : 8 } else { moved.start += 8 }
      return moved
    }
    return whole
  }
}
