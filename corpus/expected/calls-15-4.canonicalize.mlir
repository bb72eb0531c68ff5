module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?x2xi32>) {
    %alloc = memref.alloc() : memref<7x2xi32>
    %cast = memref.cast %alloc : memref<7x2xi32> to memref<?x2xi32>
    %alloc_0 = memref.alloc() : memref<7xi32>
    %cast_1 = memref.cast %alloc_0 : memref<7xi32> to memref<?xi32>
    call @f2(%arg0, %cast, %cast_1) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    return
  }
  func.func private @f1(%arg0: i1, %arg1: memref<f32>) -> (memref<?xi32>, memref<?xi32>) {
    %alloc = memref.alloc() : memref<6xi32>
    %cast = memref.cast %alloc : memref<6xi32> to memref<?xi32>
    %alloc_0 = memref.alloc() : memref<8xi32>
    %cast_1 = memref.cast %alloc_0 : memref<8xi32> to memref<?xi32>
    return %cast, %cast_1 : memref<?xi32>, memref<?xi32>
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
    %cst = arith.constant 5.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    scf.if %arg0 {
      %alloc_0 = memref.alloc() : memref<3x2xi32>
      %cast = memref.cast %alloc_0 : memref<3x2xi32> to memref<?x2xi32>
      func.call @f0(%true, %c3, %c3, %cst, %cast) : (i1, index, index, f32, memref<?x2xi32>) -> ()
    }
    %alloc = memref.alloc() : memref<index>
    %0 = call @f4(%arg0, %c3, %alloc, %c3) : (i1, index, memref<index>, index) -> memref<index>
    return
  }
  func.func @f4(%arg0: i1, %arg1: index, %arg2: memref<index>, %arg3: index) -> memref<index> {
    memref.store %arg3, %arg2[] : memref<index>
    return %arg2 : memref<index>
  }
}

