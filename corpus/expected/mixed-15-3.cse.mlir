module {
  memref.global "private" @g0 : memref<4xindex>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = arith.select %arg0, %arg2, %arg2 : memref<?x8xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc() : memref<4xf64>
    call @f1(%alloc, %0) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    call @f1(%alloc, %0) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %alloca = memref.alloca() : memref<8xi64>
    call @f1(%alloc, %0) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    call @f0(%arg0, %c5, %0) : (i1, index, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %1 = memref.get_global @g0 : memref<4xindex>
    %expand_shape = memref.expand_shape %1 [[0, 1]] output_shape [2, 2] : memref<4xindex> into memref<2x2xindex>
    %alloc_0 = memref.alloc() : memref<2x2xindex>
    memref.copy %expand_shape, %alloc_0 : memref<2x2xindex> to memref<2x2xindex>
    return
  }
  func.func private @f1(memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>)
}

