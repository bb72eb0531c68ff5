func.func @cycle(%n: index, %out: memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  memref.copy %out, %a : memref<4xi32> to memref<4xi32>
  %r = ring.cycle %n with (%a : memref<4xi32>) -> (memref<4xi32>) {
  ^bb0(%x: memref<4xi32>):
    %b = memref.alloc() : memref<4xi32>
    memref.copy %x, %b : memref<4xi32> to memref<4xi32>
    ring.next %b : memref<4xi32>
  } then {
  ^bb0(%y: memref<4xi32>):
    ring.next %y : memref<4xi32>
  }
  memref.copy %r, %out : memref<4xi32> to memref<4xi32>
  return
}
func.func @boxes(%c: i1, %in: memref<4xi32>, %out: memref<4xi32>) {
  %p = ring.box %in : memref<4xi32>
  %q = ring.box %out : memref<4xi32>
  %either = arith.select %c, %p, %q : !ring.box<memref<4xi32>>
  %content = ring.open %either : !ring.box<memref<4xi32>>
  memref.copy %content, %out : memref<4xi32> to memref<4xi32>
  return
}
