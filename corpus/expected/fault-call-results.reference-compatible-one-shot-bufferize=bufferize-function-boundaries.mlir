module {
  memref.global "private" constant @__constant_3xi64 : memref<3xi64> = dense<[1, 2, 3]> {alignment = 64 : i64}
  func.func private @two(%arg0: i64) -> (memref<2xi64>, memref<2xi64>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
    linalg.fill ins(%arg0 : i64) outs(%alloc : memref<2xi64>)
    %cast = memref.cast %alloc : memref<2xi64> to memref<2xi64, strided<[?], offset: ?>>
    %cast_0 = memref.cast %alloc : memref<2xi64> to memref<2xi64, strided<[?], offset: ?>>
    return %alloc, %alloc : memref<2xi64>, memref<2xi64>
  }
  func.func @results_are_one(%arg0: i64, %arg1: index) -> (i64, i64) {
    %c0_i64 = arith.constant 0 : i64
    %0:2 = call @two(%c0_i64) : (i64) -> (memref<2xi64>, memref<2xi64>)
    memref.store %arg0, %0#0[%arg1] : memref<2xi64>
    %1 = memref.load %0#1[%arg1] : memref<2xi64>
    %2 = memref.load %0#0[%arg1] : memref<2xi64>
    return %1, %2 : i64, i64
  }
  func.func private @maybe(%arg0: i1, %arg1: memref<2xi64, strided<[?], offset: ?>>, %arg2: i64) -> memref<2xi64, strided<[?], offset: ?>> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg1 : memref<2xi64, strided<[?], offset: ?>>
  ^bb2:  // pred: ^bb0
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
    linalg.fill ins(%arg2 : i64) outs(%alloc : memref<2xi64>)
    %cast = memref.cast %alloc : memref<2xi64> to memref<2xi64, strided<[?], offset: ?>>
    return %cast : memref<2xi64, strided<[?], offset: ?>>
  }
  func.func @maybe_argument(%arg0: i64) -> (i64, i64) {
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
    %cast = memref.cast %alloc : memref<2xi64> to memref<2xi64, strided<[?], offset: ?>>
    %0 = call @maybe(%false, %cast, %arg0) : (i1, memref<2xi64, strided<[?], offset: ?>>, i64) -> memref<2xi64, strided<[?], offset: ?>>
    %c77_i64 = arith.constant 77 : i64
    memref.store %c77_i64, %0[%c0] : memref<2xi64, strided<[?], offset: ?>>
    %1 = memref.load %0[%c0] : memref<2xi64, strided<[?], offset: ?>>
    %2 = memref.load %0[%c0] : memref<2xi64, strided<[?], offset: ?>>
    return %1, %2 : i64, i64
  }
  func.func private @constant(%arg0: index) -> memref<3xi64, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.get_global @__constant_3xi64 : memref<3xi64>
    %1 = arith.cmpi eq, %arg0, %c0 : index
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %cast = memref.cast %0 : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
    return %cast : memref<3xi64, strided<[?], offset: ?>>
  ^bb2:  // pred: ^bb0
    %2 = arith.subi %arg0, %c1 : index
    %3 = call @constant(%2) : (index) -> memref<3xi64, strided<[?], offset: ?>>
    return %3 : memref<3xi64, strided<[?], offset: ?>>
  }
  func.func @recursive_constant(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = call @constant(%c2) : (index) -> memref<3xi64, strided<[?], offset: ?>>
    memref.store %arg0, %0[%c0] : memref<3xi64, strided<[?], offset: ?>>
    %1 = memref.load %0[%c0] : memref<3xi64, strided<[?], offset: ?>>
    %2 = call @constant(%c2) : (index) -> memref<3xi64, strided<[?], offset: ?>>
    %3 = memref.load %2[%c0] : memref<3xi64, strided<[?], offset: ?>>
    %4 = arith.subi %1, %3 : i64
    return %4 : i64
  }
  func.func private @twice(%arg0: index) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5_i64 = arith.constant 5 : i64
    %0 = arith.cmpi eq, %arg0, %c0 : index
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    linalg.fill ins(%c5_i64 : i64) outs(%alloc : memref<3xi64>)
    %cast = memref.cast %alloc : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
    %cast_0 = memref.cast %alloc : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
    return %cast, %cast_0 : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>
  ^bb2:  // pred: ^bb0
    %1 = arith.subi %arg0, %c1 : index
    %2:2 = call @twice(%1) : (index) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
    return %2#0, %2#1 : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>
  }
  func.func @recursive_twice(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0:2 = call @twice(%c2) : (index) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
    memref.store %arg0, %0#0[%c0] : memref<3xi64, strided<[?], offset: ?>>
    %1 = memref.load %0#0[%c0] : memref<3xi64, strided<[?], offset: ?>>
    %2 = memref.load %0#1[%c0] : memref<3xi64, strided<[?], offset: ?>>
    %3 = arith.subi %1, %2 : i64
    return %3 : i64
  }
  func.func private @external() -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
  func.func @external_results(%arg0: i64, %arg1: index) -> (i64, i64) {
    %0:2 = call @external() : () -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
    memref.store %arg0, %0#0[%arg1] : memref<3xi64, strided<[?], offset: ?>>
    %1 = memref.load %0#1[%arg1] : memref<3xi64, strided<[?], offset: ?>>
    %2 = memref.load %0#0[%arg1] : memref<3xi64, strided<[?], offset: ?>>
    return %1, %2 : i64, i64
  }
  func.func private @second(%arg0: i1, %arg1: memref<3xi64, strided<[?], offset: ?>>, %arg2: memref<3xi64, strided<[?], offset: ?>>, %arg3: index) -> (memref<3xi64, strided<[?], offset: ?>>, i64) {
    %0 = arith.select %arg0, %arg1, %arg2 : memref<3xi64, strided<[?], offset: ?>>
    %1 = memref.load %0[%arg3] : memref<3xi64, strided<[?], offset: ?>>
    return %arg2, %1 : memref<3xi64, strided<[?], offset: ?>>, i64
  }
  func.func @equivalent(%arg0: i1, %arg1: memref<3xi64, strided<[?], offset: ?>>, %arg2: memref<3xi64, strided<[?], offset: ?>>, %arg3: index, %arg4: index) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg5 = %c0 to %arg4 step %c1 iter_args(%arg6 = %arg1, %arg7 = %arg2) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
      memref.copy %arg6, %alloc : memref<3xi64, strided<[?], offset: ?>> to memref<3xi64>
      %cast = memref.cast %alloc : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
      %1:2 = func.call @second(%arg0, %cast, %arg7, %arg3) : (i1, memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>, index) -> (memref<3xi64, strided<[?], offset: ?>>, i64)
      memref.store %1#1, %1#0[%arg3] : memref<3xi64, strided<[?], offset: ?>>
      scf.yield %arg6, %1#0 : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>
    }
    return %0#0, %0#1 : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>
  }
}

