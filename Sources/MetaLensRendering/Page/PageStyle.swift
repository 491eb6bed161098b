/// The style of pages: on paper, on a screen, light or dark, and on a phone, without fonts or pictures from elsewhere.
package enum PageStyle {
  /// The style sheet; a colour never carries a meaning that words don't state too.
  package static let sheet = String(decoding: PackageResources.page_css, as: UTF8.self)
}
