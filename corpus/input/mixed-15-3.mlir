memref.global "private" @g0 : memref<4xindex>
func.func @f0(%v0: i1, %v1: index, %v2: memref<?x8xf32, strided<[?, ?], offset: ?>>) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 3 : index
  %v5 = memref.load %v2[%v3, %v4] : memref<?x8xf32, strided<[?, ?], offset: ?>>
  %v6 = arith.select %v0, %v2, %v2 : memref<?x8xf32, strided<[?, ?], offset: ?>>
  %v7 = memref.alloc() : memref<4xf64>
  func.call @f1(%v7, %v6) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
  func.call @f1(%v7, %v6) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
  %v8 = memref.alloca() : memref<8xi64>
  scf.forall (%v9) in (%v1) {
  }
  call @f1(%v7, %v6) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
  %v10 = arith.constant 1 : index
  %v11 = arith.constant 2 : index
  scf.parallel (%v12, %v13) = (%v1, %v4) to (%v4, %v3) step (%v10, %v11) {
  }
  %v14 = arith.constant 5 : index
  func.call @f0(%v0, %v14, %v6) : (i1, index, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
  %v15 = memref.subview %v8[%v1] [4] [2] : memref<8xi64> to memref<4xi64, strided<[2], offset: ?>>
  %v16 = arith.constant 1 : index
  scf.for %v17 = %v14 to %v10 step %v16 {
    scf.index_switch %v17
    default {
      scf.yield
    }
    %v18 = arith.constant 0 : index
    %v19 = arith.constant 9 : index
    %v20 = memref.load %v6[%v18, %v19] : memref<?x8xf32, strided<[?, ?], offset: ?>>
  }
  %v21 = memref.get_global @g0 : memref<4xindex>
  %v22 = memref.expand_shape %v21 [[0, 1]] output_shape [2, 2] : memref<4xindex> into memref<2x2xindex>
  %v23 = memref.alloc() : memref<2x2xindex>
  memref.copy %v22, %v23 : memref<2x2xindex> to memref<2x2xindex>
  %v24 = arith.constant 0 : index
  %v25 = memref.dim %v7, %v24 : memref<4xf64>
  return
}
func.func private @f1(memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>)
