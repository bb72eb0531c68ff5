module {
  func.func @bubble(%arg0: memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
    scf.for %arg1 = %c0 to %dim step %c1 {
      %0 = arith.subi %dim, %arg1 : index
      %1 = arith.subi %0, %c1 : index
      scf.for %arg2 = %c0 to %1 step %c1 {
        %2 = arith.addi %arg2, %c1 : index
        %3 = memref.load %arg0[%arg2] : memref<?xi32, strided<[?], offset: ?>>
        %4 = memref.load %arg0[%2] : memref<?xi32, strided<[?], offset: ?>>
        %5 = arith.cmpi sgt, %3, %4 : i32
        scf.if %5 {
          memref.store %4, %arg0[%arg2] : memref<?xi32, strided<[?], offset: ?>>
          memref.store %3, %arg0[%2] : memref<?xi32, strided<[?], offset: ?>>
        }
      }
    }
    return %arg0 : memref<?xi32, strided<[?], offset: ?>>
  }
  func.func @merge(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32> {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi32, strided<[?], offset: ?>>
    %0 = arith.addi %dim, %dim_0 : index
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
    %1:2 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %c0, %arg4 = %c0) -> (index, index) {
      %2 = arith.cmpi ult, %arg3, %dim : index
      %3:2 = scf.if %2 -> (index, index) {
        %4 = arith.cmpi ult, %arg4, %dim_0 : index
        %5 = memref.load %arg0[%arg3] : memref<?xi32, strided<[?], offset: ?>>
        %6 = scf.if %4 -> (i1) {
          %8 = memref.load %arg1[%arg4] : memref<?xi32, strided<[?], offset: ?>>
          %9 = arith.cmpi sle, %5, %8 : i32
          scf.yield %9 : i1
        } else {
          scf.yield %true : i1
        }
        %7:2 = scf.if %6 -> (index, index) {
          %8 = arith.addi %arg3, %c1 : index
          memref.store %5, %alloc[%arg2] : memref<?xi32>
          scf.yield %8, %arg4 : index, index
        } else {
          %8 = arith.addi %arg4, %c1 : index
          %9 = memref.load %arg1[%arg4] : memref<?xi32, strided<[?], offset: ?>>
          memref.store %9, %alloc[%arg2] : memref<?xi32>
          scf.yield %arg3, %8 : index, index
        }
        scf.yield %7#0, %7#1 : index, index
      } else {
        %4 = arith.addi %arg4, %c1 : index
        %5 = memref.load %arg1[%arg4] : memref<?xi32, strided<[?], offset: ?>>
        memref.store %5, %alloc[%arg2] : memref<?xi32>
        scf.yield %arg3, %4 : index, index
      }
      scf.yield %3#0, %3#1 : index, index
    }
    return %alloc : memref<?xi32>
  }
}

