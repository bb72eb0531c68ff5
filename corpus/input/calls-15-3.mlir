func.func @f0(%v0: i1, %v1: index) {
  %v2 = arith.constant false
  %v3 = memref.alloc() : memref<2xi32>
  %v4 = arith.constant 2 : index
  %v5 = memref.alloc() : memref<8xf32>
  %v6:2 = func.call @f2(%v2, %v1, %v3, %v4, %v5) : (i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>)
  %v7 = arith.constant 8 : i32
  %v8 = arith.andi %v7, %v7 : i32
  %v9 = memref.alloc() : memref<2xi32>
  %v10 = arith.constant 1 : index
  %v11 = memref.load %v9[%v10] : memref<2xi32>
  %v12 = memref.alloc() : memref<8xf32>
  memref.copy %v5, %v12 : memref<8xf32> to memref<8xf32>
  %v13 = arith.constant 0 : i64
  %v14 = arith.muli %v13, %v13 : i64
  %v15 = memref.alloc() : memref<2xi32>
  return
}
func.func @f1(%v0: i1, %v1: memref<2xi32>) -> (memref<8xf32>) {
  %v2 = arith.constant 6 : index
  %v3 = memref.load %v1[%v2] : memref<2xi32>
  func.call @f0(%v0, %v2) : (i1, index) -> ()
  call @f0(%v0, %v2) : (i1, index) -> ()
  %v4 = arith.constant 1 : index
  memref.store %v3, %v1[%v4] : memref<2xi32>
  %v5 = arith.constant 0 : index
  %v6 = memref.load %v1[%v5] : memref<2xi32>
  memref.store %v6, %v1[%v2] : memref<2xi32>
  %v7 = call @f1(%v0, %v1) : (i1, memref<2xi32>) -> (memref<8xf32>)
  return %v7 : memref<8xf32>
}
func.func private @f2(i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>)
