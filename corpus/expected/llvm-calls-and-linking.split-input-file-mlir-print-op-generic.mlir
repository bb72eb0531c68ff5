"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "va", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    %0 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{llvm.zeroext}, {llvm.align = 4 : i64, llvm.byval = i32}], callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, res_attrs = [{llvm.signext}]}> : (i32, !llvm.ptr) -> i32
    %1 = "llvm.call"(%arg1, %arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, i32, !llvm.ptr) -> i32
    %2 = "llvm.call"(%arg0, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @va, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<i32 (i32, ...)>}> : (i32, i32) -> i32
    %3 = "llvm.call"(%arg1, %arg0, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>, var_callee_type = !llvm.func<i32 (i32, ...)>}> {x = 1 : i32} : (!llvm.ptr, i32, i32) -> i32
    %4 = "llvm.call"(%arg0, %arg1, %arg0, %arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 1, 2, 0>, op_bundle_tags = ["tag1", "tag2", "tag3"], operandSegmentSizes = array<i32: 2, 3>}> : (i32, !llvm.ptr, i32, i32, !llvm.ptr) -> i32
    %5 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<nnan>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32
    %6 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<tail>, callee = @g, fastmathFlags = #llvm.fastmath<none>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32
    %7 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, always_inline, callee = @g, convergent, fastmathFlags = #llvm.fastmath<none>, inline_hint, no_inline, no_unwind, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, will_return}> {branch_weights = array<i32: 3>} : (i32, !llvm.ptr) -> i32
    "llvm.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "g1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "__gxx_personality_v0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, personality = @__gxx_personality_v0, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %1 = "llvm.mlir.constant"() <{value = dense<0> : vector<1xi8>}> : () -> !llvm.array<1 x i8>
    %2 = "llvm.invoke"(%arg0, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0, 0, 0>}> : (i32, !llvm.ptr) -> i32
  ^bb1:  // 2 preds: ^bb0, ^bb4
    "llvm.invoke"(%arg0)[^bb3, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = "llvm.landingpad"(%0) <{cleanup}> : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
    %4 = "llvm.intr.eh.typeid.for"(%arg1) : (!llvm.ptr) -> i32
    "llvm.resume"(%3) : (!llvm.struct<(ptr, i32)>) -> ()
  ^bb3(%5: i32):  // pred: ^bb1
    %6 = "llvm.invoke"(%arg0, %arg0, %arg1)[^bb4, ^bb5] <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.zeroext}], callee = @g1, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0, 0>, res_attrs = [{llvm.signext}]}> {z} : (i32, i32, !llvm.ptr) -> i32
  ^bb4(%7: i32, %8: !llvm.ptr):  // pred: ^bb3
    %9 = "llvm.invoke"(%arg0, %arg0)[^bb1, ^bb5] <{CConv = #llvm.cconv<fastcc>, callee = @va, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0, 0, 0>, var_callee_type = !llvm.func<i32 (i32, ...)>}> : (i32, i32) -> i32
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %10 = "llvm.landingpad"(%0, %1) : (!llvm.ptr, !llvm.array<1 x i8>) -> !llvm.struct<(ptr, i32)>
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "va", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, f32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32):
    %0 = "llvm.inline_asm"(%arg0) <{asm_string = "bswap $0", constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    %1 = "llvm.inline_asm"(%arg1) <{asm_dialect = 0 : i64, asm_string = "mov $0, $1", constraints = "=r,r", has_side_effects, is_align_stack, operand_attrs = [{elementtype = i32}], tail_call_kind = #llvm.tailcallkind<none>}> : (!llvm.ptr) -> i32
    %2 = "llvm.inline_asm"(%arg0, %arg0) <{asm_dialect = 1 : i64, asm_string = "x", constraints = "=r,r,~{memory}", tail_call_kind = #llvm.tailcallkind<none>}> {y} : (i32, i32) -> !llvm.struct<(i32, i32)>
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    %3 = "llvm.inline_asm"(%arg0) <{asm_dialect = 0 : i64, asm_string = "foo", constraints = "=r,=r,r", has_side_effects, tail_call_kind = #llvm.tailcallkind<tail>}> : (i32) -> !llvm.struct<(i8, i8)>
    %4 = "llvm.call_intrinsic"(%arg0) <{arg_attrs = [{llvm.signext}], fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.riscv.sha256sig0", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %5 = "llvm.call_intrinsic"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<reassoc>, intrin = "llvm.bar", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (f32, f32) -> f32
    "llvm.call_intrinsic"(%arg0, %arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.assume", op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"], operandSegmentSizes = array<i32: 1, 2>}> : (i32, !llvm.ptr, i32) -> ()
    "llvm.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: i32):
    "llvm.indirectbr"(%arg1, %arg2)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 1, 0>}> : (!llvm.ptr, i32) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %1 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 1>>}> : () -> !llvm.ptr
    %2 = "llvm.dso_local_equivalent"() <{function_name = @f}> : () -> !llvm.ptr
    %3 = "llvm.va_arg"(%arg1) : (!llvm.ptr) -> i32
    "llvm.indirectbr"(%1, %arg2)[^bb1] <{indbr_operand_segments = array<i32: 1>}> : (!llvm.ptr, i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    "llvm.indirectbr"(%arg0) <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.linker_options"() <{options = ["/DEFAULTLIB:", "libcmt"]}> : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]}> : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, dso_local, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "bar", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> {alignment = 1 : i32} : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<private>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "baz", unnamed_addr = 2 : i64, visibility_ = 1 : i64}> : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<internal>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "bax", unnamed_addr = 1 : i64, visibility_ = 2 : i64}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "resolver", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "any"}> : () -> ()
    "llvm.comdat_selector"() <{comdat = 1 : i64, sym_name = "ex"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, comdat = @__llvm_comdat::@any, constant, global_type = i64, linkage = #llvm.linkage<internal>, sym_name = "any", unnamed_addr = 0 : i64, value = 1 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, comdat = @__llvm_comdat::@ex, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "ex", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@ex], data = [#llvm.zero], priorities = [0 : i32]}> : () -> ()
  "llvm.mlir.global_dtors"() <{data = [@any], dtors = [@ex], priorities = [0 : i32]}> : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [], data = [], priorities = []}> : () -> ()
  "llvm.mlir.alias"() <{alias_type = i64, linkage = #llvm.linkage<external>, sym_name = "al", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %1 = "llvm.mlir.addressof"() <{global_name = @any}> : () -> !llvm.ptr
    "llvm.return"(%1) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i64, dso_local, linkage = #llvm.linkage<weak>, sym_name = "al2", thread_local_, unnamed_addr = 2 : i64, visibility_ = 1 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @any}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) {a} : () -> ()
}) {llvm.commandline = "y", llvm.data_layout = "e-m:e", llvm.dependent_libraries = #llvm.dependent_libraries<"foo", "bar">, llvm.ident = "x", llvm.module_asm = ["foo", "bar"], llvm.target_triple = "x86_64-unknown-linux"} : () -> ()

