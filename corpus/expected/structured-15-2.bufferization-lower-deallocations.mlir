module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i64) -> f32 {
    %0:2 = scf.if %arg0 -> (f32, memref<4x2xf32>) {
      scf.execute_region {
        scf.while : () -> () {
          %alloc_6 = memref.alloc() : memref<8x4xi64>
          scf.condition(%arg0)
        } do {
          scf.yield
        }
        scf.yield
      }
      %9 = scf.if %arg0 -> (index) {
        %10:2 = scf.execute_region -> (memref<8x4xi64>, memref<4x2xf32>) {
          %alloc_6 = memref.alloc() : memref<4x2xf32>
          %alloc_7 = memref.alloc() : memref<8x4xi64>
          scf.yield %alloc_7, %alloc_6 : memref<8x4xi64>, memref<4x2xf32>
        }
        %11 = scf.if %arg0 -> (memref<4x2xf32>) {
          %c6 = arith.constant 6 : index
          %alloc_6 = memref.alloc(%c6, %arg1) : memref<?x?xf32>
          scf.yield %10#1 : memref<4x2xf32>
        } else {
          %alloc_6 = memref.alloc() : memref<8x4xi64>
          scf.yield %10#1 : memref<4x2xf32>
        }
        scf.yield %arg1 : index
      } else {
        scf.yield %arg1 : index
      }
      %alloc_4 = memref.alloc() : memref<i64>
      %alloc_5 = memref.alloc() : memref<4x2xf32>
      scf.yield %arg2, %alloc_5 : f32, memref<4x2xf32>
    } else {
      %alloc_4 = memref.alloc() : memref<4x2xf32>
      scf.yield %arg2, %alloc_4 : f32, memref<4x2xf32>
    }
    %1 = scf.index_switch %arg1 -> memref<8x4xi64> 
    default {
      %alloc_4 = memref.alloc() : memref<8x4xi64>
      scf.yield %alloc_4 : memref<8x4xi64>
    }
    %2 = scf.if %arg0 -> (memref<4x2xf32>) {
      scf.if %arg0 {
        %9:2 = scf.if %arg0 -> (f32, memref<8x4xf32>) {
          %alloc_5 = memref.alloc() : memref<8x4xf32>
          scf.yield %0#0, %alloc_5 : f32, memref<8x4xf32>
        } else {
          %cst = arith.constant 2.000000e+00 : f32
          %alloc_5 = memref.alloc() : memref<8x4xf32>
          scf.yield %cst, %alloc_5 : f32, memref<8x4xf32>
        }
      }
      %c1_4 = arith.constant 1 : index
      scf.for %arg4 = %arg1 to %arg1 step %c1_4 {
        %9 = scf.index_switch %arg4 -> memref<4x2xf32> 
        case 1 {
          scf.yield %0#1 : memref<4x2xf32>
        }
        case 3 {
          scf.yield %0#1 : memref<4x2xf32>
        }
        default {
          %c3_i32 = arith.constant 3 : i32
          %10 = arith.cmpi ult, %c3_i32, %c3_i32 : i32
          scf.yield %0#1 : memref<4x2xf32>
        }
        %c2_5 = arith.constant 2 : index
        scf.for %arg5 = %c1_4 to %c1_4 step %c2_5 {
        }
      }
      %c0 = arith.constant 0 : index
      %dim = memref.dim %1, %c0 : memref<8x4xi64>
      scf.yield %0#1 : memref<4x2xf32>
    } else {
      %alloc_4 = memref.alloc() : memref<4x2xf32>
      scf.yield %alloc_4 : memref<4x2xf32>
    }
    %alloc = memref.alloc() : memref<4x2xf32>
    %3:2 = scf.if %arg0 -> (memref<8x4xf32>, memref<4x2xf32>) {
      %alloc_4 = memref.alloc() : memref<4x2xf32>
      %9 = scf.if %arg0 -> (index) {
        scf.if %arg0 {
        } else {
          %alloc_5 = memref.alloc() : memref<4x2xf32>
          memref.copy %alloc_4, %alloc_5 : memref<4x2xf32> to memref<4x2xf32>
        }
        scf.yield %arg1 : index
      } else {
        scf.if %arg0 {
        }
        %11:2 = scf.if %arg0 -> (memref<4x2xf32>, memref<8x4xf32>) {
          %alloc_5 = memref.alloc() : memref<4x2xf32>
          %alloc_6 = memref.alloc() {tag = "a"} : memref<4x2xf32>
          %alloc_7 = memref.alloc() : memref<8x4xf32>
          scf.yield %alloc_6, %alloc_7 : memref<4x2xf32>, memref<8x4xf32>
        } else {
          %c1_5 = arith.constant 1 : index
          %dim = memref.dim %alloc, %c1_5 : memref<4x2xf32>
          %alloc_6 = memref.alloc() : memref<8x4xf32>
          scf.yield %alloc_4, %alloc_6 : memref<4x2xf32>, memref<8x4xf32>
        }
        scf.yield %arg1 : index
      }
      %10:2 = scf.if %arg0 -> (memref<8x4xf32>, memref<8x4xf32>) {
        %11 = scf.execute_region -> i32 {
          %c3_i32 = arith.constant 3 : i32
          scf.yield %c3_i32 : i32
        }
        %alloc_5 = memref.alloc() : memref<8x4xf32>
        scf.yield %alloc_5, %alloc_5 : memref<8x4xf32>, memref<8x4xf32>
      } else {
        %alloc_5 = memref.alloc() : memref<8x4xi64>
        memref.copy %1, %alloc_5 : memref<8x4xi64> to memref<8x4xi64>
        %alloc_6 = memref.alloc() : memref<8x4xf32>
        %alloc_7 = memref.alloc() : memref<8x4xf32>
        scf.yield %alloc_6, %alloc_7 : memref<8x4xf32>, memref<8x4xf32>
      }
      scf.yield %10#0, %alloc_4 : memref<8x4xf32>, memref<4x2xf32>
    } else {
      %c2_4 = arith.constant 2 : index
      %9:2 = scf.for %arg4 = %arg1 to %arg1 step %c2_4 iter_args(%arg5 = %alloc, %arg6 = %1) -> (memref<4x2xf32>, memref<8x4xi64>) {
        %10 = scf.while (%arg7 = %arg6, %arg8 = %2) : (memref<8x4xi64>, memref<4x2xf32>) -> memref<8x4xi64> {
          scf.condition(%arg0) %arg7 : memref<8x4xi64>
        } do {
        ^bb0(%arg7: memref<8x4xi64>):
          %alloc_7 = memref.alloc() : memref<8x4xf32>
          %alloc_8 = memref.alloc() : memref<8x4xi64>
          scf.yield %alloc_8, %0#1 : memref<8x4xi64>, memref<4x2xf32>
        }
        scf.yield %0#1, %arg6 : memref<4x2xf32>, memref<8x4xi64>
      }
      %alloc_5 = memref.alloc() : memref<8x4xi64>
      memref.copy %1, %alloc_5 : memref<8x4xi64> to memref<8x4xi64>
      %alloc_6 = memref.alloc() : memref<8x4xf32>
      scf.yield %alloc_6, %alloc : memref<8x4xf32>, memref<4x2xf32>
    }
    %alloc_0 = memref.alloc() : memref<4x2xf32>
    %4:2 = scf.if %arg0 -> (index, memref<4x2xf32>) {
      %alloc_4 = memref.alloc() : memref<8x4xf32>
      %alloc_5 = memref.alloc() : memref<8x4xf32>
      %9:2 = scf.if %arg0 -> (memref<8x4xf32>, f32) {
        %alloc_6 = memref.alloc() : memref<8x4xf32>
        scf.yield %alloc_6, %arg2 : memref<8x4xf32>, f32
      } else {
        %c8 = arith.constant 8 : index
        %alloca_6 = memref.alloca(%c8) : memref<?xf32>
        %c6 = arith.constant 6 : index
        %c1_7 = arith.constant 1 : index
        %10 = memref.load %alloc_5[%c6, %c1_7] : memref<8x4xf32>
        scf.yield %alloc_4, %10 : memref<8x4xf32>, f32
      }
      scf.yield %arg1, %alloc_0 : index, memref<4x2xf32>
    } else {
      scf.yield %arg1, %alloc_0 : index, memref<4x2xf32>
    }
    %5 = arith.select %arg0, %3#0, %3#0 : memref<8x4xf32>
    %alloca = memref.alloca() : memref<8x4xf32>
    %c3 = arith.constant 3 : index
    %c3_1 = arith.constant 3 : index
    %6 = memref.load %5[%c3, %c3_1] : memref<8x4xf32>
    %c1 = arith.constant 1 : index
    %7 = scf.for %arg4 = %c3_1 to %c3 step %c1 iter_args(%arg5 = %arg0) -> (i1) {
      %c1_4 = arith.constant 1 : index
      %9:2 = scf.for %arg6 = %arg1 to %arg4 step %c1_4 iter_args(%arg7 = %arg4, %arg8 = %1) -> (index, memref<8x4xi64>) {
        %c2_6 = arith.constant 2 : index
        scf.yield %c2_6, %1 : index, memref<8x4xi64>
      }
      %alloc_5 = memref.alloc() : memref<8x4xi64>
      %false = arith.constant false
      scf.yield %false : i1
    }
    %8:2 = scf.index_switch %4#0 -> memref<8x4xf32>, f32 
    case 1 {
      %9:2 = scf.index_switch %4#0 -> memref<8x4xf32>, memref<4x2xf32> 
      case 1 {
        scf.yield %alloca, %alloc_0 : memref<8x4xf32>, memref<4x2xf32>
      }
      case 3 {
        %10 = arith.extui %7 : i1 to i32
        scf.yield %3#0, %3#1 : memref<8x4xf32>, memref<4x2xf32>
      }
      case 5 {
        %c1_5 = arith.constant 1 : index
        %dim = memref.dim %alloc_0, %c1_5 : memref<4x2xf32>
        scf.yield %3#0, %alloc_0 : memref<8x4xf32>, memref<4x2xf32>
      }
      default {
        %alloc_5 = memref.alloc() : memref<8x4xf32>
        memref.copy %3#0, %alloc_5 : memref<8x4xf32> to memref<8x4xf32>
        scf.forall (%arg4) in (%arg1) {
          %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x2xf32>
        }
        scf.yield %alloc_5, %alloc_0 : memref<8x4xf32>, memref<4x2xf32>
      }
      %c1_4 = arith.constant 1 : index
      scf.for %arg4 = %c3_1 to %c1 step %c1_4 {
        %c2_5 = arith.constant 2 : index
        %c2_6 = arith.constant 2 : index
        %c6_i32 = arith.constant 6 : i32
        %10 = scf.for %arg5 = %c2_5 to %arg1 step %c2_6 iter_args(%arg6 = %c6_i32) -> (i32) {
          %alloc_7 = memref.alloc() : memref<4x2xf32>
          scf.yield %c6_i32 : i32
        }
      }
      %cst = arith.constant 7.000000e+00 : f32
      scf.yield %5, %cst : memref<8x4xf32>, f32
    }
    case 3 {
      %c1_4 = arith.constant 1 : index
      %c2_5 = arith.constant 2 : index
      scf.parallel (%arg4) = (%c3_1) to (%4#0) step (%c1_4) {
        %alloc_6 = memref.alloc(%arg1) : memref<?xi1>
        scf.reduce 
      }
      scf.yield %5, %6 : memref<8x4xf32>, f32
    }
    default {
      scf.forall (%arg4) in (%arg1) {
      }
      scf.yield %3#0, %arg2 : memref<8x4xf32>, f32
    }
    %c7_i32 = arith.constant 7 : i32
    %c2_i32 = arith.constant 2 : i32
    scf.for %arg4 = %c7_i32 to %c7_i32 step %c2_i32  : i32 {
      %9:2 = scf.if %7 -> (memref<4x2xf32>, index) {
        scf.yield %0#1, %4#0 : memref<4x2xf32>, index
      } else {
        scf.yield %alloc_0, %c1 : memref<4x2xf32>, index
      }
    }
    %alloc_2 = memref.alloc() : memref<4x2xf32>
    %c9 = arith.constant 9 : index
    %c1_3 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.parallel (%arg4, %arg5) = (%4#0, %c1) to (%c9, %4#0) step (%c1_3, %c2) {
      scf.reduce 
    }
    return %arg2 : f32
  }
}

