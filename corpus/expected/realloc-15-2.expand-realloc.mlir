module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<4xi1>, %arg4: index) {
    %cst = arith.constant 1.000000e+00 : f32
    memref.store %cst, %arg2[%arg4] : memref<8xf32>
    call @f0(%arg0, %arg4, %arg2, %arg3, %arg1) : (i1, index, memref<8xf32>, memref<4xi1>, index) -> ()
    %c4 = arith.constant 4 : index
    %0 = arith.cmpi ult, %c4, %arg1 : index
    %1 = scf.if %0 -> (memref<?xi1>) {
      %alloc_9 = memref.alloc(%arg1) : memref<?xi1>
      %subview = memref.subview %alloc_9[0] [4] [1] : memref<?xi1> to memref<4xi1, strided<[1]>>
      memref.copy %arg3, %subview : memref<4xi1> to memref<4xi1, strided<[1]>>
      memref.dealloc %arg3 : memref<4xi1>
      scf.yield %alloc_9 : memref<?xi1>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xi1> to memref<?xi1>
      scf.yield %reinterpret_cast : memref<?xi1>
    }
    %cast = memref.cast %1 : memref<?xi1> to memref<4xi1>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %1, %c0 : memref<?xi1>
    %cast_0 = memref.cast %arg2 : memref<8xf32> to memref<8xf32>
    %c8 = arith.constant 8 : index
    %2 = arith.cmpi ult, %c8, %arg4 : index
    %3 = scf.if %2 -> (memref<?xf32>) {
      %alloc_9 = memref.alloc(%arg4) : memref<?xf32>
      %subview = memref.subview %alloc_9[0] [8] [1] : memref<?xf32> to memref<8xf32, strided<[1]>>
      memref.copy %arg2, %subview : memref<8xf32> to memref<8xf32, strided<[1]>>
      memref.dealloc %arg2 : memref<8xf32>
      scf.yield %alloc_9 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg4], strides: [1] : memref<8xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %cast_1 = memref.cast %3 : memref<?xf32> to memref<8xf32>
    %cst_2 = arith.constant 1.000000e+00 : f32
    %c3 = arith.constant 3 : index
    memref.store %cst_2, %cast_0[%c3] : memref<8xf32>
    memref.copy %cast_0, %cast_1 : memref<8xf32> to memref<8xf32>
    %alloc = memref.alloc() : memref<4xi1>
    memref.copy %cast, %alloc : memref<4xi1> to memref<4xi1>
    %c8_3 = arith.constant 8 : index
    %4 = arith.cmpi ult, %c8_3, %arg1 : index
    %5 = scf.if %4 -> (memref<?xf32>) {
      %alloc_9 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_9[0] [8] [1] : memref<?xf32> to memref<8xf32, strided<[1]>>
      memref.copy %cast_1, %subview : memref<8xf32> to memref<8xf32, strided<[1]>>
      memref.dealloc %cast_1 : memref<8xf32>
      scf.yield %alloc_9 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %cast_1 to offset: [0], sizes: [%arg1], strides: [1] : memref<8xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %cst_4 = arith.constant 3.000000e+00 : f32
    %6 = arith.select %arg0, %cst, %cst_4 : f32
    %c4_5 = arith.constant 4 : index
    %7 = arith.cmpi ult, %c4_5, %arg1 : index
    %8 = scf.if %7 -> (memref<?xi1>) {
      %alloc_9 = memref.alloc(%arg1) : memref<?xi1>
      %subview = memref.subview %alloc_9[0] [4] [1] : memref<?xi1> to memref<4xi1, strided<[1]>>
      memref.copy %alloc, %subview : memref<4xi1> to memref<4xi1, strided<[1]>>
      memref.dealloc %alloc : memref<4xi1>
      scf.yield %alloc_9 : memref<?xi1>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg1], strides: [1] : memref<4xi1> to memref<?xi1>
      scf.yield %reinterpret_cast : memref<?xi1>
    }
    %cast_6 = memref.cast %8 : memref<?xi1> to memref<4xi1>
    %cast_7 = memref.cast %3 : memref<?xf32> to memref<8xf32>
    %alloca = memref.alloca() : memref<8xf32>
    %c0_8 = arith.constant 0 : index
    memref.store %arg0, %cast[%c0_8] : memref<4xi1>
    return
  }
}

