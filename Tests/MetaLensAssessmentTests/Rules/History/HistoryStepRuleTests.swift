import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HistoryStepRuleTests {
  @Test func everyStepWithWhatItStates() throws {
    let photo = ExamplePhoto.camera(
      xmp: "<xmpMM:History><rdf:Seq><rdf:li stEvt:action=\"converted\" stEvt:parameters=\"from image/tiff to "
        + "image/jpeg\"/><rdf:li stEvt:action=\"painted\" stEvt:changed=\"/metadata\"/></rdf:Seq></xmpMM:History>"
    )
    let findings = try findings(by: .historyStep, on: photo)
    #expect(
      findings.map(\.detail) == [
        .flag(
          .historyStep, HistoryStep(action: "converted", parameters: "from image/tiff to image/jpeg").values),
        .flag(.historyStep, HistoryStep(action: "painted", changed: "/metadata").values),
      ])
    #expect(findings.allSatisfy { $0.evidence.first?.offset != nil })
  }

  @Test func firstAndLastTenOfMany() throws {
    let steps = (1...25).map { ("saved", "2023-05-30T15:56:01Z", "Program \($0)", "/") }
    let details = try raised(by: .historyStep, on: .camera(xmp: .history(steps)))
    let programs = details.compactMap { $0.parameters["software"]?.stringValue }
    #expect(programs == (Array(1...10) + Array(16...25)).map { "Program \($0)" })
  }

  @Test func saidInWords() {
    let step = HistoryStep(
      action: "saved", when: "2023-05-30T15:56:01Z", software: "GIMP 2.10", changed: "/metadata")
    #expect(step.words(in: .english) == "saved (2023-05-30 15:56:01Z; GIMP 2.10)")
    #expect(step.words(in: .japanese) == "保存（2023-05-30 15:56:01Z；GIMP 2.10）")
    #expect(HistoryStep(action: "painted").words(in: .german) == "„painted“")
    let detail = OriginalityFlag.FlagDetail.flag(.historyStep, step.values)
    #expect(detail.message(in: .english).key.id == "flag.historyStep.metadata.description")
    #expect(detail.concern == .metadata)
  }

  @Test(arguments: [
    ("from image/tiff to image/jpeg", "image/tiff → image/jpeg"),
    ("converted from image/tiff to image/jpeg", "image/tiff → image/jpeg"),
    (
      "from image/tiff to image/jpeg, saved to new location",
      "from image/tiff to image/jpeg, saved to new location"
    ),
    ("from home to work", "from home to work"), ("from image/tiff", "from image/tiff"), ("", ""),
  ])
  func formatsStandWithoutEnglishWords(parameters: String, shown: String) {
    let step = HistoryStep(action: "saved", parameters: parameters)
    #expect(step.words(in: .german) == "gespeichert (\(shown))")
  }

  @Test(arguments: [
    "<xmpMM:DocumentID>saved</xmpMM:DocumentID>",
    "<xmpMM:History><rdf:Seq><rdf:li stEvt:when=\"2023-05-30\"/></rdf:Seq></xmpMM:History>",
    "<dc:History><rdf:Seq><rdf:li stEvt:action=\"saved\"/></rdf:Seq></dc:History>",
  ])
  func notRaisedFor(xmp: String) throws {
    #expect(try raised(by: .historyStep, on: .camera(xmp: xmp)).isEmpty)
  }
}
