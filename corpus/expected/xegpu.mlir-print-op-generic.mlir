"builtin.module"() ({
  "func.func"() <{function_type = (memref<24x32xf16>, index, ui64, !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>, #xegpu.layout<sg_layout = [1, 1], sg_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [0, 1]>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg12: memref<24x32xf16>, %arg13: index, %arg14: ui64, %arg15: !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>, #xegpu.layout<sg_layout = [1, 1], sg_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [0, 1]>>):
    %16 = "xegpu.create_nd_tdesc"(%arg12, %arg13) <{const_offsets = array<i64: -9223372036854775808, 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<24x32xf16>, index) -> !xegpu.tensor_desc<8x16xf16>
    %17 = "xegpu.create_nd_tdesc"(%arg14, %arg13, %arg13) <{const_shape = array<i64: -9223372036854775808, 24>, const_strides = array<i64: -9223372036854775808, 1>, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (ui64, index, index) -> !xegpu.tensor_desc<8x16xf16>
    %18 = "xegpu.create_nd_tdesc"(%arg12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf16>) -> !xegpu.tensor_desc<8x16xf16>
    %19 = "xegpu.load_nd"(%16, %arg13) <{const_offsets = array<i64: 0, -9223372036854775808>, l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>, packed}> : (!xegpu.tensor_desc<8x16xf16>, index) -> vector<4x16x2xf16>
    %20 = "xegpu.load_nd"(%16) : (!xegpu.tensor_desc<8x16xf16>) -> vector<8x16xf16>
    "xegpu.store_nd"(%20, %16) {foo = 1 : i64} : (vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>) -> ()
    "xegpu.prefetch_nd"(%16) : (!xegpu.tensor_desc<8x16xf16>) -> ()
    %21 = "xegpu.update_nd_offset"(%16, %arg13) <{const_offsets = array<i64: -9223372036854775808, 4>}> : (!xegpu.tensor_desc<8x16xf16>, index) -> !xegpu.tensor_desc<8x16xf16>
    "xegpu.fence"() <{fence_scope = #xegpu<fence_scope workgroup>, memory_kind = #xegpu<memory_space global>}> : () -> ()
    "xegpu.alloc_nbarrier"() <{nbarrier_num = 8 : i64}> : () -> ()
    %22 = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %23 = "xegpu.init_nbarrier"(%22, %22) : (i8, i8) -> !xegpu.nbarrier
    "xegpu.nbarrier_arrive"(%23) : (!xegpu.nbarrier) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2048xi8, 3>, !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [8, 8], stride = [1, 16]>>, index) -> (), sym_name = "g"}> ({
  ^bb0(%arg9: memref<2048xi8, 3>, %arg10: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [8, 8], stride = [1, 16]>>, %arg11: index):
    %13 = "xegpu.create_mem_desc"(%arg9) : (memref<2048xi8, 3>) -> !xegpu.mem_desc<16x64xf16>
    %14 = "xegpu.load_matrix"(%13, %arg11) <{const_offsets = array<i64: 8, -9223372036854775808>, layout = #xegpu.slice<#xegpu.layout<inst_data = [8, 16]>, dims = [0]>}> : (!xegpu.mem_desc<16x64xf16>, index) -> vector<8x16xf16>
    %15 = "xegpu.load_matrix"(%arg10, %arg11) <{const_offsets = array<i64: 8, -9223372036854775808>, subgroup_block_io}> : (!xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<block = [8, 8], stride = [1, 16]>>, index) -> vector<8x16xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xindex>, vector<4xi1>, memref<1024xf32>, ui64) -> (), sym_name = "h"}> ({
  ^bb0(%arg5: vector<4xindex>, %arg6: vector<4xi1>, %arg7: memref<1024xf32>, %arg8: ui64):
    %7 = "xegpu.create_tdesc"(%arg8, %arg5) : (ui64, vector<4xindex>) -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
    %8 = "xegpu.load"(%7, %arg6) <{l1_hint = #xegpu.cache_hint<cached>}> : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>) -> vector<4x2xf32>
    %9 = "xegpu.load"(%arg7, %arg5, %arg6) <{chunk_size = 2 : i64}> : (memref<1024xf32>, vector<4xindex>, vector<4xi1>) -> vector<4x2xf32>
    "xegpu.store"(%9, %arg7, %arg5, %arg6) <{chunk_size = 2 : i64}> : (vector<4x2xf32>, memref<1024xf32>, vector<4xindex>, vector<4xi1>) -> ()
    "xegpu.prefetch"(%7) : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>) -> ()
    %10 = "xegpu.update_offset"(%7, %arg5) : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>) -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
    %11 = "xegpu.atomic_rmw"(%7, %arg6, %8) <{kind = 0 : i64}> : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>, vector<4x2xf32>) -> vector<4x2xf32>
    %12 = "xegpu.convert_layout"(%8) <{input_layout = #xegpu.layout<inst_data = [4, 2]>, target_layout = #xegpu.layout<inst_data = [2, 2]>}> {a} : (vector<4x2xf32>) -> vector<4x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<2048xi8, #xegpu<memory_space slm>>) -> (), sym_name = "k"}> ({
  ^bb0(%arg4: memref<2048xi8, #xegpu<memory_space slm>>):
    %6 = "xegpu.create_mem_desc"(%arg4) : (memref<2048xi8, #xegpu<memory_space slm>>) -> !xegpu.mem_desc<16x64xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8x16xf16>) -> (vector<8x16xf16>, vector<8x16xf16>, vector<8x16xf16>), sym_name = "c"}> ({
  ^bb0(%arg3: vector<8x16xf16>):
    %2 = "xegpu.convert_layout"(%arg3) <{input_layout = #xegpu.layout<inst_data = [4, 2]>, target_layout = #xegpu.layout<inst_data = [4, 2]>}> : (vector<8x16xf16>) -> vector<8x16xf16>
    %3 = "xegpu.convert_layout"(%arg3) <{input_layout = #xegpu.layout<inst_data = [4, 2]>, target_layout = #xegpu.layout<inst_data = [2, 2]>}> : (vector<8x16xf16>) -> vector<8x16xf16>
    %4 = "xegpu.convert_layout"(%3) <{input_layout = #xegpu.layout<inst_data = [2, 2]>, target_layout = #xegpu.layout<inst_data = [1, 2]>}> : (vector<8x16xf16>) -> vector<8x16xf16>
    %5 = "xegpu.convert_layout"(%3) <{input_layout = #xegpu.layout<inst_data = [2, 2]>, target_layout = #xegpu.layout<inst_data = [4, 2]>}> : (vector<8x16xf16>) -> vector<8x16xf16>
    "func.return"(%2, %4, %5) : (vector<8x16xf16>, vector<8x16xf16>, vector<8x16xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32>) -> vector<8x16xf32>, sym_name = "d"}> ({
  ^bb0(%arg0: vector<8x16xf16>, %arg1: vector<8x16x2xf16>, %arg2: vector<8x16xf32>):
    %0 = "xegpu.dpas"(%arg0, %arg1, %arg2) : (vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32>) -> vector<8x16xf32>
    %1 = "xegpu.dpas"(%arg0, %arg1) {x} : (vector<8x16xf16>, vector<8x16x2xf16>) -> vector<8x16xf32>
    "func.return"(%0) : (vector<8x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

