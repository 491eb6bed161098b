/// One mark by which a file says that a program made its picture, or some of it, without a camera.
///
/// A mark counts only where the grammar of its container puts it; nothing of it is verified.
package struct GeneratorMark: Sendable, Equatable {
  /// What it says of the picture.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A trained model made it.
    case generated
    /// A trained model made some of it.
    case edited
    /// A program made it that is no trained model: data drawn, a game's recording.
    case algorithmic
    /// The picture came about in some other way that IPTC's vocabulary has a term for.
    case stated
    /// China's label says it of it, in one of three degrees.
    case labelled
    /// IPTC's properties tell of an AI system.
    case field
  }

  /// What it says of the picture.
  package var kind: Kind
  /// By what it says so; nil for a label and for IPTC's properties, which have rules of their own.
  package var statement: AIStatement?
  /// The generator that has this grammar; nil where no one generator has.
  package var generator: String?
  /// What is stated, as written, shortened.
  package var value: String
  /// The place in the field's words: `XMP Iptc4xmpExt:DigitalSourceType`, `PNG parameters`.
  package var place: String
  /// Where it stands.
  package var evidence: Evidence
  /// What the generator was asked for, shortened; nil where the mark holds none.
  package var prompt: String?

  package init(
    _ kind: Kind, _ statement: AIStatement?, generator: String? = nil, value: String, place: String,
    evidence: Evidence, prompt: String? = nil
  ) {
    self.kind = kind
    self.statement = statement
    self.generator = generator
    self.value = value.quoted()
    self.place = place
    self.evidence = evidence
    self.prompt = prompt?.quotedText
  }
}
