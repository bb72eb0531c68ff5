module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: index) -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    %c2 = arith.constant 2 : index
    %alloc_0 = memref.alloc(%arg3) : memref<?x4xi1>
    %cst = arith.constant 7.000000e+00 : f32
    %0:2 = scf.for %arg4 = %arg3 to %arg1 step %c2 iter_args(%arg5 = %alloc_0, %arg6 = %cst) -> (memref<?x4xi1>, f32) {
      %c1_3 = arith.constant 1 : index
      %dim = memref.dim %arg5, %c1_3 : memref<?x4xi1>
      scf.if %arg0 {
        %8:2 = scf.index_switch %arg3 -> memref<2xf32>, memref<2xf32> 
        default {
          %true = arith.constant true
          %9 = arith.ori %true, %arg0 : i1
          scf.yield %alloc, %alloc : memref<2xf32>, memref<2xf32>
        }
      } else {
        %c1_4 = arith.constant 1 : index
        %c2_5 = arith.constant 2 : index
        %c2_i64 = arith.constant 2 : i64
        %8 = scf.for %arg7 = %c1_4 to %arg1 step %c2_5 iter_args(%arg8 = %c2_i64) -> (i64) {
          %alloc_7 = memref.alloc() : memref<2xf32>
          scf.yield %c2_i64 : i64
        }
        %c3_6 = arith.constant 3 : index
        %9 = memref.load %arg5[%arg4, %c3_6] : memref<?x4xi1>
      }
      %c7_i32 = arith.constant 7 : i32
      %c2_i32 = arith.constant 2 : i32
      scf.for %arg7 = %c7_i32 to %c7_i32 step %c2_i32  : i32 {
      }
      scf.yield %alloc_0, %cst : memref<?x4xi1>, f32
    }
    %1 = scf.if %arg0 -> (index) {
      %c1_3 = arith.constant 1 : index
      %c0_4 = arith.constant 0 : index
      %8 = memref.load %alloc_0[%c1_3, %c0_4] : memref<?x4xi1>
      %c7 = arith.constant 7 : index
      %alloc_5 = memref.alloc(%c7) : memref<?x4xi1>
      scf.while (%arg4 = %alloc_5) : (memref<?x4xi1>) -> () {
        scf.condition(%8)
      } do {
        scf.while : () -> () {
          scf.condition(%8)
        } do {
          scf.yield
        }
        scf.execute_region no_inline {
          %alloc_6 = memref.alloc() : memref<2xf32>
          memref.copy %alloc, %alloc_6 : memref<2xf32> to memref<2xf32>
          scf.yield
        }
        scf.yield %alloc_0 : memref<?x4xi1>
      }
      scf.yield %arg1 : index
    } else {
      scf.yield %c2 : index
    }
    scf.index_switch %arg3 
    case 1 {
      scf.yield
    }
    case 3 {
      %alloc_3 = memref.alloc() : memref<2xf32>
      memref.copy %arg2, %alloc_3 : memref<2xf32> to memref<2xf32>
      scf.yield
    }
    case 5 {
      %8:2 = scf.if %arg0 -> (memref<?x4xi1>, memref<?x4xi1>) {
        scf.yield %0#0, %0#0 : memref<?x4xi1>, memref<?x4xi1>
      } else {
        %c0_5 = arith.constant 0 : index
        %dim = memref.dim %arg2, %c0_5 : memref<2xf32>
        scf.yield %0#0, %0#0 : memref<?x4xi1>, memref<?x4xi1>
      }
      %alloc_3 = memref.alloc() : memref<2xf32>
      %c3_4 = arith.constant 3 : index
      memref.store %arg0, %8#1[%arg1, %c3_4] : memref<?x4xi1>
      scf.yield
    }
    default {
      %8 = scf.if %arg0 -> (memref<?x4xi1>) {
        scf.execute_region {
          scf.yield
        }
        %9 = scf.if %arg0 -> (memref<?x4xi1>) {
          scf.yield %0#0 : memref<?x4xi1>
        } else {
          scf.yield %0#0 : memref<?x4xi1>
        }
        scf.yield %9 : memref<?x4xi1>
      } else {
        %c1_3 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %9 = memref.load %alloc_0[%c1_3, %c8] : memref<?x4xi1>
        %10 = scf.if %9 -> (memref<2xf32>) {
          scf.yield %arg2 : memref<2xf32>
        } else {
          %alloc_4 = memref.alloc(%arg1) : memref<?x4xi1>
          scf.yield %arg2 : memref<2xf32>
        }
        scf.yield %0#0 : memref<?x4xi1>
      }
    }
    scf.forall (%arg4) in (1) {
      memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
    }
    %2:2 = scf.if %arg0 -> (f32, i64) {
      %alloc_3 = memref.alloc() {tag = "a"} : memref<2xf32>
      memref.copy %alloc, %alloc_3 : memref<2xf32> to memref<2xf32>
      %c2_i64 = arith.constant 2 : i64
      scf.yield %0#1, %c2_i64 : f32, i64
    } else {
      scf.index_switch %arg1 
      default {
      }
      %c1_3 = arith.constant 1 : index
      %c0_4 = arith.constant 0 : index
      %8 = memref.load %0#0[%c1_3, %c0_4] : memref<?x4xi1>
      %c4_i64 = arith.constant 4 : i64
      scf.yield %cst, %c4_i64 : f32, i64
    }
    %3 = arith.select %arg0, %0#1, %2#0 : f32
    %c9 = arith.constant 9 : index
    %alloca = memref.alloca(%c9) : memref<8x?xf64>
    %4 = scf.if %arg0 -> (memref<2xf32>) {
      %c1_3 = arith.constant 1 : index
      %c0_4 = arith.constant 0 : index
      memref.store %arg0, %alloc_0[%c1_3, %c0_4] : memref<?x4xi1>
      %8 = arith.cmpi sge, %2#1, %2#1 : i64
      %cst_5 = arith.constant 4.000000e+00 : f64
      %c1_6 = arith.constant 1 : index
      memref.store %cst_5, %alloca[%arg3, %c1_6] : memref<8x?xf64>
      scf.yield %arg2 : memref<2xf32>
    } else {
      scf.yield %alloc : memref<2xf32>
    }
    %5 = arith.select %arg0, %arg2, %alloc : memref<2xf32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %6 = memref.load %0#0[%c1, %c3] : memref<?x4xi1>
    %7:2 = scf.if %6 -> (f32, memref<?x4xi1>) {
      %alloc_3 = memref.alloc() : memref<2xf32>
      %c0_4 = arith.constant 0 : index
      memref.store %0#1, %4[%c0_4] : memref<2xf32>
      scf.yield %cst, %0#0 : f32, memref<?x4xi1>
    } else {
      scf.yield %2#0, %alloc_0 : f32, memref<?x4xi1>
    }
    %c0 = arith.constant 0 : index
    %c2_1 = arith.constant 2 : index
    memref.store %6, %0#0[%c0, %c2_1] : memref<?x4xi1>
    %alloc_2 = memref.alloc(%arg1) : memref<?x4xi1>
    memref.copy %4, %5 : memref<2xf32> to memref<2xf32>
    return %5 : memref<2xf32>
  }
}

