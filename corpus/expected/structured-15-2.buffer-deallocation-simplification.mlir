module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i64) -> f32 {
    %cst = arith.constant 7.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %0 = scf.index_switch %arg1 -> memref<8x4xi64> 
    default {
      %alloc_1 = memref.alloc() : memref<8x4xi64>
      scf.yield %alloc_1 : memref<8x4xi64>
    }
    %alloc = memref.alloc() : memref<4x2xf32>
    %1:2 = scf.if %arg0 -> (memref<8x4xf32>, memref<4x2xf32>) {
      %alloc_1 = memref.alloc() : memref<4x2xf32>
      %5 = scf.if %arg0 -> (index) {
        scf.if %arg0 {
        } else {
          %alloc_2 = memref.alloc() : memref<4x2xf32>
          memref.copy %alloc_1, %alloc_2 : memref<4x2xf32> to memref<4x2xf32>
        }
        scf.yield %arg1 : index
      } else {
        scf.yield %arg1 : index
      }
      %6:2 = scf.if %arg0 -> (memref<8x4xf32>, memref<8x4xf32>) {
        %alloc_2 = memref.alloc() : memref<8x4xf32>
        scf.yield %alloc_2, %alloc_2 : memref<8x4xf32>, memref<8x4xf32>
      } else {
        %alloc_2 = memref.alloc() : memref<8x4xi64>
        memref.copy %0, %alloc_2 : memref<8x4xi64> to memref<8x4xi64>
        %alloc_3 = memref.alloc() : memref<8x4xf32>
        %alloc_4 = memref.alloc() : memref<8x4xf32>
        scf.yield %alloc_3, %alloc_4 : memref<8x4xf32>, memref<8x4xf32>
      }
      scf.yield %6#0, %alloc_1 : memref<8x4xf32>, memref<4x2xf32>
    } else {
      %alloc_1 = memref.alloc() : memref<8x4xi64>
      memref.copy %0, %alloc_1 : memref<8x4xi64> to memref<8x4xi64>
      %alloc_2 = memref.alloc() : memref<8x4xf32>
      scf.yield %alloc_2, %alloc : memref<8x4xf32>, memref<4x2xf32>
    }
    %alloc_0 = memref.alloc() : memref<4x2xf32>
    %2:2 = scf.if %arg0 -> (index, memref<4x2xf32>) {
      scf.yield %arg1, %alloc_0 : index, memref<4x2xf32>
    } else {
      scf.yield %arg1, %alloc_0 : index, memref<4x2xf32>
    }
    %alloca = memref.alloca() : memref<8x4xf32>
    %3 = memref.load %1#0[%c3, %c3] : memref<8x4xf32>
    %4:2 = scf.index_switch %2#0 -> memref<8x4xf32>, f32 
    case 1 {
      %5:2 = scf.index_switch %2#0 -> memref<8x4xf32>, memref<4x2xf32> 
      case 1 {
        scf.yield %alloca, %alloc_0 : memref<8x4xf32>, memref<4x2xf32>
      }
      case 3 {
        scf.yield %1#0, %1#1 : memref<8x4xf32>, memref<4x2xf32>
      }
      case 5 {
        scf.yield %1#0, %alloc_0 : memref<8x4xf32>, memref<4x2xf32>
      }
      default {
        %alloc_1 = memref.alloc() : memref<8x4xf32>
        memref.copy %1#0, %alloc_1 : memref<8x4xf32> to memref<8x4xf32>
        scf.yield %alloc_1, %alloc_0 : memref<8x4xf32>, memref<4x2xf32>
      }
      scf.yield %1#0, %cst : memref<8x4xf32>, f32
    }
    case 3 {
      scf.yield %1#0, %3 : memref<8x4xf32>, f32
    }
    default {
      scf.yield %1#0, %arg2 : memref<8x4xf32>, f32
    }
    return %arg2 : f32
  }
}

