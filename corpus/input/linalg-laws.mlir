func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>]
      ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?x?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a, %b : memref<?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a, %b : memref<?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>]
      ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>]
      ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d2, d1)>]
      ins(%a, %b : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// -----

func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d0 + d1)>]
      ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = linalg.matmul indexing_maps = [i32] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = linalg.contract indexing_maps = [i32] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = linalg.contract indexing_maps [i32] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [i32] ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = linalg.matmul {indexing_maps = []} ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----

func.func @f(%a: tensor<4x4xf32>) {
  %0 = linalg.matmul <{indexing_maps = 1 : i32}> ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %y, %x : f32
    %1 = math.absf %0 : f32
    %2 = arith.addf %1, %z : f32
    %3 = arith.negf %2 : f32
    linalg.yield %3 : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %y, %x : f32
    %2 = arith.subf %z, %0 : f32
    linalg.yield %2 : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %x : f32
    %2 = arith.addf %z, %0 : f32
    linalg.yield %2 : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %2 = arith.addf %x, %0 : f32
    linalg.yield %2 : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}
// -----

func.func @f(%a: memref<1x4x1xf32>, %b: memref<1x1x1xf32>) {
  linalg.conv_1d_nwc_wcf {strides = dense<0> : tensor<1xi64>} ins(%a, %b : memref<1x4x1xf32>, memref<1x1x1xf32>) outs(%a : memref<1x4x1xf32>)
  return
}
// -----

func.func @f(%a: memref<1x4x1xf32>, %b: memref<1x1x1xf32>) {
  linalg.conv_1d_nwc_wcf {linalg.memoized_indexing_maps = [affine_map<(n, w, f, k, c) -> (n, w - k, c)>,
      affine_map<(n, w, f, k, c) -> (k + 1, c, f)>, affine_map<(n, w, f, k, c) -> (n, w, f)>]}
      ins(%a, %b : memref<1x4x1xf32>, memref<1x1x1xf32>) outs(%a : memref<1x4x1xf32>)
  return
}
// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return
}
// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  %0:2 = linalg.reduce { arith.addf } ins(%a : tensor<4x4xf32>) outs(%b, %b : tensor<4xf32>, tensor<4xf32>) dimensions = [1]
  return
}
