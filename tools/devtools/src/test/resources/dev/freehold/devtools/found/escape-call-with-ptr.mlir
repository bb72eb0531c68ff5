func.func private @read(memref<*xi64>, !llvm.ptr)
func.func @f(%p: !llvm.ptr) -> i64 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi64>
  %u = memref.cast %a : memref<2xi64> to memref<*xi64>
  func.call @read(%u, %p) : (memref<*xi64>, !llvm.ptr) -> ()
  %x = memref.load %a[%c0] : memref<2xi64>
  return %x : i64
}
