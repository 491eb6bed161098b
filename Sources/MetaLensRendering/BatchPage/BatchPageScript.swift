/// The only script on a page of many photos; it filters, sorts, draws charts and displays reports.
///
/// Everything from a photo reaches the page through `textContent` or as a number; the page's policy refuses anything
/// that would become markup (`require-trusted-types-for`).
package enum BatchPageScript {
  /// The script, exactly as the page contains it.
  package static let text = "\n" + String(decoding: PackageResources.batch_page_js, as: UTF8.self)
}
