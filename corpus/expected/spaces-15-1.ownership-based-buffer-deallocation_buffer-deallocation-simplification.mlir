module {
  memref.global "private" @g0 : memref<4xindex, 2>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<?xf32, 2>) {
    %c128 = arith.constant 128 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<f32, 1>
    %alloc_0 = memref.alloc(%arg1) : memref<2x?xindex, 2>
    call @f1(%true, %c128, %alloc_0, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
    %alloc_1 = memref.alloc() : memref<f32, 1>
    memref.copy %alloc, %alloc_1 : memref<f32, 1> to memref<f32, 1>
    bufferization.dealloc (%alloc : memref<f32, 1>) if (%true)
    bufferization.dealloc (%alloc_0 : memref<2x?xindex, 2>) if (%true)
    bufferization.dealloc (%alloc_1 : memref<f32, 1>) if (%true)
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<2x?xindex, 2>, %arg3: memref<?xf32, 2>) {
    %false = arith.constant false
    %c6 = arith.constant 6 : index
    %cst = arith.constant 9.000000e+00 : f32
    %c236 = arith.constant 236 : index
    %true = arith.constant true
    %0:4 = scf.while (%arg4 = %cst) : (f32) -> (memref<2x?xindex, 2>, memref<2x?xindex, 2>, i1, i1) {
      scf.condition(%arg0) %arg2, %arg2, %false, %false : memref<2x?xindex, 2>, memref<2x?xindex, 2>, i1, i1
    } do {
    ^bb0(%arg4: memref<2x?xindex, 2>, %arg5: memref<2x?xindex, 2>, %arg6: i1, %arg7: i1):
      %alloc_4 = memref.alloc(%c6) : memref<2x?xindex, 2>
      func.call @f1(%arg0, %arg1, %alloc_4, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
      %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %arg4 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
      %base_buffer_9, %offset_10, %sizes_11:2, %strides_12:2 = memref.extract_strided_metadata %arg5 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
      bufferization.dealloc (%alloc_4 : memref<2x?xindex, 2>) if (%true)
      bufferization.dealloc (%base_buffer_5, %base_buffer_9 : memref<index, 2>, memref<index, 2>) if (%arg6, %arg7)
      scf.yield %cst : f32
    }
    %alloc = memref.alloc(%arg1) : memref<?xf32, 2>
    call @f0(%true, %arg1, %c236, %alloc) : (i1, index, index, memref<?xf32, 2>) -> ()
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#0 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %0#1 : memref<2x?xindex, 2> -> memref<index, 2>, index, index, index, index, index
    bufferization.dealloc (%alloc : memref<?xf32, 2>) if (%true)
    bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<index, 2>, memref<index, 2>) if (%0#2, %0#3)
    return
  }
}

