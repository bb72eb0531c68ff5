module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<f32>, %arg3: memref<4xi64>, %arg4: memref<f32>) -> (memref<4xi64>, memref<4x4xf32>) {
    %0 = memref.realloc %arg3 : memref<4xi64> to memref<8xi64>
    %cst = arith.constant 4.000000e+00 : f32
    memref.store %cst, %arg2[] : memref<f32>
    %c9 = arith.constant 9 : index
    %1 = memref.realloc %0(%c9) : memref<8xi64> to memref<?xi64>
    %cast = memref.cast %1 : memref<?xi64> to memref<8xi64>
    %alloc = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<f32>
    memref.copy %arg4, %alloc : memref<f32> to memref<f32>
    %2 = scf.if %arg0 -> (memref<4xi64>) {
      %c1 = arith.constant 1 : index
      %alloc_5 = memref.alloc() : memref<4xi64>
      %8:2 = scf.for %arg5 = %arg1 to %arg1 step %c1 iter_args(%arg6 = %arg4, %arg7 = %alloc_5) -> (memref<f32>, memref<4xi64>) {
        %c0_7 = arith.constant 0 : index
        %dim = memref.dim %1, %c0_7 : memref<?xi64>
        %c0_i64 = arith.constant 0 : i64
        %c1_i64 = arith.constant 1 : i64
        %9 = arith.cmpi eq, %c0_i64, %c1_i64 : i64
        scf.yield %alloc, %arg7 : memref<f32>, memref<4xi64>
      }
      %alloc_6 = memref.alloc() : memref<4xi64>
      scf.yield %alloc_6 : memref<4xi64>
    } else {
      %8 = memref.realloc %cast(%arg1) : memref<8xi64> to memref<?xi64>
      %cast_5 = memref.cast %8 : memref<?xi64> to memref<8xi64>
      %9 = arith.select %arg0, %cst, %cst : f32
      %alloc_6 = memref.alloc() : memref<4xi64>
      scf.yield %alloc_6 : memref<4xi64>
    }
    %3 = arith.addi %arg1, %c9 : index
    %4 = memref.realloc %1(%arg1) {alignment = 32 : i64} : memref<?xi64> to memref<?xi64>
    %5 = memref.realloc %4(%arg1) : memref<?xi64> to memref<?xi64>
    %alloca = memref.alloca() : memref<2xf32>
    %c0 = arith.constant 0 : index
    %6 = memref.load %2[%c0] : memref<4xi64>
    %cast_0 = memref.cast %5 : memref<?xi64> to memref<4xi64>
    %7 = memref.realloc %cast : memref<8xi64> to memref<16xi64>
    %alloc_1 = memref.alloc() : memref<4xi64>
    %alloca_2 = memref.alloca() : memref<2xf32>
    %alloc_3 = memref.alloc() : memref<4xi64>
    %alloc_4 = memref.alloc() : memref<4x4xf32>
    return %alloc_1, %alloc_4 : memref<4xi64>, memref<4x4xf32>
  }
}

