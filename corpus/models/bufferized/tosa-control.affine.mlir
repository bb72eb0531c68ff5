module {
  memref.global "private" constant @__constant_1xf32 : memref<1xf32> = dense<5.000000e-01> {alignment = 64 : i64}
  memref.global "private" constant @__constant_xi32_0 : memref<i32> = dense<1> {alignment = 64 : i64}
  memref.global "private" constant @__constant_xi32 : memref<i32> = dense<0> {alignment = 64 : i64}
  func.func @newton(%arg0: memref<16xf32, strided<[?], offset: ?>>, %arg1: memref<i32, strided<[], offset: ?>>) -> memref<16xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = memref.get_global @__constant_xi32 : memref<i32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<i32>
    memref.copy %0, %alloc : memref<i32> to memref<i32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    memref.copy %arg0, %alloc_1 : memref<16xf32, strided<[?], offset: ?>> to memref<16xf32>
    %1:2 = scf.while (%arg2 = %alloc, %arg3 = %alloc_1) : (memref<i32>, memref<16xf32>) -> (memref<i32>, memref<16xf32>) {
      %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<i1>
      %2 = affine.load %arg1[] : memref<i32, strided<[], offset: ?>>
      %3 = affine.load %arg2[] : memref<i32>
      %4 = arith.cmpi sgt, %2, %3 : i32
      affine.store %4, %alloc_2[] : memref<i1>
      %5 = memref.load %alloc_2[] : memref<i1>
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<i32>
      memref.copy %arg2, %alloc_3 : memref<i32> to memref<i32>
      %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      memref.copy %arg3, %alloc_4 : memref<16xf32> to memref<16xf32>
      scf.condition(%5) %alloc_3, %alloc_4 : memref<i32>, memref<16xf32>
    } do {
    ^bb0(%arg2: memref<i32>, %arg3: memref<16xf32>):
      %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<i32>
      %2 = affine.load %arg2[] : memref<i32>
      %3 = arith.addi %2, %c1_i32 : i32
      affine.store %3, %alloc_2[] : memref<i32>
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      affine.for %arg4 = 0 to 16 {
        %4 = affine.load %arg3[%arg4] : memref<16xf32>
        %5 = arith.divf %cst_0, %4 : f32
        affine.store %5, %alloc_3[%arg4] : memref<16xf32>
      }
      %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      affine.for %arg4 = 0 to 16 {
        %4 = affine.load %arg0[%arg4] : memref<16xf32, strided<[?], offset: ?>>
        %5 = affine.load %alloc_3[%arg4] : memref<16xf32>
        %6 = arith.mulf %4, %5 : f32
        affine.store %6, %alloc_4[%arg4] : memref<16xf32>
      }
      %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      affine.for %arg4 = 0 to 16 {
        %4 = affine.load %arg3[%arg4] : memref<16xf32>
        %5 = affine.load %alloc_4[%arg4] : memref<16xf32>
        %6 = arith.addf %4, %5 : f32
        affine.store %6, %alloc_5[%arg4] : memref<16xf32>
      }
      %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      affine.for %arg4 = 0 to 16 {
        %4 = affine.load %alloc_5[%arg4] : memref<16xf32>
        %5 = arith.mulf %4, %cst : f32
        affine.store %5, %alloc_6[%arg4] : memref<16xf32>
      }
      scf.yield %alloc_2, %alloc_6 : memref<i32>, memref<16xf32>
    }
    return %1#1 : memref<16xf32>
  }
  func.func @either(%arg0: memref<i1, strided<[], offset: ?>>, %arg1: memref<8xf32, strided<[?], offset: ?>>, %arg2: memref<8xf32, strided<[?], offset: ?>>) -> memref<8xf32, strided<[?], offset: ?>> {
    %0 = memref.load %arg0[] : memref<i1, strided<[], offset: ?>>
    %1 = scf.if %0 -> (memref<8xf32, strided<[?], offset: ?>>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
      affine.for %arg3 = 0 to 8 {
        %2 = affine.load %arg1[%arg3] : memref<8xf32, strided<[?], offset: ?>>
        %3 = affine.load %arg2[%arg3] : memref<8xf32, strided<[?], offset: ?>>
        %4 = arith.maximumf %2, %3 : f32
        affine.store %4, %alloc[%arg3] : memref<8xf32>
      }
      %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
      scf.yield %cast : memref<8xf32, strided<[?], offset: ?>>
    } else {
      scf.yield %arg2 : memref<8xf32, strided<[?], offset: ?>>
    }
    return %1 : memref<8xf32, strided<[?], offset: ?>>
  }
}

