import MetaLensBytes
import MetaLensFacts
import MetaLensSamples

@testable import MetaLensDecoding

extension FuzzTarget {
  /// The readers of a block of metadata, each called with the block alone.
  static let blocks = [
    FuzzTarget("exif") { bytes in
      var context = ReadingContext(MemorySource(bytes))
      let block = LocatedBytes(bytes, container: "fuzz", fileOffset: 0)
      let group = ExifDecoding.decode(block, limits: context.limits, log: &context.log)
      guard let facts = ExifTexts.charged(group, &context).value else { return }
      var reading = MetadataReading(limits: context.limits)
      ExifMetadata.read(facts, into: &reading, &context)
      _ = ExifWordingDecoding.decode(facts)
    },
    FuzzTarget("maker-note") { bytes in
      // The first byte chooses the maker, so that every format is reached soon.
      guard let first = bytes.first else { return }
      let make = makes[Int(first) % makes.count]
      var builder = TIFFBuilder(byteOrder: first & 0x80 == 0 ? .littleEndian : .bigEndian)
      builder.ifd0 = [builder.ascii(ExifTag.make, make), builder.ascii(ExifTag.model, "Model 1")]
      builder.exif = [builder.undefined(ExifTag.makerNote, Array(bytes.dropFirst()))]
      var context = ReadingContext(MemorySource(builder.build()))
      let block = LocatedBytes(builder.build(), container: "fuzz", fileOffset: 0)
      let group = ExifDecoding.decode(block, limits: context.limits, log: &context.log)
      guard let facts = group.value else { return }
      _ = MakerNoteDecoding.decode(facts, make: make, limits: context.limits)
      _ = ExifWordingDecoding.decode(facts)
    },
    FuzzTarget("xmp") { bytes in
      var context = ReadingContext(MemorySource(bytes))
      _ = XMPDecoding.decode(located(bytes), isExtended: false, &context)
    },
    FuzzTarget("hdr-plus") { bytes in
      // Not compressed, since a changed compressed note no longer unpacks. The first byte chooses the property that
      // contains it.
      guard let first = bytes.first else { return }
      let names = HDRPlusReading.properties
      let place = Int(first >> 2) % (names.count + 1)
      var note = HDRPlusNote(container: "fuzz", offset: nil, byteCount: bytes.count)
      HDRPlusReading.read(
        Array(bytes.dropFirst()), of: place == 0 ? nil : names[place - 1], version: first & 3, into: &note)
      _ = HDRPlusReading.note(of: names[0], in: bytes)
    },
    FuzzTarget("iptc") { bytes in
      var context = ReadingContext(MemorySource(bytes))
      _ = IPTCDecoding.decode(located(bytes), &context)
    },
    FuzzTarget("photoshop") { bytes in
      var context = ReadingContext(MemorySource(bytes))
      var reading = MetadataReading(limits: context.limits)
      reading.read(located(bytes), kind: .photoshop, &context)
    },
    FuzzTarget("icc") { bytes in
      var context = ReadingContext(MemorySource(bytes))
      _ = ICCDecoding.decode(located(bytes), &context)
    },
    FuzzTarget("jumbf") { bytes in
      var context = ReadingContext(MemorySource(bytes))
      context.outlines = []
      _ = CredentialDecoding.decode(located(bytes), &context)
    },
    FuzzTarget("der") { bytes in
      _ = DERReading.names(ofCertificate: bytes, bytes.indices)
      _ = DERReading.time(ofToken: bytes, bytes.indices)
    },
    FuzzTarget("cbor") { bytes in
      var budget = ItemBudget(ReadLimits())
      var reading = CBORReading(bytes, bytes.indices)
      guard let value = reading.item(&budget) else { return }
      var values = AssertionValues(assertion: "fuzz", block: located(bytes))
      values.read(value, key: "", &budget)
    },
    FuzzTarget("json") { bytes in
      var budget = ItemBudget(ReadLimits())
      var reading = JSONParser(bytes, bytes.indices, keepsCutTexts: bytes.count % 2 == 0)
      _ = reading.value(&budget)
    },
    FuzzTarget("property-list") { bytes in _ = BinaryPropertyList(bytes)?.texts },
    FuzzTarget("hevc") { bytes in
      // The bytes of a box, and those of the picture that follow it.
      guard let (facts, _) = HEVCReading.read(bytes, offset: 0) else { return }
      _ = HEVCReading.slice(bytes.suffix(HEVCReading.sliceByteCount), of: facts)
    },
    FuzzTarget("av1") { bytes in
      // The first byte gives the number of the box's bytes; the picture's bytes follow.
      let count = min(Int(bytes.first ?? 0), max(0, bytes.count - 1))
      let data = Array(bytes.dropFirst(1 + count).prefix(AV1Reading.dataByteCount))
      _ = AV1Reading.read(
        Array(bytes.dropFirst().prefix(count)), offset: 0, payload: 8, data: located(data))
    },
    FuzzTarget("mpf") { bytes in
      // The index is read as the segment that begins the file, so that its entries point into it.
      var context = ReadingContext(MemorySource(bytes))
      let segment = JPEGSegment(marker: 0xE2, offset: 0, payloadCount: max(0, bytes.count - 4))
      let list = try MultiPictureDecoding.decode(segment, &context)
      _ = try TrailerDecoding.decode(from: min(bytes.count, 64), multiPicture: list, &context)
    },
    FuzzTarget("trailers") { bytes in
      var context = ReadingContext(MemorySource(bytes))
      let trailers = try TrailerDecoding.decode(from: 0, multiPicture: nil, &context)
      _ = try TrailerValues.read(trailers, &context)
    },
  ]

  /// The names of makers as cameras write them.
  private static let makes = [
    "Apple", "Canon", "NIKON CORPORATION", "SONY", "FUJIFILM", "Panasonic", "LEICA CAMERA AG",
    "OLYMPUS IMAGING CORP.", "OM Digital Solutions", "PENTAX", "RICOH", "SAMSUNG", "Google", "HUAWEI",
    "CASIO COMPUTER CO.,LTD.", "Example",
  ]

  private static func located(_ bytes: [UInt8]) -> LocatedBytes {
    LocatedBytes(bytes, container: "fuzz", fileOffset: 0)
  }
}
