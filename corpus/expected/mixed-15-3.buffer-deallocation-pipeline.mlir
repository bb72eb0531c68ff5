module {
  memref.global "private" @g0 : memref<4xindex>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32, strided<[?, ?], offset: ?>>) {
    %c5 = arith.constant 5 : index
    %alloc = memref.alloc() : memref<4xf64>
    call @f1(%alloc, %arg2) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    call @f1(%alloc, %arg2) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    call @f1(%alloc, %arg2) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    call @f0(%arg0, %c5, %arg2) : (i1, index, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %0 = memref.get_global @g0 : memref<4xindex>
    %expand_shape = memref.expand_shape %0 [[0, 1]] output_shape [2, 2] : memref<4xindex> into memref<2x2xindex>
    %alloc_0 = memref.alloc() : memref<2x2xindex>
    memref.copy %expand_shape, %alloc_0 : memref<2x2xindex> to memref<2x2xindex>
    memref.dealloc %alloc : memref<4xf64>
    memref.dealloc %alloc_0 : memref<2x2xindex>
    return
  }
  func.func private @f1(memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>)
}

