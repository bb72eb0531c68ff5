memref.global "private" @g0 : memref<i32, 1>
func.func @f0(%v0: memref<4xi32, 1>, %v1: memref<i32, 2>, %v2: memref<4xi32, 1>) -> (memref<4xi32, 1>, memref<i32, 2>) {
  %v3 = memref.cast %v0 : memref<4xi32, 1> to memref<4xi32, 1>
  %v4 = memref.memory_space_cast %v0 : memref<4xi32, 1> to memref<4xi32, 2>
  %v5 = arith.constant 9 : index
  %v6 = memref.alloc(%v5) : memref<4x?x4xf64>
  %v7 = arith.constant 11 : index
  memref.copy %v2, %v3 : memref<4xi32, 1> to memref<4xi32, 1>
  %v8 = arith.constant 5.0 : f32
  %v9 = memref.alloc() : memref<i32, 2>
  %v10 = arith.constant 1 : index
  %v11 = memref.load %v3[%v10] : memref<4xi32, 1>
  %v12 = memref.alloc() : memref<i32, 2>
  %v13 = memref.alloc() : memref<i32, 2>
  %v14 = arith.andi %v10, %v7 : index
  memref.copy %v12, %v13 : memref<i32, 2> to memref<i32, 2>
  %v15 = memref.alloca() : memref<4xi32, 1>
  %v16 = arith.constant true
  %v17 = arith.extui %v16 : i1 to i32
  %v18 = memref.alloc() : memref<i32, 2>
  return %v0, %v1 : memref<4xi32, 1>, memref<i32, 2>
}
