module {
  memref.global @g0 : memref<4xf32> = uninitialized
  memref.global "private" @g1 : memref<4xf32>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xi64>) {
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%c7) : memref<?xi64>
    %true = arith.constant true
    %c7_0 = arith.constant 7 : index
    call @f0(%true, %c7_0, %alloc) : (i1, index, memref<?xi64>) -> ()
    call @f1(%c7_0) : (index) -> ()
    %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [%arg1, 2] : memref<?xi64> into memref<?x2xi64>
    cf.br ^bb1(%true : i1)
  ^bb1(%0: i1):  // pred: ^bb0
    scf.while : () -> () {
      scf.condition(%0)
    } do {
      %c1_i64 = arith.constant 1 : i64
      %c0 = arith.constant 0 : index
      memref.store %c1_i64, %expand_shape[%c7_0, %c0] : memref<?x2xi64>
      func.call @f0(%0, %c7_0, %alloc) : (i1, index, memref<?xi64>) -> ()
      %1 = bufferization.clone %alloc : memref<?xi64> to memref<?xi64>
      scf.yield
    }
    return
  }
  func.func private @f1(%arg0: index) {
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) {alignment = 16 : i64, tag = [1, 2]} : memref<?x4xf32>
    %true = arith.constant true
    %0 = arith.select %true, %alloc, %alloc : memref<?x4xf32>
    %1:2 = scf.index_switch %arg0 -> f32, memref<?x2xf64> 
    case 1 {
      %3:2 = scf.if %true -> (i64, memref<?x2xf64>) {
        %c5_i64 = arith.constant 5 : i64
        %alloc_1 = memref.alloc(%arg0) : memref<?x2xf64>
        scf.yield %c5_i64, %alloc_1 : i64, memref<?x2xf64>
      } else {
        %c0_i64 = arith.constant 0 : i64
        %alloc_1 = memref.alloc(%arg0) : memref<?x2xf64>
        scf.yield %c0_i64, %alloc_1 : i64, memref<?x2xf64>
      }
      %c0 = arith.constant 0 : index
      %c1_0 = arith.constant 1 : index
      scf.for %arg1 = %c0 to %c0 step %c1_0 {
        %c1_1 = arith.constant 1 : index
        %dim = memref.dim %3#1, %c1_1 : memref<?x2xf64>
        %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [1], sizes: [], strides: [] : memref<?x4xf32> to memref<f32, strided<[], offset: 1>>
      }
      %cst = arith.constant 0.000000e+00 : f32
      scf.yield %cst, %3#1 : f32, memref<?x2xf64>
    }
    default {
      %c0 = arith.constant 0 : index
      %dim = memref.dim %0, %c0 : memref<?x4xf32>
      %c5 = arith.constant 5 : index
      %alloc_0 = memref.alloc(%c5) : memref<?x4xf32>
      %alloc_1 = memref.alloc(%arg0) {alignment = 16 : i64, tag = [1, 2]} : memref<?x4xf32>
      %cst = arith.constant 7.000000e+00 : f32
      %alloc_2 = memref.alloc(%dim) : memref<?x2xf64>
      scf.yield %cst, %alloc_2 : f32, memref<?x2xf64>
    }
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.parallel (%arg1, %arg2) = (%c9, %arg0) to (%arg0, %arg0) step (%c1, %c2) {
      scf.reduce 
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [%arg0, 4, 1] : memref<?x4xf32> into memref<?x4x1xf32>
    %c8_i32 = arith.constant 8 : i32
    %2 = arith.maxsi %c8_i32, %c8_i32 : i32
    scf.if %true {
      %alloc_0 = memref.alloc(%arg0) : memref<?xi64>
      func.call @f0(%true, %arg0, %alloc_0) : (i1, index, memref<?xi64>) -> ()
      %true_1 = arith.constant true
      %3 = arith.andi %true_1, %true : i1
      %c1_2 = arith.constant 1 : index
      %c2_3 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      memref.store %1#0, %expand_shape[%c1_2, %c2_3, %c0] : memref<?x4x1xf32>
    } else {
    }
    return
  }
}

