module {
  wasmssa.func @numbers(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to f64 {a}
    %2 = wasmssa.local of type i32
    %3 = wasmssa.local of type !wasmssa.funcref {b}
    %4 = wasmssa.local of type i128
    wasmssa.local_set %2 :  ref to i32 to %0 : i32
    wasmssa.local_set %2 :  ref to i32 to %0 : i32 {c}
    %5 = wasmssa.local_tee %2 :  ref to i32 to %0 : i32
    %6 = wasmssa.local_tee %2 :  ref to i32 to %0 : i32 {d}
    %7 = wasmssa.const 7 : i64
    %8 = wasmssa.const -1.000000e+00 : f32 {e}
    %9:2 = wasmssa.call @callee(%0, %8) {f} : (i32, f32) -> (i32, i64)
    wasmssa.call @numbers : () -> ()
    %10 = wasmssa.global_get @g {g} : f64
    %11 = wasmssa.add %0 %5 : i32
    %12 = wasmssa.and %0 %5 : i32
    %13 = wasmssa.div_ui %0 %5 : i32
    %14 = wasmssa.div_si %0 %5 : i32
    %15 = wasmssa.mul %0 %5 : i32
    %16 = wasmssa.or %0 %5 : i32
    %17 = wasmssa.sub %0 %5 : i32
    %18 = wasmssa.rem_ui %0 %5 : i32
    %19 = wasmssa.rem_si %0 %5 : i32
    %20 = wasmssa.xor %0 %5 : i32
    %21 = wasmssa.add %1 %10 : f64
    %22 = wasmssa.div %1 %10 : f64
    %23 = wasmssa.mul %1 %10 : f64
    %24 = wasmssa.sub %1 %10 : f64
    %25 = wasmssa.min %1 %10 : f64
    %26 = wasmssa.max %1 %10 : f64
    %27 = wasmssa.copysign %1 %10 : f64
    %28 = wasmssa.add %1 %10 : f64 {h}
    %29 = wasmssa.eq %7 %7 : i64 -> i32
    %30 = wasmssa.ne %7 %7 : i64 -> i32
    %31 = wasmssa.lt_si %7 %7 : i64 -> i32
    %32 = wasmssa.lt_ui %7 %7 : i64 -> i32
    %33 = wasmssa.le_si %7 %7 : i64 -> i32
    %34 = wasmssa.le_ui %7 %7 : i64 -> i32
    %35 = wasmssa.gt_si %7 %7 : i64 -> i32
    %36 = wasmssa.gt_ui %7 %7 : i64 -> i32
    %37 = wasmssa.ge_si %7 %7 : i64 -> i32
    %38 = wasmssa.ge_ui %7 %7 : i64 -> i32
    %39 = wasmssa.lt %1 %10 : f64 -> i32 {i}
    %40 = wasmssa.le %1 %10 : f64 -> i32 {i}
    %41 = wasmssa.gt %1 %10 : f64 -> i32 {i}
    %42 = wasmssa.ge %1 %10 : f64 -> i32 {i}
    %43 = wasmssa.eq %1 %10 : f64 -> i32 {i}
    %44 = wasmssa.shl %7 by %7 bits : i64
    %45 = wasmssa.shr_s %7 by %7 bits : i64
    %46 = wasmssa.shr_u %7 by %7 bits : i64
    %47 = wasmssa.rotl %7 by %7 bits : i64
    %48 = wasmssa.rotr %7 by %7 bits : i64
    %49 = wasmssa.shl %7 by %7 bits : i64 {j}
    %50 = wasmssa.convert_u %7 : i64 to f32
    %51 = wasmssa.convert_s %7 : i64 to f32
    %52 = wasmssa.demote %1 : f64 to f32 {k}
    %53 = wasmssa.promote %52 : f32 to f64
    %54 = wasmssa.wrap %7 : i64 to i32
    %55 = wasmssa.reinterpret %1 : f64 as i64
    %56 = wasmssa.reinterpret %0 : i32 as f32 {l}
    %57 = wasmssa.extend_i32_s %0 to i64
    %58 = wasmssa.extend_i32_u %0 to i64 {m}
    %59 = wasmssa.extend 8 : i32 low bits from %0 : i32
    %60 = wasmssa.extend 16 : i64 low bits from %7 : i64 {n}
    %61 = wasmssa.extend 32 : ui32 low bits from %7 : i64
    %62 = wasmssa.abs %1 : f64
    %63 = wasmssa.ceil %1 : f64
    %64 = wasmssa.floor %1 : f64
    %65 = wasmssa.neg %1 : f64
    %66 = wasmssa.sqrt %1 : f64
    %67 = wasmssa.trunc %1 : f64
    %68 = wasmssa.ctz %0 : i32 {o}
    %69 = wasmssa.clz %0 : i32 {o}
    %70 = wasmssa.popcnt %0 : i32 {o}
    %71 = wasmssa.eqz %7 : i64 -> i32
    %72 = wasmssa.eqz %0 : i32 -> i32 {p}
    wasmssa.return {q} %1 : f64
  }
}
// -----
module {
  wasmssa.func @control(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.block : {
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.block(%0) : i32 : {
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    }> ^bb2
  ^bb2(%1: i32):  // pred: ^bb1
    wasmssa.loop(%0) : i32 : {
    ^bb0(%arg1: i32):
      wasmssa.branch_if %arg1 to level 0 with args(%arg1 : i32) else ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return %arg1 : i32
    }> ^bb3
  ^bb3(%2: i32):  // pred: ^bb2
    wasmssa.if %2 : {
      wasmssa.block_return
    } > ^bb4
  ^bb4:  // pred: ^bb3
    wasmssa.if %2(%1, %1) : i32, i32 {z} : {
    ^bb0(%arg1: i32, %arg2: i32):
      wasmssa.block_return %arg1 : i32
    } "else "{
    ^bb0(%arg1: i32, %arg2: i32):
      wasmssa.block_return %arg2 : i32
    }> ^bb5
  ^bb5(%3: i32):  // pred: ^bb4
    wasmssa.loop {y} : {
      wasmssa.block : {
        wasmssa.branch_if %2 to level 1 else ^bb1 {w}
      ^bb1:  // pred: ^bb0
        wasmssa.block_return {v}
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return
    }> ^bb6
  ^bb6:  // pred: ^bb5
    wasmssa.return %3 : i32
  }
}
// -----
module {
  wasmssa.import_mem "mem" from "env" as @mem {limits = !wasmssa<limit[1: 65536]>}
}
// -----
module {
  wasmssa.import_table "tab" from "env" as @tab {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
}
// -----
module {
  wasmssa.memory @m0 !wasmssa<limit[2: 4]>
}
// -----
module {
  wasmssa.table @t0 !wasmssa<tabletype !wasmssa.externref [1: 8]>
}
