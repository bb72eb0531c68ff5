// What cannot be read as a part of an attribute is reported with the attribute, the part and its type.
"test.op"() {a = #llvm.linkage<bogus>} : () -> ()
// -----
"test.op"() {a = #llvm.framePointerKind<"non-leaf-x">} : () -> ()
// -----
"test.op"() {a = #llvm.tailcallkind<1>} : () -> ()
// -----
"test.op"() {a = #llvm.overflow<nsw, bogus>} : () -> ()
// -----
"test.op"() {a = #llvm.overflow<"nsw">} : () -> ()
// -----
"test.op"() {a = #llvm.fastmath<nnan, bogus>} : () -> ()
// -----
"test.op"() {a = #llvm.memory_effects<other = rw, argMem = none>} : () -> ()
// -----
"test.op"() {a = #llvm.di_compile_unit<id = 1, sourceLanguage = DW_LANG_C>} : () -> ()
// -----
"test.op"() {a = #llvm.di_file<1 in "b">} : () -> ()
// -----
"test.op"() {a = #llvm.di_namespace<exportSymbols = 2>} : () -> ()
// -----
"test.op"() {a = #llvm.di_composite_type<recId = distinct[0]<>, elements = #llvm.di_expression>} : () -> ()
// -----
"test.op"() {a = #llvm.di_composite_type<flags = "Public|Bogus">} : () -> ()
// -----
"test.op"() {a = #llvm.di_derived_type<dwarfAddressSpace = -1, extraData = 1>} : () -> ()
// -----
"test.op"() {a = #llvm.di_expression<[]>} : () -> ()
// -----
"test.op"() {a = #llvm.di_expression<[DW_OP_constu(x)]>} : () -> ()
// -----
"test.op"() {a = #llvm.di_expression<[DW_OP_bogus]>} : () -> ()
// -----
"test.op"() {a = #llvm.di_subrange<count = #llvm.di_expression<[bogus]>, stride = 1>} : () -> ()
// -----
"test.op"() {a = #llvm.tbaa_type_desc<id = "a", members = {}>} : () -> ()
// -----
"test.op"() {a = #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.poison, 0>}>, access_type = 1, offset = 0>} : () -> ()
// -----
"test.op"() {a = #llvm.cgprofile_entry<from = @a::@b, count = 1>} : () -> ()
// -----
"test.op"() {a = #llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<from = 1>]>} : () -> ()
// -----
"test.op"() {a = #llvm.target_features<["a"]>} : () -> ()
// -----
"test.op"() {a = #llvm.target_features<>} : () -> ()
// -----
"test.op"() {a = #llvm.target<triple = 1, chip = "a">} : () -> ()
// -----
"test.op"() {a = #llvm.mlir.workgroup_attribution<1 : i32, 2>} : () -> ()
// -----
"test.op"() {a = #llvm.constant_range<f32, 0, 1>} : () -> ()
// -----
"test.op"() {a = #llvm<dso_local_equivalent @a::@b>} : () -> ()
// -----
"test.op"() {a = #llvm.alias_scope<id = 1, domain = <id = 1>>} : () -> ()
// -----
"test.op"() {a = !llvm.index} : () -> ()
// -----
"test.op"() {a = !llvm.target<"a", 99999999999>} : () -> ()
