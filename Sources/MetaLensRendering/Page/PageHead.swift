package import MetaLensAssessment

/// The beginning of every page, up to its heading; it loads nothing, and has browsers run only the page's own script.
package enum PageHead {
  /// Returns the markup up to the heading and a line break, inside `<header>`.
  ///
  /// - Parameters:
  ///   - policy: the page's Content Security Policy.
  ///   - title: the window's title; it may not contain elements.
  ///   - heading: the heading's text, if it isn't the title.
  package static func markup(
    in language: Language, policy: String, style: String, title: String, heading: String? = nil
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)" dir="ltr">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="referrer" content="no-referrer">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>\(style)</style>
    </head>
    <body>
    <header>
    <h1>\(heading ?? title)</h1>

    """
  }
}
