#map = affine_map<(d0) -> (d0 floordiv 2)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<?x?xf32>) {
    %cst = arith.constant 7.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg2, %c1 : memref<?x?xf32>
    scf.for %arg3 = %c0 to %dim_0 step %c1 {
      scf.for %arg4 = %c0 to %dim step %c1 {
        %0 = affine.apply #map(%arg3)
        %1 = affine.apply #map1(%arg4)
        %2 = memref.load %arg0[%0, %1] : memref<?x?xf32>
        %3 = arith.addf %2, %cst : f32
        %4 = affine.apply #map2()[%arg3]
        memref.store %3, %arg1[%4] : memref<?xf32>
        memref.store %3, %arg2[%arg4, %arg3] : memref<?x?xf32>
      }
    }
    return
  }
}

