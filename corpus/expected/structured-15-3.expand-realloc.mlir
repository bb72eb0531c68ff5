module {
  func.func @f0(%arg0: i1, %arg1: memref<?xi32>, %arg2: memref<4xi64>, %arg3: memref<8x4x?xi1>) -> (index, index) {
    %0 = scf.execute_region -> index {
      %c2_9 = arith.constant 2 : index
      %dim_10 = memref.dim %arg3, %c2_9 : memref<8x4x?xi1>
      %9:2 = scf.if %arg0 -> (memref<8x4x?xi1>, memref<8x4x?xi1>) {
        scf.index_switch %dim_10 
        case 1 {
          %alloc_12 = memref.alloc() : memref<4xi64>
          scf.yield
        }
        case 3 {
          %c8 = arith.constant 8 : index
          %alloc_12 = memref.alloc(%c8) : memref<8x4x?xi1>
          scf.yield
        }
        case 5 {
          %alloc_12 = memref.alloc(%dim_10) : memref<8x4x?xi1>
          scf.yield
        }
        default {
          %c6_i32_12 = arith.constant 6 : i32
          %11 = arith.cmpi sge, %c6_i32_12, %c6_i32_12 : i32
        }
        scf.yield %arg3, %arg3 : memref<8x4x?xi1>, memref<8x4x?xi1>
      } else {
        %alloc_12 = memref.alloc() : memref<4xi64>
        scf.yield %arg3, %arg3 : memref<8x4x?xi1>, memref<8x4x?xi1>
      }
      %c1_11 = arith.constant 1 : index
      %10 = memref.load %arg1[%c1_11] : memref<?xi32>
      scf.yield %dim_10 : index
    }
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%c6) : memref<?xi32>
    %1 = scf.while (%arg4 = %alloc, %arg5 = %arg3) : (memref<?xi32>, memref<8x4x?xi1>) -> i64 {
      %alloc_9 = memref.alloc() : memref<4xf64>
      scf.forall (%arg6) in (%0) {
        %alloc_10 = memref.alloc() : memref<4xi64>
        memref.copy %arg2, %alloc_10 : memref<4xi64> to memref<4xi64>
      }
      %c8_i64 = arith.constant 8 : i64
      scf.condition(%arg0) %c8_i64 : i64
    } do {
    ^bb0(%arg4: i64):
      %alloc_9 = memref.alloc() : memref<4xi64>
      %c1_10 = arith.constant 1 : index
      %9 = scf.for %arg5 = %0 to %0 step %c1_10 iter_args(%arg6 = %alloc_9) -> (memref<4xi64>) {
        scf.yield %arg6 : memref<4xi64>
      }
      scf.yield %arg1, %arg3 : memref<?xi32>, memref<8x4x?xi1>
    }
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg4 = %0 to %0 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg2) -> (memref<4xi64>, memref<4xi64>) {
      scf.yield %arg2, %arg2 : memref<4xi64>, memref<4xi64>
    }
    %c1_0 = arith.constant 1 : index
    %3:2 = scf.for %arg4 = %0 to %0 step %c1_0 iter_args(%arg5 = %arg1, %arg6 = %arg3) -> (memref<?xi32>, memref<8x4x?xi1>) {
      %c0_9 = arith.constant 0 : index
      memref.store %1, %2#0[%c0_9] : memref<4xi64>
      %9 = scf.while (%arg7 = %1) : (i64) -> i64 {
        %cst = arith.constant 9.000000e+00 : f32
        %10 = arith.cmpf une, %cst, %cst : f32
        %11 = scf.if %10 -> (memref<?xi32>) {
          %c0_11 = arith.constant 0 : index
          %12 = memref.load %arg5[%c0_11] : memref<?xi32>
          scf.yield %arg5 : memref<?xi32>
        } else {
          %alloc_11 = memref.alloc() : memref<8xindex>
          %c6_12 = arith.constant 6 : index
          %alloc_13 = memref.alloc(%c6_12) : memref<?xi32>
          scf.yield %alloc_13 : memref<?xi32>
        }
        scf.condition(%10) %1 : i64
      } do {
      ^bb0(%arg7: i64):
        %10 = scf.index_switch %0 -> memref<8x4x?xi1> 
        case 1 {
          scf.yield %arg3 : memref<8x4x?xi1>
        }
        case 3 {
          %alloc_13 = memref.alloc() : memref<4xi64>
          scf.yield %arg6 : memref<8x4x?xi1>
        }
        case 5 {
          %c9 = arith.constant 9 : index
          %alloc_13 = memref.alloc(%c9) : memref<?xi32>
          scf.yield %arg3 : memref<8x4x?xi1>
        }
        default {
          %alloc_13 = memref.alloc() : memref<4xi64>
          scf.yield %arg6 : memref<8x4x?xi1>
        }
        %c6_i32_11 = arith.constant 6 : i32
        %c1_12 = arith.constant 1 : index
        memref.store %c6_i32_11, %arg5[%c1_12] : memref<?xi32>
        scf.yield %1 : i64
      }
      %c9_i32 = arith.constant 9 : i32
      %c1_i32 = arith.constant 1 : i32
      scf.for %arg7 = %c9_i32 to %c9_i32 step %c1_i32  : i32 {
        %c1_11 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %c0_12 = arith.constant 0 : index
        %10 = memref.load %arg6[%c1_11, %c3, %c0_12] : memref<8x4x?xi1>
        %c4 = arith.constant 4 : index
        %c0_13 = arith.constant 0 : index
        %11 = memref.load %arg3[%c4, %c0_13, %c0_13] : memref<8x4x?xi1>
      }
      %alloc_10 = memref.alloc(%arg4) {alignment = 64 : i64} : memref<?xi32>
      scf.yield %alloc_10, %arg6 : memref<?xi32>, memref<8x4x?xi1>
    }
    %4 = arith.select %arg0, %arg0, %arg0 : i1
    %5 = arith.select %arg0, %arg3, %arg3 : memref<8x4x?xi1>
    %c2 = arith.constant 2 : index
    %c6_i32 = arith.constant 6 : i32
    %6 = scf.for %arg4 = %c1 to %c1_0 step %c2 iter_args(%arg5 = %c6_i32) -> (i32) {
      %alloc_9 = memref.alloc() : memref<8xi1>
      scf.yield %arg5 : i32
    }
    %c2_1 = arith.constant 2 : index
    %7:2 = scf.for %arg4 = %c1_0 to %c1_0 step %c2_1 iter_args(%arg5 = %1, %arg6 = %2#1) -> (i64, memref<4xi64>) {
      %9:2 = scf.if %4 -> (memref<8x4x?xi1>, memref<8x4x?xi1>) {
        scf.if %4 {
          %alloc_10 = memref.alloc(%0) : memref<?xi32>
        } else {
        }
        %c1_i32 = arith.constant 1 : i32
        %10 = scf.for %arg7 = %6 to %6 step %c1_i32 iter_args(%arg8 = %c1_0) -> (index)  : i32 {
          %alloc_10 = memref.alloc() : memref<4xi64>
          %11 = arith.select %arg0, %2#0, %alloc_10 : memref<4xi64>
          scf.yield %c1_0 : index
        }
        %alloc_9 = memref.alloc(%arg4) : memref<8x4x?xi1>
        scf.yield %alloc_9, %5 : memref<8x4x?xi1>, memref<8x4x?xi1>
      } else {
        %10 = scf.if %4 -> (i1) {
          %alloc_9 = memref.alloc(%arg4) : memref<?xi32>
          scf.yield %4 : i1
        } else {
          scf.yield %arg0 : i1
        }
        scf.yield %3#1, %arg3 : memref<8x4x?xi1>, memref<8x4x?xi1>
      }
      scf.yield %arg5, %2#1 : i64, memref<4xi64>
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xi32>
    %8:2 = scf.if %4 -> (memref<8x4x?xi1>, memref<?xi32>) {
      %9:2 = scf.execute_region -> (memref<?xi32>, memref<8x4x?xi1>) {
        %11:2 = scf.if %4 -> (memref<4xi64>, memref<?xi32>) {
          %c2_9 = arith.constant 2 : index
          %c2_10 = arith.constant 2 : index
          %c0_11 = arith.constant 0 : index
          %12 = memref.load %5[%c2_9, %c2_10, %c0_11] : memref<8x4x?xi1>
          scf.yield %2#1, %alloc : memref<4xi64>, memref<?xi32>
        } else {
          scf.yield %7#1, %alloc : memref<4xi64>, memref<?xi32>
        }
        scf.yield %arg1, %arg3 : memref<?xi32>, memref<8x4x?xi1>
      }
      %10:2 = scf.index_switch %dim -> i1, index 
      case 1 {
        %c1_9 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %alloc_10 = memref.alloc(%c8) : memref<?xi32>
        %11 = scf.for %arg4 = %0 to %dim step %c1_9 iter_args(%arg5 = %alloc_10) -> (memref<?xi32>) {
          scf.yield %alloc_10 : memref<?xi32>
        }
        %c5_11 = arith.constant 5 : index
        scf.yield %arg0, %c5_11 : i1, index
      }
      case 3 {
        scf.yield %4, %c2_1 : i1, index
      }
      default {
        %alloc_9 = memref.alloc() : memref<4xi64>
        %true = arith.constant true
        scf.yield %true, %c2_1 : i1, index
      }
      scf.yield %9#1, %alloc : memref<8x4x?xi1>, memref<?xi32>
    } else {
      %c9 = arith.constant 9 : index
      %alloc_9 = memref.alloc(%c9) {tag = "a"} : memref<?xi32>
      scf.yield %3#1, %alloc_9 : memref<8x4x?xi1>, memref<?xi32>
    }
    %alloc_2 = memref.alloc() : memref<4x2xi64>
    %c2_3 = arith.constant 2 : index
    scf.for %arg4 = %c2_1 to %c0 step %c2_3 {
      %9:2 = scf.if %4 -> (memref<?xi32>, memref<?xi32>) {
        scf.yield %alloc, %arg1 : memref<?xi32>, memref<?xi32>
      } else {
        scf.if %arg0 {
        } else {
          %alloc_9 = memref.alloc() : memref<4xi64>
        }
        %10:2 = scf.if %arg0 -> (index, memref<8x4x?xi1>) {
          %c6_9 = arith.constant 6 : index
          %alloc_10 = memref.alloc(%c6_9) : memref<?xi32>
          %c9 = arith.constant 9 : index
          scf.yield %c9, %5 : index, memref<8x4x?xi1>
        } else {
          %c8 = arith.constant 8 : index
          %alloc_9 = memref.alloc(%c8) : memref<?xi32>
          scf.yield %c1_0, %3#1 : index, memref<8x4x?xi1>
        }
        scf.yield %3#0, %8#1 : memref<?xi32>, memref<?xi32>
      }
      memref.copy %7#1, %2#0 : memref<4xi64> to memref<4xi64>
    }
    %c0_4 = arith.constant 0 : index
    %dim_5 = memref.dim %alloc_2, %c0_4 : memref<4x2xi64>
    %c5 = arith.constant 5 : index
    %c1_6 = arith.constant 1 : index
    %c2_7 = arith.constant 2 : index
    scf.parallel (%arg4) = (%dim) to (%c5) step (%c1_6) {
      scf.reduce 
    }
    %alloc_8 = memref.alloc() : memref<4xi64>
    return %dim_5, %c2_1 : index, index
  }
}

