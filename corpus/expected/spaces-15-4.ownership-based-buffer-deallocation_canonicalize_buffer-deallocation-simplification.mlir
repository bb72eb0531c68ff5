module {
  memref.global @g0 : memref<i32, 1> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: memref<?x2x?xf64>, %arg4: memref<?x4x2xf32, 2>) -> i64 {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %cst = arith.constant 3.000000e+00 : f64
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?x2x?xf64>
    %alloc = memref.alloc(%dim, %dim) : memref<?x2x?xf64>
    memref.store %cst, %arg3[%c1, %c0, %c0] : memref<?x2x?xf64>
    memref.store %cst, %alloc[%arg1, %c1, %c0] : memref<?x2x?xf64>
    %alloc_0 = memref.alloc() : memref<7x4x2xf32, 2>
    %cast = memref.cast %alloc_0 : memref<7x4x2xf32, 2> to memref<?x4x2xf32, 2>
    %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [%arg1], strides: [%arg1] : memref<7x4x2xf32, 2> to memref<?xf32, strided<[?]>, 2>
    %subview = memref.subview %reinterpret_cast[%dim] [%dim] [2] : memref<?xf32, strided<[?]>, 2> to memref<?xf32, strided<[?], offset: ?>, 2>
    %0 = arith.select %arg0, %arg3, %alloc : memref<?x2x?xf64>
    %1 = scf.if %arg0 -> (i1) {
      %cast_3 = memref.cast %subview : memref<?xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      %alloc_4 = memref.alloc() : memref<4xf32, 2>
      memref.copy %cast_3, %alloc_4 : memref<4xf32, strided<[?], offset: ?>, 2> to memref<4xf32, 2>
      bufferization.dealloc (%alloc_4 : memref<4xf32, 2>) if (%true)
      scf.yield %false : i1
    } else {
      scf.yield %false : i1
    }
    %alloc_1 = memref.alloc(%dim) : memref<?x2x4xf64>
    %cast_2 = memref.cast %alloc_1 : memref<?x2x4xf64> to memref<?x2x?xf64>
    %2 = call @f0(%arg0, %c1, %arg2, %cast_2, %cast) : (i1, index, f32, memref<?x2x?xf64>, memref<?x4x2xf32, 2>) -> i64
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %0 : memref<?x2x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    bufferization.dealloc (%cast : memref<?x4x2xf32, 2>) if (%true)
    bufferization.dealloc (%cast_2 : memref<?x2x?xf64>) if (%true)
    bufferization.dealloc (%alloc, %base_buffer : memref<?x2x?xf64>, memref<f64>) if (%true, %1)
    return %2 : i64
  }
}

