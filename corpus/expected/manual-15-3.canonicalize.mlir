module {
  func.func @f0(%arg0: i1) -> (memref<2xf32>, memref<4xf32>) {
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc() : memref<8xi1>
    %alloc_0 = memref.alloc() : memref<4xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %0:2 = call @f1(%c9, %alloc_1, %alloc_0, %alloc) : (index, memref<4xf32>, memref<4xf32>, memref<8xi1>) -> (memref<4xf32>, memref<8xi1>)
    %alloc_2 = memref.alloc() : memref<2xf32>
    return %alloc_2, %0#0 : memref<2xf32>, memref<4xf32>
  }
  func.func @f1(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: memref<8xi1>) -> (memref<4xf32>, memref<8xi1>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = bufferization.clone %arg2 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
    %1 = bufferization.clone %arg1 : memref<4xf32> to memref<4xf32>
    memref.store %cst, %0[%c0] : memref<?xf32, strided<[?], offset: ?>>
    return %1, %arg3 : memref<4xf32>, memref<8xi1>
  }
}

