func.func @f(%a0: i32, %a1: i32) {
  "nvvm.barrier"(%a0, %a1) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32) {
  "nvvm.barrier"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a0: i32, %a1: i32) {
  "nvvm.barrier"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a0: i128) {
  %r = "nvvm.clusterlaunchcontrol.query.cancel"(%a0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_z>}> : (i128) -> (i1)
  return
}

// -----

func.func @f(%a0: i128) {
  %r = "nvvm.clusterlaunchcontrol.query.cancel"(%a0) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> (i32)
  return
}

// -----

func.func @f(%a0: vector<2xbf16>) {
  %r = "nvvm.convert.bf16x2.to.f8x2"(%a0) <{dstTy = f32}> : (vector<2xbf16>) -> (i16)
  return
}

// -----

func.func @f(%a0: vector<2xbf16>) {
  %r = "nvvm.convert.bf16x2.to.f8x2"(%a0) <{dstTy = f8E8M0FNU}> : (vector<2xbf16>) -> (i16)
  return
}

// -----

func.func @f(%a0: vector<2xf16>) {
  %r = "nvvm.convert.f16x2.to.f8x2"(%a0) <{dstTy = f32}> : (vector<2xf16>) -> (i16)
  return
}

// -----

func.func @f(%a0: f32, %a1: f32) {
  %r = "nvvm.convert.f32x2.to.f4x2"(%a0, %a1) <{dstTy = i8}> : (f32, f32) -> (i8)
  return
}

// -----

func.func @f(%a0: f32, %a1: f32) {
  %r = "nvvm.convert.f32x2.to.f6x2"(%a0, %a1) <{dstTy = i8}> : (f32, f32) -> (i16)
  return
}

// -----

func.func @f(%a0: f32, %a1: f32) {
  %r = "nvvm.convert.f32x2.to.f8x2"(%a0, %a1) <{dstTy = f32}> : (f32, f32) -> (i16)
  return
}

// -----

func.func @f(%a0: f32, %a1: f32) {
  %r = "nvvm.convert.f32x2.to.f8x2"(%a0, %a1) <{dstTy = f8E5M2}> : (f32, f32) -> (i16)
  return
}

// -----

func.func @f(%a0: f32, %a1: f32) {
  %r = "nvvm.convert.f32x2.to.f8x2"(%a0, %a1) <{sat = #nvvm.sat_mode<none>, dstTy = f8E8M0FNU}> : (f32, f32) -> (i16)
  return
}

// -----

func.func @f(%a0: vector<4xf32>, %a1: i32) {
  %r = "nvvm.convert.f32x4.to.f4x4"(%a0, %a1) <{dstTy = i8}> : (vector<4xf32>, i32) -> (i16)
  return
}

// -----

func.func @f(%a0: vector<4xf32>, %a1: i32) {
  %r = "nvvm.convert.f32x4.to.f6x4"(%a0, %a1) <{dstTy = i8}> : (vector<4xf32>, i32) -> (vector<4xi8>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>, %a1: i32) {
  %r = "nvvm.convert.f32x4.to.f8x4"(%a0, %a1) <{dstTy = i8}> : (vector<4xf32>, i32) -> (vector<4xi8>)
  return
}

// -----

func.func @f(%a0: i8) {
  %r = "nvvm.convert.f4x2.to.f16x2"(%a0) <{srcType = i8}> : (i8) -> (vector<2xf16>)
  return
}

// -----

func.func @f(%a0: vector<2xi8>) {
  %r = "nvvm.convert.f6x2.to.f16x2"(%a0) <{srcType = i8}> : (vector<2xi8>) -> (vector<2xf16>)
  return
}

// -----

func.func @f(%a0: vector<2xi8>) {
  %r = "nvvm.convert.f8x2.to.bf16x2"(%a0) <{srcType = i8}> : (vector<2xi8>) -> (vector<2xbf16>)
  return
}

// -----

func.func @f(%a0: vector<2xi8>) {
  %r = "nvvm.convert.f8x2.to.f16x2"(%a0) <{srcType = i8}> : (vector<2xi8>) -> (vector<2xf16>)
  return
}

// -----

func.func @f(%a0: f32) {
  %r = "nvvm.convert.float.to.tf32"(%a0) : (f32) -> (i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr) {
  "nvvm.cp.async.mbarrier.arrive"(%a0) <{noinc = 4 : i1}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>) {
  "nvvm.cp.async.shared.global"(%a0, %a1) <{size = 8 : i32, modifier = #nvvm<load_cache_modifier cg>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>) {
  "nvvm.cp.async.shared.global"(%a0, %a1) <{size = 3 : i32, modifier = #nvvm<load_cache_modifier cv>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>) {
  "nvvm.cp.async.shared.global"(%a0, %a1) <{size = 2 : i32, modifier = #nvvm<load_cache_modifier cg>}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}

// -----

func.func @f() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<generic>}> : () -> ()
  return
}

// -----

func.func @f() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}> : () -> ()
  return
}

// -----

func.func @f() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<tensormap>}> : () -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i32) {
  "nvvm.fence.proxy.acquire"(%a0, %a1) <{scope = #nvvm.mem_scope<sys>, fromProxy = #nvvm.proxy_kind<alias>}> : (!llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i32) {
  "nvvm.fence.proxy.acquire"(%a0, %a1) <{scope = #nvvm.mem_scope<gpu>, toProxy = #nvvm.proxy_kind<async>}> : (!llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f() {
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<sys>, fromProxy = #nvvm.proxy_kind<alias>}> : () -> ()
  return
}

// -----

func.func @f() {
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<gpu>, toProxy = #nvvm.proxy_kind<alias>}> : () -> ()
  return
}

// -----

func.func @f() {
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<sc>}> : () -> ()
  return
}

// -----

func.func @f() {
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<alias>}> : () -> ()
  return
}

// -----

func.func @f() {
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<async>}> : () -> ()
  return
}

