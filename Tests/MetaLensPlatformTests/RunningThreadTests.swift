import Dispatch
import Foundation
import Synchronization
import Testing

@testable import MetaLensPlatform

struct RunningThreadTests {
  @Test func aThreadKeepsItsNumber() {
    let number = RunningThread.number
    #expect(RunningThread.number == number)
  }

  /// A number of a thread that has ended may be given again: here both are alive.
  @Test func anotherThreadHasAnother() {
    let mine = RunningThread.number
    let other = Mutex<UInt>(mine)
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      other.withLock { $0 = RunningThread.number }
      isOver.signal()
    }
    isOver.wait()
    #expect(other.withLock { $0 } != mine)
  }
}
