module {
  func.func @core(%arg0: i8, %arg1: !smt.array<[!smt.int -> !smt.bool]>, %arg2: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %arg3: !smt.sort<"pair"[!smt.bool, !smt.sort<"other">]>) -> (i8, i32) {
    %0:2 = smt.solver(%arg0) {some} : (i8) -> (i8, i32) {
    ^bb0(%arg4: i8):
      %c-1_i32 = arith.constant -1 : i32
      %c0_i32 = arith.constant 0 : i32
      %c1_i32 = arith.constant 1 : i32
      smt.set_logic "HORN" {l}
      %c = smt.declare_fun "c" : !smt.bool
      smt.assert %c {a}
      smt.reset {r}
      smt.push 2 {p}
      smt.pop 1
      smt.push 0
      %1 = smt.check {c} sat {
        smt.yield %c1_i32 : i32
      } unknown {
        smt.yield %c0_i32 : i32
      } unsat {
        smt.yield %c-1_i32 : i32
      } -> i32
      smt.check sat {
      } unknown {
        smt.reset
      } unsat {
      }
      smt.yield %arg4, %1 : i8, i32
    }
    smt.solver() : () -> () {
    }
    smt.solver() : () -> () {
      smt.yield {y}
    }
    return %0#0, %0#1 : i8, i32
  }
  func.func @values(%arg0: !smt.bool, %arg1: !smt.bool, %arg2: !smt.int, %arg3: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %arg4: !smt.sort<"pair"[!smt.bool]>, %arg5: !smt.array<[!smt.int -> !smt.bool]>) {
    return
  }
  func.func @numbers(%arg0: !smt.int, %arg1: !smt.bv<4>, %arg2: !smt.bv<8>) {
    return
  }
}

