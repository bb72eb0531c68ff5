"ml_program.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32):
  ml_program.return
}) : () -> ()
// -----
"ml_program.subgraph"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32):
  ml_program.output
}) : () -> ()
// -----
"emitc.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32):
  emitc.return
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: !wasmssa<local ref to i32>):
  wasmssa.return
}) : () -> ()
// -----
"pdl_interp.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32):
  pdl_interp.finalize
}) : () -> ()
// -----
"async.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32):
  async.return
}) : () -> ()
// -----
gpu.module @m {
"gpu.func"() <{function_type = (i32, i32) -> ()}> ({
^bb0(%a: i32):
  gpu.return
}) {sym_name = "x"} : () -> ()
}
// -----
"spirv.func"() <{function_type = (i32, i32) -> (), sym_name = "x", function_control = #spirv.function_control<None>}> ({
^bb0(%a: i32):
  spirv.Return
}) : () -> ()
// -----
"shape.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32):
  shape.return
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32, i32)>, sym_name = "x", linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64}> ({
^bb0(%a: i32):
  llvm.return
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32):
  func.return
}) : () -> ()
// -----
"transform.named_sequence"() <{function_type = (!transform.any_op, i32) -> (), sym_name = "x"}> ({
  ^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"ml_program.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32, %b: i64):
  ml_program.return
}) : () -> ()
// -----
"ml_program.subgraph"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32, %b: i64):
  ml_program.output
}) : () -> ()
// -----
"emitc.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32, %b: i64):
  emitc.return
}) : () -> ()
// -----
"wasmssa.func"() <{functionType = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: !wasmssa<local ref to i32>):
  wasmssa.return
}) : () -> ()
// -----
"pdl_interp.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32, %b: i64):
  pdl_interp.finalize
}) : () -> ()
// -----
"async.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32, %b: i64):
  async.return
}) : () -> ()
// -----
gpu.module @m {
"gpu.func"() <{function_type = (i32, i32) -> ()}> ({
^bb0(%a: i32, %b: i64):
  gpu.return
}) {sym_name = "x"} : () -> ()
}
// -----
"spirv.func"() <{function_type = (i32, i32) -> (), sym_name = "x", function_control = #spirv.function_control<None>}> ({
^bb0(%a: i32, %b: i64):
  spirv.Return
}) : () -> ()
// -----
"shape.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32, %b: i64):
  shape.return
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32, i32)>, sym_name = "x", linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64}> ({
^bb0(%a: i32, %b: i64):
  llvm.return
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "x"}> ({
^bb0(%a: i32, %b: i64):
  func.return
}) : () -> ()
// -----
"transform.named_sequence"() <{function_type = (!transform.any_op, i32) -> (), sym_name = "x"}> ({
  ^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @empty(%a: !transform.any_op) {}
}
// -----
"builtin.module"() ({}) {gpu.container_module} : () -> ()
