/// Days and calendar dates of the proleptic Gregorian calendar.
///
/// FoundationEssentials' Calendar could do this too, but takes a lock and some 20,000 instructions per date, and a
/// report has up to four dates.
package enum CivilDate {
  /// Returns the days since 1970-01-01.
  static func days(year: Int, month: Int, day: Int) -> Int {
    // Years are counted from March, so that a leap day is a year's last day.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Returns the date that is a number of days after 1970-01-01.
  static func date(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// Returns the date and time of day that are a number of seconds after 1970-01-01.
  static func moment(
    seconds: Int
  ) -> (date: (year: Int, month: Int, day: Int), time: (hour: Int, minute: Int, second: Int)) {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let clock = seconds - days * 86_400
    return (date(days: days), (clock / 3_600, clock / 60 % 60, clock % 60))
  }

  /// Returns, in ISO 8601, the date that is a number of days after 1970-01-01.
  package static func text(days: Int) -> String {
    let (year, month, day) = date(days: days)
    return "\(year)-\(month.padded(2))-\(day.padded(2))"
  }
}
