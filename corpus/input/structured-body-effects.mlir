// What the bodies of structured operations do to memory counts as done by the operations.
#id = affine_map<(d0) -> (d0)>

func.func private @sees(f32) -> f32

func.func @unused_results(%log: memref<?xf32>, %t: tensor<?xf32>) -> tensor<?xf32> {
  %stores = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%t : tensor<?xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 : index
    memref.store %x, %log[%i] : memref<?xf32>
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %calls = linalg.map ins(%t : tensor<?xf32>) outs(%t : tensor<?xf32>)
    (%x: f32, %o: f32) {
      %y = func.call @sees(%x) : (f32) -> f32
      linalg.yield %y : f32
    }
  %loads = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%t : tensor<?xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 : index
    %y = memref.load %log[%i] : memref<?xf32>
    linalg.yield %y : f32
  } -> tensor<?xf32>
  return %t : tensor<?xf32>
}

func.func @in_a_loop(%table: memref<?xf32>, %t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%b = %t) -> (tensor<?xf32>) {
    %one = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%t : tensor<?xf32>) {
    ^bb0(%x: f32):
      %i = linalg.index 0 : index
      %y = memref.load %table[%i] : memref<?xf32>
      linalg.yield %y : f32
    } -> tensor<?xf32>
    %other = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%t : tensor<?xf32>) {
    ^bb0(%x: f32):
      %i = linalg.index 0 : index
      %y = memref.load %table[%i] : memref<?xf32>
      linalg.yield %y : f32
    } -> tensor<?xf32>
    %sum = arith.addf %one, %other : tensor<?xf32>
    scf.yield %sum : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
