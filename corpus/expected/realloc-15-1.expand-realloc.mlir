module {
  func.func @f0(%arg0: i1, %arg1: index) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.subi %c2_i32, %c2_i32 : i32
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%c6) : memref<?xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xf32>
    %c16 = arith.constant 16 : index
    %1 = arith.cmpi ult, %dim, %c16 : index
    %2 = scf.if %1 -> (memref<16xf32>) {
      %alloc_5 = memref.alloc() {alignment = 32 : i64} : memref<16xf32>
      %subview = memref.subview %alloc_5[0] [%dim] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
      memref.copy %alloc, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %alloc : memref<?xf32>
      scf.yield %alloc_5 : memref<16xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [16], strides: [1] : memref<?xf32> to memref<16xf32>
      scf.yield %reinterpret_cast : memref<16xf32>
    }
    %cast = memref.cast %2 : memref<16xf32> to memref<?xf32>
    %alloc_0 = memref.alloc() : memref<4xi1>
    %c4 = arith.constant 4 : index
    %3 = arith.cmpi ult, %c4, %arg1 : index
    %4 = scf.if %3 -> (memref<?xi1>) {
      %alloc_5 = memref.alloc(%arg1) : memref<?xi1>
      %subview = memref.subview %alloc_5[0] [4] [1] : memref<?xi1> to memref<4xi1, strided<[1]>>
      memref.copy %alloc_0, %subview : memref<4xi1> to memref<4xi1, strided<[1]>>
      memref.dealloc %alloc_0 : memref<4xi1>
      scf.yield %alloc_5 : memref<?xi1>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xi1> to memref<?xi1>
      scf.yield %reinterpret_cast : memref<?xi1>
    }
    %cast_1 = memref.cast %4 : memref<?xi1> to memref<4xi1>
    %c0_2 = arith.constant 0 : index
    %dim_3 = memref.dim %4, %c0_2 : memref<?xi1>
    %5 = arith.cmpi ult, %dim_3, %arg1 : index
    %6 = scf.if %5 -> (memref<?xi1>) {
      %alloc_5 = memref.alloc(%arg1) : memref<?xi1>
      %subview = memref.subview %alloc_5[0] [%dim_3] [1] : memref<?xi1> to memref<?xi1, strided<[1]>>
      memref.copy %4, %subview : memref<?xi1> to memref<?xi1, strided<[1]>>
      memref.dealloc %4 : memref<?xi1>
      scf.yield %alloc_5 : memref<?xi1>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %4 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xi1> to memref<?xi1>
      scf.yield %reinterpret_cast : memref<?xi1>
    }
    %cast_4 = memref.cast %cast : memref<?xf32> to memref<4xf32>
    return %0 : i32
  }
  func.func private @f1(%arg0: index, %arg1: memref<?xf32>, %arg2: i64, %arg3: memref<?xf32>) -> (f32, memref<?xi32>) {
    %cast = memref.cast %arg3 : memref<?xf32> to memref<?xf32>
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?xf64>
    %true = arith.constant true
    %0:2 = scf.if %true -> (memref<?xi32>, memref<?xi32>) {
      %c0_5 = arith.constant 0 : index
      %dim_6 = memref.dim %cast, %c0_5 : memref<?xf32>
      %5 = arith.cmpi ult, %dim_6, %arg0 : index
      %6 = scf.if %5 -> (memref<?xf32>) {
        %alloc_8 = memref.alloc(%arg0) : memref<?xf32>
        %subview = memref.subview %alloc_8[0] [%dim_6] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
        memref.copy %cast, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
        memref.dealloc %cast : memref<?xf32>
        scf.yield %alloc_8 : memref<?xf32>
      } else {
        %reinterpret_cast = memref.reinterpret_cast %cast to offset: [0], sizes: [%arg0], strides: [1] : memref<?xf32> to memref<?xf32>
        scf.yield %reinterpret_cast : memref<?xf32>
      }
      %alloc_7 = memref.alloc(%arg0) : memref<?xi32>
      scf.yield %alloc_7, %alloc_7 : memref<?xi32>, memref<?xi32>
    } else {
      %cast_5 = memref.cast %arg3 : memref<?xf32> to memref<4xf32>
      %c2_i32 = arith.constant 2 : i32
      %5 = arith.maxsi %c2_i32, %c2_i32 : i32
      %cst_6 = arith.constant 5.000000e+00 : f32
      %c0_7 = arith.constant 0 : index
      memref.store %cst_6, %cast[%c0_7] : memref<?xf32>
      %c8 = arith.constant 8 : index
      %alloc_8 = memref.alloc(%c8) : memref<?xi32>
      scf.yield %alloc_8, %alloc_8 : memref<?xi32>, memref<?xi32>
    }
    %alloca = memref.alloca(%arg0) : memref<4x?x4xindex>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %cast, %c0 : memref<?xf32>
    %c16 = arith.constant 16 : index
    %1 = arith.cmpi ult, %dim, %c16 : index
    %2 = scf.if %1 -> (memref<16xf32>) {
      %alloc_5 = memref.alloc() : memref<16xf32>
      %subview = memref.subview %alloc_5[0] [%dim] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
      memref.copy %cast, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %cast : memref<?xf32>
      scf.yield %alloc_5 : memref<16xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %cast to offset: [0], sizes: [16], strides: [1] : memref<?xf32> to memref<16xf32>
      scf.yield %reinterpret_cast : memref<16xf32>
    }
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %0#1, %c0_0 : memref<?xi32>
    %c0_2 = arith.constant 0 : index
    %dim_3 = memref.dim %arg1, %c0_2 : memref<?xf32>
    %c16_4 = arith.constant 16 : index
    %3 = arith.cmpi ult, %dim_3, %c16_4 : index
    %4 = scf.if %3 -> (memref<16xf32>) {
      %alloc_5 = memref.alloc() {alignment = 32 : i64} : memref<16xf32>
      %subview = memref.subview %alloc_5[0] [%dim_3] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg1, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %arg1 : memref<?xf32>
      scf.yield %alloc_5 : memref<16xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [16], strides: [1] : memref<?xf32> to memref<16xf32>
      scf.yield %reinterpret_cast : memref<16xf32>
    }
    %cst = arith.constant 6.000000e+00 : f32
    return %cst, %0#1 : f32, memref<?xi32>
  }
}

