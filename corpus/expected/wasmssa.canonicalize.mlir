module {
  wasmssa.import_func "foo" from "env" as @imported {type = (i32) -> i32}
  wasmssa.import_func "foo" from "env" as @other {a, type = () -> ()}
  wasmssa.import_global "g" from "env" as @fixed : i32
  wasmssa.import_global "h" from "env" as @changing mutable : !wasmssa.externref
  wasmssa.import_mem "mem" from "env" as @mem {limits = !wasmssa<limit[1: 65536]>}
  wasmssa.import_table "tab" from "env" as @tab {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
  wasmssa.memory @m0 !wasmssa<limit[2: 4]>
  wasmssa.memory exported @m1 !wasmssa<limit[2:]> {b}
  wasmssa.table @t0 !wasmssa<tabletype !wasmssa.externref [1: 8]>
  wasmssa.table exported @t1 !wasmssa<tabletype !wasmssa.funcref [1:]> {c}
  wasmssa.global @g0 i32 : {
    %0 = wasmssa.const 4 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @g1 f64 mutable : {
    %0 = wasmssa.const 4.500000e+00 : f64
    wasmssa.return %0 : f64
  }
  wasmssa.global @g2 i32 : {
    %0 = wasmssa.global_get @fixed : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @declared(i32) -> i32
  wasmssa.func exported @first(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @nothing() attributes {d} {
    wasmssa.return
  }
}

