module {
  func.func @size(%arg0: index, %arg1: i32) -> index {
    %c1 = arith.constant 1 : index
    return %c1 : index
  }
  func.func @element(%arg0: i32, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<2x3x2xi32>
    linalg.fill ins(%arg0 : i32) outs(%alloc : memref<2x3x2xi32>)
    memref.store %arg1, %alloc[%c1, %c2, %c1] : memref<2x3x2xi32>
    %subview = memref.subview %alloc[1, 0, 1] [1, 3, 1] [1, 1, 1] : memref<2x3x2xi32> to memref<3x1xi32, strided<[2, 1], offset: 7>>
    %0 = memref.load %subview[%c0, %c2] : memref<3x1xi32, strided<[2, 1], offset: 7>>
    memref.dealloc %alloc : memref<2x3x2xi32>
    return %0 : i32
  }
}

