llvm.mlir.global external @g0() : i32
llvm.mlir.global @g1(42 : i32) : i32
llvm.mlir.global internal constant @s("hello\00") {addr_space = 0 : i32}
llvm.mlir.global private unnamed_addr constant @s2("a\22b") {addr_space = 3 : i32, alignment = 8 : i64, dso_local} : !llvm.array<3 x i8>
llvm.mlir.global internal @r() : !llvm.ptr {
  %0 = llvm.mlir.addressof @g1 : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global external thread_local @t(1.5 : f32) {section = ".tdata"} : f32
llvm.mlir.global external @ei(0 : i32) {externally_initialized} : i32
llvm.mlir.global linkonce_odr hidden thread_local local_unnamed_addr constant @lo(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global common @co(0 : i64) {a.b = 3} : i64
llvm.mlir.global appending @ap() : !llvm.array<1 x ptr> { %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
 llvm.return %0 : !llvm.array<1 x ptr> }
llvm.mlir.global external @arr(dense<"0x0102"> : tensor<2xi8>) : !llvm.array<2 x i8>
llvm.mlir.global external constant @u([1 : i8, 2 : i8]) : !llvm.array<2 x i8>
llvm.mlir.global weak @sp(sparse<[[0]], [1]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal constant @te() {target_specific_attrs = ["a", ["b", "c"]]} : !llvm.target<"spirv.Image", i32, 0>
llvm.mlir.global extern_weak @ew() : i32
llvm.mlir.global @zi(#llvm.zero) : !llvm.struct<(i32)>
llvm.mlir.global @un(#llvm.undef) : i32
llvm.mlir.global @po(#llvm.poison) : i32
llvm.mlir.global external @sz() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>
llvm.func @f() {
  %0 = llvm.mlir.addressof @sz : !llvm.ptr<3>
  %1 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return
}
// -----
#f = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#ty = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
llvm.mlir.global external @gv(3 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = <scope = #cu, name = "gv", file = #f, line = 3, type = #ty, isDefined = true>, expr = <>>]} : i32
