func.func @f() {
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<2xi64>
  cf.br ^free(%a, %a : memref<2xi64>, memref<2xi64>)
^free(%x: memref<2xi64>, %y: memref<2xi64>):
  bufferization.dealloc (%x, %y : memref<2xi64>, memref<2xi64>) if (%f, %t)
  return
}
