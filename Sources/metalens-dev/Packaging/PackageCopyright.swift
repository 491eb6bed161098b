/// The copyright holders and licenses of what a package contains.
enum PackageCopyright {
  /// Returns the text of Debian's `copyright`, for the program, which contains the Swift runtime, and the libraries
  /// beside it.
  ///
  /// - Parameter libraries: the name and copyright text of each package whose files are packaged with the program.
  static func text(libraries: [(package: String, text: String)]) -> String {
    var text = """
      MetaLens

      Copyright: the authors of MetaLens, as the history of its source names them
      License: Apache-2.0

      The program holds the Swift runtime and standard library, swift-foundation's FoundationEssentials with
      swift-collections, and libdispatch:

      Copyright: Apple Inc. and the Swift project authors
      License: Apache-2.0 with Runtime Library Exception

      As an exception, if you use this Software to compile your source code and portions of this Software are embedded
      into the binary product as a result, you may redistribute such product without providing attribution as would
      otherwise be required by Sections 4(a), 4(b) and 4(d) of the License.

      On Debian systems, the text of the Apache License, Version 2.0, stands in /usr/share/common-licenses/Apache-2.0; it
      is also at https://www.apache.org/licenses/LICENSE-2.0.

      """
    for library in libraries {
      text += """

        ------------------------------------------------------------------------
        Files of the package \(library.package) stand beside the program, unchanged. It says of itself:

        \(library.text)
        """
    }
    return text
  }
}
