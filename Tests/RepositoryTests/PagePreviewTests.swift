import Foundation
import MetaLensKit
import Testing

@testable import MetaLensDecoding

/// Tests of the command itself, which starts itself again to decode a picture.
struct PagePreviewTests {
  private func page(_ arguments: [String]) throws -> String {
    let result = try Command.run(
      Command.built("metalens"), arguments + ["--language", "en"], in: Repository.root)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  /// Checks that a photo of every format is shown, or that the page says which library is missing.
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

  /// Checks that the library starts no process, as an app using it has no such program.
  @Test func theLibraryStartsNothing() async throws {
    #expect(PhotoMetadataService().pictureExecutable == nil)
    let help = try Command.run(Command.built("metalens"), ["--help"])
    #expect(!help.output.contains(PictureWorker.argument))
    let typed = try Command.run(Command.built("metalens"), [PictureWorker.argument, "libpng"])
    #expect(typed.exitCode == 64 || typed.errors.contains("unknown flag"))
  }
}
