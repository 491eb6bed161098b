/// One thing to look for: takes facts and attributions, returns findings.
///
/// `metalens flags`, `Docs/Rules.md` and the rule's test are made from its example and its texts in the message catalogue.
package struct Rule: Sendable {
  /// What a rule reads; it doesn't run where one of these wasn't read.
  package struct Inputs: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The EXIF block.
    package static let exif = Inputs(rawValue: 1)
    /// A JPEG's frame header and tables.
    package static let frame = Inputs(rawValue: 2)
    /// The file as a whole.
    package static let file = Inputs(rawValue: 4)
    /// A JPEG's segments, tables as written and what follows the picture; from depth `structure` on.
    package static let structure = Inputs(rawValue: 8)
    /// How a file that is no JPEG is built.
    package static let container = Inputs(rawValue: 16)
    /// The main picture's size, whatever states it.
    package static let size = Inputs(rawValue: 32)
    /// What follows the picture or its container; from depth `structure` on.
    package static let trailers = Inputs(rawValue: 64)
    /// The decoded picture and its thumbnail.
    package static let pixels = Inputs(rawValue: 128)
    /// How the EXIF block is laid out; from depth `structure` on, and not where it was put together of excerpts.
    package static let exifLayout = Inputs(rawValue: 256)
    /// The file's name, where it has one: context, which no score may depend on.
    package static let name = Inputs(rawValue: 512)

    /// What the file says of itself outside EXIF.
    package static let metadata = Inputs(rawValue: 1024)
    /// How a HEIF's picture says that it is coded in HEVC; from depth `structure` on.
    package static let hevc = Inputs(rawValue: 2048)
    /// How an AVIF's picture says that it is coded in AV1; from depth `structure` on.
    package static let av1 = Inputs(rawValue: 4096)
    /// Every place where EXIF may stand, so that where there is none it is missing: in files other than JPEGs it may stand
    /// behind the picture, in what is cut off.
    package static let exifPlaces = Inputs(rawValue: 8192)
  }

  /// What a rule finds nothing without, so that it needn't be run.
  ///
  /// Most photos have no XMP, no Content Credentials and no generator's mark, and half of the rules are about these.
  struct Needs: OptionSet, Sendable {
    let rawValue: UInt16

    /// A packet of XMP.
    static let xmp = Needs(rawValue: 1)
    /// Content Credentials.
    static let credentials = Needs(rawValue: 2)
    /// A generator's mark.
    static let marks = Needs(rawValue: 4)
    /// A maker note of a known maker, or Google's note of a picture.
    static let makerNote = Needs(rawValue: 8)
    /// A program's name.
    static let programs = Needs(rawValue: 16)
    /// A tag of EXIF that is there for editing software.
    static let editingSoftware = Needs(rawValue: 32)
    /// A position, or what is stated for one.
    static let position = Needs(rawValue: 64)
    /// A date in EXIF.
    static let dates = Needs(rawValue: 128)
  }

  /// The kind of flag it raises.
  package let flag: Flag
  /// The groups of facts it reads.
  package let reads: Inputs
  /// What it finds nothing without.
  let needs: Needs
  /// Where the knowledge comes from: a standard and its section, or a section of `Docs/Sources.md`.
  package let source: String
  /// Values as they occur: those that its triggering example has.
  package let example: FlagValues
  /// Looks.
  let look: @Sendable (RuleContext) -> [Sighting]

  // Two hundred rules call it, and the compiler would optimize a copy for each.
  @inline(never)
  init(
    _ name: String, _ type: FlagType, concern: Concern, settles: SettledFact? = nil,
    parameters: [FlagParameter] = [],
    concerning: @escaping @Sendable (FlagValues) -> Concern? = { _ in nil },
    variant: @escaping @Sendable (FlagValues) -> String? = { _ in nil },
    phrases: @escaping @Sendable (FlagValues, Language) -> MessageValues = { _, _ in [:] },
    reads: Inputs, needs: Needs = [], source: String, example: FlagValues = [:],
    look: @escaping @Sendable (RuleContext) -> [Sighting]
  ) {
    flag = Flag(
      name, type, concern: concern, settles: settles, parameters: parameters, concerning: concerning,
      variant: variant, phrases: phrases)
    self.reads = reads
    self.needs = needs
    self.source = source
    self.example = example
    self.look = look
  }

  /// Runs the rule and returns its findings; for tests, and for rules that depend on another rule's result.
  package func evaluate(_ context: RuleContext) -> [Finding] {
    look(context).map { Finding(flag, $0) }
  }

  /// The stable name: that of the flag it raises.
  package var id: FlagID { flag.id }

  /// What it raises, with values as they occur.
  package var exampleDetail: OriginalityFlag.FlagDetail {
    OriginalityFlag.FlagDetail(id: id, parameters: example.json)
  }
}
