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

  /// Checks that two threads have different numbers; both are alive, as an ended thread's number may be reused.
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
