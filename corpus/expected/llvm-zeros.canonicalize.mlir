module {
  llvm.func @use(i32, i32, f32, f32, !llvm.ptr, !llvm.ptr)
  llvm.func @f(%arg0: i32) {
    %0 = llvm.mlir.zero : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.or %arg0, %0 : i32
    llvm.call @use(%3, %0, %1, %1, %2, %2) : (i32, i32, f32, f32, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
}

