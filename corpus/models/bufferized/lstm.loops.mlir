module {
  func.func private @gate(%arg0: memref<24x24xf32, strided<[?, ?], offset: ?>>, %arg1: memref<24x24xf32, strided<[?, ?], offset: ?>>, %arg2: memref<24xf32, strided<[?], offset: ?>>, %arg3: memref<24xf32, strided<[?], offset: ?>>, %arg4: memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c24 = arith.constant 24 : index
    %c1 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c24 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<24x24xf32, strided<[?, ?], offset: ?>>
        %1 = memref.load %arg3[%arg6] : memref<24xf32, strided<[?], offset: ?>>
        %2 = memref.load %arg2[%arg5] : memref<24xf32, strided<[?], offset: ?>>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg2[%arg5] : memref<24xf32, strided<[?], offset: ?>>
      }
    }
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c24 step %c1 {
        %0 = memref.load %arg1[%arg5, %arg6] : memref<24x24xf32, strided<[?, ?], offset: ?>>
        %1 = memref.load %arg4[%arg6] : memref<24xf32, strided<[?], offset: ?>>
        %2 = memref.load %arg2[%arg5] : memref<24xf32, strided<[?], offset: ?>>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg2[%arg5] : memref<24xf32, strided<[?], offset: ?>>
      }
    }
    return %arg2 : memref<24xf32, strided<[?], offset: ?>>
  }
  func.func private @sigmoid(%arg0: memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32> {
    %c1 = arith.constant 1 : index
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    scf.for %arg1 = %c0 to %c24 step %c1 {
      %0 = memref.load %arg0[%arg1] : memref<24xf32, strided<[?], offset: ?>>
      %1 = arith.negf %0 : f32
      %2 = math.exp %1 : f32
      %3 = arith.addf %2, %cst : f32
      %4 = arith.divf %cst, %3 : f32
      memref.store %4, %alloc[%arg1] : memref<24xf32>
    }
    return %alloc : memref<24xf32>
  }
  func.func @lstm(%arg0: memref<?x24xf32, strided<[?, ?], offset: ?>>, %arg1: memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<4x24xf32, strided<[?, ?], offset: ?>>) -> (memref<24xf32>, memref<?x24xf32>) {
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x24xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    scf.for %arg4 = %c0 to %c24 step %c1 {
      memref.store %cst, %alloc_0[%arg4] : memref<24xf32>
    }
    %alloc_1 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x24xf32>
    %subview = memref.subview %arg1[0, 0, 0] [1, 24, 24] [1, 1, 1] : memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>> to memref<24x24xf32, strided<[?, ?], offset: ?>>
    %subview_2 = memref.subview %arg1[1, 0, 0] [1, 24, 24] [1, 1, 1] : memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>> to memref<24x24xf32, strided<[?, ?], offset: ?>>
    %subview_3 = memref.subview %arg2[0, 0, 0] [1, 24, 24] [1, 1, 1] : memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>> to memref<24x24xf32, strided<[?, ?], offset: ?>>
    %subview_4 = memref.subview %arg2[1, 0, 0] [1, 24, 24] [1, 1, 1] : memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>> to memref<24x24xf32, strided<[?, ?], offset: ?>>
    %subview_5 = memref.subview %arg3[0, 0] [1, 24] [1, 1] : memref<4x24xf32, strided<[?, ?], offset: ?>> to memref<24xf32, strided<[?], offset: ?>>
    %subview_6 = memref.subview %arg3[1, 0] [1, 24] [1, 1] : memref<4x24xf32, strided<[?, ?], offset: ?>> to memref<24xf32, strided<[?], offset: ?>>
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    memref.copy %alloc_0, %alloc_7 : memref<24xf32> to memref<24xf32>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    memref.copy %alloc_0, %alloc_8 : memref<24xf32> to memref<24xf32>
    %0:2 = scf.for %arg4 = %c0 to %dim step %c1 iter_args(%arg5 = %alloc_7, %arg6 = %alloc_8) -> (memref<24xf32>, memref<24xf32>) {
      %subview_9 = memref.subview %arg0[%arg4, 0] [1, 24] [1, 1] : memref<?x24xf32, strided<[?, ?], offset: ?>> to memref<24xf32, strided<[?], offset: ?>>
      %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
      memref.copy %subview_5, %alloc_10 : memref<24xf32, strided<[?], offset: ?>> to memref<24xf32>
      %cast = memref.cast %alloc_10 : memref<24xf32> to memref<24xf32, strided<[?], offset: ?>>
      %cast_11 = memref.cast %arg5 : memref<24xf32> to memref<24xf32, strided<[?], offset: ?>>
      %1 = func.call @gate(%subview, %subview_3, %cast, %subview_9, %cast_11) : (memref<24x24xf32, strided<[?, ?], offset: ?>>, memref<24x24xf32, strided<[?, ?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32, strided<[?], offset: ?>>
      %2 = func.call @sigmoid(%1) : (memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32>
      %alloc_12 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
      memref.copy %subview_6, %alloc_12 : memref<24xf32, strided<[?], offset: ?>> to memref<24xf32>
      %cast_13 = memref.cast %alloc_12 : memref<24xf32> to memref<24xf32, strided<[?], offset: ?>>
      %3 = func.call @gate(%subview_2, %subview_4, %cast_13, %subview_9, %cast_11) : (memref<24x24xf32, strided<[?, ?], offset: ?>>, memref<24x24xf32, strided<[?, ?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32, strided<[?], offset: ?>>
      %alloc_14 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
      scf.for %arg7 = %c0 to %c24 step %c1 {
        %4 = memref.load %2[%arg7] : memref<24xf32>
        %5 = memref.load %arg6[%arg7] : memref<24xf32>
        %6 = memref.load %3[%arg7] : memref<24xf32, strided<[?], offset: ?>>
        %7 = arith.mulf %4, %5 : f32
        %8 = math.tanh %6 : f32
        %9 = arith.addf %7, %8 : f32
        memref.store %9, %alloc_14[%arg7] : memref<24xf32>
      }
      scf.for %arg7 = %c0 to %c24 step %c1 {
        %4 = memref.load %alloc_14[%arg7] : memref<24xf32>
        %5 = math.tanh %4 : f32
        memref.store %5, %alloc[%arg7] : memref<24xf32>
      }
      %subview_15 = memref.subview %alloc_1[%arg4, 0] [1, 24] [1, 1] : memref<?x24xf32> to memref<24xf32, strided<[1], offset: ?>>
      memref.copy %alloc, %subview_15 : memref<24xf32> to memref<24xf32, strided<[1], offset: ?>>
      %alloc_16 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
      memref.copy %alloc, %alloc_16 : memref<24xf32> to memref<24xf32>
      scf.yield %alloc_16, %alloc_14 : memref<24xf32>, memref<24xf32>
    }
    return %0#0, %alloc_1 : memref<24xf32>, memref<?x24xf32>
  }
}

