import MetaLensDecoding
import MetaLensFacts
import Testing

@testable import MetaLensKit

struct DecodedPictureTests {
  private static let raster = ColourRaster(
    width: 4, height: 2, samples: (0..<24).map { UInt8(10 * $0) })

  @Test(arguments: [true, false], [20, DisplayPicture.quality])
  func samplesAreEncodedForAPage(isEmbedded: Bool, quality: Int) throws {
    var picture = try #require(DisplayPicture(coding: Self.raster, quality: quality))
    picture.isEmbedded = isEmbedded
    let decoded = DecodedPicture.samples(Self.raster, isEmbedded: isEmbedded)
    #expect(decoded.shown(quality: quality) == .picture(picture))
    #expect((decoded.shown() == .picture(picture)) == (quality == DisplayPicture.quality))
    #expect(decoded.raster == Self.raster)
  }

  @Test(arguments: [true, false]) func isReducedAsItsSamplesAre(isEmbedded: Bool) {
    let decoded = DecodedPicture.samples(Self.raster, isEmbedded: isEmbedded)
    #expect(decoded.reduced(maximum: 4) == decoded)
    #expect(
      decoded.reduced(maximum: 2) == .samples(Self.raster.reduced(maximum: 2), isEmbedded: isEmbedded))
  }

  @Test(
    arguments: [.undecodable, .notDecoded, .absent, .packed, .refused(.crashed("libheif"))]
      as [PhotoDossier.Shown]) func whatIsMissingStaysSo(shown: PhotoDossier.Shown)
  {
    let decoded = DecodedPicture.missing(shown)
    #expect(decoded.shown() == shown && decoded.reduced(maximum: 1) == decoded && decoded.raster == nil)
  }

  @Test func noSamplesCannotBeShown() {
    let empty = ColourRaster(width: 0, height: 0, samples: [])
    #expect(DecodedPicture.samples(empty, isEmbedded: false).shown() == .undecodable)
  }
}
