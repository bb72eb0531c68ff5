func.func private @step(memref<?xf64>, !llvm.struct<(i64)>) -> (memref<?xf64>, !llvm.struct<(i64)>)
func.func @f(%n: index, %s: !llvm.struct<(i64)>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a, %t = %s) -> (memref<?xf64>, !llvm.struct<(i64)>) {
    %q:2 = func.call @step(%m, %t) : (memref<?xf64>, !llvm.struct<(i64)>) -> (memref<?xf64>, !llvm.struct<(i64)>)
    scf.yield %q#0, %q#1 : memref<?xf64>, !llvm.struct<(i64)>
  }
  %x = memref.load %r#0[%c0] : memref<?xf64>
  return %x : f64
}
