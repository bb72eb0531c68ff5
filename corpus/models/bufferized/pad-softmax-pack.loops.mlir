module {
  func.func @blocked(%arg0: memref<30x60xf32, strided<[?, ?], offset: ?>>) -> (memref<4x8x8x8xf32>, memref<30x60xf32>) {
    %c60 = arith.constant 60 : index
    %c30 = arith.constant 30 : index
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x64xf32>
    scf.for %arg1 = %c0 to %c32 step %c1 {
      scf.for %arg2 = %c0 to %c64 step %c1 {
        memref.store %cst, %alloc[%arg1, %arg2] : memref<32x64xf32>
      }
    }
    %subview = memref.subview %alloc[0, 0] [30, 60] [1, 1] : memref<32x64xf32> to memref<30x60xf32, strided<[64, 1]>>
    memref.copy %arg0, %subview : memref<30x60xf32, strided<[?, ?], offset: ?>> to memref<30x60xf32, strided<[64, 1]>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x8x8x8xf32>
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2, 3]] output_shape [4, 8, 8, 8] : memref<32x64xf32> into memref<4x8x8x8xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      scf.for %arg2 = %c0 to %c8 step %c1 {
        scf.for %arg3 = %c0 to %c8 step %c1 {
          scf.for %arg4 = %c0 to %c8 step %c1 {
            %0 = memref.load %expand_shape[%arg1, %arg3, %arg2, %arg4] : memref<4x8x8x8xf32>
            memref.store %0, %alloc_0[%arg1, %arg2, %arg3, %arg4] : memref<4x8x8x8xf32>
          }
        }
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<30x60xf32>
    scf.for %arg1 = %c0 to %c30 step %c1 {
      scf.for %arg2 = %c0 to %c60 step %c1 {
        %0 = memref.load %subview[%arg1, %arg2] : memref<30x60xf32, strided<[64, 1]>>
        %1 = arith.negf %0 : f32
        memref.store %1, %alloc_1[%arg1, %arg2] : memref<30x60xf32>
      }
    }
    return %alloc_0, %alloc_1 : memref<4x8x8x8xf32>, memref<30x60xf32>
  }
}

