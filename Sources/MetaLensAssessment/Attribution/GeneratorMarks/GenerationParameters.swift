/// The parameters that a generator was given, in the grammar in which it writes them (Docs/Sources.md, 2.7: the formats
/// that prompt readers know).
struct GenerationParameters: Sendable {
  /// The generator whose grammar it is.
  var generator: String
  /// The prompt; nil if it isn't stated in a plain place.
  var prompt: String?
  /// A few of the values as written.
  var value: String

  init(_ generator: String, prompt: String?, value: String) {
    self.generator = generator
    self.prompt = prompt
    self.value = value
  }

  func mark(place: String, evidence: Evidence) -> GeneratorMark {
    GeneratorMark(
      .generated, .parameters, generator: generator, value: value, place: place, evidence: evidence,
      prompt: prompt)
  }
}

extension GenerationParameters {
  /// Reads the text of AUTOMATIC1111's web UI and programs like it: the prompt, perhaps `Negative prompt: …`, then a
  /// line that begins with `Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512`.
  ///
  /// The form of the line decides, not a single word: a person's caption may well mention steps and samplers.
  init?(text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let index = lines.lastIndex(where: { Self.isParameterLine($0) }) else { return nil }
    let before = lines[..<index]
    let prompt = before.prefix { !$0.hasPrefix("Negative prompt:") }.joined(separator: " ")
    let fields = Self.fields(of: lines[index])
    let version = fields["Version"] ?? ""
    let generator =
      if version.hasPrefix("ComfyUI") {
        "ComfyUI"
      } else if version.hasPrefix("f"), version.dropFirst().first?.isNumber == true {
        "Stable Diffusion WebUI Forge"
      } else {
        "Stable Diffusion web UI (AUTOMATIC1111)"
      }
    self.init(generator, prompt: prompt, value: String(lines[index]))
  }

  private static func isParameterLine(_ line: Substring) -> Bool {
    guard line.hasPrefix("Steps: ") else { return false }
    let fields = fields(of: line)
    func isNumber(_ name: String) -> Bool { fields[name].map { Int($0) != nil } ?? false }
    guard isNumber("Steps"), fields["Sampler"] != nil else { return false }
    return isNumber("Seed") || fields["CFG scale"] != nil || fields["Size"] != nil
  }

  /// Returns the `Name: value` pairs between commas; a quoted value with a comma loses its end, which nothing here
  /// needs.
  private static func fields(of line: Substring) -> [String: String] {
    var fields: [String: String] = [:]
    for field in line.prefix(4_000).split(separator: ",").prefix(64) {
      guard let colon = field.firstIndex(of: ":") else { continue }
      let name = field[..<colon].drop { $0 == " " }
      let value = field[field.index(after: colon)...].drop { $0 == " " }
      if fields[String(name)] == nil { fields[String(name)] = String(value) }
    }
    return fields
  }

  /// Reads InvokeAI's oldest form, its command line: `"a prompt" -s 50 -S 1234 -W 512 -H 512 -C 7.5 -A k_lms`.
  init?(commandLine text: String) {
    let words = text.split(separator: " ")
    func value(_ option: String) -> Substring? {
      words.firstIndex(of: option[...]).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
        ?? words.last { $0.hasPrefix(option) && $0.count > option.count }?.dropFirst(option.count)
    }
    guard text.hasPrefix("\""), let end = text.dropFirst().firstIndex(of: "\""),
      value("-s").flatMap({ Int($0) }) != nil, value("-S").flatMap({ Int($0) }) != nil, value("-A") != nil
    else { return nil }
    self.init(
      "InvokeAI", prompt: String(text[text.index(after: text.startIndex)..<end]),
      value: String(text[text.index(after: end)...]))
  }
}
