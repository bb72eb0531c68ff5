#map = affine_map<()[s0] -> (s0 ceildiv 32)>
#map1 = affine_map<(d0) -> (d0 * 32)>
#map2 = affine_map<(d0)[s0] -> (d0 * 32 + 32, s0)>
module {
  func.func @gemm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    affine.for %arg3 = 0 to #map()[%dim] {
      affine.for %arg4 = 0 to #map()[%dim_1] {
        %alloc = memref.alloc() : memref<32x32xf32>
        affine.for %arg5 = 0 to 32 {
          affine.for %arg6 = 0 to 32 {
            affine.store %cst, %alloc[%arg5, %arg6] : memref<32x32xf32>
          }
        }
        affine.for %arg5 = #map1(%arg3) to min #map2(%arg3)[%dim] {
          affine.for %arg6 = #map1(%arg4) to min #map2(%arg4)[%dim_1] {
            %0 = affine.for %arg7 = 0 to %dim_0 iter_args(%arg8 = %cst) -> (f32) {
              %1 = affine.load %arg0[%arg5, %arg7] : memref<?x?xf32>
              %2 = affine.load %arg1[%arg7, %arg6] : memref<?x?xf32>
              %3 = arith.mulf %1, %2 : f32
              %4 = arith.addf %arg8, %3 : f32
              affine.yield %4 : f32
            }
            affine.store %0, %alloc[%arg5 - %arg3 * 32, %arg6 - %arg4 * 32] : memref<32x32xf32>
          }
        }
        affine.for %arg5 = #map1(%arg3) to min #map2(%arg3)[%dim] {
          affine.for %arg6 = #map1(%arg4) to min #map2(%arg4)[%dim_1] {
            %0 = affine.load %alloc[%arg5 - %arg3 * 32, %arg6 - %arg4 * 32] : memref<32x32xf32>
            affine.store %0, %arg2[%arg5, %arg6] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}

