module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x?xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 4.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg1) : memref<4x?xf32>
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %c2 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (memref<4x?xf32>, memref<4x?xf32>) {
      scf.yield %alloc, %alloc : memref<4x?xf32>, memref<4x?xf32>
    }
    %1:2 = scf.for %arg3 = %c1 to %c2 step %c1 iter_args(%arg4 = %alloc, %arg5 = %cst) -> (memref<4x?xf32>, f32) {
      memref.store %arg5, %0#1[%c0, %c0] : memref<4x?xf32>
      scf.yield %alloc, %cst : memref<4x?xf32>, f32
    }
    return
  }
}

