"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>>, index, i32, i1, vector<16xi1>, memref<8xi64, #gpu.address_space<workgroup>>) -> !amdgpu.tdm_descriptor, sym_name = "plain"}> ({
  ^bb0(%arg6: memref<8x16xi32>, %arg7: memref<4xi32, #gpu.address_space<workgroup>>, %arg8: index, %arg9: i32, %arg10: i1, %arg11: vector<16xi1>, %arg12: memref<8xi64, #gpu.address_space<workgroup>>):
    %5 = "amdgpu.make_dma_base"(%arg6, %arg8, %arg8, %arg7, %arg8) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<8x16xi32>, index, index, memref<4xi32, #gpu.address_space<workgroup>>, index) -> !amdgpu.tdm_base<i32>
    %6 = "amdgpu.make_dma_base"(%arg6, %arg8, %arg8, %arg7, %arg8) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {a} : (memref<8x16xi32>, index, index, memref<4xi32, #gpu.address_space<workgroup>>, index) -> !amdgpu.tdm_base<i32>
    %7 = "amdgpu.make_dma_descriptor"(%5) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 64, 64>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
    %8 = "arith.constant"() <{value = 64 : index}> : () -> index
    %9 = "amdgpu.make_dma_descriptor"(%5, %arg8, %8, %arg8, %8, %arg11, %arg10, %arg9, %arg9, %arg12, %arg8, %arg8, %arg9, %arg8) <{global_static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, global_static_strides = array<i64: -9223372036854775808, 1>, operandSegmentSizes = array<i32: 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>, shared_static_sizes = array<i64: -9223372036854775808, 64>}> {b} : (!amdgpu.tdm_base<i32>, index, index, index, index, vector<16xi1>, i1, i32, i32, memref<8xi64, #gpu.address_space<workgroup>>, index, index, i32, index) -> !amdgpu.tdm_descriptor
    %10 = "amdgpu.make_dma_descriptor"(%5, %arg11) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 64, 64>}> : (!amdgpu.tdm_base<i32>, vector<16xi1>) -> !amdgpu.tdm_descriptor
    "amdgpu.tensor_load_to_lds"(%7) : (!amdgpu.tdm_descriptor) -> ()
    "amdgpu.tensor_store_from_lds"(%9) {c} : (!amdgpu.tdm_descriptor) -> ()
    "func.return"(%10) : (!amdgpu.tdm_descriptor) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x16xi32>, memref<4xi32, #gpu.address_space<workgroup>>, index, vector<13xi16>, vector<8xi32>, i32) -> (), sym_name = "gather"}> ({
  ^bb0(%arg0: memref<8x16xi32>, %arg1: memref<4xi32, #gpu.address_space<workgroup>>, %arg2: index, %arg3: vector<13xi16>, %arg4: vector<8xi32>, %arg5: i32):
    %0 = "amdgpu.make_gather_dma_base"(%arg0, %arg2, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<8x16xi32>, index, index, memref<4xi32, #gpu.address_space<workgroup>>, index) -> !amdgpu.tdm_gather_base<i32, i16>
    %1 = "amdgpu.make_gather_dma_base"(%arg0, %arg2, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {a} : (memref<8x16xi32>, index, index, memref<4xi32, #gpu.address_space<workgroup>>, index) -> !amdgpu.tdm_gather_base<i32, i32>
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    %3 = "amdgpu.make_gather_dma_descriptor"(%0, %arg3, %2) <{global_static_sizes = array<i64: 64, -9223372036854775808>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 13, 64>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<13xi16>, index) -> !amdgpu.tdm_descriptor
    %4 = "amdgpu.make_gather_dma_descriptor"(%1, %arg4, %arg5, %arg5) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 8, 64>}> {b} : (!amdgpu.tdm_gather_base<i32, i32>, vector<8xi32>, i32, i32) -> !amdgpu.tdm_descriptor
    "amdgpu.tensor_load_to_lds"(%3) : (!amdgpu.tdm_descriptor) -> ()
    "amdgpu.tensor_load_to_lds"(%4) : (!amdgpu.tdm_descriptor) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

