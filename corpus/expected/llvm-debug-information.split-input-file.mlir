#di_basic_type = #llvm.di_basic_type<name = "fl">
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", line = 10, flags = Vector, sizeInBits = 128, alignInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>>
#di_file = #llvm.di_file<"foo.c" in "/tmp/a b">
#di_namespace = #llvm.di_namespace<name = "std", exportSymbols = false>
#di_null_type = #llvm.di_null_type
#di_subroutine_type = #llvm.di_subroutine_type<>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", file = #di_file, scope = #di_file, baseType = #di_basic_type1, flags = "Public|Vector", elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64, stride = #llvm.di_expression<[DW_OP_plus_uconst(3)]>>, #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_push_object_address]>, stride = 1 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type1, dwarfAddressSpace = 3>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type1, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, extraData = #di_basic_type1>
#di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "m", configMacros = "a", includePath = "/", apinotes = "/x", line = 42, isDecl = true>
#di_namespace1 = #llvm.di_namespace<name = "x", scope = #di_namespace, exportSymbols = true>
#di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "g", subprogramFlags = Optimized, type = #di_subroutine_type, annotations = #llvm.di_annotation<name = "n", value = "v">>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "g", file = #di_file, line = 1, type = #di_basic_type1, isDefined = true>
#di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_null_type, #di_basic_type1, #di_derived_type1, #di_composite_type, #di_composite_type1>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_plus_uconst(3), DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_deref]>>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_Zf", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1>
#di_common_block = #llvm.di_common_block<scope = #di_subprogram1, name = "alpha", file = #di_file, line = 4>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram1, file = #di_file, line = 3, column = 9>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram1, name = "x", file = #di_file, line = 7, arg = 1, type = #di_basic_type1>
#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_subprogram1, entity = #di_module, file = #di_file, line = 1, elements = #di_local_variable>
#di_label = #llvm.di_label<scope = #di_lexical_block, name = "l", file = #di_file, line = 42>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 0>
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #di_local_variable, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, encoding = DW_ATE_ASCII>
module attributes {a.a = [#di_null_type, #di_basic_type, #di_derived_type, #di_subprogram, #di_local_variable, #di_lexical_block_file, #di_label, #di_namespace1, #di_imported_entity, #di_global_variable_expression, #di_global_variable_expression1, #di_string_type, #di_common_block]} {
}

// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<name = "x", sizeInBits = 3>
module attributes {b.b = [#di_basic_type, #di_basic_type1]} {
}

// -----
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_class_type, name = "a", elements = #di_derived_type>
module attributes {b.b = [#di_composite_type1]} {
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #di_file, isOptimized = false, emissionKind = LineTablesOnly, splitDebugFilename = "x.dwo">
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "x">
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x">
module {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    %1 = llvm.add %0, %arg0 : i32
    llvm.intr.dbg.value #di_local_variable = %1 : i32
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8)]> = %1 : i32
    llvm.intr.dbg.label #di_label
    llvm.return %1 : i32
  }
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, name = "x", flags = Artificial>
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.intr.dbg.declare #di_local_variable = %arg0 : !llvm.ptr
    llvm.return
  }
}

