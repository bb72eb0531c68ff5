module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<f32>, %arg3: memref<4xi64>, %arg4: memref<f32>) -> (memref<4xi64>, memref<4x4xf32>) {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = arith.cmpi ult, %c4, %c8 : index
    %1 = scf.if %0 -> (memref<8xi64>) {
      %alloc_10 = memref.alloc() : memref<8xi64>
      %subview = memref.subview %alloc_10[0] [4] [1] : memref<8xi64> to memref<4xi64, strided<[1]>>
      memref.copy %arg3, %subview : memref<4xi64> to memref<4xi64, strided<[1]>>
      memref.dealloc %arg3 : memref<4xi64>
      scf.yield %alloc_10 : memref<8xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [8], strides: [1] : memref<4xi64> to memref<8xi64>
      scf.yield %reinterpret_cast : memref<8xi64>
    }
    %cst = arith.constant 4.000000e+00 : f32
    memref.store %cst, %arg2[] : memref<f32>
    %c9 = arith.constant 9 : index
    %c8_0 = arith.constant 8 : index
    %2 = arith.cmpi ult, %c8_0, %c9 : index
    %3 = scf.if %2 -> (memref<?xi64>) {
      %alloc_10 = memref.alloc(%c9) : memref<?xi64>
      %subview = memref.subview %alloc_10[0] [8] [1] : memref<?xi64> to memref<8xi64, strided<[1]>>
      memref.copy %1, %subview : memref<8xi64> to memref<8xi64, strided<[1]>>
      memref.dealloc %1 : memref<8xi64>
      scf.yield %alloc_10 : memref<?xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %1 to offset: [0], sizes: [%c9], strides: [1] : memref<8xi64> to memref<?xi64>
      scf.yield %reinterpret_cast : memref<?xi64>
    }
    %cast = memref.cast %3 : memref<?xi64> to memref<8xi64>
    %alloc = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<f32>
    memref.copy %arg4, %alloc : memref<f32> to memref<f32>
    %4 = scf.if %arg0 -> (memref<4xi64>) {
      %c1 = arith.constant 1 : index
      %alloc_10 = memref.alloc() : memref<4xi64>
      %13:2 = scf.for %arg5 = %arg1 to %arg1 step %c1 iter_args(%arg6 = %arg4, %arg7 = %alloc_10) -> (memref<f32>, memref<4xi64>) {
        %c0_12 = arith.constant 0 : index
        %dim_13 = memref.dim %3, %c0_12 : memref<?xi64>
        %c0_i64 = arith.constant 0 : i64
        %c1_i64 = arith.constant 1 : i64
        %14 = arith.cmpi eq, %c0_i64, %c1_i64 : i64
        scf.yield %alloc, %arg7 : memref<f32>, memref<4xi64>
      }
      %alloc_11 = memref.alloc() : memref<4xi64>
      scf.yield %alloc_11 : memref<4xi64>
    } else {
      %c8_10 = arith.constant 8 : index
      %13 = arith.cmpi ult, %c8_10, %arg1 : index
      %14 = scf.if %13 -> (memref<?xi64>) {
        %alloc_13 = memref.alloc(%arg1) : memref<?xi64>
        %subview = memref.subview %alloc_13[0] [8] [1] : memref<?xi64> to memref<8xi64, strided<[1]>>
        memref.copy %cast, %subview : memref<8xi64> to memref<8xi64, strided<[1]>>
        memref.dealloc %cast : memref<8xi64>
        scf.yield %alloc_13 : memref<?xi64>
      } else {
        %reinterpret_cast = memref.reinterpret_cast %cast to offset: [0], sizes: [%arg1], strides: [1] : memref<8xi64> to memref<?xi64>
        scf.yield %reinterpret_cast : memref<?xi64>
      }
      %cast_11 = memref.cast %14 : memref<?xi64> to memref<8xi64>
      %15 = arith.select %arg0, %cst, %cst : f32
      %alloc_12 = memref.alloc() : memref<4xi64>
      scf.yield %alloc_12 : memref<4xi64>
    }
    %5 = arith.addi %arg1, %c9 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %3, %c0 : memref<?xi64>
    %6 = arith.cmpi ult, %dim, %arg1 : index
    %7 = scf.if %6 -> (memref<?xi64>) {
      %alloc_10 = memref.alloc(%arg1) {alignment = 32 : i64} : memref<?xi64>
      %subview = memref.subview %alloc_10[0] [%dim] [1] : memref<?xi64> to memref<?xi64, strided<[1]>>
      memref.copy %3, %subview : memref<?xi64> to memref<?xi64, strided<[1]>>
      memref.dealloc %3 : memref<?xi64>
      scf.yield %alloc_10 : memref<?xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %3 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xi64> to memref<?xi64>
      scf.yield %reinterpret_cast : memref<?xi64>
    }
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %7, %c0_1 : memref<?xi64>
    %8 = arith.cmpi ult, %dim_2, %arg1 : index
    %9 = scf.if %8 -> (memref<?xi64>) {
      %alloc_10 = memref.alloc(%arg1) : memref<?xi64>
      %subview = memref.subview %alloc_10[0] [%dim_2] [1] : memref<?xi64> to memref<?xi64, strided<[1]>>
      memref.copy %7, %subview : memref<?xi64> to memref<?xi64, strided<[1]>>
      memref.dealloc %7 : memref<?xi64>
      scf.yield %alloc_10 : memref<?xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %7 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xi64> to memref<?xi64>
      scf.yield %reinterpret_cast : memref<?xi64>
    }
    %alloca = memref.alloca() : memref<2xf32>
    %c0_3 = arith.constant 0 : index
    %10 = memref.load %4[%c0_3] : memref<4xi64>
    %cast_4 = memref.cast %9 : memref<?xi64> to memref<4xi64>
    %c8_5 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %11 = arith.cmpi ult, %c8_5, %c16 : index
    %12 = scf.if %11 -> (memref<16xi64>) {
      %alloc_10 = memref.alloc() : memref<16xi64>
      %subview = memref.subview %alloc_10[0] [8] [1] : memref<16xi64> to memref<8xi64, strided<[1]>>
      memref.copy %cast, %subview : memref<8xi64> to memref<8xi64, strided<[1]>>
      memref.dealloc %cast : memref<8xi64>
      scf.yield %alloc_10 : memref<16xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %cast to offset: [0], sizes: [16], strides: [1] : memref<8xi64> to memref<16xi64>
      scf.yield %reinterpret_cast : memref<16xi64>
    }
    %alloc_6 = memref.alloc() : memref<4xi64>
    %alloca_7 = memref.alloca() : memref<2xf32>
    %alloc_8 = memref.alloc() : memref<4xi64>
    %alloc_9 = memref.alloc() : memref<4x4xf32>
    return %alloc_6, %alloc_9 : memref<4xi64>, memref<4x4xf32>
  }
}

