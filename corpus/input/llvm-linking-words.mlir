// Given in generic form, what is not said stays unsaid; the words of the custom form are always there.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>>} {
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "print"}> ({}) : () -> ()
  "llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "number"}> ({}) : () -> ()
  llvm.func unnamed_addr @spoken()
  llvm.func @addresses(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
    %0 = llvm.getelementptr nuw|nusw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %1 = llvm.getelementptr nuw|inbounds_flag %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.getelementptr nuw|inbounds %1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
}
