module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x4xindex>, %arg3: memref<?x4xindex>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %false = arith.constant false
    %false_1 = arith.constant false
    %true_2 = arith.constant true
    %false_3 = arith.constant false
    %true_4 = arith.constant true
    %false_5 = arith.constant false
    %false_6 = arith.constant false
    %0 = bufferization.clone %arg2 : memref<?x4xindex> to memref<?x4xindex>
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) {bufferization.manual_deallocation} : memref<?x4xindex>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg1, %arg3[%c0, %c1] : memref<?x4xindex>
    %1 = bufferization.clone %0 : memref<?x4xindex> to memref<?x4xindex>
    %c2 = arith.constant 2 : index
    scf.for %arg4 = %c1 to %c9 step %c2 {
      %c16_i32 = arith.constant 16 : i32
    }
    %true_7 = arith.constant true
    %2 = arith.xori %false_3, %true_7 : i1
    cf.assert %2, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?x4xindex>
    %c1_8 = arith.constant 1 : index
    %cst = arith.constant 3.000000e+00 : f32
    %3 = scf.for %arg4 = %c9 to %c0 step %c1_8 iter_args(%arg5 = %cst) -> (f32) {
      %c6_i32 = arith.constant 6 : i32
      scf.yield %arg5 : f32
    }
    call @f1(%arg0, %arg1) : (i1, index) -> ()
    %c4_i64 = arith.constant 4 : i64
    %4 = arith.cmpi ne, %c4_i64, %c4_i64 : i64
    %5 = bufferization.clone %0 : memref<?x4xindex> to memref<?x4xindex>
    %alloc_9 = memref.alloc(%arg1) : memref<?x4xindex>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %arg3 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
    %base_buffer_14, %offset_15, %sizes_16:2, %strides_17:2 = memref.extract_strided_metadata %0 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
    %base_buffer_18, %offset_19, %sizes_20:2, %strides_21:2 = memref.extract_strided_metadata %1 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
    %base_buffer_22, %offset_23, %sizes_24:2, %strides_25:2 = memref.extract_strided_metadata %5 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
    %base_buffer_26, %offset_27, %sizes_28:2, %strides_29:2 = memref.extract_strided_metadata %alloc_9 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_10, %base_buffer_14, %base_buffer_18, %base_buffer_22, %base_buffer_26 : memref<index>, memref<index>, memref<index>, memref<index>, memref<index>, memref<index>) if (%false_5, %false_6, %true_4, %true_2, %true_0, %true)
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %false = arith.constant false
    %true_2 = arith.constant true
    %true_3 = arith.constant true
    %true_4 = arith.constant true
    %false_5 = arith.constant false
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
    %alloc_6 = memref.alloc(%arg1) : memref<?x4xindex>
    %c1 = arith.constant 1 : index
    %dim = memref.dim %alloc_6, %c1 : memref<?x4xindex>
    %0 = bufferization.clone %alloc : memref<f32> to memref<f32>
    %true_7 = arith.constant true
    %1 = arith.xori %false_5, %true_7 : i1
    cf.assert %1, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<f32>
    %cast = memref.cast %alloc_6 : memref<?x4xindex> to memref<?x4xindex>
    %c0 = arith.constant 0 : index
    %c1_8 = arith.constant 1 : index
    %alloc_9 = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<2xi32>
    %2:2 = scf.for %arg2 = %arg1 to %c0 step %c1_8 iter_args(%arg3 = %alloc_9, %arg4 = %false) -> (memref<2xi32>, i1) {
      %false_35 = arith.constant false
      %false_36 = arith.constant false
      %false_37 = arith.constant false
      %false_38 = arith.constant false
      %alloc_39 = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
      %true_40 = arith.constant true
      %4 = arith.xori %false_36, %true_40 : i1
      cf.assert %4, "expected that the block does not have ownership"
      memref.dealloc %alloc_39 {bufferization.manual_deallocation} : memref<2xi32>
      %c0_41 = arith.constant 0 : index
      %dim_42 = memref.dim %alloc_9, %c0_41 : memref<2xi32>
      %alloc_43 = memref.alloc() {bufferization.manual_deallocation} : memref<2x4xi64>
      %false_44 = arith.constant false
      %cast_45 = memref.cast %alloc_9 : memref<2xi32> to memref<2xi32>
      %c0_46 = arith.constant 0 : index
      %dim_47 = memref.dim %alloc_6, %c0_46 : memref<?x4xindex>
      %cst = arith.constant 2.000000e+00 : f32
      %cst_48 = arith.constant 0.000000e+00 : f32
      %5 = arith.maximumf %cst, %cst_48 : f32
      %true_49 = arith.constant true
      %6 = arith.xori %false_35, %true_49 : i1
      cf.assert %6, "expected that the block does not have ownership"
      memref.dealloc %alloc_43 {bufferization.manual_deallocation} : memref<2x4xi64>
      %base_buffer_50, %offset_51, %sizes_52, %strides_53 = memref.extract_strided_metadata %arg3 : memref<2xi32> -> memref<i32>, index, index, index
      %7 = bufferization.dealloc (%base_buffer_50 : memref<i32>) if (%arg4) retain (%alloc_9 : memref<2xi32>)
      scf.yield %alloc_9, %7 : memref<2xi32>, i1
    }
    %alloc_10 = memref.alloc() : memref<2x4xi64>
    %alloc_11 = memref.alloc() : memref<2xi32>
    %true_12 = arith.constant true
    call @f0(%arg0, %c1, %cast, %alloc_6) : (i1, index, memref<?x4xindex>, memref<?x4xindex>) -> ()
    %3 = bufferization.clone %2#0 : memref<2xi32> to memref<2xi32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc_6 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
    %base_buffer_13, %offset_14 = memref.extract_strided_metadata %0 : memref<f32> -> memref<f32>, index
    %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc_9 : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %2#0 : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_23, %offset_24, %sizes_25:2, %strides_26:2 = memref.extract_strided_metadata %alloc_10 : memref<2x4xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %alloc_11 : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_31, %offset_32, %sizes_33, %strides_34 = memref.extract_strided_metadata %3 : memref<2xi32> -> memref<i32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_13, %base_buffer_15, %base_buffer_19, %base_buffer_23, %base_buffer_27, %base_buffer_31 : memref<index>, memref<f32>, memref<i32>, memref<i32>, memref<i64>, memref<i32>, memref<i32>) if (%true_4, %true_3, %true_2, %2#1, %true_1, %true_0, %true)
    return
  }
}

