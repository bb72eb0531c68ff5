module {
  func.func @odd_even(%arg0: memref<1000000xi32, strided<[?], offset: ?>>) -> memref<1000000xi32, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c999999 = arith.constant 999999 : index
    %true = arith.constant true
    %false = arith.constant false
    scf.while (%arg1 = %true) : (i1) -> () {
      scf.condition(%arg1)
    } do {
      %0 = scf.for %arg1 = %c0 to %c999999 step %c1 iter_args(%arg2 = %false) -> (i1) {
        %1 = arith.addi %arg1, %c1 : index
        %2 = memref.load %arg0[%arg1] : memref<1000000xi32, strided<[?], offset: ?>>
        %3 = memref.load %arg0[%1] : memref<1000000xi32, strided<[?], offset: ?>>
        %4 = arith.cmpi sgt, %2, %3 : i32
        %5 = arith.minsi %2, %3 : i32
        %6 = arith.maxsi %2, %3 : i32
        memref.store %5, %arg0[%arg1] : memref<1000000xi32, strided<[?], offset: ?>>
        memref.store %6, %arg0[%1] : memref<1000000xi32, strided<[?], offset: ?>>
        %7 = arith.ori %arg2, %4 : i1
        scf.yield %7 : i1
      }
      scf.yield %0 : i1
    }
    return %arg0 : memref<1000000xi32, strided<[?], offset: ?>>
  }
}

