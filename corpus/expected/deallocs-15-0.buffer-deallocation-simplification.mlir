module {
  func.func @f0(%arg0: i1, %arg1: memref<4xi32>, %arg2: f32) -> memref<index> {
    %subview = memref.subview %arg1[3] [1] [2] : memref<4xi32> to memref<1xi32, strided<[2], offset: 3>>
    %alloc = memref.alloc() : memref<1xi32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [3], sizes: [1], strides: [2] : memref<1xi32> to memref<1xi32, strided<[2], offset: 3>>
    memref.copy %subview, %reinterpret_cast : memref<1xi32, strided<[2], offset: 3>> to memref<1xi32, strided<[2], offset: 3>>
    bufferization.dealloc (%subview : memref<1xi32, strided<[2], offset: 3>>) if (%arg0)
    bufferization.dealloc (%arg1 : memref<4xi32>) if (%arg0)
    %alloc_0 = memref.alloc() : memref<index>
    return %alloc_0 : memref<index>
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i32, %arg4: memref<index>) {
    %true = arith.constant true
    memref.store %arg1, %arg4[] : memref<index>
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    bufferization.dealloc (%arg4 : memref<index>) if (%true)
    return
  }
}

