extension GenerationParameters {
  /// Reads parameters that generators write as one JSON object in places without keywords: UserComment, XMP.
  init?(json text: String) {
    guard let members = JSONReader.object(of: text) else { return nil }
    self.init(members)
  }

  /// Reads an object whose keys show which generator wrote it.
  init?(_ members: [String: JSONValue]) {
    if let found = Self.swarm(members) ?? Self.fooocus(members) ?? Self.drawThings(members)
      ?? Self.easyDiffusion(members.mapValues(\.plainText))
    {
      self = found
    } else {
      return nil
    }
  }

  /// Reads SwarmUI's parameters: `{"sui_image_params": {"prompt": …, "model": …}}`.
  static func swarm(_ members: [String: JSONValue]) -> GenerationParameters? {
    guard case .object(let values)? = members["sui_image_params"], !values.isEmpty else { return nil }
    return GenerationParameters(
      "SwarmUI", prompt: values["prompt"]?.stringValue, value: Self.said(values, ["model", "seed", "steps"]))
  }

  /// Reads Fooocus' parameters: `{"metadata_scheme": "fooocus", "base_model": …, "version": "Fooocus v2.5.5"}`; its
  /// derivative MRE names Fooocus in `software`.
  static func fooocus(_ members: [String: JSONValue]) -> GenerationParameters? {
    let names = ["version", "software"].compactMap { members[$0]?.stringValue }
    guard
      members["metadata_scheme"]?.stringValue == "fooocus"
        || names.contains(where: { $0.hasPrefix("Fooocus") }),
      ["base_model", "base_model_name", "sampler", "sampler_name"].contains(where: { members[$0] != nil })
    else { return nil }
    return GenerationParameters(
      "Fooocus", prompt: members["prompt"]?.stringValue,
      value: Self.said(members, ["version", "software", "base_model", "base_model_name", "seed"]))
  }

  /// Reads Draw Things' parameters: one letter for the prompt, two for what isn't wanted, and the sampler's values.
  static func drawThings(_ members: [String: JSONValue]) -> GenerationParameters? {
    guard let prompt = members["c"]?.stringValue, members["sampler"]?.stringValue != nil,
      members["steps"]?.numberValue != nil, members["model"]?.stringValue != nil, members["seed"] != nil
    else { return nil }
    return GenerationParameters(
      "Draw Things", prompt: prompt, value: Self.said(members, ["model", "sampler", "steps", "seed"]))
  }

  /// Reads NovelAI's `Comment`: `{"prompt": …, "steps": 28, "sampler": "k_euler", "seed": 1, "uc": …}`.
  static func novelAI(_ members: [String: JSONValue]) -> GenerationParameters? {
    guard members["steps"]?.numberValue != nil, members["sampler"]?.stringValue != nil, members["seed"] != nil
    else { return nil }
    return GenerationParameters(
      "NovelAI", prompt: members["prompt"]?.stringValue,
      value: Self.said(members, ["sampler", "steps", "seed"]))
  }

  /// Reads InvokeAI's `invokeai_metadata` and `sd-metadata`.
  static func invoke(_ members: [String: JSONValue]) -> GenerationParameters? {
    if case .object(let image)? = members["image"],
      members["model_weights"] != nil || members["app_version"] != nil
    {
      let prompt = image["prompt"]?.stringValue ?? image["prompt"]?.arrayValue?.first?["prompt"]?.stringValue
      return GenerationParameters(
        "InvokeAI", prompt: prompt, value: Self.said(members, ["app_version", "model_weights"]))
    }
    guard
      members["generation_mode"] != nil || members["positive_prompt"] != nil || members["app_version"] != nil,
      ["model", "seed", "steps", "scheduler"].contains(where: { members[$0] != nil })
    else { return nil }
    return GenerationParameters(
      "InvokeAI", prompt: members["positive_prompt"]?.stringValue,
      value: Self.said(members, ["app_version", "generation_mode", "scheduler", "seed"]))
  }

  /// Reads Easy Diffusion's parameters: a key for what isn't wanted, and two more of its own keys.
  static func easyDiffusion(_ values: [String: String]) -> GenerationParameters? {
    guard values["Negative Prompt"] != nil || values["negative_prompt"] != nil else { return nil }
    let others = [
      ["Guidance Scale", "guidance_scale"], ["Steps", "num_inference_steps"],
      ["Stable Diffusion model", "use_stable_diffusion_model"], ["Sampler", "sampler_name"],
      ["Seed", "seed"],
    ]
    let found = others.compactMap { names in names.first { values[$0] != nil } }
    guard found.count >= 2 else { return nil }
    return GenerationParameters(
      "Easy Diffusion", prompt: values["Prompt"] ?? values["prompt"],
      value: found.map { $0 + ": " + (values[$0] ?? "") }.joined(separator: ", "))
  }

  /// Reads ComfyUI's `prompt`: nodes by their number, each with the class that it runs and its inputs.
  static func comfyPrompt(_ members: [String: JSONValue]) -> GenerationParameters? {
    let nodes = members.values.compactMap { node -> (name: String, inputs: JSONValue)? in
      guard let name = node["class_type"]?.stringValue, let inputs = node["inputs"] else { return nil }
      return (name, inputs)
    }
    guard !nodes.isEmpty else { return nil }
    // The longest encoded text is what was asked for, more often than not; the order of keys is lost.
    let texts = nodes.filter { $0.name.hasPrefix("CLIPTextEncode") }.compactMap {
      $0.inputs["text"]?.stringValue
    }
    let prompt = texts.max { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let classes = Set(nodes.map(\.name)).sorted().prefix(5)
    return GenerationParameters("ComfyUI", prompt: prompt, value: classes.joined(separator: ", "))
  }

  /// Reads ComfyUI's `workflow`: the graph as drawn.
  static func comfyWorkflow(_ members: [String: JSONValue]) -> GenerationParameters? {
    let names = (members["nodes"]?.arrayValue ?? []).filter { $0["id"] != nil }
      .compactMap { $0["type"]?.stringValue }
    guard !names.isEmpty else { return nil }
    return GenerationParameters("ComfyUI", prompt: nil, value: names.prefix(5).joined(separator: ", "))
  }

  private static func said(_ members: [String: JSONValue], _ names: [String]) -> String {
    names.compactMap { name in
      members[name].flatMap { $0.plainText.isEmpty ? nil : name + ": " + $0.plainText }
    }
    .joined(separator: ", ")
  }
}

extension JSONValue {
  /// A string, a number or a Boolean as text; empty for everything else.
  fileprivate var plainText: String {
    switch self {
    case .string(let text): text
    case .integer(let value): String(value)
    case .number(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .null, .array, .object: ""
    }
  }
}
