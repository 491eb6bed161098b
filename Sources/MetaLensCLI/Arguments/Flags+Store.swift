import MetaLensKit
import MetaLensPlatform

extension Flag {
  static let stored: [Flag] = [
    filled(
      "store", category: .running, commands: [.analyze, .batch, .serve],
      summary: "keep reports in FILE, and take those of unchanged photos from it",
      details:
        "FILE is made where it doesn't exist, readable by its owner alone. A photo with the same path, size, time and "
        + "inode isn't read again; with another --model or --prior it is scored again from what was found. --format "
        + "html and serve read photos anyway, for their pictures. With --redact, redacted reports are kept. Docs/Store.md."
    ) { $0.store = $1 },
    filled(
      "store", category: .running, commands: [.history],
      summary: "look through the reports in FILE",
      details:
        "analyze, batch or serve kept them there with --store. FILE isn't made where it doesn't exist. Docs/Store.md."
    ) { $0.store = $1 },
    score("min-score", "only photos that score N or more (0 to 100)", { $0.query.minimumScore = $1 }),
    score("max-score", "only photos that score N or less (0 to 100)", { $0.query.maximumScore = $1 }),
    condition(
      "camera", "TEXT", "only photos with TEXT in make and model, whatever its case",
      { $0.query.camera = $1 }),
    condition(
      "software", "TEXT", "only photos with TEXT in the program's name, whatever its case",
      { $0.query.software = $1 }),
    condition(
      "taken-after", "DATE", "only photos taken at DATE or later, by the camera's clock",
      { $0.takenAfter = $1 },
      details: "DATE is a year, a month, a day or a moment: 2024, 2024-05, 2024-05-30, 2024-05-30T12:00:00."),
    condition(
      "taken-before", "DATE", "only photos taken before DATE, by the camera's clock", { $0.takenBefore = $1 }),
    condition(
      "analyzed-after", "DATE", "only reports made at DATE or later, in UTC", { $0.analyzedAfter = $1 }),
    condition("analyzed-before", "DATE", "only reports made before DATE, in UTC", { $0.analyzedBefore = $1 }),
    condition(
      "box", "SOUTH,WEST,NORTH,EAST", "only photos whose position is in the box, in degrees", { $0.box = $1 },
      details:
        "West and south are negative, as in --box=-34.2,18.2,-33.5,19. A box whose WEST is above its EAST "
        + "crosses the date line."),
    Flag(
      "prune", value: .word(PruneReports.Choice.allCases.map(\.rawValue)), category: .running,
      commands: [.history],
      summary: "remove stored reports: missing, whose file is gone, or chosen, all that match",
      details:
        "Without --force it only shows which. Photos are never touched. Are all disks mounted? What is on one that "
        + "isn't counts as missing; what is in a directory that may not be read doesn't. A PATH without "
        + "a directory is also a name: reports of that name that keep no path (--redact, or sent to serve) go too."
    ) { value, arguments throws(UsageError) in arguments.prune = PruneReports.Choice(rawValue: value.display)
    },
    Flag(
      "force", category: .running, commands: [.history], summary: "remove what --prune shows",
      details: "With --output or --format it is written before it is removed."
    ) { _, arguments throws(UsageError) in arguments.force = true },
  ]

  private static func score(
    _ name: String, _ summary: String, _ field: @escaping @Sendable (inout SearchReports.Input, Int) -> Void
  ) -> Flag {
    Flag(name, value: .text("N"), category: .selection, commands: [.history], summary: summary) {
      value, arguments throws(UsageError) in
      guard let number = Int(value.display) else {
        throw UsageError("--\(name): “\(value.shown)” isn't a whole number from 0 to 100")
      }
      field(&arguments.search, number)
    }
  }

  private static func condition(
    _ name: String, _ valueName: String, _ summary: String,
    _ field: @escaping @Sendable (inout SearchReports.Input, String) -> Void, details: String = ""
  ) -> Flag {
    Flag(
      name, value: .text(valueName), category: .selection, commands: [.history], summary: summary,
      details: details
    ) { value, arguments throws(UsageError) in field(&arguments.search, value.display) }
  }
}
