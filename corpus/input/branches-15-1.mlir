func.func @f0(%v0: i1, %v1: index, %v2: memref<4x2xf32>, %v3: memref<8xf32>) -> (i64) {
  %v4 = memref.alloc() : memref<8x4xf64>
  cf.cond_br %v0, ^bb1(%v4 : memref<8x4xf64>), ^bb1(%v4 : memref<8x4xf64>)
^bb1(%v5: memref<8x4xf64>):
  %v6 = memref.alloc() : memref<4x2xf32>
  %v7 = arith.select %v0, %v2, %v6 : memref<4x2xf32>
  %v8 = arith.constant 9 : i32
  %v9 = arith.index_cast %v8 : i32 to index
  %v10 = arith.constant 1.0 : f32
  %v11 = arith.maximumf %v10, %v10 : f32
  %v12 = arith.constant 5 : index
  %v13 = memref.alloca(%v12) : memref<2x?xi1>
  memref.copy %v6, %v2 : memref<4x2xf32> to memref<4x2xf32>
  %v14 = arith.constant 6 : i64
  return %v14 : i64
}
func.func @f1(%v0: i1, %v1: index, %v2: memref<8xf32>, %v3: memref<8x4xf64>, %v4: memref<4x2xf32>) {
  cf.cond_br %v0, ^bb1, ^bb1
^bb1:
  %v5 = arith.constant 0.0 : f32
  %v6 = arith.constant 1 : index
  memref.store %v5, %v4[%v1, %v6] : memref<4x2xf32>
  %v7 = arith.extui %v0 : i1 to i32
  %v8 = memref.alloc() : memref<8x4xf64>
  memref.copy %v3, %v8 : memref<8x4xf64> to memref<8x4xf64>
  %v9 = memref.alloca() : memref<8xf32>
  return
}
