/// Notes as Google's camera app writes them, in base64: of version 1.0.540104767, built on 2023-05-10 at 23:19:14 UTC,
/// for a picture taken on 2023-05-30 at 06:56:01 UTC.
///
/// Made with Python: gzip, then xorshift64*.
package enum ExampleHDRPlus {
  /// A message (version 3), which states everything.
  package static let message =
    "SERSUAPvZDVtXnAeLOofQ/jfCftV1M5atUI/Iwcf6JBhASlVrhmHX3CGyX4RKcmw6UpGaRj1U3xoA0SZa3sOHmVvVPvdjieO"
    + "UMhLre3S9I9n1kvUZyeuSOcFxV6XN8i0kRHI8XRHrenAN9CQ/PwqZWbqmIGxH8D8kFabrnmmOY+nsD5crpczk5lLKj4fS1fi"
    + "EAcwhacBZR9t9QWH2i+Nr9gmDmDMJPnXNhMd1MA+I8WnV1xdUAmlf4fIj2RzJhYp"

  /// A text (version 2), which states the app's version and build date.
  package static let text =
    "SERSUALvZDVtXnAeLOofjSYMFTEtbAFDR6meY2egW0YSoRThQK4MEBbb43Gst00DN0QpSK43Y2gmSHh/HL3NFI//hYHelG60"
    + "zXGY47fiibenOPNVTFc64rtaa0GkQlhybvhqqh2rpAjht9WoTvNlyny6jS8HXgO5UGixJh046whrAmKVPzVQQblHilswbVQ9"
    + "DGUZ7u5WmjrQBZ98L1mLqQ=="

  /// A log of the shot, which states when it was taken.
  package static let shotLog = "SERSUALvZDVtXnAeLOof849ae5ONmNB3no7uLmBJOFBPnzSjlwrNEcBmA0gnAwd8"

  /// Returns XMP with such notes, by the names of their properties.
  package static func xmp(_ notes: KeyValuePairs<String, String>) -> String {
    notes.map { "<GCamera:\($0.key)>\($0.value)</GCamera:\($0.key)>" }.joined()
  }
}
