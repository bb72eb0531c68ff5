func.func @two(%t: tensor<?x64x64xf32>, %n: index, %m: index, %p: index, %q: index) -> tensor<8x4x4xf32> {
  %v = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0, 0] [%n, 64, 64] [1, 1, 1] : tensor<?x64x64xf32> to tensor<?x64x64xf32>
  %1 = tensor.pad %0 low[0, 0, 0] high[%p, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : f32
  } : tensor<?x64x64xf32> to tensor<8x64x64xf32>
  %2 = tensor.extract_slice %1[0, 4, 0] [8, %m, 64] [1, 1, 1] : tensor<8x64x64xf32> to tensor<8x?x64xf32>
  %3 = tensor.pad %2 low[0, 0, 0] high[0, %q, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : f32
  } : tensor<8x?x64xf32> to tensor<8x4x64xf32>
  %4 = tensor.extract_slice %3[0, 0, 4] [8, 4, 4] [1, 1, 1] : tensor<8x4x64xf32> to tensor<8x4x4xf32>
  return %4 : tensor<8x4x4xf32>
}
func.func @partly(%t: tensor<?x64xf32>, %n: index, %m: index, %p: index, %q: index) -> tensor<4x?xf32> {
  %v = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%n, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, %m] [4, %n] [1, 1] : tensor<8x64xf32> to tensor<4x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %q] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return %3 : tensor<4x?xf32>
}
func.func @others(%t: tensor<?x64xf32>, %n: index, %m: index, %p: index, %q: index, %w: f32) -> (tensor<8x?xf32>, tensor<8x?xf32>) {
  %v = arith.constant 1.0 : f32
  %v2 = arith.constant 1.0 : f32
  %c8 = arith.constant 8 : index
  %0 = tensor.extract_slice %t[%q, 0] [%n, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, %m] [%c8, %n] [1, 1] : tensor<8x64xf32> to tensor<?x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %q] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v2 : f32
  } {note} : tensor<?x?xf32> to tensor<8x?xf32>
  %4 = tensor.extract_slice %1[0, %m] [8, %n] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %5 = tensor.pad %4 low[0, 0] high[0, %q] {
  ^bb0(%i: index, %j: index):
    tensor.yield %w : f32
  } : tensor<8x?xf32> to tensor<8x?xf32>
  return %3, %5 : tensor<8x?xf32>, tensor<8x?xf32>
}
