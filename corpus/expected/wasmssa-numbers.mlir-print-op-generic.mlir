"builtin.module"() ({
  "wasmssa.import_func"() <{importName = "f", moduleName = "env", sym_name = "callee", type = (i32, f32) -> (i32, i64)}> : () -> ()
  "wasmssa.import_global"() <{importName = "g", isMutable, moduleName = "env", sym_name = "g", type = f64}> : () -> ()
  "wasmssa.func"() <{functionType = (i32, f64) -> f64, sym_name = "numbers"}> ({
  ^bb0(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to f64>):
    %0 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
    %1 = "wasmssa.local_get"(%arg1) {a} : (!wasmssa<local ref to f64>) -> f64
    %2 = "wasmssa.local"() <{type = i32}> : () -> !wasmssa<local ref to i32>
    %3 = "wasmssa.local"() <{type = !wasmssa.funcref}> {b} : () -> !wasmssa<local ref to !wasmssa.funcref>
    %4 = "wasmssa.local"() <{type = i128}> : () -> !wasmssa<local ref to i128>
    "wasmssa.local_set"(%2, %0) : (!wasmssa<local ref to i32>, i32) -> ()
    "wasmssa.local_set"(%2, %0) {c} : (!wasmssa<local ref to i32>, i32) -> ()
    %5 = "wasmssa.local_tee"(%2, %0) : (!wasmssa<local ref to i32>, i32) -> i32
    %6 = "wasmssa.local_tee"(%2, %0) {d} : (!wasmssa<local ref to i32>, i32) -> i32
    %7 = "wasmssa.const"() <{value = 7 : i64}> : () -> i64
    %8 = "wasmssa.const"() <{value = -1.000000e+00 : f32}> {e} : () -> f32
    %9:2 = "wasmssa.call"(%0, %8) <{callee = @callee}> {f} : (i32, f32) -> (i32, i64)
    "wasmssa.call"() <{callee = @numbers}> : () -> ()
    %10 = "wasmssa.global_get"() <{global = @g}> {g} : () -> f64
    %11 = "wasmssa.add"(%0, %5) : (i32, i32) -> i32
    %12 = "wasmssa.and"(%0, %5) : (i32, i32) -> i32
    %13 = "wasmssa.div_ui"(%0, %5) : (i32, i32) -> i32
    %14 = "wasmssa.div_si"(%0, %5) : (i32, i32) -> i32
    %15 = "wasmssa.mul"(%0, %5) : (i32, i32) -> i32
    %16 = "wasmssa.or"(%0, %5) : (i32, i32) -> i32
    %17 = "wasmssa.sub"(%0, %5) : (i32, i32) -> i32
    %18 = "wasmssa.rem_ui"(%0, %5) : (i32, i32) -> i32
    %19 = "wasmssa.rem_si"(%0, %5) : (i32, i32) -> i32
    %20 = "wasmssa.xor"(%0, %5) : (i32, i32) -> i32
    %21 = "wasmssa.add"(%1, %10) : (f64, f64) -> f64
    %22 = "wasmssa.div"(%1, %10) : (f64, f64) -> f64
    %23 = "wasmssa.mul"(%1, %10) : (f64, f64) -> f64
    %24 = "wasmssa.sub"(%1, %10) : (f64, f64) -> f64
    %25 = "wasmssa.min"(%1, %10) : (f64, f64) -> f64
    %26 = "wasmssa.max"(%1, %10) : (f64, f64) -> f64
    %27 = "wasmssa.copysign"(%1, %10) : (f64, f64) -> f64
    %28 = "wasmssa.add"(%1, %10) {h} : (f64, f64) -> f64
    %29 = "wasmssa.eq"(%7, %7) : (i64, i64) -> i32
    %30 = "wasmssa.ne"(%7, %7) : (i64, i64) -> i32
    %31 = "wasmssa.lt_si"(%7, %7) : (i64, i64) -> i32
    %32 = "wasmssa.lt_ui"(%7, %7) : (i64, i64) -> i32
    %33 = "wasmssa.le_si"(%7, %7) : (i64, i64) -> i32
    %34 = "wasmssa.le_ui"(%7, %7) : (i64, i64) -> i32
    %35 = "wasmssa.gt_si"(%7, %7) : (i64, i64) -> i32
    %36 = "wasmssa.gt_ui"(%7, %7) : (i64, i64) -> i32
    %37 = "wasmssa.ge_si"(%7, %7) : (i64, i64) -> i32
    %38 = "wasmssa.ge_ui"(%7, %7) : (i64, i64) -> i32
    %39 = "wasmssa.lt"(%1, %10) {i} : (f64, f64) -> i32
    %40 = "wasmssa.le"(%1, %10) {i} : (f64, f64) -> i32
    %41 = "wasmssa.gt"(%1, %10) {i} : (f64, f64) -> i32
    %42 = "wasmssa.ge"(%1, %10) {i} : (f64, f64) -> i32
    %43 = "wasmssa.eq"(%1, %10) {i} : (f64, f64) -> i32
    %44 = "wasmssa.shl"(%7, %7) : (i64, i64) -> i64
    %45 = "wasmssa.shr_s"(%7, %7) : (i64, i64) -> i64
    %46 = "wasmssa.shr_u"(%7, %7) : (i64, i64) -> i64
    %47 = "wasmssa.rotl"(%7, %7) : (i64, i64) -> i64
    %48 = "wasmssa.rotr"(%7, %7) : (i64, i64) -> i64
    %49 = "wasmssa.shl"(%7, %7) {j} : (i64, i64) -> i64
    %50 = "wasmssa.convert_u"(%7) : (i64) -> f32
    %51 = "wasmssa.convert_s"(%7) : (i64) -> f32
    %52 = "wasmssa.demote"(%1) {k} : (f64) -> f32
    %53 = "wasmssa.promote"(%52) : (f32) -> f64
    %54 = "wasmssa.wrap"(%7) : (i64) -> i32
    %55 = "wasmssa.reinterpret"(%1) : (f64) -> i64
    %56 = "wasmssa.reinterpret"(%0) {l} : (i32) -> f32
    %57 = "wasmssa.extend_i32_s"(%0) : (i32) -> i64
    %58 = "wasmssa.extend_i32_u"(%0) {m} : (i32) -> i64
    %59 = "wasmssa.extend"(%0) <{bitsToTake = 8 : i32}> : (i32) -> i32
    %60 = "wasmssa.extend"(%7) <{bitsToTake = 16 : i64}> {n} : (i64) -> i64
    %61 = "wasmssa.extend"(%7) <{bitsToTake = 32 : ui32}> : (i64) -> i64
    %62 = "wasmssa.abs"(%1) : (f64) -> f64
    %63 = "wasmssa.ceil"(%1) : (f64) -> f64
    %64 = "wasmssa.floor"(%1) : (f64) -> f64
    %65 = "wasmssa.neg"(%1) : (f64) -> f64
    %66 = "wasmssa.sqrt"(%1) : (f64) -> f64
    %67 = "wasmssa.trunc"(%1) : (f64) -> f64
    %68 = "wasmssa.ctz"(%0) {o} : (i32) -> i32
    %69 = "wasmssa.clz"(%0) {o} : (i32) -> i32
    %70 = "wasmssa.popcnt"(%0) {o} : (i32) -> i32
    %71 = "wasmssa.eqz"(%7) : (i64) -> i32
    %72 = "wasmssa.eqz"(%0) {p} : (i32) -> i32
    "wasmssa.return"(%1) {q} : (f64) -> ()
  }) : () -> ()
}) : () -> ()

