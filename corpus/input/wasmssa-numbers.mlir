// Every operation on numbers and locals.
wasmssa.import_func "f" from "env" as @callee {type = (i32, f32) -> (i32, i64)}
wasmssa.import_global "g" from "env" as @g mutable : f64
wasmssa.func @numbers(%pi: !wasmssa<local ref to i32>, %pf: !wasmssa<local ref to f64>) -> f64 {
  %i = wasmssa.local_get %pi : ref to i32
  %f = wasmssa.local_get %pf : !wasmssa<local ref to f64> {a}
  %l = wasmssa.local of type i32
  %l1 = wasmssa.local of type !wasmssa.funcref {b}
  %l2 = wasmssa.local of type i128
  wasmssa.local_set %l : ref to i32 to %i : i32
  wasmssa.local_set %l : !wasmssa<local ref to i32> to %i : i32 {c}
  %t = wasmssa.local_tee %l : ref to i32 to %i : i32
  %t1 = wasmssa.local_tee %l : ref to i32 to %i : i32 {d}
  %j = wasmssa.const 7 : i64
  %j1 = wasmssa.const -1.0 : f32 {e}
  %c:2 = wasmssa.call @callee (%i, %j1) {f} : (i32, f32) -> (i32, i64)
  wasmssa.call @numbers : () -> ()
  %g = wasmssa.global_get @g {g} : f64
  %b1 = wasmssa.add %i %t : i32
  %b2 = wasmssa.and %i %t : i32
  %b3 = wasmssa.div_ui %i %t : i32
  %b4 = wasmssa.div_si %i %t : i32
  %b5 = wasmssa.mul %i %t : i32
  %b6 = wasmssa.or %i %t : i32
  %b7 = wasmssa.sub %i %t : i32
  %b8 = wasmssa.rem_ui %i %t : i32
  %b9 = wasmssa.rem_si %i %t : i32
  %b10 = wasmssa.xor %i %t : i32
  %b11 = wasmssa.add %f %g : f64
  %b12 = wasmssa.div %f %g : f64
  %b13 = wasmssa.mul %f %g : f64
  %b14 = wasmssa.sub %f %g : f64
  %b15 = wasmssa.min %f %g : f64
  %b16 = wasmssa.max %f %g : f64
  %b17 = wasmssa.copysign %f %g : f64
  %bz = wasmssa.add %f %g : f64 {h}
  %b18 = wasmssa.eq %j %j : i64 -> i32
  %b19 = wasmssa.ne %j %j : i64 -> i32
  %b20 = wasmssa.lt_si %j %j : i64 -> i32
  %b21 = wasmssa.lt_ui %j %j : i64 -> i32
  %b22 = wasmssa.le_si %j %j : i64 -> i32
  %b23 = wasmssa.le_ui %j %j : i64 -> i32
  %b24 = wasmssa.gt_si %j %j : i64 -> i32
  %b25 = wasmssa.gt_ui %j %j : i64 -> i32
  %b26 = wasmssa.ge_si %j %j : i64 -> i32
  %b27 = wasmssa.ge_ui %j %j : i64 -> i32
  %b28 = wasmssa.lt %f %g : f64 -> i32 {i}
  %b29 = wasmssa.le %f %g : f64 -> i32 {i}
  %b30 = wasmssa.gt %f %g : f64 -> i32 {i}
  %b31 = wasmssa.ge %f %g : f64 -> i32 {i}
  %b32 = wasmssa.eq %f %g : f64 -> i32 {i}
  %b33 = wasmssa.shl %j by %j bits : i64
  %b34 = wasmssa.shr_s %j by %j bits : i64
  %b35 = wasmssa.shr_u %j by %j bits : i64
  %b36 = wasmssa.rotl %j by %j bits : i64
  %b37 = wasmssa.rotr %j by %j bits : i64
  %by = wasmssa.shl %j by %j bits : i64 {j}
  %b38 = wasmssa.convert_u %j : i64 to f32
  %b39 = wasmssa.convert_s %j : i64 to f32
  %d = wasmssa.demote %f : f64 to f32 {k}
  %p = wasmssa.promote %d : f32 to f64
  %w = wasmssa.wrap %j : i64 to i32
  %r = wasmssa.reinterpret %f : f64 as i64
  %r1 = wasmssa.reinterpret %i : i32 as f32 {l}
  %x = wasmssa.extend_i32_s %i to i64
  %x1 = wasmssa.extend_i32_u %i to i64 {m}
  %x2 = wasmssa.extend 8 : i32 low bits from %i : i32
  %x3 = wasmssa.extend 16 : i64 low bits from %j : i64 {n}
  %x4 = wasmssa.extend 32 : ui32 low bits from %j : i64
  %b40 = wasmssa.abs %f : f64
  %b41 = wasmssa.ceil %f : f64
  %b42 = wasmssa.floor %f : f64
  %b43 = wasmssa.neg %f : f64
  %b44 = wasmssa.sqrt %f : f64
  %b45 = wasmssa.trunc %f : f64
  %b46 = wasmssa.ctz %i : i32 {o}
  %b47 = wasmssa.clz %i : i32 {o}
  %b48 = wasmssa.popcnt %i : i32 {o}
  %z = wasmssa.eqz %j : i64 -> i32
  %z1 = wasmssa.eqz %i : i32 -> i32 {p}
  wasmssa.return {q} %f : f64
}