// -----

func.func @f() {
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<sc>}> : () -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i32) {
  %r = "nvvm.mapa"(%a0, %a1) : (!llvm.ptr, i32) -> (!llvm.ptr<7>)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32) {
  %r = "nvvm.match.sync"(%a0, %a1) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> (i32)
  return
}

// -----

func.func @f(%a0: i32, %a1: i64) {
  %r = "nvvm.match.sync"(%a0, %a1) <{kind = #nvvm<match_sync_kind any>}> : (i32, i64) -> (!llvm.struct<(i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<7>) {
  %r = "nvvm.mbarrier.arrive"(%a0) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>) -> (i64)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<7>, %a1: i32, %a2: i1) {
  "nvvm.mbarrier.arrive.expect_tx"(%a0, %a1, %a2) : (!llvm.ptr<7>, i32, i1) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<7>, %a1: i32) {
  %r = "nvvm.mbarrier.arrive_drop.expect_tx"(%a0, %a1) <{scope = #nvvm.mem_scope<cluster>, relaxed = true}> : (!llvm.ptr<7>, i32) -> (i64)
  return
}

// -----

func.func @f() {
  "nvvm.pmevent"() <{maskedEventId = 2 : i16, eventId = 4 : i32}> : () -> ()
  return
}

// -----

func.func @f() {
  "nvvm.pmevent"() <{eventId = 24 : i32}> : () -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i1) {
  "nvvm.prefetch"(%a0, %a1) <{cacheLevel = #nvvm<prefetch_cache_level L1>, evictPriority = #nvvm<cache_eviction_priority evict_unchanged>}> : (!llvm.ptr, i1) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<5>) {
  "nvvm.prefetch"(%a0) <{cacheLevel = #nvvm<prefetch_cache_level L1>, tensormap}> : (!llvm.ptr<5>) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i1) {
  "nvvm.prefetch"(%a0, %a1) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr, i1) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i1) {
  "nvvm.prefetch"(%a0, %a1) <{evictPriority = #nvvm<cache_eviction_priority no_allocate>, tensormap, uniform, in_param_space}> : (!llvm.ptr, i1) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<5>, %a1: i1) {
  "nvvm.prefetch"(%a0, %a1) <{cacheLevel = #nvvm<prefetch_cache_level L2>, uniform, in_param_space}> : (!llvm.ptr<5>, i1) -> ()
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32) {
  %r = "nvvm.prmt"(%a0, %a1, %a2) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32, i32) -> (i32)
  return
}

// -----

func.func @f(%a0: f32, %a1: i32) {
  %r = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind max>}> : (f32, i32) -> (f32)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32) {
  %r = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind min>, nan = true}> : (i32, i32) -> (i32)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %r = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) <{kind = #nvvm<shfl_kind idx>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> (i32)
  return
}

// -----

func.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %r = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) <{kind = #nvvm<shfl_kind idx>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i32)>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr, %a1: i64) {
  "nvvm.st.bulk"(%a0, %a1) <{initVal = 8 : i64}> : (!llvm.ptr, i64) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  "nvvm.stmatrix"(%a0, %a1) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  "nvvm.stmatrix"(%a0, %a1) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>) {
  "nvvm.stmatrix"(%a0) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> ()
  return
}

// -----

func.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  "nvvm.stmatrix"(%a0, %a1) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32) -> ()
  return
}

// -----

func.func @f(%a0: i32, %a1: i1) {
  %r = "nvvm.vote.sync"(%a0, %a1) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> (i1)
  return
}

// -----

func.func @f(%a0: i32, %a1: i1) {
  %r = "nvvm.vote.sync"(%a0, %a1) <{kind = #nvvm<vote_sync_kind uni>}> : (i32, i1) -> (i32)
  return
}
