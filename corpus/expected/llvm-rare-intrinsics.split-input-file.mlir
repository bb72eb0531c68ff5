module {
  llvm.func @vp(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: vector<8xi1>, %arg5: i32, %arg6: !llvm.ptr, %arg7: i32, %arg8: f32, %arg9: i64) {
    %0 = "llvm.intr.vp.add"(%arg0, %arg1, %arg4, %arg5) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    %1 = "llvm.intr.vp.fmuladd"(%arg2, %arg3, %arg3, %arg4, %arg5) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
    %2 = "llvm.intr.vp.reduce.fadd"(%arg8, %arg2, %arg4, %arg5) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
    %3 = "llvm.intr.vp.load"(%arg6, %arg4, %arg5) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
    "llvm.intr.vp.store"(%arg0, %arg6, %arg4, %arg5) : (vector<8xi32>, !llvm.ptr, vector<8xi1>, i32) -> ()
    "llvm.intr.experimental.vp.strided.store"(%arg0, %arg6, %arg9, %arg4, %arg5) : (vector<8xi32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
    %4 = "llvm.intr.experimental.vp.strided.load"(%arg6, %arg9, %arg4, %arg5) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xi32>
    %5 = "llvm.intr.vp.zext"(%arg0, %arg4, %arg5) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
    %6 = "llvm.intr.vp.merge"(%arg4, %arg0, %arg1, %arg5) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
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
  llvm.func @coro(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.intr.coro.id %arg0, %arg1, %arg1, %0 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %2 = llvm.intr.coro.begin %1, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %3 = llvm.intr.coro.size : i64
    %4 = llvm.intr.coro.align : i64
    %5 = llvm.intr.coro.save %arg1 : (!llvm.ptr) -> !llvm.token
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.intr.coro.suspend %5, %6 : i8
    %8 = llvm.mlir.none : !llvm.token
    %9 = llvm.intr.coro.end %arg1, %6, %8 : (!llvm.ptr, i1, !llvm.token) -> i1
    %10 = llvm.intr.coro.free %1, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.coro.resume %arg1 : !llvm.ptr
    %11 = llvm.intr.coro.promise %arg1, %arg0, %6 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    llvm.return
  }
}

