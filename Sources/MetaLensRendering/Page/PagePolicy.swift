import MetaLensAssessment

/// What browsers may do with a page: lay it out, draw the pictures in it, and run the one script that we wrote.
package enum PagePolicy {
  /// The Content-Security-Policy of a page with this style sheet and, where it has one, this script.
  ///
  /// Nothing is loaded, sent or framed, no attribute holds style or script, and no text becomes markup afterwards.
  package static func text(style: String, script: String? = nil) -> String {
    var rules = ["default-src 'none'"]
    if let source = script.flatMap(PolicyHash.source) { rules.append("script-src \(source)") }
    if let source = PolicyHash.source(of: style) { rules.append("style-src \(source)") }
    rules += ["img-src data:", "base-uri 'none'", "form-action 'none'"]
    if script != nil { rules += ["require-trusted-types-for 'script'", "trusted-types 'none'"] }
    return rules.joined(separator: "; ")
  }
}
