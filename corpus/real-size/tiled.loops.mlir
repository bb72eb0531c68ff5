module {
  func.func @matmul(%arg0: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg2: memref<1024x1024xf32, strided<[?, ?], offset: ?>>) -> memref<1024x1024xf32, strided<[?, ?], offset: ?>> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c1024 = arith.constant 1024 : index
    %cst = arith.constant 0.000000e+00 : f32
    scf.for %arg3 = %c0 to %c1024 step %c32 {
      scf.for %arg4 = %c0 to %c1024 step %c16 {
        %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x16xf32>
        scf.for %arg5 = %c0 to %c32 step %c1 {
          scf.for %arg6 = %c0 to %c16 step %c1 {
            memref.store %cst, %alloc[%arg5, %arg6] : memref<32x16xf32>
          }
        }
        scf.for %arg5 = %c0 to %c1024 step %c32 {
          %subview_0 = memref.subview %arg0[%arg3, %arg5] [32, 32] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x32xf32, strided<[?, ?], offset: ?>>
          %subview_1 = memref.subview %arg1[%arg5, %arg4] [32, 16] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
          scf.for %arg6 = %c0 to %c32 step %c1 {
            scf.for %arg7 = %c0 to %c16 step %c1 {
              scf.for %arg8 = %c0 to %c32 step %c1 {
                %0 = memref.load %subview_0[%arg6, %arg8] : memref<32x32xf32, strided<[?, ?], offset: ?>>
                %1 = memref.load %subview_1[%arg8, %arg7] : memref<32x16xf32, strided<[?, ?], offset: ?>>
                %2 = memref.load %alloc[%arg6, %arg7] : memref<32x16xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                memref.store %4, %alloc[%arg6, %arg7] : memref<32x16xf32>
              }
            }
          }
        }
        %subview = memref.subview %arg2[%arg3, %arg4] [32, 16] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
        scf.for %arg5 = %c0 to %c32 step %c1 {
          scf.for %arg6 = %c0 to %c16 step %c1 {
            %0 = memref.load %alloc[%arg5, %arg6] : memref<32x16xf32>
            %1 = memref.load %subview[%arg5, %arg6] : memref<32x16xf32, strided<[?, ?], offset: ?>>
            %2 = arith.addf %0, %1 : f32
            memref.store %2, %subview[%arg5, %arg6] : memref<32x16xf32, strided<[?, ?], offset: ?>>
          }
        }
      }
    }
    return %arg2 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
  }
  func.func @parallel(%arg0: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg1: memref<1024x1024xf32, strided<[?, ?], offset: ?>>, %arg2: memref<1024x1024xf32, strided<[?, ?], offset: ?>>) -> memref<1024x1024xf32, strided<[?, ?], offset: ?>> {
    %c1024 = arith.constant 1024 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    scf.forall (%arg3) = (0) to (1024) step (32) {
      %subview = memref.subview %arg0[%arg3, 0] [32, 1024] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x1024xf32, strided<[?, ?], offset: ?>>
      %subview_0 = memref.subview %arg2[%arg3, 0] [32, 1024] [1, 1] : memref<1024x1024xf32, strided<[?, ?], offset: ?>> to memref<32x1024xf32, strided<[?, ?], offset: ?>>
      scf.for %arg4 = %c0 to %c32 step %c1 {
        scf.for %arg5 = %c0 to %c1024 step %c1 {
          scf.for %arg6 = %c0 to %c1024 step %c1 {
            %0 = memref.load %subview[%arg4, %arg6] : memref<32x1024xf32, strided<[?, ?], offset: ?>>
            %1 = memref.load %arg1[%arg6, %arg5] : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
            %2 = memref.load %subview_0[%arg4, %arg5] : memref<32x1024xf32, strided<[?, ?], offset: ?>>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %subview_0[%arg4, %arg5] : memref<32x1024xf32, strided<[?, ?], offset: ?>>
          }
        }
      }
    }
    return %arg2 : memref<1024x1024xf32, strided<[?, ?], offset: ?>>
  }
}

