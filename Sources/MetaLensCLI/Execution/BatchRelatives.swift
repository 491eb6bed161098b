import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// A batch's photos that are the same or related: gathered while it runs, grouped when it ends.
struct BatchRelatives {
  private let file: SystemPath?
  private let redact: Bool
  private let context: CommandContext
  private let sink: OutputSink?
  private var index = RelativesIndex()
  private var groups: [RelativeGroups] = []
  /// Photos of rows that an earlier run wrote and no store knows.
  private var partial = 0

  /// - Parameter file: where all groups are written; opened at once, so that a long run doesn't end without a place for them.
  init(to file: SystemPath?, redact: Bool, in context: CommandContext) throws(OutputError) {
    self.file = file
    self.redact = redact
    self.context = context
    sink = file == nil ? nil : try OutputSink(to: file, io: context.io, fileSystem: context.fileSystem)
  }

  /// Adds a photo.
  ///
  /// - Parameters:
  ///   - path: as output may tell it.
  ///   - row: the row that shows it, from 1; 0 where none does.
  ///   - isPartial: whether nothing is known but what a row says.
  mutating func add(_ traits: RelativeTraits, path: SystemPath, row: Int = 0, isPartial: Bool = false) {
    index.add(traits, path: path, row: row)
    if isPartial { partial += 1 }
  }

  /// Groups what was added.
  mutating func find() { groups = RelativeKind.allCases.map { RelativeGroups($0, of: index) } }

  /// The closing lines: how many there are, the first of them, what couldn't be compared, and what it means.
  var summary: [String] {
    RelativesText.lines(
      groups, of: index, partial: partial, hasFile: file != nil, in: context.language)
  }

  /// A page's section.
  var section: String { BatchPageRelatives.markup(groups, of: index, in: context.language) }

  /// Writes all groups to their file, whole or not at all.
  func written() -> ExitCode {
    guard let sink, let file else { return .success }
    do throws(OutputError) {
      let isCSV = OutputFormat(nameOf: file) == .csv
      if isCSV { try sink.write(RelativesRows.header) }
      for kind in groups {
        for group in 0..<kind.count {
          try sink.write(
            isCSV
              ? RelativesRows.csv(kind, group, of: index) : RelativesRows.object(kind, group, of: index))
        }
      }
      try sink.commit()
      return .success
    } catch {
      return context.ending(for: error, target: file, redacting: redact)
    }
  }
}
