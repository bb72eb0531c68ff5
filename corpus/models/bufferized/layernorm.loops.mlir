module {
  func.func @layernorm(%arg0: memref<?x256xf16, strided<[?, ?], offset: ?>>, %arg1: memref<256xf32, strided<[?], offset: ?>>, %arg2: memref<256xf32, strided<[?], offset: ?>>) -> memref<?x256xf16> {
    %c256 = arith.constant 256 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.560000e+02 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x256xf16, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      memref.store %cst, %alloc[%arg3] : memref<?xf32>
    }
    %alloc_2 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %alloc, %alloc_2 : memref<?xf32> to memref<?xf32>
    %alloc_3 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %alloc, %alloc_3 : memref<?xf32> to memref<?xf32>
    %dim_4 = memref.dim %arg0, %c0 : memref<?x256xf16, strided<[?, ?], offset: ?>>
    scf.for %arg3 = %c0 to %dim_4 step %c1 {
      scf.for %arg4 = %c0 to %c256 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<?x256xf16, strided<[?, ?], offset: ?>>
        %1 = memref.load %alloc_2[%arg3] : memref<?xf32>
        %2 = memref.load %alloc_3[%arg3] : memref<?xf32>
        %3 = arith.extf %0 : f16 to f32
        %4 = arith.addf %1, %3 : f32
        %5 = math.fma %3, %3, %2 : f32
        memref.store %4, %alloc_2[%arg3] : memref<?xf32>
        memref.store %5, %alloc_3[%arg3] : memref<?xf32>
      }
    }
    %alloc_5 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x256xf16>
    %dim_6 = memref.dim %arg0, %c0 : memref<?x256xf16, strided<[?, ?], offset: ?>>
    scf.for %arg3 = %c0 to %dim_6 step %c1 {
      scf.for %arg4 = %c0 to %c256 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<?x256xf16, strided<[?, ?], offset: ?>>
        %1 = memref.load %alloc_2[%arg3] : memref<?xf32>
        %2 = memref.load %alloc_3[%arg3] : memref<?xf32>
        %3 = memref.load %arg1[%arg4] : memref<256xf32, strided<[?], offset: ?>>
        %4 = memref.load %arg2[%arg4] : memref<256xf32, strided<[?], offset: ?>>
        %5 = arith.divf %1, %cst_0 : f32
        %6 = arith.divf %2, %cst_0 : f32
        %7 = arith.mulf %5, %5 : f32
        %8 = arith.subf %6, %7 : f32
        %9 = arith.addf %8, %cst_1 : f32
        %10 = math.rsqrt %9 : f32
        %11 = arith.extf %0 : f16 to f32
        %12 = arith.subf %11, %5 : f32
        %13 = arith.mulf %12, %10 : f32
        %14 = math.fma %13, %3, %4 : f32
        %15 = arith.truncf %14 : f32 to f16
        memref.store %15, %alloc_5[%arg3, %arg4] : memref<?x256xf16>
      }
    }
    return %alloc_5 : memref<?x256xf16>
  }
}

