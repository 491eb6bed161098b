import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension Flag {
  /// The largest `--jobs`: more jobs would only wait for each other.
  private static let maximumJobs = 1024
  /// The largest `--limits`: no file of 2 GB needs a higher factor.
  private static let maximumFactor = 1000

  static let running: [Flag] = [
    Flag(
      "sort", value: .word(SortOrder.allCases.map(\.rawValue)), category: .running,
      commands: [.batch, .history],
      summary: "the order of rows; path unless named",
      details:
        "score puts the lowest first, verdict those that speak against an original, date the oldest by the "
        + "camera's clock, size the largest; camera goes by make and model. Unknown values and errors come last. Only path writes rows before "
        + "the end."
    ) { value, arguments throws(UsageError) in
      arguments.sort = SortOrder(rawValue: value.display) ?? .path
    },
    number(
      "jobs", short: "j", in: 1...maximumJobs, category: .running, commands: [.batch, .evaluate, .serve],
      summary:
        "analyse at most N photos at once (1 to \(maximumJobs); default: one per processor)",
      details: "It changes no result and no order."
    ) { $0.jobs = $1 },
    Flag(
      "isolate", category: .running, commands: [.batch],
      summary: "read photos in processes of their own, which can do nothing else",
      details:
        "They can't start programs, open files, write or reach the network, and have limits on memory and time. A "
        + "photo that crashes one costs its own row. Rows are the same. The default at depths structure and pixels; "
        + "worker and serve always do this."
    ) { _, arguments throws(UsageError) in arguments.isolates = true },
    Flag(
      "no-isolate", category: .running, commands: [.batch],
      summary: "read photos in this process. Of --isolate and --no-isolate the last counts"
    ) { _, arguments throws(UsageError) in arguments.isolates = false },
    number(
      "photo-seconds", in: 1...86_400, category: .running, commands: [.batch, .worker, .serve],
      summary:
        "give up a photo after N seconds, and one more for each megabyte (1 to 86400; default: \(ReaderSettings.usualSeconds))",
      details: "Only where photos are read in processes of their own."
    ) { $0.photoSeconds = $1 },
    Flag(
      "resume", category: .running, commands: [.batch],
      summary:
        "go on where an interrupted run ended: keep the rows of FILE.partial and analyse what is missing",
      details:
        "Needs --format ndjson and --output FILE, the model, depth, prior, signatures and language of that run, "
        + "SHA-256 where its rows have it, and the same directories, named in the same way. A row is kept where its "
        + "photo has the same size and wasn't changed since; every other photo is analysed. FILE.partial has each "
        + "row as soon as it is written, even where the run is killed. Where only some rows are shown, photos "
        + "without a row are analysed again. Without FILE.partial the run starts at the beginning."
    ) { _, arguments throws(UsageError) in arguments.resume = true },
    Flag(
      "relatives", category: .running, commands: [.batch],
      summary: "tell which photos are the same or related: bytes, picture, camera, looks",
      details:
        "Same bytes, for which SHA-256 is made at every depth; same coded picture under other metadata, from depth "
        + "structure on; same camera serial number; JPEGs that look alike, at depth pixels. The summary shows the "
        + "first groups, a page all of them. No score changes. Docs/Relatives.md."
    ) { _, arguments throws(UsageError) in arguments.relatives = true },
    Flag(
      "relatives-to", value: .file("FILE"), category: .running, commands: [.batch],
      summary: "write all groups of same and related photos to FILE",
      details:
        "Implies --relatives. FILE gets an object for each group, one per line; if its name ends in .csv, a row for each "
        + "photo. It is written when the run ends."
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty, value != SystemPath("-") else {
        throw UsageError("--relatives-to: name a file")
      }
      arguments.relativesOutput = value
    },
    number(
      "limits", in: 1...maximumFactor, category: .running,
      commands: [.analyze, .batch, .worker, .inspect, .compare, .extract, .serve],
      summary: "let one photo cost N times as much (1 to \(maximumFactor); default: 1)",
      details:
        "What is read of a photo and written of it is limited, so that no file can keep the tool busy. Where a "
        + "limit cut something, a diagnostic says so; N raises them all. Only for files that you trust."
    ) { $0.limits = $1 },
    number(
      "max-bytes", in: 1...Int.max, category: .running, commands: [.worker, .serve],
      summary: "refuse photos of more than N bytes",
      details:
        "The answer says so, and the bytes are passed over. The limit is 1 GiB for bytes that come with a request and "
        + "2 GiB for files; N can only lower it. serve takes 256 MiB unless N is given."
    ) { $0.maximumBytes = $1 },
    Flag(
      "depth", value: .word(AnalysisDepth.allCases.map(\.rawValue)),
      category: .running, commands: [.analyze, .batch, .worker, .evaluate, .serve],
      summary: "how much to read: metadata, structure or pixels (default: pixels)",
      details: "metadata reads the headers before the picture and the end of the file; structure reads every "
        + "byte: all segments, the tables and what follows the picture; pixels also decodes the picture's "
        + "coefficients. Reports state their depth: don't compare scores of different depths."
    ) { value, arguments throws(UsageError) in
      arguments.depth = AnalysisDepth.allCases.first { $0.rawValue == value.display }
    },
    Flag(
      "hash", category: .running, commands: [.analyze, .batch, .worker, .serve],
      summary: "make each file's SHA-256 whatever the depth",
      details:
        "structure and pixels make it anyway, unless --no-hash is given; with metadata, analyze does; batch "
        + "and worker don't. Of --hash and --no-hash the last counts."
    ) { _, arguments throws(UsageError) in arguments.hashing = true },
    Flag(
      "no-hash", category: .running, commands: [.analyze, .batch, .worker, .serve],
      summary: "don't compute SHA-256"
    ) { _, arguments throws(UsageError) in arguments.hashing = false },
    filled(
      "signatures", category: .running,
      commands: [.analyze, .batch, .worker, .signatures, .evaluate, .serve],
      summary:
        "also compare with the cameras in FILE, written by `metalens signatures learn`; may be repeated",
      details:
        "Needs depth structure or pixels. If the file or a line of it can't be read, the command ends before "
        + "analysing anything. Reports name the signatures they used."
    ) { $0.signatures.files.append($1) },
    Flag(
      "no-shipped-signatures", category: .running,
      commands: [.analyze, .batch, .worker, .signatures, .evaluate, .serve],
      summary: "don't compare with the supplied camera signatures",
      details: "Without --signatures, every camera is then unknown."
    ) { _, arguments throws(UsageError) in arguments.signatures.includesShipped = false },
    Flag(
      "prior", value: .text("P"), category: .running,
      commands: [.analyze, .batch, .worker, .evaluate, .serve],
      summary: "the probability of an original before the file is read (0.0001 to 0.9999; default: 0.5)",
      details:
        "Of a hundred photos that reach you like this one, how many are camera originals? Give 0.9 or 90% if "
        + "most are. It changes the score and what follows from it, never the weights of findings."
    ) { value, arguments throws(UsageError) in
      let isShare = value.display.hasSuffix("%")
      let number = Double(isShare ? String(value.display.dropLast()) : value.display).map {
        isShare ? $0 / 100 : $0
      }
      guard let number, number >= 0.0001, number <= 0.9999 else {
        // 90 is likely meant as 90 %.
        let meant = number.flatMap { number -> String? in
          guard !isShare, number > 1, number < 100 else { return nil }
          return "\(value.shown)%" + (number == number.rounded() ? " or \(number / 100)" : "")
        }
        throw UsageError(
          "--prior: “\(value.shown)” isn't a number from 0.0001 to 0.9999"
            + ArgumentLexer.suggestion(meant))
      }
      arguments.scoring.prior = number
    },
    filled(
      "model", category: .running,
      commands: [.analyze, .batch, .worker, .evaluate, .serve],
      summary: "score with the weights in FILE instead of the supplied ones",
      details:
        "Docs/Method.md describes the table. Reports name its version and a digest of its bytes. Only its author "
        + "can measure its error rates."
    ) { $0.scoring.file = $1 },
    filled(
      "credentials-library", category: .running,
      commands: [.analyze, .batch, .serve, .worker, .inspect],
      summary: "check Content Credentials with the library in FILE, libc2pa_c",
      details:
        "It comes with the Python package c2pa-python. METALENS_CREDENTIALS_LIBRARY names it too; otherwise the system's "
        + "folders are searched. Of the depths, structure and pixels check; inspect always does. No network is used: nothing "
        + "is fetched, and whether a certificate was revoked isn't checked."
    ) { $0.credentials.library = $1 },
    filled(
      "trust-anchors", category: .running,
      commands: [.analyze, .batch, .serve, .worker, .inspect],
      summary: "trust whoever signed Content Credentials under a certificate in FILE (PEM)",
      details:
        "None is supplied: without it every signer is untrusted. The C2PA publishes a list, C2PA-TRUST-LIST.pem; add the "
        + "authorities of time stamps. Reports name the file's SHA-256."
    ) { $0.credentials.anchors = $1 },
    Flag(
      "quiet", short: "q", category: .running, commands: [.batch, .signatures, .evaluate, .history],
      summary: "write no progress and no summary to standard error"
    ) { _, arguments throws(UsageError) in arguments.quiet = true },
    Flag(
      "verbose", short: "v", category: .running, commands: [.batch],
      summary: "list skipped files with the reason on standard error"
    ) { _, arguments throws(UsageError) in arguments.verbose = true },
  ]
}
