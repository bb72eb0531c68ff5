module {
  memref.global "private" constant @g0 : memref<2xi32> = dense<7>
  func.func @f0(%arg0: i1) -> memref<?x?xi1> {
    %c2_i32 = arith.constant 2 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = memref.get_global @g0 : memref<2xi32>
    memref.store %c2_i32, %0[%c0] : memref<2xi32>
    memref.store %c2_i32, %0[%c1] : memref<2xi32>
    %alloc = memref.alloc() : memref<5x6xi1>
    %cast = memref.cast %alloc : memref<5x6xi1> to memref<?x?xi1>
    return %cast : memref<?x?xi1>
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<?xi1>, %arg4: memref<?x?xi1>) {
    %0 = call @f0(%arg2) : (i1) -> memref<?x?xi1>
    %1 = call @f0(%arg0) : (i1) -> memref<?x?xi1>
    return
  }
}

