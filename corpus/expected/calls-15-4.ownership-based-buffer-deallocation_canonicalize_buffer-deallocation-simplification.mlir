module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?x2xi32>) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<7x2xi32>
    %cast = memref.cast %alloc : memref<7x2xi32> to memref<?x2xi32>
    %alloc_0 = memref.alloc() : memref<7xi32>
    %cast_1 = memref.cast %alloc_0 : memref<7xi32> to memref<?xi32>
    call @f2(%arg0, %cast, %cast_1) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    bufferization.dealloc (%cast : memref<?x2xi32>) if (%true)
    bufferization.dealloc (%cast_1 : memref<?xi32>) if (%true)
    return
  }
  func.func private @f1(%arg0: i1, %arg1: memref<f32>) -> (memref<?xi32>, memref<?xi32>) {
    %alloc = memref.alloc() : memref<6xi32>
    %cast = memref.cast %alloc : memref<6xi32> to memref<?xi32>
    %alloc_0 = memref.alloc() : memref<8xi32>
    %cast_1 = memref.cast %alloc_0 : memref<8xi32> to memref<?xi32>
    return %cast, %cast_1 : memref<?xi32>, memref<?xi32>
  }
  func.func @f2(%arg0: i1, %arg1: memref<?x2xi32>, %arg2: memref<?xi32>) {
    %true = arith.constant true
    %false = arith.constant false
    call @f2(%false, %arg1, %arg2) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %alloc = memref.alloc() : memref<f32>
    %0:2 = call @f1(%arg0, %alloc) : (i1, memref<f32>) -> (memref<?xi32>, memref<?xi32>)
    call @f2(%arg0, %arg1, %0#1) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#1 : memref<?xi32> -> memref<i32>, index, index, index
    bufferization.dealloc (%alloc, %base_buffer, %base_buffer_0 : memref<f32>, memref<i32>, memref<i32>) if (%true, %true, %true)
    return
  }
  func.func private @f3(%arg0: i1, %arg1: memref<f32>) {
    %cst = arith.constant 5.000000e+00 : f32
    %true = arith.constant true
    %c3 = arith.constant 3 : index
    %0:2 = scf.if %arg0 -> (memref<?xi32>, i1) {
      %alloc_2 = memref.alloc() : memref<3x2xi32>
      %cast = memref.cast %alloc_2 : memref<3x2xi32> to memref<?x2xi32>
      func.call @f0(%true, %c3, %c3, %cst, %cast) : (i1, index, index, f32, memref<?x2xi32>) -> ()
      %alloc_3 = memref.alloc() : memref<3xi32>
      %cast_4 = memref.cast %alloc_3 : memref<3xi32> to memref<?xi32>
      bufferization.dealloc (%cast : memref<?x2xi32>) if (%true)
      scf.yield %cast_4, %true : memref<?xi32>, i1
    } else {
      %alloc_2 = memref.alloc() : memref<5xi32>
      %cast = memref.cast %alloc_2 : memref<5xi32> to memref<?xi32>
      scf.yield %cast, %true : memref<?xi32>, i1
    }
    %alloc = memref.alloc() : memref<index>
    %1 = call @f4(%arg0, %c3, %alloc, %c3) : (i1, index, memref<index>, index) -> memref<index>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_0, %offset_1 = memref.extract_strided_metadata %1 : memref<index> -> memref<index>, index
    bufferization.dealloc (%base_buffer, %alloc, %base_buffer_0 : memref<i32>, memref<index>, memref<index>) if (%0#1, %true, %true)
    return
  }
  func.func @f4(%arg0: i1, %arg1: index, %arg2: memref<index>, %arg3: index) -> memref<index> {
    %true = arith.constant true
    memref.store %arg3, %arg2[] : memref<index>
    %0:2 = scf.if %arg0 -> (memref<f32>, i1) {
      %alloc = memref.alloc() : memref<f32>
      scf.yield %alloc, %true : memref<f32>, i1
    } else {
      %alloc = memref.alloc() : memref<f32>
      scf.yield %alloc, %true : memref<f32>, i1
    }
    %1 = bufferization.clone %arg2 : memref<index> to memref<index>
    %base_buffer, %offset = memref.extract_strided_metadata %0#0 : memref<f32> -> memref<f32>, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%0#1)
    return %1 : memref<index>
  }
}

