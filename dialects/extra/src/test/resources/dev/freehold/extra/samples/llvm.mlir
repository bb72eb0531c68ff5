module {
  llvm.func @a(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: f32, %arg4: !llvm.ptr, %arg5: vector<4xi32>, %arg6: !llvm.ptr<3>, %arg7: i64, %arg8: vector<4xf32>, %arg9: !llvm.struct<(i32, struct<(f32, array<3 x i64>)>)>) {
    %0 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
    %1 = llvm.sub %arg0, %arg1 : i32
    %2 = llvm.shl %arg0, %arg1 overflow<nuw> {x} : i32
    %3 = llvm.udiv exact %arg0, %arg1 : i32
    %4 = llvm.or disjoint %arg0, %arg1 : i32
    %5 = llvm.icmp "slt" %arg0, %arg1 : i32
    %6 = llvm.icmp "eq" %arg4, %arg4 : !llvm.ptr
    %7 = llvm.icmp "ne" %arg5, %arg5 : vector<4xi32>
    %8 = llvm.fcmp "oeq" %arg3, %arg3 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %9 = llvm.fadd %arg3, %arg3 {fastmathFlags = #llvm.fastmath<nnan, ninf, contract>} : f32
    %10 = llvm.fneg %arg3 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %11 = llvm.select %arg2, %arg0, %arg1 : i1, i32
    %12 = llvm.select %7, %arg5, %arg5 : vector<4xi1>, vector<4xi32>
    %13 = llvm.select %arg2, %arg3, %arg3 {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
    %14 = llvm.getelementptr %arg4[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.getelementptr inbounds %arg4[0, 1, %arg7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
    %16 = llvm.getelementptr inbounds|nuw %arg4[3] : (!llvm.ptr) -> !llvm.ptr, i8
    %17 = llvm.getelementptr nusw %arg4[%arg7, 1] {a} : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"x", (i32, i32)>
    %18 = llvm.getelementptr nuw %arg6[-1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, vector<4xf32>
    %19 = llvm.load %arg4 : !llvm.ptr -> i32
    %20 = llvm.load volatile %arg4 invariant invariant_group {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
    %21 = llvm.load %arg4 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.load %arg4 atomic syncscope("singlethread") seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.load %arg4 invariant {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %arg0, %arg4 : i32, !llvm.ptr
    llvm.store volatile %arg0, %arg4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg0, %arg4 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    %24 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
    %25 = llvm.alloca inalloca %arg0 x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<5>
    %26 = llvm.extractvalue %arg9[1, 1, 2] : !llvm.struct<(i32, struct<(f32, array<3 x i64>)>)> 
    %27 = llvm.insertvalue %arg3, %arg9[1, 0] : !llvm.struct<(i32, struct<(f32, array<3 x i64>)>)> 
    %28 = llvm.extractelement %arg5[%arg0 : i32] : vector<4xi32>
    %29 = llvm.insertelement %arg0, %arg5[%arg7 : i64] : vector<4xi32>
    %30 = llvm.shufflevector %arg5, %arg5 [0, 1, -1, 7] : vector<4xi32> 
    %31 = llvm.sext %arg0 : i32 to i64
    %32 = llvm.zext nneg %arg0 : i32 to i64
    %33 = llvm.trunc %arg7 overflow<nsw> : i64 to i32
    %34 = llvm.uitofp nneg %arg0 : i32 to f32
    %35 = llvm.ptrtoint %arg4 : !llvm.ptr to i64
    %36 = llvm.inttoptr %arg7 : i64 to !llvm.ptr
    %37 = llvm.inttoptr %arg7 dereferenceable<bytes = 8> : i64 to !llvm.ptr
    %38 = llvm.bitcast %arg3 : f32 to i32
    %39 = llvm.addrspacecast %arg4 : !llvm.ptr to !llvm.ptr<3>
    %40 = llvm.freeze %arg0 : i32
    %41 = llvm.atomicrmw add %arg4, %arg0 monotonic : !llvm.ptr, i32
    %42 = llvm.atomicrmw volatile _xor %arg4, %arg0 syncscope("agent") acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
    %43 = llvm.cmpxchg weak volatile %arg4, %arg0, %arg1 syncscope("x") acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i32
    llvm.fence syncscope("agent") seq_cst
    llvm.fence acquire
    %44 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
    %45 = llvm.mlir.constant("foo") : !llvm.array<3 x i8>
    %46 = llvm.mlir.constant([1.000000e+00 : f32, 2 : i32]) : !llvm.struct<(f32, i32)>
    %47 = llvm.mlir.poison : i32
    %48 = llvm.fptosi %arg3 : f32 to i32
    %49 = llvm.load %arg4 dereferenceable<bytes = 8, mayBeNull = true> {tbaa = []} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
}
// -----
module {
  llvm.func @i(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<48xf32>, %arg6: i64, %arg7: i1, %arg8: vector<4xi32>) {
    %0 = "llvm.intr.annotation"(%arg2, %arg0, %arg0, %arg2) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
    %1 = "llvm.intr.ptr.annotation"(%arg0, %arg0, %arg0, %arg2, %arg0) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    "llvm.intr.var.annotation"(%arg0, %arg0, %arg0, %arg2, %arg0) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    %2 = llvm.intr.experimental.constrained.fptrunc %arg3 tonearest strict : f32 to f16
    %3 = llvm.intr.experimental.constrained.fpext %arg3 ignore : f32 to f64
    %4 = llvm.intr.experimental.constrained.sitofp %arg2 towardzero maytrap : i32 to f32
    %5 = llvm.intr.experimental.constrained.uitofp %arg2 upward ignore : i32 to f32
    %6 = llvm.intr.expect.with.probability %arg2, %arg2, 5.000000e-01 : i32
    %7 = llvm.intr.frexp(%arg3) : (f32) -> !llvm.struct<(f32, i32)>
    %8 = llvm.intr.sincos(%arg3) : (f32) -> !llvm.struct<(f32, f32)>
    %9 = llvm.intr.invariant.start 4, %arg0 : !llvm.ptr
    llvm.intr.invariant.end %9, 4, %arg0 : !llvm.ptr
    %10 = "llvm.intr.is.constant"(%arg2) : (i32) -> i1
    %11 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
    %12 = llvm.intr.strip.invariant.group %arg0 : !llvm.ptr
    %13 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg6> {columns = 16 : i32, isVolatile = false, rows = 3 : i32} : vector<48xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %arg5, %arg0, <stride = %arg6> {columns = 16 : i32, isVolatile = false, rows = 3 : i32} : vector<48xf32> to !llvm.ptr stride i64
    %14 = llvm.intr.matrix.transpose %arg5 {columns = 16 : i32, rows = 3 : i32} : vector<48xf32> into vector<48xf32>
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
    %15 = llvm.intr.ptrmask %arg0, %arg6 : (!llvm.ptr, i64) -> !llvm.ptr
    %16 = llvm.intr.scmp(%arg2, %arg2) : (i32, i32) -> i2
    %17 = llvm.intr.ucmp(%arg8, %arg8) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %18 = llvm.intr.ssa.copy %arg3 : f32
    %19 = llvm.intr.stepvector : vector<[4]xi32>
    %20 = "llvm.intr.threadlocal.address"(%arg0) : (!llvm.ptr) -> !llvm.ptr
    llvm.intr.ubsantrap <{failureKind = 1 : i8}>
    llvm.intr.vacopy %arg0 to %arg1 : !llvm.ptr, !llvm.ptr
    llvm.intr.vastart %arg0 : !llvm.ptr
    llvm.intr.vaend %arg0 : !llvm.ptr
    %21 = "llvm.intr.vector.interleave2"(%arg4, %arg4) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %22 = "llvm.intr.vector.deinterleave2"(%arg4) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
    llvm.intr.debugtrap
    llvm.return
  }
}
// -----
module {
  llvm.mlir.global internal constant @g("abc") {addr_space = 0 : i32}
  llvm.func @use(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @constants(%arg0: i1) {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = llvm.mlir.addressof @g : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    llvm.call @use(%0, %2, %1, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = llvm.mlir.addressof @use : !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.ptr
    %7 = llvm.mlir.undef : !llvm.ptr
    %8 = llvm.mlir.undef : !llvm.ptr
    llvm.call @use(%4, %5, %6, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @use(%7, %8, %6, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
}
// -----
module attributes {llvm.commandline = "y", llvm.data_layout = "e-m:e", llvm.dependent_libraries = #llvm.dependent_libraries<"foo", "bar">, llvm.ident = "x", llvm.module_asm = ["foo", "bar"], llvm.target_triple = "x86_64-unknown-linux"} {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @any any
    llvm.comdat_selector @ex exactmatch
  }
  llvm.mlir.global internal constant @any(1 : i64) comdat(@__llvm_comdat::@any) {addr_space = 0 : i32} : i64
  llvm.func @ex() comdat(@__llvm_comdat::@ex) {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@ex], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@ex], priorities = [0 : i32], data = [@any]
  llvm.mlir.global_ctors ctors = [], priorities = [], data = []
  llvm.mlir.alias external @al : i64 {
    %0 = llvm.mlir.addressof @any : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak hidden thread_local unnamed_addr @al2 {a, dso_local} : i64 {
    %0 = llvm.mlir.addressof @any : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(dense<0> : vector<1xi8>) : !llvm.array<1 x i8>
    %2 = llvm.invoke @g(%arg0, %arg1) to ^bb1 unwind ^bb2 : (i32, !llvm.ptr) -> i32
  ^bb1:  // 2 preds: ^bb0, ^bb4
    llvm.invoke @h() to ^bb3(%arg0 : i32) unwind ^bb2 : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %4 = llvm.intr.eh.typeid.for %arg1 : (!llvm.ptr) -> i32
    llvm.resume %3 : !llvm.struct<(ptr, i32)>
  ^bb3(%5: i32):  // pred: ^bb1
    %6 = llvm.invoke @g1(%arg0) to ^bb4(%arg0, %arg1 : i32, !llvm.ptr) unwind ^bb5 {z} : (i32 {llvm.zeroext}) -> (i32 {llvm.signext})
  ^bb4(%7: i32, %8: !llvm.ptr):  // pred: ^bb3
    %9 = llvm.invoke fastcc @va(%arg0, %arg0) to ^bb1 unwind ^bb5 vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %10 = llvm.landingpad (catch %0 : !llvm.ptr) (filter %1 : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
    llvm.return %arg0 : i32
  }
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1(%arg1 : i32),
    ^bb2
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    llvm.blocktag <id = 1>
    llvm.return
  ^bb2:  // pred: ^bb0
    %1 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
    %2 = llvm.dso_local_equivalent @f : !llvm.ptr
    %3 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
    llvm.indirectbr %1 : !llvm.ptr, [
    ^bb1(%arg1 : i32)
    ]
  }
}
// -----
module {
  llvm.func @masked(%arg0: !llvm.ptr, %arg1: vector<4x!llvm.ptr>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.intr.masked.gather %arg1, %arg2, %arg3 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %1 = llvm.intr.masked.gather %arg1, %arg2 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    llvm.intr.masked.scatter %0, %arg1, %arg2 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    "llvm.intr.masked.compressstore"(%0, %arg0, %arg2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %2 = "llvm.intr.masked.expandload"(%arg0, %arg2, %0) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
}
// -----
module {
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
  llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @resolver
  llvm.mlir.ifunc external @bar : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {alignment = 1 : i32, dso_local}
  llvm.mlir.ifunc private hidden unnamed_addr @baz : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
  llvm.mlir.ifunc internal protected local_unnamed_addr @bax : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
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
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "The domain">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope_domain2 = #llvm.alias_scope_domain<id = "dom">
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_root1 = #llvm.tbaa_root
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "A">
#alias_scope1 = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain1>
#alias_scope2 = #llvm.alias_scope<id = "str", domain = #alias_scope_domain2, description = "q\22\0A">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0, constant = true>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "agg_t", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc, 4>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) {
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.store %arg1, %arg0 {alias_scopes = [#alias_scope, #alias_scope1, #alias_scope2], noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %0 = llvm.load %arg0 {r = #tbaa_root1, tbaa = [#tbaa_tag, #tbaa_tag1]} : !llvm.ptr -> i32
    llvm.return
  }
}
// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) -> i32 {
    %0 = llvm.inline_asm "bswap $0", "=r,r" %arg0 : (i32) -> i32
    %1 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [{elementtype = i32}] "mov $0, $1", "=r,r" %arg1 : (!llvm.ptr) -> i32
    %2 = llvm.inline_asm asm_dialect = intel {y} "x", "=r,r,~{memory}" %arg0, %arg0 : (i32, i32) -> !llvm.struct<(i32, i32)>
    llvm.inline_asm has_side_effects "nop", ""  : () -> ()
    %3 = llvm.inline_asm has_side_effects tail_call_kind = <tail> asm_dialect = att "foo", "=r,=r,r" %arg0 : (i32) -> !llvm.struct<(i8, i8)>
    %4 = llvm.call_intrinsic "llvm.riscv.sha256sig0"(%arg0) : (i32 {llvm.signext}) -> i32
    llvm.call_intrinsic "llvm.foo"() : () -> ()
    %5 = llvm.call_intrinsic "llvm.bar"(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32, f32) -> f32
    llvm.call_intrinsic "llvm.assume"(%arg0) ["align"(%arg1, %arg0 : !llvm.ptr, i32)] : (i32) -> ()
    llvm.return %0 : i32
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
