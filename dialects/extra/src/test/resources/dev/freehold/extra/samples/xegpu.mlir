module {
  func.func @f(%arg0: memref<24x32xf16>, %arg1: index, %arg2: ui64, %arg3: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>, #xegpu.layout<sg_layout = [1, 1], sg_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [0, 1]>>) {
    %0 = xegpu.create_nd_tdesc %arg0[%arg1, 0] : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
    %1 = xegpu.create_nd_tdesc %arg2, shape : [%arg1, 24], strides : [%arg1, 1] : ui64 -> !xegpu.tensor_desc<8x16xf16>
    %2 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
    %3 = xegpu.load_nd %0[0, %arg1] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>, packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>
    %4 = xegpu.load_nd %0  : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
    xegpu.store_nd %4, %0  {foo = 1 : i64} : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
    xegpu.prefetch_nd %0  : !xegpu.tensor_desc<8x16xf16>
    %5 = xegpu.update_nd_offset %0, [%arg1, 4] : !xegpu.tensor_desc<8x16xf16>
    xegpu.fence memory_kind = global, fence_scope = workgroup
    xegpu.alloc_nbarrier 8
    %c1_i8 = arith.constant 1 : i8
    %6 = xegpu.init_nbarrier %c1_i8, %c1_i8 : i8, i8 -> !xegpu.nbarrier
    xegpu.nbarrier_arrive %6 : !xegpu.nbarrier
    return
  }
}
// -----
module {
  func.func @h(%arg0: vector<4xindex>, %arg1: vector<4xi1>, %arg2: memref<1024xf32>, %arg3: ui64) {
    %0 = xegpu.create_tdesc %arg3, %arg0 : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
    %1 = xegpu.load %0, %arg1 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> vector<4x2xf32>
    %2 = xegpu.load %arg2[%arg0], %arg1 <{chunk_size = 2 : i64}> : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> vector<4x2xf32>
    xegpu.store %2, %arg2[%arg0], %arg1 <{chunk_size = 2 : i64}> : vector<4x2xf32>, memref<1024xf32>, vector<4xindex>, vector<4xi1>
    xegpu.prefetch %0  : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
    %3 = xegpu.update_offset %0, %arg0 : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>
    %4 = xegpu.atomic_rmw addf %0, %arg1, %1 : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>, vector<4x2xf32> -> vector<4x2xf32>
    %5 = xegpu.convert_layout %1 <{input_layout = #xegpu.layout<inst_data = [4, 2]>, target_layout = #xegpu.layout<inst_data = [2, 2]>}> {a} : vector<4x2xf32>
    return
  }
}
// -----
module {
  func.func @g(%arg0: memref<2048xi8, 3>, %arg1: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [8, 8], stride = [1, 16]>>, %arg2: index) {
    %0 = xegpu.create_mem_desc %arg0 : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
    %1 = xegpu.load_matrix %0[8, %arg2] <{layout = #xegpu.slice<#xegpu.layout<inst_data = [8, 16]>, dims = [0]>}>: !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
    %2 = xegpu.load_matrix %arg1[8, %arg2] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [8, 8], stride = [1, 16]>>, index -> vector<8x16xf16>
    return
  }
}
