import Foundation
import MetaLensKit
import Testing

/// The command itself, started again by itself to decode.
struct PagePreviewTests {
  private func page(_ arguments: [String]) throws -> String {
    let result = try Command.run(
      Command.built("metalens"), arguments + ["--language", "en"], in: Repository.root)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  /// Every format has its picture, or the page says which library isn't there.
  @Test(arguments: [
    ("programs/heif-enc.heic", "libheif"), ("programs/avifenc.avif", "libheif"),
    ("programs/magick.png", "libpng"),
    ("programs/cwebp.webp", "libwebp"), ("programs/magick.tif", "libtiff"), ("raws/made.raf", "libjpeg"),
    ("whole.jpg", "libjpeg"),
  ])
  func everyFormatHasAPicture(name: String, library: String) throws {
    let page = try page(["analyze", "--format", "html", "Fixtures/" + name])
    let isMissing = page.contains("because \(library) isn&#39;t installed")
    #expect(page.contains("<figure class=\"main\">") != isMissing)
    #expect(page.contains("JPEG preview stored in the raw file") == name.hasPrefix("raws/"))
  }

  @Test func compareShowsThemToo() throws {
    let names = ["Fixtures/programs/magick.png", "Fixtures/programs/magick.webp"]
    let areDecoded = try names.allSatisfy {
      try page(["analyze", "--format", "html", $0]).contains("<figure class=\"main\">")
    }
    let compared = try page(["compare", "--format", "html"] + names)
    #expect((compared.components(separatedBy: "data:image/jpeg;base64,").count > 2) == areDecoded)
  }

  @Test(arguments: [
    ("broken/cut.webp", "libwebp"), ("broken/cut.png", "libpng"), ("broken/cut.tif", "libtiff"),
  ])
  func whatIsBrokenCostsItsPictureAlone(name: String, library: String) throws {
    let page = try page(["analyze", "--format", "html", "Fixtures/" + name])
    #expect(page.contains("Picture: not shown, because \(library)"))
  }

  /// An app that uses the library has no such program: nothing is started.
  @Test func theLibraryStartsNothing() async throws {
    #expect(PhotoMetadataService().pictureExecutable == nil)
    let help = try Command.run(Command.built("metalens"), ["--help"])
    #expect(!help.output.contains("decode-picture"))
    let typed = try Command.run(Command.built("metalens"), ["--decode-picture", "libpng"])
    #expect(typed.exitCode == 64 || typed.errors.contains("unknown flag"))
  }
}
