"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<6 x i8>, linkage = #llvm.linkage<internal>, sym_name = "str", unnamed_addr = 0 : i64, value = "hello\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.ptr, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 64 : i64, constant, dso_local, global_type = !llvm.array<2 x f32>, linkage = #llvm.linkage<private>, sym_name = "arr", unnamed_addr = 0 : i64, value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.struct<(ptr, i32)>, linkage = #llvm.linkage<internal>, sym_name = "init", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %58 = "llvm.mlir.undef"() : () -> !llvm.struct<(ptr, i32)>
    %59 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %60 = "llvm.insertvalue"(%58, %59) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, i32)>, !llvm.ptr) -> !llvm.struct<(ptr, i32)>
    "llvm.return"(%60) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = i64, linkage = #llvm.linkage<internal>, sym_name = "x", thread_local_, unnamed_addr = 2 : i64, value = 42 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, comdat = @c::@k, global_type = f32, linkage = #llvm.linkage<weak_odr>, sym_name = "y", unnamed_addr = 0 : i64, value = 1.500000e+00 : f32, visibility_ = 1 : i64}> ({
  }) : () -> ()
  "llvm.comdat"() <{sym_name = "c"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "k"}> : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i64)>, linkage = #llvm.linkage<external>, sym_name = "malloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "printf", sym_visibility = "private", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, arg_attrs = [{llvm.noundef}, {llvm.noalias}, {}], function_type = !llvm.func<i32 (i32, ptr, vector<4xf32>)>, linkage = #llvm.linkage<internal>, passthrough = ["noinline"], personality = @malloc, res_attrs = [{llvm.zeroext}], sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg2: i32, %arg3: !llvm.ptr, %arg4: vector<4xf32>):
    %1 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %2 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %3 = "llvm.mlir.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %4 = "llvm.mlir.constant"() <{value = "abc"}> : () -> !llvm.array<3 x i8>
    %5 = "llvm.mlir.addressof"() <{global_name = @str}> : () -> !llvm.ptr
    %6 = "llvm.getelementptr"(%5) <{elem_type = !llvm.array<6 x i8>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
    %7 = "llvm.getelementptr"(%arg3, %1) <{elem_type = !llvm.struct<(i32, f32)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %8 = "llvm.load"(%7) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %9 = "llvm.load"(%7) <{alignment = 4 : i64, ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> f32
    "llvm.store"(%8, %7) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%8, %7) <{alignment = 8 : i64, nontemporal, ordering = 0 : i64, volatile_}> : (i32, !llvm.ptr) -> ()
    %10 = "llvm.load"(%7) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> i32
    %11 = "llvm.mlir.constant"() <{value = 8 : index}> : () -> i64
    %12 = "llvm.call"(%11) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @malloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> !llvm.ptr
    %13 = "llvm.call"(%5, %8) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @printf, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr, i32) -> i32
    %14 = "llvm.call"(%arg3, %1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    %15 = "llvm.add"(%1, %8) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %16 = "llvm.add"(%1, %8) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %17 = "llvm.fadd"(%2, %9) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %18 = "llvm.fmul"(%2, %9) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
    %19 = "llvm.icmp"(%15, %16) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %20 = "llvm.fcmp"(%17, %18) <{fastmathFlags = #llvm.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %21 = "llvm.select"(%19, %15, %16) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %22 = "llvm.sext"(%21) : (i32) -> i64
    %23 = "llvm.zext"(%21) <{nonNeg}> : (i32) -> i64
    %24 = "llvm.trunc"(%22) <{overflowFlags = 0 : i32}> : (i64) -> i16
    %25 = "llvm.inttoptr"(%22) : (i64) -> !llvm.ptr
    %26 = "llvm.ptrtoint"(%25) : (!llvm.ptr) -> i64
    %27 = "llvm.bitcast"(%1) : (i32) -> f32
    %28 = "llvm.addrspacecast"(%25) : (!llvm.ptr) -> !llvm.ptr<3>
    %29 = "llvm.alloca"(%1) <{alignment = 8 : i64, elem_type = f32}> : (i32) -> !llvm.ptr
    %30 = "llvm.alloca"(%1) <{elem_type = !llvm.struct<"foo", (i32)>, inalloca}> : (i32) -> !llvm.ptr
    %31 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %32 = "llvm.insertelement"(%31, %2, %1) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %33 = "llvm.extractelement"(%32, %1) : (vector<4xf32>, i32) -> f32
    %34 = "llvm.shufflevector"(%32, %31) <{mask = array<i32: 0, 1, 2, 3>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %35 = "llvm.mlir.undef"() : () -> !llvm.struct<packed (i8, array<2 x struct<(i32)>>)>
    %36 = "llvm.extractvalue"(%35) <{position = array<i64: 1, 0>}> : (!llvm.struct<packed (i8, array<2 x struct<(i32)>>)>) -> !llvm.struct<(i32)>
    %37 = "llvm.intr.pow"(%2, %9) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %38 = "llvm.intr.sqrt"(%2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %39 = "llvm.intr.fma"(%2, %9, %17) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
    %40 = "llvm.intr.smax"(%1, %8) : (i32, i32) -> i32
    "llvm.intr.memcpy"(%7, %6, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %41 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    "llvm.intr.memset"(%7, %41, %11) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %42 = "llvm.fneg"(%17) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %43 = "llvm.atomicrmw"(%7, %1) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %44 = "llvm.cmpxchg"(%7, %1, %8) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    "llvm.fence"() <{ordering = 7 : i64}> : () -> ()
    %45 = "llvm.udiv"(%1, %8) <{isExact}> : (i32, i32) -> i32
    %46 = "llvm.or"(%1, %8) <{isDisjoint}> : (i32, i32) -> i32
    %47 = "llvm.shl"(%1, %8) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %48 = "llvm.freeze"(%47) : (i32) -> i32
    %49 = "llvm.mlir.none"() : () -> !llvm.token
    %50 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%50) : (!llvm.ptr) -> ()
    "llvm.intr.assume"(%19) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.intr.trap"() : () -> ()
    %51 = "llvm.sitofp"(%1) : (i32) -> f32
    %52 = "llvm.fptosi"(%51) : (f32) -> i32
    %53 = "llvm.fpext"(%51) : (f32) -> f64
    %54 = "llvm.fptrunc"(%53) : (f64) -> f32
    %55 = "llvm.intr.vector.reduce.fadd"(%2, %32) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    "llvm.cond_br"(%19, %1)[^bb1, ^bb2] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%56: i32):  // pred: ^bb0
    "llvm.switch"(%56, %56)[^bb2, ^bb3, ^bb2] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[1, -2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    "llvm.br"(%8)[^bb3] : (i32) -> ()
  ^bb3(%57: i32):  // 2 preds: ^bb1, ^bb2
    "llvm.return"(%57) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "u", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<"rec", (ptr, struct<"rec2", opaque>)>, array<4 x ptr<1>>)>, linkage = #llvm.linkage<external>, sym_name = "void", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.struct<"rec", (ptr, struct<"rec2", opaque>)>, %arg1: !llvm.array<4 x ptr<1>>):
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = !llvm.ptr, linkage = #llvm.linkage<external>, sym_name = "al", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@u], data = [#llvm.zero], priorities = [0 : i32]}> : () -> ()
}) {llvm.data_layout = "e-m:e", llvm.target_triple = "x86_64"} : () -> ()

