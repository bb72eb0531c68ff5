module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i64) -> f32 {
    %0:2 = scf.if %arg0 -> (f32, memref<4x2xf32>) {
      %alloc_1 = memref.alloc() : memref<4x2xf32>
      scf.yield %arg2, %alloc_1 : f32, memref<4x2xf32>
    } else {
      %alloc_1 = memref.alloc() : memref<4x2xf32>
      scf.yield %arg2, %alloc_1 : f32, memref<4x2xf32>
    }
    %1 = scf.index_switch %arg1 -> memref<8x4xi64> 
    default {
      %alloc_1 = memref.alloc() : memref<8x4xi64>
      scf.yield %alloc_1 : memref<8x4xi64>
    }
    %2 = scf.if %arg0 -> (memref<4x2xf32>) {
      %c1_1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      scf.yield %0#1 : memref<4x2xf32>
    } else {
      %alloc_1 = memref.alloc() : memref<4x2xf32>
      scf.yield %alloc_1 : memref<4x2xf32>
    }
    %alloc = memref.alloc() : memref<4x2xf32>
    %3:2 = scf.if %arg0 -> (memref<8x4xf32>, memref<4x2xf32>) {
      %alloc_1 = memref.alloc() : memref<4x2xf32>
      %9 = scf.if %arg0 -> (index) {
        scf.if %arg0 {
        } else {
          %alloc_2 = memref.alloc() : memref<4x2xf32>
          memref.copy %alloc_1, %alloc_2 : memref<4x2xf32> to memref<4x2xf32>
        }
        scf.yield %arg1 : index
      } else {
        scf.yield %arg1 : index
      }
      %10:2 = scf.if %arg0 -> (memref<8x4xf32>, memref<8x4xf32>) {
        %alloc_2 = memref.alloc() : memref<8x4xf32>
        scf.yield %alloc_2, %alloc_2 : memref<8x4xf32>, memref<8x4xf32>
      } else {
        %alloc_2 = memref.alloc() : memref<8x4xi64>
        memref.copy %1, %alloc_2 : memref<8x4xi64> to memref<8x4xi64>
        %alloc_3 = memref.alloc() : memref<8x4xf32>
        %alloc_4 = memref.alloc() : memref<8x4xf32>
        scf.yield %alloc_3, %alloc_4 : memref<8x4xf32>, memref<8x4xf32>
      }
      scf.yield %10#0, %alloc_1 : memref<8x4xf32>, memref<4x2xf32>
    } else {
      %c2_1 = arith.constant 2 : index
      %alloc_2 = memref.alloc() : memref<8x4xi64>
      memref.copy %1, %alloc_2 : memref<8x4xi64> to memref<8x4xi64>
      %alloc_3 = memref.alloc() : memref<8x4xf32>
      scf.yield %alloc_3, %alloc : memref<8x4xf32>, memref<4x2xf32>
    }
    %alloc_0 = memref.alloc() : memref<4x2xf32>
    %4:2 = scf.if %arg0 -> (index, memref<4x2xf32>) {
      %alloc_1 = memref.alloc() : memref<8x4xf32>
      %alloc_2 = memref.alloc() : memref<8x4xf32>
      scf.yield %arg1, %alloc_0 : index, memref<4x2xf32>
    } else {
      scf.yield %arg1, %alloc_0 : index, memref<4x2xf32>
    }
    %5 = arith.select %arg0, %3#0, %3#0 : memref<8x4xf32>
    %alloca = memref.alloca() : memref<8x4xf32>
    %c3 = arith.constant 3 : index
    %6 = memref.load %5[%c3, %c3] : memref<8x4xf32>
    %c1 = arith.constant 1 : index
    %7 = scf.for %arg4 = %c3 to %c3 step %c1 iter_args(%arg5 = %arg0) -> (i1) {
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
        scf.yield %3#0, %3#1 : memref<8x4xf32>, memref<4x2xf32>
      }
      case 5 {
        scf.yield %3#0, %alloc_0 : memref<8x4xf32>, memref<4x2xf32>
      }
      default {
        %alloc_1 = memref.alloc() : memref<8x4xf32>
        memref.copy %3#0, %alloc_1 : memref<8x4xf32> to memref<8x4xf32>
        scf.yield %alloc_1, %alloc_0 : memref<8x4xf32>, memref<4x2xf32>
      }
      %cst = arith.constant 7.000000e+00 : f32
      scf.yield %5, %cst : memref<8x4xf32>, f32
    }
    case 3 {
      scf.yield %5, %6 : memref<8x4xf32>, f32
    }
    default {
      scf.yield %3#0, %arg2 : memref<8x4xf32>, f32
    }
    %c7_i32 = arith.constant 7 : i32
    %c2_i32 = arith.constant 2 : i32
    %c9 = arith.constant 9 : index
    %c2 = arith.constant 2 : index
    return %arg2 : f32
  }
}

