func.func @f0(%v0: i1, %v1: memref<4x?xf64>, %v2: memref<?xf64>, %v3: memref<?xf64>) -> (i64) {
  %v4 = func.call @f3(%v0, %v1) : (i1, memref<4x?xf64>) -> (memref<4x?xf64>)
  %v5 = arith.constant 8.0 : f32
  %v6 = func.call @f4(%v0, %v5) : (i1, f32) -> (f32)
  %v7 = func.constant @f3 : (i1, memref<4x?xf64>) -> (memref<4x?xf64>)
  %v8 = arith.constant true
  %v9 = func.call_indirect %v7(%v8, %v1) : (i1, memref<4x?xf64>) -> (memref<4x?xf64>)
  %v10 = arith.constant 2 : i64
  return %v10 : i64
}
func.func @f1(%v0: i1, %v1: index, %v2: memref<?xf64>) -> (memref<?xf64>) {
  %v3 = memref.alloca(%v1) : memref<4x?xf64>
  %v4 = memref.cast %v2 : memref<?xf64> to memref<?xf64>
  cf.cond_br %v0, ^bb1(%v4 : memref<?xf64>), ^bb1(%v2 : memref<?xf64>)
^bb1(%v5: memref<?xf64>):
  return %v5 : memref<?xf64>
}
func.func @f2(%v0: i1, %v1: index) {
  %v2 = arith.constant 4.0 : f32
  %v3 = arith.cmpf oeq, %v2, %v2 : f32
  %v4 = arith.constant false
  %v5 = func.call @f4(%v4, %v2) : (i1, f32) -> (f32)
  cf.cond_br %v0, ^bb1, ^bb1
^bb1:
  return
}
func.func @f3(%v0: i1, %v1: memref<4x?xf64>) -> (memref<4x?xf64>) {
  %v2 = arith.constant 4.0 : f32
  %v3 = call @f4(%v0, %v2) : (i1, f32) -> (f32)
  %v4 = memref.cast %v1 : memref<4x?xf64> to memref<4x?xf64>
  %v5 = arith.constant 7 : index
  %v6 = memref.alloc(%v5) : memref<?xf64>
  return %v4 : memref<4x?xf64>
}
func.func @f4(%v0: i1, %v1: f32) -> (f32) {
  %v2 = arith.constant 5 : index
  %v3 = arith.constant 7 : index
  %v4 = memref.alloc(%v3) : memref<?xf64>
  %v5 = call @f1(%v0, %v2, %v4) : (i1, index, memref<?xf64>) -> (memref<?xf64>)
  %v6 = arith.select %v0, %v4, %v5 : memref<?xf64>
  %v7 = arith.constant 2.0 : f64
  %v8 = arith.constant 0 : index
  memref.store %v7, %v4[%v8] : memref<?xf64>
  return %v1 : f32
}
