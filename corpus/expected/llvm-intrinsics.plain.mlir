module {
  llvm.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: vector<4xi32>, %arg4: !llvm.ptr, %arg5: i64, %arg6: vector<4xi1>, %arg7: vector<[4]xf32>) {
    %0 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %1 = llvm.intr.sin(%arg0) : (f32) -> f32
    %2 = llvm.intr.cos(%arg0) : (f32) -> f32
    %3 = llvm.intr.exp(%arg0) : (f32) -> f32
    %4 = llvm.intr.exp2(%arg0) : (f32) -> f32
    %5 = llvm.intr.exp10(%arg0) : (f32) -> f32
    %6 = llvm.intr.log(%arg0) : (f32) -> f32
    %7 = llvm.intr.log2(%arg0) : (f32) -> f32
    %8 = llvm.intr.log10(%arg0) : (f32) -> f32
    %9 = llvm.intr.fabs(%arg0) : (f32) -> f32
    %10 = llvm.intr.ceil(%arg0) : (f32) -> f32
    %11 = llvm.intr.floor(%arg0) : (f32) -> f32
    %12 = llvm.intr.rint(%arg0) : (f32) -> f32
    %13 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
    %14 = llvm.intr.round(%arg0) : (f32) -> f32
    %15 = llvm.intr.roundeven(%arg0) : (f32) -> f32
    %16 = llvm.intr.trunc(%arg0) : (f32) -> f32
    %17 = llvm.intr.tan(%arg0) : (f32) -> f32
    %18 = llvm.intr.tanh(%arg0) : (f32) -> f32
    %19 = llvm.intr.sinh(%arg0) : (f32) -> f32
    %20 = llvm.intr.cosh(%arg0) : (f32) -> f32
    %21 = llvm.intr.asin(%arg0) : (f32) -> f32
    %22 = llvm.intr.acos(%arg0) : (f32) -> f32
    %23 = llvm.intr.atan(%arg0) : (f32) -> f32
    %24 = llvm.intr.pow(%arg0, %arg0) : (f32, f32) -> f32
    %25 = llvm.intr.copysign(%arg0, %arg0) : (f32, f32) -> f32
    %26 = llvm.intr.maxnum(%arg0, %arg0) : (f32, f32) -> f32
    %27 = llvm.intr.minnum(%arg0, %arg0) : (f32, f32) -> f32
    %28 = llvm.intr.maximum(%arg0, %arg0) : (f32, f32) -> f32
    %29 = llvm.intr.minimum(%arg0, %arg0) : (f32, f32) -> f32
    %30 = llvm.intr.atan2(%arg0, %arg0) : (f32, f32) -> f32
    %31 = llvm.intr.fma(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
    %32 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
    %33 = llvm.intr.smax(%arg2, %arg2) : (i32, i32) -> i32
    %34 = llvm.intr.smin(%arg2, %arg2) : (i32, i32) -> i32
    %35 = llvm.intr.umax(%arg2, %arg2) : (i32, i32) -> i32
    %36 = llvm.intr.umin(%arg2, %arg2) : (i32, i32) -> i32
    %37 = llvm.intr.sadd.sat(%arg2, %arg2) : (i32, i32) -> i32
    %38 = llvm.intr.uadd.sat(%arg2, %arg2) : (i32, i32) -> i32
    %39 = llvm.intr.ssub.sat(%arg2, %arg2) : (i32, i32) -> i32
    %40 = llvm.intr.usub.sat(%arg2, %arg2) : (i32, i32) -> i32
    %41 = llvm.intr.sshl.sat(%arg2, %arg2) : (i32, i32) -> i32
    %42 = llvm.intr.ushl.sat(%arg2, %arg2) : (i32, i32) -> i32
    %43 = llvm.intr.fshl(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
    %44 = llvm.intr.fshr(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
    %45 = llvm.intr.ctpop(%arg2) : (i32) -> i32
    %46 = llvm.intr.bitreverse(%arg2) : (i32) -> i32
    %47 = llvm.intr.bswap(%arg2) : (i32) -> i32
    %48 = "llvm.intr.sadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %49 = "llvm.intr.smul.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %50 = "llvm.intr.ssub.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %51 = "llvm.intr.uadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %52 = "llvm.intr.umul.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %53 = "llvm.intr.usub.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %54 = "llvm.intr.vector.reduce.add"(%arg3) : (vector<4xi32>) -> i32
    %55 = "llvm.intr.vector.reduce.mul"(%arg3) : (vector<4xi32>) -> i32
    %56 = "llvm.intr.vector.reduce.and"(%arg3) : (vector<4xi32>) -> i32
    %57 = "llvm.intr.vector.reduce.or"(%arg3) : (vector<4xi32>) -> i32
    %58 = "llvm.intr.vector.reduce.xor"(%arg3) : (vector<4xi32>) -> i32
    %59 = "llvm.intr.vector.reduce.smax"(%arg3) : (vector<4xi32>) -> i32
    %60 = "llvm.intr.vector.reduce.smin"(%arg3) : (vector<4xi32>) -> i32
    %61 = "llvm.intr.vector.reduce.umax"(%arg3) : (vector<4xi32>) -> i32
    %62 = "llvm.intr.vector.reduce.umin"(%arg3) : (vector<4xi32>) -> i32
    %63 = llvm.intr.vector.reduce.fmax(%arg1) : (vector<4xf32>) -> f32
    %64 = llvm.intr.vector.reduce.fmin(%arg1) : (vector<4xf32>) -> f32
    %65 = llvm.intr.vector.reduce.fmaximum(%arg1) : (vector<4xf32>) -> f32
    %66 = llvm.intr.vector.reduce.fminimum(%arg1) : (vector<4xf32>) -> f32
    %67 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %68 = "llvm.intr.vector.reduce.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %69 = llvm.intr.powi(%arg0, %arg2) : (f32, i32) -> f32
    %70 = "llvm.intr.ctlz"(%arg2) <{is_zero_poison = false}> : (i32) -> i32
    %71 = "llvm.intr.cttz"(%arg2) <{is_zero_poison = false}> : (i32) -> i32
    %72 = "llvm.intr.abs"(%arg2) <{is_int_min_poison = false}> : (i32) -> i32
    %73 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
    %74 = llvm.intr.expect %arg2, %arg2 : i32
    %75 = llvm.intr.ldexp(%arg0, %arg2) : (f32, i32) -> f32
    %76 = llvm.intr.lround(%arg0) : (f32) -> i64
    %77 = llvm.intr.lrint(%arg0) : (f32) -> i64
    %78 = llvm.intr.llround(%arg0) : (f32) -> i64
    llvm.intr.lifetime.start %arg4 : !llvm.ptr
    llvm.intr.lifetime.end %arg4 : !llvm.ptr
    "llvm.intr.memcpy"(%arg4, %arg4, %arg5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memmove"(%arg4, %arg4, %arg5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.debugtrap
    "llvm.intr.prefetch"(%arg4) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %79 = llvm.intr.masked.load %arg4, %arg6, %arg1 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %arg1, %arg4, %arg6 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %80 = llvm.intr.get.active.lane.mask %arg2, %arg2 : i32, i32 to vector<4xi1>
    %81 = "llvm.intr.vscale"() : () -> i64
    %82 = llvm.intr.vector.extract %arg7[0] : vector<4xf32> from vector<[4]xf32>
    %83 = llvm.intr.vector.insert %arg1, %arg7[0] : vector<4xf32> into vector<[4]xf32>
    %84 = llvm.intr.matrix.multiply %arg1, %arg1 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    llvm.return
  }
}

