module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<8x?xi1>, i32) {
    %cst = arith.constant 1.200000e+01 : f32
    %true = arith.constant true
    %c5 = arith.constant 5 : index
    %alloc = memref.alloc(%c5) : memref<2x?xindex>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = memref.load %alloc[%c1, %c0] : memref<2x?xindex>
    %alloc_0 = memref.alloc(%0) : memref<8x?xi1>
    scf.if %arg0 {
      %c6 = arith.constant 6 : index
      %alloc_1 = memref.alloc(%c6) {alignment = 64 : i64} : memref<?xf32>
    } else {
    }
    %1:2 = call @f0(%true, %0) : (i1, index) -> (memref<8x?xi1>, i32)
    return %alloc_0, %1#1 : memref<8x?xi1>, i32
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8x?xi1>, %arg3: index, %arg4: f32) -> (index, memref<8x?xi1>) {
    %alloc = memref.alloc(%arg1) : memref<8x?xi1>
    %alloc_0 = memref.alloc() : memref<8xi64>
    %c8 = arith.constant 8 : index
    %0 = arith.cmpi ult, %c8, %arg3 : index
    %1 = scf.if %0 -> (memref<?xi64>) {
      %alloc_4 = memref.alloc(%arg3) : memref<?xi64>
      %subview = memref.subview %alloc_4[0] [8] [1] : memref<?xi64> to memref<8xi64, strided<[1]>>
      memref.copy %alloc_0, %subview : memref<8xi64> to memref<8xi64, strided<[1]>>
      memref.dealloc %alloc_0 : memref<8xi64>
      scf.yield %alloc_4 : memref<?xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [%arg3], strides: [1] : memref<8xi64> to memref<?xi64>
      scf.yield %reinterpret_cast : memref<?xi64>
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %1, %c0 : memref<?xi64>
    %c16 = arith.constant 16 : index
    %2 = arith.cmpi ult, %dim, %c16 : index
    %3 = scf.if %2 -> (memref<16xi64>) {
      %alloc_4 = memref.alloc() : memref<16xi64>
      %subview = memref.subview %alloc_4[0] [%dim] [1] : memref<16xi64> to memref<?xi64, strided<[1]>>
      memref.copy %1, %subview : memref<?xi64> to memref<?xi64, strided<[1]>>
      memref.dealloc %1 : memref<?xi64>
      scf.yield %alloc_4 : memref<16xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %1 to offset: [0], sizes: [16], strides: [1] : memref<?xi64> to memref<16xi64>
      scf.yield %reinterpret_cast : memref<16xi64>
    }
    %cast = memref.cast %3 : memref<16xi64> to memref<?xi64>
    %cast_1 = memref.cast %cast : memref<?xi64> to memref<4xi64>
    %c16_2 = arith.constant 16 : index
    %4 = arith.cmpi ult, %c16_2, %arg1 : index
    %5 = scf.if %4 -> (memref<?xi64>) {
      %alloc_4 = memref.alloc(%arg1) : memref<?xi64>
      %subview = memref.subview %alloc_4[0] [16] [1] : memref<?xi64> to memref<16xi64, strided<[1]>>
      memref.copy %3, %subview : memref<16xi64> to memref<16xi64, strided<[1]>>
      memref.dealloc %3 : memref<16xi64>
      scf.yield %alloc_4 : memref<?xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %3 to offset: [0], sizes: [%arg1], strides: [1] : memref<16xi64> to memref<?xi64>
      scf.yield %reinterpret_cast : memref<?xi64>
    }
    %c5 = arith.constant 5 : index
    %alloca = memref.alloca(%c5) : memref<8x?xi1>
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    %alloc_3 = memref.alloc(%c9) {alignment = 64 : i64} : memref<8x?xi1>
    return %c3, %alloc_3 : index, memref<8x?xi1>
  }
}

