module {
  llvm.mlir.global external @g0() {addr_space = 0 : i32} : i32
  llvm.mlir.global external @g1(42 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @s("hello\00") {addr_space = 0 : i32}
  llvm.mlir.global private unnamed_addr constant @s2("a\22b") {addr_space = 3 : i32, alignment = 8 : i64, dso_local}
  llvm.mlir.global internal @r() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @g1 : !llvm.ptr
    %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global external thread_local @t(1.500000e+00 : f32) {addr_space = 0 : i32, section = ".tdata"} : f32
  llvm.mlir.global external @ei(0 : i32) {addr_space = 0 : i32, externally_initialized} : i32
  llvm.mlir.global linkonce_odr hidden thread_local local_unnamed_addr constant @lo(dense<[1, 2]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
  llvm.mlir.global common @co(0 : i64) {a.b = 3 : i64, addr_space = 0 : i32} : i64
  llvm.mlir.global appending @ap() {addr_space = 0 : i32} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
    llvm.return %0 : !llvm.array<1 x ptr>
  }
  llvm.mlir.global external @arr(dense<[1, 2]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global external constant @u([1 : i8, 2 : i8]) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global weak @sp(sparse<0, 1> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
  llvm.mlir.global internal constant @te() {addr_space = 0 : i32, target_specific_attrs = ["a", ["b", "c"]]} : !llvm.target<"spirv.Image", i32, 0>
  llvm.mlir.global extern_weak @ew() {addr_space = 0 : i32} : i32
  llvm.mlir.global external @zi(#llvm.zero) {addr_space = 0 : i32} : !llvm.struct<(i32)>
  llvm.mlir.global external @un(#llvm.undef) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @po(#llvm.poison) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @sz() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>
  llvm.func @f() {
    %0 = llvm.mlir.addressof @sz : !llvm.ptr<3>
    %1 = llvm.mlir.addressof @f : !llvm.ptr
    llvm.return
  }
}

// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a" in "b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "gv", file = #di_file, line = 3, type = #di_basic_type, isDefined = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
module {
  llvm.mlir.global external @gv(3 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
}

