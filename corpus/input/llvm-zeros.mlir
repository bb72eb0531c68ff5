// Zero of numbers is a constant like any other.
llvm.func @use(i32, i32, f32, f32, !llvm.ptr, !llvm.ptr)
llvm.func @f(%x: i32) {
  %a = llvm.mlir.zero : i32
  %b = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.mlir.constant(0.0 : f32) : f32
  %d = llvm.mlir.zero : f32
  %e = llvm.mlir.zero : !llvm.ptr
  %g = llvm.mlir.zero : !llvm.ptr
  %h = llvm.or %x, %a : i32
  llvm.call @use(%h, %b, %c, %d, %e, %g) : (i32, i32, f32, f32, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
