module {
  func.func @bfs(%arg0: memref<4096x4096xi1, strided<[?, ?], offset: ?>>, %arg1: index) -> memref<4096xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4096 = arith.constant 4096 : index
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4096xi32>
    linalg.fill ins(%c-1_i32 : i32) outs(%alloc : memref<4096xi32>)
    memref.store %c0_i32, %alloc[%arg1] : memref<4096xi32>
    %0 = scf.while (%arg2 = %c0_i32, %arg3 = %true) : (i32, i1) -> i32 {
      scf.condition(%arg3) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.addi %arg2, %c1_i32 : i32
      %2 = scf.for %arg3 = %c0 to %c4096 step %c1 iter_args(%arg4 = %false) -> (i1) {
        %3 = scf.for %arg5 = %c0 to %c4096 step %c1 iter_args(%arg6 = %arg4) -> (i1) {
          %4 = memref.load %arg0[%arg3, %arg5] : memref<4096x4096xi1, strided<[?, ?], offset: ?>>
          %5 = memref.load %alloc[%arg3] : memref<4096xi32>
          %6 = memref.load %alloc[%arg5] : memref<4096xi32>
          %7 = arith.cmpi eq, %5, %arg2 : i32
          %8 = arith.cmpi eq, %6, %c-1_i32 : i32
          %9 = arith.andi %4, %7 : i1
          %10 = arith.andi %9, %8 : i1
          %11 = arith.select %10, %1, %6 : i32
          memref.store %11, %alloc[%arg5] : memref<4096xi32>
          %12 = arith.ori %arg6, %10 : i1
          scf.yield %12 : i1
        }
        scf.yield %3 : i1
      }
      scf.yield %1, %2 : i32, i1
    }
    return %alloc : memref<4096xi32>
  }
}

