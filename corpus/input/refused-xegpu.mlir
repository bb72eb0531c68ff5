func.func @f(%a0: vector<2x16x16xi8>) {
  %r = "xegpu.convert_layout"(%a0) <{input_layout = #xegpu.layout<inst_data = [16]>, target_layout = #xegpu.layout<sg_layout = [2], sg_data = [8]>}> : (vector<2x16x16xi8>) -> (vector<2x16x16xi8>)
  return
}

// -----

func.func @f(%a0: vector<1xi1>) {
  %r = "xegpu.convert_layout"(%a0) <{input_layout = #xegpu.layout<inst_data = [8, 16]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : (vector<1xi1>) -> (vector<1xi1>)
  return
}

// -----

func.func @f(%a0: memref<16xf32, #xegpu<memory_space global>>, %a1: index, %a2: index, %a3: index) {
  %r = "xegpu.create_nd_tdesc"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<16xf32, #xegpu<memory_space global>>, index, index, index) -> (!xegpu.tensor_desc<16x16xf16>)
  return
}

// -----

func.func @f(%a0: memref<16xf32>, %a1: index, %a2: index, %a3: index) {
  %r = "xegpu.create_nd_tdesc"(%a0, %a1, %a2, %a3) <{const_shape = array<i64: 1, 0>, operandSegmentSizes = array<i32: 1, 1, 0, 2>}> : (memref<16xf32>, index, index, index) -> (!xegpu.tensor_desc<16xf16>)
  return
}

// -----

func.func @f(%a0: memref<8x16xf32>, %a1: index) {
  %r = "xegpu.create_nd_tdesc"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (memref<8x16xf32>, index) -> (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>)
  return
}

// -----

func.func @f(%a0: memref<2048xi8, 3>, %a1: index, %a2: index, %a3: index) {
  %r = "xegpu.create_nd_tdesc"(%a0, %a1, %a2, %a3) <{const_offsets = array<i64: 1, 0>, const_shape = array<i64>, operandSegmentSizes = array<i32: 1, 0, 1, 2>}> : (memref<2048xi8, 3>, index, index, index) -> (!xegpu.tensor_desc<8xf32>)
  return
}

// -----

func.func @f(%a0: memref<2x16x16xf16>, %a1: index, %a2: index) {
  %r = "xegpu.create_nd_tdesc"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (memref<2x16x16xf16>, index, index) -> (!xegpu.tensor_desc<16x16xi8>)
  return
}

// -----

func.func @f(%a0: ui64) {
  %r = "xegpu.create_nd_tdesc"(%a0) <{const_strides = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (ui64) -> (!xegpu.tensor_desc<8xf32>)
  return
}

// -----

func.func @f(%a0: vector<8x16xi8>, %a1: index, %a2: index, %a3: index) {
  %r = "xegpu.create_nd_tdesc"(%a0, %a1, %a2, %a3) <{const_shape = array<i64: 1, 2, 3>, const_strides = array<i64: 8, 16>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (vector<8x16xi8>, index, index, index) -> (!xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<memory_space = slm>>)
  return
}

// -----

func.func @f(%a0: i32, %a1: vector<8xindex>) {
  %r = "xegpu.create_tdesc"(%a0, %a1) : (i32, vector<8xindex>) -> (!xegpu.tensor_desc<32xf32>)
  return
}

// -----

func.func @f(%a0: i64, %a1: vector<8x16xindex>) {
  %r = "xegpu.create_tdesc"(%a0, %a1) : (i64, vector<8x16xindex>) -> (!xegpu.tensor_desc<256xf32, #xegpu.scatter_tdesc_attr<>>)
  return
}

// -----

func.func @f(%a0: i64, %a1: vector<8xindex>) {
  %r = "xegpu.create_tdesc"(%a0, %a1) : (i64, vector<8xindex>) -> (!xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<memory_space = slm>>)
  return
}

// -----

func.func @f(%a0: ui64, %a1: vector<16xindex>, %a2: vector<1xi1>) {
  %r = "xegpu.load"(%a0, %a1, %a2) <{l2_hint = #xegpu.cache_hint<cached>, l3_hint = #xegpu.cache_hint<read_invalidate>}> : (ui64, vector<16xindex>, vector<1xi1>) -> (bf16)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<16xf32, #xegpu.layout<lane_layout = [16], lane_data = [1]>>, %a1: vector<1xi1>) {
  %r = "xegpu.load"(%a0, %a1) <{l2_hint = #xegpu.cache_hint<read_invalidate>, l3_hint = #xegpu.cache_hint<streaming>}> : (!xegpu.tensor_desc<16xf32, #xegpu.layout<lane_layout = [16], lane_data = [1]>>, vector<1xi1>) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: memref<2048xi8, 3>, %a1: vector<8xindex>, %a2: i1) {
  %r = "xegpu.load"(%a0, %a1, %a2) <{l1_hint = #xegpu.cache_hint<uncached>, l2_hint = #xegpu.cache_hint<write_through>, l3_hint = #xegpu.cache_hint<read_invalidate>}> : (memref<2048xi8, 3>, vector<8xindex>, i1) -> (vector<16xi8>)
  return
}

// -----

func.func @f(%a0: memref<16xf32>, %a1: vector<8x16xindex>, %a2: i1) {
  %r = "xegpu.load"(%a0, %a1, %a2) <{l1_hint = #xegpu.cache_hint<streaming>, l2_hint = #xegpu.cache_hint<uncached>, layout = #xegpu.layout<lane_layout = [16], lane_data = [1], order = [0]>}> : (memref<16xf32>, vector<8x16xindex>, i1) -> (vector<4x8x16x2xbf16>)
  return
}

// -----

func.func @f(%a0: !xegpu.mem_desc<16x64xf32, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>, %a1: index, %a2: index) {
  %r = "xegpu.load_matrix"(%a0, %a1, %a2) <{const_offsets = array<i64: 8, 16>, subgroup_block_io, layout = #xegpu.layout<sg_layout = [2], sg_data = [8]>}> : (!xegpu.mem_desc<16x64xf32, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>, index, index) -> (vector<8xf32>)
  return
}

// -----

func.func @f(%a0: !xegpu.mem_desc<16x64xf16>, %a1: index, %a2: index) {
  %r = "xegpu.load_matrix"(%a0, %a1, %a2) <{const_offsets = array<i64: 0>, subgroup_block_io}> : (!xegpu.mem_desc<16x64xf16>, index, index) -> (f16)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<2x8x16xf16>, %a1: index) {
  %r = "xegpu.load_nd"(%a0, %a1) <{packed, transpose = array<i64: 0, 0, 0>, l1_hint = #xegpu.cache_hint<streaming>}> : (!xegpu.tensor_desc<2x8x16xf16>, index) -> (vector<1xf16>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %a1: index, %a2: index, %a3: index, %a4: index) {
  %r = "xegpu.load_nd"(%a0, %a1, %a2, %a3, %a4) : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, index, index, index, index) -> (vector<1xf32>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8x16xf32>, %a1: index, %a2: index, %a3: index, %a4: index) {
  %r = "xegpu.load_nd"(%a0, %a1, %a2, %a3, %a4) <{transpose = array<i64: 0, 0>}> : (!xegpu.tensor_desc<8x16xf32>, index, index, index, index) -> (vector<8x16xf32>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>, %a1: index) {
  %r = "xegpu.load_nd"(%a0, %a1) <{const_offsets = array<i64: 0, 0, 0>, packed, transpose = array<i64: 1, 0>, l2_hint = #xegpu.cache_hint<cached>, layout = #xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [0]>}> : (!xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>, index) -> (vector<32xf16>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>, %a1: index, %a2: index) {
  %r = "xegpu.load_nd"(%a0, %a1, %a2) <{l1_hint = #xegpu.cache_hint<write_back>, l2_hint = #xegpu.cache_hint<cached>, l3_hint = #xegpu.cache_hint<write_back>, layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [8, 16], inst_data = [8, 16]>}> : (!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>, index, index) -> (vector<16x16xf16>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8xf32>, %a1: index) {
  %r = "xegpu.load_nd"(%a0, %a1) <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<write_through>, l3_hint = #xegpu.cache_hint<uncached>, layout = #xegpu.layout<inst_data = [16]>}> : (!xegpu.tensor_desc<8xf32>, index) -> (vector<1xf32>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8xf32>, %a1: index, %a2: index) {
  %r = "xegpu.load_nd"(%a0, %a1, %a2) <{packed}> : (!xegpu.tensor_desc<8xf32>, index, index) -> (vector<16x2xf32>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<32xf32>) {
  "xegpu.prefetch"(%a0) : (!xegpu.tensor_desc<32xf32>) -> ()
  return
}

// -----

func.func @f(%a0: i32) {
  "xegpu.prefetch"(%a0) : (i32) -> ()
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>) {
  "xegpu.prefetch"(%a0) <{l1_hint = #xegpu.cache_hint<write_back>}> : (!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>) -> ()
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<256xf32, #xegpu.scatter_tdesc_attr<>>) {
  "xegpu.prefetch"(%a0) <{l1_hint = #xegpu.cache_hint<uncached>, l3_hint = #xegpu.cache_hint<write_through>, offset_align_byte = 8 : i64}> : (!xegpu.tensor_desc<256xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
  return
}

// -----

func.func @f(%a0: i32, %a1: index) {
  "xegpu.prefetch"(%a0, %a1) <{layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2], sg_data = [8, 16]>, dims = [1]>}> : (i32, index) -> ()
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<16x8xf16, #xegpu.scatter_tdesc_attr<chunk_size = 8>>) {
  "xegpu.prefetch"(%a0) <{offset_align_byte = 64 : i64, layout = #xegpu.layout<lane_layout = [16], lane_data = [1]>}> : (!xegpu.tensor_desc<16x8xf16, #xegpu.scatter_tdesc_attr<chunk_size = 8>>) -> ()
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8x16xf16>, %a1: vector<8xindex>) {
  "xegpu.prefetch"(%a0, %a1) <{offset_align_byte = 2 : i64}> : (!xegpu.tensor_desc<8x16xf16>, vector<8xindex>) -> ()
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<16x8xf16, #xegpu.scatter_tdesc_attr<chunk_size = 8>>) {
  "xegpu.prefetch_nd"(%a0) : (!xegpu.tensor_desc<16x8xf16, #xegpu.scatter_tdesc_attr<chunk_size = 8>>) -> ()
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8xf32>) {
  "xegpu.prefetch_nd"(%a0) <{const_offsets = array<i64: 1, 2, 3>, l2_hint = #xegpu.cache_hint<streaming>}> : (!xegpu.tensor_desc<8xf32>) -> ()
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<2x8x16xf16>, %a1: index) {
  "xegpu.prefetch_nd"(%a0, %a1) <{l2_hint = #xegpu.cache_hint<write_back>}> : (!xegpu.tensor_desc<2x8x16xf16>, index) -> ()
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8xf32>, %a1: index) {
  "xegpu.prefetch_nd"(%a0, %a1) <{l1_hint = #xegpu.cache_hint<write_through>}> : (!xegpu.tensor_desc<8xf32>, index) -> ()
  return
}

// -----

func.func @f(%a0: f16, %a1: !xegpu.tensor_desc<32xf32>, %a2: vector<16xi1>) {
  "xegpu.store"(%a0, %a1, %a2) <{l2_hint = #xegpu.cache_hint<read_invalidate>}> : (f16, !xegpu.tensor_desc<32xf32>, vector<16xi1>) -> ()
  return
}

// -----

func.func @f(%a0: vector<16x16xf16>, %a1: !xegpu.mem_desc<8x16xf16>) {
  "xegpu.store_matrix"(%a0, %a1) <{const_offsets = array<i64: 0, 0, 0>, subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : (vector<16x16xf16>, !xegpu.mem_desc<8x16xf16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<16x8xf16>, %a1: !xegpu.mem_desc<8x16xf16>, %a2: index, %a3: index) {
  "xegpu.store_matrix"(%a0, %a1, %a2, %a3) <{const_offsets = array<i64: 0>, subgroup_block_io}> : (vector<16x8xf16>, !xegpu.mem_desc<8x16xf16>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: f32, %a1: !xegpu.mem_desc<8x16xf32>) {
  "xegpu.store_matrix"(%a0, %a1) <{const_offsets = array<i64: 0, 0, 0>, subgroup_block_io}> : (f32, !xegpu.mem_desc<8x16xf32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<1xf32>, %a1: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %a2: index, %a3: index) {
  "xegpu.store_nd"(%a0, %a1, %a2, %a3) : (vector<1xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<8x16xf16>, %a1: !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) {
  "xegpu.store_nd"(%a0, %a1) <{const_offsets = array<i64: 0, 0, 0>, l2_hint = #xegpu.cache_hint<write_back>, l3_hint = #xegpu.cache_hint<write_through>, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : (vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) -> ()
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: !xegpu.tensor_desc<16xf32, #xegpu.layout<lane_layout = [16], lane_data = [1]>>, %a2: index, %a3: index, %a4: index, %a5: index) {
  "xegpu.store_nd"(%a0, %a1, %a2, %a3, %a4, %a5) <{const_offsets = array<i64: 0, 0, 0>, l2_hint = #xegpu.cache_hint<write_through>}> : (vector<2xf32>, !xegpu.tensor_desc<16xf32, #xegpu.layout<lane_layout = [16], lane_data = [1]>>, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<2x16x16xf32>, %a1: !xegpu.tensor_desc<8xf32>, %a2: index) {
  "xegpu.store_nd"(%a0, %a1, %a2) <{l2_hint = #xegpu.cache_hint<write_back>, l3_hint = #xegpu.cache_hint<write_through>}> : (vector<2x16x16xf32>, !xegpu.tensor_desc<8xf32>, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<8xf16>, %a1: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>, %a2: index, %a3: index, %a4: index, %a5: index) {
  "xegpu.store_nd"(%a0, %a1, %a2, %a3, %a4, %a5) <{const_offsets = array<i64: 1, 0>, l3_hint = #xegpu.cache_hint<write_back>}> : (vector<8xf16>, !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<4x8x16x2xi8>, %a1: !xegpu.tensor_desc<16x16xi8>, %a2: index) {
  "xegpu.store_nd"(%a0, %a1, %a2) <{l3_hint = #xegpu.cache_hint<read_invalidate>}> : (vector<4x8x16x2xi8>, !xegpu.tensor_desc<16x16xi8>, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<2x16x16xf32>, %a1: !xegpu.tensor_desc<8xf32>) {
  "xegpu.store_nd"(%a0, %a1) <{l1_hint = #xegpu.cache_hint<streaming>, l3_hint = #xegpu.cache_hint<write_back>}> : (vector<2x16x16xf32>, !xegpu.tensor_desc<8xf32>) -> ()
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<256xf32, #xegpu.scatter_tdesc_attr<>>, %a1: index) {
  %r = "xegpu.update_nd_offset"(%a0, %a1) <{const_offsets = array<i64: 0, 0>}> : (!xegpu.tensor_desc<256xf32, #xegpu.scatter_tdesc_attr<>>, index) -> (!xegpu.tensor_desc<256xf32, #xegpu.scatter_tdesc_attr<>>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<16xf16>) {
  %r = "xegpu.update_nd_offset"(%a0) <{const_offsets = array<i64: 1, 0>}> : (!xegpu.tensor_desc<16xf16>) -> (!xegpu.tensor_desc<16xf16>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8xf32>, %a1: vector<16xindex>) {
  %r = "xegpu.update_offset"(%a0, %a1) : (!xegpu.tensor_desc<8xf32>, vector<16xindex>) -> (!xegpu.tensor_desc<8xf32>)
  return
}

// -----

func.func @f(%a0: !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<memory_space = slm>>, %a1: vector<16xindex>) {
  %r = "xegpu.update_offset"(%a0, %a1) : (!xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<memory_space = slm>>, vector<16xindex>) -> (!xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<memory_space = slm>>)
  return
}
