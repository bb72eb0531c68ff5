func.func @f0(%v0: i1, %v1: index) -> (memref<?xi1>, i1) {
  %v2 = memref.alloc() : memref<i1>
  cf.cond_br %v0, ^bb1, ^bb1
^bb1:
  %v3 = arith.constant 8 : i32
  %v4 = arith.index_cast %v3 : i32 to index
  %v5 = arith.constant 9 : index
  %v6 = memref.alloc(%v1, %v5) : memref<?x?x4xi32>
  %v7 = arith.extsi %v3 : i32 to i64
  %v8 = memref.alloc(%v4) : memref<?xi1>
  return %v8, %v0 : memref<?xi1>, i1
}
func.func private @f1(%v0: i1, %v1: index) -> (memref<?xi1>) {
  %v2 = memref.alloca(%v1) : memref<?xi1>
  %v3 = memref.alloca() : memref<i1>
  cf.cond_br %v0, ^bb1(%v2 : memref<?xi1>), ^bb1(%v2 : memref<?xi1>)
^bb1(%v4: memref<?xi1>):
  %v5 = memref.alloc() : memref<4x2xi1>
  %v6 = memref.alloc(%v1) : memref<?xi1>
  %v7 = memref.load %v4[%v1] : memref<?xi1>
  return %v4 : memref<?xi1>
}
