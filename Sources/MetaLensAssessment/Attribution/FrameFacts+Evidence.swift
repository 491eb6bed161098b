extension FrameFacts {
  var evidence: Evidence { Evidence(location: JPEGSegment.name(of: marker), offset: offset) }
}
