"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, i1, f32, ptr, vector<4xi32>, ptr<3>, i64, vector<4xf32>, struct<(i32, struct<(f32, array<3 x i64>)>)>)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: f32, %arg4: !llvm.ptr, %arg5: vector<4xi32>, %arg6: !llvm.ptr<3>, %arg7: i64, %arg8: vector<4xf32>, %arg9: !llvm.struct<(i32, struct<(f32, array<3 x i64>)>)>):
    %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %1 = "llvm.sub"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %2 = "llvm.shl"(%arg0, %arg1) <{overflowFlags = 2 : i32}> {x} : (i32, i32) -> i32
    %3 = "llvm.udiv"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
    %4 = "llvm.or"(%arg0, %arg1) <{isDisjoint}> : (i32, i32) -> i32
    %5 = "llvm.icmp"(%arg0, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %6 = "llvm.icmp"(%arg4, %arg4) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %7 = "llvm.icmp"(%arg5, %arg5) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %8 = "llvm.fcmp"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<fast>, predicate = 1 : i64}> : (f32, f32) -> i1
    %9 = "llvm.fadd"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<nnan, ninf, contract>}> : (f32, f32) -> f32
    %10 = "llvm.fneg"(%arg3) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32) -> f32
    %11 = "llvm.select"(%arg2, %arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %12 = "llvm.select"(%7, %arg5, %arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %13 = "llvm.select"(%arg2, %arg3, %arg3) <{fastmathFlags = #llvm.fastmath<nnan>}> : (i1, f32, f32) -> f32
    %14 = "llvm.getelementptr"(%arg4, %arg7) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %15 = "llvm.getelementptr"(%arg4, %arg7) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: 0, 1, -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %16 = "llvm.getelementptr"(%arg4) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: 3>}> : (!llvm.ptr) -> !llvm.ptr
    %17 = "llvm.getelementptr"(%arg4, %arg7) <{elem_type = !llvm.struct<"x", (i32, i32)>, noWrapFlags = 2 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> {a} : (!llvm.ptr, i64) -> !llvm.ptr
    %18 = "llvm.getelementptr"(%arg6) <{elem_type = vector<4xf32>, noWrapFlags = 4 : i32, rawConstantIndices = array<i32: -1>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %19 = "llvm.load"(%arg4) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %20 = "llvm.load"(%arg4) <{alignment = 4 : i64, invariant, invariantGroup, nontemporal, ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i32
    %21 = "llvm.load"(%arg4) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> i32
    %22 = "llvm.load"(%arg4) <{alignment = 4 : i64, ordering = 7 : i64, syncscope = "singlethread"}> : (!llvm.ptr) -> i32
    %23 = "llvm.load"(%arg4) <{alignment = 4 : i64, invariant, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%arg0, %arg4) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg0, %arg4) <{alignment = 4 : i64, ordering = 0 : i64, volatile_}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg0, %arg4) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    %24 = "llvm.alloca"(%arg0) <{elem_type = i32}> : (i32) -> !llvm.ptr
    %25 = "llvm.alloca"(%arg0) <{alignment = 8 : i64, elem_type = !llvm.struct<(i32)>, inalloca}> : (i32) -> !llvm.ptr<5>
    %26 = "llvm.extractvalue"(%arg9) <{position = array<i64: 1, 1, 2>}> : (!llvm.struct<(i32, struct<(f32, array<3 x i64>)>)>) -> i64
    %27 = "llvm.insertvalue"(%arg9, %arg3) <{position = array<i64: 1, 0>}> : (!llvm.struct<(i32, struct<(f32, array<3 x i64>)>)>, f32) -> !llvm.struct<(i32, struct<(f32, array<3 x i64>)>)>
    %28 = "llvm.extractelement"(%arg5, %arg0) : (vector<4xi32>, i32) -> i32
    %29 = "llvm.insertelement"(%arg5, %arg0, %arg7) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %30 = "llvm.shufflevector"(%arg5, %arg5) <{mask = array<i32: 0, 1, -1, 7>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %31 = "llvm.sext"(%arg0) : (i32) -> i64
    %32 = "llvm.zext"(%arg0) <{nonNeg}> : (i32) -> i64
    %33 = "llvm.trunc"(%arg7) <{overflowFlags = 1 : i32}> : (i64) -> i32
    %34 = "llvm.uitofp"(%arg0) <{nonNeg}> : (i32) -> f32
    %35 = "llvm.ptrtoint"(%arg4) : (!llvm.ptr) -> i64
    %36 = "llvm.inttoptr"(%arg7) : (i64) -> !llvm.ptr
    %37 = "llvm.inttoptr"(%arg7) <{dereferenceable = #llvm.dereferenceable<bytes = 8>}> : (i64) -> !llvm.ptr
    %38 = "llvm.bitcast"(%arg3) : (f32) -> i32
    %39 = "llvm.addrspacecast"(%arg4) : (!llvm.ptr) -> !llvm.ptr<3>
    %40 = "llvm.freeze"(%arg0) : (i32) -> i32
    %41 = "llvm.atomicrmw"(%arg4, %arg0) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %42 = "llvm.atomicrmw"(%arg4, %arg0) <{alignment = 4 : i64, bin_op = 6 : i64, ordering = 6 : i64, syncscope = "agent", volatile_}> : (!llvm.ptr, i32) -> i32
    %43 = "llvm.cmpxchg"(%arg4, %arg0, %arg1) <{alignment = 8 : i64, failure_ordering = 2 : i64, success_ordering = 6 : i64, syncscope = "x", volatile_, weak}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    "llvm.fence"() <{ordering = 7 : i64, syncscope = "agent"}> : () -> ()
    "llvm.fence"() <{ordering = 4 : i64}> : () -> ()
    %44 = "llvm.mlir.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %45 = "llvm.mlir.constant"() <{value = "foo"}> : () -> !llvm.array<3 x i8>
    %46 = "llvm.mlir.constant"() <{value = [1.000000e+00 : f32, 2 : i32]}> : () -> !llvm.struct<(f32, i32)>
    %47 = "llvm.mlir.poison"() : () -> i32
    %48 = "llvm.fptosi"(%arg3) : (f32) -> i32
    %49 = "llvm.load"(%arg4) <{dereferenceable = #llvm.dereferenceable<bytes = 8, mayBeNull = true>, ordering = 0 : i64, tbaa = []}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1):
    "llvm.cond_br"(%arg2, %arg0)[^bb1, ^bb2] <{branch_weights = array<i32: 5, 10>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    "llvm.switch"(%0, %0)[^bb2, ^bb1, ^bb2] <{branch_weights = array<i32: 13, 17, 19>, case_operand_segments = array<i32: 1, 0>, case_values = dense<[1, -2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    "llvm.switch"(%arg0)[^bb3] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb3:  // pred: ^bb2
    "llvm.br"()[^bb4] <{loop_annotation = #loop_annotation}> : () -> ()
  ^bb4:  // pred: ^bb3
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, vector<4xf32>, vector<4xi1>, vector<4x!llvm.ptr>, f32, i64)>, linkage = #llvm.linkage<external>, sym_name = "c", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: vector<4x!llvm.ptr>, %arg5: f32, %arg6: i64):
    %0 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
    "llvm.intr.memcpy"(%arg1, %arg1, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memset"(%arg1, %0, %arg6) <{isVolatile = true, tbaa = []}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.lifetime.start"(%arg1) : (!llvm.ptr) -> ()
    %1 = "llvm.intr.masked.load"(%arg1, %arg3) <{alignment = 1 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %2 = "llvm.intr.masked.load"(%arg1, %arg3, %arg2) <{alignment = 1 : i32, nontemporal}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.store"(%arg2, %arg1, %arg3) <{alignment = 1 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %3 = "llvm.intr.masked.gather"(%arg4, %arg3) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    "llvm.intr.masked.scatter"(%arg2, %arg4, %arg3) <{alignment = 1 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
    %4 = "llvm.intr.vector.reduce.fadd"(%arg5, %arg2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %5 = "llvm.intr.vector.reduce.fmax"(%arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %6 = "llvm.intr.vector.extract"(%arg2) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<2xf32>
    %7 = "llvm.intr.vector.insert"(%arg2, %6) <{pos = 2 : i64}> : (vector<4xf32>, vector<2xf32>) -> vector<4xf32>
    %8 = "llvm.intr.matrix.multiply"(%arg2, %arg2) <{lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %9 = "llvm.intr.get.active.lane.mask"(%arg6, %arg6) : (i64, i64) -> vector<4xi1>
    %10 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %11 = "llvm.intr.fma"(%arg5, %arg5, %arg5) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32, f32) -> f32
    %12 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%12) : (!llvm.ptr) -> ()
    %13 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%13) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.intr.assume"(%13, %arg1, %arg0) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    %14 = "llvm.intr.expect"(%arg0, %arg0) : (i32, i32) -> i32
    %15 = "llvm.intr.vscale"() : () -> i64
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.prefetch"(%arg1) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %16 = "llvm.intr.is.fpclass"(%arg5) <{bit = 1 : i32}> : (f32) -> i1
    %17 = "llvm.intr.sadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %18 = "llvm.intr.powi"(%arg5, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %19 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

