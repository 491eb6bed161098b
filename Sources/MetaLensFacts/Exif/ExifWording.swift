/// An EXIF block in words: what libexif calls its tags, and how it reads their values; in English.
package struct ExifWording: Sendable {
  /// An entry in words.
  package struct Entry: Sendable, Equatable {
    /// What its tag is called in a few words: `Metering Mode`; nil if libexif doesn't know the tag.
    package var title: String?
    /// What its value means: `Pattern`; nil if libexif didn't read it, and of texts, which say it themselves.
    package var value: String?

    package init(title: String?, value: String?) {
      self.title = title
      self.value = value
    }
  }

  /// A value of the maker note.
  package struct NoteEntry: Sendable {
    /// Its tag, which means what the maker says.
    package var tag: Int
    /// The tag's name in libexif.
    package var name: String
    /// What it is called in a few words; empty if libexif has no words.
    package var title: String
    /// What it says.
    package var value: String

    package init(tag: Int, name: String, title: String, value: String) {
      self.tag = tag
      self.name = name
      self.title = title
      self.value = value
    }
  }

  /// Entries by their offset in the block.
  package var entries: [Int: Entry] = [:]
  /// The maker note's values, where libexif knows its form.
  package var makerNote: [NoteEntry] = []

  package init() {}
}
