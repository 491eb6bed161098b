extension StoryDetail {
  var message: (MessageKey, [String]) { switch self {} }
}
