"builtin.module"() ({
  "wasmssa.import_func"() <{importName = "foo", moduleName = "env", sym_name = "imported", type = (i32) -> i32}> : () -> ()
  "wasmssa.import_func"() <{importName = "foo", moduleName = "env", sym_name = "other", type = () -> ()}> {a} : () -> ()
  "wasmssa.import_global"() <{importName = "g", moduleName = "env", sym_name = "fixed", type = i32}> : () -> ()
  "wasmssa.import_global"() <{importName = "h", isMutable, moduleName = "env", sym_name = "changing", type = !wasmssa.externref}> : () -> ()
  "wasmssa.import_mem"() <{importName = "mem", limits = !wasmssa<limit[1: 65536]>, moduleName = "env", sym_name = "mem"}> : () -> ()
  "wasmssa.import_table"() <{importName = "tab", moduleName = "env", sym_name = "tab", type = !wasmssa<tabletype !wasmssa.funcref [2:]>}> : () -> ()
  "wasmssa.memory"() <{limits = !wasmssa<limit[2: 4]>, sym_name = "m0"}> : () -> ()
  "wasmssa.memory"() <{exported, limits = !wasmssa<limit[2:]>, sym_name = "m1"}> {b} : () -> ()
  "wasmssa.table"() <{sym_name = "t0", type = !wasmssa<tabletype !wasmssa.externref [1: 8]>}> : () -> ()
  "wasmssa.table"() <{exported, sym_name = "t1", type = !wasmssa<tabletype !wasmssa.funcref [1:]>}> {c} : () -> ()
  "wasmssa.global"() <{sym_name = "g0", type = i32}> ({
    %3 = "wasmssa.const"() <{value = 4 : i32}> : () -> i32
    "wasmssa.return"(%3) : (i32) -> ()
  }) : () -> ()
  "wasmssa.global"() <{exported, isMutable, sym_name = "g1", type = f64}> ({
    %2 = "wasmssa.const"() <{value = 4.500000e+00 : f64}> : () -> f64
    "wasmssa.return"(%2) : (f64) -> ()
  }) : () -> ()
  "wasmssa.global"() <{sym_name = "g2", type = i32}> ({
    %1 = "wasmssa.global_get"() <{global = @fixed}> : () -> i32
    "wasmssa.return"(%1) : (i32) -> ()
  }) : () -> ()
  "wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "declared"}> ({
  }) : () -> ()
  "wasmssa.func"() <{exported, functionType = (i32, f32) -> i32, sym_name = "first"}> ({
  ^bb0(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to f32>):
    %0 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
    "wasmssa.return"(%0) : (i32) -> ()
  }) : () -> ()
  "wasmssa.func"() <{functionType = () -> (), sym_name = "nothing"}> ({
    "wasmssa.return"() : () -> ()
  }) {d} : () -> ()
}) : () -> ()

