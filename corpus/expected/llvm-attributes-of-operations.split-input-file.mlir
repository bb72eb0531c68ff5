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
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.func @b(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) {
    llvm.cond_br %arg2 weights([5, 10]), ^bb1(%arg0 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    llvm.switch %0 : i32, ^bb2 [
      1: ^bb1(%0 : i32),
      -2: ^bb2
    ] {branch_weights = array<i32: 13, 17, 19>}
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    llvm.switch %arg0 : i32, ^bb3 [
    ]
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb3
    llvm.unreachable
  }
}

// -----
module {
  llvm.func @c(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: vector<4x!llvm.ptr>, %arg5: f32, %arg6: i64) {
    %0 = llvm.mlir.constant(0 : i8) : i8
    "llvm.intr.memcpy"(%arg1, %arg1, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memset"(%arg1, %0, %arg6) <{isVolatile = true, tbaa = []}> : (!llvm.ptr, i8, i64) -> ()
    llvm.intr.lifetime.start %arg1 : !llvm.ptr
    %1 = llvm.intr.masked.load %arg1, %arg3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %2 = llvm.intr.masked.load %arg1, %arg3, %arg2 {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %arg2, %arg1, %arg3 {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %3 = llvm.intr.masked.gather %arg4, %arg3 {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    llvm.intr.masked.scatter %arg2, %arg4, %arg3 {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    %4 = "llvm.intr.vector.reduce.fadd"(%arg5, %arg2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %5 = llvm.intr.vector.reduce.fmax(%arg2) : (vector<4xf32>) -> f32
    %6 = llvm.intr.vector.extract %arg2[0] : vector<2xf32> from vector<4xf32>
    %7 = llvm.intr.vector.insert %6, %arg2[2] : vector<2xf32> into vector<4xf32>
    %8 = llvm.intr.matrix.multiply %arg2, %arg2 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %9 = llvm.intr.get.active.lane.mask %arg6, %arg6 : i64, i64 to vector<4xi1>
    %10 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
    %11 = llvm.intr.fma(%arg5, %arg5, %arg5) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32, f32) -> f32
    %12 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %12 : !llvm.ptr
    %13 = llvm.mlir.constant(true) : i1
    llvm.intr.assume %13 : i1
    llvm.intr.assume %13 ["align"(%arg1, %arg0 : !llvm.ptr, i32)] : i1
    %14 = llvm.intr.expect %arg0, %arg0 : i32
    %15 = "llvm.intr.vscale"() : () -> i64
    llvm.intr.trap
    "llvm.intr.prefetch"(%arg1) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %16 = "llvm.intr.is.fpclass"(%arg5) <{bit = 1 : i32}> : (f32) -> i1
    %17 = "llvm.intr.sadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %18 = llvm.intr.powi(%arg5, %arg0) : (f32, i32) -> f32
    %19 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
    llvm.return
  }
}

