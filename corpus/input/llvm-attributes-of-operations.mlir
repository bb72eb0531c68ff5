llvm.func @a(%a: i32, %b: i32, %c: i1, %f: f32, %p: !llvm.ptr, %v: vector<4xi32>, %q: !llvm.ptr<3>, %l: i64, %vf: vector<4xf32>, %s: !llvm.struct<(i32, struct<(f32, array<3 x i64>)>)>) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %1 = llvm.sub %a, %b overflow<none> : i32
  %2 = llvm.shl %a, %b overflow<nuw> {x} : i32
  %3 = llvm.udiv exact %a, %b : i32
  %4 = llvm.or disjoint %a, %b : i32
  %5 = llvm.icmp "slt" %a, %b : i32
  %6 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %7 = llvm.icmp "ne" %v, %v : vector<4xi32>
  %8 = llvm.fcmp "oeq" %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %9 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<nnan, ninf, contract>} : f32
  %10 = llvm.fneg %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %11 = llvm.select %c, %a, %b : i1, i32
  %12 = llvm.select %7, %v, %v : vector<4xi1>, vector<4xi32>
  %13 = llvm.select %c, %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  %14 = llvm.getelementptr %p[%l] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %15 = llvm.getelementptr inbounds %p[0, 1, %l] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %16 = llvm.getelementptr inbounds|nuw %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %17 = llvm.getelementptr nusw %p[%l, 1] {a} : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"x", (i32, i32)>
  %18 = llvm.getelementptr nuw %q[-1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, vector<4xf32>
  %19 = llvm.load %p : !llvm.ptr -> i32
  %20 = llvm.load volatile %p {alignment = 4 : i64, nontemporal, invariant, invariantGroup} : !llvm.ptr -> i32
  %21 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %22 = llvm.load %p atomic syncscope("singlethread") seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  %b22 = llvm.load %p invariant {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store volatile %a, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %a, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %23 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %24 = llvm.alloca inalloca %a x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<5>
  %25 = llvm.extractvalue %s[1, 1, 2] : !llvm.struct<(i32, struct<(f32, array<3 x i64>)>)>
  %26 = llvm.insertvalue %f, %s[1, 0] : !llvm.struct<(i32, struct<(f32, array<3 x i64>)>)>
  %27 = llvm.extractelement %v[%a : i32] : vector<4xi32>
  %28 = llvm.insertelement %a, %v[%l : i64] : vector<4xi32>
  %29 = llvm.shufflevector %v, %v [0, 1, -1, 7] : vector<4xi32>
  %30 = llvm.sext %a : i32 to i64
  %31 = llvm.zext nneg %a : i32 to i64
  %32 = llvm.trunc %l overflow<nsw> : i64 to i32
  %33 = llvm.uitofp nneg %a : i32 to f32
  %34 = llvm.ptrtoint %p : !llvm.ptr to i64
  %35 = llvm.inttoptr %l : i64 to !llvm.ptr
  %36 = llvm.inttoptr %l dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %37 = llvm.bitcast %f : f32 to i32
  %38 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %39 = llvm.freeze %a : i32
  %40 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
  %41 = llvm.atomicrmw volatile _xor %p, %a syncscope("agent") acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
  %42 = llvm.cmpxchg weak volatile %p, %a, %b syncscope("x") acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  llvm.fence acquire
  %43 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %44 = llvm.mlir.constant("foo") : !llvm.array<3 x i8>
  %45 = llvm.mlir.constant([1.0 : f32, 2 : i32]) : !llvm.struct<(f32, i32)>
  %47 = llvm.mlir.poison : i32
  %48 = llvm.fptosi %f : f32 to i32
  %49 = llvm.load %p {tbaa = [], dereferenceable = #llvm.dereferenceable<bytes = 8, mayBeNull = true>} : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @b(%a: i32, %p: !llvm.ptr, %c: i1) {
  llvm.cond_br %c weights([5, 10]), ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  llvm.switch %x : i32, ^bb2 [
    1: ^bb1(%x : i32),
    -2: ^bb2
  ] {branch_weights = array<i32: 13, 17, 19>}
^bb2:
  llvm.switch %a : i32, ^bb3 []
^bb3:
  llvm.br ^bb4 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^bb4:
  llvm.unreachable
}
// -----
llvm.func @c(%a: i32, %p: !llvm.ptr, %v: vector<4xf32>, %m: vector<4xi1>, %pv: vector<4x!llvm.ptr>, %f: f32, %l: i64) {
  %0 = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memcpy"(%p, %p, %a) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memset"(%p, %0, %l) <{isVolatile = true, tbaa = []}> : (!llvm.ptr, i8, i64) -> ()
  llvm.intr.lifetime.start %p : !llvm.ptr
  %1 = llvm.intr.masked.load %p, %m {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %2 = llvm.intr.masked.load %p, %m, %v {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %3 = llvm.intr.masked.gather %pv, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %pv, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %4 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %5 = llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> f32
  %6 = llvm.intr.vector.extract %v[0] : vector<2xf32> from vector<4xf32>
  %7 = llvm.intr.vector.insert %6, %v[2] : vector<2xf32> into vector<4xf32>
  %8 = llvm.intr.matrix.multiply %v, %v {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %9 = llvm.intr.get.active.lane.mask %l, %l : i64, i64 to vector<4xi1>
  %10 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %11 = llvm.intr.fma(%f, %f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32, f32) -> f32
  %12 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %12 : !llvm.ptr
  %cc = llvm.mlir.constant(true) : i1
  llvm.intr.assume %cc : i1
  llvm.intr.assume %cc ["align"(%p, %a : !llvm.ptr, i32)] : i1
  %13 = llvm.intr.expect %a, %a : i32
  %14 = "llvm.intr.vscale"() : () -> i64
  llvm.intr.trap
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %15 = "llvm.intr.is.fpclass"(%f) <{bit = 1 : i32}> : (f32) -> i1
  %16 = "llvm.intr.sadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %17 = llvm.intr.powi(%f, %a) : (f32, i32) -> f32
  %18 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32
  llvm.return
}
