import MetaLensKit

/// AVIFs whose picture can't be decoded.
extension ExamplePhoto {
  /// Returns an AVIF coded so, with a camera's EXIF, changed by a closure.
  package static func avif(
    _ coding: AV1Builder, _ change: (inout HEIFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    var builder = HEIFBuilder(size: coding.header.size, exif: cameraExif())
    builder.brands = ["avif", "avif", "mif1", "miaf"]
    builder.coding = "av01"
    builder.configuration = HEIFBuilder.box("av1C", coding.configuration)
    builder.picture = coding.data
    change(&builder)
    return ExamplePhoto(builder.build())
  }
}
