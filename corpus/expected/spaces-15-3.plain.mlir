module {
  memref.global "private" constant @g0 : memref<2xi32> = dense<7>
  func.func @f0(%arg0: i1) -> memref<?x?xi1> {
    %alloc = memref.alloc() : memref<4xf32, 1>
    %0 = memref.get_global @g0 : memref<2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %arg0) -> (i1) {
      %alloc_4 = memref.alloc(%arg1, %arg1) : memref<?x?xi1>
      scf.yield %arg0 : i1
    }
    %c2_i32 = arith.constant 2 : i32
    %c0_0 = arith.constant 0 : index
    memref.store %c2_i32, %0[%c0_0] : memref<2xi32>
    %c1_1 = arith.constant 1 : index
    memref.store %c2_i32, %0[%c1_1] : memref<2xi32>
    %memspacecast = memref.memory_space_cast %0 : memref<2xi32> to memref<2xi32, 1>
    %c8 = arith.constant 8 : index
    %alloc_2 = memref.alloc(%c8) : memref<?xi1>
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %alloc_3 = memref.alloc(%c5, %c6) : memref<?x?xi1>
    return %alloc_3 : memref<?x?xi1>
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<?xi1>, %arg4: memref<?x?xi1>) {
    %0 = call @f0(%arg2) : (i1) -> memref<?x?xi1>
    %1 = call @f0(%arg0) : (i1) -> memref<?x?xi1>
    %alloc = memref.alloc(%arg1) : memref<?xi1>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.maximumf %cst, %cst : f32
    %alloc_0 = memref.alloc(%arg1) : memref<?xi1>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xi1>
    %c0_1 = arith.constant 0 : index
    %3 = memref.load %alloc_0[%c0_1] : memref<?xi1>
    return
  }
}

