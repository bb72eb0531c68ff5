module {
  memref.global @g0 : memref<i32, 1> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: memref<?x2x?xf64>, %arg4: memref<?x4x2xf32, 2>) -> i64 {
    %false = arith.constant false
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 3.000000e+00 : f64
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?x2x?xf64>
    %alloc = memref.alloc(%dim, %dim) : memref<?x2x?xf64>
    memref.store %cst, %arg3[%c1, %c0, %c0] : memref<?x2x?xf64>
    memref.store %cst, %alloc[%arg1, %c1, %c0] : memref<?x2x?xf64>
    %alloc_0 = memref.alloc(%c7) : memref<?x4x2xf32, 2>
    %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [%arg1], strides: [%arg1] : memref<?x4x2xf32, 2> to memref<?xf32, strided<[?]>, 2>
    %subview = memref.subview %reinterpret_cast[%dim] [%dim] [2] : memref<?xf32, strided<[?]>, 2> to memref<?xf32, strided<[?], offset: ?>, 2>
    %0:2 = scf.if %arg0 -> (memref<?x2x?xf64>, i1) {
      %cast = memref.cast %subview : memref<?xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      %alloc_2 = memref.alloc() : memref<4xf32, 2>
      memref.copy %cast, %alloc_2 : memref<4xf32, strided<[?], offset: ?>, 2> to memref<4xf32, 2>
      bufferization.dealloc (%alloc_2 : memref<4xf32, 2>) if (%true)
      scf.yield %arg3, %false : memref<?x2x?xf64>, i1
    } else {
      scf.yield %alloc, %false : memref<?x2x?xf64>, i1
    }
    %alloc_1 = memref.alloc(%dim, %c4) : memref<?x2x?xf64>
    %1 = call @f0(%arg0, %c1, %arg2, %alloc_1, %alloc_0) : (i1, index, f32, memref<?x2x?xf64>, memref<?x4x2xf32, 2>) -> i64
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %0#0 : memref<?x2x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    bufferization.dealloc (%alloc_0 : memref<?x4x2xf32, 2>) if (%true)
    bufferization.dealloc (%alloc_1 : memref<?x2x?xf64>) if (%true)
    bufferization.dealloc (%alloc, %base_buffer : memref<?x2x?xf64>, memref<f64>) if (%true, %0#1)
    return %1 : i64
  }
}

