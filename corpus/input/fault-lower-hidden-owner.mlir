func.func private @g(%x: memref<2xi64>, %y: memref<2xi64>, %c: i1, %d: i1) {
  bufferization.dealloc (%x, %y : memref<2xi64>, memref<2xi64>) if (%c, %d)
  return
}
func.func @f() {
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<2xi64>
  call @g(%a, %a, %f, %t) : (memref<2xi64>, memref<2xi64>, i1, i1) -> ()
  return
}
