memref.global @g0 : memref<2xi32> = uninitialized
func.func @f0(%v0: i1, %v1: memref<?x8xf64>, %v2: index) {
  %v3 = arith.constant 4 : index
  %v4 = memref.alloc(%v2, %v3) : memref<?x?xf64>
  %v5 = memref.get_global @g0 : memref<2xi32>
  %v6 = memref.alloc(%v2) : memref<?x8xf32>
  %v7 = arith.constant 6 : index
  %v8 = arith.constant 5 : index
  %v9 = memref.alloc(%v7, %v8) : memref<?x4x?xi32>
  func.call @f1(%v0, %v2, %v6, %v9) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
  %v10 = scf.if %v0 -> (memref<?x4x?xi32>) {
    %v11 = arith.constant 7 : index
    %v12 = memref.alloc(%v11) : memref<?x8xf64>
    %v13 = arith.constant 0 : index
    %v14 = memref.dim %v6, %v13 : memref<?x8xf32>
    scf.yield %v9 : memref<?x4x?xi32>
  } else {
    %v15:2 = scf.if %v0 -> (memref<?x4x?xi32>, f32) {
      %v16 = memref.collapse_shape %v6 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
      %v17 = arith.constant 7.0 : f32
      scf.yield %v9, %v17 : memref<?x4x?xi32>, f32
    } else {
      %v18 = arith.constant 1.0 : f32
      scf.yield %v9, %v18 : memref<?x4x?xi32>, f32
    }
    %v19 = scf.execute_region -> (memref<?x8xf32>) {
      %v20 = bufferization.clone %v15#0 : memref<?x4x?xi32> to memref<?x4x?xi32>
      %v21 = memref.collapse_shape %v9 [[0], [1, 2]] : memref<?x4x?xi32> into memref<?x?xi32>
      scf.yield %v6 : memref<?x8xf32>
    }
    %v22:2 = func.call @f2(%v2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
    scf.yield %v9 : memref<?x4x?xi32>
  }
  %v23 = arith.constant 9 : index
  %v24 = memref.alloc(%v2, %v23) : memref<8x?x?xf64>
  return
}
func.func private @f1(%v0: i1, %v1: index, %v2: memref<?x8xf32>, %v3: memref<?x4x?xi32>) {
  %v4 = arith.constant 1 : index
  %v5 = memref.alloc(%v1, %v1) : memref<8x?x?xf64>
  %v6 = scf.for %v7 = %v1 to %v1 step %v4 iter_args(%v8 = %v5) -> (memref<8x?x?xf64>) {
    %v9 = arith.constant 4 : index
    %v10 = memref.alloca(%v7, %v9) : memref<8x?x?xf64>
    %v11 = memref.expand_shape %v10 [[0], [1], [2, 3]] output_shape [8, %v1, %v7, 2] : memref<8x?x?xf64> into memref<8x?x?x2xf64>
    scf.if %v0 {
      %v12 = arith.constant 0 : index
      %v13 = arith.constant 1 : index
      %v14 = memref.load %v8[%v4, %v12, %v13] : memref<8x?x?xf64>
      %v15 = memref.alloc(%v1, %v1) : memref<?x4x?xi32>
    } else {
    }
    scf.yield %v8 : memref<8x?x?xf64>
  }
  %v16 = memref.alloc(%v1) : memref<?x8xf64>
  func.call @f0(%v0, %v16, %v4) : (i1, memref<?x8xf64>, index) -> ()
  %v17 = arith.constant 8 : i32
  cf.br ^bb1(%v4, %v17 : index, i32)
^bb1(%v18: index, %v19: i32):
  %v20 = memref.alloc(%v18, %v18) : memref<?x4x?xi32>
  %v21 = arith.constant 5 : index
  %v22:2 = scf.while (%v23 = %v18, %v24 = %v21) : (index, index) -> (index, index) {
    %v25 = arith.constant 3.0 : f32
    %v26 = arith.select %v0, %v25, %v25 : f32
    %v27:2 = scf.while (%v28 = %v20, %v29 = %v16) : (memref<?x4x?xi32>, memref<?x8xf64>) -> (memref<?x4x?xi32>, memref<?x8xf64>) {
      %v30 = bufferization.clone %v29 : memref<?x8xf64> to memref<?x8xf64>
      %v31 = arith.constant 5 : index
      %v32 = memref.alloc(%v31) : memref<?x8xf64>
      scf.condition(%v0) %v3, %v32 : memref<?x4x?xi32>, memref<?x8xf64>
    } do {
    ^bb0(%v33: memref<?x4x?xi32>, %v34: memref<?x8xf64>):
      %v35 = bufferization.clone %v16 : memref<?x8xf64> to memref<?x8xf64>
      %v36 = memref.alloc(%v18, %v18) : memref<?x4x?xi32>
      scf.yield %v36, %v35 : memref<?x4x?xi32>, memref<?x8xf64>
    }
    %v37 = memref.alloc(%v1, %v18) : memref<8x?x?xf64>
    scf.condition(%v0) %v24, %v24 : index, index
  } do {
  ^bb0(%v38: index, %v39: index):
    %v40:2 = func.call @f2(%v39) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
    %v41 = arith.constant 9 : index
    scf.yield %v41, %v41 : index, index
  }
  %v42 = arith.constant 1 : index
  %v43 = scf.for %v44 = %v22#1 to %v18 step %v42 iter_args(%v45 = %v2) -> (memref<?x8xf32>) {
    %v46 = arith.constant 7.0 : f32
    %v47 = arith.select %v0, %v46, %v46 : f32
    %v48 = memref.reinterpret_cast %v3 to offset: [0], sizes: [1, %v18], strides: [%v22#1, 1] : memref<?x4x?xi32> to memref<1x?xi32, strided<[?, 1]>>
    scf.yield %v45 : memref<?x8xf32>
  }
  return
}
func.func private @f2(%v0: index) -> (memref<?x8xf64>, memref<?x8xf64>) {
  %v1 = arith.constant 2 : index
  %v2 = memref.alloc(%v0) : memref<?x8xf64>
  %v3 = arith.constant 0.0 : f32
  %v4:2 = scf.for %v5 = %v0 to %v0 step %v1 iter_args(%v6 = %v2, %v7 = %v3) -> (memref<?x8xf64>, f32) {
    %v8 = arith.constant false
    %v9 = arith.constant 7 : index
    %v10 = memref.alloc(%v9) : memref<?x8xf32>
    %v11 = arith.constant 9 : index
    %v12 = arith.constant 7 : index
    %v13 = memref.alloc(%v11, %v12) : memref<?x4x?xi32>
    func.call @f1(%v8, %v0, %v10, %v13) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    %v14 = arith.constant 9 : index
    %v15 = memref.alloc(%v14) : memref<?x8xf32>
    scf.yield %v6, %v7 : memref<?x8xf64>, f32
  }
  %v16 = arith.constant 6 : i64
  %v17 = arith.constant false
  %v18 = arith.select %v17, %v16, %v16 : i64
  %v19 = memref.get_global @g0 : memref<2xi32>
  %v20:2 = scf.while : () -> (memref<?x8xf64>, memref<?x4x?xi32>) {
    %v21 = arith.constant 2 : index
    %v22 = arith.constant 9 : index
    %v23 = memref.alloc(%v0, %v22) : memref<?x4x?xi32>
    %v24 = scf.for %v25 = %v0 to %v1 step %v21 iter_args(%v26 = %v23) -> (memref<?x4x?xi32>) {
      %v27 = memref.alloc(%v0) : memref<?x8xf32>
      func.call @f1(%v17, %v21, %v27, %v26) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
      %v28 = arith.xori %v17, %v17 : i1
      scf.yield %v23 : memref<?x4x?xi32>
    }
    scf.condition(%v17) %v4#0, %v24 : memref<?x8xf64>, memref<?x4x?xi32>
  } do {
  ^bb0(%v29: memref<?x8xf64>, %v30: memref<?x4x?xi32>):
    %v31 = memref.get_global @g0 : memref<2xi32>
    %v32 = memref.alloc() : memref<4xi1>
    scf.yield
  }
  %v33 = arith.constant true
  %v34 = arith.constant 2 : index
  func.call @f0(%v33, %v2, %v34) : (i1, memref<?x8xf64>, index) -> ()
  return %v20#0, %v2 : memref<?x8xf64>, memref<?x8xf64>
}
