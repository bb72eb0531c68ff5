func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = memref.alloc() : memref<3xmemref<1xi64>>
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<1xi64>
    %k = arith.index_cast %i : index to i64
    memref.store %k, %a[%c0] : memref<1xi64>
    memref.store %a, %s[%i] : memref<3xmemref<1xi64>>
  }
  %q = memref.load %s[%c1] : memref<3xmemref<1xi64>>
  %r = memref.load %q[%c0] : memref<1xi64>
  return %r : i64
}
