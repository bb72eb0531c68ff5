#map = affine_map<(d0) -> (d0)>
module {
  func.func private @sees(f32) -> f32
  func.func @unused_results(%arg0: memref<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %1 = linalg.index 0 : index
      memref.store %out, %arg0[%1] : memref<?xf32>
      linalg.yield %out : f32
    } -> tensor<?xf32>
    %mapped = linalg.map { func.call {callee = @sees} } ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>)
    return %arg1 : tensor<?xf32>
  }
  func.func @in_a_loop(%arg0: memref<?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
      %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<?xf32>) {
      ^bb0(%out: f32):
        %4 = linalg.index 0 : index
        %5 = memref.load %arg0[%4] : memref<?xf32>
        linalg.yield %5 : f32
      } -> tensor<?xf32>
      %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<?xf32>) {
      ^bb0(%out: f32):
        %4 = linalg.index 0 : index
        %5 = memref.load %arg0[%4] : memref<?xf32>
        linalg.yield %5 : f32
      } -> tensor<?xf32>
      %3 = arith.addf %1, %2 : tensor<?xf32>
      scf.yield %3 : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
}

