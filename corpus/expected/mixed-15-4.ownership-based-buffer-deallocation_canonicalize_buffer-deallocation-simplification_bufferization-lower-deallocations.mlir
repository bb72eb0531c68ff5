module {
  memref.global @g0 : memref<2xi32> = uninitialized
  func.func @f0(%arg0: i1, %arg1: memref<?x8xf64>, %arg2: index) {
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc(%arg2) : memref<?x4xf64>
    %cast = memref.cast %alloc : memref<?x4xf64> to memref<?x?xf64>
    %alloc_0 = memref.alloc(%arg2) : memref<?x8xf32>
    %alloc_1 = memref.alloc() : memref<6x4x5xi32>
    %cast_2 = memref.cast %alloc_1 : memref<6x4x5xi32> to memref<?x4x?xi32>
    call @f1(%arg0, %arg2, %alloc_0, %cast_2) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    %0 = scf.if %arg0 -> (i1) {
      %alloc_20 = memref.alloc() : memref<7x8xf64>
      %cast_21 = memref.cast %alloc_20 : memref<7x8xf64> to memref<?x8xf64>
      scf.if %true {
        memref.dealloc %cast_21 : memref<?x8xf64>
      }
      scf.yield %false : i1
    } else {
      %3 = bufferization.clone %alloc_1 : memref<6x4x5xi32> to memref<?x4x?xi32>
      scf.if %true {
        memref.dealloc %3 : memref<?x4x?xi32>
      }
      %4:2 = func.call @f2(%arg2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %4#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_20, %offset_21, %sizes_22:2, %strides_23:2 = memref.extract_strided_metadata %4#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %alloc_24 = memref.alloc() : memref<2xindex>
      %alloc_25 = memref.alloc() : memref<2xi1>
      %alloc_26 = memref.alloc() : memref<1xindex>
      %intptr_27 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
      %c0_28 = arith.constant 0 : index
      memref.store %intptr_27, %alloc_24[%c0_28] : memref<2xindex>
      %intptr_29 = memref.extract_aligned_pointer_as_index %base_buffer_20 : memref<f64> -> index
      %c1_30 = arith.constant 1 : index
      memref.store %intptr_29, %alloc_24[%c1_30] : memref<2xindex>
      %c0_31 = arith.constant 0 : index
      memref.store %true, %alloc_25[%c0_31] : memref<2xi1>
      %c1_32 = arith.constant 1 : index
      memref.store %true, %alloc_25[%c1_32] : memref<2xi1>
      %intptr_33 = memref.extract_aligned_pointer_as_index %cast_2 : memref<?x4x?xi32> -> index
      %c0_34 = arith.constant 0 : index
      memref.store %intptr_33, %alloc_26[%c0_34] : memref<1xindex>
      %cast_35 = memref.cast %alloc_24 : memref<2xindex> to memref<?xindex>
      %cast_36 = memref.cast %alloc_25 : memref<2xi1> to memref<?xi1>
      %cast_37 = memref.cast %alloc_26 : memref<1xindex> to memref<?xindex>
      %alloc_38 = memref.alloc() : memref<2xi1>
      %alloc_39 = memref.alloc() : memref<1xi1>
      %cast_40 = memref.cast %alloc_38 : memref<2xi1> to memref<?xi1>
      %cast_41 = memref.cast %alloc_39 : memref<1xi1> to memref<?xi1>
      func.call @dealloc_helper(%cast_35, %cast_37, %cast_36, %cast_40, %cast_41) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
      %c0_42 = arith.constant 0 : index
      %5 = memref.load %alloc_38[%c0_42] : memref<2xi1>
      scf.if %5 {
        memref.dealloc %base_buffer : memref<f64>
      }
      %c1_43 = arith.constant 1 : index
      %6 = memref.load %alloc_38[%c1_43] : memref<2xi1>
      scf.if %6 {
        memref.dealloc %base_buffer_20 : memref<f64>
      }
      %c0_44 = arith.constant 0 : index
      %7 = memref.load %alloc_39[%c0_44] : memref<1xi1>
      memref.dealloc %alloc_24 : memref<2xindex>
      memref.dealloc %alloc_26 : memref<1xindex>
      memref.dealloc %alloc_25 : memref<2xi1>
      memref.dealloc %alloc_38 : memref<2xi1>
      memref.dealloc %alloc_39 : memref<1xi1>
      scf.yield %7 : i1
    }
    %alloc_3 = memref.alloc(%arg2) : memref<8x?x9xf64>
    %cast_4 = memref.cast %alloc_3 : memref<8x?x9xf64> to memref<8x?x?xf64>
    scf.if %true {
      memref.dealloc %cast : memref<?x?xf64>
    }
    scf.if %true {
      memref.dealloc %alloc_0 : memref<?x8xf32>
    }
    scf.if %true {
      memref.dealloc %cast_4 : memref<8x?x?xf64>
    }
    %alloc_5 = memref.alloc() : memref<2xindex>
    %alloc_6 = memref.alloc() : memref<2xi1>
    %alloc_7 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %cast_2 : memref<?x4x?xi32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_5[%c0] : memref<2xindex>
    %intptr_8 = memref.extract_aligned_pointer_as_index %alloc_1 : memref<6x4x5xi32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_8, %alloc_5[%c1] : memref<2xindex>
    %c0_9 = arith.constant 0 : index
    memref.store %true, %alloc_6[%c0_9] : memref<2xi1>
    %c1_10 = arith.constant 1 : index
    memref.store %0, %alloc_6[%c1_10] : memref<2xi1>
    %cast_11 = memref.cast %alloc_5 : memref<2xindex> to memref<?xindex>
    %cast_12 = memref.cast %alloc_6 : memref<2xi1> to memref<?xi1>
    %cast_13 = memref.cast %alloc_7 : memref<0xindex> to memref<?xindex>
    %alloc_14 = memref.alloc() : memref<2xi1>
    %alloc_15 = memref.alloc() : memref<0xi1>
    %cast_16 = memref.cast %alloc_14 : memref<2xi1> to memref<?xi1>
    %cast_17 = memref.cast %alloc_15 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast_11, %cast_13, %cast_12, %cast_16, %cast_17) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_18 = arith.constant 0 : index
    %1 = memref.load %alloc_14[%c0_18] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %cast_2 : memref<?x4x?xi32>
    }
    %c1_19 = arith.constant 1 : index
    %2 = memref.load %alloc_14[%c1_19] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %alloc_1 : memref<6x4x5xi32>
    }
    memref.dealloc %alloc_5 : memref<2xindex>
    memref.dealloc %alloc_7 : memref<0xindex>
    memref.dealloc %alloc_6 : memref<2xi1>
    memref.dealloc %alloc_14 : memref<2xi1>
    memref.dealloc %alloc_15 : memref<0xi1>
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?x4x?xi32>) {
    %c9 = arith.constant 9 : index
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1) : memref<?x8xf64>
    call @f0(%arg0, %alloc, %c1) : (i1, memref<?x8xf64>, index) -> ()
    %alloc_0 = memref.alloc() : memref<1x4x1xi32>
    %cast = memref.cast %alloc_0 : memref<1x4x1xi32> to memref<?x4x?xi32>
    %0 = scf.while (%arg4 = %c5) : (index) -> index {
      %2:3 = scf.while (%arg5 = %cast, %arg6 = %alloc, %arg7 = %false, %arg8 = %false) : (memref<?x4x?xi32>, memref<?x8xf64>, i1, i1) -> (memref<?x8xf64>, i1, i1) {
        %3 = bufferization.clone %arg6 : memref<?x8xf64> to memref<?x8xf64>
        %alloc_11 = memref.alloc() : memref<5x8xf64>
        %cast_12 = memref.cast %alloc_11 : memref<5x8xf64> to memref<?x8xf64>
        %base_buffer_13, %offset_14, %sizes_15:3, %strides_16:3 = memref.extract_strided_metadata %arg5 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %arg6 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        scf.if %arg7 {
          memref.dealloc %base_buffer_13 : memref<i32>
        }
        scf.if %arg8 {
          memref.dealloc %base_buffer_17 : memref<f64>
        }
        scf.if %true {
          memref.dealloc %3 : memref<?x8xf64>
        }
        scf.condition(%arg0) %cast_12, %false, %true : memref<?x8xf64>, i1, i1
      } do {
      ^bb0(%arg5: memref<?x8xf64>, %arg6: i1, %arg7: i1):
        %3 = bufferization.clone %alloc : memref<?x8xf64> to memref<?x8xf64>
        %alloc_11 = memref.alloc() : memref<1x4x1xi32>
        %cast_12 = memref.cast %alloc_11 : memref<1x4x1xi32> to memref<?x4x?xi32>
        %base_buffer_13, %offset_14, %sizes_15:3, %strides_16:3 = memref.extract_strided_metadata %arg3 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %arg5 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        scf.if %arg6 {
          memref.dealloc %base_buffer_13 : memref<i32>
        }
        scf.if %arg7 {
          memref.dealloc %base_buffer_17 : memref<f64>
        }
        scf.yield %cast_12, %3, %true, %true : memref<?x4x?xi32>, memref<?x8xf64>, i1, i1
      }
      %alloc_1 = memref.alloc(%arg1) : memref<8x?x1xf64>
      %cast_2 = memref.cast %alloc_1 : memref<8x?x1xf64> to memref<8x?x?xf64>
      %base_buffer_3, %offset_4, %sizes_5:3, %strides_6:3 = memref.extract_strided_metadata %arg3 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %2#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      scf.if %2#1 {
        memref.dealloc %base_buffer_3 : memref<i32>
      }
      scf.if %2#2 {
        memref.dealloc %base_buffer_7 : memref<f64>
      }
      scf.if %true {
        memref.dealloc %cast_2 : memref<8x?x?xf64>
      }
      scf.condition(%arg0) %arg4 : index
    } do {
    ^bb0(%arg4: index):
      %2:2 = func.call @f2(%arg4) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %2#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %2#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %alloc_9 = memref.alloc() : memref<2xindex>
      %alloc_10 = memref.alloc() : memref<2xi1>
      %alloc_11 = memref.alloc() : memref<0xindex>
      %intptr = memref.extract_aligned_pointer_as_index %base_buffer_1 : memref<f64> -> index
      %c0 = arith.constant 0 : index
      memref.store %intptr, %alloc_9[%c0] : memref<2xindex>
      %intptr_12 = memref.extract_aligned_pointer_as_index %base_buffer_5 : memref<f64> -> index
      %c1_13 = arith.constant 1 : index
      memref.store %intptr_12, %alloc_9[%c1_13] : memref<2xindex>
      %c0_14 = arith.constant 0 : index
      memref.store %true, %alloc_10[%c0_14] : memref<2xi1>
      %c1_15 = arith.constant 1 : index
      memref.store %true, %alloc_10[%c1_15] : memref<2xi1>
      %cast_16 = memref.cast %alloc_9 : memref<2xindex> to memref<?xindex>
      %cast_17 = memref.cast %alloc_10 : memref<2xi1> to memref<?xi1>
      %cast_18 = memref.cast %alloc_11 : memref<0xindex> to memref<?xindex>
      %alloc_19 = memref.alloc() : memref<2xi1>
      %alloc_20 = memref.alloc() : memref<0xi1>
      %cast_21 = memref.cast %alloc_19 : memref<2xi1> to memref<?xi1>
      %cast_22 = memref.cast %alloc_20 : memref<0xi1> to memref<?xi1>
      func.call @dealloc_helper(%cast_16, %cast_18, %cast_17, %cast_21, %cast_22) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
      %c0_23 = arith.constant 0 : index
      %3 = memref.load %alloc_19[%c0_23] : memref<2xi1>
      scf.if %3 {
        memref.dealloc %base_buffer_1 : memref<f64>
      }
      %c1_24 = arith.constant 1 : index
      %4 = memref.load %alloc_19[%c1_24] : memref<2xi1>
      scf.if %4 {
        memref.dealloc %base_buffer_5 : memref<f64>
      }
      memref.dealloc %alloc_9 : memref<2xindex>
      memref.dealloc %alloc_11 : memref<0xindex>
      memref.dealloc %alloc_10 : memref<2xi1>
      memref.dealloc %alloc_19 : memref<2xi1>
      memref.dealloc %alloc_20 : memref<0xi1>
      scf.yield %c9 : index
    }
    %1 = scf.for %arg4 = %0 to %c1 step %c1 iter_args(%arg5 = %false) -> (i1) {
      scf.yield %arg5 : i1
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    scf.if %true {
      memref.dealloc %alloc : memref<?x8xf64>
    }
    scf.if %true {
      memref.dealloc %cast : memref<?x4x?xi32>
    }
    scf.if %1 {
      memref.dealloc %base_buffer : memref<f32>
    }
    return
  }
  func.func private @f2(%arg0: index) -> (memref<?x8xf64>, memref<?x8xf64>) {
    %false = arith.constant false
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg0) : memref<?x8xf64>
    %0:3 = scf.while : () -> (memref<?x4x?xi32>, i1, i1) {
      %alloc_0 = memref.alloc(%arg0) : memref<?x4x9xi32>
      %cast = memref.cast %alloc_0 : memref<?x4x9xi32> to memref<?x4x?xi32>
      %2 = scf.for %arg1 = %arg0 to %c2 step %c2 iter_args(%arg2 = %false) -> (i1) {
        %alloc_1 = memref.alloc(%arg0) : memref<?x8xf32>
        func.call @f1(%false, %c2, %alloc_1, %cast) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
        scf.if %true {
          memref.dealloc %alloc_1 : memref<?x8xf32>
        }
        scf.yield %arg2 : i1
      }
      scf.condition(%false) %cast, %false, %true : memref<?x4x?xi32>, i1, i1
    } do {
    ^bb0(%arg1: memref<?x4x?xi32>, %arg2: i1, %arg3: i1):
      %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg1 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      scf.if %arg2 {
        memref.dealloc %alloc : memref<?x8xf64>
      }
      scf.if %arg3 {
        memref.dealloc %base_buffer_0 : memref<i32>
      }
      scf.yield
    }
    call @f0(%true, %alloc, %c2) : (i1, memref<?x8xf64>, index) -> ()
    %1 = scf.if %0#1 -> (memref<?x8xf64>) {
      scf.yield %alloc : memref<?x8xf64>
    } else {
      %2 = bufferization.clone %alloc : memref<?x8xf64> to memref<?x8xf64>
      scf.yield %2 : memref<?x8xf64>
    }
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %0#0 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    scf.if %0#2 {
      memref.dealloc %base_buffer : memref<i32>
    }
    return %1, %alloc : memref<?x8xf64>, memref<?x8xf64>
  }
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

