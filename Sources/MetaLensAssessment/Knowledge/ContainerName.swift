/// The types of boxes and chunks that standards, programs and devices share.
///
/// ISO/IEC 14496-12 and 23008-12, 18181-2 and 15444-1, the MP4 registration authority's list, PNG
/// (third edition) and its extensions, RFC 9649; measured: Docs/ContainerWriters.md.
package enum ContainerName {
  /// Returns a container's layout with a placeholder for each type that only the file has.
  ///
  /// Layouts are those of `ContainerAttribution`, and the values of `CameraFeature.container`. What doesn't
  /// have their form is hidden from there on.
  package static func layout(_ text: String, hiding placeholder: String) -> String {
    if text == "-" || isTIFF(text) { return text }
    var rest = Array(text.utf8)[...]
    var shown = ""
    var afterBrand = rest
    if let brand = takeName(&afterBrand, hiding: placeholder), afterBrand.starts(with: ": ".utf8) {
      shown = brand + ": "
      rest = afterBrand.dropFirst(2)
    }
    var isInMeta = false
    while !rest.isEmpty {
      if isDataSize(rest) { return shown + String(decoding: rest, as: UTF8.self) }
      if let word = takeWord(&rest) {
        shown += word
      } else if let name = takeName(&rest, hiding: placeholder) {
        shown += name
        if name == "meta", !isInMeta, rest.first == UInt8(ascii: "(") {
          rest = rest.dropFirst()
          shown += "("
          isInMeta = true
          continue
        }
      } else {
        return shown + placeholder
      }
      if isInMeta, rest.first == UInt8(ascii: ")") {
        rest = rest.dropFirst()
        shown += ")"
        isInMeta = false
      }
      if !isInMeta, rest.starts(with: ", ".utf8) { shown += takePlaces(&rest, hiding: placeholder) }
      if rest.starts(with: " / ".utf8) {
        rest = rest.dropFirst(3)
        shown += " / "
      } else if rest.first == UInt8(ascii: " ") {
        rest = rest.dropFirst()
        shown += " "
      } else if !rest.isEmpty {
        return shown + placeholder
      }
    }
    return shown
  }

  /// Returns the place of a finding in a container, such as `iprp` or `PNG eXIf`, with a placeholder for a
  /// type that only the file has.
  package static func place(_ text: String, hiding placeholder: String) -> String {
    for format in ["PNG ", "WebP "] where text.hasPrefix(format) {
      return format + step(text.dropFirst(format.count), hiding: placeholder)
    }
    return step(text[...], hiding: placeholder)
  }

  /// Returns the way to a part, such as `meta/iprp/ipco`, with a placeholder for each type that only the file
  /// has.
  package static func path(_ text: String, hiding placeholder: String) -> String {
    text.split(separator: "/", omittingEmptySubsequences: false).map { part -> String in
      // A type that contains a slash is in pieces here.
      let isPiece = part.utf8.count < 4 && !words.contains(String(part)) || part.contains("\\")
      return isPiece && !isKnown(part) ? placeholder : step(part, hiding: placeholder)
    }.joined(separator: "/")
  }

  /// Returns a text, or a placeholder if it is a type that only the file has: those have four bytes.
  private static func step(_ text: Substring, hiding placeholder: String) -> String {
    var rest = Array(text.utf8)[...]
    guard !words.contains(String(text)), let name = takeName(&rest, hiding: placeholder), rest.isEmpty else {
      return String(text)
    }
    return name
  }

  private static func isKnown(_ text: Substring) -> Bool {
    var rest = Array(text.utf8)[...]
    guard let name = takeName(&rest, hiding: "") else { return false }
    return !name.isEmpty && rest.isEmpty
  }

  /// Takes a type of four bytes, of which some are written as `\xNN`; nil if there are fewer.
  private static func takeName(_ rest: inout ArraySlice<UInt8>, hiding placeholder: String) -> String? {
    var name: [UInt8] = []
    var end = rest.startIndex
    while name.count < 4 {
      guard end < rest.endIndex else { return nil }
      let digits = rest[end...].prefix(4).dropFirst(2)
      if rest[end...].starts(with: "\\x".utf8), digits.count == 2,
        let byte = Hexadecimal.value(of: digits)
      {
        name.append(UInt8(byte))
        end += 4
      } else {
        name.append(rest[end])
        end += 1
      }
    }
    let text = rest[..<end]
    rest = rest[end...]
    return names.contains(name) ? String(decoding: text, as: UTF8.self) : placeholder
  }

  /// Takes a name that the readers give to a part that has none of its own; nil if there is none.
  private static func takeWord(_ rest: inout ArraySlice<UInt8>) -> String? {
    for word in words where rest.starts(with: word.utf8) {
      let behind = rest.dropFirst(word.utf8.count)
      guard behind.isEmpty || behind.first == UInt8(ascii: " ") else { continue }
      rest = behind
      return word
    }
    return nil
  }

  /// Takes `, iloc 1 4400, mdat 16`, which follows the boxes of a HEIF.
  private static func takePlaces(_ rest: inout ArraySlice<UInt8>, hiding placeholder: String) -> String {
    var end = rest.startIndex
    while end < rest.endIndex, !rest[end...].starts(with: " / ".utf8) { end += 1 }
    let text = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[end...]
    let places = text.split(separator: ",").map { place -> String in
      let parts = place.split(separator: " ")
      let isOwn = parts.count == 3 && parts[0] == "iloc" || parts.count == 2 && parts[0] == "mdat"
      return isOwn && parts.dropFirst().allSatisfy({ isNumber($0.utf8) })
        ? parts.joined(separator: " ") : placeholder
    }
    return ", " + places.joined(separator: ", ")
  }

  /// Whether only the size of a PNG's data is left: `(IDAT 8192)`.
  private static func isDataSize(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.starts(with: "(IDAT ".utf8) && rest.last == UInt8(ascii: ")")
      && isNumber(rest.dropFirst(6).dropLast())
  }

  /// Whether a text is a TIFF's layout, which has only numbers from the file: `II IFD0@8 7 tags, 1 strips`.
  private static func isTIFF(_ text: String) -> Bool {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0] == "II" || parts[0] == "MM", parts[1].hasPrefix("IFD0@") else {
      return false
    }
    return parts[3] == "tags," && parts[5] == "strips"
      && [parts[1].dropFirst(5), parts[2], parts[4]].allSatisfy { isNumber($0.utf8) }
  }

  private static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    !text.isEmpty && text.count < 20 && text.allSatisfy(\.isASCIIDigit)
  }

  /// The names of parts without a type, the longest first, and what stands for further parts.
  private static let words = [
    "Logical Screen Descriptor", "Graphic Control Extension", "Application Extension",
    "Plain Text Extension", "Global Color Table", "Comment Extension", "Image Descriptor", "CFA header 2",
    "TIFF header", "CFA data 2", "CFA header", "RAF header", "CR2 header", "codestream", "CFA data",
    "Trailer", "file", "scan",
    "EXIF", "JPEG", "IFD0", "IFD1", "IFD2", "IFD3", "IFD4", "IFD5", "IFD6", "IFD7", "IFD8", "IFD9", "GPS",
    "CAP", "COC", "COD", "COM", "CRG", "EOC", "PLM", "POC", "PPM", "QCC", "QCD", "RGN", "SIZ", "SOC", "SOT",
    "TLM", "…",
  ]

  /// The types, each of four bytes.
  private static let names: Set<[UInt8]> = {
    // Those that end in a space, or in a NUL as some write XMP's.
    let padded = [
      "JXL ", "VP8 ", "XMP ", "XMP\0", "crx ", "jP  ", "jp2 ", "jpm ", "jpx ", "jxl ", "lbl ", "qt  ",
      "res ", "uri ", "url ", "urn ", "xml ",
    ]
    let plain = [boxes, items, brands, chunks].joined(separator: " ").split(whereSeparator: \.isWhitespace)
    return Set(padded.map { Array($0.utf8) } + plain.map { Array($0.utf8) })
  }()

  /// Boxes of ISO base media files, JPEG XL and JPEG 2000; the last ones are Canon's and Samsung's.
  private static let boxes = """
    ftyp styp pdin moov mvhd iods trak tkhd tref mdia mdhd hdlr minf vmhd smhd hmhd nmhd dinf dref stbl
    stsd stts ctts stsc stsz stz2 stco co64 stss stsh stdp sdtp sbgp sgpd subs saiz saio edts elst udta
    cprt mvex mehd trex moof mfhd traf tfhd trun tfdt mfra mfro tfra mdat imda free skip wide meta iloc
    ipro sinf frma schm schi iinf infe bxml pitm fiin idat iref grpl uuid sidx ssix prft meco mere emsg
    keys ilst iprp ipco ipma ispe pixi colr pasp clap irot imir auxC hvcC lhvC av1C avcC vvcC rloc rref
    clli mdcv amve cclv lsel iscl crtt mdft altt udes a1op a1lx cmin cmex reve ndwt jxlc jxlp jxll jxli
    jbrd brob jhgm jumb jumd json cbor Exif jp2h jp2c jp2i ihdr bpcc pclr cmap cdef resc resd uinf ulst
    asoc nlst rreq ftbl flst cref jpch jplh cgrp opct creg dtbl roid comp copt inst CNCV CCTP CTBO CMT1
    CMT2 CMT3 CMT4 THMB PRVW CMP1 CNTH CNDA CNOP sefd mpvd mpvh
    """

  /// Types of items, and of what refers to them.
  private static let items = """
    hvc1 hev1 av01 avc1 vvc1 grid iovl iden tmap mime jpeg j2k1 unci cdsc dimg thmb auxl prem base exbl
    altr ster pymd pano ebra
    """

  private static let brands = """
    mif1 mif2 mif3 msf1 miaf heic heix heim heis hevc hevx hevm hevs avif avis avio MiHA MiHB MiHE MiPr
    MA1A MA1B isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 mp41 mp42 jpgs avci avcs vvic vvis 1pic unif
    """

  /// Chunks of PNG and WebP; of PNG's, the last ones are those of programs, of C2PA and of SEAL.
  private static let chunks = """
    IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi tEXt zTXt iTXt bKGD hIST
    pHYs sPLT eXIf tIME acTL fcTL fdAT oFFs pCAL sCAL gIFg gIFt gIFx sTER dSIG fRAc iDOT CgBI orNT vpAg
    caNv exIf npTc npLb npOl prVW mkBF mkBS mkBT mkTS gmAP gdAT meTa caBX seAl VP8L VP8X ALPH ANIM ANMF
    ICCP EXIF C2PA SEAL RIFF
    """
}
