import MetaLensKit
import MetaLensRendering
import Synchronization

/// A photo that was dropped on a page, with everything that its own page shows.
struct ServedPhoto: Sendable {
  let id: String
  let file: AnalyzedFile
  /// What the photo's row and its own page show; nil without a report.
  let dossier: PhotoDossier?
  /// The approximate number of bytes that it takes in memory, at least 64 KiB.
  let byteCount: Int

  init(id: String, file: AnalyzedFile, dossier: PhotoDossier?) {
    self.id = id
    self.file = file
    self.dossier = dossier
    // A reader that was taken over can fill a report up to the limit of what it may answer.
    var texts = file.label.path.utf8.count + (file.error?.detail.utf8.count ?? 0)
    texts += file.report?.json.heldByteCount ?? 0
    for date in dossier?.dates ?? [] {
      texts += 256 + date.text.utf8.count + date.property.utf8.count + date.evidence.location.utf8.count
    }
    var pictures = 0
    for case .picture(let picture) in [dossier?.picture, dossier?.thumbnail, dossier?.small] {
      pictures += picture.bytes.count
    }
    for bytes in dossier?.excerpts.values ?? [:].values { pictures += bytes.count }
    byteCount = max(64 << 10, texts) + pictures
  }

  /// The small picture for its row.
  var small: PhotoDossier.Shown { dossier?.small ?? .notRead }
}

/// The comparison of two photos of a page.
struct ServedComparison: Sendable {
  let id: String
  let first: FileLabel
  let second: FileLabel
  let compared: ComparedPhotos
  let pair: PicturePair
  /// When it was made, in ISO 8601 and UTC.
  let made = ComparePage.now

  /// The approximate number of bytes that it takes in memory.
  var byteCount: Int {
    var count = 64 << 10
    for side in [pair.first, pair.second] { count += side.picture?.bytes.count ?? 0 }
    if case .different(let map, _, _) = pair.pixels { count += map.bytes.count }
    for row in compared.kinds.flatMap(\.shown) {
      count += 128
      count += row.name.utf8.count + (row.first?.utf8.count ?? 0) + (row.second?.utf8.count ?? 0)
    }
    return count
  }
}

/// The results that open pages show, kept only in memory until the page is closed.
///
/// A page may be open more than once, and on a reload a browser asks for the new load before it reports that the old
/// one was left. So each load has a number, and the page is closed when the last load has left.
final class ServedResults: Sendable {
  /// How long a page may come back after it was left, since a reload leaves it too.
  static let grace = Duration.seconds(20)
  /// How long a page may be silent, since a browser that crashed doesn't report that it left.
  static let silence = Duration.seconds(12 * 3600)
  /// How long a load may take until it reports that it is shown; one that was aborted never does.
  static let arrival = Duration.seconds(300)
  /// The maximum number of open pages.
  static let maximumPages = 1000
  /// The maximum number of loads of one page; beyond that, the oldest load is no longer waited for.
  static let maximumLoads = 100

  private struct Load {
    let asked: Duration
    var isShown = false
  }

  private struct Page {
    var photos: [ServedPhoto] = []
    var comparisons: [ServedComparison] = []
    var exhibit: ExhibitDetails
    var seen: Duration
    /// The time when a load was last left.
    var left: Duration?
    /// The loads that weren't left, by number.
    var loads: [Int: Load] = [:]

    func isOver(at now: Duration) -> Bool {
      if now - seen >= ServedResults.silence { return true }
      guard let left, now - left >= ServedResults.grace else { return false }
      return !loads.values.contains { $0.isShown || now - $0.asked < ServedResults.arrival }
    }
  }

  private struct State {
    var pages: [String: Page] = [:]
    var held = 0
    /// Numbers count up over all pages, so that a page that begins anew gets a number it never had.
    var lastLoad = 0
  }

  private let maximum: Int
  /// The case details that a page shows at first.
  private let exhibit: ExhibitDetails
  private let state = Mutex(State())

  /// - Parameters:
  ///   - maximum: the number of bytes for all results together.
  ///   - exhibit: the case details that a page shows at first.
  init(maximum: Int, exhibit: ExhibitDetails = ExhibitDetails()) {
    self.maximum = maximum
    self.exhibit = exhibit
  }

