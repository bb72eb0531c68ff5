memref.global "private" constant @g0 : memref<2xi32> = dense<7>
func.func @f0(%v0: i1) -> (memref<?x?xi1>) {
  %v1 = memref.alloc() : memref<4xf32, 1>
  %v2 = memref.get_global @g0 : memref<2xi32>
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 1 : index
  %v5 = scf.for %v6 = %v3 to %v3 step %v4 iter_args(%v7 = %v0) -> (i1) {
    %v8 = memref.alloc(%v6, %v6) : memref<?x?xi1>
    scf.yield %v0 : i1
  }
  %v9 = arith.constant 2 : i32
  %v10 = arith.constant 0 : index
  memref.store %v9, %v2[%v10] : memref<2xi32>
  %v11 = arith.constant 1 : index
  memref.store %v9, %v2[%v11] : memref<2xi32>
  %v12 = memref.memory_space_cast %v2 : memref<2xi32> to memref<2xi32, 1>
  %v13 = arith.constant 8 : index
  %v14 = memref.alloc(%v13) : memref<?xi1>
  %v15 = arith.constant 5 : index
  %v16 = arith.constant 6 : index
  %v17 = memref.alloc(%v15, %v16) : memref<?x?xi1>
  return %v17 : memref<?x?xi1>
}
func.func private @f1(%v0: i1, %v1: index, %v2: i1, %v3: memref<?xi1>, %v4: memref<?x?xi1>) {
  %v5 = call @f0(%v2) : (i1) -> (memref<?x?xi1>)
  %v6 = func.call @f0(%v0) : (i1) -> (memref<?x?xi1>)
  %v7 = memref.alloc(%v1) : memref<?xi1>
  %v8 = arith.constant 0.0 : f32
  %v9 = arith.maximumf %v8, %v8 : f32
  %v10 = memref.alloc(%v1) : memref<?xi1>
  %v11 = arith.constant 0 : index
  %v12 = memref.dim %v7, %v11 : memref<?xi1>
  %v13 = arith.constant 0 : index
  %v14 = memref.load %v10[%v13] : memref<?xi1>
  return
}
