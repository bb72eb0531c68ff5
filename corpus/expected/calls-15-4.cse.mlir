module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?x2xi32>) {
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%c7) : memref<?x2xi32>
    %alloc_0 = memref.alloc(%c7) : memref<?xi32>
    call @f2(%arg0, %alloc, %alloc_0) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    return
  }
  func.func private @f1(%arg0: i1, %arg1: memref<f32>) -> (memref<?xi32>, memref<?xi32>) {
    cf.br ^bb1(%arg1 : memref<f32>)
  ^bb1(%0: memref<f32>):  // pred: ^bb0
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%c6) : memref<?xi32>
    %c8 = arith.constant 8 : index
    %alloc_0 = memref.alloc(%c8) : memref<?xi32>
    return %alloc, %alloc_0 : memref<?xi32>, memref<?xi32>
  }
  func.func @f2(%arg0: i1, %arg1: memref<?x2xi32>, %arg2: memref<?xi32>) {
    %false = arith.constant false
    call @f2(%false, %arg1, %arg2) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %alloc = memref.alloc() : memref<f32>
    %0:2 = call @f1(%arg0, %alloc) : (i1, memref<f32>) -> (memref<?xi32>, memref<?xi32>)
    call @f2(%arg0, %arg1, %0#1) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    return
  }
  func.func private @f3(%arg0: i1, %arg1: memref<f32>) {
    %c3 = arith.constant 3 : index
    %0 = arith.select %arg0, %c3, %c3 : index
    %1 = scf.if %arg0 -> (memref<?xi32>) {
      %cst = arith.constant 5.000000e+00 : f32
      %alloc_0 = memref.alloc(%0) : memref<?x2xi32>
      func.call @f0(%arg0, %0, %c3, %cst, %alloc_0) : (i1, index, index, f32, memref<?x2xi32>) -> ()
      %alloc_1 = memref.alloc(%0) : memref<?xi32>
      scf.yield %alloc_1 : memref<?xi32>
    } else {
      %c5 = arith.constant 5 : index
      %alloc_0 = memref.alloc(%c5) : memref<?xi32>
      scf.yield %alloc_0 : memref<?xi32>
    }
    %alloc = memref.alloc() : memref<index>
    %2 = call @f4(%arg0, %c3, %alloc, %0) : (i1, index, memref<index>, index) -> memref<index>
    return
  }
  func.func @f4(%arg0: i1, %arg1: index, %arg2: memref<index>, %arg3: index) -> memref<index> {
    memref.store %arg3, %arg2[] : memref<index>
    %0 = memref.load %arg2[] : memref<index>
    return %arg2 : memref<index>
  }
}

