func.func @f(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1) {
  "nvvm.tcgen05.mma"(%a0, %a1, %a2, %a3, %a4) <{kind = #nvvm.tcgen05_mma_kind<f8f6f4>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16, %a9: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true, group = #nvvm.cta_group<cta_1>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 3, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: i64) {
  "nvvm.tcgen05.mma.sp"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.tcgen05_mma_kind<f8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: vector<8xi32>) {
  "nvvm.tcgen05.mma"(%a0, %a1, %a2, %a3, %a4, %a5) <{kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_1>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i64) {
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1, %a2, %a3) <{mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 2, 0, 1>}> : (!llvm.ptr, i32, i32, i64) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i64, %a3: i1) {
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a0, %a1, %a2, %a3) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i64, i1) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{mode = #nvvm.tma_load_mode<im2col>, isCTAOnly = true, operandSegmentSizes = array<i32: 1, 1, 4, 1, 0, 1, 1, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i64) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i1) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 0, 0, 0, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i1) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: !llvm.ptr<3>, %a5: i1) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5) <{mode = #nvvm.tma_load_mode<im2col_w_128>, isCTAOnly = true, group = #nvvm.cta_group<cta_1>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 0, 0, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i1) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a0, %a1) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  "nvvm.cp.async.bulk.tensor.reduce"(%a0, %a1, %a2, %a3) <{mode = #nvvm.tma_store_mode<tile_scatter4>, redKind = #nvvm.tma_redux_kind<add>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: !llvm.ptr<3>, %a5: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 0, 1, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i64) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{mode = #nvvm.tma_load_mode<im2col_w>, isCTAOnly = true, operandSegmentSizes = array<i32: 1, 1, 4, 1, 0, 0, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i64) {
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1) <{mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (!llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32) {
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1, %a2, %a3) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 3, 0, 0>}> : (!llvm.ptr, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<6>, %a1: i32) {
  "nvvm.tcgen05.st"(%a0, %a1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<6>) {
  %r = "nvvm.tcgen05.ld"(%a0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> (i32)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: i32, %a5: i32) {
  %r = "nvvm.mma.sp.sync"(%a0, %a1, %a2, %a3, %a4, %a5) <{shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 1>}> : (i32, i32, vector<2xf16>, vector<2xf16>, i32, i32) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  "nvvm.tcgen05.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<6>, %a1: i64) {
  %r = "nvvm.tcgen05.ld"(%a0, %a1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>, i64) -> (i32)
  return
}

// -----

func.func @f(%a0: !llvm.struct<(f16, f16, f16, f16)>, %a1: i64, %a2: i64) {
  %r = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) <{shape = #nvvm.shape<m = 64, n = 16, k = 16>, typeA = #nvvm.wgmma_type<bf16>, typeB = #nvvm.wgmma_type<s8>, typeD = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> (!llvm.struct<(f16, f16, f16, f16)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %r = "nvvm.mma.sync"(%a0, %a1, %a2, %a3) <{shape = #nvvm.shape<m = 8, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<f32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i32) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<2xf16>, %a7: vector<2xf16>) {
  %r = "nvvm.mma.sync"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, operandSegmentSizes = array<i32: 4, 2, 2>}> : (i32, i32, i32, i32, i32, i32, vector<2xf16>, vector<2xf16>) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32) {
  %r = "nvvm.mma.sync"(%a0, %a1, %a2, %a3, %a4) <{shape = #nvvm.shape<m = 8, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<tf32>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, operandSegmentSizes = array<i32: 2, 1, 2>}> : (i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  %r = "nvvm.mma.sp.sync"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{shape = #nvvm.shape<m = 8, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, operandSegmentSizes = array<i32: 1, 2, 2, 1, 1>}> : (i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  %r = "nvvm.mma.sp.sync"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{shape = #nvvm.shape<m = 8, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, orderedMetadata, operandSegmentSizes = array<i32: 1, 1, 3, 1, 1>}> : (i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, %a1: i64, %a2: i64) {
  %r = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) <{shape = #nvvm.shape<m = 64, n = 16, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, satfinite = #nvvm.mma_int_overflow<satfinite>}> : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i32, %a12: i32, %a13: i16, %a14: i16, %a15: i32, %a16: i16, %a17: i16) {
  %r = "nvvm.mma.sp.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17) <{shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: i32, %a7: i32) {
  %r = "nvvm.mma.sp.sync"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, operandSegmentSizes = array<i32: 2, 2, 2, 1, 1>}> : (i32, i32, i32, i32, vector<2xf16>, vector<2xf16>, i32, i32) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: !llvm.struct<(f16, f16, f16, f16)>, %a1: i64, %a2: i64) {
  %r = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<bf16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> (!llvm.struct<(f16, f16, f16, f16)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %a12: i32) {
  %r = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<u8>, eltypeB = #nvvm.mma_type<s32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i16) {
  %r = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<u8>, eltypeB = #nvvm.mma_type<s32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i16) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: i32) {
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f16>}> : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: i16, %a9: i32) {
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) <{m = 8 : i32, n = 32 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f32>}> : (!llvm.ptr, f32, f32, f32, f32, f32, f32, f32, i16, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%a0) <{num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32, i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  %r = "nvvm.wmma.load"(%a0, %a1) <{m = 8 : i32, n = 8 : i32, k = 4 : i32, layout = #nvvm.mma_layout<col>, eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>}> : (!llvm.ptr<3>, i32) -> (!llvm.struct<(f64, f64)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%a0) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> (i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%a0) <{num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%a0) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> (i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%a0) <{num = 3 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32, i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<4>, %a1: i32, %a2: i32) {
  "nvvm.wmma.store"(%a0, %a1, %a2) <{m = 8 : i32, n = 8 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<s8>}> : (!llvm.ptr<4>, i32, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>) {
  %r = "nvvm.ldmatrix"(%a0) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> (i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<4>, %a1: i32) {
  %r = "nvvm.wmma.load"(%a0, %a1) <{m = 8 : i32, n = 8 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<u8>, frag = #nvvm.mma_frag<c>}> : (!llvm.ptr<4>, i32) -> (!llvm.struct<(i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.struct<(i32, i32, i32, i32)>, %a1: i64, %a2: i64) {
  %r = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) <{shape = #nvvm.shape<m = 64, n = 8, k = 32>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<s8>, typeD = #nvvm.wgmma_type<s32>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> (!llvm.struct<(i32, i32, i32, i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.struct<(f16, f16, f16, f16, f16)>, %a1: i64, %a2: i64) {
  %r = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) <{shape = #nvvm.shape<m = 64, n = 20, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16, f16)>, i64, i64) -> (!llvm.struct<(f16, f16, f16, f16, f16)>)
  return
}

// -----

func.func @f(%a0: !llvm.struct<(i32, i32, i32, i32)>, %a1: i64, %a2: i64) {
  %r = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) <{shape = #nvvm.shape<m = 64, n = 8, k = 32>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<s8>, typeD = #nvvm.wgmma_type<s32>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> (!llvm.struct<(i32, i32, i32, i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  "nvvm.wmma.store"(%a0, %a1, %a2) <{m = 8 : i32, n = 8 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<s8>}> : (!llvm.ptr, i32, i32) -> ()
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32) {
  %r = "nvvm.mma.sync"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) <{shape = #nvvm.shape<m = 16, n = 8, k = 256>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, operandSegmentSizes = array<i32: 4, 2, 4>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "nvvm.mma.sp.sync"(%a0, %a1, %a2, %a3, %a4, %a5) <{shape = #nvvm.shape<m = 8, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 1>}> : (i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32) {
  %r = "nvvm.mma.sync"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) <{shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, operandSegmentSizes = array<i32: 4, 2, 4>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: !llvm.struct<(f16, f16, f16)>, %a1: i64, %a2: i64) {
  %r = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16)>, i64, i64) -> (!llvm.struct<(f16, f16, f16)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "nvvm.mma.sp.sync"(%a0, %a1, %a2, %a3, %a4, %a5) <{shape = #nvvm.shape<m = 8, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 1>}> : (i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %r = "nvvm.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15) <{shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %r = "nvvm.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15) <{shape = #nvvm.shape<m = 8, n = 8, k = 128>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i32, %a12: i32, %a13: i16, %a14: i16, %a15: i32, %a16: i16, %a17: i16) {
  %r = "nvvm.mma.sp.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17) <{shape = #nvvm.shape<m = 8, n = 8, k = 64>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %r = "nvvm.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15) <{shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %r = "nvvm.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15) <{shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %r = "nvvm.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15) <{shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %r = "nvvm.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15) <{shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %r = "nvvm.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15) <{shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  "nvvm.tcgen05.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<6>) {
  %r = "nvvm.tcgen05.ld"(%a0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>) -> (i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i32) {
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  "nvvm.cp.async.bulk.tensor.prefetch"(%a0, %a1, %a2) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
  return
}
