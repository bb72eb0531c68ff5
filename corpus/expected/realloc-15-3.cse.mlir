module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<8x?xi1>, i32) {
    %true = arith.constant true
    %c5 = arith.constant 5 : index
    %alloc = memref.alloc(%c5) : memref<2x?xindex>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = memref.load %alloc[%c1, %c0] : memref<2x?xindex>
    %alloc_0 = memref.alloc(%0) : memref<8x?xi1>
    %1:2 = call @f0(%true, %0) : (i1, index) -> (memref<8x?xi1>, i32)
    return %alloc_0, %1#1 : memref<8x?xi1>, i32
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8x?xi1>, %arg3: index, %arg4: f32) -> (index, memref<8x?xi1>) {
    %alloc = memref.alloc() : memref<8xi64>
    %0 = memref.realloc %alloc(%arg3) : memref<8xi64> to memref<?xi64>
    %1 = memref.realloc %0 : memref<?xi64> to memref<16xi64>
    %cast = memref.cast %1 : memref<16xi64> to memref<?xi64>
    %2 = memref.realloc %1(%arg1) : memref<16xi64> to memref<?xi64>
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    %alloc_0 = memref.alloc(%c9) {alignment = 64 : i64} : memref<8x?xi1>
    return %c3, %alloc_0 : index, memref<8x?xi1>
  }
}

