module {
  func.func @f0(%arg0: i1) -> memref<8xf32> {
    %c37 = arith.constant 37 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<256xi8>
    %alloc_0 = memref.alloc() : memref<index>
    %0 = memref.load %alloc_0[] : memref<index>
    %view = memref.view %alloc[%c37][%0] : memref<256xi8> to memref<?x2xf64>
    %alloc_1 = memref.alloc() : memref<8xf32>
    %alloc_2 = memref.alloc() : memref<4xf64>
    %alloc_3 = memref.alloc() : memref<4xf32>
    scf.if %arg0 {
      memref.dealloc %alloc_1 : memref<8xf32>
    }
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.xori %arg0, %true : i1
    %3 = arith.xori %arg0, %true : i1
    scf.if %2 {
      memref.dealloc %alloc_2 : memref<4xf64>
    }
    %4 = arith.select %arg0, %arg0, %3 : i1
    cf.cond_br %arg0, ^bb1(%alloc_2, %arg0 : memref<4xf64>, i1), ^bb2(%alloc_3, %alloc_1, %3, %1 : memref<4xf32>, memref<8xf32>, i1, i1)
  ^bb1(%5: memref<4xf64>, %6: i1):  // pred: ^bb0
    %alloc_4 = memref.alloc() : memref<8xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %5 : memref<4xf64> -> memref<f64>, index, index, index
    scf.if %6 {
      memref.dealloc %base_buffer : memref<f64>
    }
    cf.br ^bb2(%alloc_3, %alloc_4, %4, %true : memref<4xf32>, memref<8xf32>, i1, i1)
  ^bb2(%7: memref<4xf32>, %8: memref<8xf32>, %9: i1, %10: i1):  // 2 preds: ^bb0, ^bb1
    %alloc_5 = memref.alloc() : memref<8xf32>
    %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %view : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %view : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %7 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %8 : memref<8xf32> -> memref<f32>, index, index, index
    scf.if %true {
      memref.dealloc %alloc_0 : memref<index>
    }
    scf.if %9 {
      memref.dealloc %base_buffer_14 : memref<f32>
    }
    scf.if %10 {
      memref.dealloc %base_buffer_18 : memref<f32>
    }
    %alloc_22 = memref.alloc() : memref<3xindex>
    %alloc_23 = memref.alloc() : memref<3xi1>
    %alloc_24 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<256xi8> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_22[%c0] : memref<3xindex>
    %intptr_25 = memref.extract_aligned_pointer_as_index %base_buffer_6 : memref<f64> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_25, %alloc_22[%c1] : memref<3xindex>
    %intptr_26 = memref.extract_aligned_pointer_as_index %base_buffer_10 : memref<f64> -> index
    %c2 = arith.constant 2 : index
    memref.store %intptr_26, %alloc_22[%c2] : memref<3xindex>
    %c0_27 = arith.constant 0 : index
    memref.store %true, %alloc_23[%c0_27] : memref<3xi1>
    %c1_28 = arith.constant 1 : index
    memref.store %true, %alloc_23[%c1_28] : memref<3xi1>
    %c2_29 = arith.constant 2 : index
    memref.store %true, %alloc_23[%c2_29] : memref<3xi1>
    %cast = memref.cast %alloc_22 : memref<3xindex> to memref<?xindex>
    %cast_30 = memref.cast %alloc_23 : memref<3xi1> to memref<?xi1>
    %cast_31 = memref.cast %alloc_24 : memref<0xindex> to memref<?xindex>
    %alloc_32 = memref.alloc() : memref<3xi1>
    %alloc_33 = memref.alloc() : memref<0xi1>
    %cast_34 = memref.cast %alloc_32 : memref<3xi1> to memref<?xi1>
    %cast_35 = memref.cast %alloc_33 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_31, %cast_30, %cast_34, %cast_35) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_36 = arith.constant 0 : index
    %11 = memref.load %alloc_32[%c0_36] : memref<3xi1>
    scf.if %11 {
      memref.dealloc %alloc : memref<256xi8>
    }
    %c1_37 = arith.constant 1 : index
    %12 = memref.load %alloc_32[%c1_37] : memref<3xi1>
    scf.if %12 {
      memref.dealloc %base_buffer_6 : memref<f64>
    }
    %c2_38 = arith.constant 2 : index
    %13 = memref.load %alloc_32[%c2_38] : memref<3xi1>
    scf.if %13 {
      memref.dealloc %base_buffer_10 : memref<f64>
    }
    memref.dealloc %alloc_22 : memref<3xindex>
    memref.dealloc %alloc_24 : memref<0xindex>
    memref.dealloc %alloc_23 : memref<3xi1>
    memref.dealloc %alloc_32 : memref<3xi1>
    memref.dealloc %alloc_33 : memref<0xi1>
    return %alloc_5 : memref<8xf32>
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

