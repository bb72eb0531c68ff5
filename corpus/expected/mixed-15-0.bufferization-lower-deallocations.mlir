module {
  func.func @f0(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<8x4xi64>) {
    %c8_i64 = arith.constant 8 : i64
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    memref.store %c8_i64, %arg2[%c2, %c1] : memref<8x4xi64>
    %alloc = memref.alloc() : memref<index>
    %0 = memref.load %alloc[] : memref<index>
    %subview = memref.subview %arg1[%0] [3] [1] : memref<4xf32> to memref<3xf32, strided<[1], offset: ?>>
    %collapse_shape = memref.collapse_shape %arg2 [[0, 1]] : memref<8x4xi64> into memref<32xi64>
    call @f0(%arg0, %arg1, %arg2) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
    %cst = arith.constant 8.000000e+00 : f32
    call @f1(%arg0, %0, %cst) : (i1, index, f32) -> ()
    %c1_0 = arith.constant 1 : index
    %c2_1 = arith.constant 2 : index
    scf.parallel (%arg3, %arg4) = (%0, %0) to (%0, %0) step (%c1_0, %c2_1) {
      %1:2 = scf.index_switch %0 -> memref<8x4xi64>, memref<8x4xi64> 
      case 1 {
        scf.yield %arg2, %arg2 : memref<8x4xi64>, memref<8x4xi64>
      }
      default {
        %2 = scf.if %arg0 -> (memref<4x?xindex>) {
          %alloc_3 = memref.alloc() : memref<4xf32>
          memref.copy %arg1, %alloc_3 : memref<4xf32> to memref<4xf32>
          %c5 = arith.constant 5 : index
          %alloc_4 = memref.alloc(%c5) : memref<4x?xindex>
          scf.yield %alloc_4 : memref<4x?xindex>
        } else {
          %4 = arith.select %arg0, %subview, %subview : memref<3xf32, strided<[1], offset: ?>>
          %alloc_3 = memref.alloc(%arg4) : memref<4x?xindex>
          scf.yield %alloc_3 : memref<4x?xindex>
        }
        %3 = arith.addf %cst, %cst : f32
        scf.yield %arg2, %arg2 : memref<8x4xi64>, memref<8x4xi64>
      }
      scf.reduce 
    }
    %c1_2 = arith.constant 1 : index
    %dim = memref.dim %arg2, %c1_2 : memref<8x4xi64>
    return
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: f32) {
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<8x4xi64>
    %0 = scf.for %arg3 = %arg1 to %arg1 step %c2 iter_args(%arg4 = %alloc) -> (memref<8x4xi64>) {
      %c5_i64 = arith.constant 5 : i64
      memref.store %c5_i64, %arg4[%arg3, %arg3] : memref<8x4xi64>
      %alloc_3 = memref.alloc() : memref<4xf32>
      func.call @f0(%arg0, %alloc_3, %arg4) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
      %2 = bufferization.clone %alloc : memref<8x4xi64> to memref<8x4xi64>
      scf.yield %arg4 : memref<8x4xi64>
    }
    %alloc_0 = memref.alloc() {tag = "a"} : memref<8x4xi64>
    %alloc_1 = memref.alloc() : memref<4xf32>
    %1 = arith.select %arg0, %0, %0 : memref<8x4xi64>
    %alloc_2 = memref.alloc() : memref<4xf32>
    %cst = arith.constant 8.000000e+00 : f32
    call @f1(%arg0, %c2, %cst) : (i1, index, f32) -> ()
    memref.copy %1, %0 : memref<8x4xi64> to memref<8x4xi64>
    return
  }
}

