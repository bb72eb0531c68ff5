module {
  memref.global @g0 : memref<2xi32> = uninitialized
  func.func @f0(%arg0: i1, %arg1: memref<?x8xf64>, %arg2: index) {
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%arg2) : memref<?x8xf32>
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %alloc_0 = memref.alloc(%c6, %c5) : memref<?x4x?xi32>
    call @f1(%arg0, %arg2, %alloc, %alloc_0) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    %0 = scf.if %arg0 -> (memref<?x4x?xi32>) {
      %c7 = arith.constant 7 : index
      %c0 = arith.constant 0 : index
      scf.yield %alloc_0 : memref<?x4x?xi32>
    } else {
      %1:2 = scf.if %arg0 -> (memref<?x4x?xi32>, f32) {
        %cst = arith.constant 7.000000e+00 : f32
        scf.yield %alloc_0, %cst : memref<?x4x?xi32>, f32
      } else {
        %cst = arith.constant 1.000000e+00 : f32
        scf.yield %alloc_0, %cst : memref<?x4x?xi32>, f32
      }
      %2:2 = func.call @f2(%arg2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      scf.yield %alloc_0 : memref<?x4x?xi32>
    }
    %c9 = arith.constant 9 : index
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?x4x?xi32>) {
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1, %arg1) : memref<8x?x?xf64>
    %alloc_0 = memref.alloc(%arg1) : memref<?x8xf64>
    call @f0(%arg0, %alloc_0, %c1) : (i1, memref<?x8xf64>, index) -> ()
    %c8_i32 = arith.constant 8 : i32
    cf.br ^bb1(%c1, %c8_i32 : index, i32)
  ^bb1(%0: index, %1: i32):  // pred: ^bb0
    %alloc_1 = memref.alloc(%0, %0) : memref<?x4x?xi32>
    %c5 = arith.constant 5 : index
    %2:2 = scf.while (%arg4 = %0, %arg5 = %c5) : (index, index) -> (index, index) {
      %cst = arith.constant 3.000000e+00 : f32
      scf.condition(%arg0) %arg5, %arg5 : index, index
    } do {
    ^bb0(%arg4: index, %arg5: index):
      %3:2 = func.call @f2(%arg5) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %c9 = arith.constant 9 : index
      scf.yield %c9, %c9 : index, index
    }
    return
  }
  func.func private @f2(%arg0: index) -> (memref<?x8xf64>, memref<?x8xf64>) {
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg0) : memref<?x8xf64>
    %cst = arith.constant 0.000000e+00 : f32
    %0:2 = scf.for %arg1 = %arg0 to %arg0 step %c2 iter_args(%arg2 = %alloc, %arg3 = %cst) -> (memref<?x8xf64>, f32) {
      %false_0 = arith.constant false
      %c7 = arith.constant 7 : index
      %alloc_1 = memref.alloc(%c7) : memref<?x8xf32>
      %c9 = arith.constant 9 : index
      %alloc_2 = memref.alloc(%c9, %c7) : memref<?x4x?xi32>
      func.call @f1(%false_0, %arg0, %alloc_1, %alloc_2) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
      scf.yield %arg2, %arg3 : memref<?x8xf64>, f32
    }
    %c6_i64 = arith.constant 6 : i64
    %false = arith.constant false
    %1:2 = scf.while : () -> (memref<?x8xf64>, memref<?x4x?xi32>) {
      %c9 = arith.constant 9 : index
      %alloc_0 = memref.alloc(%arg0, %c9) : memref<?x4x?xi32>
      %2 = scf.for %arg1 = %arg0 to %c2 step %c2 iter_args(%arg2 = %alloc_0) -> (memref<?x4x?xi32>) {
        %alloc_1 = memref.alloc(%arg0) : memref<?x8xf32>
        func.call @f1(%false, %c2, %alloc_1, %arg2) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
        scf.yield %alloc_0 : memref<?x4x?xi32>
      }
      scf.condition(%false) %0#0, %2 : memref<?x8xf64>, memref<?x4x?xi32>
    } do {
    ^bb0(%arg1: memref<?x8xf64>, %arg2: memref<?x4x?xi32>):
      scf.yield
    }
    %true = arith.constant true
    call @f0(%true, %alloc, %c2) : (i1, memref<?x8xf64>, index) -> ()
    return %1#0, %alloc : memref<?x8xf64>, memref<?x8xf64>
  }
}

