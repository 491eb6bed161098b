/// The style of a page of many photos, in addition to that of every page.
package enum BatchPageStyle {
  /// The style sheet; rows that are off the screen aren't laid out.
  package static let sheet = String(decoding: PackageResources.batch_page_css, as: UTF8.self)
}
