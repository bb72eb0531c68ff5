module {
  func.func @f0(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<8x4xi64>) {
    %c5 = arith.constant 5 : index
    %cst = arith.constant 8.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    memref.store %c8_i64, %arg2[%c2, %c1] : memref<8x4xi64>
    %alloc = memref.alloc() : memref<index>
    %0 = memref.load %alloc[] : memref<index>
    call @f0(%arg0, %arg1, %arg2) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
    call @f1(%arg0, %0, %cst) : (i1, index, f32) -> ()
    scf.parallel (%arg3, %arg4) = (%0, %0) to (%0, %0) step (%c1, %c2) {
      %1:2 = scf.index_switch %0 -> memref<8x4xi64>, memref<8x4xi64> 
      case 1 {
        scf.yield %arg2, %arg2 : memref<8x4xi64>, memref<8x4xi64>
      }
      default {
        %2 = scf.if %arg0 -> (memref<4x?xindex>) {
          %alloc_0 = memref.alloc() : memref<4xf32>
          memref.copy %arg1, %alloc_0 : memref<4xf32> to memref<4xf32>
          %alloc_1 = memref.alloc(%c5) : memref<4x?xindex>
          scf.yield %alloc_1 : memref<4x?xindex>
        } else {
          %alloc_0 = memref.alloc(%arg4) : memref<4x?xindex>
          scf.yield %alloc_0 : memref<4x?xindex>
        }
        scf.yield %arg2, %arg2 : memref<8x4xi64>, memref<8x4xi64>
      }
      scf.reduce 
    }
    return
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: f32) {
    %cst = arith.constant 8.000000e+00 : f32
    %c5_i64 = arith.constant 5 : i64
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<8x4xi64>
    %0 = scf.for %arg3 = %arg1 to %arg1 step %c2 iter_args(%arg4 = %alloc) -> (memref<8x4xi64>) {
      memref.store %c5_i64, %arg4[%arg3, %arg3] : memref<8x4xi64>
      %alloc_0 = memref.alloc() : memref<4xf32>
      func.call @f0(%arg0, %alloc_0, %arg4) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
      scf.yield %arg4 : memref<8x4xi64>
    }
    call @f1(%arg0, %c2, %cst) : (i1, index, f32) -> ()
    memref.copy %0, %0 : memref<8x4xi64> to memref<8x4xi64>
    return
  }
}

