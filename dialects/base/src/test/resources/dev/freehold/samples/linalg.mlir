module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: f32) {
    %cast = memref.cast %arg0 : memref<4x4xf32> to memref<?x?xf32>
    linalg.fill ins(%arg1 : f32) outs(%cast : memref<?x?xf32>)
    linalg.copy ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    linalg.add ins(%cast, %cast : memref<?x?xf32>, memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    linalg.matmul ins(%cast, %cast : memref<?x?xf32>, memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    linalg.transpose ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>) permutation = [1, 0] 
    linalg.map { math.exp } ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    return
  }
}
// -----
module {
  func.func @products(%arg0: memref<8xf32>, %arg1: memref<8x8xf32>, %arg2: memref<f32>, %arg3: memref<8xf32>) {
    linalg.dot ins(%arg0, %arg3 : memref<8xf32>, memref<8xf32>) outs(%arg2 : memref<f32>)
    linalg.matvec ins(%arg1, %arg0 : memref<8x8xf32>, memref<8xf32>) outs(%arg3 : memref<8xf32>)
    linalg.ceil ins(%arg3 : memref<8xf32>) outs(%arg3 : memref<8xf32>)
    linalg.max ins(%arg3, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg3 : memref<8xf32>)
    return
  }
}
// -----
module {
  func.func @channels_last(%arg0: memref<1x8x8x3xf32>, %arg1: memref<4x3x3x3xf32>, %arg2: memref<3x3x3x4xf32>, %arg3: memref<3x3x3xf32>, %arg4: memref<1x6x6x4xf32>, %arg5: memref<1x6x6x3xf32>, %arg6: memref<3x3xf32>) {
    linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<1x8x8x3xf32>, memref<4x3x3x3xf32>) outs(%arg4 : memref<1x6x6x4xf32>)
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>} ins(%arg0, %arg2 : memref<1x8x8x3xf32>, memref<3x3x3x4xf32>) outs(%arg4 : memref<1x6x6x4xf32>)
    linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg3 : memref<1x8x8x3xf32>, memref<3x3x3xf32>) outs(%arg5 : memref<1x6x6x3xf32>)
    linalg.pooling_nhwc_max ins(%arg0, %arg6 : memref<1x8x8x3xf32>, memref<3x3xf32>) outs(%arg5 : memref<1x6x6x3xf32>)
    linalg.pooling_nhwc_sum ins(%arg0, %arg6 : memref<1x8x8x3xf32>, memref<3x3xf32>) outs(%arg5 : memref<1x6x6x3xf32>)
    return
  }
}
// -----
module {
  func.func @b(%arg0: memref<1x9x9x3xf32>, %arg1: memref<3x3x3x2xf32>, %arg2: memref<1x7x7x3x2xf32>) -> index {
    linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x9x9x3xf32>, memref<3x3x3x2xf32>) outs(%arg2 : memref<1x7x7x3x2xf32>)
    %vscale = vector.vscale
    memref.alloca_scope  {
    }
    %0 = memref.alloca_scope  -> (index) {
      %c5 = arith.constant 5 : index
      memref.alloca_scope.return %c5 : index
    }
    %1 = arith.addi %0, %vscale : index
    return %1 : index
  }
}
// -----
module {
  func.func @convolutions(%arg0: memref<1x3x8x8xf32>, %arg1: memref<4x3x3x3xf32>, %arg2: memref<1x4x6x6xf32>, %arg3: memref<2x2xf32>, %arg4: memref<1x4x3x3xf32>) {
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x3x8x8xf32>, memref<4x3x3x3xf32>) outs(%arg2 : memref<1x4x6x6xf32>)
    linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg2, %arg3 : memref<1x4x6x6xf32>, memref<2x2xf32>) outs(%arg4 : memref<1x4x3x3xf32>)
    linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>} ins(%arg2, %arg3 : memref<1x4x6x6xf32>, memref<2x2xf32>) outs(%arg4 : memref<1x4x3x3xf32>)
    return
  }
}
// -----
module {
  func.func @elementwise(%arg0: memref<4x?xf32>, %arg1: memref<4x?xf32, strided<[?, 1], offset: ?>>) {
    linalg.mul ins(%arg0, %arg1 : memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>) outs(%arg0 : memref<4x?xf32>)
    linalg.sub ins(%arg0, %arg1 : memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>) outs(%arg0 : memref<4x?xf32>)
    linalg.negf ins(%arg0 : memref<4x?xf32>) outs(%arg0 : memref<4x?xf32>)
    return
  }
}
// -----
module {
  func.func @a(%arg0: memref<2x3x4x8xf32>, %arg1: memref<5x3x2x8xf32>, %arg2: memref<2x5x4x2xf32>, %arg3: memref<1x3x9xf32>, %arg4: memref<4x3x3xf32>, %arg5: memref<1x4x7xf32>, %arg6: memref<3xf32>, %arg7: memref<1x3x7xf32>) {
    linalg.mmt4d ins(%arg0, %arg1 : memref<2x3x4x8xf32>, memref<5x3x2x8xf32>) outs(%arg2 : memref<2x5x4x2xf32>)
    linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%arg3, %arg4 : memref<1x3x9xf32>, memref<4x3x3xf32>) outs(%arg5 : memref<1x4x7xf32>)
    linalg.pooling_ncw_sum {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%arg3, %arg6 : memref<1x3x9xf32>, memref<3xf32>) outs(%arg7 : memref<1x3x7xf32>)
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @elements(%arg0: memref<4xf32>) {
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xf32>) {
    ^bb0(%out: f32):
      %0 = linalg.index 0 : index
      %alloc = memref.alloc() : memref<4xf32>
      memref.store %out, %alloc[%0] : memref<4xf32>
      %1 = memref.load %alloc[%0] : memref<4xf32>
      linalg.yield %1 : f32
    }
    return
  }
}
// -----
module {
  func.func @quantized(%arg0: memref<2x3xi8>, %arg1: memref<3x4xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x4xi32>) {
    linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3xi8>, memref<3x4xi8>, i32, i32) outs(%arg4 : memref<2x4xi32>)
    return
  }
}
// -----
module {
  func.func @b(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x16xf32>, %arg2: memref<2x4x16xf32>, %arg3: memref<4x16xf32>) {
    linalg.batch_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg2 : memref<2x4x16xf32>)
    linalg.batch_matmul {a} ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg2 : memref<2x4x16xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg2 : memref<2x4x16xf32>)
    linalg.batch_reduce_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg3 : memref<4x16xf32>)
    linalg.batch_reduce_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%arg3 : memref<4x16xf32>)
    return
  }
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @e(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xi1>) {
    linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<add> {a = 3 : i64} ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] {a = 3 : i64} ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x4xf32>) outs(%arg2 : memref<4x8xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg3, %arg0, %arg0 : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    return
  }
}
// -----
module {
  func.func @learned(%arg0: f32, %arg1: tensor<?xf32>, %arg2: tensor<?x?xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
    %reduced = linalg.reduce { arith.addf } ins(%arg2 : tensor<?x?xf32>) outs(%arg1 : tensor<?xf32>) dimensions = [0] 
    %cast_0 = tensor.cast %reduced : tensor<?xf32> to tensor<4xf32>
    return %cast, %cast_0 : tensor<4xf32>, tensor<4xf32>
  }
}
// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @c(%arg0: memref<4x8xf32>, %arg1: memref<8x16xf32>, %arg2: memref<4x16xf32>) {
    linalg.contract indexing_maps = [#map, #map1, #map2] {x} ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x16xf32>) outs(%arg2 : memref<4x16xf32>)
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<8x4xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}
// -----
module {
  func.func @u2(%arg0: tensor<2x8x8x2xf32>, %arg1: index) -> tensor<13x15xf32> {
    %0 = tensor.empty() : tensor<16x16xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %0 : tensor<2x8x8x2xf32> -> tensor<16x16xf32>
    %extracted_slice = tensor.extract_slice %unpack[0, 0] [13, 15] [1, 1] : tensor<16x16xf32> to tensor<13x15xf32>
    return %extracted_slice : tensor<13x15xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) dimensions = [] 
    return %broadcasted : tensor<4xf32>
  }
}
// -----
module {
  func.func @c(%arg0: tensor<16x?xf32>, %arg1: tensor<16x?x?xf32>, %arg2: index) -> tensor<16x?x?xf32> {
    %c8 = arith.constant 8 : index
    %pack = linalg.pack %arg0 inner_dims_pos = [1] inner_tiles = [%c8] into %arg1 : tensor<16x?xf32> -> tensor<16x?x?xf32>
    return %pack : tensor<16x?x?xf32>
  }
}
// -----
module {
  func.func @w(%arg0: tensor<2x4x4x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<2x10x10x5xf32>, %arg3: tensor<6x6x2x2x2x5xf32>, %arg4: tensor<2x3x3x5xf32>) {
    %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg4 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<2x10x10x5xf32>) outs(%arg3 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
    return
  }
}
// -----
func.func @linalg_abs(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.abs ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_batch_matvec(%i0: tensor<?x?x?xf32>, %i1: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.batch_matvec ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @linalg_batch_mmt4d(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.batch_mmt4d ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_batch_vecmat(%i0: tensor<?x?xf32>, %i1: tensor<?x?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.batch_vecmat ins(%i0, %i1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @linalg_conv_1d(%i0: tensor<?xf32>, %i1: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.conv_1d ins(%i0, %i1 : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @linalg_conv_1d_nwc_wcf(%i0: tensor<?x?x?xf32>, %i1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.conv_1d_nwc_wcf ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @linalg_conv_2d(%i0: tensor<?x?xf32>, %i1: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.conv_2d ins(%i0, %i1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @linalg_conv_2d_nchw_fchw_q(%i0: tensor<?x?x?x?xf32>, %i1: tensor<?x?x?x?xf32>, %z0: i32, %z1: i32, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nchw_fchw_q ins(%i0, %i1, %z0, %z1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
func.func @linalg_conv_2d_ngchw_fgchw(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_ngchw_fgchw ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_conv_2d_ngchw_gfchw(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_ngchw_gfchw ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_conv_2d_ngchw_gfchw_q(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %z0: i32, %z1: i32, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_ngchw_gfchw_q ins(%i0, %i1, %z0, %z1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_conv_2d_nhwc_fhwc_q(%i0: tensor<?x?x?x?xf32>, %i1: tensor<?x?x?x?xf32>, %z0: i32, %z1: i32, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwc_fhwc_q ins(%i0, %i1, %z0, %z1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
func.func @linalg_conv_2d_nhwc_hwcf_q(%i0: tensor<?x?x?x?xf32>, %i1: tensor<?x?x?x?xf32>, %z0: i32, %z1: i32, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwc_hwcf_q ins(%i0, %i1, %z0, %z1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
func.func @linalg_conv_2d_nhwgc_gfhwc(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwgc_gfhwc ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_conv_2d_nhwgc_gfhwc_q(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %z0: i32, %z1: i32, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwgc_gfhwc_q ins(%i0, %i1, %z0, %z1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_conv_3d(%i0: tensor<?x?x?xf32>, %i1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.conv_3d ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @linalg_conv_3d_ncdhw_fcdhw(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_3d_ncdhw_fcdhw ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_conv_3d_ndhwc_dhwcf(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_3d_ndhwc_dhwcf ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_conv_3d_ndhwc_dhwcf_q(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %z0: i32, %z1: i32, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_3d_ndhwc_dhwcf_q ins(%i0, %i1, %z0, %z1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_depthwise_conv_1d_ncw_cw(%i0: tensor<?x?x?xf32>, %i1: tensor<?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.depthwise_conv_1d_ncw_cw ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @linalg_depthwise_conv_1d_nwc_wc(%i0: tensor<?x?x?xf32>, %i1: tensor<?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @linalg_depthwise_conv_1d_nwc_wcm(%i0: tensor<?x?x?xf32>, %i1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wcm ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
func.func @linalg_depthwise_conv_2d_nchw_chw(%i0: tensor<?x?x?x?xf32>, %i1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nchw_chw ins(%i0, %i1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
func.func @linalg_depthwise_conv_2d_nhwc_hwc_q(%i0: tensor<?x?x?x?xf32>, %i1: tensor<?x?x?xf32>, %z0: i32, %z1: i32, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%i0, %i1, %z0, %z1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
func.func @linalg_depthwise_conv_2d_nhwc_hwcm_q(%i0: tensor<?x?x?x?xf32>, %i1: tensor<?x?x?x?xf32>, %z0: i32, %z1: i32, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%i0, %i1, %z0, %z1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_depthwise_conv_3d_ncdhw_cdhw(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_depthwise_conv_3d_ndhwc_dhwc(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_depthwise_conv_3d_ndhwc_dhwcm(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?x?xf32>
}
func.func @linalg_div(%i0: tensor<f32>, %i1: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.div ins(%i0, %i1 : tensor<f32>, tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_div_unsigned(%i0: tensor<i32>, %i1: tensor<i32>, %o: tensor<i32>) -> tensor<i32> {
  %r = linalg.div_unsigned ins(%i0, %i1 : tensor<i32>, tensor<i32>) outs(%o : tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}
func.func @linalg_erf(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.erf ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_floor(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.floor ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_log(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.log ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_min(%i0: tensor<f32>, %i1: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.min ins(%i0, %i1 : tensor<f32>, tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_pooling_ncw_max(%i0: tensor<?x?x?xf32>, %i1: tensor<?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_ncw_max ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @linalg_pooling_ndhwc_max(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.pooling_ndhwc_max ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_pooling_ndhwc_min(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.pooling_ndhwc_min ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_pooling_ndhwc_sum(%i0: tensor<?x?x?x?x?xf32>, %i1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.pooling_ndhwc_sum ins(%i0, %i1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
func.func @linalg_pooling_nhwc_max_unsigned(%i0: tensor<?x?x?x?xi32>, %i1: tensor<?x?xi32>, %o: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nhwc_max_unsigned ins(%i0, %i1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%o : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
func.func @linalg_pooling_nhwc_min(%i0: tensor<?x?x?x?xf32>, %i1: tensor<?x?xf32>, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nhwc_min ins(%i0, %i1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
func.func @linalg_pooling_nhwc_min_unsigned(%i0: tensor<?x?x?x?xi32>, %i1: tensor<?x?xi32>, %o: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nhwc_min_unsigned ins(%i0, %i1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%o : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
func.func @linalg_pooling_nwc_max(%i0: tensor<?x?x?xf32>, %i1: tensor<?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_nwc_max ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @linalg_pooling_nwc_max_unsigned(%i0: tensor<?x?x?xi32>, %i1: tensor<?xi32>, %o: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_nwc_max_unsigned ins(%i0, %i1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%o : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}
func.func @linalg_pooling_nwc_min(%i0: tensor<?x?x?xf32>, %i1: tensor<?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_nwc_min ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @linalg_pooling_nwc_min_unsigned(%i0: tensor<?x?x?xi32>, %i1: tensor<?xi32>, %o: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_nwc_min_unsigned ins(%i0, %i1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%o : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}
func.func @linalg_pooling_nwc_sum(%i0: tensor<?x?x?xf32>, %i1: tensor<?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_nwc_sum ins(%i0, %i1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @linalg_powf(%i0: tensor<f32>, %i1: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.powf ins(%i0, %i1 : tensor<f32>, tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_quantized_batch_matmul(%i0: tensor<?x?x?xf32>, %i1: tensor<?x?x?xf32>, %z0: i32, %z1: i32, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.quantized_batch_matmul ins(%i0, %i1, %z0, %z1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @linalg_reciprocal(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.reciprocal ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_round(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.round ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_rsqrt(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.rsqrt ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_sqrt(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.sqrt ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_square(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.square ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_tanh(%i0: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.tanh ins(%i0 : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @linalg_vecmat(%i0: tensor<?xf32>, %i1: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.vecmat ins(%i0, %i1 : tensor<?xf32>, tensor<?x?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @linalg_fill_rng_2d(%min: f64, %max: f64, %seed: i32, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @linalg_select(%c: tensor<?xi1>, %a: tensor<?xf32>, %b: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.select ins(%c, %a, %b : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @linalg_winograd_output_transform(%v: tensor<6x6x1x1x2x2xf32>, %o: tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32> {
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x1x1x2x2xf32>) outs(%o : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  return %r : tensor<2x4x4x2xf32>
}
