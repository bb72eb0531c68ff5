module {
  func.func @m(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: vector<2xf16>, %arg4: i64, %arg5: !llvm.struct<(f32, f32, f32, f32)>, %arg6: i16, %arg7: f32) {
    %0 = nvvm.wmma.load %arg0, %arg2 {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    nvvm.wmma.store %arg0, %arg2, %arg3, %arg3, %arg3, %arg3 {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
    %1 = nvvm.wmma.mma %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    %2 = nvvm.ldmatrix %arg1 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    nvvm.stmatrix %arg1, %arg2, %arg2 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32
    %3 = nvvm.wgmma.mma_async %arg4, %arg4, %arg5, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
    %4 = nvvm.mma.block_scale A[%arg2, %arg2, %arg2, %arg2] B[%arg2, %arg2] C[%arg7, %arg7, %arg7, %arg7] scaleA[%arg2, %arg6, %arg6] scaleB[%arg2, %arg6, %arg6] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    nvvm.barrier id = %arg2 number_of_threads = %arg2
    %5 = nvvm.barrier #nvvm.reduction<popc> %arg2 -> i32
    nvvm.wgmma.wait.group.sync.aligned 1
    return
  }
}
// -----
module {
  func.func @n(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32, %arg3: f64) {
    %0 = nvvm.mma.sync A[%arg0, %arg0]  B[%arg0]  C[%arg0, %arg0]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    %1 = nvvm.mma.sync A[%arg1]  B[%arg1]  C[%arg1, %arg1]  {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
    %2 = nvvm.mma.sync A[%arg3]  B[%arg3]  C[%arg3, %arg3]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
    %3 = nvvm.mma.sp.sync A[%arg0, %arg0] B[%arg0, %arg0] C[%arg0, %arg0] sparseMetadata[%arg1] selector[%arg1] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    return
  }
}
// -----
module {
  func.func @f9(%arg0: i128) {
    %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %arg0 : i32
    return
  }
}
// -----
module {
  func.func @f11(%arg0: vector<2xbf16>) {
    %0 = nvvm.convert.bf16x2.to.f8x2 %arg0 {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16> -> i16(f8E8M0FNU)
    return
  }
}
// -----
module {
  func.func @f12(%arg0: vector<2xf16>) {
    %0 = nvvm.convert.f16x2.to.f8x2 %arg0 {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
    return
  }
}
// -----
module {
  func.func @f13(%arg0: f32, %arg1: f32) {
    %0 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1 {foo, rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
    return
  }
}
// -----
module {
  func.func @f14(%arg0: f32, %arg1: f32) {
    %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
    return
  }
}
// -----
module {
  func.func @f15(%arg0: f32, %arg1: f32) {
    %0 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg1 {foo} : i8(f4E2M1FN)
    return
  }
}
// -----
module {
  func.func @f16(%arg0: f32, %arg1: f32) {
    %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 {foo} : vector<2xi8>(f6E2M3FN)
    return
  }
}
// -----
module {
  func.func @f17(%arg0: f32, %arg1: f32) {
    %0 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rp>} : i16(f8E8M0FNU)
    return
  }
}
// -----
module {
  func.func @f18(%arg0: vector<4xf32>, %arg1: i32) {
    %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 : vector<4xf32> -> i16(f4E2M1FN)
    return
  }
}
// -----
module {
  func.func @f19(%arg0: vector<4xf32>, %arg1: i32) {
    %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
    return
  }
}
// -----
module {
  func.func @f20(%arg0: vector<4xf32>, %arg1: i32) {
    %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
    return
  }
}
// -----
module {
  func.func @f21(%arg0: i8) {
    %0 = nvvm.convert.f4x2.to.f16x2 %arg0 : i8(f4E2M1FN) -> vector<2xf16>
    return
  }
}
// -----
module {
  func.func @f22(%arg0: vector<2xi8>) {
    %0 = nvvm.convert.f6x2.to.f16x2 %arg0 : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
    return
  }
}
// -----
module {
  func.func @f23(%arg0: vector<2xi8>) {
    %0 = nvvm.convert.f8x2.to.bf16x2 %arg0 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
    return
  }
}
// -----
module {
  func.func @f24(%arg0: vector<2xi8>) {
    %0 = nvvm.convert.f8x2.to.f16x2 %arg0 : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
    return
  }
}
// -----
module {
  func.func @f25(%arg0: f32) {
    %0 = nvvm.convert.float.to.tf32 %arg0 {rnd = #nvvm.fp_rnd_mode<rna>}
    return
  }
}
// -----
module {
  func.func @f33(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i64) {
    nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5] l2_cache_hint = %arg6 {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
    return
  }
}
// -----
module {
  func.func @f38(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>) {
    nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
    return
  }
}
// -----
module {
  func.func @f40(%arg0: vector<2xi16>, %arg1: vector<4xi8>, %arg2: i32) {
    %0 = nvvm.dot.accumulate.2way %arg0 <signed>, %arg1 <signed>, %arg2 {b_hi = false, foo} : vector<2xi16>, vector<4xi8>
    return
  }
}
// -----
module {
  func.func @f41(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) {
    %0 = nvvm.dot.accumulate.4way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 {foo} : vector<4xi8>, vector<4xi8>
    return
  }
}
// -----
module {
  func.func @f48() {
    nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
    return
  }
}
// -----
module {
  func.func @f50() {
    nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
    return
  }
}
// -----
module {
  func.func @f51() {
    nvvm.griddepcontrol  launch_dependents {foo}
    return
  }
}
// -----
module {
  func.func @f54(%arg0: i32, %arg1: i32) {
    %0 = nvvm.match.sync  any %arg0, %arg1 : i32 -> i32
    return
  }
}
// -----
module {
  func.func @s(%arg0: i32, %arg1: i16, %arg2: f32) {
    %0 = nvvm.mma.sp.block_scale A[%arg0, %arg0, %arg0, %arg0] B[%arg0, %arg0, %arg0, %arg0] C[%arg2, %arg2, %arg2, %arg2] sparseMetadata[%arg0] selector[%arg0] scaleA[%arg0, %arg1, %arg1] scaleB[%arg0, %arg1, %arg1] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    return
  }
}
// -----
module {
  func.func @f72(%arg0: i32, %arg1: i32) {
    %0 = nvvm.prmt <ecl> %arg1, %arg0 : i32
    return
  }
}
// -----
module {
  func.func @f119(%arg0: i32, %arg1: i32) {
    %0 = nvvm.redux.sync  umin %arg0, %arg1 : i32 -> i32
    return
  }
}
// -----
module {
  func.func @f120() {
    nvvm.setmaxregister  increase 32
    return
  }
}
// -----
module {
  func.func @f121(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
    %0 = nvvm.shfl.sync  bfly %arg0, %arg1, %arg2, %arg3 : i32 -> i32
    return
  }
}
// -----
module {
  func.func @f126(%arg0: !llvm.ptr<6>, %arg1: i64) {
    nvvm.tcgen05.cp %arg0, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_128x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
    return
  }
}
// -----
module {
  func.func @f128() {
    nvvm.tcgen05.fence <after>
    return
  }
}
// -----
module {
  func.func @f129(%arg0: !llvm.ptr<6>) {
    %0 = nvvm.tcgen05.ld %arg0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<64xi32>
    return
  }
}
// -----
module {
  func.func @f130(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64, %arg6: vector<4xi32>) {
    nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 scale = %arg5 mask = %arg6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>)
    return
  }
}
// -----
module {
  func.func @f131(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {ctaGroup = #nvvm.cta_group<cta_2>, foo, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
    return
  }
}
// -----
module {
  func.func @f132(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    return
  }
}
// -----
module {
  func.func @f133(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
    return
  }
}
// -----
module {
  func.func @f134(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1) {
    nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    return
  }
}
// -----
module {
  func.func @f135(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
    return
  }
}
// -----
module {
  func.func @f139(%arg0: !llvm.ptr<6>, %arg1: vector<8xi32>, %arg2: i64) {
    nvvm.tcgen05.st %arg0, %arg1, %arg2 {foo, shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<8xi32>
    return
  }
}
// -----
module {
  func.func @f140() {
    nvvm.tcgen05.wait <load>
    return
  }
}
// -----
module {
  func.func @f141(%arg0: i32, %arg1: i1) {
    %0 = nvvm.vote.sync  ballot %arg0, %arg1 -> i32
    return
  }
}
