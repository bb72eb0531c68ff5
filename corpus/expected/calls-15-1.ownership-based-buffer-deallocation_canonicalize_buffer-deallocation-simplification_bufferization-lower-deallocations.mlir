module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<f64> {
    %cst = arith.constant 8.000000e+00 : f32
    %c9 = arith.constant 9 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<f64>
    %0 = call @f3(%arg0, %arg1, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %alloc_0 = memref.alloc() : memref<9xf32>
    %cast = memref.cast %alloc_0 : memref<9xf32> to memref<?xf32>
    %alloc_1 = memref.alloc() : memref<6xi1>
    %cast_2 = memref.cast %alloc_1 : memref<6xi1> to memref<?xi1>
    %1:2 = call @f1(%c9, %cast_2) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %2 = call @f2(%arg0, %1#1, %cst) : (i1, memref<?xi1>, f32) -> memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %1#1 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %2 : memref<?xf32> -> memref<f32>, index, index, index
    %alloc_11 = memref.alloc() : memref<5xindex>
    %alloc_12 = memref.alloc() : memref<5xi1>
    %alloc_13 = memref.alloc() : memref<1xindex>
    %intptr = memref.extract_aligned_pointer_as_index %cast : memref<?xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_11[%c0] : memref<5xindex>
    %intptr_14 = memref.extract_aligned_pointer_as_index %cast_2 : memref<?xi1> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_14, %alloc_11[%c1] : memref<5xindex>
    %intptr_15 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
    %c2 = arith.constant 2 : index
    memref.store %intptr_15, %alloc_11[%c2] : memref<5xindex>
    %intptr_16 = memref.extract_aligned_pointer_as_index %base_buffer_3 : memref<i1> -> index
    %c3 = arith.constant 3 : index
    memref.store %intptr_16, %alloc_11[%c3] : memref<5xindex>
    %intptr_17 = memref.extract_aligned_pointer_as_index %base_buffer_7 : memref<f32> -> index
    %c4 = arith.constant 4 : index
    memref.store %intptr_17, %alloc_11[%c4] : memref<5xindex>
    %c0_18 = arith.constant 0 : index
    memref.store %true, %alloc_12[%c0_18] : memref<5xi1>
    %c1_19 = arith.constant 1 : index
    memref.store %true, %alloc_12[%c1_19] : memref<5xi1>
    %c2_20 = arith.constant 2 : index
    memref.store %true, %alloc_12[%c2_20] : memref<5xi1>
    %c3_21 = arith.constant 3 : index
    memref.store %true, %alloc_12[%c3_21] : memref<5xi1>
    %c4_22 = arith.constant 4 : index
    memref.store %true, %alloc_12[%c4_22] : memref<5xi1>
    %intptr_23 = memref.extract_aligned_pointer_as_index %alloc : memref<f64> -> index
    %c0_24 = arith.constant 0 : index
    memref.store %intptr_23, %alloc_13[%c0_24] : memref<1xindex>
    %cast_25 = memref.cast %alloc_11 : memref<5xindex> to memref<?xindex>
    %cast_26 = memref.cast %alloc_12 : memref<5xi1> to memref<?xi1>
    %cast_27 = memref.cast %alloc_13 : memref<1xindex> to memref<?xindex>
    %alloc_28 = memref.alloc() : memref<5xi1>
    %alloc_29 = memref.alloc() : memref<1xi1>
    %cast_30 = memref.cast %alloc_28 : memref<5xi1> to memref<?xi1>
    %cast_31 = memref.cast %alloc_29 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast_25, %cast_27, %cast_26, %cast_30, %cast_31) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_32 = arith.constant 0 : index
    %3 = memref.load %alloc_28[%c0_32] : memref<5xi1>
    scf.if %3 {
      memref.dealloc %cast : memref<?xf32>
    }
    %c1_33 = arith.constant 1 : index
    %4 = memref.load %alloc_28[%c1_33] : memref<5xi1>
    scf.if %4 {
      memref.dealloc %cast_2 : memref<?xi1>
    }
    %c2_34 = arith.constant 2 : index
    %5 = memref.load %alloc_28[%c2_34] : memref<5xi1>
    scf.if %5 {
      memref.dealloc %base_buffer : memref<f32>
    }
    %c3_35 = arith.constant 3 : index
    %6 = memref.load %alloc_28[%c3_35] : memref<5xi1>
    scf.if %6 {
      memref.dealloc %base_buffer_3 : memref<i1>
    }
    %c4_36 = arith.constant 4 : index
    %7 = memref.load %alloc_28[%c4_36] : memref<5xi1>
    scf.if %7 {
      memref.dealloc %base_buffer_7 : memref<f32>
    }
    %c0_37 = arith.constant 0 : index
    %8 = memref.load %alloc_29[%c0_37] : memref<1xi1>
    memref.dealloc %alloc_11 : memref<5xindex>
    memref.dealloc %alloc_13 : memref<1xindex>
    memref.dealloc %alloc_12 : memref<5xi1>
    memref.dealloc %alloc_28 : memref<5xi1>
    memref.dealloc %alloc_29 : memref<1xi1>
    return %alloc : memref<f64>
  }
  func.func @f1(%arg0: index, %arg1: memref<?xi1>) -> (memref<?xf32>, memref<?xi1>) {
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %true = arith.constant true
    %0 = call @f0(%true, %arg0) : (i1, index) -> memref<f64>
    %alloc = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
    %1 = call @f3(%false, %arg0, %0, %true) : (i1, index, memref<f64>, i1) -> i64
    memref.store %true, %arg1[%c1] : memref<?xi1>
    %2 = scf.if %true -> (memref<?xf32>) {
      scf.yield %cast : memref<?xf32>
    } else {
      %8 = bufferization.clone %alloc : memref<4xf32> to memref<?xf32>
      scf.yield %8 : memref<?xf32>
    }
    %3 = bufferization.clone %arg1 : memref<?xi1> to memref<?xi1>
    %base_buffer, %offset = memref.extract_strided_metadata %0 : memref<f64> -> memref<f64>, index
    %alloc_0 = memref.alloc() : memref<2xindex>
    %alloc_1 = memref.alloc() : memref<2xi1>
    %alloc_2 = memref.alloc() : memref<2xindex>
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_0[%c0] : memref<2xindex>
    %intptr_3 = memref.extract_aligned_pointer_as_index %cast : memref<?xf32> -> index
    %c1_4 = arith.constant 1 : index
    memref.store %intptr_3, %alloc_0[%c1_4] : memref<2xindex>
    %c0_5 = arith.constant 0 : index
    memref.store %true, %alloc_1[%c0_5] : memref<2xi1>
    %c1_6 = arith.constant 1 : index
    memref.store %true, %alloc_1[%c1_6] : memref<2xi1>
    %intptr_7 = memref.extract_aligned_pointer_as_index %2 : memref<?xf32> -> index
    %c0_8 = arith.constant 0 : index
    memref.store %intptr_7, %alloc_2[%c0_8] : memref<2xindex>
    %intptr_9 = memref.extract_aligned_pointer_as_index %3 : memref<?xi1> -> index
    %c1_10 = arith.constant 1 : index
    memref.store %intptr_9, %alloc_2[%c1_10] : memref<2xindex>
    %cast_11 = memref.cast %alloc_0 : memref<2xindex> to memref<?xindex>
    %cast_12 = memref.cast %alloc_1 : memref<2xi1> to memref<?xi1>
    %cast_13 = memref.cast %alloc_2 : memref<2xindex> to memref<?xindex>
    %alloc_14 = memref.alloc() : memref<2xi1>
    %alloc_15 = memref.alloc() : memref<2xi1>
    %cast_16 = memref.cast %alloc_14 : memref<2xi1> to memref<?xi1>
    %cast_17 = memref.cast %alloc_15 : memref<2xi1> to memref<?xi1>
    call @dealloc_helper(%cast_11, %cast_13, %cast_12, %cast_16, %cast_17) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_18 = arith.constant 0 : index
    %4 = memref.load %alloc_14[%c0_18] : memref<2xi1>
    scf.if %4 {
      memref.dealloc %base_buffer : memref<f64>
    }
    %c1_19 = arith.constant 1 : index
    %5 = memref.load %alloc_14[%c1_19] : memref<2xi1>
    scf.if %5 {
      memref.dealloc %cast : memref<?xf32>
    }
    %c0_20 = arith.constant 0 : index
    %6 = memref.load %alloc_15[%c0_20] : memref<2xi1>
    %c1_21 = arith.constant 1 : index
    %7 = memref.load %alloc_15[%c1_21] : memref<2xi1>
    memref.dealloc %alloc_0 : memref<2xindex>
    memref.dealloc %alloc_2 : memref<2xindex>
    memref.dealloc %alloc_1 : memref<2xi1>
    memref.dealloc %alloc_14 : memref<2xi1>
    memref.dealloc %alloc_15 : memref<2xi1>
    return %2, %3 : memref<?xf32>, memref<?xi1>
  }
  func.func @f2(%arg0: i1, %arg1: memref<?xi1>, %arg2: f32) -> memref<?xf32> {
    %c1 = arith.constant 1 : index
    %true = arith.constant true
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
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_2[%c0] : memref<3xindex>
    %intptr_5 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i1> -> index
    %c1_6 = arith.constant 1 : index
    memref.store %intptr_5, %alloc_2[%c1_6] : memref<3xindex>
    %intptr_7 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f64> -> index
    %c2 = arith.constant 2 : index
    memref.store %intptr_7, %alloc_2[%c2] : memref<3xindex>
    %c0_8 = arith.constant 0 : index
    memref.store %true, %alloc_3[%c0_8] : memref<3xi1>
    %c1_9 = arith.constant 1 : index
    memref.store %true, %alloc_3[%c1_9] : memref<3xi1>
    %c2_10 = arith.constant 2 : index
    memref.store %true, %alloc_3[%c2_10] : memref<3xi1>
    %intptr_11 = memref.extract_aligned_pointer_as_index %1#0 : memref<?xf32> -> index
    %c0_12 = arith.constant 0 : index
    memref.store %intptr_11, %alloc_4[%c0_12] : memref<1xindex>
    %cast_13 = memref.cast %alloc_2 : memref<3xindex> to memref<?xindex>
    %cast_14 = memref.cast %alloc_3 : memref<3xi1> to memref<?xi1>
    %cast_15 = memref.cast %alloc_4 : memref<1xindex> to memref<?xindex>
    %alloc_16 = memref.alloc() : memref<3xi1>
    %alloc_17 = memref.alloc() : memref<1xi1>
    %cast_18 = memref.cast %alloc_16 : memref<3xi1> to memref<?xi1>
    %cast_19 = memref.cast %alloc_17 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast_13, %cast_15, %cast_14, %cast_18, %cast_19) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_20 = arith.constant 0 : index
    %3 = memref.load %alloc_16[%c0_20] : memref<3xi1>
    scf.if %3 {
      memref.dealloc %alloc : memref<f64>
    }
    %c1_21 = arith.constant 1 : index
    %4 = memref.load %alloc_16[%c1_21] : memref<3xi1>
    scf.if %4 {
      memref.dealloc %base_buffer : memref<i1>
    }
    %c2_22 = arith.constant 2 : index
    %5 = memref.load %alloc_16[%c2_22] : memref<3xi1>
    scf.if %5 {
      memref.dealloc %base_buffer_0 : memref<f64>
    }
    %c0_23 = arith.constant 0 : index
    %6 = memref.load %alloc_17[%c0_23] : memref<1xi1>
    memref.dealloc %alloc_2 : memref<3xindex>
    memref.dealloc %alloc_4 : memref<1xindex>
    memref.dealloc %alloc_3 : memref<3xi1>
    memref.dealloc %alloc_16 : memref<3xi1>
    memref.dealloc %alloc_17 : memref<1xi1>
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

