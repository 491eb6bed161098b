/// The texts that Debian requires in a package (Debian Policy 4.6, chapters 4, 5 and 12).
enum DebianTexts {
  /// The control file of a package, which `dpkg` reads.
  struct Control: Hashable {
    var version: String
    var architecture: String
    var maintainer: String
    /// The installed size in kilobytes.
    var kilobytes: String
    /// The packages of the libraries to which the program is linked.
    var depends: String

    var text: String {
      """
      Package: metalens
      Version: \(version)
      Architecture: \(architecture)
      Maintainer: \(maintainer)
      Installed-Size: \(kilobytes)
      Depends: \(depends), libmicrohttpd12 | libmicrohttpd12t64, libseccomp2, libsqlite3-0
      Recommends: libheif1, libpng16-16 | libpng16-16t64, libtiff6, libwebp7, xdg-utils
      Section: graphics
      Priority: optional
      Description: says whether a photo still holds the bytes the camera wrote
       MetaLens reads a photo and answers with the facts that the file states of
       itself, the evidence for and against, each with its place in the file, and a
       score whose error rates are measured, with a verdict in one sentence and what
       to do next.
       .
       It is a command, metalens, for one photo or a directory of them, and a page
       to drop photos on. Photos never leave the machine.

      """
    }
  }

  /// Returns the package's changelog, whose first line states the version.
  static func changelog(_ version: String, maintainer: String, date: String) -> String {
    """
    metalens (\(version)) unstable; urgency=medium

      * See CHANGELOG.md.

     -- \(maintainer)  \(date)

    """
  }

  /// The errors that lintian reports and that are intended, with the reasons.
  static let overrides = """
    # Ubuntu's libjpeg-turbo has another name (libjpeg.so.8) and another layout of its structures: one package for both
    # systems brings its own.
    metalens: embedded-library libjpeg [usr/lib/metalens/libjpeg.so.62]

    """
}
