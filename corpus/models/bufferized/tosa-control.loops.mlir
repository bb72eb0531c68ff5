module {
  memref.global "private" constant @__constant_1xf32 : memref<1xf32> = dense<5.000000e-01> {alignment = 64 : i64}
  memref.global "private" constant @__constant_xi32_0 : memref<i32> = dense<1> {alignment = 64 : i64}
  memref.global "private" constant @__constant_xi32 : memref<i32> = dense<0> {alignment = 64 : i64}
  func.func @newton(%arg0: memref<16xf32, strided<[?], offset: ?>>, %arg1: memref<i32, strided<[], offset: ?>>) -> memref<16xf32> {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = memref.get_global @__constant_xi32 : memref<i32>
    %1 = memref.get_global @__constant_xi32_0 : memref<i32>
    %2 = memref.get_global @__constant_1xf32 : memref<1xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<i32>
    memref.copy %0, %alloc : memref<i32> to memref<i32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    memref.copy %arg0, %alloc_0 : memref<16xf32, strided<[?], offset: ?>> to memref<16xf32>
    %3:2 = scf.while (%arg2 = %alloc, %arg3 = %alloc_0) : (memref<i32>, memref<16xf32>) -> (memref<i32>, memref<16xf32>) {
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<i1>
      %4 = memref.load %arg1[] : memref<i32, strided<[], offset: ?>>
      %5 = memref.load %arg2[] : memref<i32>
      %6 = arith.cmpi sgt, %4, %5 : i32
      memref.store %6, %alloc_1[] : memref<i1>
      %7 = memref.load %alloc_1[] : memref<i1>
      %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<i32>
      memref.copy %arg2, %alloc_2 : memref<i32> to memref<i32>
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      memref.copy %arg3, %alloc_3 : memref<16xf32> to memref<16xf32>
      scf.condition(%7) %alloc_2, %alloc_3 : memref<i32>, memref<16xf32>
    } do {
    ^bb0(%arg2: memref<i32>, %arg3: memref<16xf32>):
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<i32>
      %4 = memref.load %arg2[] : memref<i32>
      %5 = memref.load %1[] : memref<i32>
      %6 = arith.addi %4, %5 : i32
      memref.store %6, %alloc_1[] : memref<i32>
      %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      scf.for %arg4 = %c0 to %c16 step %c1 {
        %7 = memref.load %arg3[%arg4] : memref<16xf32>
        %8 = arith.divf %cst, %7 : f32
        memref.store %8, %alloc_2[%arg4] : memref<16xf32>
      }
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      scf.for %arg4 = %c0 to %c16 step %c1 {
        %7 = memref.load %arg0[%arg4] : memref<16xf32, strided<[?], offset: ?>>
        %8 = memref.load %alloc_2[%arg4] : memref<16xf32>
        %9 = arith.mulf %7, %8 : f32
        memref.store %9, %alloc_3[%arg4] : memref<16xf32>
      }
      %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      scf.for %arg4 = %c0 to %c16 step %c1 {
        %7 = memref.load %arg3[%arg4] : memref<16xf32>
        %8 = memref.load %alloc_3[%arg4] : memref<16xf32>
        %9 = arith.addf %7, %8 : f32
        memref.store %9, %alloc_4[%arg4] : memref<16xf32>
      }
      %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
      scf.for %arg4 = %c0 to %c16 step %c1 {
        %7 = memref.load %alloc_4[%arg4] : memref<16xf32>
        %8 = memref.load %2[%c0] : memref<1xf32>
        %9 = arith.mulf %7, %8 : f32
        memref.store %9, %alloc_5[%arg4] : memref<16xf32>
      }
      scf.yield %alloc_1, %alloc_5 : memref<i32>, memref<16xf32>
    }
    return %3#1 : memref<16xf32>
  }
  func.func @either(%arg0: memref<i1, strided<[], offset: ?>>, %arg1: memref<8xf32, strided<[?], offset: ?>>, %arg2: memref<8xf32, strided<[?], offset: ?>>) -> memref<8xf32, strided<[?], offset: ?>> {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[] : memref<i1, strided<[], offset: ?>>
    %1 = scf.if %0 -> (memref<8xf32, strided<[?], offset: ?>>) {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %2 = memref.load %arg1[%arg3] : memref<8xf32, strided<[?], offset: ?>>
        %3 = memref.load %arg2[%arg3] : memref<8xf32, strided<[?], offset: ?>>
        %4 = arith.maximumf %2, %3 : f32
        memref.store %4, %alloc[%arg3] : memref<8xf32>
      }
      %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
      scf.yield %cast : memref<8xf32, strided<[?], offset: ?>>
    } else {
      scf.yield %arg2 : memref<8xf32, strided<[?], offset: ?>>
    }
    return %1 : memref<8xf32, strided<[?], offset: ?>>
  }
}

