/// A command's help.
package struct CommandDescription: Sendable {
  /// The kind of operands that a command takes, for completions.
  package enum Operands: Sendable {
    case none
    /// Files and directories.
    case files
    case words([String])
    case wordThenFiles([String])
  }

  package let name: CommandName
  /// The operands as a synopsis shows them.
  package let synopsis: String
  /// The kind of operands, for completions.
  package let operands: Operands
  /// One line, without a full stop.
  package let summary: String
  /// Further paragraphs of help.
  package let details: [String]
  package let examples: [(line: String, meaning: String)]
}

extension CommandDescription {
  /// Every command, in the order help lists them.
  package static let all: [CommandDescription] = CommandName.allCases.map { CommandDescription.of($0) }

  package static func of(_ name: CommandName) -> CommandDescription {
    switch name {
    case .analyze:
      CommandDescription(
        name: name, synopsis: "FILE...", operands: .files,
        summary: "analyse photos one by one, for a person to read",
        details: [
          "Says for each FILE in at most 20 lines what it is: verdict, score, the strongest reasons, what points the "
            + "other way, what that doesn't mean and what to do next. --details shows every finding with its place "
            + "in the file, and the facts; --brief shows one line. FILE - is standard input. The word analyze may "
            + "be left out.",
          "With --format json a FILE that can't be analysed is an object of its own in the output; with "
            + "text it's a line on standard error.",
          "A raw file is judged by its structure and metadata; its sensor data isn't decoded, and it is amber at best "
            + "unless a listed camera signed it.",
        ],
        examples: [
          ("metalens IMG_0001.JPG", "one photo"),
          ("metalens --details IMG_0001.JPG", "everything that was found"),
          ("metalens analyze --format json --redact *.jpg", "an array of reports without personal data"),
        ])
    case .batch:
      CommandDescription(
        name: name, synopsis: "DIRECTORY...", operands: .files,
        summary: "score every photo in directories, one row each",
        details: [
          "Walks each DIRECTORY and everything below it, and writes a row for each photo, sorted by the bytes of "
            + "its path: verdict, score, date, camera, path and the strongest reason in words, cut to the "
            + "terminal's width. A photo is recognised by its first bytes: a file that neither is in a known format "
            + "nor has a photo's extension is skipped and counted. So is a file that isn't a photo and that macOS "
            + "keeps beside another one, with ._ before its name. A broken, empty or unreadable photo, one in a "
            + "format that MetaLens doesn't read, or one that is only in iCloud (.IMG_0001.HEIC.icloud), gets an "
            + "error row and costs no other file its result. A file may be named instead of a DIRECTORY; a named "
            + "file is never skipped.",
          "A raw file gets a row like any other photo, amber at best unless a listed camera signed it; the JPEG beside it "
            + "has a row of its own.",
          "A summary by badge and verdict is written to standard error at the end.",
        ],
        examples: [
          ("metalens batch --format csv -o scores.csv photos", "a table for a spreadsheet"),
          ("metalens batch --only red --sort date photos", "what isn't the camera's file, the oldest first"),
          (
            "find . -name '*.jpg' -print0 | metalens batch --files-from - -0 --format ndjson",
            "a list of files"
          ),
          ("metalens batch --fail-under 50 incoming", "exit with 1 if a photo scores under 50"),
        ])
    case .worker:
      CommandDescription(
        name: name, synopsis: "", operands: .none,
        summary: "score photos that another program names on standard input",
        details: [
          "Reads requests from standard input and answers each with one line on standard output, in the same order and "
            + "before it reads the next: the row that batch --format ndjson writes for the photo, with the request's id "
            + "first. A request is one line, an object that names a file; or the number of bytes, a space, an object that "
            + "names the photo, a line break, the photo's bytes and a line break. Docs/Worker.md has the protocol.",
          "A request that is wrong is answered with the reason and costs no other its answer. Where it can't be told "
            + "where the next one begins, the worker says so and ends with exit code 3. At the end of its input it ends "
            + "with 0. Start one worker per processor.",
        ],
        examples: [
          (
            "find photos -name '*.jpg' | jq -cR '{path: .}' | metalens worker",
            "a row for each file, one process for all"
          )
        ])
    case .serve:
      CommandDescription(
        name: name, synopsis: "", operands: .none,
        summary: "serve a page to drop photos on",
        details: [
          "Prints an address, and opens it in a browser where there is a desktop. Photos that are dropped on the page are "
            + "read as batch reads them, in processes that can do nothing else; nothing is written to disk but reports "
            + "with --store, and results are kept in memory until the page is closed. Whoever knows the address may ask; pages of other sites may "
            + "not. Ctrl-C ends it.",
          "Programs send a photo to /api/v1/analyze, with the token of the address in the header Authorization, and get "
            + "what analyze --format json writes. Docs/Serve.md has the details.",
        ],
        examples: [
          ("metalens serve", "a page for this machine alone"),
          (
            "metalens serve --no-browser --port 8080 --idle 60",
            "a fixed port; ends after an hour without use"
          ),
        ])
    case .inspect:
      CommandDescription(
        name: name, synopsis: "FILE...", operands: .files,
        summary: "show a file's structure: segments, tables, EXIF, trailers",
        details: [
          "Shows for each FILE every segment with its place and meaning, the tables and what they match, the fields "
            + "of the EXIF block in written order, the scans, the pictures that an MPF index lists, and what "
            + "follows the end of the picture. For other formats than JPEG it shows every box, chunk or directory "
            + "with its place, the pictures, the places of metadata, and what only that format states. It shows "
            + "facts, judges nothing and withholds nothing: positions and serial numbers are shown. "
            + "FILE - is standard input.",
          "Of a raw file it lists the previews and the sensor data too, and what lies behind its last known part.",
          "Lengths include the marker, the length field and other headers; offsets count bytes from the start of "
            + "the file. Text shortens long lists and says by how much; --format json shows everything.",
        ],
        examples: [
          ("metalens inspect IMG_0001.JPG", "one file"),
          ("metalens inspect --format json *.jpg", "an array with everything that was read"),
          ("metalens inspect --credentials IMG_0001.JPG", "its Content Credentials as a tree"),
        ])
    case .compare:
      CommandDescription(
        name: name, synopsis: "FILE FILE", operands: .files,
        summary: "compare two files: bytes, picture and metadata",
        details: [
          "Compares the bytes by SHA-256, and likewise the encoded picture: in a JPEG everything from the first DQT, "
            + "DHT or SOF marker to EOI inclusive, except APPn and COM segments; in other formats the main "
            + "picture's encoded bytes, where the container states exactly where they are. A file with new "
            + "metadata but the same picture has the same encoded picture; a re-saved file doesn't. Then follow "
            + "the differences in encoding, in metadata segments or a container's parts and metadata, and in EXIF "
            + "tag by tag.",
          "Of a raw file the sensor data is the encoded picture, which no JPEG has: a raw file and the JPEG beside it "
            + "always differ in it.",
          "The exit code is 0 whatever the answer; programs read it with --format json. A FILE may be - for "
            + "standard input.",
        ],
        examples: [
          ("metalens compare original.jpg received.jpg", "what changed between two files"),
          (
            "metalens compare --format json a.jpg b.jpg | jq -e .samePicture",
            "fails if the picture differs"
          ),
        ])
    case .extract:
      CommandDescription(
        name: name, synopsis: "FILE", operands: .files,
        summary: "extract a part of a file, byte for byte",
        details: [
          "Writes the bytes exactly as they are in FILE to --output, or to standard output unless that is a terminal. "
            + "One of --thumbnail, --preview, --trailer, --exif, --xmp, --icc, --manifest, --segment and --all must be given. If FILE has no such part, "
            + "that is an error, and nothing is written. FILE - is standard input.",
          "With --all everything that is embedded goes into the folder --output: pictures beside the main one, ICC "
            + "profiles, XMP packets, manifests of Content Credentials and the thumbnails in them. Nothing that is there is replaced without --force.",
          "A raw file's largest preview, often a whole JPEG, is extracted with --preview, its sensor data with "
            + "--segment.",
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
        details: ["Shows each flag's id, type and description, when it is raised and when it is harmless."],
        examples: [("metalens flags --language ko", "with descriptions in Korean")])
    case .signatures:
      CommandDescription(
        name: name, synopsis: "[list | learn DIRECTORY...]",
        operands: .wordThenFiles(SignaturesCommand.Action.allCases.map(\.rawValue)),
        summary: "list known cameras, or learn from photos you trust",
        details: [
          "Alone or with list: shows every known model and how many independent photos it is based on.",
          "With learn: walks each DIRECTORY as batch does and writes a table of camera signatures for --signatures "
            + "to --output, one row a photo. Photos without make and model, and files that are neither complete "
            + "colour JPEGs nor complete HEICs, are counted and left out. Learn only from files that you know are "
            + "camera originals: the table is only as good as its photos. It contains no file names, but make, "
            + "model, a digest of serial number and day, and each photo's SHA-256.",
        ],
        examples: [
          ("metalens signatures", "the supplied signatures"),
          ("metalens signatures learn --output mine.tsv photos", "make a table"),
          ("metalens analyze --signatures mine.tsv IMG_0001.JPG", "use it beside the supplied ones"),
        ])
    case .evaluate:
      CommandDescription(
        name: name, synopsis: "LABELS.csv", operands: .files,
        summary: "measure error rates on photos whose origin you know",
        details: [
          "LABELS.csv names files and what they are: the columns path and label, and group for what related "
            + "files share, such as their camera or the photo they were made from; a file without a group is its "
            + "own group. Other columns are allowed. Paths are relative to the list's directory. The label "
            + "original marks camera originals, every other label marks other files.",
          "Shows how well the score separates originals from others, how many of each label are green, amber and red, "
            + "false greens and false reds with 95% intervals, labels against verdicts, and how well the "
            + "probabilities are calibrated. A label with fewer than 50 files or 10 groups gets counts, no percentages. "
            + "A file that can't be analysed is listed and doesn't affect the others. The figures hold for the files "
            + "in the list. LABELS.csv may be - for standard input.",
        ],
        examples: [
          ("metalens evaluate labels.csv", "analyse the files in a list and print the figures"),
          (
            "metalens evaluate labels.csv --format html -o evaluation.html",
            "the figures with curves, as a page"
          ),
          (
            "metalens evaluate labels.csv --reports rows.ndjson --by sublabel",
            "figures from existing reports, also by the column sublabel"
          ),
        ])
    case .history:
      CommandDescription(
        name: name, synopsis: "--store FILE [PATH...]", operands: .files,
        summary: "look for stored reports and show them again",
        details: [
          "Shows the reports that analyze, batch and serve kept in a store: all, or those of each PATH and below "
            + "it, and of these only what matches every condition. A report is shown as it was made, in any format "
            + "and language; no photo is read. A summary is written to standard error.",
          "With --prune it shows what would be removed from the store, and with --force removes it.",
        ],
        examples: [
          (
            "metalens batch --store photos.db photos",
            "keep reports; the next time only changed photos are read"
          ),
          (
            "metalens history --store photos.db --only red --camera canon",
            "what isn't the camera's file, of one maker"
          ),
          ("metalens history --store photos.db --details photos/a.jpg", "one report again"),
          (
            "metalens history --store photos.db --format csv -o all.csv --taken-after 2024",
            "a table of photos taken since 2024"
          ),
          ("metalens history --store photos.db --prune missing --force", "forget photos that are gone"),
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
    case .version:
      CommandDescription(
        name: name, synopsis: "", operands: .none, summary: "show the version and that of the score model",
        details: [], examples: [])
    case .man:
      CommandDescription(
        name: name, synopsis: "", operands: .none, summary: "write the man page to standard output",
        details: [], examples: [("metalens man | man -l -", "read it")])
    }
  }
}
