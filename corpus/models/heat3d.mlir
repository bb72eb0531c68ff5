// bufferize: tensors
#o = affine_map<(i, j, k) -> (i, j, k)>
func.func @heat(%u: tensor<18x18x18xf32>) -> tensor<18x18x18xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %dt = arith.constant 0.125 : f32
  %r:2 = scf.for %t = %c0 to %c100 step %c1 iter_args(%now = %u, %before = %u) -> (tensor<18x18x18xf32>, tensor<18x18x18xf32>) {
    %e = tensor.empty() : tensor<16x16x16xf32>
    %x = tensor.extract_slice %now[0, 1, 1] [16, 16, 16] [1, 1, 1] : tensor<18x18x18xf32> to tensor<16x16x16xf32>
    %y = tensor.extract_slice %now[1, 2, 1] [16, 16, 16] [1, 1, 1] : tensor<18x18x18xf32> to tensor<16x16x16xf32>
    %z = tensor.extract_slice %before[1, 1, 0] [16, 16, 16] [1, 1, 1] : tensor<18x18x18xf32> to tensor<16x16x16xf32>
    %n = linalg.generic {indexing_maps = [#o, #o, #o, #o], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x, %y, %z : tensor<16x16x16xf32>, tensor<16x16x16xf32>, tensor<16x16x16xf32>) outs(%e : tensor<16x16x16xf32>) {
    ^bb0(%b: f32, %c: f32, %d: f32, %q: f32):
      %0 = arith.addf %b, %c : f32
      %1 = arith.subf %0, %d : f32
      %2 = math.fma %1, %dt, %b : f32
      linalg.yield %2 : f32
    } -> tensor<16x16x16xf32>
    %next = tensor.insert_slice %n into %now[1, 1, 1] [16, 16, 16] [1, 1, 1] : tensor<16x16x16xf32> into tensor<18x18x18xf32>
    scf.yield %next, %now : tensor<18x18x18xf32>, tensor<18x18x18xf32>
  }
  return %r#0 : tensor<18x18x18xf32>
}
