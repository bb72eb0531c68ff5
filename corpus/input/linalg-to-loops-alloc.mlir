func.func @f(%n: index, %f: f32, %u: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32> {
  %c3 = arith.constant 3 : index
  %a = memref.alloc(%n, %n) : memref<?x?xf32>
  %s = memref.subview %a[0, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %cast = memref.cast %s : memref<?x4xf32, strided<[?, 1]>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  linalg.fill ins(%f : f32) outs(%a : memref<?x?xf32>)
  linalg.copy ins(%cast : memref<?x4xf32, strided<[?, 1], offset: ?>>) outs(%u : memref<?x4xf32, strided<[?, 1], offset: ?>>)
  %z = memref.alloc() : memref<0x4xf32>
  linalg.fill ins(%f : f32) outs(%z : memref<0x4xf32>)
  %o = memref.alloc() : memref<1x1xf32>
  linalg.fill ins(%f : f32) outs(%o : memref<1x1xf32>)
  %p = memref.alloc(%c3) : memref<?xf32>
  linalg.fill ins(%f : f32) outs(%p : memref<?xf32>)
  return %a : memref<?x?xf32>
}
