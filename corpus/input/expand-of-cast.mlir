// A cast in front of memref.expand_shape goes behind it where the sizes that it forgets are known.
func.func @a(%a: memref<9x4xf32>, %n: index) -> memref<?x1x?xf32> {
  %c9 = arith.constant 9 : index
  %c = memref.cast %a : memref<9x4xf32> to memref<?x?xf32>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [%c9, 1, %n] : memref<?x?xf32> into memref<?x1x?xf32>
  return %e : memref<?x1x?xf32>
}
func.func @b(%a: memref<9x4xf32, strided<[4, 1], offset: 3>>, %n: index) -> memref<?x1x?xf32, strided<[?, ?, ?], offset: ?>> {
  %c9 = arith.constant 9 : index
  %c = memref.cast %a : memref<9x4xf32, strided<[4, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [%c9, 1, %n] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x1x?xf32, strided<[?, ?, ?], offset: ?>>
  return %e : memref<?x1x?xf32, strided<[?, ?, ?], offset: ?>>
}
func.func @c(%a: memref<?x4xf32>) -> memref<?x1x?xf32> {
  %c9 = arith.constant 9 : index
  %c4 = arith.constant 4 : index
  %c = memref.cast %a : memref<?x4xf32> to memref<?x?xf32>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [%c9, 1, %c4] : memref<?x?xf32> into memref<?x1x?xf32>
  return %e : memref<?x1x?xf32>
}
func.func @f(%a: memref<12xf32>, %n: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c = memref.cast %a : memref<12xf32> to memref<?xf32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [%c4, %n] : memref<?xf32> into memref<?x?xf32>
  return %e : memref<?x?xf32>
}
func.func @g(%a: memref<9xf32, 1>) -> memref<?x1xf32, 1> {
  %c9 = arith.constant 9 : index
  %c = memref.cast %a : memref<9xf32, 1> to memref<?xf32, 1>
  %e = memref.expand_shape %c [[0, 1]] output_shape [%c9, 1] : memref<?xf32, 1> into memref<?x1xf32, 1>
  return %e : memref<?x1xf32, 1>
}
func.func @h(%a: memref<9xf32, strided<[1], offset: 2>>) -> memref<?x1xf32, strided<[1, 1], offset: ?>> {
  %c9 = arith.constant 9 : index
  %c = memref.cast %a : memref<9xf32, strided<[1], offset: 2>> to memref<?xf32, strided<[1], offset: ?>>
  %e = memref.expand_shape %c [[0, 1]] output_shape [%c9, 1] : memref<?xf32, strided<[1], offset: ?>> into memref<?x1xf32, strided<[1, 1], offset: ?>>
  return %e : memref<?x1xf32, strided<[1, 1], offset: ?>>
}
func.func @i(%a: memref<9xf32, strided<[1]>>) -> memref<?x1xf32, strided<[1, 1], offset: ?>> {
  %c9 = arith.constant 9 : index
  %c = memref.cast %a : memref<9xf32, strided<[1]>> to memref<9xf32, strided<[1], offset: ?>>
  %d = memref.cast %c : memref<9xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %e = memref.expand_shape %d [[0, 1]] output_shape [%c9, 1] : memref<?xf32, strided<[1], offset: ?>> into memref<?x1xf32, strided<[1, 1], offset: ?>>
  return %e : memref<?x1xf32, strided<[1, 1], offset: ?>>
}
func.func @k(%a: memref<?x4xf32>, %n: index) -> memref<?x1x?xf32> {
  %c4 = arith.constant 4 : index
  %c = memref.cast %a : memref<?x4xf32> to memref<?x?xf32>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [%n, 1, %c4] : memref<?x?xf32> into memref<?x1x?xf32>
  return %e : memref<?x1x?xf32>
}
func.func @l(%a: memref<4x4xf32>, %n: index) -> memref<4x1x4xf32, strided<[?, ?, ?], offset: ?>> {
  %c = memref.cast %a : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [4, 1, 4] : memref<4x4xf32, strided<[?, ?], offset: ?>> into memref<4x1x4xf32, strided<[?, ?, ?], offset: ?>>
  return %e : memref<4x1x4xf32, strided<[?, ?, ?], offset: ?>>
}
