module {
  func.func private @next(%arg0: memref<50257xf32, strided<[?], offset: ?>>, %arg1: memref<50257xf32, strided<[?], offset: ?>>) -> memref<50257xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<50257xf32>
    linalg.mul ins(%arg0, %arg1 : memref<50257xf32, strided<[?], offset: ?>>, memref<50257xf32, strided<[?], offset: ?>>) outs(%alloc : memref<50257xf32>)
    return %alloc : memref<50257xf32>
  }
  func.func private @best(%arg0: memref<50257xf32, strided<[?], offset: ?>>) -> (f32, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c50257 = arith.constant 50257 : index
    %cst = arith.constant 0xFF800000 : f32
    %0:2 = scf.for %arg1 = %c0 to %c50257 step %c1 iter_args(%arg2 = %cst, %arg3 = %c0) -> (f32, index) {
      %1 = memref.load %arg0[%arg1] : memref<50257xf32, strided<[?], offset: ?>>
      %2 = arith.cmpf ogt, %1, %arg2 : f32
      %3 = arith.select %2, %1, %arg2 : f32
      %4 = arith.select %2, %arg1, %arg3 : index
      scf.yield %3, %4 : f32, index
    }
    return %0#0, %0#1 : f32, index
  }
  func.func @generate(%arg0: memref<50257xf32, strided<[?], offset: ?>>, %arg1: memref<50257xf32, strided<[?], offset: ?>>, %arg2: index) -> (memref<128xindex>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<128xindex>
    %0:2 = scf.while (%arg3 = %arg0, %arg4 = %c0, %arg5 = %c0) : (memref<50257xf32, strided<[?], offset: ?>>, index, index) -> (memref<50257xf32>, index) {
      %1 = arith.cmpi ult, %arg4, %c128 : index
      %2 = arith.cmpi ne, %arg5, %arg2 : index
      %3 = arith.andi %1, %2 : i1
      %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<50257xf32>
      memref.copy %arg3, %alloc_0 : memref<50257xf32, strided<[?], offset: ?>> to memref<50257xf32>
      scf.condition(%3) %alloc_0, %arg4 : memref<50257xf32>, index
    } do {
    ^bb0(%arg3: memref<50257xf32>, %arg4: index):
      %cast = memref.cast %arg3 : memref<50257xf32> to memref<50257xf32, strided<[?], offset: ?>>
      %1 = func.call @next(%cast, %arg1) : (memref<50257xf32, strided<[?], offset: ?>>, memref<50257xf32, strided<[?], offset: ?>>) -> memref<50257xf32>
      %cast_0 = memref.cast %1 : memref<50257xf32> to memref<50257xf32, strided<[?], offset: ?>>
      %2:2 = func.call @best(%cast_0) : (memref<50257xf32, strided<[?], offset: ?>>) -> (f32, index)
      memref.store %2#1, %alloc[%arg4] : memref<128xindex>
      %3 = arith.addi %arg4, %c1 : index
      scf.yield %cast_0, %3, %2#1 : memref<50257xf32, strided<[?], offset: ?>>, index, index
    }
    return %alloc, %0#1 : memref<128xindex>, index
  }
}

