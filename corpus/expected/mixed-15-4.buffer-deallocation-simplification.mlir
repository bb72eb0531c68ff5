module {
  memref.global @g0 : memref<2xi32> = uninitialized
  func.func @f0(%arg0: i1, %arg1: memref<?x8xf64>, %arg2: index) {
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%arg2) : memref<?x8xf32>
    %alloc_0 = memref.alloc(%c6, %c5) : memref<?x4x?xi32>
    call @f1(%arg0, %arg2, %alloc, %alloc_0) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    %0 = scf.if %arg0 -> (memref<?x4x?xi32>) {
      scf.yield %alloc_0 : memref<?x4x?xi32>
    } else {
      %1:2 = func.call @f2(%arg2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      scf.yield %alloc_0 : memref<?x4x?xi32>
    }
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?x4x?xi32>) {
    %c9 = arith.constant 9 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1) : memref<?x8xf64>
    call @f0(%arg0, %alloc, %c1) : (i1, memref<?x8xf64>, index) -> ()
    cf.br ^bb1(%c1 : index)
  ^bb1(%0: index):  // pred: ^bb0
    %1:2 = scf.while (%arg4 = %0, %arg5 = %c5) : (index, index) -> (index, index) {
      scf.condition(%arg0) %arg5, %arg5 : index, index
    } do {
    ^bb0(%arg4: index, %arg5: index):
      %2:2 = func.call @f2(%arg5) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      scf.yield %c9, %c9 : index, index
    }
    return
  }
  func.func private @f2(%arg0: index) -> (memref<?x8xf64>, memref<?x8xf64>) {
    %true = arith.constant true
    %c9 = arith.constant 9 : index
    %c7 = arith.constant 7 : index
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg0) : memref<?x8xf64>
    %0:2 = scf.for %arg1 = %arg0 to %arg0 step %c2 iter_args(%arg2 = %alloc, %arg3 = %cst) -> (memref<?x8xf64>, f32) {
      %alloc_0 = memref.alloc(%c7) : memref<?x8xf32>
      %alloc_1 = memref.alloc(%c9, %c7) : memref<?x4x?xi32>
      func.call @f1(%false, %arg0, %alloc_0, %alloc_1) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
      scf.yield %arg2, %arg3 : memref<?x8xf64>, f32
    }
    %1:2 = scf.while : () -> (memref<?x8xf64>, memref<?x4x?xi32>) {
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
    call @f0(%true, %alloc, %c2) : (i1, memref<?x8xf64>, index) -> ()
    return %1#0, %alloc : memref<?x8xf64>, memref<?x8xf64>
  }
}

