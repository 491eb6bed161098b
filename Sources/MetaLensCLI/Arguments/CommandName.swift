/// What the tool can be told to do.
package enum CommandName: String, Sendable, Hashable, CaseIterable {
  case analyze
  case batch
  case inspect
  case compare
  case extract
  case flags
  case signatures
  case evaluate
  case help
  case completions
  case man
}

/// A command as it is told to people.
package struct CommandDescription: Sendable {
  /// What a command's operands are, for completions.
  package enum Operands: Sendable, Hashable {
    case none
    case files
    case directories
    case words([String])
  }

  /// The command.
  package let name: CommandName
  /// How its operands are written in a synopsis.
  package let synopsis: String
  /// What its operands are.
  package let operands: Operands
  /// One line, without a full stop.
  package let summary: String
  /// Paragraphs.
  package let details: [String]
  /// Command lines and what they do.
  package let examples: [(line: String, meaning: String)]
}

extension CommandDescription {
  /// Every command, in the order help lists them.
  package static let all: [CommandDescription] = CommandName.allCases.map { CommandDescription.of($0) }

  /// The description of a command.
  package static func of(_ name: CommandName) -> CommandDescription {
    switch name {
    case .analyze:
      CommandDescription(
        name: name, synopsis: "FILE...", operands: .files,
        summary: "analyse photos one by one, for a person to read",
        details: [
          "Gives for each FILE its score and badge, what speaks for and against the bytes being those the "
            + "camera wrote, where in the file that stands, and the facts. FILE - is standard input. The word "
            + "analyze may be left out.",
          "With --format json a FILE that could not be analysed is an object of its own in the output; with "
            + "text it is a line on standard error.",
        ],
        examples: [
          ("metalens IMG_0001.JPG", "one photo"),
          ("metalens analyze --format json --redact *.jpg", "an array of reports without personal data"),
        ])
    case .batch:
      CommandDescription(
        name: name, synopsis: "DIRECTORY...", operands: .directories,
        summary: "score every photo below directories, a row each",
        details: [
          "Walks each DIRECTORY and all below it, and gives a row for each photo in the order of the bytes of "
            + "their paths. A photo is known by its first bytes: a file that is neither in a known format nor "
            + "has a photo's extension is skipped and counted. A broken, empty or unreadable photo, and one in a "
            + "format that is not read, is an error row and costs no other file its result. A file may be named in "
            + "the place of a DIRECTORY; what is named is never skipped.",
          "A summary is written to standard error at the end.",
        ],
        examples: [
          ("metalens batch --format csv -o scores.csv photos", "a table for a spreadsheet"),
          (
            "find . -name '*.jpg' -print0 | metalens batch --files-from - -0 --format ndjson",
            "a list of files"
          ),
          ("metalens batch --fail-under 50 incoming", "exit with 1 where a photo scores under 50"),
        ])
    case .inspect:
      CommandDescription(
        name: name, synopsis: "FILE...", operands: .files,
        summary: "lay files out: segments or parts, tables, EXIF, trailers",
        details: [
          "Gives for each FILE every segment with its place and what it is, the tables with what they are "
            + "consistent with, the EXIF block's entries in written order, the scans, the pictures that an MPF "
            + "index lists, and what follows the picture's end. Of a file that is no JPEG it gives every box, chunk "
            + "or directory with its place, the pictures, where metadata stand, and what only its format states. "
            + "Facts only: nothing is judged, and nothing is "
            + "withheld, positions and serial numbers among it. FILE - is standard input.",
          "Lengths count the marker, the length field and other headers, offsets are bytes from the file's beginning. Text "
            + "shortens long lists and says by how much; --format json gives all.",
        ],
        examples: [
          ("metalens inspect IMG_0001.JPG", "one file"),
          ("metalens inspect --format json *.jpg", "an array with everything that was read"),
        ])
    case .compare:
      CommandDescription(
        name: name, synopsis: "FILE FILE", operands: .files,
        summary: "tell whether two files hold the same bytes, picture, metadata",
        details: [
          "The bytes are compared by SHA-256. So is the coded picture: of a JPEG what stands from the first DQT, DHT "
            + "or SOF marker to EOI, EOI included, without the APPn and COM segments among it; of other formats the "
            + "main picture's coded bytes, where the container tells them exactly. A file that was "
            + "given other metadata and no other picture has the same coded picture; one that was saved again has not. "
            + "Then come the differences in coding, in metadata segments or a container's parts and metadata, and in "
            + "EXIF tag by tag.",
          "The exit code is 0 whatever the answer is; --format json tells it to programs. A FILE may be -, "
            + "standard input.",
        ],
        examples: [
          ("metalens compare original.jpg received.jpg", "what happened to a file on its way"),
          (
            "metalens compare --format json a.jpg b.jpg | jq -e .samePicture",
            "fails where the picture differs"
          ),
        ])
    case .extract:
      CommandDescription(
        name: name, synopsis: "FILE", operands: .files,
        summary: "take a part out of a file, byte for byte",
        details: [
          "Writes the bytes as they stand in FILE to --output, or to standard output where that is no terminal. "
            + "One of --thumbnail, --preview, --trailer, --exif, --xmp, --icc, --segment and --all must be given. Where FILE has no such part, "
            + "that is an error, and nothing is written. FILE - is standard input.",
          "With --all everything that is embedded goes into the folder --output: pictures beside the main one, ICC "
            + "profiles, XMP packets, manifests of Content Credentials. Nothing that is there is replaced without --force.",
        ],
        examples: [
          ("metalens extract IMG_0001.JPG --thumbnail --output thumbnail.jpg", "the EXIF thumbnail"),
          (
            "metalens extract IMG_0001.JPG --all --output parts",
            "everything that is embedded, into the folder parts"
          ),
          ("metalens extract IMG_0001.JPG --segment 4 | xxd", "the payload of the fourth segment"),
        ])
    case .flags:
      CommandDescription(
        name: name, synopsis: "", operands: .none,
        summary: "list every flag the tool can raise",
        details: ["Gives each flag's id, type and description, when it is raised and when it is innocent."],
        examples: [("metalens flags --language ko", "with descriptions in Korean")])
    case .signatures:
      CommandDescription(
        name: name, synopsis: "[list | learn DIRECTORY...]", operands: .directories,
        summary: "list known cameras, or learn from photos you trust",
        details: [
          "Alone or with list: every model that is known, with how many independent photos stand behind it.",
          "With learn: walks each DIRECTORY as batch does and writes to --output a table of what each camera's "
            + "files look like, a row a photo, for --signatures. A photo without make and model, and one that is "
            + "no whole JPEG in colour, is counted and left out. Learn only from files you know to be the camera's "
            + "own: a table is worth what its photos are. No file names go into it, but make, model, a digest of "
            + "serial number and day, and each photo's SHA-256 do.",
        ],
        examples: [
          ("metalens signatures", "what ships"),
          ("metalens signatures learn --output mine.tsv photos", "make a table"),
          ("metalens analyze --signatures mine.tsv IMG_0001.JPG", "use it beside what ships"),
        ])
    case .evaluate:
      CommandDescription(
        name: name, synopsis: "LABELS.csv", operands: .files,
        summary: "measure how often scores are wrong, on photos of known truth",
        details: [
          "LABELS.csv names files and what they are: the columns path and label, and group for what files share "
            + "that depend on each other, such as their camera or the photo they were made from; a file without a "
            + "group is its own. Other columns may stand between. Paths begin at the list's directory. The label "
            + "original is for files that are as a camera wrote them, every other for files that aren't.",
          "Gives how well the score tells originals from others, how many of each label are green, amber and red, "
            + "false greens and false reds with 95 % intervals, labels against verdicts, and whether the "
            + "probabilities come true. A label with fewer than 50 files or 10 groups gets counts, no percentages. "
            + "A file that can't be analysed is listed and costs no other file its result. The figures hold for "
            + "the files of the list. LABELS.csv may be -, standard input.",
        ],
        examples: [
          ("metalens evaluate labels.csv", "analyse the files of a list, print the figures"),
          (
            "metalens evaluate labels.csv --format html -o evaluation.html",
            "the figures with curves, as a page"
          ),
          (
            "metalens evaluate labels.csv --reports rows.ndjson --by sublabel",
            "figures of reports that are there, also by the column sublabel"
          ),
        ])
    case .help:
      CommandDescription(
        name: name, synopsis: "[COMMAND]", operands: .words(CommandName.allCases.map(\.rawValue)),
        summary: "show help, also for a command", details: [], examples: [])
    case .completions:
      CommandDescription(
        name: name, synopsis: Shell.allCases.map(\.rawValue).joined(separator: "|"),
        operands: .words(Shell.allCases.map(\.rawValue)),
        summary: "write completions for a shell to standard output", details: [],
        examples: [
          ("metalens completions bash > ~/.local/share/bash-completion/completions/metalens", "for bash"),
          ("metalens completions zsh > \"${fpath[1]}/_metalens\"", "for zsh"),
          ("metalens completions fish > ~/.config/fish/completions/metalens.fish", "for fish"),
        ])
    case .man:
      CommandDescription(
        name: name, synopsis: "", operands: .none, summary: "write the man page to standard output",
        details: [], examples: [("metalens man | man -l -", "read it")])
    }
  }
}
