func.func @f0(%v0: i1, %v1: index, %v2: memref<?xf64>) {
  %v3 = memref.alloc() : memref<8xindex>
  %v4 = memref.alloc(%v1) : memref<?x4xf32>
  %v5 = memref.alloc(%v1) : memref<?x4xf32>
  cf.cond_br %v0, ^bb1(%v4, %v2 : memref<?x4xf32>, memref<?xf64>), ^bb1(%v5, %v2 : memref<?x4xf32>, memref<?xf64>)
^bb1(%v6: memref<?x4xf32>, %v7: memref<?xf64>):
  return
}
func.func @f1(%v0: i1, %v1: index) -> (memref<4xi64>, memref<4xi64>) {
  %v2 = arith.constant 9.0 : f32
  %v3 = arith.select %v0, %v2, %v2 : f32
  %v4 = memref.alloc(%v1) : memref<?xf64>
  %v5 = arith.constant 5 : index
  %v6 = memref.alloc(%v5) : memref<?x4xf32>
  %v7 = memref.alloc() : memref<4xi64>
  cf.cond_br %v0, ^bb1(%v6, %v7 : memref<?x4xf32>, memref<4xi64>), ^bb1(%v6, %v7 : memref<?x4xf32>, memref<4xi64>)
^bb1(%v8: memref<?x4xf32>, %v9: memref<4xi64>):
  %v10 = call @f3(%v0, %v2, %v4) : (i1, f32, memref<?xf64>) -> (memref<?xf64>)
  return %v9, %v9 : memref<4xi64>, memref<4xi64>
}
func.func private @f2(%v0: i1) -> (memref<?xf64>, memref<?xf64>) {
  %v1 = arith.constant 0 : i32
  %v2 = arith.subi %v1, %v1 : i32
  %v3 = arith.constant 9 : index
  %v4 = memref.alloc(%v3) : memref<?xf64>
  %v5 = memref.alloc() : memref<4xi64>
  return %v4, %v4 : memref<?xf64>, memref<?xf64>
}
func.func @f3(%v0: i1, %v1: f32, %v2: memref<?xf64>) -> (memref<?xf64>) {
  cf.cond_br %v0, ^bb1(%v2, %v2 : memref<?xf64>, memref<?xf64>), ^bb1(%v2, %v2 : memref<?xf64>, memref<?xf64>)
^bb1(%v3: memref<?xf64>, %v4: memref<?xf64>):
  %v5 = arith.constant 4 : index
  %v6:2 = func.call @f1(%v0, %v5) : (i1, index) -> (memref<4xi64>, memref<4xi64>)
  return %v4 : memref<?xf64>
}
