module {
  func.func @f0(%arg0: index) -> (i64, memref<?xf32>) {
    %c3_i64 = arith.constant 3 : i64
    %c1 = arith.constant 1 : index
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc() {tag = "a"} : memref<2xi1>
    %cast = memref.cast %alloc_0 : memref<2xi1> to memref<2xi1, strided<[?], offset: ?>>
    %0:2 = scf.for %arg1 = %c4_i32 to %c4_i32 step %c2_i32 iter_args(%arg2 = %cast, %arg3 = %false) -> (memref<2xi1, strided<[?], offset: ?>>, i1)  : i32 {
      scf.yield %arg2, %arg3 : memref<2xi1, strided<[?], offset: ?>>, i1
    }
    %alloc_1 = memref.alloc() : memref<2xi32>
    memref.store %false, %0#0[%c1] : memref<2xi1, strided<[?], offset: ?>>
    %1:4 = scf.if %false -> (memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>, i1, i1) {
      scf.yield %alloc_1, %cast, %false, %false : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>, i1, i1
    } else {
      scf.yield %alloc_1, %0#0, %false, %false : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>, i1, i1
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xi1, strided<[?], offset: ?>> -> memref<i1>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %1#0 : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %1#1 : memref<2xi1, strided<[?], offset: ?>> -> memref<i1>, index, index, index
    bufferization.dealloc (%alloc_0, %base_buffer, %alloc_1, %base_buffer_2, %base_buffer_6 : memref<2xi1>, memref<i1>, memref<2xi32>, memref<i32>, memref<i1>) if (%true, %0#1, %true, %1#2, %1#3)
    return %c3_i64, %alloc : i64, memref<?xf32>
  }
}

