module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xf64>, %arg3: memref<4xf64>, %arg4: memref<4xf64>) {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %cst = arith.constant 9.000000e+00 : f64
    %true = arith.constant true
    memref.copy %arg3, %arg4 : memref<4xf64> to memref<4xf64>
    %alloc = memref.alloc() : memref<4xf64>
    %0 = arith.select %arg0, %arg4, %alloc : memref<4xf64>
    %alloc_0 = memref.alloc() : memref<4xf64>
    %1:3 = scf.if %arg0 -> (memref<2xindex, strided<[?], offset: ?>>, i1, i1) {
      memref.store %cst, %arg4[%arg1] : memref<4xf64>
      %alloc_5 = memref.alloc() : memref<2xindex>
      %cast = memref.cast %alloc_5 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
      scf.yield %cast, %false, %true : memref<2xindex, strided<[?], offset: ?>>, i1, i1
    } else {
      %alloc_5 = memref.alloc() : memref<2xindex>
      %cast = memref.cast %alloc_5 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
      scf.yield %cast, %false, %true : memref<2xindex, strided<[?], offset: ?>>, i1, i1
    }
    call @f0(%arg0, %c1, %alloc_0, %alloc_0, %alloc_0) : (i1, index, memref<4xf64>, memref<4xf64>, memref<4xf64>) -> ()
    scf.if %arg0 {
      memref.copy %0, %alloc : memref<4xf64> to memref<4xf64>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xf64> -> memref<f64>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1#0 : memref<2xindex, strided<[?], offset: ?>> -> memref<index>, index, index, index
    scf.if %true {
      memref.dealloc %alloc : memref<4xf64>
    }
    scf.if %true {
      memref.dealloc %alloc_0 : memref<4xf64>
    }
    scf.if %1#1 {
      memref.dealloc %base_buffer : memref<f64>
    }
    scf.if %1#2 {
      memref.dealloc %base_buffer_1 : memref<index>
    }
    return
  }
}

