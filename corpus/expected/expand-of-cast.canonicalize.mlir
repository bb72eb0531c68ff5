module {
  func.func @a(%arg0: memref<9x4xf32>, %arg1: index) -> memref<?x1x?xf32> {
    %c9 = arith.constant 9 : index
    %cast = memref.cast %arg0 : memref<9x4xf32> to memref<?x?xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [%c9, 1, %arg1] : memref<?x?xf32> into memref<?x1x?xf32>
    return %expand_shape : memref<?x1x?xf32>
  }
  func.func @b(%arg0: memref<9x4xf32, strided<[4, 1], offset: 3>>, %arg1: index) -> memref<?x1x?xf32, strided<[?, ?, ?], offset: ?>> {
    %c9 = arith.constant 9 : index
    %cast = memref.cast %arg0 : memref<9x4xf32, strided<[4, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [%c9, 1, %arg1] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x1x?xf32, strided<[?, ?, ?], offset: ?>>
    return %expand_shape : memref<?x1x?xf32, strided<[?, ?, ?], offset: ?>>
  }
  func.func @c(%arg0: memref<?x4xf32>) -> memref<?x1x?xf32> {
    %c9 = arith.constant 9 : index
    %c4 = arith.constant 4 : index
    %cast = memref.cast %arg0 : memref<?x4xf32> to memref<?x?xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [%c9, 1, %c4] : memref<?x?xf32> into memref<?x1x?xf32>
    return %expand_shape : memref<?x1x?xf32>
  }
  func.func @f(%arg0: memref<12xf32>, %arg1: index) -> memref<?x?xf32> {
    %c4 = arith.constant 4 : index
    %cast = memref.cast %arg0 : memref<12xf32> to memref<?xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1]] output_shape [%c4, %arg1] : memref<?xf32> into memref<?x?xf32>
    return %expand_shape : memref<?x?xf32>
  }
  func.func @g(%arg0: memref<9xf32, 1>) -> memref<?x1xf32, 1> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [9, 1] : memref<9xf32, 1> into memref<9x1xf32, 1>
    %cast = memref.cast %expand_shape : memref<9x1xf32, 1> to memref<?x1xf32, 1>
    return %cast : memref<?x1xf32, 1>
  }
  func.func @h(%arg0: memref<9xf32, strided<[1], offset: 2>>) -> memref<?x1xf32, strided<[1, 1], offset: ?>> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [9, 1] : memref<9xf32, strided<[1], offset: 2>> into memref<9x1xf32, strided<[1, 1], offset: 2>>
    %cast = memref.cast %expand_shape : memref<9x1xf32, strided<[1, 1], offset: 2>> to memref<?x1xf32, strided<[1, 1], offset: ?>>
    return %cast : memref<?x1xf32, strided<[1, 1], offset: ?>>
  }
  func.func @i(%arg0: memref<9xf32, strided<[1]>>) -> memref<?x1xf32, strided<[1, 1], offset: ?>> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [9, 1] : memref<9xf32, strided<[1]>> into memref<9x1xf32>
    %cast = memref.cast %expand_shape : memref<9x1xf32> to memref<?x1xf32, strided<[1, 1], offset: ?>>
    return %cast : memref<?x1xf32, strided<[1, 1], offset: ?>>
  }
  func.func @k(%arg0: memref<?x4xf32>, %arg1: index) -> memref<?x1x?xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 1, 4] : memref<?x4xf32> into memref<?x1x4xf32>
    %cast = memref.cast %expand_shape : memref<?x1x4xf32> to memref<?x1x?xf32>
    return %cast : memref<?x1x?xf32>
  }
  func.func @l(%arg0: memref<4x4xf32>, %arg1: index) -> memref<4x1x4xf32, strided<[?, ?, ?], offset: ?>> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [4, 1, 4] : memref<4x4xf32> into memref<4x1x4xf32>
    %cast = memref.cast %expand_shape : memref<4x1x4xf32> to memref<4x1x4xf32, strided<[?, ?, ?], offset: ?>>
    return %cast : memref<4x1x4xf32, strided<[?, ?, ?], offset: ?>>
  }
}

