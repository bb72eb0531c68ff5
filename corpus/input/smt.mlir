// Every operation of the dialect, with and without its optional parts.
func.func @core(%in: i8, %a: !smt.array<[!smt.int -> !smt.bool]>, %f: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %s: !smt.sort<"pair"[!smt.bool, !smt.sort<"other">]>) -> (i8, i32) {
  %0:2 = smt.solver(%in) {some} : (i8) -> (i8, i32) {
  ^bb0(%arg0: i8):
    smt.set_logic "HORN" {l}
    %c = smt.declare_fun "c" : !smt.bool
    %d = smt.declare_fun : !smt.int
    %e = smt.declare_fun {x} : !smt.func<(!smt.int) !smt.bool>
    %e0 = smt.declare_fun "e-0" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    smt.assert %c {a}
    smt.reset {r}
    smt.push 2 {p}
    smt.pop 1
    smt.push 0
    %1 = smt.check {c} sat {
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
      smt.yield
    }
    smt.yield %arg0, %1 : i8, i32
  }
  smt.solver() : () -> () {
  }
  smt.solver() : () -> () {
    smt.yield {y}
  }
  return %0#0, %0#1 : i8, i32
}
func.func @values(%a: !smt.bool, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %s: !smt.sort<"pair"[!smt.bool]>, %r: !smt.array<[!smt.int -> !smt.bool]>) {
  %0 = smt.constant true
  %1 = smt.constant false {c}
  %2 = smt.apply_func %f(%a, %i) {d} : !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>
  %4 = smt.eq %a, %b : !smt.bool
  %5 = smt.eq %i, %i, %i {e} : !smt.int
  %6 = smt.distinct %s, %s : !smt.sort<"pair"[!smt.bool]>
  %7 = smt.distinct %a, %b, %a {f} : !smt.bool
  %8 = smt.ite %a, %i, %i {g} : !smt.int
  %9 = smt.not %a {h}
  %10 = smt.and %a, %b, %9 {i}
  %11 = smt.or %a, %b
  %12 = smt.xor %a, %b, %a, %b
  %13 = smt.implies %a, %b {j}
  %14 = smt.forall {
  ^bb0(%x: !smt.int):
    %t = smt.eq %x, %i : !smt.int
    smt.yield %t : !smt.bool
  }
  %15 = smt.exists ["p", "q"] no_pattern weight 2 attributes {k} {
  ^bb0(%x: !smt.int, %y: !smt.bool):
    smt.yield %y : !smt.bool
  }
  %16 = smt.forall ["p"] weight 3 {
  ^bb0(%x: !smt.int):
    %t = smt.eq %x, %i : !smt.int
    smt.yield %t : !smt.bool
  } patterns {
  ^bb0(%x: !smt.int):
    %t = smt.eq %x, %i : !smt.int
    smt.yield %t : !smt.bool
  }, {
  ^bb0(%x: !smt.int):
    smt.yield %x, %x : !smt.int, !smt.int
  }
  %17 = smt.exists {
    smt.yield %a : !smt.bool
  }
  %18 = smt.array.store %r[%i], %a {l} : !smt.array<[!smt.int -> !smt.bool]>
  %19 = smt.array.select %18[%i] {m} : !smt.array<[!smt.int -> !smt.bool]>
  %20 = smt.array.broadcast %a {n} : !smt.array<[!smt.int -> !smt.bool]>
  return
}
func.func @numbers(%i: !smt.int, %b: !smt.bv<4>, %c: !smt.bv<8>) {
  %0 = smt.int.constant 5
  %1 = smt.int.constant -123456789012345678901234567890 {a}
  %2 = smt.int.add %i, %0, %1
  %3 = smt.int.mul %i, %0 {b}
  %4 = smt.int.sub %i, %0
  %5 = smt.int.div %i, %0 {c}
  %6 = smt.int.mod %i, %0
  %7 = smt.int.abs %i {d}
  %8 = smt.int.cmp lt %i, %0
  %9 = smt.int.cmp ge %i, %0 {e}
  %10 = smt.int2bv %i {f} : !smt.bv<16>
  %11 = smt.bv2int %b : !smt.bv<4>
  %12 = smt.bv2int %b signed {g} : !smt.bv<4>
  %13 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
  %14 = smt.bv.constant #smt.bv<92> : !smt.bv<8> {h}
  %15 = smt.bv.not %b : !smt.bv<4>
  %16 = smt.bv.neg %b {i} : !smt.bv<4>
  %b_and = smt.bv.and %b, %13 : !smt.bv<4>
  %b_or = smt.bv.or %b, %13 : !smt.bv<4>
  %b_xor = smt.bv.xor %b, %13 : !smt.bv<4>
  %b_add = smt.bv.add %b, %13 : !smt.bv<4>
  %b_mul = smt.bv.mul %b, %13 : !smt.bv<4>
  %b_udiv = smt.bv.udiv %b, %13 {z} : !smt.bv<4>
  %b_sdiv = smt.bv.sdiv %b, %13 : !smt.bv<4>
  %b_urem = smt.bv.urem %b, %13 : !smt.bv<4>
  %b_srem = smt.bv.srem %b, %13 : !smt.bv<4>
  %b_smod = smt.bv.smod %b, %13 : !smt.bv<4>
  %b_shl = smt.bv.shl %b, %13 : !smt.bv<4>
  %b_lshr = smt.bv.lshr %b, %13 : !smt.bv<4>
  %b_ashr = smt.bv.ashr %b, %13 : !smt.bv<4>
  %c_slt = smt.bv.cmp slt %b, %13 : !smt.bv<4>
  %c_sle = smt.bv.cmp sle %b, %13 : !smt.bv<4>
  %c_sgt = smt.bv.cmp sgt %b, %13 : !smt.bv<4>
  %c_sge = smt.bv.cmp sge %b, %13 : !smt.bv<4>
  %c_ult = smt.bv.cmp ult %b, %13 : !smt.bv<4>
  %c_ule = smt.bv.cmp ule %b, %13 : !smt.bv<4>
  %c_ugt = smt.bv.cmp ugt %b, %13 : !smt.bv<4>
  %c_uge = smt.bv.cmp uge %b, %13 : !smt.bv<4>
  %17 = smt.bv.concat %b, %c {j} : !smt.bv<4>, !smt.bv<8>
  %18 = smt.bv.extract %c from 2 {k} : (!smt.bv<8>) -> !smt.bv<3>
  %19 = smt.bv.repeat 3 times %b : !smt.bv<4>
  %20 = smt.bv.repeat 1 times %b {l} : !smt.bv<4>
  return
}
