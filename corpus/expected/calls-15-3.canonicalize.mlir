module {
  func.func @f0(%arg0: i1, %arg1: index) {
    %c2 = arith.constant 2 : index
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xi32>
    %alloc_0 = memref.alloc() : memref<8xf32>
    %0:2 = call @f2(%false, %arg1, %alloc, %c2, %alloc_0) : (i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>)
    %alloc_1 = memref.alloc() : memref<8xf32>
    memref.copy %alloc_0, %alloc_1 : memref<8xf32> to memref<8xf32>
    return
  }
  func.func @f1(%arg0: i1, %arg1: memref<2xi32>) -> memref<8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %0 = memref.load %arg1[%c6] : memref<2xi32>
    call @f0(%arg0, %c6) : (i1, index) -> ()
    call @f0(%arg0, %c6) : (i1, index) -> ()
    memref.store %0, %arg1[%c1] : memref<2xi32>
    %1 = memref.load %arg1[%c0] : memref<2xi32>
    memref.store %1, %arg1[%c6] : memref<2xi32>
    %2 = call @f1(%arg0, %arg1) : (i1, memref<2xi32>) -> memref<8xf32>
    return %2 : memref<8xf32>
  }
  func.func private @f2(i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>)
}

