func.func @f(%m: memref<24x32xf16>, %i: index, %p: ui64, %t: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<boundary_check = false, array_length = 2 : i64, memory_space = global>, #xegpu.layout<sg_layout = [1, 1], sg_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [0, 1]>>) {
  %0 = xegpu.create_nd_tdesc %m[%i, 0] : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %1 = xegpu.create_nd_tdesc %p, shape : [%i, 24], strides : [%i, 1] : ui64 -> !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<>>
  %2 = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 1 : i64>>
  %3 = xegpu.load_nd %0[0, %i] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>, packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>
  %4 = xegpu.load_nd %0 : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  xegpu.store_nd %4, %0 {foo = 1} : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
  xegpu.prefetch_nd %0 : !xegpu.tensor_desc<8x16xf16>
  %5 = xegpu.update_nd_offset %0, [%i, 4] : !xegpu.tensor_desc<8x16xf16>
  xegpu.fence memory_kind = global, fence_scope = workgroup
  xegpu.alloc_nbarrier 8
  %c = arith.constant 1 : i8
  %nb = xegpu.init_nbarrier %c, %c : i8, i8 -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %nb : !xegpu.nbarrier
  return
}
func.func @g(%m: memref<2048xi8, 3>, %d: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [8,8]>>, %i: index) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.load_matrix %0[8, %i] {layout = #xegpu.slice<#xegpu.layout<inst_data = [8, 16]>, dims = [0]>} : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
  %2 = xegpu.load_matrix %d[8, %i] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16,  #xegpu.mem_layout<stride = [1, 16], block = [8,8]>>, index -> vector<8x16xf16>
  return
}
func.func @h(%v: vector<4xindex>, %mask: vector<4xi1>, %m: memref<1024xf32>, %s: ui64) {
  %0 = xegpu.create_tdesc %s, %v : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  %1 = xegpu.load %0, %mask <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> vector<4x2xf32>
  %2 = xegpu.load %m[%v], %mask <{chunk_size = 2 : i64}> : memref<1024xf32>, vector<4xindex>, vector<4xi1> -> vector<4x2xf32>
  xegpu.store %2, %m[%v], %mask <{chunk_size = 2 : i64}> : vector<4x2xf32>, memref<1024xf32>, vector<4xindex>, vector<4xi1>
  xegpu.prefetch %0 : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  %3 = xegpu.update_offset %0, %v : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>
  %4 = xegpu.atomic_rmw addf %0, %mask, %1 : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>, vector<4x2xf32> -> vector<4x2xf32>
  %5 = xegpu.convert_layout %1 <{input_layout = #xegpu.layout<inst_data = [4, 2]>, target_layout = #xegpu.layout<inst_data = [2, 2]>}> {a} : vector<4x2xf32>
  return
}
func.func @k(%m: memref<2048xi8, #xegpu<memory_space slm>>) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, #xegpu<memory_space slm>> -> !xegpu.mem_desc<16x64xf16>
  return
}
func.func @c(%m: vector<8x16xf16>) -> (vector<8x16xf16>,vector<8x16xf16>,vector<8x16xf16>) {
  %0 = xegpu.convert_layout %m <{input_layout = #xegpu.layout<inst_data = [4, 2]>, target_layout = #xegpu.layout<inst_data = [4, 2]>}> : vector<8x16xf16>
  %1 = xegpu.convert_layout %m <{input_layout = #xegpu.layout<inst_data = [4, 2]>, target_layout = #xegpu.layout<inst_data = [2, 2]>}> : vector<8x16xf16>
  %2 = xegpu.convert_layout %1 <{input_layout = #xegpu.layout<inst_data = [2, 2]>, target_layout = #xegpu.layout<inst_data = [1, 2]>}> : vector<8x16xf16>
  %3 = xegpu.convert_layout %1 <{input_layout = #xegpu.layout<inst_data = [2, 2]>, target_layout = #xegpu.layout<inst_data = [4, 2]>}> : vector<8x16xf16>
  return %0, %2, %3 : vector<8x16xf16>,vector<8x16xf16>,vector<8x16xf16>
}
func.func @d(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>) -> (vector<8x16xf32>) {
  %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
  %1 = xegpu.dpas %a, %b {x} : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
  return %0 : vector<8x16xf32>
}
