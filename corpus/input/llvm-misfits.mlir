"llvm.func"() <{function_type = i32, sym_name = "f"}> ({}) : () -> ()
// -----
"llvm.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()
// -----
llvm.func @f(%a: !llvm.ptr, %v: i32) {
 %0 = "llvm.atomicrmw"(%a, %v) <{bin_op = 99: i64, ordering = 4: i64}> : (!llvm.ptr, i32) -> i32
 llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %v: i32) {
 %0 = "llvm.atomicrmw"(%a, %v) <{bin_op = 1: i64, ordering = 99: i64}> : (!llvm.ptr, i32) -> i32
 llvm.return
}
// -----
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 99 : i64, visibility_ = 77 : i64}> ({}) : () -> ()
