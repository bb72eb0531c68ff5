#file = #llvm.di_file<"foo.c" in "/tmp/a b">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full, nameTableKind = None>
#null = #llvm.di_null_type
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#bt1 = #llvm.di_basic_type<name = "fl">
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #bt, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, extraData = #bt>
#ptr1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #bt, dwarfAddressSpace = 3>
#comp = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", line = 10, sizeInBits = 128, alignInBits = 32, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64>>
#comp2 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", file = #file, scope = #file, baseType = #bt, flags = "Public|Vector", elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64, stride = #llvm.di_expression<[DW_OP_plus_uconst(3)]>>, #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_push_object_address]>, stride = 1 : i64>>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #bt, #ptr, #comp, #comp2>
#st0 = #llvm.di_subroutine_type<>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", linkageName = "_Zf", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #st>
#sp2 = #llvm.di_subprogram<scope = #file, name = "g", subprogramFlags = Optimized, type = #st0, annotations = #llvm.di_annotation<name = "n", value = "v">>
#var = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 7, arg = 1, alignInBits = 0, type = #bt>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 3, column = 9>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #file, discriminator = 0>
#lab = #llvm.di_label<scope = #lb, name = "l", file = #file, line = 42>
#mod = #llvm.di_module<file = #file, scope = #file, name = "m", configMacros = "a", includePath = "/", apinotes = "/x", line = 42, isDecl = true>
#ns = #llvm.di_namespace<name = "std", exportSymbols = false>
#ns2 = #llvm.di_namespace<name = "x", scope = #ns, exportSymbols = true>
#imp = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp, entity = #mod, file = #file, line = 1, elements = #var>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "g", file = #file, line = 1, type = #bt, isDefined = true>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_plus_uconst(3), DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_deref]>>
#gve2 = #llvm.di_global_variable_expression<var = #gv, expr = <>>
#str = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #var, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, encoding = DW_ATE_ASCII>
#cb = #llvm.di_common_block<scope = #sp, name = "alpha", file = #file, line = 4>
module attributes {a.a = [#null, #bt1, #ptr1, #sp2, #var, #lbf, #lab, #ns2, #imp, #gve, #gve2, #str, #cb]} {}
// -----
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
module attributes {b.b = [#bt, #llvm<di_basic_type <name="x",   sizeInBits = 3>>]} {}
// -----
#ra = distinct[0]<>
#self = #llvm.di_composite_type<recId = #ra, isRecSelf = true>
#p = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
#c = #llvm.di_composite_type<recId = #ra, tag = DW_TAG_class_type, name = "a", elements = #p>
module attributes {b.b = [#c]} {}
// -----
#di_file = #llvm.di_file<"a" in "b">
#sp = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_Fortran95, file = <"a" in "b">, isOptimized = false, emissionKind = LineTablesOnly, splitDebugFilename = "x.dwo">, scope = #di_file, name = "f", file = <"a" in "b">, subprogramFlags = Definition>
#l1 = loc("a":1:2)
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc(#l2)
  %1 = llvm.add %0, %a : i32 loc(fused<#sp>["a":1:3])
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "x"> = %1 : i32
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp, name = "x"> #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8)]> = %1 : i32
  llvm.intr.dbg.label #llvm.di_label<scope = #sp, name = "x">
  llvm.return %1 : i32
} loc(fused<#sp>["a":1:3])
#l2 = loc(fused<#sp>["a":4:3])
// -----
llvm.func @f(%a: !llvm.ptr) {
  llvm.intr.dbg.declare #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "x", flags = Artificial> = %a : !llvm.ptr
  llvm.return
}
