module {
  func.func @f0(%arg0: i1) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<256xi8>
    %c37 = arith.constant 37 : index
    %alloc_0 = memref.alloc() : memref<index>
    %0 = memref.load %alloc_0[] : memref<index>
    %view = memref.view %alloc[%c37][%0] : memref<256xi8> to memref<?x2xf64>
    %cast = memref.cast %view : memref<?x2xf64> to memref<4x2xf64>
    %cast_1 = memref.cast %view : memref<?x2xf64> to memref<?x?xf64>
    %alloc_2 = memref.alloc() : memref<8xf32>
    cf.br ^bb1(%alloc_2, %0 : memref<8xf32>, index)
  ^bb1(%1: memref<8xf32>, %2: index):  // pred: ^bb0
    %3 = arith.select %arg0, %alloc, %alloc : memref<256xi8>
    %alloc_3 = memref.alloc() : memref<4xf64>
    %alloc_4 = memref.alloc() : memref<4xf32>
    cf.cond_br %arg0, ^bb2(%alloc_3 : memref<4xf64>), ^bb3(%alloc_4, %1 : memref<4xf32>, memref<8xf32>)
  ^bb2(%4: memref<4xf64>):  // pred: ^bb1
    %alloc_5 = memref.alloc() : memref<8xf32>
    cf.cond_br %arg0, ^bb3(%alloc_4, %alloc_5 : memref<4xf32>, memref<8xf32>), ^bb3(%alloc_4, %alloc_5 : memref<4xf32>, memref<8xf32>)
  ^bb3(%5: memref<4xf32>, %6: memref<8xf32>):  // 3 preds: ^bb1, ^bb2, ^bb2
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<256xi8>
    %collapse_shape = memref.collapse_shape %cast_1 [[0, 1]] : memref<?x?xf64> into memref<?xf64>
    %7 = arith.select %arg0, %alloc_0, %alloc_0 : memref<index>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [4, 1, 2] : memref<4x2xf64> into memref<4x1x2xf64>
    %alloc_6 = memref.alloc() : memref<8xf32>
    return %alloc_6 : memref<8xf32>
  }
}

