import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// The photos of a batch that are the same or related: collected during the run, grouped at its end.
struct BatchRelatives {
  private let file: SystemPath?
  private let redact: Bool
  private let context: CommandContext
  private let sink: OutputSink?
  private var index = RelativesIndex()
  private var groups: [RelativeGroups] = []
  /// The number of photos known only from rows that an earlier run wrote.
  private var partial = 0

  /// - Parameter file: where all groups are written; it is opened at once, so that a long run doesn't fail at its end.
  init(to file: SystemPath?, redact: Bool, in context: CommandContext) throws(OutputError) {
    self.file = file
    self.redact = redact
    self.context = context
    sink = file == nil ? nil : try OutputSink(to: file, io: context.io, fileSystem: context.fileSystem)
  }

  /// Adds a photo.
  ///
  /// - Parameters:
  ///   - path: the path as output may show it.
  ///   - row: the number of the row that shows the photo, from 1; 0 if no row does.
  ///   - isPartial: whether only a row's contents are known about the photo.
  mutating func add(_ traits: RelativeTraits, path: SystemPath, row: Int = 0, isPartial: Bool = false) {
    index.add(traits, path: path, row: row)
    if isPartial { partial += 1 }
  }

  /// Groups the photos that were added.
  mutating func find() { groups = RelativeKind.allCases.map { RelativeGroups($0, of: index) } }

  /// The closing lines: the number of groups, the first groups, what couldn't be compared, and what the groups mean.
  var summary: [String] {
    RelativesText.lines(
      groups, of: index, partial: partial, hasFile: file != nil, in: context.language)
  }

  /// The section for a page.
  var section: String {
    BatchPageRelatives.markup(groups, of: index, partial: partial, in: context.language)
  }

  /// Writes all groups to their file, completely or not at all.
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
