// The reallocation frees %a, and its result is freed: nothing leaks.
func.func @f(%n: index, %x: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi8>
  memref.store %x, %a[%c0] : memref<4xi8>
  %y = memref.load %a[%c0] : memref<4xi8>
  %r = memref.realloc %a(%n) : memref<4xi8> to memref<?xi8>
  memref.dealloc %r : memref<?xi8>
  return %y : i8
}
