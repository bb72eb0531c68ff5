func.func @f0(%v0: i1, %v1: memref<4xi32>, %v2: f32) -> (memref<index>) {
  %v3 = arith.constant 6 : index
  %v4 = memref.subview %v1[3] [1] [2] : memref<4xi32> to memref<1xi32, strided<[2], offset: 3>>
  %v5 = memref.alloc() : memref<1xi32>
  %v6 = memref.reinterpret_cast %v5 to offset: [3], sizes: [1], strides: [2] : memref<1xi32> to memref<1xi32, strided<[2], offset: 3>>
  memref.copy %v4, %v6 : memref<1xi32, strided<[2], offset: 3>> to memref<1xi32, strided<[2], offset: 3>>
  bufferization.dealloc (%v4 : memref<1xi32, strided<[2], offset: 3>>) if (%v0)
  bufferization.dealloc (%v1 : memref<4xi32>) if (%v0)
  %v7 = memref.cast %v4 : memref<1xi32, strided<[2], offset: 3>> to memref<1xi32, strided<[?], offset: ?>>
  %v8 = memref.cast %v6 : memref<1xi32, strided<[2], offset: 3>> to memref<?xi32, strided<[?], offset: ?>>
  %v9 = memref.alloc() : memref<index>
  return %v9 : memref<index>
}
func.func private @f1(%v0: i1, %v1: index, %v2: f32, %v3: i32, %v4: memref<index>) {
  memref.store %v1, %v4[] : memref<index>
  %v5 = scf.if %v0 -> (i64) {
    %v6 = bufferization.clone %v4 : memref<index> to memref<index>
    %v7 = arith.constant 1 : i64
    scf.yield %v7 : i64
  } else {
    %v8 = memref.alloc() : memref<index>
    %v9 = bufferization.dealloc (%v8 : memref<index>) if (%v0) retain (%v8 : memref<index>)
    scf.if %v0 {
    }
    %v10 = arith.constant 8 : i64
    scf.yield %v10 : i64
  }
  %v11 = memref.alloc(%v1) : memref<?xindex>
  %v12 = memref.alloc() : memref<4xi32>
  cf.cond_br %v0, ^bb1(%v12 : memref<4xi32>), ^bb1(%v12 : memref<4xi32>)
^bb1(%v13: memref<4xi32>):
  %v14 = arith.addi %v5, %v5 : i64
  %v15 = arith.cmpi sge, %v3, %v3 : i32
  %v16 = arith.constant true
  bufferization.dealloc (%v4, %v11 : memref<index>, memref<?xindex>) if (%v15, %v16)
  %v17 = bufferization.clone %v11 : memref<?xindex> to memref<?xindex>
  return
}
