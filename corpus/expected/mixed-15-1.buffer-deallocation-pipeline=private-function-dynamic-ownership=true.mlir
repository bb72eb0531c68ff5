module {
  memref.global @g0 : memref<4xf32> = uninitialized
  memref.global "private" @g1 : memref<4xf32>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xi64>) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc() : memref<7xi64>
    %cast = memref.cast %alloc : memref<7xi64> to memref<?xi64>
    call @f0(%true, %c7, %cast) : (i1, index, memref<?xi64>) -> ()
    call @f1(%c7) : (index) -> ()
    %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [%arg1, 2] : memref<?xi64> into memref<?x2xi64>
    scf.while : () -> () {
      scf.condition(%true)
    } do {
      memref.store %c1_i64, %expand_shape[%c7, %c0] : memref<?x2xi64>
      func.call @f0(%true, %c7, %cast) : (i1, index, memref<?xi64>) -> ()
      scf.yield
    }
    memref.dealloc %alloc : memref<7xi64>
    return
  }
  func.func private @f1(%arg0: index) {
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 7.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<9x4xf32>
    %cast = memref.cast %alloc : memref<9x4xf32> to memref<?x4xf32>
    %0 = scf.index_switch %arg0 -> f32 
    case 1 {
      scf.yield %cst : f32
    }
    default {
      scf.yield %cst_0 : f32
    }
    %expand_shape = memref.expand_shape %cast [[0], [1, 2]] output_shape [%arg0, 4, 1] : memref<?x4xf32> into memref<?x4x1xf32>
    %alloc_1 = memref.alloc(%arg0) : memref<?xi64>
    call @f0(%true, %arg0, %alloc_1) : (i1, index, memref<?xi64>) -> ()
    memref.store %0, %expand_shape[%c1, %c2, %c0] : memref<?x4x1xf32>
    memref.dealloc %alloc : memref<9x4xf32>
    memref.dealloc %alloc_1 : memref<?xi64>
    return
  }
}

