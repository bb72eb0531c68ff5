module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: memref<?x4x4xindex>) {
    %alloc = memref.alloc() : memref<2xf32>
    memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
    memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
    %0 = scf.index_switch %arg1 -> memref<2xf32> 
    default {
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
      %alloc_2 = memref.alloc() : memref<2xf32>
      scf.yield %alloc_2 : memref<2xf32>
    }
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg4 = %arg1 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (memref<?x4x4xindex>) {
      %c6 = arith.constant 6 : index
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      scf.parallel (%arg6, %arg7) = (%arg4, %c1) to (%c6, %arg1) step (%c1_1, %c2) {
        scf.if %arg0 {
          %5 = arith.select %arg0, %alloc, %alloc : memref<2xf32>
        } else {
        }
        scf.reduce 
      }
      %4 = scf.execute_region -> index {
        %5 = scf.if %arg0 -> (memref<2xf32>) {
          scf.yield %alloc : memref<2xf32>
        } else {
          scf.yield %alloc : memref<2xf32>
        }
        scf.yield %c1_1 : index
      }
      scf.forall (%arg6) in (1) {
        %c0 = arith.constant 0 : index
        %c2_3 = arith.constant 2 : index
        %c0_4 = arith.constant 0 : index
        memref.store %4, %arg5[%c0, %c2_3, %c0_4] : memref<?x4x4xindex>
        %cst = arith.constant 8.000000e+00 : f32
        memref.store %cst, %arg2[%c1_1] : memref<2xf32>
      }
      %alloc_2 = memref.alloc(%4) : memref<?x4x4xindex>
      scf.yield %alloc_2 : memref<?x4x4xindex>
    }
    %2:2 = scf.if %arg0 -> (index, memref<2xf32>) {
      %c1_1 = arith.constant 1 : index
      %c2_i64 = arith.constant 2 : i64
      %4 = scf.for %arg4 = %arg1 to %arg1 step %c1_1 iter_args(%arg5 = %c2_i64) -> (i64) {
        %c3 = arith.constant 3 : index
        %c1_2 = arith.constant 1 : index
        scf.for %arg6 = %arg4 to %c3 step %c1_2 {
          %c8 = arith.constant 8 : index
          %alloc_3 = memref.alloc(%c8) : memref<?x4x4xindex>
        }
        %c0_i64 = arith.constant 0 : i64
        scf.yield %c0_i64 : i64
      }
      %5 = arith.select %arg0, %arg3, %1 : memref<?x4x4xindex>
      scf.yield %c1_1, %0 : index, memref<2xf32>
    } else {
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      scf.parallel (%arg4, %arg5) = (%arg1, %arg1) to (%arg1, %c1) step (%c1_1, %c2) {
        %5 = scf.if %arg0 -> (memref<2xf32>) {
          scf.yield %alloc : memref<2xf32>
        } else {
          scf.yield %arg2 : memref<2xf32>
        }
        scf.reduce 
      }
      %4 = scf.index_switch %arg1 -> memref<?x4x4xindex> 
      default {
        %c5 = arith.constant 5 : index
        %c1_2 = arith.constant 1 : index
        scf.for %arg4 = %c5 to %c2 step %c1_2 {
        }
        %alloc_3 = memref.alloc() : memref<2xf32>
        scf.yield %1 : memref<?x4x4xindex>
      }
      scf.yield %arg1, %alloc : index, memref<2xf32>
    }
    %alloc_0 = memref.alloc(%arg1) : memref<?x4x4xindex>
    %3 = scf.if %arg0 -> (i64) {
      scf.index_switch %2#0 
      case 1 {
        scf.yield
      }
      case 3 {
        %c2 = arith.constant 2 : index
        scf.for %arg4 = %arg1 to %2#0 step %c2 {
          %alloc_1 = memref.alloc(%arg4) : memref<?x4x4xindex>
        }
        scf.yield
      }
      default {
        %cst = arith.constant 7.000000e+00 : f32
        %c0 = arith.constant 0 : index
        memref.store %cst, %alloc[%c0] : memref<2xf32>
        %c0_1 = arith.constant 0 : index
        memref.store %cst, %arg2[%c0_1] : memref<2xf32>
      }
      %4 = scf.if %arg0 -> (memref<?x4x4xindex>) {
        %c2 = arith.constant 2 : index
        %5:2 = scf.for %arg4 = %2#0 to %arg1 step %c2 iter_args(%arg5 = %1, %arg6 = %2#1) -> (memref<?x4x4xindex>, memref<2xf32>) {
          scf.yield %arg5, %arg2 : memref<?x4x4xindex>, memref<2xf32>
        }
        %c1_1 = arith.constant 1 : index
        scf.for %arg4 = %c1 to %arg1 step %c1_1 {
          memref.copy %5#1, %alloc : memref<2xf32> to memref<2xf32>
        }
        scf.yield %1 : memref<?x4x4xindex>
      } else {
        scf.forall (%arg4) in (%arg1) {
          %5 = arith.select %arg0, %arg3, %arg3 : memref<?x4x4xindex>
        }
        memref.copy %alloc, %2#1 : memref<2xf32> to memref<2xf32>
        scf.yield %alloc_0 : memref<?x4x4xindex>
      }
      %c0_i64 = arith.constant 0 : i64
      scf.yield %c0_i64 : i64
    } else {
      %cst = arith.constant 7.000000e+00 : f32
      %c0 = arith.constant 0 : index
      memref.store %cst, %0[%c0] : memref<2xf32>
      %c8_i64 = arith.constant 8 : i64
      scf.yield %c8_i64 : i64
    }
    return
  }
  func.func @f1(%arg0: f32, %arg1: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %c7 to %c7 step %c2 iter_args(%arg3 = %arg1) -> (memref<2xf32>) {
      %4 = scf.execute_region -> memref<?x4x4xindex> no_inline {
        scf.while : () -> () {
          %false_5 = arith.constant false
          scf.condition(%false_5)
        } do {
          scf.yield
        }
        %c7_3 = arith.constant 7 : index
        %alloc_4 = memref.alloc(%c7_3) : memref<?x4x4xindex>
        scf.yield %alloc_4 : memref<?x4x4xindex>
      }
      %c4_i32 = arith.constant 4 : i32
      %false_2 = arith.constant false
      %5 = arith.select %false_2, %c4_i32, %c4_i32 : i32
      memref.copy %alloc, %arg1 : memref<2xf32> to memref<2xf32>
      scf.yield %arg3 : memref<2xf32>
    }
    %c9 = arith.constant 9 : index
    %alloc_0 = memref.alloc(%c9) : memref<?x4x4xindex>
    %1 = scf.while (%arg2 = %alloc_0) : (memref<?x4x4xindex>) -> memref<?x4x4xindex> {
      %false_2 = arith.constant false
      scf.condition(%false_2) %alloc_0 : memref<?x4x4xindex>
    } do {
    ^bb0(%arg2: memref<?x4x4xindex>):
      %c4 = arith.constant 4 : index
      %alloc_2 = memref.alloc(%c4) : memref<?x4x4xindex>
      memref.copy %arg2, %alloc_2 : memref<?x4x4xindex> to memref<?x4x4xindex>
      scf.yield %arg2 : memref<?x4x4xindex>
    }
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c2_1 = arith.constant 2 : index
    %2 = scf.for %arg2 = %c1 to %c9 step %c2_1 iter_args(%arg3 = %alloc_0) -> (memref<?x4x4xindex>) {
      %alloc_2 = memref.alloc() : memref<2xf32>
      memref.copy %0, %alloc_2 : memref<2xf32> to memref<2xf32>
      %c2_3 = arith.constant 2 : index
      %c3_i32 = arith.constant 3 : i32
      %4 = scf.for %arg4 = %c9 to %c1 step %c2_3 iter_args(%arg5 = %c3_i32) -> (i32) {
        %c0 = arith.constant 0 : index
        %alloc_4 = memref.alloc(%arg2) : memref<?x8xf64>
        scf.yield %arg5 : i32
      }
      %5 = scf.if %false -> (memref<?x4x4xindex>) {
        memref.copy %alloc, %alloc_2 : memref<2xf32> to memref<2xf32>
        %c3 = arith.constant 3 : index
        %c2_4 = arith.constant 2 : index
        %6:2 = scf.for %arg4 = %c7 to %c3 step %c2_4 iter_args(%arg5 = %alloc, %arg6 = %arg3) -> (memref<2xf32>, memref<?x4x4xindex>) {
          scf.yield %arg5, %alloc_0 : memref<2xf32>, memref<?x4x4xindex>
        }
        scf.yield %arg3 : memref<?x4x4xindex>
      } else {
        scf.yield %alloc_0 : memref<?x4x4xindex>
      }
      scf.yield %1 : memref<?x4x4xindex>
    }
    %3:2 = scf.if %false -> (memref<2xf32>, memref<2xf32>) {
      scf.execute_region {
        %false_2 = arith.constant false
        %4:2 = scf.if %false_2 -> (memref<2xf32>, memref<?x4x4xindex>) {
          scf.yield %0, %1 : memref<2xf32>, memref<?x4x4xindex>
        } else {
          %5 = arith.select %false_2, %0, %arg1 : memref<2xf32>
          scf.yield %arg1, %alloc_0 : memref<2xf32>, memref<?x4x4xindex>
        }
        scf.forall (%arg2) in (2) {
        }
        scf.yield
      }
      memref.copy %arg1, %0 : memref<2xf32> to memref<2xf32>
      scf.while (%arg2 = %alloc) : (memref<2xf32>) -> () {
        scf.condition(%false)
      } do {
        %alloc_2 = memref.alloc() : memref<2xf32>
        scf.yield %alloc_2 : memref<2xf32>
      }
      scf.yield %arg1, %alloc : memref<2xf32>, memref<2xf32>
    } else {
      %c7_2 = arith.constant 7 : index
      %c1_3 = arith.constant 1 : index
      %c7_i32 = arith.constant 7 : i32
      %4:2 = scf.for %arg2 = %c1 to %c7_2 step %c1_3 iter_args(%arg3 = %2, %arg4 = %c7_i32) -> (memref<?x4x4xindex>, i32) {
        %7 = scf.if %false -> (memref<?x4x4xindex>) {
          %alloc_4 = memref.alloc(%arg2) : memref<?x4x4xindex>
          %c9_5 = arith.constant 9 : index
          %alloc_6 = memref.alloc(%c9_5) : memref<?x4x4xindex>
          scf.yield %alloc_6 : memref<?x4x4xindex>
        } else {
          scf.yield %alloc_0 : memref<?x4x4xindex>
        }
        scf.yield %1, %arg4 : memref<?x4x4xindex>, i32
      }
      %5:2 = scf.if %false -> (memref<2xf32>, memref<?x4x4xindex>) {
        %alloc_4 = memref.alloc() : memref<4xi1>
        scf.yield %alloc, %4#0 : memref<2xf32>, memref<?x4x4xindex>
      } else {
        %c1_4 = arith.constant 1 : index
        %c2_5 = arith.constant 2 : index
        %7 = memref.load %alloc_0[%c1_4, %c9, %c2_5] : memref<?x4x4xindex>
        %c9_6 = arith.constant 9 : index
        %alloc_7 = memref.alloc(%c9_6) : memref<?x4x4xindex>
        scf.yield %arg1, %alloc_7 : memref<2xf32>, memref<?x4x4xindex>
      }
      %6 = arith.select %false, %2, %2 : memref<?x4x4xindex>
      scf.yield %0, %5#0 : memref<2xf32>, memref<2xf32>
    }
    scf.execute_region no_inline {
      %c5 = arith.constant 5 : index
      %alloc_2 = memref.alloc(%c5) {tag = "a"} : memref<?x4x4xindex>
      scf.while : () -> () {
        scf.condition(%false)
      } do {
        scf.yield
      }
      %c2_3 = arith.constant 2 : index
      %dim = memref.dim %alloc_2, %c2_3 : memref<?x4x4xindex>
      scf.yield
    }
    return %arg1, %alloc : memref<2xf32>, memref<2xf32>
  }
}

