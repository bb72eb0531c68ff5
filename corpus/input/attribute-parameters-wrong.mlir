// What cannot be read as a parameter of an attribute or type is reported with both, and its type.
"test.op"() {a = #nvvm<prefetch_cache_level L3>} : () -> ()
// -----
"test.op"() {a = #nvvm.shape<m = 4294967296, n = 1, k = 1>} : () -> ()
// -----
"test.op"() {a = #nvvm.target<verifyTarget = 2>} : () -> ()
// -----
"test.op"() {a = #xevm.mma_types<d = f16, a = f8, b = f16>} : () -> ()
// -----
"test.op"() {a = #rocdl.target<flags = 1>} : () -> ()
// -----
"test.op"() {a = #gpu.object<#nvvm.target, bogus = "">} : () -> ()
// -----
"test.op"() {a = #gpu.object<#nvvm.target, bin "">} : () -> ()
// -----
"test.op"() {a = #gpu.object<1, bin = "">} : () -> ()
// -----
"test.op"() {a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>, <"k", i32>]>} : () -> ()
// -----
"test.op"() {a = #gpu.kernel_metadata<"k", () -> (), arg_attrs = [1]>} : () -> ()
// -----
"test.op"() {a = #gpu.select_object<-1>} : () -> ()
// -----
"test.op"() {a = #gpu.loop_dim_map<processor = bogus, map = (d0) -> (d0), bound = 1>} : () -> ()
// -----
"test.op"() {a = !gpu.bogus} : () -> ()
// -----
"test.op"() {a = #omp.declaretarget<device_type = any>} : () -> ()
// -----
"test.op"() {a = #omp.flags<debug_kind = -1, no_gpu_lib = 3>} : () -> ()
// -----
"test.op"() {a = #omp<numthreadstype lax>} : () -> ()
// -----
"test.op"() {a = #acc.routine_info<[]>} : () -> ()
// -----
"test.op"() {a = #acc.declare<dataClause = acc_bogus>} : () -> ()
// -----
"test.op"() {a = #acc<data_clause_modifier zero,bogus>} : () -> ()
// -----
"test.op"() {a = #tosa.conv_quant<input_zp = x, weight_zp = 0>} : () -> ()
// -----
"test.op"() {a = #tosa.target_env<specification_version = "1.0", level = "9k", profiles = [], extensions = []>} : () -> ()
// -----
"test.op"() {a = #spirv.resource_limits<max_compute_workgroup_size = 3>} : () -> ()
// -----
"test.op"() {a = #spirv.coop_matrix_props_nv<m_size = x>} : () -> ()
// -----
"test.op"() {a = #spirv.vce<v9.9 [], []>} : () -> ()
// -----
"test.op"() {a = #ptr.spec<size = true, abi = 32, preferred = 32>} : () -> ()
// -----
"test.op"() {a = !ptr.ptr<1>} : () -> ()
// -----
"test.op"() {a = !ptr.ptr_metadata<i32>} : () -> ()
// -----
"test.op"() {a = !emitc.ptr<!emitc.opaque<1>>} : () -> ()
// -----
"test.op"() {a = !emitc.lvalue<>} : () -> ()
// -----
"test.op"() {a = !async.value<>} : () -> ()
// -----
"test.op"() {a = #irdl<variadicity_array[many]>} : () -> ()
// -----
"test.op"() {a = #transform.param_operand<index = "a">} : () -> ()
// -----
"test.op"() {a = !transform.param<>} : () -> ()
// -----
"test.op"() {a = !sparse_tensor.iter_space<1, lvls = 0>} : () -> ()
// -----
"test.op"() {a = #sparse_tensor.encoding<{ bogus }>} : () -> ()
// -----
"test.op"() {a = !amx.tile<4x4xi64>} : () -> ()
// -----
"test.op"() {a = !amdgpu.tdm_gather_base<f32, 1>} : () -> ()
// -----
"test.op"() {a = !xegpu.mem_desc<4x>} : () -> ()
// -----
"test.op"() {a = !xegpu.tensor_desc<4>} : () -> ()
// -----
"test.op"() {a = #xegpu.layout<lane_layout = [1, x]>} : () -> ()
// -----
"test.op"() {a = #xegpu.slice<1, dims = [0]>} : () -> ()
// -----
"test.op"() {a = !nvgpu.tensormap.descriptor<tensor = i32>} : () -> ()
// -----
"test.op"() {a = !quant.calibrated<f32<x:1.0>>} : () -> ()
