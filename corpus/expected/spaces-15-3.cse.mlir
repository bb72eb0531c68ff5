module {
  memref.global "private" constant @g0 : memref<2xi32> = dense<7>
  func.func @f0(%arg0: i1) -> memref<?x?xi1> {
    %0 = memref.get_global @g0 : memref<2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2_i32 = arith.constant 2 : i32
    memref.store %c2_i32, %0[%c0] : memref<2xi32>
    memref.store %c2_i32, %0[%c1] : memref<2xi32>
    %c8 = arith.constant 8 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%c5, %c6) : memref<?x?xi1>
    return %alloc : memref<?x?xi1>
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<?xi1>, %arg4: memref<?x?xi1>) {
    %0 = call @f0(%arg2) : (i1) -> memref<?x?xi1>
    %1 = call @f0(%arg0) : (i1) -> memref<?x?xi1>
    %alloc = memref.alloc(%arg1) : memref<?xi1>
    %cst = arith.constant 0.000000e+00 : f32
    %alloc_0 = memref.alloc(%arg1) : memref<?xi1>
    %c0 = arith.constant 0 : index
    return
  }
}

