import Testing

@testable import MetaLensAssessment

struct StatedDateMailTests {
  @Test(arguments: [
    ("Wed, 14 Jun 2023 10:20:30 +0200", "2023-06-14T10:20:30+02:00"),
    ("14 Jun 2023 10:20:30 GMT", "2023-06-14T10:20:30+00:00"),
    ("4 FEB 2024 01:02:03", "2024-02-04T01:02:03"),
    ("Thu, 29 Feb 2024 23:59:60 EST", "2024-02-29T23:59:60-05:00"),
    ("14 Jun 2023 10:20:30 XYZ", "2023-06-14T10:20:30"), ("+5 Jun 2023 10:20:30", nil),
    ("5 Jun +202 10:20:30", nil),
    ("5 Jun 2023 +1:+2:+3", nil),
    ("Thu, 30 Feb 2024 23:59:59 GMT", nil), ("14 Jun 23 10:20:30 GMT", nil), ("14 Jun 2023 10:20 GMT", nil),
    ("14 Jun 2023 10:20:30 GMT extra", nil), ("Jun 14 2023 10:20:30", nil), ("14 Juni 2023 10:20:30", nil),
    ("14 Jun 2023 -1:20:30", nil), ("", nil), ("Wed,", nil), ("99999999999999999999 Jun 2023 10:20:30", nil),
  ])
  func readsTheFormOfMail(text: String, expected: String?) {
    #expect(StatedDate.mailTime(text)?.iso8601 == expected)
  }
}
