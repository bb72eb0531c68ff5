"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, i32, vector<2xf16>, i64, !llvm.struct<(f32, f32, f32, f32)>, i16, f32) -> (), sym_name = "m"}> ({
  ^bb0(%arg188: !llvm.ptr, %arg189: !llvm.ptr<3>, %arg190: i32, %arg191: vector<2xf16>, %arg192: i64, %arg193: !llvm.struct<(f32, f32, f32, f32)>, %arg194: i16, %arg195: f32):
    %84 = "nvvm.wmma.load"(%arg188, %arg190) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    "nvvm.wmma.store"(%arg188, %arg191, %arg191, %arg191, %arg191, %arg190) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
    %85 = "nvvm.wmma.mma"(%arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191, %arg191) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    %86 = "nvvm.ldmatrix"(%arg189) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    "nvvm.stmatrix"(%arg189, %arg190, %arg190) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32, i32) -> ()
    %87 = "nvvm.wgmma.mma_async"(%arg193, %arg192, %arg192) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
    %88 = "nvvm.mma.block_scale"(%arg190, %arg190, %arg190, %arg190, %arg190, %arg190, %arg195, %arg195, %arg195, %arg195, %arg190, %arg194, %arg194, %arg190, %arg194, %arg194) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    "nvvm.barrier"(%arg190, %arg190) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
    %89 = "nvvm.barrier"(%arg190) <{operandSegmentSizes = array<i32: 0, 0, 1>, reductionOp = #nvvm.reduction<popc>}> : (i32) -> i32
    "nvvm.wgmma.wait.group.sync.aligned"() <{group = 1 : i64}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xf16>, i32, f32, f64) -> (), sym_name = "n"}> ({
  ^bb0(%arg184: vector<2xf16>, %arg185: i32, %arg186: f32, %arg187: f64):
    %80 = "nvvm.mma.sync"(%arg184, %arg184, %arg184, %arg184, %arg184) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 1, 2>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    %81 = "nvvm.mma.sync"(%arg185, %arg185, %arg185, %arg185) <{intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
    %82 = "nvvm.mma.sync"(%arg187, %arg187, %arg187, %arg187) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
    %83 = "nvvm.mma.sp.sync"(%arg184, %arg184, %arg184, %arg184, %arg184, %arg184, %arg185, %arg185) <{multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 2, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i16, f32) -> (), sym_name = "s"}> ({
  ^bb0(%arg181: i32, %arg182: i16, %arg183: f32):
    %79 = "nvvm.mma.sp.block_scale"(%arg181, %arg181, %arg181, %arg181, %arg181, %arg181, %arg181, %arg181, %arg183, %arg183, %arg183, %arg183, %arg181, %arg181, %arg181, %arg182, %arg182, %arg181, %arg182, %arg182) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "mod", targets = [#nvvm.target, #nvvm.target<O = 3, chip = "sm_90", features = "+ptx80", flags = {fast}, link = ["a"]>, #nvvm.target<verifyTarget = false>]}> ({
  ^bb0:
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f1"}> ({
  ^bb0(%arg180: i32):
    "nvvm.bar.warp.sync"(%arg180) {foo} : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f2"}> ({
  ^bb0(%arg179: i32):
    %78 = "nvvm.barrier"(%arg179) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f3"}> ({
  ^bb0(%arg177: i32, %arg178: i32):
    "nvvm.barrier.arrive"(%arg177, %arg178) : (i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f4"}> ({
    "nvvm.barrier0"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f5"}> ({
    "nvvm.breakpoint"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f6"}> ({
    "nvvm.cluster.arrive"() <{aligned}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f7"}> ({
    "nvvm.cluster.arrive.relaxed"() {foo} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f8"}> ({
    "nvvm.cluster.wait"() <{aligned}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i128) -> (), sym_name = "f9"}> ({
  ^bb0(%arg176: i128):
    %77 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg176) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> : (i128) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<3>) -> (), sym_name = "f10"}> ({
  ^bb0(%arg174: !llvm.ptr<3>, %arg175: !llvm.ptr<3>):
    "nvvm.clusterlaunchcontrol.try.cancel"(%arg174, %arg175) {foo} : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xbf16>) -> (), sym_name = "f11"}> ({
  ^bb0(%arg173: vector<2xbf16>):
    %76 = "nvvm.convert.bf16x2.to.f8x2"(%arg173) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xf16>) -> (), sym_name = "f12"}> ({
  ^bb0(%arg172: vector<2xf16>):
    %75 = "nvvm.convert.f16x2.to.f8x2"(%arg172) <{dstTy = f8E4M3FN, relu = true}> : (vector<2xf16>) -> vector<2xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "f13"}> ({
  ^bb0(%arg170: f32, %arg171: f32):
    %74 = "nvvm.convert.f32x2.to.bf16x2"(%arg170, %arg171) <{relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> {foo} : (f32, f32) -> vector<2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "f14"}> ({
  ^bb0(%arg168: f32, %arg169: f32):
    %73 = "nvvm.convert.f32x2.to.f16x2"(%arg168, %arg169) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "f15"}> ({
  ^bb0(%arg166: f32, %arg167: f32):
    %72 = "nvvm.convert.f32x2.to.f4x2"(%arg166, %arg167) <{dstTy = f4E2M1FN, relu = false}> {foo} : (f32, f32) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "f16"}> ({
  ^bb0(%arg164: f32, %arg165: f32):
    %71 = "nvvm.convert.f32x2.to.f6x2"(%arg164, %arg165) <{dstTy = f6E2M3FN, relu = false}> {foo} : (f32, f32) -> vector<2xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "f17"}> ({
  ^bb0(%arg162: f32, %arg163: f32):
    %70 = "nvvm.convert.f32x2.to.f8x2"(%arg162, %arg163) <{dstTy = f8E8M0FNU, relu = false, rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, i32) -> (), sym_name = "f18"}> ({
  ^bb0(%arg160: vector<4xf32>, %arg161: i32):
    %69 = "nvvm.convert.f32x4.to.f4x4"(%arg160, %arg161) <{dstTy = f4E2M1FN, relu = false}> : (vector<4xf32>, i32) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, i32) -> (), sym_name = "f19"}> ({
  ^bb0(%arg158: vector<4xf32>, %arg159: i32):
    %68 = "nvvm.convert.f32x4.to.f6x4"(%arg158, %arg159) <{dstTy = f6E2M3FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, i32) -> (), sym_name = "f20"}> ({
  ^bb0(%arg156: vector<4xf32>, %arg157: i32):
    %67 = "nvvm.convert.f32x4.to.f8x4"(%arg156, %arg157) <{dstTy = f8E4M3FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8) -> (), sym_name = "f21"}> ({
  ^bb0(%arg155: i8):
    %66 = "nvvm.convert.f4x2.to.f16x2"(%arg155) <{relu = false, srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xi8>) -> (), sym_name = "f22"}> ({
  ^bb0(%arg154: vector<2xi8>):
    %65 = "nvvm.convert.f6x2.to.f16x2"(%arg154) <{relu = false, srcType = f6E2M3FN}> : (vector<2xi8>) -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xi8>) -> (), sym_name = "f23"}> ({
  ^bb0(%arg153: vector<2xi8>):
    %64 = "nvvm.convert.f8x2.to.bf16x2"(%arg153) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xi8>) -> (), sym_name = "f24"}> ({
  ^bb0(%arg152: vector<2xi8>):
    %63 = "nvvm.convert.f8x2.to.f16x2"(%arg152) <{relu = false, srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f25"}> ({
  ^bb0(%arg151: f32):
    %62 = "nvvm.convert.float.to.tf32"(%arg151) <{relu = false, rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f26"}> ({
    "nvvm.cp.async.bulk.commit.group"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> (), sym_name = "f27"}> ({
  ^bb0(%arg147: !llvm.ptr<1>, %arg148: !llvm.ptr<3>, %arg149: i32, %arg150: i16):
    "nvvm.cp.async.bulk.global.shared.cta"(%arg147, %arg148, %arg149, %arg150) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> {foo} : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<1>, i32) -> (), sym_name = "f28"}> ({
  ^bb0(%arg145: !llvm.ptr<1>, %arg146: i32):
    "nvvm.cp.async.bulk.prefetch"(%arg145, %arg146) : (!llvm.ptr<1>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> (), sym_name = "f29"}> ({
  ^bb0(%arg141: !llvm.ptr<7>, %arg142: !llvm.ptr<1>, %arg143: !llvm.ptr<3>, %arg144: i32):
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg141, %arg142, %arg143, %arg144) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> (), sym_name = "f30"}> ({
  ^bb0(%arg137: !llvm.ptr<7>, %arg138: !llvm.ptr<3>, %arg139: !llvm.ptr<3>, %arg140: i32):
    "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%arg137, %arg138, %arg139, %arg140) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, i32, i1) -> (), sym_name = "f31"}> ({
  ^bb0(%arg133: !llvm.ptr, %arg134: !llvm.ptr<3>, %arg135: i32, %arg136: i1):
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg133, %arg134, %arg135, %arg136) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "f32"}> ({
  ^bb0(%arg131: !llvm.ptr, %arg132: i32):
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg131, %arg132) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {foo} : (!llvm.ptr, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32, i64) -> (), sym_name = "f33"}> ({
  ^bb0(%arg124: !llvm.ptr, %arg125: !llvm.ptr<3>, %arg126: i32, %arg127: i32, %arg128: i32, %arg129: i32, %arg130: i64):
    "nvvm.cp.async.bulk.tensor.reduce"(%arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 4, 1>, redKind = #nvvm.tma_redux_kind<add>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i32, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>, i16, i1) -> (), sym_name = "f34"}> ({
  ^bb0(%arg118: !llvm.ptr<7>, %arg119: !llvm.ptr, %arg120: i32, %arg121: !llvm.ptr<3>, %arg122: i16, %arg123: i1):
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg118, %arg119, %arg120, %arg121, %arg122, %arg123) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>, i16, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f35"}> ({
    "nvvm.cp.async.bulk.wait_group"() <{group = 4 : i32, read}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f36"}> ({
    "nvvm.cp.async.commit.group"() {foo} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "f37"}> ({
  ^bb0(%arg117: !llvm.ptr):
    "nvvm.cp.async.mbarrier.arrive"(%arg117) <{noinc = false}> {foo} : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "f38"}> ({
  ^bb0(%arg115: !llvm.ptr<3>, %arg116: !llvm.ptr<1>):
    "nvvm.cp.async.shared.global"(%arg115, %arg116) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f39"}> ({
    "nvvm.cp.async.wait.group"() <{n = 3 : i32}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xi16>, vector<4xi8>, i32) -> (), sym_name = "f40"}> ({
  ^bb0(%arg112: vector<2xi16>, %arg113: vector<4xi8>, %arg114: i32):
    %61 = "nvvm.dot.accumulate.2way"(%arg112, %arg113, %arg114) <{a_type = #nvvm.dot_accumulate_type<signed>, b_hi = false, b_type = #nvvm.dot_accumulate_type<signed>}> {foo} : (vector<2xi16>, vector<4xi8>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi8>, vector<4xi8>, i32) -> (), sym_name = "f41"}> ({
  ^bb0(%arg109: vector<4xi8>, %arg110: vector<4xi8>, %arg111: i32):
    %60 = "nvvm.dot.accumulate.4way"(%arg109, %arg110, %arg111) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<unsigned>}> {foo} : (vector<4xi8>, vector<4xi8>, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f42"}> ({
  ^bb0(%arg108: i32):
    %59 = "nvvm.elect.sync"(%arg108) : (i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f43"}> ({
    "nvvm.exit"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f44"}> ({
    "nvvm.fence.mbarrier.init"() {foo} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f45"}> ({
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "f46"}> ({
  ^bb0(%arg106: !llvm.ptr, %arg107: i32):
    "nvvm.fence.proxy.acquire"(%arg106, %arg107) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<gpu>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f47"}> ({
    "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<gpu>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f48"}> ({
    "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f49"}> ({
    "nvvm.fence.sc.cluster"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f50"}> ({
    "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f51"}> ({
    "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> {foo} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xf16>, vector<2xf16>, i1) -> (), sym_name = "f52"}> ({
  ^bb0(%arg103: vector<2xf16>, %arg104: vector<2xf16>, %arg105: i1):
    "nvvm.inline_ptx"(%arg103, %arg104, %arg105) <{operandSegmentSizes = array<i32: 1, 1, 1>, ptxCode = "foo"}> : (vector<2xf16>, vector<2xf16>, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "f53"}> ({
  ^bb0(%arg101: !llvm.ptr, %arg102: i32):
    %58 = "nvvm.mapa"(%arg101, %arg102) : (!llvm.ptr, i32) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f54"}> ({
  ^bb0(%arg99: i32, %arg100: i32):
    %57 = "nvvm.match.sync"(%arg99, %arg100) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "f55"}> ({
  ^bb0(%arg97: !llvm.ptr, %arg98: i32):
    %56 = "nvvm.mbarrier.arrive"(%arg97, %arg98) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<7>, i32) -> (), sym_name = "f56"}> ({
  ^bb0(%arg95: !llvm.ptr<7>, %arg96: i32):
    "nvvm.mbarrier.arrive.expect_tx"(%arg95, %arg96) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "f57"}> ({
  ^bb0(%arg93: !llvm.ptr<3>, %arg94: i32):
    %55 = "nvvm.mbarrier.arrive.nocomplete"(%arg93, %arg94) : (!llvm.ptr<3>, i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "f58"}> ({
  ^bb0(%arg92: !llvm.ptr<3>):
    "nvvm.mbarrier.arrive_drop"(%arg92) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "f59"}> ({
  ^bb0(%arg90: !llvm.ptr<3>, %arg91: i32):
    "nvvm.mbarrier.arrive_drop.expect_tx"(%arg90, %arg91) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "f60"}> ({
  ^bb0(%arg88: !llvm.ptr<3>, %arg89: i32):
    %54 = "nvvm.mbarrier.arrive_drop.nocomplete"(%arg88, %arg89) {foo} : (!llvm.ptr<3>, i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "f61"}> ({
  ^bb0(%arg86: !llvm.ptr<3>, %arg87: i32):
    "nvvm.mbarrier.complete_tx"(%arg86, %arg87) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<7>, i32) -> (), sym_name = "f62"}> ({
  ^bb0(%arg84: !llvm.ptr<7>, %arg85: i32):
    "nvvm.mbarrier.expect_tx"(%arg84, %arg85) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, i32) -> (), sym_name = "f63"}> ({
  ^bb0(%arg82: !llvm.ptr, %arg83: i32):
    "nvvm.mbarrier.init"(%arg82, %arg83) {foo} : (!llvm.ptr, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "f64"}> ({
  ^bb0(%arg81: !llvm.ptr<3>):
    "nvvm.mbarrier.inval"(%arg81) : (!llvm.ptr<3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, i64) -> (), sym_name = "f65"}> ({
  ^bb0(%arg79: !llvm.ptr<3>, %arg80: i64):
    %53 = "nvvm.mbarrier.test.wait"(%arg79, %arg80) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> {foo} : (!llvm.ptr<3>, i64) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "f66"}> ({
  ^bb0(%arg77: !llvm.ptr<3>, %arg78: i32):
    %52 = "nvvm.mbarrier.try_wait"(%arg77, %arg78) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> {foo} : (!llvm.ptr<3>, i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, i32, i32) -> (), sym_name = "f67"}> ({
  ^bb0(%arg74: !llvm.ptr<3>, %arg75: i32, %arg76: i32):
    "nvvm.mbarrier.try_wait.parity"(%arg74, %arg75, %arg76) {foo} : (!llvm.ptr<3>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f68"}> ({
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cluster>}> {foo} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f69"}> ({
  ^bb0(%arg73: i32):
    "nvvm.nanosleep"(%arg73) {foo} : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f70"}> ({
    "nvvm.pmevent"() <{maskedEventId = 16 : i16}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "f71"}> ({
  ^bb0(%arg72: !llvm.ptr):
    "nvvm.prefetch"(%arg72) <{in_param_space, tensormap}> {foo} : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f72"}> ({
  ^bb0(%arg70: i32, %arg71: i32):
    %51 = "nvvm.prmt"(%arg70, %arg71) <{mode = #nvvm.permute_mode<ecl>}> : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "f73"}> ({
  ^bb0(%arg69: f32):
    %50 = "nvvm.rcp.approx.ftz.f"(%arg69) : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f74"}> ({
    %49 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f75"}> ({
    %48 = "nvvm.read.ptx.sreg.clock"() : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f76"}> ({
    %47 = "nvvm.read.ptx.sreg.clock64"() {foo} : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f77"}> ({
    %46 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f78"}> ({
    %45 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f79"}> ({
    %44 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f80"}> ({
    %43 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f81"}> ({
    %42 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f82"}> ({
    %41 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f83"}> ({
    %40 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() <{range = #llvm.constant_range<i32, 0, 32>}> {foo} : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f84"}> ({
    %39 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f85"}> ({
    %38 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f86"}> ({
    %37 = "nvvm.read.ptx.sreg.clusterid.y"() {foo} : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f87"}> ({
    %36 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f88"}> ({
    %35 = "nvvm.read.ptx.sreg.ctaid.x"() {foo} : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f89"}> ({
    %34 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f90"}> ({
    %33 = "nvvm.read.ptx.sreg.ctaid.z"() {foo} : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f91"}> ({
    %32 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f92"}> ({
    %31 = "nvvm.read.ptx.sreg.globaltimer"() : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f93"}> ({
    %30 = "nvvm.read.ptx.sreg.globaltimer.lo"() {foo} : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f94"}> ({
    %29 = "nvvm.read.ptx.sreg.gridid"() : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f95"}> ({
    %28 = "nvvm.read.ptx.sreg.laneid"() {foo} : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f96"}> ({
    %27 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f97"}> ({
    %26 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f98"}> ({
    %25 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f99"}> ({
    %24 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f100"}> ({
    %23 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f101"}> ({
    %22 = "nvvm.read.ptx.sreg.nclusterid.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f102"}> ({
    %21 = "nvvm.read.ptx.sreg.nclusterid.y"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f103"}> ({
    %20 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f104"}> ({
    %19 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f105"}> ({
    %18 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f106"}> ({
    %17 = "nvvm.read.ptx.sreg.nctaid.z"() {foo} : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f107"}> ({
    %16 = "nvvm.read.ptx.sreg.nsmid"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f108"}> ({
    %15 = "nvvm.read.ptx.sreg.ntid.x"() : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f109"}> ({
    %14 = "nvvm.read.ptx.sreg.ntid.y"() : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f110"}> ({
    %13 = "nvvm.read.ptx.sreg.ntid.z"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f111"}> ({
    %12 = "nvvm.read.ptx.sreg.nwarpid"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f112"}> ({
    %11 = "nvvm.read.ptx.sreg.smid"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f113"}> ({
    %10 = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f114"}> ({
    %9 = "nvvm.read.ptx.sreg.tid.y"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f115"}> ({
    %8 = "nvvm.read.ptx.sreg.tid.z"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> vector<2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f116"}> ({
    %7 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f117"}> ({
    %6 = "nvvm.read.ptx.sreg.warpid"() {foo} : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f118"}> ({
    %5 = "nvvm.read.ptx.sreg.warpsize"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f119"}> ({
  ^bb0(%arg67: i32, %arg68: i32):
    %4 = "nvvm.redux.sync"(%arg67, %arg68) <{abs = false, kind = #nvvm<redux_kind umin>, nan = false}> : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f120"}> ({
    "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 32 : i32}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i32, i32) -> (), sym_name = "f121"}> ({
  ^bb0(%arg63: i32, %arg64: i32, %arg65: i32, %arg66: i32):
    %3 = "nvvm.shfl.sync"(%arg63, %arg64, %arg65, %arg66) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, i64) -> (), sym_name = "f122"}> ({
  ^bb0(%arg61: !llvm.ptr, %arg62: i64):
    "nvvm.st.bulk"(%arg61, %arg62) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "f123"}> ({
  ^bb0(%arg59: !llvm.ptr<3>, %arg60: i32):
    "nvvm.stmatrix"(%arg59, %arg60) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "f124"}> ({
  ^bb0(%arg57: !llvm.ptr<3>, %arg58: i32):
    "nvvm.tcgen05.alloc"(%arg57, %arg58) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<3>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<1>) -> (), sym_name = "f125"}> ({
  ^bb0(%arg56: !llvm.ptr<1>):
    "nvvm.tcgen05.commit"(%arg56) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>, i64) -> (), sym_name = "f126"}> ({
  ^bb0(%arg54: !llvm.ptr<6>, %arg55: i64):
    "nvvm.tcgen05.cp"(%arg54, %arg55) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_128x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}> : (!llvm.ptr<6>, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>, i32) -> (), sym_name = "f127"}> ({
  ^bb0(%arg52: !llvm.ptr<6>, %arg53: i32):
    "nvvm.tcgen05.dealloc"(%arg52, %arg53) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f128"}> ({
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>) -> (), sym_name = "f129"}> ({
  ^bb0(%arg51: !llvm.ptr<6>):
    %2 = "nvvm.tcgen05.ld"(%arg51) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>) -> vector<64xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>) -> (), sym_name = "f130"}> ({
  ^bb0(%arg44: !llvm.ptr<6>, %arg45: i64, %arg46: i64, %arg47: i32, %arg48: i1, %arg49: i64, %arg50: vector<4xi32>):
    "nvvm.tcgen05.mma"(%arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> (), sym_name = "f131"}> ({
  ^bb0(%arg37: !llvm.ptr<6>, %arg38: !llvm.ptr<6>, %arg39: i64, %arg40: i32, %arg41: i1, %arg42: !llvm.ptr<6>, %arg43: !llvm.ptr<6>):
    "nvvm.tcgen05.mma.block_scale"(%arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> {foo} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> (), sym_name = "f132"}> ({
  ^bb0(%arg31: !llvm.ptr<6>, %arg32: !llvm.ptr<6>, %arg33: i64, %arg34: i32, %arg35: i1, %arg36: !llvm.ptr<6>):
    "nvvm.tcgen05.mma.sp"(%arg31, %arg32, %arg33, %arg34, %arg35, %arg36) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> (), sym_name = "f133"}> ({
  ^bb0(%arg23: !llvm.ptr<6>, %arg24: !llvm.ptr<6>, %arg25: i64, %arg26: i32, %arg27: i1, %arg28: !llvm.ptr<6>, %arg29: !llvm.ptr<6>, %arg30: !llvm.ptr<6>):
    "nvvm.tcgen05.mma.sp.block_scale"(%arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> (), sym_name = "f134"}> ({
  ^bb0(%arg18: !llvm.ptr<6>, %arg19: !llvm.ptr<6>, %arg20: i64, %arg21: i32, %arg22: i1):
    "nvvm.tcgen05.mma.ws"(%arg18, %arg19, %arg20, %arg21, %arg22) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> (), sym_name = "f135"}> ({
  ^bb0(%arg12: !llvm.ptr<6>, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i1, %arg17: !llvm.ptr<6>):
    "nvvm.tcgen05.mma.ws.sp"(%arg12, %arg13, %arg14, %arg15, %arg16, %arg17) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i32, i8, i1, i8) -> (), sym_name = "f136"}> ({
  ^bb0(%arg6: i32, %arg7: i32, %arg8: i32, %arg9: i8, %arg10: i1, %arg11: i8):
    %1 = "nvvm.tcgen05.mma_smem_desc"(%arg6, %arg7, %arg8, %arg9, %arg10, %arg11) : (i32, i32, i32, i8, i1, i8) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f137"}> ({
    "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_1>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>) -> (), sym_name = "f138"}> ({
  ^bb0(%arg5: !llvm.ptr<6>):
    "nvvm.tcgen05.shift"(%arg5) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<6>, vector<8xi32>, i64) -> (), sym_name = "f139"}> ({
  ^bb0(%arg2: !llvm.ptr<6>, %arg3: vector<8xi32>, %arg4: i64):
    "nvvm.tcgen05.st"(%arg2, %arg3, %arg4) <{shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}> {foo} : (!llvm.ptr<6>, vector<8xi32>, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f140"}> ({
    "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<load>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "f141"}> ({
  ^bb0(%arg0: i32, %arg1: i1):
    %0 = "nvvm.vote.sync"(%arg0, %arg1) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f142"}> ({
    "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f143"}> ({
    "nvvm.wgmma.fence.aligned"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f144"}> ({
    "nvvm.wgmma.wait.group.sync.aligned"() <{group = 0 : i64}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

