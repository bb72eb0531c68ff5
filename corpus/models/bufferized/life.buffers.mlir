module {
  func.func private @neighbours(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> i8 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0_i8 = arith.constant 0 : i8
    %dim = memref.dim %arg0, %c0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
    %0 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %c0_i8) -> (i8) {
      %1 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %arg4) -> (i8) {
        %2 = arith.addi %arg1, %arg3 : index
        %3 = arith.addi %arg2, %arg5 : index
        %4 = arith.remui %2, %dim : index
        %5 = arith.remui %3, %dim_0 : index
        %6 = memref.load %arg0[%4, %5] : memref<?x?xi8, strided<[?, ?], offset: ?>>
        %7 = arith.addi %arg6, %6 : i8
        scf.yield %7 : i8
      }
      scf.yield %1 : i8
    }
    return %0 : i8
  }
  func.func @life(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>, %arg1: index) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3_i8 = arith.constant 3 : i8
    %c4_i8 = arith.constant 4 : i8
    %dim = memref.dim %arg0, %c0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
    %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (memref<?x?xi8, strided<[?, ?], offset: ?>>) {
      %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xi8>
      linalg.map outs(%alloc : memref<?x?xi8>)
        (%init: i8) {
          %1 = linalg.index 0 : index
          %2 = linalg.index 1 : index
          %3 = func.call @neighbours(%arg3, %1, %2) : (memref<?x?xi8, strided<[?, ?], offset: ?>>, index, index) -> i8
          %4 = arith.cmpi eq, %3, %c3_i8 : i8
          %5 = arith.cmpi eq, %3, %c4_i8 : i8
          %6 = memref.load %arg3[%1, %2] : memref<?x?xi8, strided<[?, ?], offset: ?>>
          %7 = arith.extui %4 : i1 to i8
          %8 = arith.select %5, %6, %7 : i8
          linalg.yield %8 : i8
        }
      %cast = memref.cast %alloc : memref<?x?xi8> to memref<?x?xi8, strided<[?, ?], offset: ?>>
      scf.yield %cast : memref<?x?xi8, strided<[?, ?], offset: ?>>
    }
    return %0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  }
}

