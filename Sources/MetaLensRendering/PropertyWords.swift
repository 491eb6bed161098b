import MetaLensFacts

/// Whether the names of XMP's properties are made of words that standards, makers and programs name theirs with.
///
/// A file can make up any name, in a known namespace too, and the name can be a person's. The words are those of the
/// names that exiftool 12.57 lists for Dublin Core, XMP, Photoshop, Camera Raw, Lightroom, TIFF, EXIF, IPTC, PLUS,
/// regions, panoramas and Microsoft's photos, and of the properties in 789 photos.
enum PropertyWords {
  /// Whether every word of a name is known, and it has at most four digits.
  static func areAll(in name: some StringProtocol) -> Bool {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty, bytes.count(where: \.isASCIIDigit) <= 4 else { return false }
    var word: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isLetter = byte.isASCIILetter
      guard isLetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") else { return false }
      let isFirst = byte.isASCIICapital && begins(bytes, at: index)
      if isFirst || !isLetter {
        guard isKnown(word) else { return false }
        word = []
      }
      if isLetter { word.append(byte.asciiLowercased) }
    }
    return isKnown(word)
  }

  /// Whether a capital letter begins a word: after anything but a capital, and before a small letter.
  private static func begins(_ bytes: [UInt8], at index: Int) -> Bool {
    index == 0 || !bytes[index - 1].isASCIICapital
      || index + 1 < bytes.count && (0x61...0x7A).contains(bytes[index + 1])
  }

  private static func isKnown(_ word: [UInt8]) -> Bool {
    word.isEmpty || words.contains(String(decoding: word, as: UTF8.self))
  }

  private static let words = Set(list.split { $0 == " " || $0 == "\n" }.map { String($0) })

  /// The words in lower case.
  private static let list = """
    aberration about absolute acceleration accessibility acquired action active addl address adjustment adr
    adult advisory age agent all alpha already also alt alteration alternate altitude amount ancestors and
    angle ao aperture api app applied approximate aqua area areas artist artwork as aspect att audio author
    authority authors auto auxiliary avail b balance bar base based bearing bias bit bits black blacks blend
    blending blendop blue body bottom boundary brightness c ca cache cam camera caption captions capture
    catalog categories category cb center certificate cfa chain changed channel characteristic chromatic
    chromaticities ci cid circa circular city clarity class clipboard cluster code coefficients color colour
    columns comment comments compatible compensation components composite compressed compression computer
    conditions confidence configuration constrain constraints contact container content contrast
    contribution contributor control convert converter copyright correction corrections count country
    coverage cr create created creator credit crop cropped ctry ctype current curve custom cv d dabs darks
    data date datum default defaults defringe degree degrees dehaze delivered density dependent depth
    derived descr description dest detail details device differential dig digest digital digitized dimension
    dimensions direction directory disable disclosure display distance distort distortion dng document
    documents dolly dopesheet duplication dynamic edge edit edited editor elevation email embd embedded
    enable enabled enc encoding end energy enhance entry episode eq error event exif exposure expr ext
    extadr extended extension extensions external eye f face factor family feather feed file filename fill
    film filter fired firmware first flash flashpix flat flight flipped flow focal focus for form format
    four fov frame frequency from full function gain gamma genre gimbal global gps gpsdop gpsh grade
    gradient grain gray grayscale green group gtin guid guided h handling has hdr hdrp heading headline
    headroom heard height hi hierarchical high highlight highlights history horizontal host hue humidity icc
    id identifier ignore image images img in incremental index info information ingredients initial input
    instance instructions intellectual interior interoperability interpretation inv invert inverted iop iptc
    is iso item job jpeg key keyword keywords lab label lang language large largest last lateral latitude
    latitudeyyy latitudezzz layer layers left legacy len length lens level license licensee licensor light
    lights line link linked list live lo local location lock log logo longitude look lum luminance magenta
    make maker makernote manage managed manager manifest manual manufacturer map mapping marked markers mask
    masking masks match matching max maximum measure media merged metadata metering method micro midpoint
    midtone mime min minor mixer mm mode model models modifier modify modversion moire monochrome motion
    multi name names native negative neutral nickname no noise norm normal north note notes notice num
    number object oecf of offset on opacity open operation options or orange order org organisation
    orientation origin original other output override owner owners padding page paint pano panorama pantry
    param parameters parametric params parent part path paths pattern pcode per percent perimeter period
    person perspective photo photographic photometric photos photosphere physical pick pitch pix pixel
    pixels placed planar plane planning platform plus pm point portrait pos pose position positioning post
    postal prefs presentation preserved preset presets pressure pretty preview primary print priority
    private process processing product profile profiles program project projection property provenance
    province publication publisher purple pv qualifier r radial radius range rate rating ratings ratio raw
    rb ready rec recommended recovery rect rectangle red reduction ref reference referred refined reg region
    regions registration registry related relation relative release rendered rendition required requirements
    resolution response restriction retouch return reuse reverse rgb right rights role roll rotate rotation
    roundness rows rtk rx sample samples sampling sat satellites saturation save scale scene screen sdr seal
    season sec see seed segments semantic sensing sensitivity sensor sequences serial series service sets
    setting settings setup shadow shadows shape sharpen sharpness short shot shown shutter sidecar sidecars
    size smoothing smoothness snapshot software sort sound source sourcefile space spatial special specific
    specification spectral speed split spot stamp stamps standard start state statement status stitching
    stored storyline stream streams street strength style sub subject sublocation subsec suggested sum
    summary super supplemental supplier supply supports sync table tag tagged tags tel telephone temp
    temperature temporal term terms text texture thumbnails tiff tile time times timestamp tint title to
    toggle tone toning tool top total track transaction transcript transfer transform transmission type ui
    unique unit units upright urgency url us usage use used user uuid valid value values variant version
    versions vertical vertices vibrance video view viewer vignette vignetting visual vterm w warning warp
    water web weight weighted what when white whites whole width with work workflow world writer x xmp y yaw
    year yellow z zero zoom
    """
}
