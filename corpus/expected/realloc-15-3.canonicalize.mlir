module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<8x?xi1>, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2x5xindex>
    %0 = memref.load %alloc[%c1, %c0] : memref<2x5xindex>
    %alloc_0 = memref.alloc(%0) : memref<8x?xi1>
    %1:2 = call @f0(%true, %0) : (i1, index) -> (memref<8x?xi1>, i32)
    return %alloc_0, %1#1 : memref<8x?xi1>, i32
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8x?xi1>, %arg3: index, %arg4: f32) -> (index, memref<8x?xi1>) {
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x9xi1>
    %cast = memref.cast %alloc : memref<8x9xi1> to memref<8x?xi1>
    return %c3, %cast : index, memref<8x?xi1>
  }
}

