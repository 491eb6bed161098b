import MetaLensKit
import MetaLensRendering
import Synchronization

/// A photo that was dropped on a page, with all that its page shows.
struct ServedPhoto: Sendable {
  let id: String
  let file: AnalyzedFile
  /// What the photo's own page shows; nil where there is no report.
  let dossier: PhotoDossier?
  /// What its row shows.
  let small: PhotoDossier.Shown

  /// About how much memory it takes.
  var byteCount: Int {
    var count = 64 << 10
    for case .picture(let picture) in [dossier?.picture, dossier?.thumbnail, small] {
      count += picture.bytes.count
    }
    for bytes in dossier?.excerpts.values ?? [:].values { count += bytes.count }
    return count
  }
}

/// Two photos of a page side by side.
struct ServedComparison: Sendable {
  let id: String
  let first: FileLabel
  let second: FileLabel
  let compared: ComparedPhotos
  let pair: PicturePair

  /// About how much memory it takes.
  var byteCount: Int {
    var count = 64 << 10
    for side in [pair.first, pair.second] { count += side.picture?.bytes.count ?? 0 }
    if case .different(let map, _, _) = pair.pixels { count += map.bytes.count }
    for row in compared.kinds.flatMap(\.shown) {
      count += row.name.utf8.count + (row.first?.utf8.count ?? 0) + (row.second?.utf8.count ?? 0)
    }
    return count
  }
}

/// What open pages show: in memory alone, until a page is closed.
///
/// A page may be open more than once, and a browser asks for it anew before it says that the old one is left: each load has
/// a number, and the page is closed when the last one has left.
final class ServedResults: Sendable {
  /// How long a page that was left may come back: a reload leaves it too.
  static let grace = Duration.seconds(20)
  /// How long a page may be silent; a browser that crashed says no farewell.
  static let silence = Duration.seconds(12 * 3600)
  /// How long a load may take until it says that it is shown; one that was broken off never does.
  static let arrival = Duration.seconds(300)
  /// Pages at once.
  static let maximumPages = 1000
  /// Loads of one page at once; the oldest one is no longer waited for where there are more.
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
    /// When a load was left last.
    var left: Duration?
    /// Those that weren't left, by number.
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
    /// One row of numbers for all pages: a page that begins anew gets none that it had.
    var lastLoad = 0
  }

  private let maximum: Int
  /// What stands on a page to begin with.
  private let exhibit: ExhibitDetails
  private let state = Mutex(State())

  /// - Parameters:
  ///   - maximum: bytes of all photos' results together.
  ///   - exhibit: what stands on a page to begin with.
  init(maximum: Int, exhibit: ExhibitDetails = ExhibitDetails()) {
    self.maximum = maximum
    self.exhibit = exhibit
  }

  /// Notes that somebody looks at a page, so long after the server began; false where there is none such, and too many others.
  ///
  /// Whoever opens pages and drops nothing on them keeps nobody out: the one of these that was silent longest goes.
  func open(_ page: String, at now: Duration) -> Bool {
    state.withLock { open(page, at: now, in: &$0) }
  }

  /// Opens a page for a browser that asks for it, and numbers the load; nil as with `open`.
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

  /// Keeps a photo; false where there is no room, or no such page.
  func keep(_ photo: ServedPhoto, on page: String) -> Bool {
    keep(photo.byteCount, on: page) { $0.photos.append(photo) }
  }

  /// Keeps a comparison; false where there is no room, or no such page.
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

  /// Notes what the examiner wrote.
  func note(_ exhibit: ExhibitDetails, on page: String) {
    state.withLock { $0.pages[page]?.exhibit = exhibit }
  }

  /// Whether there is no room for a further photo.
  var isFull: Bool { state.withLock { $0.held + (1 << 20) > maximum } }

  /// A page's photos, in the order in which they came; nil where there is no such page.
  func photos(on page: String) -> [ServedPhoto]? { state.withLock { $0.pages[page]?.photos } }

  /// A page's comparisons, in the order in which they were asked for.
  func comparisons(on page: String) -> [ServedComparison] {
    state.withLock { $0.pages[page]?.comparisons ?? [] }
  }

  /// What the examiner wrote on a page.
  func exhibit(on page: String) -> ExhibitDetails {
    state.withLock { $0.pages[page]?.exhibit ?? ExhibitDetails() }
  }

  /// Notes that a load is shown, so that it is waited for until it leaves.
  func show(_ page: String, load: Int?) {
    guard let load else { return }
    state.withLock { $0.pages[page]?.loads[load]?.isShown = true }
  }

  /// Notes that a load is left.
  ///
  /// One that isn't known closes the page too where no other is open: what was sent late may have opened it again.
  func leave(_ page: String, load: Int?, at now: Duration) {
    state.withLock { state in
      if let load { state.pages[page]?.loads[load] = nil }
      state.pages[page]?.left = now
    }
  }

  /// Forgets what nobody looks at any more.
  func forget(at now: Duration) {
    state.withLock { state in
      for (name, page) in state.pages where page.isOver(at: now) {
        state.held -= page.photos.reduce(0) { $0 + $1.byteCount }
        state.held -= page.comparisons.reduce(0) { $0 + $1.byteCount }
        state.pages[name] = nil
      }
    }
  }

  /// What is held, in bytes as they are counted.
  var heldBytes: Int { state.withLock { $0.held } }
}
