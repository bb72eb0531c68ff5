func.func @subsub(%m: memref<?x?xf32>, %a: index, %b: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %s = memref.subview %m[%a, 2] [%b, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %t = memref.subview %s[%a, %b] [1, %b] [1, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %t : memref<?xf32, strided<[1], offset: ?>>
}

func.func @subsub3(%m: memref<?x?xf32>, %a: index, %b: index) -> memref<2xf32, strided<[1], offset: ?>> {
  %s = memref.subview %m[%a, 2] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %t = memref.subview %s[%a] [2] [1] : memref<4xf32, strided<[1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  return %t : memref<2xf32, strided<[1], offset: ?>>
}

func.func @subsub4(%m: memref<?x?xf32>, %a: index, %b: index) -> memref<2x4xf32, strided<[?, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[1, 2] [%b, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %t = memref.subview %s[0, %c1] [2, 4] [1, 1] : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  return %t : memref<2x4xf32, strided<[?, 1], offset: ?>>
}

func.func @subsub2(%m: memref<32x32xf32>, %a: index, %b: index) -> memref<?xf32, strided<[4], offset: ?>> {
  %s = memref.subview %m[4, 4] [8, 8] [1, 2] : memref<32x32xf32> to memref<8x8xf32, strided<[32, 2], offset: 132>>
  %t = memref.subview %s[%a, 1] [1, %b] [1, 2] : memref<8x8xf32, strided<[32, 2], offset: 132>> to memref<?xf32, strided<[4], offset: ?>>
  return %t : memref<?xf32, strided<[4], offset: ?>>
}

func.func @cs12(%m: memref<32xf32>, %a: index, %b: index) -> memref<2xf32, strided<[2], offset: ?>> {
  %s = memref.subview %m[4] [8] [2] : memref<32xf32> to memref<8xf32, strided<[2], offset: 4>>
  %t = memref.subview %s[%a] [2] [1] : memref<8xf32, strided<[2], offset: 4>> to memref<2xf32, strided<[2], offset: ?>>
  return %t : memref<2xf32, strided<[2], offset: ?>>
}

func.func @cs21(%m: memref<32xf32>, %a: index, %b: index) -> memref<2xf32, strided<[2], offset: ?>> {
  %s = memref.subview %m[4] [8] [1] : memref<32xf32> to memref<8xf32, strided<[1], offset: 4>>
  %t = memref.subview %s[%a] [2] [2] : memref<8xf32, strided<[1], offset: 4>> to memref<2xf32, strided<[2], offset: ?>>
  return %t : memref<2xf32, strided<[2], offset: ?>>
}
