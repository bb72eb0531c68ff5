module {
  func.func @numbers(%arg0: !smt.int, %arg1: !smt.bv<4>, %arg2: !smt.bv<8>) {
    %c5 = smt.int.constant 5
    %c-123456789012345678901234567890 = smt.int.constant -123456789012345678901234567890 {a}
    %0 = smt.int.add %arg0, %c5, %c-123456789012345678901234567890
    %1 = smt.int.mul %arg0, %c5 {b}
    %2 = smt.int.sub %arg0, %c5
    %3 = smt.int.div %arg0, %c5 {c}
    %4 = smt.int.mod %arg0, %c5
    %5 = smt.int.abs %arg0 {d}
    %6 = smt.int.cmp lt %arg0, %c5
    %7 = smt.int.cmp ge %arg0, %c5 {e}
    %8 = smt.int2bv %arg0 {f} : !smt.bv<16>
    %9 = smt.bv2int %arg1 : !smt.bv<4>
    %10 = smt.bv2int %arg1 signed {g} : !smt.bv<4>
    %c5_bv4 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
    %c92_bv8 = smt.bv.constant #smt.bv<92> : !smt.bv<8> {h}
    %11 = smt.bv.not %arg1 : !smt.bv<4>
    %12 = smt.bv.neg %arg1 {i} : !smt.bv<4>
    %13 = smt.bv.and %arg1, %c5_bv4 : !smt.bv<4>
    %14 = smt.bv.or %arg1, %c5_bv4 : !smt.bv<4>
    %15 = smt.bv.xor %arg1, %c5_bv4 : !smt.bv<4>
    %16 = smt.bv.add %arg1, %c5_bv4 : !smt.bv<4>
    %17 = smt.bv.mul %arg1, %c5_bv4 : !smt.bv<4>
    %18 = smt.bv.udiv %arg1, %c5_bv4 {z} : !smt.bv<4>
    %19 = smt.bv.sdiv %arg1, %c5_bv4 : !smt.bv<4>
    %20 = smt.bv.urem %arg1, %c5_bv4 : !smt.bv<4>
    %21 = smt.bv.srem %arg1, %c5_bv4 : !smt.bv<4>
    %22 = smt.bv.smod %arg1, %c5_bv4 : !smt.bv<4>
    %23 = smt.bv.shl %arg1, %c5_bv4 : !smt.bv<4>
    %24 = smt.bv.lshr %arg1, %c5_bv4 : !smt.bv<4>
    %25 = smt.bv.ashr %arg1, %c5_bv4 : !smt.bv<4>
    %26 = smt.bv.cmp slt %arg1, %c5_bv4 : !smt.bv<4>
    %27 = smt.bv.cmp sle %arg1, %c5_bv4 : !smt.bv<4>
    %28 = smt.bv.cmp sgt %arg1, %c5_bv4 : !smt.bv<4>
    %29 = smt.bv.cmp sge %arg1, %c5_bv4 : !smt.bv<4>
    %30 = smt.bv.cmp ult %arg1, %c5_bv4 : !smt.bv<4>
    %31 = smt.bv.cmp ule %arg1, %c5_bv4 : !smt.bv<4>
    %32 = smt.bv.cmp ugt %arg1, %c5_bv4 : !smt.bv<4>
    %33 = smt.bv.cmp uge %arg1, %c5_bv4 : !smt.bv<4>
    %34 = smt.bv.concat %arg1, %arg2 {j} : !smt.bv<4>, !smt.bv<8>
    %35 = smt.bv.extract %arg2 from 2 {k} : (!smt.bv<8>) -> !smt.bv<3>
    %36 = smt.bv.repeat 3 times %arg1 : !smt.bv<4>
    %37 = smt.bv.repeat 1 times %arg1 {l} : !smt.bv<4>
    return
  }
}
// -----
module {
  func.func @values(%arg0: !smt.bool, %arg1: !smt.bool, %arg2: !smt.int, %arg3: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %arg4: !smt.sort<"pair"[!smt.bool]>, %arg5: !smt.array<[!smt.int -> !smt.bool]>) {
    %true = smt.constant true
    %false = smt.constant false {c}
    %0 = smt.apply_func %arg3(%arg0, %arg2) {d} : !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>
    %1 = smt.eq %arg0, %arg1 : !smt.bool
    %2 = smt.eq %arg2, %arg2, %arg2 {e} : !smt.int
    %3 = smt.distinct %arg4, %arg4 : !smt.sort<"pair"[!smt.bool]>
    %4 = smt.distinct %arg0, %arg1, %arg0 {f} : !smt.bool
    %5 = smt.ite %arg0, %arg2, %arg2 {g} : !smt.int
    %6 = smt.not %arg0 {h}
    %7 = smt.and %arg0, %arg1, %6 {i}
    %8 = smt.or %arg0, %arg1
    %9 = smt.xor %arg0, %arg1, %arg0, %arg1
    %10 = smt.implies %arg0, %arg1 {j}
    %11 = smt.forall {
    ^bb0(%arg6: !smt.int):
      %18 = smt.eq %arg6, %arg2 : !smt.int
      smt.yield %18 : !smt.bool
    }
    %12 = smt.exists ["p", "q"] no_pattern weight 2 attributes {k} {
    ^bb0(%arg6: !smt.int, %arg7: !smt.bool):
      smt.yield %arg7 : !smt.bool
    }
    %13 = smt.forall ["p"] weight 3 {
    ^bb0(%arg6: !smt.int):
      %18 = smt.eq %arg6, %arg2 : !smt.int
      smt.yield %18 : !smt.bool
    } patterns {
    ^bb0(%arg6: !smt.int):
      %18 = smt.eq %arg6, %arg2 : !smt.int
      smt.yield %18 : !smt.bool
    }, {
    ^bb0(%arg6: !smt.int):
      smt.yield %arg6, %arg6 : !smt.int, !smt.int
    }
    %14 = smt.exists {
      smt.yield %arg0 : !smt.bool
    }
    %15 = smt.array.store %arg5[%arg2], %arg0 {l} : !smt.array<[!smt.int -> !smt.bool]>
    %16 = smt.array.select %15[%arg2] {m} : !smt.array<[!smt.int -> !smt.bool]>
    %17 = smt.array.broadcast %arg0 {n} : !smt.array<[!smt.int -> !smt.bool]>
    return
  }
}
// -----
module {
  func.func @core(%arg0: i8, %arg1: !smt.array<[!smt.int -> !smt.bool]>, %arg2: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %arg3: !smt.sort<"pair"[!smt.bool, !smt.sort<"other">]>) -> (i8, i32) {
    %0:2 = smt.solver(%arg0) {some} : (i8) -> (i8, i32) {
    ^bb0(%arg4: i8):
      smt.set_logic "HORN" {l}
      %c = smt.declare_fun "c" : !smt.bool
      %1 = smt.declare_fun : !smt.int
      %2 = smt.declare_fun {x} : !smt.func<(!smt.int) !smt.bool>
      %e-0 = smt.declare_fun "e-0" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
      smt.assert %c {a}
      smt.reset {r}
      smt.push 2 {p}
      smt.pop 1
      smt.push 0
      %3 = smt.check {c} sat {
        %c1_i32 = arith.constant 1 : i32
        smt.yield %c1_i32 : i32
      } unknown {
        %c0_i32 = arith.constant 0 : i32
        smt.yield %c0_i32 : i32
      } unsat {
        %c-1_i32 = arith.constant -1 : i32
        smt.yield %c-1_i32 : i32
      } -> i32
      smt.check sat {
      } unknown {
        smt.reset
      } unsat {
      }
      smt.yield %arg4, %3 : i8, i32
    }
    smt.solver() : () -> () {
    }
    smt.solver() : () -> () {
      smt.yield {y}
    }
    return %0#0, %0#1 : i8, i32
  }
}
