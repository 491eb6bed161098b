package import MetaLensKit

/// A file as a generator or an editor with a model writes it, as far as its marks go.
package struct GeneratorExample: Sendable {
  /// The file's name without its extension.
  package var name: String
  /// The generator whose form it is.
  package var generator: String
  /// The flag that it raises.
  package var flag: FlagID
  package var photo: ExamplePhoto

  package init(_ name: String, _ generator: String, flag: FlagID = .aiGenerated, _ photo: ExamplePhoto) {
    self.name = name
    self.generator = generator
    self.flag = flag
    self.photo = photo
  }
}

extension GeneratorExample {
  /// An example of each form that the rules on AI know; the forms are those of Docs/Sources.md, 2.7.
  package static let all: [GeneratorExample] = texts + tags + metadata

  private static let nodes =
    #"{"3": {"class_type": "KSampler", "inputs": {"seed": 1, "steps": 20, "is_changed": [NaN]}}, "#
    + #""6": {"class_type": "CLIPTextEncode", "inputs": {"text": "a lighthouse at dusk", "clip": ["4", 1]}}}"#
  private static let graph =
    #"{"last_node_id": 9, "nodes": [{"id": 3, "type": "KSampler", "pos": [863, 186]}], "links": []}"#
  private static let label = #"{"Label":"1","ContentProducer":"00119144030071526726XG00000","ProduceID":"1"}"#
  private static let job = "2b6e053b-9a65-4ca9-9e13-b6f4465164d4"

