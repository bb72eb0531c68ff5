module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: memref<?x4x4xindex>) {
    %alloc = memref.alloc() : memref<2xf32>
    memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
    memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
    %0 = scf.index_switch %arg1 -> memref<2xf32> 
    default {
      %alloc_1 = memref.alloc() : memref<2xf32>
      scf.yield %alloc_1 : memref<2xf32>
    }
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg4 = %arg1 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (memref<?x4x4xindex>) {
      %c6 = arith.constant 6 : index
      %c2 = arith.constant 2 : index
      %4 = scf.execute_region -> index {
        scf.yield %c1 : index
      }
      scf.forall (%arg6) in (1) {
        %c0 = arith.constant 0 : index
        memref.store %4, %arg5[%c0, %c2, %c0] : memref<?x4x4xindex>
        %cst = arith.constant 8.000000e+00 : f32
        memref.store %cst, %arg2[%c1] : memref<2xf32>
      }
      %alloc_1 = memref.alloc(%4) : memref<?x4x4xindex>
      scf.yield %alloc_1 : memref<?x4x4xindex>
    }
    %2:2 = scf.if %arg0 -> (index, memref<2xf32>) {
      %c2_i64 = arith.constant 2 : i64
      scf.yield %c1, %0 : index, memref<2xf32>
    } else {
      %c2 = arith.constant 2 : index
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
        scf.yield
      }
      default {
        %cst = arith.constant 7.000000e+00 : f32
        %c0 = arith.constant 0 : index
        memref.store %cst, %alloc[%c0] : memref<2xf32>
        memref.store %cst, %arg2[%c0] : memref<2xf32>
      }
      %4 = scf.if %arg0 -> (memref<?x4x4xindex>) {
        %c2 = arith.constant 2 : index
        %5:2 = scf.for %arg4 = %2#0 to %arg1 step %c2 iter_args(%arg5 = %1, %arg6 = %2#1) -> (memref<?x4x4xindex>, memref<2xf32>) {
          scf.yield %arg5, %arg2 : memref<?x4x4xindex>, memref<2xf32>
        }
        scf.for %arg4 = %c1 to %arg1 step %c1 {
          memref.copy %5#1, %alloc : memref<2xf32> to memref<2xf32>
        }
        scf.yield %1 : memref<?x4x4xindex>
      } else {
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
      %c4_i32 = arith.constant 4 : i32
      %false_1 = arith.constant false
      memref.copy %alloc, %arg1 : memref<2xf32> to memref<2xf32>
      scf.yield %arg3 : memref<2xf32>
    }
    %c9 = arith.constant 9 : index
    %alloc_0 = memref.alloc(%c9) : memref<?x4x4xindex>
    %1 = scf.while (%arg2 = %alloc_0) : (memref<?x4x4xindex>) -> memref<?x4x4xindex> {
      %false_1 = arith.constant false
      scf.condition(%false_1) %alloc_0 : memref<?x4x4xindex>
    } do {
    ^bb0(%arg2: memref<?x4x4xindex>):
      %c4 = arith.constant 4 : index
      %alloc_1 = memref.alloc(%c4) : memref<?x4x4xindex>
      memref.copy %arg2, %alloc_1 : memref<?x4x4xindex> to memref<?x4x4xindex>
      scf.yield %arg2 : memref<?x4x4xindex>
    }
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg2 = %c1 to %c9 step %c2 iter_args(%arg3 = %alloc_0) -> (memref<?x4x4xindex>) {
      %alloc_1 = memref.alloc() : memref<2xf32>
      memref.copy %0, %alloc_1 : memref<2xf32> to memref<2xf32>
      %c3_i32 = arith.constant 3 : i32
      %4 = scf.if %false -> (memref<?x4x4xindex>) {
        memref.copy %alloc, %alloc_1 : memref<2xf32> to memref<2xf32>
        %c3 = arith.constant 3 : index
        scf.yield %arg3 : memref<?x4x4xindex>
      } else {
        scf.yield %alloc_0 : memref<?x4x4xindex>
      }
      scf.yield %1 : memref<?x4x4xindex>
    }
    %3:2 = scf.if %false -> (memref<2xf32>, memref<2xf32>) {
      memref.copy %arg1, %0 : memref<2xf32> to memref<2xf32>
      scf.yield %arg1, %alloc : memref<2xf32>, memref<2xf32>
    } else {
      %c7_i32 = arith.constant 7 : i32
      %4:2 = scf.for %arg2 = %c1 to %c7 step %c1 iter_args(%arg3 = %2, %arg4 = %c7_i32) -> (memref<?x4x4xindex>, i32) {
        scf.yield %1, %arg4 : memref<?x4x4xindex>, i32
      }
      %5:2 = scf.if %false -> (memref<2xf32>, memref<?x4x4xindex>) {
        scf.yield %alloc, %4#0 : memref<2xf32>, memref<?x4x4xindex>
      } else {
        %alloc_1 = memref.alloc(%c9) : memref<?x4x4xindex>
        scf.yield %arg1, %alloc_1 : memref<2xf32>, memref<?x4x4xindex>
      }
      scf.yield %0, %5#0 : memref<2xf32>, memref<2xf32>
    }
    return %arg1, %alloc : memref<2xf32>, memref<2xf32>
  }
}

