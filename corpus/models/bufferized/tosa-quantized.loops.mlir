module {
  func.func @quantized(%arg0: memref<1x16x16x8xi8, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<16x3x3x8xi8, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<16xi32, strided<[?], offset: ?>>) -> memref<1x14x14x16xi8> {
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %c14 = arith.constant 14 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c127_i32 = arith.constant 127 : i32
    %c-128_i32 = arith.constant -128 : i32
    %c3_i32 = arith.constant 3 : i32
    %c38_i8 = arith.constant 38 : i8
    %c1073741824_i32 = arith.constant 1073741824 : i32
    %c-5_i32 = arith.constant -5 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x16xi32>
    scf.for %arg3 = %c0 to %c14 step %c1 {
      scf.for %arg4 = %c0 to %c14 step %c1 {
        scf.for %arg5 = %c0 to %c16 step %c1 {
          %0 = memref.load %arg2[%arg5] : memref<16xi32, strided<[?], offset: ?>>
          memref.store %0, %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x14x14x16xi32>
        }
      }
    }
    scf.for %arg3 = %c0 to %c14 step %c1 {
      scf.for %arg4 = %c0 to %c14 step %c1 {
        scf.for %arg5 = %c0 to %c16 step %c1 {
          scf.for %arg6 = %c0 to %c3 step %c1 {
            scf.for %arg7 = %c0 to %c3 step %c1 {
              scf.for %arg8 = %c0 to %c8 step %c1 {
                %0 = arith.addi %arg3, %arg6 : index
                %1 = arith.addi %arg4, %arg7 : index
                %2 = memref.load %arg0[%c0, %0, %1, %arg8] : memref<1x16x16x8xi8, strided<[?, ?, ?, ?], offset: ?>>
                %3 = memref.load %arg1[%arg5, %arg6, %arg7, %arg8] : memref<16x3x3x8xi8, strided<[?, ?, ?, ?], offset: ?>>
                %4 = memref.load %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x14x14x16xi32>
                %5 = arith.extsi %2 : i8 to i32
                %6 = arith.subi %5, %c-5_i32 : i32
                %7 = arith.extsi %3 : i8 to i32
                %8 = arith.muli %6, %7 : i32
                %9 = arith.addi %4, %8 : i32
                memref.store %9, %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x14x14x16xi32>
              }
            }
          }
        }
      }
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x16xi8>
    scf.for %arg3 = %c0 to %c14 step %c1 {
      scf.for %arg4 = %c0 to %c14 step %c1 {
        scf.for %arg5 = %c0 to %c16 step %c1 {
          %0 = memref.load %alloc[%c0, %arg3, %arg4, %arg5] : memref<1x14x14x16xi32>
          %1 = tosa.apply_scale %0, %c1073741824_i32, %c38_i8 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
          %2 = arith.addi %1, %c3_i32 : i32
          %3 = arith.maxsi %2, %c-128_i32 : i32
          %4 = arith.minsi %3, %c127_i32 : i32
          %5 = arith.trunci %4 : i32 to i8
          memref.store %5, %alloc_0[%c0, %arg3, %arg4, %arg5] : memref<1x14x14x16xi8>
        }
      }
    }
    return %alloc_0 : memref<1x14x14x16xi8>
  }
}