  /// Notes that a page is in use at a time after the server began; returns false if it is new and there are too many
  /// others.
  ///
  /// Pages without photos, comparisons or details can't lock out others: the one of them that was silent longest is
  /// dropped.
  func open(_ page: String, at now: Duration) -> Bool {
    state.withLock { open(page, at: now, in: &$0) }
  }

  /// Opens a page for a browser that loads it, and returns the load's number; nil if `open` returns false.
  func load(_ page: String, at now: Duration) -> Int? {
    state.withLock { state in
      guard open(page, at: now, in: &state), let place = state.pages.index(forKey: page) else { return nil }
      state.lastLoad += 1
      let loads = state.pages.values[place].loads
      if loads.count >= Self.maximumLoads, let oldest = loads.keys.min() {
        state.pages.values[place].loads[oldest] = nil
      }
      state.pages.values[place].loads[state.lastLoad] = Load(asked: now)
      return state.lastLoad
    }
  }

  private func open(_ page: String, at now: Duration, in state: inout State) -> Bool {
    if state.pages[page] == nil, state.pages.count >= Self.maximumPages {
      let bare = state.pages.filter { _, page in
        page.photos.isEmpty && page.comparisons.isEmpty && page.exhibit == exhibit
      }
      guard let oldest = bare.min(by: { $0.value.seen < $1.value.seen }) else { return false }
      state.pages[oldest.key] = nil
    }
    state.pages[page, default: Page(exhibit: exhibit, seen: now)].seen = now
    state.pages[page]?.left = nil
    return true
  }

  /// Keeps a photo; returns false if there is no room or no such page.
  func keep(_ photo: ServedPhoto, on page: String) -> Bool {
    keep(photo.byteCount, on: page) { $0.photos.append(photo) }
  }

  /// Keeps a comparison; returns false if there is no room or no such page.
  func keep(_ comparison: ServedComparison, on page: String) -> Bool {
    keep(comparison.byteCount, on: page) { $0.comparisons.append(comparison) }
  }

  private func keep(_ count: Int, on page: String, _ add: (inout Page) -> Void) -> Bool {
    state.withLock { state in
      guard let place = state.pages.index(forKey: page), state.held + count <= maximum else { return false }
      add(&state.pages.values[place])
      state.held += count
      return true
    }
  }

  /// Stores the case details that the examiner entered.
  func note(_ exhibit: ExhibitDetails, on page: String) {
    state.withLock { $0.pages[page]?.exhibit = exhibit }
  }

  /// Whether there is no room for another photo.
  var isFull: Bool { state.withLock { $0.held + (1 << 20) > maximum } }

  /// Returns a page's photos in the order in which they came; nil if there is no such page.
  func photos(on page: String) -> [ServedPhoto]? { state.withLock { $0.pages[page]?.photos } }

  /// Returns a page's comparisons in the order in which they were made.
  func comparisons(on page: String) -> [ServedComparison] {
    state.withLock { $0.pages[page]?.comparisons ?? [] }
  }

  func exhibit(on page: String) -> ExhibitDetails {
    state.withLock { $0.pages[page]?.exhibit ?? ExhibitDetails() }
  }

  /// Notes that a load is shown, so that it is waited for until it leaves.
  func show(_ page: String, load: Int?) {
    guard let load else { return }
    state.withLock { $0.pages[page]?.loads[load]?.isShown = true }
  }

  /// Notes that a load was left.
  ///
  /// A load that isn't known also closes the page if no other is open, since a late request may have opened the page
  /// again.
  func leave(_ page: String, load: Int?, at now: Duration) {
    state.withLock { state in
      if let load { state.pages[page]?.loads[load] = nil }
      state.pages[page]?.left = now
    }
  }

  /// Drops the results of pages that are no longer open.
  func forget(at now: Duration) {
    state.withLock { state in
      for (name, page) in state.pages where page.isOver(at: now) {
        state.held -= page.photos.reduce(0) { $0 + $1.byteCount }
        state.held -= page.comparisons.reduce(0) { $0 + $1.byteCount }
        state.pages[name] = nil
      }
    }
  }

  /// The approximate number of bytes of all results.
  var heldBytes: Int { state.withLock { $0.held } }
}
