module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<f64> {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %cst = arith.constant 8.000000e+00 : f32
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc() : memref<f64>
    %0 = call @f3(%arg0, %arg1, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %alloc_0 = memref.alloc() : memref<6xi1>
    %cast = memref.cast %alloc_0 : memref<6xi1> to memref<?xi1>
    %1:2 = call @f1(%c9, %cast) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %2 = call @f2(%arg0, %1#1, %cst) : (i1, memref<?xi1>, f32) -> memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1#1 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<?xf32> -> memref<f32>, index, index, index
    %alloc_9 = memref.alloc() : memref<4xindex>
    %alloc_10 = memref.alloc() : memref<4xi1>
    %alloc_11 = memref.alloc() : memref<1xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc_0 : memref<6xi1> -> index
    memref.store %intptr, %alloc_9[%c0] : memref<4xindex>
    %intptr_12 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
    memref.store %intptr_12, %alloc_9[%c1] : memref<4xindex>
    %intptr_13 = memref.extract_aligned_pointer_as_index %base_buffer_1 : memref<i1> -> index
    memref.store %intptr_13, %alloc_9[%c2] : memref<4xindex>
    %intptr_14 = memref.extract_aligned_pointer_as_index %base_buffer_5 : memref<f32> -> index
    memref.store %intptr_14, %alloc_9[%c3] : memref<4xindex>
    memref.store %true, %alloc_10[%c0] : memref<4xi1>
    memref.store %true, %alloc_10[%c1] : memref<4xi1>
    memref.store %true, %alloc_10[%c2] : memref<4xi1>
    memref.store %true, %alloc_10[%c3] : memref<4xi1>
    %intptr_15 = memref.extract_aligned_pointer_as_index %alloc : memref<f64> -> index
    memref.store %intptr_15, %alloc_11[%c0] : memref<1xindex>
    %cast_16 = memref.cast %alloc_9 : memref<4xindex> to memref<?xindex>
    %cast_17 = memref.cast %alloc_10 : memref<4xi1> to memref<?xi1>
    %cast_18 = memref.cast %alloc_11 : memref<1xindex> to memref<?xindex>
    %alloc_19 = memref.alloc() : memref<4xi1>
    %alloc_20 = memref.alloc() : memref<1xi1>
    %cast_21 = memref.cast %alloc_19 : memref<4xi1> to memref<?xi1>
    %cast_22 = memref.cast %alloc_20 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast_16, %cast_18, %cast_17, %cast_21, %cast_22) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %3 = memref.load %alloc_19[%c0] : memref<4xi1>
    scf.if %3 {
      memref.dealloc %alloc_0 : memref<6xi1>
    }
    %4 = memref.load %alloc_19[%c1] : memref<4xi1>
    scf.if %4 {
      memref.dealloc %base_buffer : memref<f32>
    }
    %5 = memref.load %alloc_19[%c2] : memref<4xi1>
    scf.if %5 {
      memref.dealloc %base_buffer_1 : memref<i1>
    }
    %6 = memref.load %alloc_19[%c3] : memref<4xi1>
    scf.if %6 {
      memref.dealloc %base_buffer_5 : memref<f32>
    }
    memref.dealloc %alloc_9 : memref<4xindex>
    memref.dealloc %alloc_11 : memref<1xindex>
    memref.dealloc %alloc_10 : memref<4xi1>
    memref.dealloc %alloc_19 : memref<4xi1>
    memref.dealloc %alloc_20 : memref<1xi1>
    return %alloc : memref<f64>
  }
  func.func @f1(%arg0: index, %arg1: memref<?xi1>) -> (memref<?xf32>, memref<?xi1>) {
    %true = arith.constant true
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %0 = call @f0(%true, %arg0) : (i1, index) -> memref<f64>
    %alloc = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
    %1 = call @f3(%false, %arg0, %0, %true) : (i1, index, memref<f64>, i1) -> i64
    memref.store %true, %arg1[%c1] : memref<?xi1>
    %2 = bufferization.clone %arg1 : memref<?xi1> to memref<?xi1>
    %base_buffer, %offset = memref.extract_strided_metadata %0 : memref<f64> -> memref<f64>, index
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %cast : memref<?xf32> -> index
    %3 = arith.cmpi ne, %intptr, %intptr_0 : index
    %intptr_1 = memref.extract_aligned_pointer_as_index %2 : memref<?xi1> -> index
    %4 = arith.cmpi ne, %intptr, %intptr_1 : index
    %5 = arith.andi %3, %4 : i1
    scf.if %5 {
      memref.dealloc %base_buffer : memref<f64>
    }
    return %cast, %2 : memref<?xf32>, memref<?xi1>
  }
  func.func @f2(%arg0: i1, %arg1: memref<?xi1>, %arg2: f32) -> memref<?xf32> {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %alloca = memref.alloca() : memref<8xi1>
    %cast = memref.cast %alloca : memref<8xi1> to memref<?xi1>
    %alloc = memref.alloc() : memref<f64>
    %0 = call @f3(%arg0, %c8, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %1:2 = call @f1(%c8, %cast) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %2 = call @f0(%arg0, %c8) : (i1, index) -> memref<f64>
    memref.store %arg0, %arg1[%c1] : memref<?xi1>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#1 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_0, %offset_1 = memref.extract_strided_metadata %2 : memref<f64> -> memref<f64>, index
    %alloc_2 = memref.alloc() : memref<3xindex>
    %alloc_3 = memref.alloc() : memref<3xi1>
    %alloc_4 = memref.alloc() : memref<1xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<f64> -> index
    memref.store %intptr, %alloc_2[%c0] : memref<3xindex>
    %intptr_5 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i1> -> index
    memref.store %intptr_5, %alloc_2[%c1] : memref<3xindex>
    %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f64> -> index
    memref.store %intptr_6, %alloc_2[%c2] : memref<3xindex>
    memref.store %true, %alloc_3[%c0] : memref<3xi1>
    memref.store %true, %alloc_3[%c1] : memref<3xi1>
    memref.store %true, %alloc_3[%c2] : memref<3xi1>
    %intptr_7 = memref.extract_aligned_pointer_as_index %1#0 : memref<?xf32> -> index
    memref.store %intptr_7, %alloc_4[%c0] : memref<1xindex>
    %cast_8 = memref.cast %alloc_2 : memref<3xindex> to memref<?xindex>
    %cast_9 = memref.cast %alloc_3 : memref<3xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_4 : memref<1xindex> to memref<?xindex>
    %alloc_11 = memref.alloc() : memref<3xi1>
    %alloc_12 = memref.alloc() : memref<1xi1>
    %cast_13 = memref.cast %alloc_11 : memref<3xi1> to memref<?xi1>
    %cast_14 = memref.cast %alloc_12 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast_8, %cast_10, %cast_9, %cast_13, %cast_14) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %3 = memref.load %alloc_11[%c0] : memref<3xi1>
    scf.if %3 {
      memref.dealloc %alloc : memref<f64>
    }
    %4 = memref.load %alloc_11[%c1] : memref<3xi1>
    scf.if %4 {
      memref.dealloc %base_buffer : memref<i1>
    }
    %5 = memref.load %alloc_11[%c2] : memref<3xi1>
    scf.if %5 {
      memref.dealloc %base_buffer_0 : memref<f64>
    }
    memref.dealloc %alloc_2 : memref<3xindex>
    memref.dealloc %alloc_4 : memref<1xindex>
    memref.dealloc %alloc_3 : memref<3xi1>
    memref.dealloc %alloc_11 : memref<3xi1>
    memref.dealloc %alloc_12 : memref<1xi1>
    return %1#0 : memref<?xf32>
  }
  func.func private @f3(i1, index, memref<f64>, i1) -> i64
  func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      memref.store %false, %arg4[%arg5] : memref<?xi1>
    }
    scf.for %arg5 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg5] : memref<?xindex>
      %1 = memref.load %arg2[%arg5] : memref<?xi1>
      %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
        %5 = memref.load %arg1[%arg6] : memref<?xindex>
        %6 = arith.cmpi eq, %5, %0 : index
        scf.if %6 {
          %9 = memref.load %arg4[%arg6] : memref<?xi1>
          %10 = arith.ori %9, %1 : i1
          memref.store %10, %arg4[%arg6] : memref<?xi1>
        }
        %7 = arith.cmpi ne, %5, %0 : index
        %8 = arith.andi %arg7, %7 : i1
        scf.yield %8 : i1
      }
      %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
        %5 = memref.load %arg0[%arg6] : memref<?xindex>
        %6 = arith.cmpi ne, %5, %0 : index
        %7 = arith.andi %arg7, %6 : i1
        scf.yield %7 : i1
      }
      %4 = arith.andi %3, %1 : i1
      memref.store %4, %arg3[%arg5] : memref<?xi1>
    }
    return
  }
}

