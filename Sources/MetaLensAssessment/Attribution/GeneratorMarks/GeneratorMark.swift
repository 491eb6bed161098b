/// A mark by which a file says that a program made its picture, or part of it, without a camera.
///
/// A mark counts only in the place where the grammar of its container puts it; it isn't verified.
package struct GeneratorMark: Sendable, Equatable {
  /// What the mark says about the picture.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A trained model made it.
    case generated
    /// A trained model made part of it.
    case edited
    /// A program that isn't a trained model made it: drawn data, a game's recording.
    case algorithmic
    /// The picture was made in another way that IPTC's vocabulary has a term for.
    case stated
    /// China's label marks it as synthetic, in one of three degrees.
    case labelled
    /// IPTC's properties name an AI system.
    case field
  }

  /// What the mark says about the picture.
  package var kind: Kind
  /// The form of the statement; nil for a label and for IPTC's properties, which have rules of their own.
  package var statement: AIStatement?
  /// The generator that has this grammar; nil if no single generator does.
  package var generator: String?
  /// The stated text as written, shortened.
  package var value: String
  /// The place in the format's terms: `XMP Iptc4xmpExt:DigitalSourceType`, `PNG parameters`.
  package var place: String
  package var evidence: Evidence
  /// The prompt that the generator was given, shortened; nil if the mark contains none.
  package var prompt: String?
  /// Who set ByteDance's label, by its number; nil for any other mark.
  package var labelType: Int?

  package init(
    _ kind: Kind, _ statement: AIStatement?, generator: String? = nil, value: String, place: String,
    evidence: Evidence, prompt: String? = nil, labelType: Int? = nil
  ) {
    self.kind = kind
    self.statement = statement
    self.generator = generator
    self.value = value.quoted()
    self.place = place
    self.evidence = evidence
    self.prompt = prompt?.quotedText
    self.labelType = labelType
  }
}
