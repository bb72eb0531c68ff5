func.func @m(%p: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %h: vector<2xf16>, %d: i64, %st: !llvm.struct<(f32, f32, f32, f32)>, %i16: i16, %f: f32) {
  %0 = nvvm.wmma.load %p, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.wmma.store %p, %i, %h, %h, %h, %h {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  %1 = nvvm.wmma.mma %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  %2 = nvvm.ldmatrix %s {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  nvvm.stmatrix %s, %i, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32
  %3 = nvvm.wgmma.mma_async %d, %d, %st, <m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  %4 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %i16, %i16] scaleB[%i, %i16, %i16] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  nvvm.barrier id = %i number_of_threads = %i
  %5 = nvvm.barrier #nvvm.reduction<popc> %i -> i32
  nvvm.wgmma.wait.group.sync.aligned 1
  return
}
func.func @n(%a: vector<2xf16>, %i: i32, %f: f32, %d: f64) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %1 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 16>, intOverflowBehavior=#nvvm.mma_int_overflow<wrapped>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  %2 = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  %3 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%a, %a] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}
func.func @s(%i: i32, %i16: i16, %f: f32) {
  %4 = nvvm.mma.sp.block_scale A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] scaleA[%i, %i16, %i16] scaleB[%i, %i16, %i16] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
gpu.module @mod [#nvvm.target, #nvvm.target<O = 3, chip = "sm_90", features = "+ptx80", flags = {fast}, link = ["a"]>, #nvvm.target<verifyTarget = false>] {
}
func.func @f1(%arg0: i32) {
  nvvm.bar.warp.sync %arg0 {foo} : i32
  return
}
func.func @f2(%arg0: i32) {
  %0 = nvvm.barrier id = %arg0 -> i32
  return
}
func.func @f3(%arg0: i32, %arg1: i32) {
  nvvm.barrier.arrive id = %arg0 number_of_threads = %arg1
  return
}
func.func @f4() {
  nvvm.barrier0
  return
}
func.func @f5() {
  nvvm.breakpoint
  return
}
func.func @f6() {
  nvvm.cluster.arrive {aligned}
  return
}
func.func @f7() {
  nvvm.cluster.arrive.relaxed {foo}
  return
}
func.func @f8() {
  nvvm.cluster.wait {aligned}
  return
}
func.func @f9(%arg0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %arg0 : i32
  return
}
func.func @f10(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel %arg0, %arg1 {foo}
  return
}
func.func @f11(%arg0: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %arg0 {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16> -> i16(f8E8M0FNU)
  return
}
func.func @f12(%arg0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %arg0 {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
  return
}
func.func @f13(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1 {foo, rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  return
}
func.func @f14(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  return
}
func.func @f15(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg1 {foo} : i8(f4E2M1FN)
  return
}
func.func @f16(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 {foo} : vector<2xi8>(f6E2M3FN)
  return
}
func.func @f17(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rp>} : i16(f8E8M0FNU)
  return
}
func.func @f18(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 : vector<4xf32> -> i16(f4E2M1FN)
  return
}
func.func @f19(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
  return
}
func.func @f20(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  return
}
func.func @f21(%arg0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %arg0 : i8(f4E2M1FN) -> vector<2xf16>
  return
}
func.func @f22(%arg0: vector<2xi8>) {
  %0 = nvvm.convert.f6x2.to.f16x2 %arg0 : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
  return
}
func.func @f23(%arg0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %arg0 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
  return
}
func.func @f24(%arg0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.f16x2 %arg0 : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
  return
}
func.func @f25(%arg0: f32) {
  %0 = nvvm.convert.float.to.tf32 %arg0 {rnd = #nvvm.fp_rnd_mode<rna>}
  return
}
func.func @f26() {
  nvvm.cp.async.bulk.commit.group
  return
}
func.func @f27(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i16) {
  nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 byte_mask = %arg3 {foo} : <1>, <3>
  return
}
func.func @f28(%arg0: !llvm.ptr<1>, %arg1: i32) {
  nvvm.cp.async.bulk.prefetch %arg0, %arg1 : <1>
  return
}
func.func @f29(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 : !llvm.ptr<7>, <1>
  return
}
func.func @f30(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<3>, %arg3: i32) {
  nvvm.cp.async.bulk.shared.cluster.shared.cta %arg0, %arg1, %arg2, %arg3 : <7>, <3>
  return
}
func.func @f31(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2], predicate = %arg3 : !llvm.ptr, <3>
  return
}
func.func @f32(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1] {foo} : !llvm.ptr
  return
}
func.func @f33(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i64) {
  nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2, %arg3, %arg4, %arg5] l2_cache_hint = %arg6 {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  return
}
func.func @f34(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr, %arg2: i32, %arg3: !llvm.ptr<3>, %arg4: i16, %arg5: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg3, box[%arg2] multicast_mask = %arg4 predicate = %arg5 : !llvm.ptr<7>, !llvm.ptr
  return
}
func.func @f35() {
  nvvm.cp.async.bulk.wait_group 4 {read}
  return
}
func.func @f36() {
  nvvm.cp.async.commit.group {foo}
  return
}
func.func @f37(%arg0: !llvm.ptr) {
  nvvm.cp.async.mbarrier.arrive %arg0 {foo} : !llvm.ptr
  return
}
func.func @f38(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
  return
}
func.func @f39() {
  nvvm.cp.async.wait.group 3
  return
}
func.func @f40(%arg0: vector<2xi16>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.2way %arg0 <signed>, %arg1 <signed>, %arg2 {b_hi = false, foo} : vector<2xi16>, vector<4xi8>
  return
}
func.func @f41(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.4way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 {foo} : vector<4xi8>, vector<4xi8>
  return
}
func.func @f42(%arg0: i32) {
  %0 = nvvm.elect.sync %arg0 -> i1
  return
}
func.func @f43() {
  nvvm.exit
  return
}
func.func @f44() {
  nvvm.fence.mbarrier.init {foo}
  return
}
func.func @f45() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  return
}
func.func @f46(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.fence.proxy.acquire <gpu> %arg0, %arg1
  return
}
func.func @f47() {
  nvvm.fence.proxy.release <gpu>
  return
}
func.func @f48() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  return
}
func.func @f49() {
  nvvm.fence.sc.cluster
  return
}
func.func @f50() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  return
}
func.func @f51() {
  nvvm.griddepcontrol  launch_dependents {foo}
  return
}
func.func @f52(%arg0: vector<2xf16>, %arg1: vector<2xf16>, %arg2: i1) {
  nvvm.inline_ptx "foo" ro(%arg0 : vector<2xf16>) rw(%arg1 : vector<2xf16>), predicate = %arg2
  return
}
func.func @f53(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = nvvm.mapa %arg0, %arg1 : !llvm.ptr -> !llvm.ptr
  return
}
func.func @f54(%arg0: i32, %arg1: i32) {
  %0 = nvvm.match.sync  any %arg0, %arg1 : i32 -> i32
  return
}
func.func @f55(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive %arg0, %arg1 : !llvm.ptr -> i64
  return
}
func.func @f56(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 {relaxed = true} : !llvm.ptr<7>, i32
  return
}
func.func @f57(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
  return
}
func.func @f58(%arg0: !llvm.ptr<3>) {
  nvvm.mbarrier.arrive_drop %arg0 {relaxed = true} : !llvm.ptr<3>
  return
}
func.func @f59(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  return
}
func.func @f60(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.nocomplete %arg0, %arg1 {foo} : !llvm.ptr<3>, i32 -> i64
  return
}
func.func @f61(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.complete_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  return
}
func.func @f62(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.expect_tx %arg0, %arg1 : !llvm.ptr<7>, i32
  return
}
func.func @f63(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.mbarrier.init %arg0, %arg1 {foo} : !llvm.ptr, i32
  return
}
func.func @f64(%arg0: !llvm.ptr<3>) {
  nvvm.mbarrier.inval %arg0 : !llvm.ptr<3>
  return
}
func.func @f65(%arg0: !llvm.ptr<3>, %arg1: i64) {
  %0 = nvvm.mbarrier.test.wait %arg0, %arg1 {foo, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64 -> i1
  return
}
func.func @f66(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.try_wait %arg0, %arg1 {foo} : !llvm.ptr<3>, i32 -> i1
  return
}
func.func @f67(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 {foo} : !llvm.ptr<3>, i32, i32
  return
}
func.func @f68() {
  nvvm.memory.barrier <cluster> {foo}
  return
}
func.func @f69(%arg0: i32) {
  nvvm.nanosleep {foo} %arg0
  return
}
func.func @f70() {
  nvvm.pmevent mask = 16
  return
}
func.func @f71(%arg0: !llvm.ptr) {
  nvvm.prefetch tensormap in_param_space, %arg0 {foo} : !llvm.ptr
  return
}
func.func @f72(%arg0: i32, %arg1: i32) {
  %0 = nvvm.prmt <ecl> %arg1, %arg0 : i32
  return
}
func.func @f73(%arg0: f32) {
  %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
  return
}
func.func @f74() {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : f32
  return
}
func.func @f75() {
  %0 = nvvm.read.ptx.sreg.clock : !llvm.ptr
  return
}
func.func @f76() {
  %0 = nvvm.read.ptx.sreg.clock64 {foo} : vector<2xf16>
  return
}
func.func @f77() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.x range <i32, 0, 32> : !llvm.ptr
  return
}
func.func @f78() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : f32
  return
}
func.func @f79() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 32> : !llvm.ptr
  return
}
func.func @f80() {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank : f32
  return
}
func.func @f81() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.x range <i32, 0, 32> : f32
  return
}
func.func @f82() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.y range <i32, 0, 32> : vector<2xf16>
  return
}
func.func @f83() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.z range <i32, 0, 32> {foo} : vector<2xf16>
  return
}
func.func @f84() {
  %0 = nvvm.read.ptx.sreg.cluster.nctarank : vector<2xf16>
  return
}
func.func @f85() {
  %0 = nvvm.read.ptx.sreg.clusterid.x : vector<2xf16>
  return
}
func.func @f86() {
  %0 = nvvm.read.ptx.sreg.clusterid.y {foo} : f32
  return
}
func.func @f87() {
  %0 = nvvm.read.ptx.sreg.clusterid.z : f32
  return
}
func.func @f88() {
  %0 = nvvm.read.ptx.sreg.ctaid.x {foo} : vector<2xf16>
  return
}
func.func @f89() {
  %0 = nvvm.read.ptx.sreg.ctaid.y : i32
  return
}
func.func @f90() {
  %0 = nvvm.read.ptx.sreg.ctaid.z {foo} : f32
  return
}
func.func @f91() {
  %0 = nvvm.read.ptx.sreg.dynamic.smem.size : vector<2xf16>
  return
}
func.func @f92() {
  %0 = nvvm.read.ptx.sreg.globaltimer : vector<2xf16>
  return
}
func.func @f93() {
  %0 = nvvm.read.ptx.sreg.globaltimer.lo {foo} : i32
  return
}
func.func @f94() {
  %0 = nvvm.read.ptx.sreg.gridid : vector<2xf16>
  return
}
func.func @f95() {
  %0 = nvvm.read.ptx.sreg.laneid {foo} : i32
  return
}
func.func @f96() {
  %0 = nvvm.read.ptx.sreg.lanemask.eq : f32
  return
}
func.func @f97() {
  %0 = nvvm.read.ptx.sreg.lanemask.ge : !llvm.ptr
  return
}
func.func @f98() {
  %0 = nvvm.read.ptx.sreg.lanemask.gt : !llvm.ptr
  return
}
func.func @f99() {
  %0 = nvvm.read.ptx.sreg.lanemask.le : f32
  return
}
func.func @f100() {
  %0 = nvvm.read.ptx.sreg.lanemask.lt : !llvm.ptr
  return
}
func.func @f101() {
  %0 = nvvm.read.ptx.sreg.nclusterid.x range <i32, 0, 32> : i32
  return
}
func.func @f102() {
  %0 = nvvm.read.ptx.sreg.nclusterid.y range <i32, 0, 32> : f32
  return
}
func.func @f103() {
  %0 = nvvm.read.ptx.sreg.nclusterid.z : i32
  return
}
func.func @f104() {
  %0 = nvvm.read.ptx.sreg.nctaid.x : vector<2xf16>
  return
}
func.func @f105() {
  %0 = nvvm.read.ptx.sreg.nctaid.y : i32
  return
}
func.func @f106() {
  %0 = nvvm.read.ptx.sreg.nctaid.z {foo} : !llvm.ptr
  return
}
func.func @f107() {
  %0 = nvvm.read.ptx.sreg.nsmid : f32
  return
}
func.func @f108() {
  %0 = nvvm.read.ptx.sreg.ntid.x : vector<2xf16>
  return
}
func.func @f109() {
  %0 = nvvm.read.ptx.sreg.ntid.y : !llvm.ptr
  return
}
func.func @f110() {
  %0 = nvvm.read.ptx.sreg.ntid.z : f32
  return
}
func.func @f111() {
  %0 = nvvm.read.ptx.sreg.nwarpid : f32
  return
}
func.func @f112() {
  %0 = nvvm.read.ptx.sreg.smid : f32
  return
}
func.func @f113() {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : vector<2xf16>
  return
}
func.func @f114() {
  %0 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 32> : i32
  return
}
func.func @f115() {
  %0 = nvvm.read.ptx.sreg.tid.z range <i32, 0, 32> : vector<2xf16>
  return
}
func.func @f116() {
  %0 = nvvm.read.ptx.sreg.total.smem.size : f32
  return
}
func.func @f117() {
  %0 = nvvm.read.ptx.sreg.warpid {foo} : i32
  return
}
func.func @f118() {
  %0 = nvvm.read.ptx.sreg.warpsize range <i32, 0, 32> : f32
  return
}
func.func @f119(%arg0: i32, %arg1: i32) {
  %0 = nvvm.redux.sync  umin %arg0, %arg1 : i32 -> i32
  return
}
func.func @f120() {
  nvvm.setmaxregister  increase 32
  return
}
func.func @f121(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
  %0 = nvvm.shfl.sync  bfly %arg0, %arg1, %arg2, %arg3 : i32 -> i32
  return
}
func.func @f122(%arg0: !llvm.ptr, %arg1: i64) {
  nvvm.st.bulk %arg0, size = %arg1 : !llvm.ptr
  return
}
func.func @f123(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.stmatrix %arg0, %arg1 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
  return
}
func.func @f124(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.tcgen05.alloc %arg0, %arg1 : !llvm.ptr<3>, i32
  return
}
func.func @f125(%arg0: !llvm.ptr<1>) {
  nvvm.tcgen05.commit %arg0 : !llvm.ptr<1>
  return
}
func.func @f126(%arg0: !llvm.ptr<6>, %arg1: i64) {
  nvvm.tcgen05.cp %arg0, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_128x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  return
}
func.func @f127(%arg0: !llvm.ptr<6>, %arg1: i32) {
  nvvm.tcgen05.dealloc %arg0, %arg1 : !llvm.ptr<6>, i32
  return
}
func.func @f128() {
  nvvm.tcgen05.fence <after>
  return
}
func.func @f129(%arg0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %arg0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<64xi32>
  return
}
func.func @f130(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64, %arg6: vector<4xi32>) {
  nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 scale = %arg5 mask = %arg6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>)
  return
}
func.func @f131(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {ctaGroup = #nvvm.cta_group<cta_2>, foo, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}
func.func @f132(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  return
}
func.func @f133(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}
func.func @f134(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1) {
  nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  return
}
func.func @f135(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  return
}
func.func @f136(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i8, %arg4: i1, %arg5: i8) {
  %0 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i32, i32, i32, i8, i1, i8) -> i64
  return
}
func.func @f137() {
  nvvm.tcgen05.relinquish_alloc_permit
  return
}
func.func @f138(%arg0: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %arg0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
  return
}
func.func @f139(%arg0: !llvm.ptr<6>, %arg1: vector<8xi32>, %arg2: i64) {
  nvvm.tcgen05.st %arg0, %arg1, %arg2 {foo, shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<8xi32>
  return
}
func.func @f140() {
  nvvm.tcgen05.wait <load>
  return
}
func.func @f141(%arg0: i32, %arg1: i1) {
  %0 = nvvm.vote.sync  ballot %arg0, %arg1 -> i32
  return
}
func.func @f142() {
  nvvm.wgmma.commit.group.sync.aligned
  return
}
func.func @f143() {
  nvvm.wgmma.fence.aligned
  return
}
func.func @f144() {
  nvvm.wgmma.wait.group.sync.aligned 0
  return
}
