module {
  memref.global @g0 : memref<2xi32> = uninitialized
  func.func @f0(%arg0: i1, %arg1: memref<?x8xf64>, %arg2: index) {
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%arg2, %c4) : memref<?x?xf64>
    %0 = memref.get_global @g0 : memref<2xi32>
    %alloc_0 = memref.alloc(%arg2) : memref<?x8xf32>
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %alloc_1 = memref.alloc(%c6, %c5) : memref<?x4x?xi32>
    call @f1(%arg0, %arg2, %alloc_0, %alloc_1) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    %1 = scf.if %arg0 -> (memref<?x4x?xi32>) {
      %c7 = arith.constant 7 : index
      %alloc_3 = memref.alloc(%c7) : memref<?x8xf64>
      %c0 = arith.constant 0 : index
      %dim = memref.dim %alloc_0, %c0 : memref<?x8xf32>
      scf.yield %alloc_1 : memref<?x4x?xi32>
    } else {
      %2:2 = scf.if %arg0 -> (memref<?x4x?xi32>, f32) {
        %collapse_shape = memref.collapse_shape %alloc_0 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
        %cst = arith.constant 7.000000e+00 : f32
        scf.yield %alloc_1, %cst : memref<?x4x?xi32>, f32
      } else {
        %cst = arith.constant 1.000000e+00 : f32
        scf.yield %alloc_1, %cst : memref<?x4x?xi32>, f32
      }
      %3 = scf.execute_region -> memref<?x8xf32> {
        %5 = bufferization.clone %2#0 : memref<?x4x?xi32> to memref<?x4x?xi32>
        %collapse_shape = memref.collapse_shape %alloc_1 [[0], [1, 2]] : memref<?x4x?xi32> into memref<?x?xi32>
        scf.yield %alloc_0 : memref<?x8xf32>
      }
      %4:2 = func.call @f2(%arg2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      scf.yield %alloc_1 : memref<?x4x?xi32>
    }
    %c9 = arith.constant 9 : index
    %alloc_2 = memref.alloc(%arg2, %c9) : memref<8x?x?xf64>
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?x4x?xi32>) {
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1, %arg1) : memref<8x?x?xf64>
    %0 = scf.for %arg4 = %arg1 to %arg1 step %c1 iter_args(%arg5 = %alloc) -> (memref<8x?x?xf64>) {
      %c4 = arith.constant 4 : index
      %alloca = memref.alloca(%arg4, %c4) : memref<8x?x?xf64>
      %expand_shape = memref.expand_shape %alloca [[0], [1], [2, 3]] output_shape [8, %arg1, %arg4, 2] : memref<8x?x?xf64> into memref<8x?x?x2xf64>
      scf.if %arg0 {
        %c0 = arith.constant 0 : index
        %c1_3 = arith.constant 1 : index
        %5 = memref.load %arg5[%c1, %c0, %c1_3] : memref<8x?x?xf64>
        %alloc_4 = memref.alloc(%arg1, %arg1) : memref<?x4x?xi32>
      } else {
      }
      scf.yield %arg5 : memref<8x?x?xf64>
    }
    %alloc_0 = memref.alloc(%arg1) : memref<?x8xf64>
    call @f0(%arg0, %alloc_0, %c1) : (i1, memref<?x8xf64>, index) -> ()
    %c8_i32 = arith.constant 8 : i32
    cf.br ^bb1(%c1, %c8_i32 : index, i32)
  ^bb1(%1: index, %2: i32):  // pred: ^bb0
    %alloc_1 = memref.alloc(%1, %1) : memref<?x4x?xi32>
    %c5 = arith.constant 5 : index
    %3:2 = scf.while (%arg4 = %1, %arg5 = %c5) : (index, index) -> (index, index) {
      %cst = arith.constant 3.000000e+00 : f32
      %5 = arith.select %arg0, %cst, %cst : f32
      %6:2 = scf.while (%arg6 = %alloc_1, %arg7 = %alloc_0) : (memref<?x4x?xi32>, memref<?x8xf64>) -> (memref<?x4x?xi32>, memref<?x8xf64>) {
        %7 = bufferization.clone %arg7 : memref<?x8xf64> to memref<?x8xf64>
        %c5_4 = arith.constant 5 : index
        %alloc_5 = memref.alloc(%c5_4) : memref<?x8xf64>
        scf.condition(%arg0) %arg3, %alloc_5 : memref<?x4x?xi32>, memref<?x8xf64>
      } do {
      ^bb0(%arg6: memref<?x4x?xi32>, %arg7: memref<?x8xf64>):
        %7 = bufferization.clone %alloc_0 : memref<?x8xf64> to memref<?x8xf64>
        %alloc_4 = memref.alloc(%1, %1) : memref<?x4x?xi32>
        scf.yield %alloc_4, %7 : memref<?x4x?xi32>, memref<?x8xf64>
      }
      %alloc_3 = memref.alloc(%arg1, %1) : memref<8x?x?xf64>
      scf.condition(%arg0) %arg5, %arg5 : index, index
    } do {
    ^bb0(%arg4: index, %arg5: index):
      %5:2 = func.call @f2(%arg5) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %c9 = arith.constant 9 : index
      scf.yield %c9, %c9 : index, index
    }
    %c1_2 = arith.constant 1 : index
    %4 = scf.for %arg4 = %3#1 to %1 step %c1_2 iter_args(%arg5 = %arg2) -> (memref<?x8xf32>) {
      %cst = arith.constant 7.000000e+00 : f32
      %5 = arith.select %arg0, %cst, %cst : f32
      %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [1, %1], strides: [%3#1, 1] : memref<?x4x?xi32> to memref<1x?xi32, strided<[?, 1]>>
      scf.yield %arg5 : memref<?x8xf32>
    }
    return
  }
  func.func private @f2(%arg0: index) -> (memref<?x8xf64>, memref<?x8xf64>) {
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg0) : memref<?x8xf64>
    %cst = arith.constant 0.000000e+00 : f32
    %0:2 = scf.for %arg1 = %arg0 to %arg0 step %c2 iter_args(%arg2 = %alloc, %arg3 = %cst) -> (memref<?x8xf64>, f32) {
      %false_1 = arith.constant false
      %c7 = arith.constant 7 : index
      %alloc_2 = memref.alloc(%c7) : memref<?x8xf32>
      %c9 = arith.constant 9 : index
      %c7_3 = arith.constant 7 : index
      %alloc_4 = memref.alloc(%c9, %c7_3) : memref<?x4x?xi32>
      func.call @f1(%false_1, %arg0, %alloc_2, %alloc_4) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
      %c9_5 = arith.constant 9 : index
      %alloc_6 = memref.alloc(%c9_5) : memref<?x8xf32>
      scf.yield %arg2, %arg3 : memref<?x8xf64>, f32
    }
    %c6_i64 = arith.constant 6 : i64
    %false = arith.constant false
    %1 = arith.select %false, %c6_i64, %c6_i64 : i64
    %2 = memref.get_global @g0 : memref<2xi32>
    %3:2 = scf.while : () -> (memref<?x8xf64>, memref<?x4x?xi32>) {
      %c2_1 = arith.constant 2 : index
      %c9 = arith.constant 9 : index
      %alloc_2 = memref.alloc(%arg0, %c9) : memref<?x4x?xi32>
      %4 = scf.for %arg1 = %arg0 to %c2 step %c2_1 iter_args(%arg2 = %alloc_2) -> (memref<?x4x?xi32>) {
        %alloc_3 = memref.alloc(%arg0) : memref<?x8xf32>
        func.call @f1(%false, %c2_1, %alloc_3, %arg2) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
        %5 = arith.xori %false, %false : i1
        scf.yield %alloc_2 : memref<?x4x?xi32>
      }
      scf.condition(%false) %0#0, %4 : memref<?x8xf64>, memref<?x4x?xi32>
    } do {
    ^bb0(%arg1: memref<?x8xf64>, %arg2: memref<?x4x?xi32>):
      %4 = memref.get_global @g0 : memref<2xi32>
      %alloc_1 = memref.alloc() : memref<4xi1>
      scf.yield
    }
    %true = arith.constant true
    %c2_0 = arith.constant 2 : index
    call @f0(%true, %alloc, %c2_0) : (i1, memref<?x8xf64>, index) -> ()
    return %3#0, %alloc : memref<?x8xf64>, memref<?x8xf64>
  }
}

