module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x?xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 4.000000e+00 : f32
    %true = arith.constant true
    memref.store %cst, %arg2[%c0, %c0] : memref<4x?xf32>
    scf.execute_region no_inline {
      scf.if %arg0 {
        %alloc_0 = memref.alloc() : memref<4x9xf32>
        %cast_1 = memref.cast %alloc_0 : memref<4x9xf32> to memref<4x?xf32>
        scf.if %true {
          memref.dealloc %cast_1 : memref<4x?xf32>
        }
      }
      scf.yield
    }
    %alloc = memref.alloc() : memref<4x7xf32>
    %cast = memref.cast %alloc : memref<4x7xf32> to memref<4x?xf32>
    scf.if %true {
      memref.dealloc %cast : memref<4x?xf32>
    }
    return
  }
}

