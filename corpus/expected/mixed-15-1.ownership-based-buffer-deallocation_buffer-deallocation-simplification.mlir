module {
  memref.global @g0 : memref<4xf32> = uninitialized
  memref.global "private" @g1 : memref<4xf32>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xi64>) {
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%c7) : memref<?xi64>
    call @f0(%true, %c7, %alloc) : (i1, index, memref<?xi64>) -> ()
    call @f1(%c7) : (index) -> ()
    %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [%arg1, 2] : memref<?xi64> into memref<?x2xi64>
    cf.br ^bb1(%true : i1)
  ^bb1(%0: i1):  // pred: ^bb0
    scf.while : () -> () {
      scf.condition(%0)
    } do {
      memref.store %c1_i64, %expand_shape[%c7, %c0] : memref<?x2xi64>
      func.call @f0(%0, %c7, %alloc) : (i1, index, memref<?xi64>) -> ()
      %1 = bufferization.clone %alloc : memref<?xi64> to memref<?xi64>
      bufferization.dealloc (%1 : memref<?xi64>) if (%true)
      scf.yield
    }
    bufferization.dealloc (%alloc : memref<?xi64>) if (%true)
    return
  }
  func.func private @f1(%arg0: index) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %c5_i64 = arith.constant 5 : i64
    %cst_0 = arith.constant 7.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) {alignment = 16 : i64, tag = [1, 2]} : memref<?x4xf32>
    %0:3 = scf.index_switch %arg0 -> f32, memref<?x2xf64>, i1 
    case 1 {
      %1:3 = scf.if %true -> (i64, memref<?x2xf64>, i1) {
        %alloc_1 = memref.alloc(%arg0) : memref<?x2xf64>
        scf.yield %c5_i64, %alloc_1, %true : i64, memref<?x2xf64>, i1
      } else {
        %alloc_1 = memref.alloc(%arg0) : memref<?x2xf64>
        scf.yield %c0_i64, %alloc_1, %true : i64, memref<?x2xf64>, i1
      }
      scf.yield %cst, %1#1, %1#2 : f32, memref<?x2xf64>, i1
    }
    default {
      %alloc_1 = memref.alloc(%c9) : memref<?x2xf64>
      scf.yield %cst_0, %alloc_1, %true : f32, memref<?x2xf64>, i1
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [%arg0, 4, 1] : memref<?x4xf32> into memref<?x4x1xf32>
    scf.if %true {
      %alloc_1 = memref.alloc(%arg0) : memref<?xi64>
      func.call @f0(%true, %arg0, %alloc_1) : (i1, index, memref<?xi64>) -> ()
      memref.store %0#0, %expand_shape[%c1, %c2, %c0] : memref<?x4x1xf32>
      bufferization.dealloc (%alloc_1 : memref<?xi64>) if (%true)
    } else {
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#1 : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
    bufferization.dealloc (%alloc : memref<?x4xf32>) if (%true)
    bufferization.dealloc (%base_buffer : memref<f64>) if (%0#2)
    return
  }
}

