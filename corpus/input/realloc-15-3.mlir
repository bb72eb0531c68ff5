func.func @f0(%v0: i1, %v1: index) -> (memref<8x?xi1>, i32) {
  %v2 = arith.constant 12.0 : f32
  %v3 = arith.constant true
  %v4 = arith.constant 5 : index
  %v5 = memref.alloc(%v4) : memref<2x?xindex>
  %v6 = arith.constant 1 : index
  %v7 = arith.constant 0 : index
  %v8 = memref.load %v5[%v6, %v7] : memref<2x?xindex>
  %v9 = memref.alloc(%v8) : memref<8x?xi1>
  scf.if %v0 {
    %v10 = arith.constant 6 : index
    %v11 = memref.alloc(%v10) {alignment = 64 : i64} : memref<?xf32>
  } else {
  }
  %v12:2 = func.call @f0(%v3, %v8) : (i1, index) -> (memref<8x?xi1>, i32)
  return %v9, %v12#1 : memref<8x?xi1>, i32
}
func.func private @f1(%v0: i1, %v1: index, %v2: memref<8x?xi1>, %v3: index, %v4: f32) -> (index, memref<8x?xi1>) {
  %v5 = memref.alloc(%v1) : memref<8x?xi1>
  %v6 = memref.alloc() : memref<8xi64>
  %v7 = memref.realloc %v6(%v3) : memref<8xi64> to memref<?xi64>
  %v8 = memref.realloc %v7 : memref<?xi64> to memref<16xi64>
  %v9 = memref.cast %v8 : memref<16xi64> to memref<?xi64>
  %v10 = memref.cast %v9 : memref<?xi64> to memref<4xi64>
  %v11 = memref.realloc %v8(%v1) : memref<16xi64> to memref<?xi64>
  %v12 = arith.constant 5 : index
  %v13 = memref.alloca(%v12) : memref<8x?xi1>
  %v14 = arith.constant 3 : index
  %v15 = arith.constant 9 : index
  %v16 = memref.alloc(%v15) {alignment = 64 : i64} : memref<8x?xi1>
  return %v14, %v16 : index, memref<8x?xi1>
}
