module {
  memref.global @g0 : memref<2xi32> = uninitialized
  func.func @f0(%arg0: i1, %arg1: memref<?x8xf64>, %arg2: index) {
    %alloc = memref.alloc(%arg2) : memref<?x8xf32>
    %alloc_0 = memref.alloc() : memref<6x4x5xi32>
    %cast = memref.cast %alloc_0 : memref<6x4x5xi32> to memref<?x4x?xi32>
    call @f1(%arg0, %arg2, %alloc, %cast) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    scf.if %arg0 {
    } else {
      %0:2 = func.call @f2(%arg2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
    }
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?x4x?xi32>) {
    %c9 = arith.constant 9 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1) : memref<?x8xf64>
    call @f0(%arg0, %alloc, %c1) : (i1, memref<?x8xf64>, index) -> ()
    %0 = scf.while (%arg4 = %c5) : (index) -> index {
      scf.condition(%arg0) %arg4 : index
    } do {
    ^bb0(%arg4: index):
      %1:2 = func.call @f2(%arg4) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      scf.yield %c9 : index
    }
    return
  }
  func.func private @f2(%arg0: index) -> (memref<?x8xf64>, memref<?x8xf64>) {
    %true = arith.constant true
    %false = arith.constant false
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg0) : memref<?x8xf64>
    scf.while : () -> () {
      %alloc_0 = memref.alloc(%arg0) : memref<?x4x9xi32>
      %cast = memref.cast %alloc_0 : memref<?x4x9xi32> to memref<?x4x?xi32>
      scf.for %arg1 = %arg0 to %c2 step %c2 {
        %alloc_1 = memref.alloc(%arg0) : memref<?x8xf32>
        func.call @f1(%false, %c2, %alloc_1, %cast) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
      }
      scf.condition(%false)
    } do {
      scf.yield
    }
    call @f0(%true, %alloc, %c2) : (i1, memref<?x8xf64>, index) -> ()
    return %alloc, %alloc : memref<?x8xf64>, memref<?x8xf64>
  }
}

