module {
  llvm.func weak @w() -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func @f() -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.call @w() : () -> i32
    llvm.return %0 : i32
  }
}

