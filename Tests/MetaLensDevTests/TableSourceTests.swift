import Testing

@testable import metalens_dev

struct TableSourceTests {
  private static let makers: [String: @Sendable (TableSource) -> () throws(ToolError) -> String] = [
    "software": TableSource.software,
    "exifTags": TableSource.exifTags,
    "cameraYears": TableSource.cameraYears,
    "fileNames": TableSource.fileNames,
    "softwareYears": TableSource.softwareYears,
    "screens": TableSource.screens,
    "weights": TableSource.weights,
    "measuredRates": TableSource.measuredRates,
    "literal": TableSource.literal,
  ]

  /// Returns a page with the originals of two depths and of a third.
  private static func measured(at depth: String, green: String = "4/5 80.0 % (1.0 to 2.0)") -> String {
    let table = "\n| a camera left out | 5 | 3 | \(green) | 1/5 20 % (1 to 2) | 0/5 0.0 % (0.0 to 7.5) |\n"
    let headings = [
      "Originals", "At depth `metadata`", depth == "structure" ? "At depth `structure`" : "More",
    ]
    return "Measured with MetaLens 1, model x/2.\n" + headings.map { "## \($0)\n" + table }.joined()
  }

  @Test(arguments: [
    (
      "software", "aiTool\twords\tb-x\ts\naiTool\twords\ta\ts\n",
      #"("a", .aiTool), ("b x", .aiTool),"#
    ),
    ("software", "aiTool\twords\tb-x\ts\n", #"("b x", "b-x"),"#),
    ("software", "scanner\tshape\tA {v}\ts\nfirmware\tshape\t{n}\ts\n", #""{n}","#),
    ("exifTags", "exif\t0x829A\tExposureTime\ts\ntiff\t0x010F\tMake\ts\n", #"(0x10F, "Make"), (0x1829A,"#),
    ("cameraYears", "c\t2003\ts\nb\t2001\ts\na*\t2002\ts\n", #"b\t2001\nc\t2003"#),
    ("cameraYears", "b\t2001\ts\na*\t2002\ts\n", #"("a", 2002)"#),
    ("fileNames", "stock\tx{d2}.jpg-a\tX \"\t-\ts\n", #"(.stock, "x{d2}.jpg-a", "X \"", .none, true)"#),
    (
      "softwareYears", "system\t9\t2015\ts\nprogram\tGIMP 2\t2004\ts\n",
      #"(.program, "GIMP 2", 2004), (.system, "9", 2015),"#
    ),
    ("screens", "phone\t750\t1334\ts\n", "(.phone, 750, 1334),"),
    (
      "weights", "version\tx/1\nflag\tb\tc\t-\t1\t-0.5\nflag\ta\t-\t0\t0\t0\n",
      "package static let shippedVersion = \"x/1\""
    ),
    (
      // A warning that no original has, a warning that one has, and a flag of another type.
      "weights",
      "version\tx/1\nflag\tgpsTool\t-\t0\t0\t0\t0/9\t1/9\nflag\ttrailerUnknown\t-\t0\t0\t0\t0/9\t1/9\n"
        + "flag\tcameraUnknown\t-\t0\t0\t0\t0/9\t1/9\nformatBase\theic\t0\t0\t0\n"
        + "formatFlag\theic\ttrailerUnknown\t0\t0\t0\t1/9\t1/9\n",
      "unseenWarnings: [FlagID] = [\n    FlagID(\"gpsTool\"),\n  ]"
    ),
    ("literal", "a\n", "a\n\"\"\"#"),
    ("measuredRates", measured(at: "structure"), "(.structure, 7.5)"),
    ("measuredRates", measured(at: "structure"), "model = \"x/2\""),
    (
      "measuredRates",
      "## Families of operation\n| lossless | yes | 9 | 3 | 0.9 | 1/9 2 % (1 to 2) | 3 | 5 | 0.8 | 2/9 | 6 |\n"
        + measured(at: "structure"),
      #"Row(.pixels, "lossless", green: 1, amber: 3, red: 5)"#
    ),
    ("measuredRates", measured(at: "structure"), #"Row(.pixels, "original", green: 4, amber: 1, red: 0)"#),
  ])
  func rowsBecomeConstants(maker: String, text: String, holds: String) throws {
    let make = try #require(Self.makers[maker])
    let members = try make(TableSource(path: "a/b.tsv", text: text))()
    #expect(members.contains(holds), "\(members)")
  }

  @Test(arguments: [
    ("software", "nonsense\twords\ta\ts\n", "no such class"),
    ("software", "aiTool\twords\t-\ts\n", "has no word"),
    ("software", "aiTool\tshape\t{q}\ts\n", "is no shape"), ("software", "aiTool\twords\ta\n", "has 3 cells"),
    ("software", "aiTool\tnonsense\ta\ts\n", "matches neither"),
    ("exifTags", "tiff\t0x1\tA\ts\ntiff\t0x01\tB\ts\n", "twice"), ("exifTags", "x\t0x1\tA\ts\n", "no such"),
    ("cameraYears", "a\tx\ts\n", "no year"), ("cameraYears", "a\t1\ts\na\t2\ts\n", "twice"),
    ("fileNames", "stock\t{d0}\tX\t-\ts\n", "is no shape"),
    ("fileNames", "stock\ta\tX\tx\ts\n", "no such date"),
    ("softwareYears", "nothing\t9\t2015\ts\n", "no such kind"),
    ("screens", "phone\t1334\t750\ts\n", "shorter side"),
    ("weights", "version\tx\nflag\ta\t-\tx\t0\t0\n", "line 2"), ("literal", "\"\"\"#\n", "raw literal"),
    ("literal", "a", "no end"), ("measuredRates", measured(at: "other"), "lacks a depth"),
    ("measuredRates", "## Originals\n", "which model"),
    ("measuredRates", measured(at: "structure", green: "-"), "no counts"),
  ])
  func aBrokenRowIsRefused(maker: String, text: String, mentions: String) throws {
    let make = try #require(Self.makers[maker])
    let error = try #require(throws: ToolError.self) {
      try make(TableSource(path: "a/b.tsv", text: text))()
    }
    #expect(error.reason.hasPrefix("a/b.tsv: "))
    #expect(error.reason.contains(mentions), "\(error.reason)")
  }
}
