/// The names of IPTC data sets (IIM 4.2, chapter 6).
enum IPTCField {
  /// The data sets of record 2 in which somebody describes a picture; those for programs, dates and formats aren't
  /// among them.
  static let captions: [Int: String] = [
    4: "Object Attribute Reference", 5: "Object Name", 7: "Edit Status", 12: "Subject Reference",
    15: "Category",
    20: "Supplemental Category", 22: "Fixture Identifier", 25: "Keywords", 26: "Content Location Code",
    27: "Content Location Name", 40: "Special Instructions", 80: "By-line", 85: "By-line Title", 90: "City",
    92: "Sub-location", 95: "Province/State", 100: "Country Code", 101: "Country",
    103: "Original Transmission Reference", 105: "Headline", 110: "Credit", 115: "Source",
    116: "Copyright Notice", 118: "Contact", 120: "Caption", 121: "Local Caption", 122: "Writer/Editor",
    184: "Job ID", 188: "Owner ID", 230: "Document Notes", 231: "Document History", 232: "Exif Camera Info",
  ]
}
