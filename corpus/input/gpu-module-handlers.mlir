gpu.module @m attributes {offloadingHandler = 1 : i32} {}
// -----
"gpu.module"() <{sym_name = "m", offloadingHandler = 1 : i32}> ({}) : () -> ()
// -----
gpu.module @m <1 : i32> {}
// -----
gpu.module @m [1 : i32] {}
// -----
gpu.module @m <#gpu.select_object<1>> [#nvvm.target] {}
// -----
"gpu.module"() <{sym_name = "m", targets = []}> ({}) : () -> ()
// -----
"gpu.module"() <{sym_name = "m", targets = [#nvvm.target]}> ({^bb0: }) : () -> ()
