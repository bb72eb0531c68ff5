memref.global @g0 : memref<4xf32> = uninitialized
memref.global "private" @g1 : memref<4xf32>
func.func @f0(%v0: i1, %v1: index, %v2: memref<?xi64>) {
  %v3 = arith.constant 7 : index
  %v4 = memref.alloc(%v3) : memref<?xi64>
  %v5 = arith.constant true
  %v6 = arith.constant 7 : index
  func.call @f0(%v5, %v6, %v4) : (i1, index, memref<?xi64>) -> ()
  func.call @f1(%v6) : (index) -> ()
  %v7 = memref.expand_shape %v2 [[0, 1]] output_shape [%v1, 2] : memref<?xi64> into memref<?x2xi64>
  cf.br ^bb1(%v5 : i1)
^bb1(%v8: i1):
  scf.while : () -> () {
    scf.condition(%v8) 
  } do {
    %v9 = arith.constant 1 : i64
    %v10 = arith.constant 0 : index
    memref.store %v9, %v7[%v6, %v10] : memref<?x2xi64>
    func.call @f0(%v8, %v6, %v4) : (i1, index, memref<?xi64>) -> ()
    %v11 = bufferization.clone %v4 : memref<?xi64> to memref<?xi64>
    scf.yield
  }
  return
}
func.func private @f1(%v0: index) {
  %v1 = arith.constant 9 : index
  %v2 = memref.alloc(%v1) {alignment = 16 : i64, tag = [1, 2]} : memref<?x4xf32>
  %v3 = arith.constant true
  %v4 = arith.select %v3, %v2, %v2 : memref<?x4xf32>
  %v5:2 = scf.index_switch %v0 -> f32, memref<?x2xf64>
  case 1 {
    %v6:2 = scf.if %v3 -> (i64, memref<?x2xf64>) {
      %v7 = arith.constant 5 : i64
      %v8 = memref.alloc(%v0) : memref<?x2xf64>
      scf.yield %v7, %v8 : i64, memref<?x2xf64>
    } else {
      %v9 = arith.constant 0 : i64
      %v10 = memref.alloc(%v0) : memref<?x2xf64>
      scf.yield %v9, %v10 : i64, memref<?x2xf64>
    }
    %v11 = arith.constant 0 : index
    %v12 = arith.constant 1 : index
    scf.for %v13 = %v11 to %v11 step %v12 {
      %v14 = arith.constant 1 : index
      %v15 = memref.dim %v6#1, %v14 : memref<?x2xf64>
      %v16 = memref.reinterpret_cast %v2 to offset: [1], sizes: [], strides: [] : memref<?x4xf32> to memref<f32, strided<[], offset: 1>>
    }
    %v17 = arith.constant 0.0 : f32
    scf.yield %v17, %v6#1 : f32, memref<?x2xf64>
  }
  default {
    %v18 = arith.constant 0 : index
    %v19 = memref.dim %v4, %v18 : memref<?x4xf32>
    %v20 = arith.constant 5 : index
    %v21 = memref.alloc(%v20) : memref<?x4xf32>
    %v22 = memref.alloc(%v0) {alignment = 16 : i64, tag = [1, 2]} : memref<?x4xf32>
    %v23 = arith.constant 7.0 : f32
    %v24 = memref.alloc(%v19) : memref<?x2xf64>
    scf.yield %v23, %v24 : f32, memref<?x2xf64>
  }
  %v25 = arith.constant 1 : index
  %v26 = arith.constant 2 : index
  scf.parallel (%v27, %v28) = (%v1, %v0) to (%v0, %v0) step (%v25, %v26) {
  }
  %v29 = memref.expand_shape %v2 [[0], [1, 2]] output_shape [%v0, 4, 1] : memref<?x4xf32> into memref<?x4x1xf32>
  %v30 = arith.constant 8 : i32
  %v31 = arith.maxsi %v30, %v30 : i32
  scf.if %v3 {
    %v32 = memref.alloc(%v0) : memref<?xi64>
    func.call @f0(%v3, %v0, %v32) : (i1, index, memref<?xi64>) -> ()
    %v33 = arith.constant true
    %v34 = arith.andi %v33, %v3 : i1
    %v35 = arith.constant 1 : index
    %v36 = arith.constant 2 : index
    %v37 = arith.constant 0 : index
    memref.store %v5#0, %v29[%v35, %v36, %v37] : memref<?x4x1xf32>
  } else {
  }
  return
}
