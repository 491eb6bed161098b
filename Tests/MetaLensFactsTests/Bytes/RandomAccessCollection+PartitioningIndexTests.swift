import MetaLensFacts
import Testing

struct RandomAccessCollectionPartitioningIndexTests {
  @Test(arguments: 0...9) func isWhereTheConditionBegins(start: Int) {
    for count in 0...9 {
      let slice = Array(0..<9)[(9 - count)...]
      let expected = min(max(start, slice.startIndex), slice.endIndex)
      #expect(slice.partitioningIndex { $0 >= start } == expected)
    }
  }
}
