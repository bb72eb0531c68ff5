// bufferize: tensors
#row = affine_map<(i, j) -> (i, j)>
#sum = affine_map<(i, j) -> (i)>
func.func @attention(%q: tensor<32x16xf32>, %k: tensor<32x16xf32>, %v: tensor<32x16xf32>, %mask: tensor<32x32xi1>) -> tensor<32x16xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.25 : f32
  %e0 = tensor.empty() : tensor<16x32xf32>
  %kt = linalg.transpose ins(%k : tensor<32x16xf32>) outs(%e0 : tensor<16x32xf32>) permutation = [1, 0]
  %e1 = tensor.empty() : tensor<32x32xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<32x32xf32>) -> tensor<32x32xf32>
  %s = linalg.matmul ins(%q, %kt : tensor<32x16xf32>, tensor<16x32xf32>) outs(%f1 : tensor<32x32xf32>) -> tensor<32x32xf32>
  %m = linalg.generic {indexing_maps = [#row, #row, #row], iterator_types = ["parallel", "parallel"]}
      ins(%s, %mask : tensor<32x32xf32>, tensor<32x32xi1>) outs(%e1 : tensor<32x32xf32>) {
  ^bb0(%x: f32, %on: i1, %o: f32):
    %y = arith.mulf %x, %scale : f32
    %z = arith.select %on, %y, %low : f32
    linalg.yield %z : f32
  } -> tensor<32x32xf32>
  %e2 = tensor.empty() : tensor<32xf32>
  %f2 = linalg.fill ins(%low : f32) outs(%e2 : tensor<32xf32>) -> tensor<32xf32>
  %max = linalg.reduce ins(%m : tensor<32x32xf32>) outs(%f2 : tensor<32xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      %c = arith.maximumf %a, %b : f32
      linalg.yield %c : f32
    }
  %p = linalg.generic {indexing_maps = [#row, #sum, #row], iterator_types = ["parallel", "parallel"]}
      ins(%m, %max : tensor<32x32xf32>, tensor<32xf32>) outs(%e1 : tensor<32x32xf32>) {
  ^bb0(%x: f32, %t: f32, %o: f32):
    %y = arith.subf %x, %t : f32
    %z = math.exp %y : f32
    linalg.yield %z : f32
  } -> tensor<32x32xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<32xf32>) -> tensor<32xf32>
  %sum = linalg.reduce ins(%p : tensor<32x32xf32>) outs(%f3 : tensor<32xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      %c = arith.addf %a, %b : f32
      linalg.yield %c : f32
    }
  %n = linalg.generic {indexing_maps = [#row, #sum, #row], iterator_types = ["parallel", "parallel"]}
      ins(%p, %sum : tensor<32x32xf32>, tensor<32xf32>) outs(%e1 : tensor<32x32xf32>) {
  ^bb0(%x: f32, %t: f32, %o: f32):
    %y = arith.divf %x, %t : f32
    linalg.yield %y : f32
  } -> tensor<32x32xf32>
  %e3 = tensor.empty() : tensor<32x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<32x16xf32>) -> tensor<32x16xf32>
  %r = linalg.matmul ins(%n, %v : tensor<32x32xf32>, tensor<32x16xf32>) outs(%f4 : tensor<32x16xf32>) -> tensor<32x16xf32>
  return %r : tensor<32x16xf32>
}
