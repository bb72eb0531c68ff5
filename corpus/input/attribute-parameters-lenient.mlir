// What stands for parameters of attributes besides what printers write for them.
"test.op"() {a = [#nvvm.target<verifyTarget = 0>, #llvm.blocktag<id = -1>, #llvm.blocktag<id = true>, #llvm.dereferenceable<bytes = 4, mayBeNull = 1>]} : () -> ()
"test.op"() {a = [#llvm.di_null_type<anything goes>, #llvm.target_features<[]>, #llvm.alias_scope_domain<id = 1>, #llvm.constant_range<i32, true, 2>]} : () -> ()
"test.op"() {a = [#gpu.kernel_table<[<"b", i32>, <"a", i32>]>, #gpu.kernel_metadata<"k", () -> (),>, #gpu.object<#nvvm.target, "bin" : i32>]} : () -> ()
"test.op"() {a = [#acc<data_clause_modifier zero,always,capture>, #omp.declaretarget<device_type = (any), capture_clause = (to)>, #tosa.unary_quant<output_zp = -1, input_zp = 1>]} : () -> ()
"test.op"() {a = [!wasmssa<tabletype !wasmssa.externref [1: -1]>, !amdgpu.tdm_base<none>, #spirv.entry_point_abi<subgroup_size = >]} : () -> ()
