import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct GenerationParametersTests {
  @Test func readsTheWebUI() throws {
    let found = try #require(GenerationParameters(text: ExamplePhoto.webUI))
    #expect(found.generator == "Stable Diffusion web UI (AUTOMATIC1111)")
    #expect(found.prompt == "a lighthouse at dusk")
    #expect(found.value.hasPrefix("Steps: 20, Sampler: Euler a"))
  }

  @Test(arguments: [
    ("Steps: 4, Sampler: Euler, Seed: 1, Version: f2.0.1", "Stable Diffusion WebUI Forge"),
    ("Steps: 4, Sampler: euler, CFG scale: 1.0, Version: ComfyUI", "ComfyUI"),
  ])
  func tellsThemApart(text: String, generator: String) {
    #expect(GenerationParameters(text: text)?.generator == generator)
  }

  @Test(arguments: [
    "Steps: 20", "I used Steps: 20, Sampler: Euler a, Seed: 1", "Steps: many, Sampler: Euler a, Seed: 1",
    "Steps: 20, Sampler of cookies, Seed: 1", "Steps: 20, Sampler: Euler a", "parameters", "",
  ])
  func refuses(text: String) { #expect(GenerationParameters(text: text) == nil) }

  @Test(arguments: [
    "\"a\" -s 50 -S 1", "a -s 50 -S 1 -A k_lms", "\"a\" -s many -S 1 -A k_lms", "\"a\"", "\"", "",
  ])
  func refuses(commandLine: String) { #expect(GenerationParameters(commandLine: commandLine) == nil) }

  @Test func readsACommandLine() {
    let found = GenerationParameters(commandLine: "\"a lighthouse\" -s50 -S1234 -W512 -H512 -C7.5 -Ak_lms")
    #expect(found?.prompt == "a lighthouse")
  }

  @Test(arguments: [
    #"{"prompt": "a lighthouse"}"#, #"{"c": "a", "model": "b"}"#, #"{"version": "Fooocus v2"}"#,
    #"{"sui_image_params": {}}"#, #"{"sui_image_params": "x"}"#, #"{"negative_prompt": "x", "seed": "1"}"#,
    #"{"base_model": "x", "sampler": "y", "version": "Not Fooocus"}"#, "[]", "ComfyUI",
  ])
  func refuses(json: String) { #expect(GenerationParameters(json: json) == nil) }

  @Test func readsNodesOfACutText() throws {
    let text = #"{"3": {"class_type": "KSampler", "inputs": {"seed": 1}}, "4": {"class_type": "CheckpointL"#
    let found = try #require(JSONReader.object(of: text).flatMap(GenerationParameters.comfyPrompt))
    #expect(found.generator == "ComfyUI")
  }

  @Test(arguments: [
    #"{"3": {"class_type": "KSampler"}}"#, #"{"3": "class_type"}"#,
    #"{"class_type": "KSampler", "inputs": {}}"#, "{}",
  ])
  func refusesNodes(json: String) throws {
    #expect(GenerationParameters.comfyPrompt(try #require(JSONReader.object(of: json))) == nil)
  }
}
