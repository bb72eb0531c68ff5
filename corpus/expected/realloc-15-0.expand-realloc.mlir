module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x4x4xf64>) {
    %cst = arith.constant 3.000000e+00 : f64
    %c3 = arith.constant 3 : index
    memref.store %cst, %arg2[%arg1, %arg1, %c3] : memref<4x4x4xf64>
    %alloc = memref.alloc() : memref<4x4x4xf64>
    %c5 = arith.constant 5 : index
    %alloc_0 = memref.alloc(%c5) : memref<?x4xf32>
    %alloc_1 = memref.alloc() : memref<f32>
    %c7 = arith.constant 7 : index
    %alloc_2 = memref.alloc(%c7) : memref<?xf32>
    %c0 = arith.constant 0 : index
    %0 = memref.load %alloc_2[%c0] : memref<?xf32>
    %1 = memref.load %alloc_2[%c3] : memref<?xf32>
    %cast = memref.cast %arg2 : memref<4x4x4xf64> to memref<?x4x?xf64, strided<[?, ?, ?], offset: ?>>
    %c0_3 = arith.constant 0 : index
    %dim = memref.dim %alloc_2, %c0_3 : memref<?xf32>
    %2 = arith.cmpi ult, %dim, %arg1 : index
    %3 = scf.if %2 -> (memref<?xf32>) {
      %alloc_19 = memref.alloc(%arg1) {alignment = 32 : i64} : memref<?xf32>
      %subview = memref.subview %alloc_19[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %alloc_2, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %alloc_2 : memref<?xf32>
      scf.yield %alloc_19 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc_2 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %cast_4 = memref.cast %3 : memref<?xf32> to memref<?xf32>
    %c0_5 = arith.constant 0 : index
    %dim_6 = memref.dim %3, %c0_5 : memref<?xf32>
    %4 = arith.cmpi ult, %dim_6, %arg1 : index
    %5 = scf.if %4 -> (memref<?xf32>) {
      %alloc_19 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_19[0] [%dim_6] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %3, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %3 : memref<?xf32>
      scf.yield %alloc_19 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %3 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %alloc_7 = memref.alloc() {tag = "a"} : memref<4x4x8xf32>
    %c0_8 = arith.constant 0 : index
    %dim_9 = memref.dim %cast_4, %c0_8 : memref<?xf32>
    %6 = arith.cmpi ult, %dim_9, %arg1 : index
    %7 = scf.if %6 -> (memref<?xf32>) {
      %alloc_19 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_19[0] [%dim_9] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %cast_4, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %cast_4 : memref<?xf32>
      scf.yield %alloc_19 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %cast_4 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %cast_10 = memref.cast %7 : memref<?xf32> to memref<?xf32>
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<4x4x4xf64>
    %c0_12 = arith.constant 0 : index
    %dim_13 = memref.dim %7, %c0_12 : memref<?xf32>
    %c16 = arith.constant 16 : index
    %8 = arith.cmpi ult, %dim_13, %c16 : index
    %9 = scf.if %8 -> (memref<16xf32>) {
      %alloc_19 = memref.alloc() : memref<16xf32>
      %subview = memref.subview %alloc_19[0] [%dim_13] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
      memref.copy %7, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %7 : memref<?xf32>
      scf.yield %alloc_19 : memref<16xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %7 to offset: [0], sizes: [16], strides: [1] : memref<?xf32> to memref<16xf32>
      scf.yield %reinterpret_cast : memref<16xf32>
    }
    %cast_14 = memref.cast %9 : memref<16xf32> to memref<?xf32>
    %c0_15 = arith.constant 0 : index
    %dim_16 = memref.dim %cast_10, %c0_15 : memref<?xf32>
    %c16_17 = arith.constant 16 : index
    %10 = arith.cmpi ult, %dim_16, %c16_17 : index
    %11 = scf.if %10 -> (memref<16xf32>) {
      %alloc_19 = memref.alloc() : memref<16xf32>
      %subview = memref.subview %alloc_19[0] [%dim_16] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
      memref.copy %cast_10, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %cast_10 : memref<?xf32>
      scf.yield %alloc_19 : memref<16xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %cast_10 to offset: [0], sizes: [16], strides: [1] : memref<?xf32> to memref<16xf32>
      scf.yield %reinterpret_cast : memref<16xf32>
    }
    %cast_18 = memref.cast %11 : memref<16xf32> to memref<?xf32>
    return
  }
}

