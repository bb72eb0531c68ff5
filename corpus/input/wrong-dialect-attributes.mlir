// What dialects say of attributes that they give to functions and modules, and of their arguments and results.
func.func private @number_for_unit(memref<?xf32> {llvm.noalias = 1})
// -----
func.func private @unit_for_type(!llvm.ptr {llvm.byval})
// -----
func.func private @no_pointer(i32 {llvm.readonly}, memref<4xf32> {llvm.readonly})
// -----
func.func private @no_integer(index {llvm.zeroext}, vector<4xi32> {llvm.zeroext})
// -----
llvm.func @of_arguments_only() -> (!llvm.ptr {llvm.noundef, llvm.sret = i32})
// -----
llvm.func @unchecked_value(!llvm.ptr {llvm.allocptr = "x"}) -> (!llvm.ptr {llvm.allocptr})
// -----
module attributes {llvm.data_layout = 1} {}
// -----
func.func private @no_kernel() attributes {nvvm.kernel, nvvm.maxntid = 1}
// -----
llvm.func @four_sizes() attributes {nvvm.kernel, nvvm.reqntid = array<i32: 1, 2, 3, 4>}
// -----
llvm.func @not_with_clusters() attributes {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>}
// -----
llvm.func @constant_by_reference(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return }
// -----
gpu.module @sizes { gpu.func @k() kernel attributes {gpu.known_block_size = array<i32: 8, 8>} { gpu.return } }
// -----
func.func @container() attributes {gpu.container_module} { return }
// -----
func.func @launch(%n: index) {
  gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%x: i32) kernel { gpu.return }
    gpu.func @helper() { gpu.return }
    memref.global @buffer : memref<4xf32>
  }
  func.func @launch(%n: index, %x: i32) {
    gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : i32)
    gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
    gpu.launch_func @kernels::@helper blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global @buffer : memref<4xf32>
  }
  func.func @launch(%n: index) {
    gpu.launch_func @kernels::@buffer blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
gpu.module @types_only { gpu.func @k(i32) kernel { gpu.return } }
// -----
func.func @fused() attributes {linalg.fused = 1} { return }
// -----
func.func private @storage(f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>},
    memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 2), Uniform>})
// -----
module attributes {transform.with_named_sequence, transform.target_tag = 1} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 32, 16]> : vector<3xi64>>} {}
// -----
gpu.module @layout attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<8> : vector<1xi64>>} {}
