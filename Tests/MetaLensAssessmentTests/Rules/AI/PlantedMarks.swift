import MetaLensFacts
import MetaLensSamples

@testable import MetaLensAssessment

/// Every mark that a rule on programs, platforms, generators or Content Credentials knows, as a text planted where it
/// means nothing.
enum PlantedMarks {
  static let all: [String] = names + parameters + properties + binary

  /// Names of programs and platforms.
  private static let names = [
    "Midjourney", "DALL·E 3", "Stable Diffusion", "stable-diffusion", "ComfyUI", "AUTOMATIC1111", "InvokeAI",
    "NovelAI",
    "Adobe Firefly", "Ideogram AI", "Leonardo.Ai", "Imagen 3", "gpt-image", "Luma AI", "DreamStudio",
    "NightCafe", "Fooocus",
    "SwarmUI", "Draw Things", "Easy Diffusion", "OpenAI", "ChatGPT", "xAI Grok", "Flux.1",
    "Black Forest Labs", "Dreamina",
    "Adobe Photoshop 25.0 (Windows)", "GIMP 2.10.36", "Snapseed 2.19", "Meitu", "Instagram", "Facebook",
    "WhatsApp",
    "Made with Google AI", "Edited with Google AI", "Apple Photos Clean Up",
    "made with midjourney, edited in Photoshop",
  ]

  /// Parameters as generators write them.
  private static let parameters = [
    ExamplePhoto.webUI, "Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512",
    #"{"3": {"class_type": "KSampler", "inputs": {"seed": 1}}}"#,
    #"{"nodes": [{"id": 3, "type": "KSampler"}]}"#,
    #"{"sui_image_params": {"prompt": "x", "seed": 1}}"#,
    #"{"app_version": "4.2.7", "generation_mode": "txt2img", "seed": 1}"#,
    #""a lighthouse" -s 50 -S 1234 -W 512 -H 512 -C 7.5 -A k_lms"#,
    #"{"c": "x", "model": "sdxl", "sampler": "Euler a", "seed": 1, "steps": 20}"#,
    #"{"aigc_info": {"aigc_label_type": 1}, "product": "dreamina"}"#, #"{"genAIType": 1}"#,
    "PhotoEditor_Re_Edit_Data{\"genAIType\":1}", "Job ID: 2b6e053b-9a65-4ca9-9e13-b6f4465164d4", "hf-job-id",
    "Signature: " + String(repeating: "QUJDRGFi", count: 12), "2b6e053b-9a65-4ca9-9e13-b6f4465164d4",
    #"{"Label":"1","ContentProducer":"001"}"#, "prompt:{\"3\":{\"class_type\":\"x\",\"inputs\":{}}}",
    "parameters", "workflow", "Dream", "invokeai_metadata", "sd-metadata", "fooocus_scheme",
    "stealth_pnginfo",
  ]

  /// XMP and values of its properties.
  private static let properties = [
    "trainedAlgorithmicMedia", "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
    "https://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
    "<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"
      + "</Iptc4xmpExt:DigitalSourceType>",
    "<TC260:AIGC>{\"Label\":\"1\"}</TC260:AIGC>", "Iptc4xmpExt:AISystemUsed=\"Imagen\"",
    "<xmp:CreatorTool>Midjourney</xmp:CreatorTool>", "dcterms:provenance=\"https://example.org/1.c2pa\"",
    "http://ns.adobe.com/xap/1.0/", "<seal seal=\"1\" d=\"example.org\"/>",
  ]

  /// Magic numbers of other containers, printable or not.
  private static let binary = [
    "FBMD01000a9d0d00006a", "c2pa", "c2pa.created", "c2pa.actions.v2", "jumb", "jumd", "caBX", "C2PA", "SEAL",
    "tEXtprompt\0{\"", "tEXtparameters\0Steps: 20, Sampler: Euler a, Seed: 1", "tEXtSoftware\0NovelAI",
    "8BIM\u{4}\u{4}", "Photoshop 3.0\0", "Exif\0\0II*\0", "JP\0\u{1}\0\0\0\u{1}\0\0\0\u{20}jumb",
    "claim_generator: ChatGPT", "urn:c2pa:31ad03b4-0ac3-4f79-a531-85d409bc17b2", "SEFHSEFT", "Ducky", "Adobe",
  ]

