module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<f32>, %arg3: memref<4xf32>, %arg4: memref<f32>) -> (memref<f32>, index) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<4xf32>
    %cast = memref.cast %arg3 : memref<4xf32> to memref<4xf32>
    %intptr = memref.extract_aligned_pointer_as_index %arg4 : memref<f32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg3 : memref<4xf32> -> index
    %0 = arith.cmpi ne, %intptr, %intptr_0 : index
    %intptr_1 = memref.extract_aligned_pointer_as_index %arg4 : memref<f32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    %2 = arith.andi %0, %1 : i1
    %3 = arith.andi %2, %arg0 : i1
    scf.if %3 {
      memref.dealloc %arg4 : memref<f32>
    }
    %true = arith.constant true
    %4 = arith.xori %0, %true : i1
    %5 = arith.andi %4, %arg0 : i1
    %6 = arith.xori %1, %true : i1
    %7 = arith.andi %6, %arg0 : i1
    %8 = arith.select %7, %arg4, %arg2 : memref<f32>
    %alloc = memref.alloc() : memref<4xf32>
    %cst = arith.constant 8.000000e+00 : f32
    memref.store %cst, %8[] : memref<f32>
    %cast_2 = memref.cast %alloc : memref<4xf32> to memref<4xf32>
    %9 = memref.load %8[] : memref<f32>
    %alloc_3 = memref.alloc() : memref<4xf32>
    %cast_4 = memref.cast %cast_2 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %10 = arith.select %7, %arg3, %cast : memref<4xf32>
    %alloc_5 = memref.alloc() : memref<4xf32>
    %11 = bufferization.clone %arg2 : memref<f32> to memref<f32>
    %alloca = memref.alloca() : memref<4x8x4xf64>
    %12 = arith.cmpf olt, %9, %9 : f32
    %c1 = arith.constant 1 : index
    return %arg4, %c1 : memref<f32>, index
  }
}

