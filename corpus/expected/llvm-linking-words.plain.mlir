module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>>} {
  llvm.func @print(i32, ...)
  llvm.mlir.global external @number() {addr_space = 0 : i32} : i32
  llvm.func unnamed_addr @spoken()
  llvm.func @addresses(%arg0: !llvm.ptr, %arg1: i64) -> !llvm.ptr {
    %0 = llvm.getelementptr nusw|nuw %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1 = llvm.getelementptr inbounds_flag|nuw %0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.getelementptr inbounds|nuw %1[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
}

