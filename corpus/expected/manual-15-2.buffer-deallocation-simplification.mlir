module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<8xi64>) -> (memref<i32>, i1) {
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<i32>
    %alloc_0 = memref.alloc() : memref<i32>
    return %alloc_0, %arg2 : memref<i32>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8xi64>) -> (memref<i32>, memref<i32>) {
    %alloc = memref.alloc(%arg1) {bufferization.manual_deallocation} : memref<4x?xf64>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x?xf64>
    %alloc_0 = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<i32>
    %alloc_1 = memref.alloc() : memref<i32>
    return %alloc_1, %alloc_1 : memref<i32>, memref<i32>
  }
}

