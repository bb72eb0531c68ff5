module {
  func.func @scan(%arg0: memref<1000000xf32, strided<[?], offset: ?>>) -> (memref<1000000xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1000000 = arith.constant 1000000 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1000000xf32>
    %0 = scf.for %arg1 = %c0 to %c1000000 step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %1 = memref.load %arg0[%arg1] : memref<1000000xf32, strided<[?], offset: ?>>
      %2 = arith.addf %arg2, %1 : f32
      memref.store %2, %alloc[%arg1] : memref<1000000xf32>
      scf.yield %2 : f32
    }
    return %alloc, %0 : memref<1000000xf32>, f32
  }
  func.func @filter(%arg0: memref<1000000xf32, strided<[?], offset: ?>>, %arg1: f32) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1000000 = arith.constant 1000000 : index
    %0 = scf.for %arg2 = %c0 to %c1000000 step %c1 iter_args(%arg3 = %c0) -> (index) {
      %2 = memref.load %arg0[%arg2] : memref<1000000xf32, strided<[?], offset: ?>>
      %3 = arith.cmpf olt, %2, %arg1 : f32
      %4 = arith.addi %arg3, %c1 : index
      %5 = arith.select %3, %4, %arg3 : index
      scf.yield %5 : index
    }
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
    %1 = scf.for %arg2 = %c0 to %c1000000 step %c1 iter_args(%arg3 = %c0) -> (index) {
      %2 = memref.load %arg0[%arg2] : memref<1000000xf32, strided<[?], offset: ?>>
      %3 = arith.cmpf olt, %2, %arg1 : f32
      %4 = scf.if %3 -> (index) {
        memref.store %2, %alloc[%arg3] : memref<?xf32>
        %5 = arith.addi %arg3, %c1 : index
        scf.yield %5 : index
      } else {
        scf.yield %arg3 : index
      }
      scf.yield %4 : index
    }
    return %alloc : memref<?xf32>
  }
}

