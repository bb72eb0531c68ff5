module {
  func.func @f0(%arg0: memref<index>, %arg1: memref<?xindex>, %arg2: memref<?xindex>) -> memref<?xindex> {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %false_1 = arith.constant false
    %true_2 = arith.constant true
    %false_3 = arith.constant false
    %false_4 = arith.constant false
    %false_5 = arith.constant false
    %false_6 = arith.constant false
    %false_7 = arith.constant false
    scf.if %false_7 {
      %false_30 = arith.constant false
      %false_31 = arith.constant false
      %c6 = arith.constant 6 : index
      %alloc_32 = memref.alloc(%c6) {bufferization.manual_deallocation} : memref<?xindex>
      %true_33 = arith.constant true
      %6 = arith.xori %false_30, %true_33 : i1
      cf.assert %6, "expected that the block does not have ownership"
      memref.dealloc %alloc_32 {bufferization.manual_deallocation} : memref<?xindex>
      %c0 = arith.constant 0 : index
      %dim = memref.dim %arg1, %c0 : memref<?xindex>
    } else {
      %false_30 = arith.constant false
      %false_31 = arith.constant false
      %c7 = arith.constant 7 : index
      %alloc_32 = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
      %true_33 = arith.constant true
      %6 = arith.xori %false_31, %true_33 : i1
      cf.assert %6, "expected that the block does not have ownership"
      memref.dealloc %alloc_32 {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_34 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
      %true_35 = arith.constant true
      %7 = arith.xori %false_30, %true_35 : i1
      cf.assert %7, "expected that the block does not have ownership"
      memref.dealloc %alloc_34 {bufferization.manual_deallocation} : memref<index>
    }
    %0 = bufferization.clone %arg0 : memref<index> to memref<index>
    %false_8 = arith.constant false
    %1 = scf.if %false_8 -> (index) {
      %true_30 = arith.constant true
      %false_31 = arith.constant false
      %false_32 = arith.constant false
      %6 = bufferization.clone %arg1 : memref<?xindex> to memref<?xindex>
      %c6 = arith.constant 6 : index
      memref.store %c6, %arg0[] : memref<index>
      %base_buffer_33, %offset_34, %sizes_35, %strides_36 = memref.extract_strided_metadata %6 : memref<?xindex> -> memref<index>, index, index, index
      bufferization.dealloc (%base_buffer_33 : memref<index>) if (%true_30)
      scf.yield %c6 : index
    } else {
      %c0 = arith.constant 0 : index
      scf.yield %c0 : index
    }
    %2 = bufferization.clone %arg0 : memref<index> to memref<index>
    %cast = memref.cast %arg1 : memref<?xindex> to memref<?xindex>
    %3:2 = scf.if %false_7 -> (memref<index>, i1) {
      %false_30 = arith.constant false
      %6 = bufferization.dealloc retain (%arg0 : memref<index>)
      scf.yield %arg0, %6 : memref<index>, i1
    } else {
      %false_30 = arith.constant false
      %6 = bufferization.dealloc retain (%arg0 : memref<index>)
      scf.yield %arg0, %6 : memref<index>, i1
    }
    %alloc = memref.alloc(%1) : memref<?xindex>
    %4 = scf.if %false_5 -> (memref<?xindex>) {
      scf.yield %arg1 : memref<?xindex>
    } else {
      %6 = bufferization.clone %arg1 : memref<?xindex> to memref<?xindex>
      scf.yield %6 : memref<?xindex>
    }
    %true_9 = arith.constant true
    %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<index> -> memref<index>, index
    %base_buffer_10, %offset_11, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xindex> -> memref<index>, index, index, index
    %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %arg2 : memref<?xindex> -> memref<index>, index, index, index
    %base_buffer_16, %offset_17 = memref.extract_strided_metadata %0 : memref<index> -> memref<index>, index
    %base_buffer_18, %offset_19 = memref.extract_strided_metadata %2 : memref<index> -> memref<index>, index
    %base_buffer_20, %offset_21 = memref.extract_strided_metadata %3#0 : memref<index> -> memref<index>, index
    %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %alloc : memref<?xindex> -> memref<index>, index, index, index
    %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %4 : memref<?xindex> -> memref<index>, index, index, index
    %5 = bufferization.dealloc (%base_buffer, %base_buffer_10, %base_buffer_12, %base_buffer_16, %base_buffer_18, %base_buffer_20, %base_buffer_22, %base_buffer_26 : memref<index>, memref<index>, memref<index>, memref<index>, memref<index>, memref<index>, memref<index>, memref<index>) if (%false_4, %false_5, %false_6, %true_2, %true_0, %3#1, %true, %true_9) retain (%4 : memref<?xindex>)
    return %4 : memref<?xindex>
  }
  func.func private @f1(%arg0: index) -> (memref<?xindex>, f32) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %false = arith.constant false
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %false_3 = arith.constant false
    %true_4 = arith.constant true
    %0:3 = scf.if %true_4 -> (i1, memref<index>, i1) {
      %true_22 = arith.constant true
      %true_23 = arith.constant true
      %false_24 = arith.constant false
      %false_25 = arith.constant false
      scf.if %true_4 {
      }
      %alloc_26 = memref.alloc(%arg0) {bufferization.manual_deallocation} : memref<?xindex>
      %true_27 = arith.constant true
      %4 = arith.xori %false_24, %true_27 : i1
      cf.assert %4, "expected that the block does not have ownership"
      memref.dealloc %alloc_26 {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_28 = memref.alloc(%arg0) : memref<?xindex>
      %alloc_29 = memref.alloc() : memref<index>
      %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %alloc_28 : memref<?xindex> -> memref<index>, index, index, index
      %base_buffer_34, %offset_35 = memref.extract_strided_metadata %alloc_29 : memref<index> -> memref<index>, index
      %5 = bufferization.dealloc (%base_buffer_30, %base_buffer_34 : memref<index>, memref<index>) if (%true_23, %true_22) retain (%alloc_29 : memref<index>)
      scf.yield %true_4, %alloc_29, %5 : i1, memref<index>, i1
    } else {
      %false_22 = arith.constant false
      %true_23 = arith.constant true
      %alloc_24 = memref.alloc(%arg0) : memref<?xi64>
      %4:4 = scf.if %true_4 -> (memref<index>, memref<?xindex>, i1, i1) {
        %true_35 = arith.constant true
        %true_36 = arith.constant true
        %false_37 = arith.constant false
        %false_38 = arith.constant false
        %false_39 = arith.constant false
        %false_40 = arith.constant false
        %c7 = arith.constant 7 : index
        %alloc_41 = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
        %c3 = arith.constant 3 : index
        %c1 = arith.constant 1 : index
        %6 = scf.for %arg1 = %c7 to %c3 step %c1 iter_args(%arg2 = %true_4) -> (i1) {
          scf.yield %true_4 : i1
        }
        %alloc_42 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        %c0 = arith.constant 0 : index
        %true_43 = arith.constant true
        %7:2 = func.call @f1(%c0) : (index) -> (memref<?xindex>, f32)
        %c1_44 = arith.constant 1 : index
        scf.for %arg1 = %c7 to %c7 step %c1_44 {
        }
        %true_45 = arith.constant true
        %8 = arith.xori %false_38, %true_45 : i1
        cf.assert %8, "expected that the block does not have ownership"
        memref.dealloc %alloc_42 {bufferization.manual_deallocation} : memref<index>
        %true_46 = arith.constant true
        %9 = arith.xori %false_40, %true_46 : i1
        cf.assert %9, "expected that the block does not have ownership"
        memref.dealloc %alloc_41 {bufferization.manual_deallocation} : memref<?xindex>
        %alloc_47 = memref.alloc() : memref<index>
        %alloc_48 = memref.alloc(%arg0) : memref<?xindex>
        %base_buffer_49, %offset_50, %sizes_51, %strides_52 = memref.extract_strided_metadata %7#0 : memref<?xindex> -> memref<index>, index, index, index
        %base_buffer_53, %offset_54 = memref.extract_strided_metadata %alloc_47 : memref<index> -> memref<index>, index
        %base_buffer_55, %offset_56, %sizes_57, %strides_58 = memref.extract_strided_metadata %alloc_48 : memref<?xindex> -> memref<index>, index, index, index
        %10:2 = bufferization.dealloc (%base_buffer_49, %base_buffer_53, %base_buffer_55 : memref<index>, memref<index>, memref<index>) if (%true_43, %true_36, %true_35) retain (%alloc_47, %alloc_48 : memref<index>, memref<?xindex>)
        scf.yield %alloc_47, %alloc_48, %10#0, %10#1 : memref<index>, memref<?xindex>, i1, i1
      } else {
        %true_35 = arith.constant true
        %true_36 = arith.constant true
        %true_37 = arith.constant true
        %false_38 = arith.constant false
        %alloc_39 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        %true_40 = arith.constant true
        %6 = arith.xori %false_38, %true_40 : i1
        cf.assert %6, "expected that the block does not have ownership"
        memref.dealloc %alloc_39 {bufferization.manual_deallocation} : memref<index>
        %alloc_41 = memref.alloc() : memref<8x8xf64>
        %alloc_42 = memref.alloc() : memref<index>
        %alloc_43 = memref.alloc(%arg0) : memref<?xindex>
        %base_buffer_44, %offset_45, %sizes_46:2, %strides_47:2 = memref.extract_strided_metadata %alloc_41 : memref<8x8xf64> -> memref<f64>, index, index, index, index, index
        %base_buffer_48, %offset_49 = memref.extract_strided_metadata %alloc_42 : memref<index> -> memref<index>, index
        %base_buffer_50, %offset_51, %sizes_52, %strides_53 = memref.extract_strided_metadata %alloc_43 : memref<?xindex> -> memref<index>, index, index, index
        %7:2 = bufferization.dealloc (%base_buffer_44, %base_buffer_48, %base_buffer_50 : memref<f64>, memref<index>, memref<index>) if (%true_37, %true_36, %true_35) retain (%alloc_42, %alloc_43 : memref<index>, memref<?xindex>)
        scf.yield %alloc_42, %alloc_43, %7#0, %7#1 : memref<index>, memref<?xindex>, i1, i1
      }
      %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %alloc_24 : memref<?xi64> -> memref<i64>, index, index, index
      %base_buffer_29, %offset_30 = memref.extract_strided_metadata %4#0 : memref<index> -> memref<index>, index
      %base_buffer_31, %offset_32, %sizes_33, %strides_34 = memref.extract_strided_metadata %4#1 : memref<?xindex> -> memref<index>, index, index, index
      %5 = bufferization.dealloc (%base_buffer_25, %base_buffer_29, %base_buffer_31 : memref<i64>, memref<index>, memref<index>) if (%true_23, %4#2, %4#3) retain (%4#0 : memref<index>)
      scf.yield %true_4, %4#0, %5 : i1, memref<index>, i1
    }
    %alloc = memref.alloc(%arg0) : memref<?xi1>
    %alloc_5 = memref.alloc(%arg0) : memref<?xindex>
    %1 = arith.select %0#0, %alloc_5, %alloc_5 : memref<?xindex>
    %2:2 = scf.if %0#0 -> (memref<index>, i1) {
      %true_22 = arith.constant true
      %false_23 = arith.constant false
      %false_24 = arith.constant false
      %false_25 = arith.constant false
      %false_26 = arith.constant false
      %4 = arith.select %0#0, %alloc_5, %alloc_5 : memref<?xindex>
      %c0 = arith.constant 0 : index
      %dim = memref.dim %4, %c0 : memref<?xindex>
      %c6 = arith.constant 6 : index
      %alloc_27 = memref.alloc(%c6) : memref<?xi1>
      %5 = arith.select %0#0, %alloc, %alloc_27 : memref<?xi1>
      %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %alloc_27 : memref<?xi1> -> memref<i1>, index, index, index
      %6 = bufferization.dealloc (%base_buffer_28 : memref<i1>) if (%true_22) retain (%0#1 : memref<index>)
      scf.yield %0#1, %6 : memref<index>, i1
    } else {
      %false_22 = arith.constant false
      %4 = bufferization.dealloc retain (%0#1 : memref<index>)
      scf.yield %0#1, %4 : memref<index>, i1
    }
    %alloc_6 = memref.alloc(%arg0) : memref<?xindex>
    %alloc_7 = memref.alloc() : memref<index>
    %cst = arith.constant 6.000000e+00 : f32
    %base_buffer, %offset = memref.extract_strided_metadata %0#1 : memref<index> -> memref<index>, index
    %base_buffer_8, %offset_9, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc_5 : memref<?xindex> -> memref<index>, index, index, index
    %base_buffer_14, %offset_15 = memref.extract_strided_metadata %2#0 : memref<index> -> memref<index>, index
    %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %alloc_6 : memref<?xindex> -> memref<index>, index, index, index
    %base_buffer_20, %offset_21 = memref.extract_strided_metadata %alloc_7 : memref<index> -> memref<index>, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_8, %base_buffer_10, %base_buffer_14, %base_buffer_16, %base_buffer_20 : memref<index>, memref<i1>, memref<index>, memref<index>, memref<index>, memref<index>) if (%0#2, %true_2, %true_1, %2#1, %true_0, %true) retain (%alloc_5 : memref<?xindex>)
    return %alloc_5, %cst : memref<?xindex>, f32
  }
}