  /// A text that no rule knows.
  static let nothing = "a lighthouse at dusk"
}

/// The places for a text at which it says nothing about how the picture was made.
enum PlantedPlace: String, CaseIterable {
  case comment, imageDescription, copyright, caption, keyword, headline, description, title, subject
  case unknownSegment, unknownApplication, makerNote, codedData, behindTheEnd
  case pngComment, pngTitle, pngDescription, pngWarning, pngChunk, pngBehindTheEnd
  case gifComment, webPChunk

  /// Returns the photo with the text at this place.
  func photo(_ text: String) -> ExamplePhoto {
    let bytes = Array(text.utf8)
    return switch self {
    case .comment: .coded { $0.segments = [(0xFE, bytes)] }
    case .imageDescription: .camera { $0.set($0.ascii(0x010E, text), in: .ifd0) }
    case .copyright: .camera { $0.set($0.ascii(ExifTag.copyright, text), in: .ifd0) }
    case .caption: .camera(iptc: [(2, 120, text)])
    case .keyword: .camera(iptc: [(2, 25, text)])
    case .headline: .camera(iptc: [(2, 105, text)])
    case .description: .camera(xmp: Self.alternatives("dc:description", text))
    case .title: .camera(xmp: Self.alternatives("dc:title", text))
    case .subject:
      .camera(xmp: "<dc:subject><rdf:Bag><rdf:li>\(Self.escaped(text))</rdf:li></rdf:Bag></dc:subject>")
    case .unknownSegment: .coded { $0.segments = [(0xE7, Array("UNKNOWN\0".utf8) + bytes)] }
    case .unknownApplication: .coded { $0.segments = [(0xEF, bytes + [0])] }
    case .makerNote:
      .camera { tiff in
        tiff.makerNoteShift = nil
        tiff.set(tiff.undefined(ExifTag.makerNote, [0, 0, 0, 0, 0, 0] + bytes), in: .exif)
      }
    case .codedData:
      // Before the last two bytes of the coded data: a byte 0xFF would be a marker, but texts contain none.
      ExamplePhoto(ExamplePhoto.camera().bytes.dropLast(2) + bytes + [0xFF, 0xD9])
    // Between bytes that aren't text, since text after the end is a finding, whatever it says.
    case .behindTheEnd: .trailed([0x01] + bytes + [0x01])
    case .pngComment: .png(texts: [("Comment", Self.printable(text))])
    case .pngTitle: .png(texts: [("Title", Self.printable(text))])
    case .pngDescription: .png(texts: [("Description", Self.printable(text))])
    case .pngWarning: .png(texts: [("Warning", Self.printable(text)), ("Author", "somebody")])
    case .pngChunk: .png { $0.leading.append(("prVt", bytes)) }
    case .pngBehindTheEnd: ExamplePhoto(ExamplePhoto.png().bytes + bytes)
    case .gifComment: Self.gif(bytes)
    case .webPChunk: .webP { $0.chunks.append(("prVt", bytes)) }
    }
  }

  private static func alternatives(_ name: String, _ text: String) -> String {
    "<\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped(text))</rdf:li></rdf:Alt></\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    printable(text).map { ["<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;"][$0] ?? String($0) }
      .joined()
  }

  /// Returns a text without NUL, which would end its field, and without control characters, which XML can't contain.
  private static func printable(_ text: String) -> String {
    String(text.map { $0 == "\n" || !($0.unicodeScalars.first?.value ?? 0 < 0x20) ? $0 : " " })
  }

  private static func gif(_ text: [UInt8]) -> ExamplePhoto {
    var gif = GIFBuilder()
    gif.comments = [text]
    return ExamplePhoto(gif.build())
  }
}
