import MetaLensFacts
import Testing

struct HDRPlusNoteTests {
  /// Checks that a note's own values are kept, and missing ones are added from the other.
  @Test func notesAddUp() {
    var note = HDRPlusNote(container: "APP1 XMP", offset: 7, byteCount: 9, built: 1)
    #expect(!note.isWhole)
    note.add(
      HDRPlusNote(container: "maker note", offset: 8, byteCount: 10, captured: 2, built: 3, program: "1.0"))
    #expect(
      note
        == HDRPlusNote(
          container: "APP1 XMP", offset: 7, byteCount: 19, captured: 2, built: 1, program: "1.0"))
    #expect(note.isWhole)
  }
}
