llvm.func @icmp(%a: i32, %v: vector<2xi32>) -> i1 {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %v, %v : vector<2xi32>
  %2 = llvm.icmp "slt" %a, %a : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %3 = llvm.icmp "eq" %n, %p : !llvm.ptr
  %4 = llvm.icmp "ne" %p, %n : !llvm.ptr
  %5 = llvm.icmp "ugt" %n, %p : !llvm.ptr
  llvm.call @use(%0, %1, %2, %3, %4, %5) : (i1, vector<2xi1>, i1, i1, i1, i1) -> ()
  llvm.return %0 : i1
}
llvm.func @use(i1, vector<2xi1>, i1, i1, i1, i1)
// -----
llvm.func @extract(%arr: !llvm.array<4 x f32>, %s: !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)>, %x: i64) -> f32 {
  %f0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %u = llvm.mlir.undef : !llvm.array<4 x array<4 x f32>>
  %1 = llvm.insertvalue %f0, %u[0, 0] : !llvm.array<4 x array<4 x f32>>
  %2 = llvm.insertvalue %arr, %1[0] : !llvm.array<4 x array<4 x f32>>
  %3 = llvm.extractvalue %2[0, 1] : !llvm.array<4 x array<4 x f32>>
  %4 = llvm.extractvalue %1[0] : !llvm.array<4 x array<4 x f32>>
  %5 = llvm.extractvalue %4[0] : !llvm.array<4 x f32>
  %6 = llvm.insertvalue %x, %s[1, 0] : !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)>
  %7 = llvm.extractvalue %6[1, 0] : !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)>
  %8 = llvm.extractvalue %6[2, 1] : !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)>
  %9 = llvm.extractvalue %6[1] : !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)>
  llvm.call @use(%3, %4, %5, %7, %8, %9) : (f32, !llvm.array<4 x f32>, f32, i64, f32, !llvm.array<2 x i64>) -> ()
  %k = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  %k1 = llvm.extractvalue %k[1] : !llvm.array<3 x i32>
  %q = llvm.mlir.constant(dense<7.0> : tensor<3x2xf32>) : !llvm.array<3 x array<2 x f32>>
  %q1 = llvm.extractvalue %q[1, 0] : !llvm.array<3 x array<2 x f32>>
  llvm.call @use2(%k1, %q1) : (i32, f32) -> ()
  llvm.return %5 : f32
}
llvm.func @use(f32, !llvm.array<4 x f32>, f32, i64, f32, !llvm.array<2 x i64>)
llvm.func @use2(i32, f32)
// -----
llvm.mlir.global internal constant @g("abc") : !llvm.array<3 x i8>
llvm.func @use(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @constants(%c: i1) {
  %a = llvm.mlir.addressof @g : !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %a1 = llvm.mlir.addressof @g : !llvm.ptr
  %n1 = llvm.mlir.zero : !llvm.ptr
  llvm.call @use(%a, %a1, %n, %n1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb2
^bb2:
  %a2 = llvm.mlir.addressof @use : !llvm.ptr
  %p = llvm.mlir.poison : !llvm.ptr
  %p2 = llvm.mlir.poison : !llvm.ptr
  %u = llvm.mlir.undef : !llvm.ptr
  %u2 = llvm.mlir.undef : !llvm.ptr
  llvm.call @use(%a2, %p, %p2, %n) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @use(%u, %u2, %p2, %n) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @use(i64, i32, i32, i32, i32, i64)
llvm.func @numbers() {
  %a = llvm.mlir.constant(-1 : i32) : i32
  %b = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.mlir.constant(40 : i32) : i32
  %0 = llvm.zext %a : i32 to i64
  %1 = llvm.or %s, %b : i32
  %2 = llvm.shl %b, %b : i32
  %3 = llvm.shl %b, %s : i32
  %4 = llvm.add %b, %s : i32
  %5 = llvm.zext nneg %a : i32 to i64
  llvm.call @use(%0, %1, %2, %3, %4, %5) : (i64, i32, i32, i32, i32, i64) -> ()
  llvm.return
}
// -----
llvm.func @use(vector<1xf32>, vector<1xf32>, !llvm.ptr, !llvm.ptr<3>, vector<2xf32>, f32, i32)
llvm.func @rest(%v: vector<1xf32>, %w: vector<1xf32>, %p: !llvm.ptr, %f: f32) {
  %0 = llvm.shufflevector %v, %w [0] : vector<1xf32>
  %1 = llvm.shufflevector %v, %w [1] : vector<1xf32>
  %2 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c9 = llvm.mlir.constant(99999999999 : i64) : i64
  %5 = llvm.getelementptr %4[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %6 = llvm.getelementptr inbounds|nuw %5[%c9, 1, %c0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(f32, array<4 x i8>)>
  %b = llvm.bitcast %f : f32 to i32
  %bb = llvm.bitcast %b : i32 to f32
  %i = llvm.bitcast %bb : f32 to i32
  %s = llvm.shufflevector %v, %w [0, 1] : vector<1xf32>
  llvm.call @use(%0, %1, %6, %3, %s, %bb, %i) : (vector<1xf32>, vector<1xf32>, !llvm.ptr, !llvm.ptr<3>, vector<2xf32>, f32, i32) -> ()
  llvm.return
}
// -----
llvm.func @cse(%a: i32, %b: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.and %a, %b : i32
  %1 = llvm.and %b, %a : i32
  %2 = llvm.add %a, %b : i32
  %3 = llvm.add %b, %a overflow<none> : i32
  %4 = llvm.xor %0, %1 : i32
  %5 = llvm.or disjoint %2, %3 : i32
  %6 = llvm.sdiv %4, %5 : i32
  %7 = llvm.sdiv %4, %5 : i32
  %8 = llvm.load %p : !llvm.ptr -> i32
  %9 = llvm.load %p : !llvm.ptr -> i32
  %10 = llvm.load volatile %p : !llvm.ptr -> i32
  %11 = llvm.sub %8, %9 : i32
  %12 = llvm.intr.ctpop(%11) : (i32) -> i32
  %13 = llvm.intr.ctpop(%11) : (i32) -> i32
  %14 = llvm.mul %12, %13 overflow<nsw, nuw> : i32
  %15 = llvm.mul %6, %7 : i32
  %16 = llvm.urem %14, %15 : i32
  llvm.store %16, %p : i32, !llvm.ptr
  %17 = llvm.mlir.constant(3 : index) : i64
  %18 = llvm.mlir.constant(3 : index) : i64
  llvm.return %16 : i32
}
// -----
llvm.func @f(%p: vector<4x!llvm.ptr>, %q: vector<4x!llvm.ppc_fp128>, %i: vector<4xi32>, %b: !llvm.ptr) -> vector<4x!llvm.ptr> {
  %0 = llvm.getelementptr %b[%i] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  llvm.return %0 : vector<4x!llvm.ptr>
}
// -----
func.func private @a(memref<4x!llvm.ppc_fp128>)
llvm.func @use2(i32, f32)
llvm.func @k() {
  %k = llvm.mlir.constant(dense<1> : tensor<3xi32>) : !llvm.array<3 x i32>
  %k1 = llvm.extractvalue %k[1] : !llvm.array<3 x i32>
  %q = llvm.mlir.constant(dense<[7.0, 8.0]> : vector<2xf32>) : !llvm.array<2 x f32>
  %q1 = llvm.extractvalue %q[1] : !llvm.array<2 x f32>
  llvm.call @use2(%k1, %q1) : (i32, f32) -> ()
  llvm.return
}
// -----
llvm.func @use(i32, i32, i32)
llvm.func @nothing() {
  %p = llvm.mlir.poison : !llvm.array<3 x i32>
  %u = llvm.mlir.undef : !llvm.array<3 x i32>
  %z = llvm.mlir.zero : !llvm.array<3 x i32>
  %0 = llvm.extractvalue %p[1] : !llvm.array<3 x i32>
  %1 = llvm.extractvalue %u[1] : !llvm.array<3 x i32>
  %2 = llvm.extractvalue %z[1] : !llvm.array<3 x i32>
  llvm.call @use(%0, %1, %2) : (i32, i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @masked(%p: !llvm.ptr, %q: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = llvm.intr.masked.gather %q, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %u = llvm.intr.masked.gather %q, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %0, %q, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  "llvm.intr.masked.compressstore"(%0, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %1 = "llvm.intr.masked.expandload"(%p, %m, %0) {arg_attrs = [{llvm.align = 4 : i64}, {}, {}]} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return %1 : vector<4xf32>
}
