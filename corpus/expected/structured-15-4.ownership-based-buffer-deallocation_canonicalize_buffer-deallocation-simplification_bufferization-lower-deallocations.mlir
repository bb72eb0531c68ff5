module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: index) -> memref<2xf32> {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 7.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc(%arg3) : memref<?x4xi1>
    scf.if %arg0 {
      %8 = memref.load %alloc_0[%c1, %c0] : memref<?x4xi1>
      %alloc_3 = memref.alloc() : memref<7x4xi1>
      %cast = memref.cast %alloc_3 : memref<7x4xi1> to memref<?x4xi1>
      scf.while : () -> () {
        scf.condition(%8)
      } do {
        scf.execute_region no_inline {
          %alloc_4 = memref.alloc() : memref<2xf32>
          memref.copy %alloc, %alloc_4 : memref<2xf32> to memref<2xf32>
          scf.if %true {
            memref.dealloc %alloc_4 : memref<2xf32>
          }
          scf.yield
        }
        scf.yield
      }
      scf.if %true {
        memref.dealloc %cast : memref<?x4xi1>
      }
    }
    scf.index_switch %arg3 
    case 1 {
      scf.yield
    }
    case 3 {
      %alloc_3 = memref.alloc() : memref<2xf32>
      memref.copy %arg2, %alloc_3 : memref<2xf32> to memref<2xf32>
      scf.if %true {
        memref.dealloc %alloc_3 : memref<2xf32>
      }
      scf.yield
    }
    case 5 {
      memref.store %arg0, %alloc_0[%arg1, %c3] : memref<?x4xi1>
      scf.yield
    }
    default {
    }
    memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
    scf.if %arg0 {
      %alloc_3 = memref.alloc() {tag = "a"} : memref<2xf32>
      memref.copy %alloc, %alloc_3 : memref<2xf32> to memref<2xf32>
      scf.if %true {
        memref.dealloc %alloc_3 : memref<2xf32>
      }
    }
    %0 = arith.select %arg0, %arg2, %alloc : memref<2xf32>
    scf.if %arg0 {
      memref.store %true, %alloc_0[%c1, %c0] : memref<?x4xi1>
    }
    %1 = arith.select %arg0, %arg2, %alloc : memref<2xf32>
    %2 = memref.load %alloc_0[%c1, %c3] : memref<?x4xi1>
    scf.if %2 {
      memref.store %cst, %0[%c0] : memref<2xf32>
    }
    memref.store %2, %alloc_0[%c0, %c2] : memref<?x4xi1>
    memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
    %3 = scf.if %arg0 -> (memref<2xf32>) {
      %8 = bufferization.clone %1 : memref<2xf32> to memref<2xf32>
      scf.yield %8 : memref<2xf32>
    } else {
      scf.yield %1 : memref<2xf32>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %3 : memref<2xf32> -> index
    %4 = arith.cmpi ne, %intptr, %intptr_1 : index
    %5 = arith.andi %4, %true : i1
    scf.if %5 {
      memref.dealloc %alloc : memref<2xf32>
    }
    %true_2 = arith.constant true
    %6 = arith.xori %4, %true_2 : i1
    %7 = arith.andi %6, %true : i1
    scf.if %true {
      memref.dealloc %alloc_0 : memref<?x4xi1>
    }
    return %3 : memref<2xf32>
  }
}

