#alias_scope_domain = #llvm.alias_scope_domain<id = 1 : i64>
#di_null_type = #llvm.di_null_type
module {
  "test.op"() {a = [#nvvm.target<verifyTarget = false>, #llvm.blocktag<id = 4294967295>, #llvm.blocktag<id = 4294967295>, #llvm.dereferenceable<bytes = 4, mayBeNull = true>]} : () -> ()
  "test.op"() {a = [#di_null_type, #llvm.target_features<[]>, #alias_scope_domain, #llvm.constant_range<i32, 1, 2>]} : () -> ()
  "test.op"() {a = [#gpu.kernel_table<[#gpu.kernel_metadata<"a", i32>, #gpu.kernel_metadata<"b", i32>]>, #gpu.kernel_metadata<"k", () -> ()>, #gpu.object<#nvvm.target, "bin" : i32>]} : () -> ()
  "test.op"() {a = [#acc<data_clause_modifier always,zero,capture>, #omp.declaretarget<device_type = (any), capture_clause = (to)>, #tosa.unary_quant<input_zp = 1, output_zp = -1>]} : () -> ()
  "test.op"() {a = [!wasmssa<tabletype !wasmssa.externref [1: 4294967295]>, !amdgpu.tdm_base<none>, #spirv.entry_point_abi<>]} : () -> ()
}

