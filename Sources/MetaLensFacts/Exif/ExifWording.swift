/// An EXIF block in words: libexif's English titles of tags, and its texts for their values.
package struct ExifWording: Sendable {
  /// An entry in words.
  package struct Entry: Sendable, Equatable {
    /// The tag's title, such as `Metering Mode`; nil if libexif doesn't know the tag.
    package var title: String?
    /// The value in words, such as `Pattern`; nil if libexif didn't read it, and for texts, which need no words.
    package var value: String?

    package init(title: String?, value: String?) {
      self.title = title
      self.value = value
    }
  }

  /// A value of the maker note.
  package struct NoteEntry: Sendable {
    /// The tag, whose meaning the maker defines.
    package var tag: Int
    /// The tag's name in libexif.
    package var name: String
    /// The tag's title; empty if libexif has none.
    package var title: String
    /// The value in words.
    package var value: String

    package init(tag: Int, name: String, title: String, value: String) {
      self.tag = tag
      self.name = name
      self.title = title
      self.value = value
    }
  }

  /// The entries, by their offset in the block.
  package var entries: [Int: Entry] = [:]
  /// The maker note's values, if libexif knows its form.
  package var makerNote: [NoteEntry] = []

  package init() {}
}
