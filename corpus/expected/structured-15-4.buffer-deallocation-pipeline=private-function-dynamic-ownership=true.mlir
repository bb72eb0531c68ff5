module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: index) -> memref<2xf32> {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 7.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc(%arg3) : memref<?x4xi1>
    scf.if %arg0 {
      %4 = memref.load %alloc_0[%c1, %c0] : memref<?x4xi1>
      scf.while : () -> () {
        scf.condition(%4)
      } do {
        scf.execute_region no_inline {
          %alloc_2 = memref.alloc() : memref<2xf32>
          memref.copy %alloc, %alloc_2 : memref<2xf32> to memref<2xf32>
          memref.dealloc %alloc_2 : memref<2xf32>
          scf.yield
        }
        scf.yield
      }
    }
    scf.index_switch %arg3 
    case 1 {
      scf.yield
    }
    case 3 {
      %alloc_2 = memref.alloc() : memref<2xf32>
      memref.copy %arg2, %alloc_2 : memref<2xf32> to memref<2xf32>
      memref.dealloc %alloc_2 : memref<2xf32>
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
      %alloc_2 = memref.alloc() {tag = "a"} : memref<2xf32>
      memref.copy %alloc, %alloc_2 : memref<2xf32> to memref<2xf32>
      memref.dealloc %alloc_2 : memref<2xf32>
    }
    %0 = arith.select %arg0, %arg2, %alloc : memref<2xf32>
    scf.if %arg0 {
      memref.store %true, %alloc_0[%c1, %c0] : memref<?x4xi1>
    }
    %1 = memref.load %alloc_0[%c1, %c3] : memref<?x4xi1>
    scf.if %1 {
      memref.store %cst, %0[%c0] : memref<2xf32>
    }
    memref.store %1, %alloc_0[%c0, %c2] : memref<?x4xi1>
    %2 = scf.if %arg0 -> (memref<2xf32>) {
      %4 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
      scf.yield %4 : memref<2xf32>
    } else {
      scf.yield %0 : memref<2xf32>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %2 : memref<2xf32> -> index
    %3 = arith.cmpi ne, %intptr, %intptr_1 : index
    scf.if %3 {
      memref.dealloc %alloc : memref<2xf32>
    }
    memref.dealloc %alloc_0 : memref<?x4xi1>
    return %2 : memref<2xf32>
  }
}

