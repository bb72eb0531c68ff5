module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<8xi64>) -> (memref<i32>, i1) {
    %alloc = memref.alloc() : memref<i32>
    return %alloc, %arg2 : memref<i32>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8xi64>) -> (memref<i32>, memref<i32>) {
    %alloc = memref.alloc() : memref<i32>
    return %alloc, %alloc : memref<i32>, memref<i32>
  }
}