  private static let texts: [GeneratorExample] = [
    .init("a1111", "AUTOMATIC1111", .png(texts: [("parameters", ExamplePhoto.webUI)])),
    .init(
      "forge", "Forge",
      .png(texts: [
        (
          "parameters",
          "a lighthouse\nSteps: 20, Sampler: Euler, CFG scale: 1, Seed: 1, Version: f2.0.1v1.10.1"
        )
      ])),
    .init("comfyui", "ComfyUI", .png(texts: [("prompt", nodes), ("workflow", graph)])),
    .init(
      "invokeai", "InvokeAI",
      .png(texts: [
        (
          "invokeai_metadata",
          #"{"app_version":"4.2.7","generation_mode":"txt2img","positive_prompt":"a lighthouse","seed":1}"#
        )
      ])),
    .init(
      "invokeai-2", "InvokeAI 2",
      .png(texts: [
        (
          "sd-metadata",
          #"{"model_weights":"stable-diffusion-1.5","app_version":"2.3.5","image":{"prompt":"a lighthouse"}}"#
        )
      ])),
    .init(
      "dream", "InvokeAI's first form",
      .png(texts: [("Dream", #""a lighthouse at dusk" -s 50 -S 1234 -W 512 -H 512 -C 7.5 -A k_lms"#)])),
    .init(
      "novelai", "NovelAI",
      .png(texts: [
        ("Software", "NovelAI"), ("Source", "NovelAI Diffusion V4 37442FCA"),
        ("Comment", #"{"prompt": "lighthouse", "steps": 28, "sampler": "k_euler", "seed": 1, "uc": ""}"#),
      ])),
    .init(
      "swarmui", "SwarmUI",
      .png(texts: [
        ("parameters", #"{"sui_image_params": {"prompt": "a lighthouse", "model": "sdxl", "seed": 1}}"#)
      ])),
    .init(
      "fooocus", "Fooocus",
      .png(texts: [
        ("fooocus_scheme", "fooocus"),
        (
          "parameters",
          #"{"metadata_scheme": "fooocus", "prompt": "a lighthouse", "base_model": "juggernautXL", "seed": "1", "#
            + #""sampler": "dpmpp_2m", "version": "Fooocus v2.5.5"}"#
        ),
      ])),
    .init(
      "easy-diffusion", "Easy Diffusion",
      .png(texts: [
        ("prompt", "a lighthouse"), ("negative_prompt", ""), ("num_inference_steps", "25"),
        ("guidance_scale", "7.5"), ("use_stable_diffusion_model", "sd-v1-5"), ("seed", "1"),
      ])),
    .init("hugging-face", "Hugging Face", .png(texts: [("hf-job-id", job)])),
    .init("luma", "Luma AI", .png(texts: [("Source", "Luma AI")])),
    .init(
      "midjourney", "Midjourney",
      .png(texts: [
        ("Author", "someone"), ("Description", "a lighthouse at dusk --ar 4:3 --v 5.2 Job ID: " + job),
      ])),
    .init("aigc-text", "China's label in PNG", flag: .aiLabelled, .png(texts: [("AIGC", label)])),
  ]

  private static let tags: [GeneratorExample] = [
    .init("a1111-comment", "AUTOMATIC1111 in a JPEG", .userComment(ExamplePhoto.webUI)),
    .init(
      "fooocus-comment", "Fooocus in a JPEG",
      .userComment(
        #"{"metadata_scheme": "fooocus", "base_model": "juggernautXL", "prompt": "a lighthouse"}"#)),
    .init(
      "comfyui-nodes", "ComfyUI in a WebP",
      .webP(
        exif: ExamplePhoto.tags([(ExifTag.make, "workflow:" + graph), (ExifTag.model, "prompt:" + nodes)]))),
    .init(
      "xai", "xAI",
      ExamplePhoto(
        exif: ExamplePhoto.tags([
          (0x010E, "Signature: " + String(repeating: "QUJDRGFi", count: 12)), (ExifTag.artist, job),
        ]))),
    .init("ideogram", "Ideogram", ExamplePhoto(exif: ExamplePhoto.tags([(ExifTag.make, "Ideogram AI")]))),
    .init(
      "aigc-comment", "China's label in EXIF", flag: .aiLabelled, .userComment(#"{"AIGC":"# + label + "}")),
    .init(
      "bytedance", "ByteDance",
      .userComment(#"{"aigc_info":{"aigc_label_type":1},"product":"dreamina","exportType":"generation"}"#)),
  ]

  private static let metadata: [GeneratorExample] = [
    .init("trained", "IPTC's term for generated media", .sourceType("trainedAlgorithmicMedia")),
    .init(
      "trained-legacy", "the term in the property's older name",
      .sourceType("trainedAlgorithmicMedia", property: "DigitalSourceFileType")),
    .init(
      "composite", "IPTC's term for composites with generated media", flag: .aiEdited,
      .sourceType("compositeWithTrainedAlgorithmicMedia")),
    .init("aigc", "China's label in XMP", flag: .aiLabelled, .contentLabel(2)),
    .init(
      "ai-system", "IPTC's properties for AI systems", flag: .aiFields,
      .camera(
        xmp: "<Iptc4xmpExt:AISystemUsed>Imagen</Iptc4xmpExt:AISystemUsed>"
          + "<Iptc4xmpExt:AIPromptInformation>a lighthouse</Iptc4xmpExt:AIPromptInformation>")),
    .init(
      "draw-things", "Draw Things",
      .camera(
        xmp:
          "<exif:UserComment><rdf:Alt><rdf:li xml:lang=\"x-default\">{&quot;c&quot;:&quot;a lighthouse&quot;,"
          + "&quot;model&quot;:&quot;sdxl&quot;,&quot;sampler&quot;:&quot;Euler a&quot;,&quot;seed&quot;:1,"
          + "&quot;steps&quot;:20}</rdf:li></rdf:Alt></exif:UserComment>")),
    .init("google-made", "Google's generator", .camera(iptc: [(2, 110, "Made with Google AI")])),
    .init(
      "google-edited", "Google's editor", flag: .aiEdited, .camera(iptc: [(2, 110, "Edited with Google AI")])
    ),
    .init(
      "apple-clean-up", "Apple's editor", flag: .aiEdited,
      .camera(xmp: "<photoshop:Credit>Apple Photos Clean Up</photoshop:Credit>")),
    .init(
      "samsung", "Samsung's editor", flag: .aiEdited,
      .trailed(ExamplePhoto.samsungTrailer("PhotoEditor_Re_Edit_Data", #"{"genAIType":1}"#), make: "samsung")),
    .init(
      "credentials", "a generator's Content Credentials", flag: .credentialsGenerated,
      .credentials(.generated())),
  ]
}

extension ExamplePhoto {
  /// Returns an EXIF block of no camera with these texts.
  fileprivate static func tags(_ texts: [(tag: UInt16, text: String)]) -> [UInt8] {
    var tiff = TIFFBuilder(byteOrder: .bigEndian)
    for (tag, text) in texts { tiff.set(tiff.ascii(tag, text), in: .ifd0) }
    return tiff.build()
  }
}
