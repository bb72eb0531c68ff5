module {
  func.func @attention(%arg0: memref<32x16xf32, strided<[?, ?], offset: ?>>, %arg1: memref<32x16xf32, strided<[?, ?], offset: ?>>, %arg2: memref<32x16xf32, strided<[?, ?], offset: ?>>, %arg3: memref<32x32xi1, strided<[?, ?], offset: ?>>) -> memref<32x16xf32> {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    scf.for %arg4 = %c0 to %c16 step %c1 {
      scf.for %arg5 = %c0 to %c32 step %c1 {
        %0 = memref.load %arg1[%arg5, %arg4] : memref<32x16xf32, strided<[?, ?], offset: ?>>
        memref.store %0, %alloc[%arg4, %arg5] : memref<16x32xf32>
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<32x32xf32>
    scf.for %arg4 = %c0 to %c32 step %c1 {
      scf.for %arg5 = %c0 to %c32 step %c1 {
        memref.store %cst, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
      }
    }
    scf.for %arg4 = %c0 to %c32 step %c1 {
      scf.for %arg5 = %c0 to %c32 step %c1 {
        scf.for %arg6 = %c0 to %c16 step %c1 {
          %0 = memref.load %arg0[%arg4, %arg6] : memref<32x16xf32, strided<[?, ?], offset: ?>>
          %1 = memref.load %alloc[%arg6, %arg5] : memref<16x32xf32>
          %2 = memref.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        }
      }
    }
    scf.for %arg4 = %c0 to %c32 step %c1 {
      scf.for %arg5 = %c0 to %c32 step %c1 {
        %0 = memref.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = memref.load %arg3[%arg4, %arg5] : memref<32x32xi1, strided<[?, ?], offset: ?>>
        %2 = arith.mulf %0, %cst_1 : f32
        %3 = arith.select %1, %2, %cst_0 : f32
        memref.store %3, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<32xf32>
    scf.for %arg4 = %c0 to %c32 step %c1 {
      memref.store %cst_0, %alloc_3[%arg4] : memref<32xf32>
    }
    scf.for %arg4 = %c0 to %c32 step %c1 {
      scf.for %arg5 = %c0 to %c32 step %c1 {
        %0 = memref.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = memref.load %alloc_3[%arg4] : memref<32xf32>
        %2 = arith.maximumf %0, %1 : f32
        memref.store %2, %alloc_3[%arg4] : memref<32xf32>
      }
    }
    scf.for %arg4 = %c0 to %c32 step %c1 {
      scf.for %arg5 = %c0 to %c32 step %c1 {
        %0 = memref.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = memref.load %alloc_3[%arg4] : memref<32xf32>
        %2 = arith.subf %0, %1 : f32
        %3 = math.exp %2 : f32
        memref.store %3, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
      }
    }
    scf.for %arg4 = %c0 to %c32 step %c1 {
      memref.store %cst, %alloc_3[%arg4] : memref<32xf32>
    }
    scf.for %arg4 = %c0 to %c32 step %c1 {
      scf.for %arg5 = %c0 to %c32 step %c1 {
        %0 = memref.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = memref.load %alloc_3[%arg4] : memref<32xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %alloc_3[%arg4] : memref<32xf32>
      }
    }
    scf.for %arg4 = %c0 to %c32 step %c1 {
      scf.for %arg5 = %c0 to %c32 step %c1 {
        %0 = memref.load %alloc_2[%arg4, %arg5] : memref<32x32xf32>
        %1 = memref.load %alloc_3[%arg4] : memref<32xf32>
        %2 = arith.divf %0, %1 : f32
        memref.store %2, %alloc_2[%arg4, %arg5] : memref<32x32xf32>
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<32x16xf32>
    scf.for %arg4 = %c0 to %c32 step %c1 {
      scf.for %arg5 = %c0 to %c16 step %c1 {
        memref.store %cst, %alloc_4[%arg4, %arg5] : memref<32x16xf32>
      }
    }
    scf.for %arg4 = %c0 to %c32 step %c1 {
      scf.for %arg5 = %c0 to %c16 step %c1 {
        scf.for %arg6 = %c0 to %c32 step %c1 {
          %0 = memref.load %alloc_2[%arg4, %arg6] : memref<32x32xf32>
          %1 = memref.load %arg2[%arg6, %arg5] : memref<32x16xf32, strided<[?, ?], offset: ?>>
          %2 = memref.load %alloc_4[%arg4, %arg5] : memref<32x16xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_4[%arg4, %arg5] : memref<32x16xf32>
        }
      }
    }
    return %alloc_4 : memref<32x16xf32>
  }
}

