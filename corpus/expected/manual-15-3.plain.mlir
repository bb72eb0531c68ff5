module {
  func.func @f0(%arg0: i1) -> (memref<2xf32>, memref<4xf32>) {
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<?x8x8xf64>
    %c2 = arith.constant 2 : index
    %alloc_0 = memref.alloc() : memref<8xi1>
    %alloc_1 = memref.alloc() : memref<4xf32>
    %0:2 = scf.for %arg1 = %c9 to %c9 step %c2 iter_args(%arg2 = %alloc_0, %arg3 = %alloc_1) -> (memref<8xi1>, memref<4xf32>) {
      %c1_10 = arith.constant 1 : index
      %c1_i64 = arith.constant 1 : i64
      %9 = scf.for %arg4 = %c2 to %c9 step %c1_10 iter_args(%arg5 = %c1_i64) -> (i64) {
        %alloc_12 = memref.alloc() : memref<4xf32>
        memref.copy %alloc_1, %alloc_12 : memref<4xf32> to memref<4xf32>
        scf.yield %c1_i64 : i64
      }
      %alloc_11 = memref.alloc() : memref<4xf32>
      scf.yield %arg2, %alloc_11 : memref<8xi1>, memref<4xf32>
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %1 = arith.select %arg0, %alloc_1, %alloc_2 : memref<4xf32>
    cf.br ^bb1(%0#0 : memref<8xi1>)
  ^bb1(%2: memref<8xi1>):  // pred: ^bb0
    %3 = bufferization.clone %alloc : memref<?x8x8xf64> to memref<?x8x8xf64>
    %alloc_3 = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
    memref.copy %alloc_0, %2 : memref<8xi1> to memref<8xi1>
    %alloc_4 = memref.alloc() : memref<4xf32>
    %c1 = arith.constant 1 : index
    %alloc_5 = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<2xf32>
    %4:2 = scf.for %arg1 = %c9 to %c9 step %c1 iter_args(%arg2 = %0#1, %arg3 = %alloc_5) -> (memref<4xf32>, memref<2xf32>) {
      %c9_10 = arith.constant 9 : index
      %alloc_11 = memref.alloc(%c9_10) : memref<?x8x8xf64>
      %9 = arith.maxsi %c1, %arg1 : index
      scf.yield %0#1, %alloc_5 : memref<4xf32>, memref<2xf32>
    }
    memref.dealloc %alloc_3 {bufferization.manual_deallocation} : memref<f32>
    %alloc_6 = memref.alloc() : memref<8xi1>
    %5 = arith.select %arg0, %2, %alloc_6 : memref<8xi1>
    %c1_7 = arith.constant 1 : index
    %6:2 = scf.for %arg1 = %c9 to %c2 step %c1_7 iter_args(%arg2 = %alloc_6, %arg3 = %alloc) -> (memref<8xi1>, memref<?x8x8xf64>) {
      %alloc_10 = memref.alloc() {bufferization.manual_deallocation} : memref<8xi1>
      memref.dealloc %alloc_10 {bufferization.manual_deallocation} : memref<8xi1>
      scf.yield %5, %3 : memref<8xi1>, memref<?x8x8xf64>
    }
    %alloc_8 = memref.alloc() {bufferization.manual_deallocation} : memref<8xi1>
    %7:2 = call @f1(%c9, %alloc_2, %alloc_1, %alloc_0) : (index, memref<4xf32>, memref<4xf32>, memref<8xi1>) -> (memref<4xf32>, memref<8xi1>)
    memref.dealloc %alloc_8 {bufferization.manual_deallocation} : memref<8xi1>
    %8 = arith.select %arg0, %alloc_2, %0#1 : memref<4xf32>
    %alloc_9 = memref.alloc() : memref<2xf32>
    return %alloc_9, %7#0 : memref<2xf32>, memref<4xf32>
  }
  func.func @f1(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: memref<8xi1>) -> (memref<4xf32>, memref<8xi1>) {
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %arg0 to %arg0 step %c1 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (index, memref<4xf32>) {
      %c1_0 = arith.constant 1 : index
      %5 = memref.load %arg2[%c1_0] : memref<4xf32>
      %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
      %false = arith.constant false
      %6 = arith.select %false, %arg3, %arg3 : memref<8xi1>
      %7 = scf.if %false -> (memref<?x8x8xf64>) {
        %alloc_2 = memref.alloc(%arg0) {tag = "a"} : memref<?x8x8xf64>
        scf.yield %alloc_2 : memref<?x8x8xf64>
      } else {
        scf.if %false {
        }
        %9 = arith.select %false, %arg1, %arg2 : memref<4xf32>
        %alloc_2 = memref.alloc(%arg5) : memref<?x8x8xf64>
        scf.yield %alloc_2 : memref<?x8x8xf64>
      }
      %8 = arith.cmpi ult, %arg0, %arg0 : index
      memref.dealloc %alloc {bufferization.manual_deallocation} : memref<2xf32>
      %alloc_1 = memref.alloc() : memref<2xf32>
      %c3 = arith.constant 3 : index
      scf.yield %c3, %arg6 : index, memref<4xf32>
    }
    %cast = memref.cast %arg2 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
    %1 = bufferization.clone %cast : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %2 = bufferization.clone %arg1 : memref<4xf32> to memref<4xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    memref.store %cst, %1[%c0] : memref<?xf32, strided<[?], offset: ?>>
    %3 = bufferization.clone %arg3 : memref<8xi1> to memref<8xi1>
    %4 = bufferization.clone %arg2 : memref<4xf32> to memref<4xf32>
    return %2, %arg3 : memref<4xf32>, memref<8xi1>
  }
}

