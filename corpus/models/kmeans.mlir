// bufferize: tensors
#pc = affine_map<(p, c, d) -> (p, c)>
#pd = affine_map<(p, c, d) -> (p, d)>
#cd = affine_map<(p, c, d) -> (c, d)>
func.func private @nearest(%points: tensor<?x4xf32>, %centres: tensor<8x4xf32>) -> tensor<?xindex> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %far = arith.constant 3.4e38 : f32
  %n = tensor.dim %points, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %d = linalg.generic {indexing_maps = [#pd, #cd, #pc], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%points, %centres : tensor<?x4xf32>, tensor<8x4xf32>) outs(%z : tensor<?x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<?x8xf32>
  %ei = tensor.empty(%n) : tensor<?xindex>
  %zi = linalg.fill ins(%c0 : index) outs(%ei : tensor<?xindex>) -> tensor<?xindex>
  %ef = tensor.empty(%n) : tensor<?xf32>
  %zf = linalg.fill ins(%far : f32) outs(%ef : tensor<?xf32>) -> tensor<?xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%d : tensor<?x8xf32>) outs(%zf, %zi : tensor<?xf32>, tensor<?xindex>) {
  ^bb0(%x: f32, %best: f32, %at: index):
    %j = linalg.index 1 : index
    %less = arith.cmpf olt, %x, %best : f32
    %0 = arith.select %less, %x, %best : f32
    %1 = arith.select %less, %j, %at : index
    linalg.yield %0, %1 : f32, index
  } -> (tensor<?xf32>, tensor<?xindex>)
  return %r#1 : tensor<?xindex>
}
func.func @kmeans(%points: tensor<?x4xf32>, %start: tensor<8x4xf32>, %rounds: index) -> (tensor<8x4xf32>, tensor<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %points, %c0 : tensor<?x4xf32>
  %centres = scf.for %t = %c0 to %rounds step %c1 iter_args(%now = %start) -> tensor<8x4xf32> {
    %near = func.call @nearest(%points, %now) : (tensor<?x4xf32>, tensor<8x4xf32>) -> tensor<?xindex>
    %e = tensor.empty() : tensor<8x4xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %sums = scf.for %p = %c0 to %n step %c1 iter_args(%s = %z) -> tensor<8x4xf32> {
      %c = tensor.extract %near[%p] : tensor<?xindex>
      %row = scf.for %d = %c0 to %c4 step %c1 iter_args(%u = %s) -> tensor<8x4xf32> {
        %x = tensor.extract %points[%p, %d] : tensor<?x4xf32>
        %old = tensor.extract %u[%c, %d] : tensor<8x4xf32>
        %new = arith.addf %old, %x : f32
        %put = tensor.insert %new into %u[%c, %d] : tensor<8x4xf32>
        scf.yield %put : tensor<8x4xf32>
      }
      scf.yield %row : tensor<8x4xf32>
    }
    scf.yield %sums : tensor<8x4xf32>
  }
  %labels = call @nearest(%points, %centres) : (tensor<?x4xf32>, tensor<8x4xf32>) -> tensor<?xindex>
  return %centres, %labels : tensor<8x4xf32>, tensor<?xindex>
}
