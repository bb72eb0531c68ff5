module {
  func.func @f0(%arg0: index, %arg1: memref<?xi32>, %arg2: memref<?xi32>, %arg3: memref<4xf32>) -> memref<?xi32> {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4xi32>
    %cast = memref.cast %alloc : memref<4xi32> to memref<?xi32>
    %0 = memref.load %arg3[%c0] : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    %alloc_1 = memref.alloc() {tag = "a"} : memref<f32>
    memref.store %0, %arg3[%c3] : memref<4xf32>
    %alloc_2 = memref.alloc() : memref<f32>
    memref.copy %alloc_1, %alloc_2 : memref<f32> to memref<f32>
    %alloc_3 = memref.alloc() {tag = "a"} : memref<4xf32>
    memref.copy %alloc_0, %alloc_3 : memref<4xf32> to memref<4xf32>
    %dim = memref.dim %arg1, %c0 : memref<?xi32>
    %alloc_4 = memref.alloc() : memref<7xi32>
    %cast_5 = memref.cast %alloc_4 : memref<7xi32> to memref<?xi32>
    %alloc_6 = memref.alloc(%dim) : memref<4x?xi64>
    %cast_7 = memref.cast %alloc_6 : memref<4x?xi64> to memref<?x?xi64>
    %1 = scf.if %true -> (memref<?xi32>) {
      scf.yield %cast : memref<?xi32>
    } else {
      %6 = bufferization.clone %alloc : memref<4xi32> to memref<?xi32>
      scf.yield %6 : memref<?xi32>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xi32> -> index
    %intptr_8 = memref.extract_aligned_pointer_as_index %1 : memref<?xi32> -> index
    %2 = arith.cmpi ne, %intptr, %intptr_8 : index
    %3 = arith.andi %2, %true : i1
    scf.if %3 {
      memref.dealloc %alloc : memref<4xi32>
    }
    %true_9 = arith.constant true
    %4 = arith.xori %2, %true_9 : i1
    %5 = arith.andi %4, %true : i1
    scf.if %true {
      memref.dealloc %alloc_0 : memref<4xf32>
    }
    scf.if %true {
      memref.dealloc %alloc_1 : memref<f32>
    }
    scf.if %true {
      memref.dealloc %alloc_2 : memref<f32>
    }
    scf.if %true {
      memref.dealloc %alloc_3 : memref<4xf32>
    }
    scf.if %true {
      memref.dealloc %cast_5 : memref<?xi32>
    }
    scf.if %true {
      memref.dealloc %cast_7 : memref<?x?xi64>
    }
    return %1 : memref<?xi32>
  }
}

