module {
  func.func @f0(%arg0: i1, %arg1: memref<4xi32>, %arg2: f32) -> memref<index> {
    %c6 = arith.constant 6 : index
    %subview = memref.subview %arg1[3] [1] [2] : memref<4xi32> to memref<1xi32, strided<[2], offset: 3>>
    %alloc = memref.alloc() : memref<1xi32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [3], sizes: [1], strides: [2] : memref<1xi32> to memref<1xi32, strided<[2], offset: 3>>
    memref.copy %subview, %reinterpret_cast : memref<1xi32, strided<[2], offset: 3>> to memref<1xi32, strided<[2], offset: 3>>
    bufferization.dealloc (%subview : memref<1xi32, strided<[2], offset: 3>>) if (%arg0)
    bufferization.dealloc (%arg1 : memref<4xi32>) if (%arg0)
    %cast = memref.cast %subview : memref<1xi32, strided<[2], offset: 3>> to memref<1xi32, strided<[?], offset: ?>>
    %cast_0 = memref.cast %reinterpret_cast : memref<1xi32, strided<[2], offset: 3>> to memref<?xi32, strided<[?], offset: ?>>
    %alloc_1 = memref.alloc() : memref<index>
    return %alloc_1 : memref<index>
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i32, %arg4: memref<index>) {
    memref.store %arg1, %arg4[] : memref<index>
    %0 = scf.if %arg0 -> (i64) {
      %5 = bufferization.clone %arg4 : memref<index> to memref<index>
      %c1_i64 = arith.constant 1 : i64
      scf.yield %c1_i64 : i64
    } else {
      %alloc_1 = memref.alloc() : memref<index>
      %5 = bufferization.dealloc (%alloc_1 : memref<index>) if (%arg0) retain (%alloc_1 : memref<index>)
      scf.if %arg0 {
      }
      %c8_i64 = arith.constant 8 : i64
      scf.yield %c8_i64 : i64
    }
    %alloc = memref.alloc(%arg1) : memref<?xindex>
    %alloc_0 = memref.alloc() : memref<4xi32>
    cf.cond_br %arg0, ^bb1(%alloc_0 : memref<4xi32>), ^bb1(%alloc_0 : memref<4xi32>)
  ^bb1(%1: memref<4xi32>):  // 2 preds: ^bb0, ^bb0
    %2 = arith.addi %0, %0 : i64
    %3 = arith.cmpi sge, %arg3, %arg3 : i32
    %true = arith.constant true
    bufferization.dealloc (%arg4, %alloc : memref<index>, memref<?xindex>) if (%3, %true)
    %4 = bufferization.clone %alloc : memref<?xindex> to memref<?xindex>
    return
  }
}

