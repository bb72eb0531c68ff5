llvm.func @f(%f: f32, %v: vector<4xf32>, %i: i32, %vi: vector<4xi32>, %p: !llvm.ptr, %n: i64, %vb: vector<4xi1>, %s: vector<[4]xf32>) {
"llvm.intr.sqrt"(%f) : (f32) -> f32
"llvm.intr.sin"(%f) : (f32) -> f32
"llvm.intr.cos"(%f) : (f32) -> f32
"llvm.intr.exp"(%f) : (f32) -> f32
"llvm.intr.exp2"(%f) : (f32) -> f32
"llvm.intr.exp10"(%f) : (f32) -> f32
"llvm.intr.log"(%f) : (f32) -> f32
"llvm.intr.log2"(%f) : (f32) -> f32
"llvm.intr.log10"(%f) : (f32) -> f32
"llvm.intr.fabs"(%f) : (f32) -> f32
"llvm.intr.ceil"(%f) : (f32) -> f32
"llvm.intr.floor"(%f) : (f32) -> f32
"llvm.intr.rint"(%f) : (f32) -> f32
"llvm.intr.nearbyint"(%f) : (f32) -> f32
"llvm.intr.round"(%f) : (f32) -> f32
"llvm.intr.roundeven"(%f) : (f32) -> f32
"llvm.intr.trunc"(%f) : (f32) -> f32
"llvm.intr.tan"(%f) : (f32) -> f32
"llvm.intr.tanh"(%f) : (f32) -> f32
"llvm.intr.sinh"(%f) : (f32) -> f32
"llvm.intr.cosh"(%f) : (f32) -> f32
"llvm.intr.asin"(%f) : (f32) -> f32
"llvm.intr.acos"(%f) : (f32) -> f32
"llvm.intr.atan"(%f) : (f32) -> f32
"llvm.intr.pow"(%f, %f) : (f32, f32) -> f32
"llvm.intr.copysign"(%f, %f) : (f32, f32) -> f32
"llvm.intr.maxnum"(%f, %f) : (f32, f32) -> f32
"llvm.intr.minnum"(%f, %f) : (f32, f32) -> f32
"llvm.intr.maximum"(%f, %f) : (f32, f32) -> f32
"llvm.intr.minimum"(%f, %f) : (f32, f32) -> f32
"llvm.intr.atan2"(%f, %f) : (f32, f32) -> f32
"llvm.intr.fma"(%f, %f, %f) : (f32, f32, f32) -> f32
"llvm.intr.fmuladd"(%f, %f, %f) : (f32, f32, f32) -> f32
"llvm.intr.smax"(%i, %i) : (i32, i32) -> i32
"llvm.intr.smin"(%i, %i) : (i32, i32) -> i32
"llvm.intr.umax"(%i, %i) : (i32, i32) -> i32
"llvm.intr.umin"(%i, %i) : (i32, i32) -> i32
"llvm.intr.sadd.sat"(%i, %i) : (i32, i32) -> i32
"llvm.intr.uadd.sat"(%i, %i) : (i32, i32) -> i32
"llvm.intr.ssub.sat"(%i, %i) : (i32, i32) -> i32
"llvm.intr.usub.sat"(%i, %i) : (i32, i32) -> i32
"llvm.intr.sshl.sat"(%i, %i) : (i32, i32) -> i32
"llvm.intr.ushl.sat"(%i, %i) : (i32, i32) -> i32
"llvm.intr.fshl"(%i, %i, %i) : (i32, i32, i32) -> i32
"llvm.intr.fshr"(%i, %i, %i) : (i32, i32, i32) -> i32
"llvm.intr.ctpop"(%i) : (i32) -> i32
"llvm.intr.bitreverse"(%i) : (i32) -> i32
"llvm.intr.bswap"(%i) : (i32) -> i32
"llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
"llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
"llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
"llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
"llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
"llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
"llvm.intr.vector.reduce.add"(%vi) : (vector<4xi32>) -> i32
"llvm.intr.vector.reduce.mul"(%vi) : (vector<4xi32>) -> i32
"llvm.intr.vector.reduce.and"(%vi) : (vector<4xi32>) -> i32
"llvm.intr.vector.reduce.or"(%vi) : (vector<4xi32>) -> i32
"llvm.intr.vector.reduce.xor"(%vi) : (vector<4xi32>) -> i32
"llvm.intr.vector.reduce.smax"(%vi) : (vector<4xi32>) -> i32
"llvm.intr.vector.reduce.smin"(%vi) : (vector<4xi32>) -> i32
"llvm.intr.vector.reduce.umax"(%vi) : (vector<4xi32>) -> i32
"llvm.intr.vector.reduce.umin"(%vi) : (vector<4xi32>) -> i32
"llvm.intr.vector.reduce.fmax"(%v) : (vector<4xf32>) -> f32
"llvm.intr.vector.reduce.fmin"(%v) : (vector<4xf32>) -> f32
"llvm.intr.vector.reduce.fmaximum"(%v) : (vector<4xf32>) -> f32
"llvm.intr.vector.reduce.fminimum"(%v) : (vector<4xf32>) -> f32
"llvm.intr.vector.reduce.fadd"(%f, %v) : (f32, vector<4xf32>) -> f32
"llvm.intr.vector.reduce.fmul"(%f, %v) : (f32, vector<4xf32>) -> f32
"llvm.intr.powi"(%f, %i) : (f32, i32) -> f32
"llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
"llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i32) -> i32
"llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
"llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
"llvm.intr.expect"(%i, %i) : (i32, i32) -> i32
"llvm.intr.ldexp"(%f, %i) : (f32, i32) -> f32
"llvm.intr.lround"(%f) : (f32) -> i64
"llvm.intr.lrint"(%f) : (f32) -> i64
"llvm.intr.llround"(%f) : (f32) -> i64
"llvm.intr.lifetime.start"(%p) : (!llvm.ptr) -> ()
"llvm.intr.lifetime.end"(%p) : (!llvm.ptr) -> ()
"llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
"llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
"llvm.intr.debugtrap"() : () -> ()
"llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
%ml = "llvm.intr.masked.load"(%p, %vb, %v) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
"llvm.intr.masked.store"(%v, %p, %vb) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
%mt = "llvm.intr.get.active.lane.mask"(%i, %i) : (i32, i32) -> vector<4xi1>
%vs = "llvm.intr.vscale"() : () -> i64
%ve = "llvm.intr.vector.extract"(%s) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
%vx = "llvm.intr.vector.insert"(%s, %v) <{pos = 0 : i64}> : (vector<[4]xf32>, vector<4xf32>) -> vector<[4]xf32>
%m2 = "llvm.intr.matrix.multiply"(%v, %v) <{lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
llvm.return
}
