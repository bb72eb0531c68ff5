llvm.func @vp(%A: vector<8xi32>, %B: vector<8xi32>, %C: vector<8xf32>, %D: vector<8xf32>, %mask: vector<8xi1>, %evl: i32, %p: !llvm.ptr, %i: i32, %f: f32, %stride: i64) {
  %0 = "llvm.intr.vp.add"(%A, %B, %mask, %evl) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %1 = "llvm.intr.vp.fmuladd"(%C, %D, %D, %mask, %evl) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %2 = "llvm.intr.vp.reduce.fadd"(%f, %C, %mask, %evl) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %3 = "llvm.intr.vp.load"(%p, %mask, %evl) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.store"(%A, %p, %mask, %evl) : (vector<8xi32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  "llvm.intr.experimental.vp.strided.store"(%A, %p, %stride, %mask, %evl) : (vector<8xi32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
  %4 = "llvm.intr.experimental.vp.strided.load"(%p, %stride, %mask, %evl) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xi32>
  %5 = "llvm.intr.vp.zext"(%A, %mask, %evl) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %6 = "llvm.intr.vp.merge"(%mask, %A, %B, %evl) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.return
}
// -----
llvm.func @i(%p: !llvm.ptr, %q: !llvm.ptr, %i: i32, %f: f32, %v: vector<4xf32>, %w: vector<48xf32>, %s: i64, %b: i1, %vi: vector<4xi32>) {
  %0 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %1 = "llvm.intr.ptr.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %2 = llvm.intr.experimental.constrained.fptrunc %f tonearest strict : f32 to f16
  %3 = llvm.intr.experimental.constrained.fpext %f ignore : f32 to f64
  %4 = llvm.intr.experimental.constrained.sitofp %i towardzero maytrap : i32 to f32
  %5 = llvm.intr.experimental.constrained.uitofp %i upward ignore : i32 to f32
  %6 = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i32
  %7 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %8 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  %9 = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %9, 4, %p : !llvm.ptr
  %10 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %11 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %12 = llvm.intr.strip.invariant.group %p : !llvm.ptr
  %13 = llvm.intr.matrix.column.major.load %p, <stride = %s> {columns = 16 : i32, isVolatile = false, rows = 3 : i32} : vector<48xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %w, %p, <stride = %s> {columns = 16 : i32, isVolatile = false, rows = 3 : i32} : vector<48xf32> to !llvm.ptr stride i64
  %14 = llvm.intr.matrix.transpose %w {columns = 16 : i32, rows = 3 : i32} : vector<48xf32> into vector<48xf32>
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %15 = llvm.intr.ptrmask %p, %s : (!llvm.ptr, i64) -> !llvm.ptr
  %16 = llvm.intr.scmp(%i, %i) : (i32, i32) -> i2
  %17 = llvm.intr.ucmp(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %18 = llvm.intr.ssa.copy %f : f32
  %19 = llvm.intr.stepvector : vector<[4]xi32>
  %20 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  llvm.intr.vacopy %p to %q : !llvm.ptr, !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  %21 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %22 = "llvm.intr.vector.deinterleave2"(%v) : (vector<4xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  llvm.intr.debugtrap
  llvm.return
}
// -----
llvm.func @coro(%arg0: i32, %p: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.intr.coro.id %arg0, %p, %p, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.align : i64
  %4 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token
  %f = llvm.mlir.constant(false) : i1
  %5 = llvm.intr.coro.suspend %4, %f : i8
  %t = llvm.mlir.none : !llvm.token
  %6 = llvm.intr.coro.end %p, %f, %t : (!llvm.ptr, i1, !llvm.token) -> i1
  %7 = llvm.intr.coro.free %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %p : !llvm.ptr
  %8 = llvm.intr.coro.promise %p, %arg0, %f : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}
