module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: index) -> memref<2xf32> {
    %cst = arith.constant 4.000000e+00 : f64
    %c9 = arith.constant 9 : index
    %c4_i64 = arith.constant 4 : i64
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c2_i64 = arith.constant 2 : i64
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 7.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_1 = memref.alloc(%arg3) : memref<?x4xi1>
    %0:2 = scf.for %arg4 = %arg3 to %arg1 step %c2 iter_args(%arg5 = %alloc_1, %arg6 = %cst_0) -> (memref<?x4xi1>, f32) {
      scf.yield %alloc_1, %cst_0 : memref<?x4xi1>, f32
    }
    %1 = scf.if %arg0 -> (index) {
      %7 = memref.load %alloc_1[%c1, %c0] : memref<?x4xi1>
      %alloc_2 = memref.alloc(%c7) : memref<?x4xi1>
      scf.while (%arg4 = %alloc_2) : (memref<?x4xi1>) -> () {
        scf.condition(%7)
      } do {
        scf.execute_region no_inline {
          %alloc_3 = memref.alloc() : memref<2xf32>
          memref.copy %alloc, %alloc_3 : memref<2xf32> to memref<2xf32>
          scf.yield
        }
        scf.yield %alloc_1 : memref<?x4xi1>
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
      %alloc_2 = memref.alloc() : memref<2xf32>
      memref.copy %arg2, %alloc_2 : memref<2xf32> to memref<2xf32>
      scf.yield
    }
    case 5 {
      %7:2 = scf.if %arg0 -> (memref<?x4xi1>, memref<?x4xi1>) {
        scf.yield %0#0, %0#0 : memref<?x4xi1>, memref<?x4xi1>
      } else {
        scf.yield %0#0, %0#0 : memref<?x4xi1>, memref<?x4xi1>
      }
      memref.store %arg0, %7#1[%arg1, %c3] : memref<?x4xi1>
      scf.yield
    }
    default {
    }
    scf.forall (%arg4) in (1) {
      memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
    }
    %2:2 = scf.if %arg0 -> (f32, i64) {
      %alloc_2 = memref.alloc() {tag = "a"} : memref<2xf32>
      memref.copy %alloc, %alloc_2 : memref<2xf32> to memref<2xf32>
      scf.yield %0#1, %c2_i64 : f32, i64
    } else {
      scf.yield %cst_0, %c4_i64 : f32, i64
    }
    %alloca = memref.alloca(%c9) : memref<8x?xf64>
    %3 = scf.if %arg0 -> (memref<2xf32>) {
      memref.store %arg0, %alloc_1[%c1, %c0] : memref<?x4xi1>
      memref.store %cst, %alloca[%arg3, %c1] : memref<8x?xf64>
      scf.yield %arg2 : memref<2xf32>
    } else {
      scf.yield %alloc : memref<2xf32>
    }
    %4 = arith.select %arg0, %arg2, %alloc : memref<2xf32>
    %5 = memref.load %0#0[%c1, %c3] : memref<?x4xi1>
    %6:2 = scf.if %5 -> (f32, memref<?x4xi1>) {
      memref.store %0#1, %3[%c0] : memref<2xf32>
      scf.yield %cst_0, %0#0 : f32, memref<?x4xi1>
    } else {
      scf.yield %2#0, %alloc_1 : f32, memref<?x4xi1>
    }
    memref.store %5, %0#0[%c0, %c2] : memref<?x4xi1>
    memref.copy %3, %4 : memref<2xf32> to memref<2xf32>
    return %4 : memref<2xf32>
  }
}

