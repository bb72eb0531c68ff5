func.func @main(%n: index, %v: i32) -> (i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
    %x = memref.load %b[%c0] : memref<2xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %b[%c0] : memref<2xi32>
    %k = arith.addi %s, %y : i32
    scf.yield %k : i32
  }
  return %r : i32
}
