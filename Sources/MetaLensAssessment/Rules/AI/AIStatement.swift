/// The form in which a file says that its picture, or part of it, was generated.
package enum AIStatement: String, JSONForm, Sendable, Hashable, CaseIterable {
  /// A term of IPTC's Digital Source Type.
  case sourceType
  /// The parameters that a generator was given.
  case parameters
  /// A mark in a place where only its generator puts one.
  case mark
  case credit
  /// An editor's record after the picture.
  case record
}

/// The degree in which China's label says that content is synthetic (GB 45438-2025): 1, 2, 3.
package enum AILabelDegree: Int, JSONForm, Sendable, Hashable, CaseIterable {
  case generated = 1
  case probable = 2
  case suspected = 3

  /// Whether the label says that the content is generated, and not only that it may be.
  static func isCertain(_ values: FlagValues) -> Bool { values.number("label") == generated.rawValue }

  /// The label's own words, which are the same in every language.
  static func statement(_ values: FlagValues) -> String {
    "Label \(values.number("label") ?? 0)" + (values.text("producer").map { ", ContentProducer " + $0 } ?? "")
  }
}

/// The meaning of a term of IPTC's Digital Source Type that names no generator.
package enum SourceTypeMeaning: String, JSONForm, Sendable, Hashable, CaseIterable {
  /// A camera took the picture.
  case capture
  /// The picture was digitised from film or paper.
  case scan
  /// A person made the picture with a program.
  case made
  /// The picture was edited, or put together.
  case edited
  /// The picture is one of a screen.
  case screen

  /// Makes the meaning of a term (http://cv.iptc.org/newscodes/digitalsourcetype/); nil for other terms.
  init?(term: String) {
    switch term {
    case "digitalCapture", "computationalCapture", "multiFrameComputationalCapture": self = .capture
    case "negativeFilm", "positiveFilm", "print": self = .scan
    case "digitalCreation", "digitalArt", "softwareImage": self = .made
    case "humanEdits", "minorHumanEdits", "composite", "compositeCapture", "algorithmicallyEnhanced":
      self = .edited
    case "screenCapture": self = .screen
    default: return nil
    }
  }
}
