module {
  func.func @f(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: memref<5xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index, %arg4: i1) -> f32 {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
    memref.copy %arg0, %alloc : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
    memref.store %arg2, %alloc[%arg3] : memref<5xf32>
    %cast = memref.cast %alloc : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
    %0 = arith.select %arg4, %arg1, %cast : memref<5xf32, strided<[?], offset: ?>>
    %1 = memref.load %0[%arg3] : memref<5xf32, strided<[?], offset: ?>>
    return %1 : f32
  }
}

