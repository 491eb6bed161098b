/// A rule that looks for one thing: it takes facts and attributions, and returns findings.
///
/// `metalens flags`, `Docs/Rules.md` and the rule's test are made from its example and its texts in the message
/// catalogue.
package struct Rule: Sendable {
  /// The facts that a rule reads; it doesn't run if one of these wasn't read.
  package struct Inputs: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let exif = Inputs(rawValue: 1)
    /// A JPEG's frame header and tables.
    package static let frame = Inputs(rawValue: 2)
    /// The file as a whole.
    package static let file = Inputs(rawValue: 4)
    /// A JPEG's segments, its tables as written, and what follows the picture; from depth `structure` on.
    package static let structure = Inputs(rawValue: 8)
    /// The structure of a file that isn't a JPEG.
    package static let container = Inputs(rawValue: 16)
    /// The main picture's size, whatever states the size.
    package static let size = Inputs(rawValue: 32)
    /// What follows the picture or its container; from depth `structure` on.
    package static let trailers = Inputs(rawValue: 64)
    /// The decoded picture and its thumbnail.
    package static let pixels = Inputs(rawValue: 128)
    /// The layout of the EXIF block; from depth `structure` on, and not if the block was assembled from excerpts.
    package static let exifLayout = Inputs(rawValue: 256)
    /// The file's name, if it has one: context, which no score may depend on.
    package static let name = Inputs(rawValue: 512)

    /// What the file says about itself outside EXIF.
    package static let metadata = Inputs(rawValue: 1024)
    /// How a HEIF's picture states that it is coded in HEVC; from depth `structure` on.
    package static let hevc = Inputs(rawValue: 2048)
    /// How an AVIF's picture states that it is coded in AV1; from depth `structure` on.
    package static let av1 = Inputs(rawValue: 4096)
    /// Every place where EXIF may be, so that EXIF is missing if none has it: in files other than JPEGs, EXIF may
    /// follow the picture, in a part that is cut off.
    package static let exifPlaces = Inputs(rawValue: 8192)
  }

  /// What must be in the file for a rule to find anything: otherwise the rule needn't run.
  ///
  /// Most photos have no XMP, no Content Credentials and no generator's mark, and half of the rules are about these.
  struct Needs: OptionSet, Sendable {
    let rawValue: UInt16

    static let xmp = Needs(rawValue: 1)
    /// Content Credentials.
    static let credentials = Needs(rawValue: 2)
    /// A generator's mark.
    static let marks = Needs(rawValue: 4)
    /// A maker note of a known maker, or Google's note of a picture.
    static let makerNote = Needs(rawValue: 8)
    /// A program's name.
    static let programs = Needs(rawValue: 16)
    /// An EXIF tag for editing software.
    static let editingSoftware = Needs(rawValue: 32)
    /// A position, or something stated in place of a position.
    static let position = Needs(rawValue: 64)
    /// A date in EXIF.
    static let dates = Needs(rawValue: 128)
  }

  /// The kind of flag that the rule raises.
  package let flag: Flag
  /// The groups of facts that the rule reads.
  package let reads: Inputs
  /// What must be in the file for the rule to find anything.
  let needs: Needs
  /// The source of the knowledge: a standard and its section, or a section of `Docs/Sources.md`.
  package let source: String
  /// Typical values: those of the rule's triggering example.
  package let example: FlagValues
  /// Looks for what the rule is about, and returns the sightings.
  let look: @Sendable (RuleContext) -> [Sighting]

  // Two hundred rules call this initializer, and the compiler would optimize a copy for each.
  @inline(never)
  init(
    _ name: String, _ type: FlagType, concern: Concern, settles: SettledFact? = nil,
    parameters: [FlagParameter] = [],
    concerning: @escaping @Sendable (FlagValues) -> Concern? = { _ in nil },
    settling: @escaping @Sendable (FlagValues) -> Bool = { _ in true },
    variant: @escaping @Sendable (FlagValues) -> String? = { _ in nil },
    phrases: @escaping @Sendable (FlagValues, Language) -> MessageValues = { _, _ in [:] },
    reads: Inputs, needs: Needs = [], source: String, example: FlagValues = [:],
    look: @escaping @Sendable (RuleContext) -> [Sighting]
  ) {
    flag = Flag(
      name, type, concern: concern, settles: settles, parameters: parameters, concerning: concerning,
      settling: settling, variant: variant, phrases: phrases)
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

  /// The rule's stable name, which is that of its flag.
  package var id: FlagID { flag.id }

  /// The detail of the rule's flag, with typical values.
  package var exampleDetail: OriginalityFlag.FlagDetail {
    OriginalityFlag.FlagDetail(id: id, parameters: example.json)
  }
}
