module {
  memref.global "private" @g0 : memref<4xindex, 2>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<?xf32, 2>) {
    %true = arith.constant true
    %c128 = arith.constant 128 : index
    %alloc = memref.alloc() : memref<f32, 1>
    %alloc_0 = memref.alloc(%arg1) : memref<2x?xindex, 2>
    call @f1(%true, %c128, %alloc_0, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
    %alloc_1 = memref.alloc() : memref<f32, 1>
    memref.copy %alloc, %alloc_1 : memref<f32, 1> to memref<f32, 1>
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<2x?xindex, 2>, %arg3: memref<?xf32, 2>) {
    %true = arith.constant true
    %c6 = arith.constant 6 : index
    %cst = arith.constant 9.000000e+00 : f32
    %c236 = arith.constant 236 : index
    %0:2 = scf.while (%arg4 = %cst) : (f32) -> (memref<2x?xindex, 2>, memref<2x?xindex, 2>) {
      scf.condition(%arg0) %arg2, %arg2 : memref<2x?xindex, 2>, memref<2x?xindex, 2>
    } do {
    ^bb0(%arg4: memref<2x?xindex, 2>, %arg5: memref<2x?xindex, 2>):
      %alloc_0 = memref.alloc(%c6) : memref<2x?xindex, 2>
      func.call @f1(%arg0, %arg1, %alloc_0, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
      scf.yield %cst : f32
    }
    %alloc = memref.alloc(%arg1) : memref<?xf32, 2>
    call @f0(%true, %arg1, %c236, %alloc) : (i1, index, index, memref<?xf32, 2>) -> ()
    return
  }
}

