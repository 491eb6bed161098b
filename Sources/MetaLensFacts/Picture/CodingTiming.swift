/// The length of a picture's tick, as the headers of video codings state it.
package struct CodingTiming: Sendable, Equatable {
  /// `num_units_in_display_tick` in AV1, `vui_num_units_in_tick` in HEVC.
  package var units: Int
  /// `time_scale` in AV1, `vui_time_scale` in HEVC.
  package var scale: Int
  /// The number of ticks of each picture, if AV1 states that all have the same; otherwise nil.
  package var ticks: Int?

  package init(units: Int, scale: Int, ticks: Int? = nil) {
    self.units = units
    self.scale = scale
    self.ticks = ticks
  }
}
