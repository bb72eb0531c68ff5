#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @jacobi(%arg0: memref<1026x1026xf64, strided<[?, ?], offset: ?>>, %arg1: index) -> memref<1026x1026xf64, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.500000e-01 : f64
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024x1024xf64>
      %subview = memref.subview %arg0[0, 1] [1024, 1024] [1, 1] : memref<1026x1026xf64, strided<[?, ?], offset: ?>> to memref<1024x1024xf64, strided<[?, ?], offset: ?>>
      %subview_0 = memref.subview %arg0[2, 1] [1024, 1024] [1, 1] : memref<1026x1026xf64, strided<[?, ?], offset: ?>> to memref<1024x1024xf64, strided<[?, ?], offset: ?>>
      %subview_1 = memref.subview %arg0[1, 0] [1024, 1024] [1, 1] : memref<1026x1026xf64, strided<[?, ?], offset: ?>> to memref<1024x1024xf64, strided<[?, ?], offset: ?>>
      %subview_2 = memref.subview %arg0[1, 2] [1024, 1024] [1, 1] : memref<1026x1026xf64, strided<[?, ?], offset: ?>> to memref<1024x1024xf64, strided<[?, ?], offset: ?>>
      linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%subview, %subview_0, %subview_1, %subview_2 : memref<1024x1024xf64, strided<[?, ?], offset: ?>>, memref<1024x1024xf64, strided<[?, ?], offset: ?>>, memref<1024x1024xf64, strided<[?, ?], offset: ?>>, memref<1024x1024xf64, strided<[?, ?], offset: ?>>) outs(%alloc : memref<1024x1024xf64>) {
      ^bb0(%in: f64, %in_4: f64, %in_5: f64, %in_6: f64, %out: f64):
        %0 = arith.addf %in, %in_4 : f64
        %1 = arith.addf %in_5, %in_6 : f64
        %2 = arith.addf %0, %1 : f64
        %3 = arith.mulf %2, %cst : f64
        linalg.yield %3 : f64
      }
      %subview_3 = memref.subview %arg0[1, 1] [1024, 1024] [1, 1] : memref<1026x1026xf64, strided<[?, ?], offset: ?>> to memref<1024x1024xf64, strided<[?, ?], offset: ?>>
      memref.copy %alloc, %subview_3 : memref<1024x1024xf64> to memref<1024x1024xf64, strided<[?, ?], offset: ?>>
    }
    return %arg0 : memref<1026x1026xf64, strided<[?, ?], offset: ?>>
  }
}

