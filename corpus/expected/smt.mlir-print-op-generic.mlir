"builtin.module"() ({
  "func.func"() <{function_type = (i8, !smt.array<[!smt.int -> !smt.bool]>, !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, !smt.sort<"pair"[!smt.bool, !smt.sort<"other">]>) -> (i8, i32), sym_name = "core"}> ({
  ^bb0(%arg15: i8, %arg16: !smt.array<[!smt.int -> !smt.bool]>, %arg17: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %arg18: !smt.sort<"pair"[!smt.bool, !smt.sort<"other">]>):
    %65:2 = "smt.solver"(%arg15) ({
    ^bb0(%arg19: i8):
      "smt.set_logic"() <{logic = "HORN"}> {l} : () -> ()
      %66 = "smt.declare_fun"() <{namePrefix = "c"}> : () -> !smt.bool
      %67 = "smt.declare_fun"() : () -> !smt.int
      %68 = "smt.declare_fun"() {x} : () -> !smt.func<(!smt.int) !smt.bool>
      %69 = "smt.declare_fun"() <{namePrefix = "e-0"}> : () -> !smt.func<(!smt.int, !smt.bool) !smt.bool>
      "smt.assert"(%66) {a} : (!smt.bool) -> ()
      "smt.reset"() {r} : () -> ()
      "smt.push"() <{count = 2 : i32}> {p} : () -> ()
      "smt.pop"() <{count = 1 : i32}> : () -> ()
      "smt.push"() <{count = 0 : i32}> : () -> ()
      %70 = "smt.check"() ({
        %73 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        "smt.yield"(%73) : (i32) -> ()
      }, {
        %72 = "arith.constant"() <{value = 0 : i32}> : () -> i32
        "smt.yield"(%72) : (i32) -> ()
      }, {
        %71 = "arith.constant"() <{value = -1 : i32}> : () -> i32
        "smt.yield"(%71) : (i32) -> ()
      }) {c} : () -> i32
      "smt.check"() ({
        "smt.yield"() : () -> ()
      }, {
        "smt.reset"() : () -> ()
        "smt.yield"() : () -> ()
      }, {
        "smt.yield"() : () -> ()
      }) : () -> ()
      "smt.yield"(%arg19, %70) : (i8, i32) -> ()
    }) {some} : (i8) -> (i8, i32)
    "smt.solver"() ({
      "smt.yield"() : () -> ()
    }) : () -> ()
    "smt.solver"() ({
      "smt.yield"() {y} : () -> ()
    }) : () -> ()
    "func.return"(%65#0, %65#1) : (i8, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!smt.bool, !smt.bool, !smt.int, !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, !smt.sort<"pair"[!smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>) -> (), sym_name = "values"}> ({
  ^bb0(%arg3: !smt.bool, %arg4: !smt.bool, %arg5: !smt.int, %arg6: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %arg7: !smt.sort<"pair"[!smt.bool]>, %arg8: !smt.array<[!smt.int -> !smt.bool]>):
    %42 = "smt.constant"() <{value = true}> : () -> !smt.bool
    %43 = "smt.constant"() <{value = false}> {c} : () -> !smt.bool
    %44 = "smt.apply_func"(%arg6, %arg3, %arg5) {d} : (!smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, !smt.bool, !smt.int) -> !smt.bv<4>
    %45 = "smt.eq"(%arg3, %arg4) : (!smt.bool, !smt.bool) -> !smt.bool
    %46 = "smt.eq"(%arg5, %arg5, %arg5) {e} : (!smt.int, !smt.int, !smt.int) -> !smt.bool
    %47 = "smt.distinct"(%arg7, %arg7) : (!smt.sort<"pair"[!smt.bool]>, !smt.sort<"pair"[!smt.bool]>) -> !smt.bool
    %48 = "smt.distinct"(%arg3, %arg4, %arg3) {f} : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
    %49 = "smt.ite"(%arg3, %arg5, %arg5) {g} : (!smt.bool, !smt.int, !smt.int) -> !smt.int
    %50 = "smt.not"(%arg3) {h} : (!smt.bool) -> !smt.bool
    %51 = "smt.and"(%arg3, %arg4, %50) {i} : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
    %52 = "smt.or"(%arg3, %arg4) : (!smt.bool, !smt.bool) -> !smt.bool
    %53 = "smt.xor"(%arg3, %arg4, %arg3, %arg4) : (!smt.bool, !smt.bool, !smt.bool, !smt.bool) -> !smt.bool
    %54 = "smt.implies"(%arg3, %arg4) {j} : (!smt.bool, !smt.bool) -> !smt.bool
    %55 = "smt.forall"() <{weight = 0 : i32}> ({
    ^bb0(%arg14: !smt.int):
      %64 = "smt.eq"(%arg14, %arg5) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%64) : (!smt.bool) -> ()
    }) : () -> !smt.bool
    %56 = "smt.exists"() <{boundVarNames = ["p", "q"], noPattern, weight = 2 : i32}> ({
    ^bb0(%arg12: !smt.int, %arg13: !smt.bool):
      "smt.yield"(%arg13) : (!smt.bool) -> ()
    }) {k} : () -> !smt.bool
    %57 = "smt.forall"() <{boundVarNames = ["p"], weight = 3 : i32}> ({
    ^bb0(%arg11: !smt.int):
      %63 = "smt.eq"(%arg11, %arg5) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%63) : (!smt.bool) -> ()
    }, {
    ^bb0(%arg10: !smt.int):
      %62 = "smt.eq"(%arg10, %arg5) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%62) : (!smt.bool) -> ()
    }, {
    ^bb0(%arg9: !smt.int):
      "smt.yield"(%arg9, %arg9) : (!smt.int, !smt.int) -> ()
    }) : () -> !smt.bool
    %58 = "smt.exists"() <{weight = 0 : i32}> ({
      "smt.yield"(%arg3) : (!smt.bool) -> ()
    }) : () -> !smt.bool
    %59 = "smt.array.store"(%arg8, %arg5, %arg3) {l} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
    %60 = "smt.array.select"(%59, %arg5) {m} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int) -> !smt.bool
    %61 = "smt.array.broadcast"(%arg3) {n} : (!smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!smt.int, !smt.bv<4>, !smt.bv<8>) -> (), sym_name = "numbers"}> ({
  ^bb0(%arg0: !smt.int, %arg1: !smt.bv<4>, %arg2: !smt.bv<8>):
    %0 = "smt.int.constant"() <{value = 5 : ui4}> : () -> !smt.int
    %1 = "smt.int.constant"() <{value = 1329227872328126860558128159045776686 : ui120}> {a} : () -> !smt.int
    %2 = "smt.int.add"(%arg0, %0, %1) : (!smt.int, !smt.int, !smt.int) -> !smt.int
    %3 = "smt.int.mul"(%arg0, %0) {b} : (!smt.int, !smt.int) -> !smt.int
    %4 = "smt.int.sub"(%arg0, %0) : (!smt.int, !smt.int) -> !smt.int
    %5 = "smt.int.div"(%arg0, %0) {c} : (!smt.int, !smt.int) -> !smt.int
    %6 = "smt.int.mod"(%arg0, %0) : (!smt.int, !smt.int) -> !smt.int
    %7 = "smt.int.abs"(%arg0) {d} : (!smt.int) -> !smt.int
    %8 = "smt.int.cmp"(%arg0, %0) <{pred = 0 : i64}> : (!smt.int, !smt.int) -> !smt.bool
    %9 = "smt.int.cmp"(%arg0, %0) <{pred = 3 : i64}> {e} : (!smt.int, !smt.int) -> !smt.bool
    %10 = "smt.int2bv"(%arg0) {f} : (!smt.int) -> !smt.bv<16>
    %11 = "smt.bv2int"(%arg1) : (!smt.bv<4>) -> !smt.int
    %12 = "smt.bv2int"(%arg1) <{is_signed}> {g} : (!smt.bv<4>) -> !smt.int
    %13 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<4>}> : () -> !smt.bv<4>
    %14 = "smt.bv.constant"() <{value = #smt.bv<92> : !smt.bv<8>}> {h} : () -> !smt.bv<8>
    %15 = "smt.bv.not"(%arg1) : (!smt.bv<4>) -> !smt.bv<4>
    %16 = "smt.bv.neg"(%arg1) {i} : (!smt.bv<4>) -> !smt.bv<4>
    %17 = "smt.bv.and"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %18 = "smt.bv.or"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %19 = "smt.bv.xor"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %20 = "smt.bv.add"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %21 = "smt.bv.mul"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %22 = "smt.bv.udiv"(%arg1, %13) {z} : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %23 = "smt.bv.sdiv"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %24 = "smt.bv.urem"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %25 = "smt.bv.srem"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %26 = "smt.bv.smod"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %27 = "smt.bv.shl"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %28 = "smt.bv.lshr"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %29 = "smt.bv.ashr"(%arg1, %13) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
    %30 = "smt.bv.cmp"(%arg1, %13) <{pred = 0 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %31 = "smt.bv.cmp"(%arg1, %13) <{pred = 1 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %32 = "smt.bv.cmp"(%arg1, %13) <{pred = 2 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %33 = "smt.bv.cmp"(%arg1, %13) <{pred = 3 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %34 = "smt.bv.cmp"(%arg1, %13) <{pred = 4 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %35 = "smt.bv.cmp"(%arg1, %13) <{pred = 5 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %36 = "smt.bv.cmp"(%arg1, %13) <{pred = 6 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %37 = "smt.bv.cmp"(%arg1, %13) <{pred = 7 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
    %38 = "smt.bv.concat"(%arg1, %arg2) {j} : (!smt.bv<4>, !smt.bv<8>) -> !smt.bv<12>
    %39 = "smt.bv.extract"(%arg2) <{lowBit = 2 : i32}> {k} : (!smt.bv<8>) -> !smt.bv<3>
    %40 = "smt.bv.repeat"(%arg1) : (!smt.bv<4>) -> !smt.bv<12>
    %41 = "smt.bv.repeat"(%arg1) {l} : (!smt.bv<4>) -> !smt.bv<4>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

