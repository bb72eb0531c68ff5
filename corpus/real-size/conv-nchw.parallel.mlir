#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @conv(%arg0: memref<1x64x112x112xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<64x64x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<64xf32, strided<[?], offset: ?>>) -> memref<1x64x112x112xf32> {
    %c3 = arith.constant 3 : index
    %c112 = arith.constant 112 : index
    %c114 = arith.constant 114 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x64x114x114xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c64, %c114, %c114) step (%c1, %c1, %c1) {
      memref.store %cst, %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x64x114x114xf32>
      scf.reduce 
    }
    %subview = memref.subview %alloc[0, 0, 1, 1] [1, 64, 112, 112] [1, 1, 1, 1] : memref<1x64x114x114xf32> to memref<1x64x112x112xf32, strided<[831744, 12996, 114, 1], offset: 115>>
    memref.copy %arg0, %subview : memref<1x64x112x112xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x64x112x112xf32, strided<[831744, 12996, 114, 1], offset: 115>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x64x112x112xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c64, %c112, %c112) step (%c1, %c1, %c1) {
      memref.store %cst, %alloc_0[%c0, %arg3, %arg4, %arg5] : memref<1x64x112x112xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c64, %c112, %c112) step (%c1, %c1, %c1) {
      scf.for %arg6 = %c0 to %c64 step %c1 {
        scf.for %arg7 = %c0 to %c3 step %c1 {
          scf.for %arg8 = %c0 to %c3 step %c1 {
            %0 = affine.apply #map(%arg4, %arg7)
            %1 = affine.apply #map(%arg5, %arg8)
            %2 = memref.load %alloc[%c0, %arg6, %0, %1] : memref<1x64x114x114xf32>
            %3 = memref.load %arg1[%arg3, %arg6, %arg7, %arg8] : memref<64x64x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>
            %4 = memref.load %alloc_0[%c0, %arg3, %arg4, %arg5] : memref<1x64x112x112xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc_0[%c0, %arg3, %arg4, %arg5] : memref<1x64x112x112xf32>
          }
        }
      }
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c64, %c112, %c112) step (%c1, %c1, %c1) {
      %0 = memref.load %alloc_0[%c0, %arg3, %arg4, %arg5] : memref<1x64x112x112xf32>
      %1 = memref.load %arg2[%arg3] : memref<64xf32, strided<[?], offset: ?>>
      %2 = arith.addf %0, %1 : f32
      %3 = arith.maximumf %2, %cst : f32
      memref.store %3, %alloc_0[%c0, %arg3, %arg4, %arg5] : memref<1x64x112x112xf32>
      scf.reduce 
    }
    return %alloc_0 : memref<1x64x112x112xf32>
  }
}

