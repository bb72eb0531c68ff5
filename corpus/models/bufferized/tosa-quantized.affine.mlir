#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @quantized(%arg0: memref<1x16x16x8xi8, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<16x3x3x8xi8, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<16xi32, strided<[?], offset: ?>>) -> memref<1x14x14x16xi8> {
    %c127_i32 = arith.constant 127 : i32
    %c-128_i32 = arith.constant -128 : i32
    %c3_i32 = arith.constant 3 : i32
    %c38_i8 = arith.constant 38 : i8
    %c1073741824_i32 = arith.constant 1073741824 : i32
    %c-5_i32 = arith.constant -5 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x16xi32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 14 {
        affine.for %arg5 = 0 to 14 {
          affine.for %arg6 = 0 to 16 {
            %0 = affine.load %arg2[%arg6] : memref<16xi32, strided<[?], offset: ?>>
            affine.store %0, %alloc[%arg3, %arg4, %arg5, %arg6] : memref<1x14x14x16xi32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 14 {
        affine.for %arg5 = 0 to 14 {
          affine.for %arg6 = 0 to 16 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 3 {
                affine.for %arg9 = 0 to 8 {
                  %0 = affine.apply #map(%arg4, %arg7)
                  %1 = affine.apply #map(%arg5, %arg8)
                  %2 = affine.load %arg0[%arg3, %0, %1, %arg9] : memref<1x16x16x8xi8, strided<[?, ?, ?, ?], offset: ?>>
                  %3 = affine.load %arg1[%arg6, %arg7, %arg8, %arg9] : memref<16x3x3x8xi8, strided<[?, ?, ?, ?], offset: ?>>
                  %4 = affine.load %alloc[%arg3, %arg4, %arg5, %arg6] : memref<1x14x14x16xi32>
                  %5 = arith.extsi %2 : i8 to i32
                  %6 = arith.subi %5, %c-5_i32 : i32
                  %7 = arith.extsi %3 : i8 to i32
                  %8 = arith.muli %6, %7 : i32
                  %9 = arith.addi %4, %8 : i32
                  affine.store %9, %alloc[%arg3, %arg4, %arg5, %arg6] : memref<1x14x14x16xi32>
                }
              }
            }
          }
        }
      }
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x16xi8>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 14 {
        affine.for %arg5 = 0 to 14 {
          affine.for %arg6 = 0 to 16 {
            %0 = affine.load %alloc[%arg3, %arg4, %arg5, %arg6] : memref<1x14x14x16xi32>
            %1 = tosa.apply_scale %0, %c1073741824_i32, %c38_i8 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
            %2 = arith.addi %1, %c3_i32 : i32
            %3 = arith.maxsi %2, %c-128_i32 : i32
            %4 = arith.minsi %3, %c127_i32 : i32
            %5 = arith.trunci %4 : i32 to i8
            affine.store %5, %alloc_0[%arg3, %arg4, %arg5, %arg6] : memref<1x14x14x16xi8>
          }
        }
      }
    }
    return %alloc_0 : memref<1x14x14x16xi8>
  }
}

