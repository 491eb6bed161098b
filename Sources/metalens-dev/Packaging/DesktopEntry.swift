import MetaLensCLI
import MetaLensKit

/// How a desktop shows and starts MetaLens.
enum DesktopEntry {
  /// The menu entry, which starts the page (Desktop Entry Specification 1.5).
  ///
  /// The server ends an hour after it was last used, since there is no terminal in which to end it.
  static var text: String {
    let question = HelpText.question
    var lines = ["[Desktop Entry]", "Type=Application", "Name=MetaLens", "Comment=\(question)"]
    for language in Language.allCases where language != .english {
      lines.append("Comment[\(locale(of: language))]=\(HelpWords.text(question, in: language))")
    }
    lines += [
      "Exec=metalens serve --idle 60", "Icon=metalens", "Terminal=false", "Categories=Graphics;Photography;",
      "Keywords=photo;metadata;EXIF;original;forensics;",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the description for software catalogs (AppStream 1.0, "Desktop Applications").
  static func description(of version: PackageVersion) -> String {
    let summaries = Language.allCases.map { language in
      let attribute = language == .english ? "" : " xml:lang=\"\(locale(of: language))\""
      return "  <summary\(attribute)>\(HelpWords.text(HelpText.question, in: language))</summary>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <component type="desktop-application">
        <id>org.metalens.MetaLens</id>
        <metadata_license>CC0-1.0</metadata_license>
        <project_license>Apache-2.0</project_license>
        <name>MetaLens</name>
      \(summaries.joined(separator: "\n"))
        <description>
          <p>
            MetaLens reads a photo and says whether its bytes are still those that the camera wrote: what the file states,
            the evidence for and against with its place in the file, a score whose error rates are measured, and what to do
            next. Photos never leave the machine.
          </p>
        </description>
        <categories>
          <category>Graphics</category>
          <category>Photography</category>
        </categories>
        <launchable type="desktop-id">metalens.desktop</launchable>
        <provides>
          <binary>metalens</binary>
        </provides>
        <content_rating type="oars-1.1"/>
        <releases>
          <release version="\(MetaLensVersion.current)" date="\(version.day)" type="\(version.isUnreleased ? "development" : "stable")"/>
        </releases>
      </component>

      """
  }

  /// The icon: a drawing of a camera.
  static let icon = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
      <rect x="8" y="28" width="112" height="84" rx="12" fill="#2f3b4a"/>
      <rect x="40" y="16" width="48" height="20" rx="6" fill="#2f3b4a"/>
      <circle cx="64" cy="70" r="34" fill="#f4f6f8"/>
      <circle cx="64" cy="70" r="26" fill="#4b7fb5"/>
      <path d="M50 71l10 10 20-22" fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    </svg>

    """

  /// Returns a language's locale as desktops name it; Chinese is named by the country, not by the script.
  private static func locale(of language: Language) -> String {
    language == .simplifiedChinese ? "zh_CN" : language.rawValue
  }
}
