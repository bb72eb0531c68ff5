// bufferize: tensors
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#col = affine_map<(i, j) -> (j)>
func.func @layernorm(%x: tensor<?x256xf16>, %gamma: tensor<256xf32>, %beta: tensor<256xf32>) -> tensor<?x256xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 256.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %n = tensor.dim %x, %c0 : tensor<?x256xf16>
  %e = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %stats:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x256xf16>) outs(%z, %z : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%a: f16, %s: f32, %q: f32):
    %0 = arith.extf %a : f16 to f32
    %1 = arith.addf %s, %0 : f32
    %2 = math.fma %0, %0, %q : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  %eo = tensor.empty(%n) : tensor<?x256xf16>
  %r = linalg.generic {indexing_maps = [#id, #row, #row, #col, #col, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %stats#0, %stats#1, %gamma, %beta : tensor<?x256xf16>, tensor<?xf32>, tensor<?xf32>, tensor<256xf32>, tensor<256xf32>) outs(%eo : tensor<?x256xf16>) {
  ^bb0(%a: f16, %s: f32, %q: f32, %g: f32, %b: f32, %o: f16):
    %mean = arith.divf %s, %count : f32
    %square = arith.divf %q, %count : f32
    %m2 = arith.mulf %mean, %mean : f32
    %var = arith.subf %square, %m2 : f32
    %ve = arith.addf %var, %eps : f32
    %inv = math.rsqrt %ve : f32
    %af = arith.extf %a : f16 to f32
    %c = arith.subf %af, %mean : f32
    %1 = arith.mulf %c, %inv : f32
    %2 = math.fma %1, %g, %b : f32
    %3 = arith.truncf %2 : f32 to f16
    linalg.yield %3 : f16
  } -> tensor<?x256xf16>
  return %r : tensor<?x256xf16>
}
