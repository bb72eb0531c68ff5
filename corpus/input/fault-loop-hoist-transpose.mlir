func.func @f(%n: index, %m: memref<4x4xf32, strided<[1, 4]>>) -> memref<4x4xf32, strided<[1, 4]>> {
  %r = scf.for %i = %n to %n step %n iter_args(%x = %m) -> (memref<4x4xf32, strided<[1, 4]>>) {
    %a = memref.alloc() : memref<4x4xf32>
    memref.copy %x, %a : memref<4x4xf32, strided<[1, 4]>> to memref<4x4xf32>
    %t = memref.transpose %a (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
    scf.yield %t : memref<4x4xf32, strided<[1, 4]>>
  }
  return %r : memref<4x4xf32, strided<[1, 4]>>
}
