llvm.func weak @w() -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c : i32
}
llvm.func @f() -> i32 {
  %r = llvm.call @w() : () -> i32
  llvm.return %r : i32
}
