func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.not"(%i32) : (i32) -> !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.not"(%b) : (!smt.bool) -> !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.and"(%b, %i) : (!smt.bool, !smt.int) -> !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.and %b, %i
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.and
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.and"() : () -> !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.eq %b : !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.eq %b, %i : !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.eq"(%b, %i) : (!smt.bool, !smt.int) -> !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.distinct %f, %f : !smt.func<(!smt.int) !smt.bool>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.distinct %i : !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.ite %b, %i, %b : !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.ite"(%b, %i, %b) : (!smt.bool, !smt.int, !smt.bool) -> !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.apply_func %f(%b) : !smt.func<(!smt.int) !smt.bool>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.apply_func %f(%i, %i) : !smt.func<(!smt.int) !smt.bool>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.apply_func"(%f, %b) : (!smt.func<(!smt.int) !smt.bool>, !smt.bool) -> !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.apply_func"(%f, %i) : (!smt.func<(!smt.int) !smt.bool>, !smt.int) -> !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.apply_func %b(%b) : !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.array.store %a[%b], %b : !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.array.store"(%a, %b, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.bool, !smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.array.select %b[%b] : !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.array.broadcast %i : !smt.array<[!smt.int -> !smt.bool]>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.array.broadcast %i : !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.constant 3
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.constant
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.constant"() : () -> !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.constant"() <{value = 3 : i8}> : () -> !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.int.constant a
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.int.constant 3.0
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.int.constant"() <{value = 3.0 : f32}> : () -> !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.constant 3
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.constant #smt.bv<3>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.bv.constant"() <{value = #smt.bv<3> : !smt.bv<4>}> : () -> !smt.bv<5>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.not %i : !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.add %v, %w : !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.bv.add"(%v, %w) : (!smt.bv<4>, !smt.bv<8>) -> !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.cmp foo %v, %v : !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.cmp ult %v, %w : !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.bv.cmp"(%v, %w) <{pred = 1 : i64}> : (!smt.bv<4>, !smt.bv<8>) -> !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.bv.cmp"(%v, %v) <{pred = 9 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> !smt.bool
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.bv.concat"(%v, %v) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.extract %v from 2 : (!smt.bv<4>) -> !smt.bv<3>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.extract %v from -1 : (!smt.bv<4>) -> !smt.bv<3>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.extract %v from 2 : !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.repeat 0 times %v : !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.repeat -2 times %v : !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.repeat 2 times %i : !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.repeat 18446744073709551617 times %v : !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.repeat 9223372036854775807 times %v : !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv.repeat x times %v : !smt.bv<4>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = "smt.bv.repeat"(%v) : (!smt.bv<4>) -> !smt.bv<6>
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.bv2int %i : !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.int2bv %i : !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.int.cmp foo %i, %i
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.int.add %i, %b
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.declare_fun : i32
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.declare_fun a : !smt.int
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.set_logic "a"
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.push -1
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  "smt.push"() <{count = -1 : i32}> : () -> ()
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.assert %i
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.foo %i
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.solver(%i) : (!smt.int) -> () { ^bb0(%q: !smt.int): smt.yield }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.solver() : () -> (i32) { smt.yield }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.solver(%i32) : (i32) -> () { smt.yield }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.solver() : () -> () { smt.assert %b }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.solver() : () -> () { func.call @f() : () -> () func.return }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.check sat { smt.yield %b : !smt.bool } unknown {} unsat {}
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.check sat {} unknown {smt.yield %b : !smt.bool} unsat {}
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.check sat {} unknown {} unsat {smt.yield %b : !smt.bool}
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.check sat {^bb0(%q: i32):} unknown {} unsat {}
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  smt.check sat {} unknown {}
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall { smt.yield %i : !smt.int }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall { smt.yield }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall { smt.yield %b, %b : !smt.bool, !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall { ^bb0(%q: i32): smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall { ^bb0(%q: !smt.func<(!smt.int) !smt.bool>): smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall ["a"] { smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall [1] { smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall no_pattern { smt.yield %b : !smt.bool } patterns { smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall { ^bb0(%q: !smt.int): smt.yield %b : !smt.bool } patterns { smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall { smt.yield %b : !smt.bool } patterns { smt.yield }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.forall { smt.yield %b : !smt.bool } patterns { smt.yield %b : !smt.bool }, { %z = arith.constant 1 : i32 smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.exists { smt.yield %b : !smt.bool } patterns { %z = smt.exists { %y = arith.constant 1 : i8 smt.yield %b : !smt.bool } smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.exists { smt.yield %b : !smt.bool } patterns { %z = smt.exists { smt.yield %b : !smt.bool } smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.exists weight a { smt.yield %b : !smt.bool }
  return
}
// -----
func.func @f(%i32: i32, %b: !smt.bool, %i: !smt.int, %f: !smt.func<(!smt.int) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>, %v: !smt.bv<4>, %w: !smt.bv<8>) {
  %0 = smt.exists { func.return }
  return
}
// -----
func.func private @f(!smt.bv<0>)
// -----
func.func private @f(!smt.bv<-1>)
// -----
func.func private @f(!smt.bv<a>)
// -----
func.func private @f(!smt.bv)
// -----
func.func private @f(!smt.bv<99999999999999999999>)
// -----
func.func private @f(!smt.bv<32)
// -----
func.func private @f(!smt.array<[i32 -> !smt.bool]>)
// -----
func.func private @f(!smt.array<[!smt.bool -> i32]>)
// -----
func.func private @f(!smt.array<!smt.bool -> i32>)
// -----
func.func private @f(!smt.array<[!smt.bool, i32]>)
// -----
func.func private @f(!smt.array<[3 -> i32]>)
// -----
func.func private @f(!smt.array<[!smt.bool -> ]>)
// -----
func.func private @f(!smt.func<(i32) !smt.bool>)
// -----
func.func private @f(!smt.func<(!smt.bool) i32>)
// -----
func.func private @f(!smt.func<(!smt.func<(!smt.bool) !smt.bool>) !smt.bool>)
// -----
func.func private @f(!smt.func<() !smt.bool>)
// -----
func.func private @f(!smt.func<(!smt.bool) -> !smt.bool>)
// -----
func.func private @f(!smt.func<(!smt.bool) !smt.bool)
// -----
func.func private @f(!smt.func<!smt.bool>)
// -----
func.func private @f(!smt.sort<"a"[i32]>)
// -----
func.func private @f(!smt.sort<"a"[]>)
// -----
func.func private @f(!smt.sort<a>)
// -----
func.func private @f(!smt.sort<"a"[!smt.bool>)
// -----
func.func private @f(!smt.sort<3>)
// -----
func.func private @f(!smt.foo)
// -----
func.func private @f(!smt.bool<3>)
// -----
func.func private @f() attributes {a = #smt.bv<5>}
// -----
func.func private @f() attributes {a = #smt.bv<5> : i32}
// -----
func.func private @f() attributes {a = #smt.bv<16> : !smt.bv<4>}
// -----
func.func private @f() attributes {a = #smt.bv<-9> : !smt.bv<4>}
// -----
func.func private @f() attributes {a = #smt.bv<-8> : !smt.bv<4>, b = #smt.bv<15> : !smt.bv<4>, c = [#smt.bv<0> : !smt.bv<1>, #smt.bv<1> : !smt.bv<1>], d = #smt.bv<99999999999999999999999> : !smt.bv<100>}
// -----
func.func private @f() attributes {a = #smt.bv<a> : !smt.bv<4>}
// -----
func.func private @f() attributes {a = #smt.foo<a> : !smt.bv<4>}
// -----
func.func private @f(!smt.sort<"a" : i32>)
