#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @lower_rank(%arg0: i64, %arg1: vector<2xi64>) -> (i64, i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x3xi64>
    linalg.fill ins(%arg0 : i64) outs(%alloc : memref<2x3xi64>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x3xi64>
    vector.transfer_write %arg1, %alloc_0[%c0, %c0] {in_bounds = [true]} : vector<2xi64>, memref<2x3xi64>
    %0 = memref.load %alloc[%c0, %c0] : memref<2x3xi64>
    %1 = memref.load %alloc_0[%c1, %c1] : memref<2x3xi64>
    return %0, %1 : i64, i64
  }
  func.func @permuted_part(%arg0: i64, %arg1: memref<2x3xi64, strided<[?, ?], offset: ?>>, %arg2: vector<2x3xi64>) -> (i64, memref<2x3xi64>) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x3xi64>
    vector.transfer_write %arg2, %alloc[%c0, %c0] {permutation_map = #map} : vector<2x3xi64>, memref<2x3xi64>
    %0 = memref.load %arg1[%c0, %c0] : memref<2x3xi64, strided<[?, ?], offset: ?>>
    %cast = memref.cast %alloc : memref<2x3xi64> to memref<2x3xi64, strided<[?, ?], offset: ?>>
    return %0, %alloc : i64, memref<2x3xi64>
  }
  func.func @column(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5_i64 = arith.constant 5 : i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x2xi64>
    linalg.fill ins(%c5_i64 : i64) outs(%alloc : memref<3x2xi64>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    linalg.map outs(%alloc_0 : memref<3xi64>)
      (%init: i64) {
        linalg.yield %arg0 : i64
      }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<3x2xi64>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%alloc_0 : memref<3xi64>) outs(%alloc_1 : memref<3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    }
    %0 = memref.load %alloc[%c0, %c0] : memref<3x2xi64>
    %1 = memref.load %alloc_1[%c1, %c1] : memref<3x2xi64>
    %2 = arith.addi %0, %1 : i64
    return %2 : i64
  }
  func.func @no_iterations(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5_i64 = arith.constant 5 : i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    linalg.fill ins(%c5_i64 : i64) outs(%alloc : memref<3xi64>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3x0xi64>
    linalg.map outs(%alloc_0 : memref<3x0xi64>)
      (%init: i64) {
        linalg.yield %arg0 : i64
      }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%alloc_0 : memref<3x0xi64>) outs(%alloc_1 : memref<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    }
    %0 = memref.load %alloc[%c0] : memref<3xi64>
    %1 = memref.load %alloc_1[%c1] : memref<3xi64>
    %2 = arith.addi %0, %1 : i64
    return %2 : i64
  }
  func.func @unsigned_bounds(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %c5_i64 = arith.constant 5 : i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    linalg.fill ins(%c5_i64 : i64) outs(%alloc : memref<3xi64>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    %0 = scf.for unsigned %arg1 = %c-1 to %c1 step %c1 iter_args(%arg2 = %alloc_0) -> (memref<3xi64>) {
      linalg.fill ins(%arg0 : i64) outs(%arg2 : memref<3xi64>)
      scf.yield %arg2 : memref<3xi64>
    }
    %1 = memref.load %alloc[%c0] : memref<3xi64>
    %2 = memref.load %0[%c0] : memref<3xi64>
    %3 = arith.addi %2, %1 : i64
    return %3 : i64
  }
}

