func.func @f0(%v0: i1) {
  %v1 = memref.alloc() : memref<2x4xi1>
  %v2 = memref.alloc() : memref<2xi32>
  %v3 = memref.alloc() : memref<2xi32>
  cf.cond_br %v0, ^bb1(%v2, %v2 : memref<2xi32>, memref<2xi32>), ^bb1(%v3, %v2 : memref<2xi32>, memref<2xi32>)
^bb1(%v4: memref<2xi32>, %v5: memref<2xi32>):
  %v6 = arith.constant 1 : index
  %v7 = arith.constant 2 : index
  memref.store %v0, %v1[%v6, %v7] : memref<2x4xi1>
  %v8 = arith.constant 0 : index
  %v9 = memref.load %v5[%v8] : memref<2xi32>
  memref.copy %v4, %v5 : memref<2xi32> to memref<2xi32>
  %v10 = memref.alloc() : memref<2xi32>
  memref.copy %v10, %v4 : memref<2xi32> to memref<2xi32>
  %v11 = memref.alloc() : memref<2xi32>
  memref.copy %v4, %v11 : memref<2xi32> to memref<2xi32>
  return
}
func.func private @f1(%v0: i1, %v1: index, %v2: i32) -> (memref<2xi32>, memref<?xf64>) {
  %v3 = arith.constant true
  %v4 = memref.alloc() : memref<2xi32>
  %v5 = memref.alloca() : memref<2xi32>
  %v6 = memref.alloc() : memref<2xi32>
  memref.copy %v4, %v6 : memref<2xi32> to memref<2xi32>
  %v7 = arith.constant false
  %v8 = arith.select %v0, %v3, %v7 : i1
  cf.switch %v2 : i32, [
    default: ^bb1,
    1: ^bb1,
    3: ^bb1
  ]
^bb1:
  %v9 = arith.constant 9 : index
  %v10 = memref.alloc(%v9) : memref<?xf64>
  %v11 = memref.cast %v5 : memref<2xi32> to memref<2xi32>
  return %v11, %v10 : memref<2xi32>, memref<?xf64>
}
