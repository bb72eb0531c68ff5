module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<4xf64>, memref<?xf32>) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %alloc = memref.alloc() : memref<4xf64>
    %alloc_2 = memref.alloc() : memref<4xf64>
    memref.copy %alloc, %alloc_2 : memref<4xf64> to memref<4xf64>
    %0 = arith.select %arg0, %alloc, %alloc : memref<4xf64>
    %c4_i64 = arith.constant 4 : i64
    %1 = arith.cmpi sge, %c4_i64, %c4_i64 : i64
    %alloc_3 = memref.alloc() : memref<4xf64>
    %c5 = arith.constant 5 : index
    %alloc_4 = memref.alloc(%c5) : memref<?xf32>
    return %alloc_3, %alloc_4 : memref<4xf64>, memref<?xf32>
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?xf32>
    %cast = memref.cast %arg2 : memref<?xf32> to memref<4xf32>
    %intptr = memref.extract_aligned_pointer_as_index %cast : memref<4xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %cast : memref<4xf32> -> index
    %0 = arith.cmpi ne, %intptr, %intptr_0 : index
    %1 = arith.andi %0, %arg0 : i1
    scf.if %1 {
      memref.dealloc %cast : memref<4xf32>
    }
    %true = arith.constant true
    %2 = arith.xori %0, %true : i1
    %3 = arith.andi %2, %arg0 : i1
    %false = arith.constant false
    %subview = memref.subview %cast[%arg1] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2], offset: ?>>
    %4 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %c0_1 = arith.constant 0 : index
    memref.store %cst, %4[%c0_1] : memref<?xf32>
    return
  }
}

