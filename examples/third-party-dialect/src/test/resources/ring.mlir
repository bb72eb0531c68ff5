module {
  func.func @cycle(%arg0: index, %arg1: memref<4xi32>) {
    %alloc = memref.alloc() : memref<4xi32>
    memref.copy %arg1, %alloc : memref<4xi32> to memref<4xi32>
    %0 = ring.cycle %arg0 with(%alloc : memref<4xi32>) -> (memref<4xi32>) {
    ^bb0(%arg2: memref<4xi32>):
      %front, %back = ring.alloc_pair : memref<4xi32>, memref<4xi32>
      memref.copy %arg2, %front : memref<4xi32> to memref<4xi32>
      memref.copy %front, %back : memref<4xi32> to memref<4xi32>
      ring.next %back : memref<4xi32>
    } then {
    ^bb0(%arg2: memref<4xi32>):
      ring.next %arg2 : memref<4xi32>
    }
    memref.copy %0, %arg1 : memref<4xi32> to memref<4xi32>
    return
  }
  func.func @fork(%arg0: index, %arg1: memref<4xi32>) -> memref<4xi32> {
    %alloc = memref.alloc() : memref<4xi32>
    %alloc_0 = memref.alloc() : memref<4xi32>
    memref.copy %arg1, %alloc : memref<4xi32> to memref<4xi32>
    memref.copy %arg1, %alloc_0 : memref<4xi32> to memref<4xi32>
    %c1 = arith.constant 1 : index
    %0 = arith.subi %arg0, %c1 : index
    ring.fork %0, ^bb1(%alloc : memref<4xi32>), ^bb2, ^bb3(%arg1 : memref<4xi32>)
  ^bb1(%1: memref<4xi32>):  // pred: ^bb0
    cf.br ^bb4(%1 : memref<4xi32>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb4(%alloc_0 : memref<4xi32>)
  ^bb3(%2: memref<4xi32>):  // pred: ^bb0
    cf.br ^bb4(%2 : memref<4xi32>)
  ^bb4(%3: memref<4xi32>):  // 3 preds: ^bb1, ^bb2, ^bb3
    return %3 : memref<4xi32>
  }
  func.func @reverse(%arg0: memref<4xi32>) -> memref<4xi32> {
    %front, %back = ring.alloc_pair : memref<4xi32>, memref<4xi32>
    %0 = ring.flip %arg0 : memref<4xi32> to memref<4xi32, strided<[-1], offset: 3>>
    memref.copy %0, %back : memref<4xi32, strided<[-1], offset: 3>> to memref<4xi32>
    %1 = ring.flip %0 : memref<4xi32, strided<[-1], offset: 3>> to memref<4xi32>
    memref.copy %1, %front : memref<4xi32> to memref<4xi32>
    return %back : memref<4xi32>
  }
  func.func @call(%arg0: memref<4xi32>) -> memref<4xi32> {
    %0 = ring.call @reverse on(%arg0) : (memref<4xi32>) -> memref<4xi32>
    %1 = ring.call @reverse on(%0) : (memref<4xi32>) -> memref<4xi32>
    return %1 : memref<4xi32>
  }
  func.func @boxes(%arg0: i1, %arg1: memref<4xi32>, %arg2: memref<4xi32>) {
    %0 = ring.box %arg1 : memref<4xi32>
    %1 = ring.box %arg2 : memref<4xi32>
    %2 = arith.select %arg0, %0, %1 : !ring.box<memref<4xi32>>
    %3 = ring.open %2 : !ring.box<memref<4xi32>>
    memref.copy %3, %arg2 : memref<4xi32> to memref<4xi32>
    return
  }
}
