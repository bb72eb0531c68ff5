module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<8xindex>
    %alloc_0 = memref.alloc(%arg1) : memref<?x4xf32>
    %alloc_1 = memref.alloc(%arg1) : memref<?x4xf32>
    scf.if %arg0 {
      memref.dealloc %alloc : memref<8xindex>
    }
    scf.if %arg0 {
      memref.dealloc %alloc_1 : memref<?x4xf32>
    }
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.xori %arg0, %true : i1
    scf.if %0 {
      memref.dealloc %alloc : memref<8xindex>
    }
    scf.if %1 {
      memref.dealloc %alloc_0 : memref<?x4xf32>
    }
    %3 = arith.select %arg0, %alloc_0, %alloc_1 : memref<?x4xf32>
    %4 = arith.select %arg0, %arg0, %2 : i1
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %3 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    scf.if %4 {
      memref.dealloc %base_buffer : memref<f32>
    }
    return
  }
  func.func @f1(%arg0: i1, %arg1: index) -> (memref<4xi64>, memref<4xi64>) {
    %true = arith.constant true
    %cst = arith.constant 9.000000e+00 : f32
    %alloc = memref.alloc(%arg1) : memref<?xf64>
    %alloc_0 = memref.alloc() : memref<4xi64>
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.select %arg0, %arg0, %0 : i1
    %3 = arith.select %arg0, %arg0, %1 : i1
    %4 = call @f3(%arg0, %cst, %alloc) : (i1, f32, memref<?xf64>) -> memref<?xf64>
    %5:2 = scf.if %3 -> (memref<4xi64>, memref<4xi64>) {
      scf.yield %alloc_0, %alloc_0 : memref<4xi64>, memref<4xi64>
    } else {
      %11 = bufferization.clone %alloc_0 : memref<4xi64> to memref<4xi64>
      %12 = bufferization.clone %alloc_0 : memref<4xi64> to memref<4xi64>
      scf.yield %11, %12 : memref<4xi64>, memref<4xi64>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %4 : memref<?xf64> -> memref<f64>, index, index, index
    %alloc_1 = memref.alloc() : memref<3xindex>
    %alloc_2 = memref.alloc() : memref<3xi1>
    %alloc_3 = memref.alloc() : memref<2xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf64> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_1[%c0] : memref<3xindex>
    %intptr_4 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<4xi64> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_4, %alloc_1[%c1] : memref<3xindex>
    %intptr_5 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    %c2 = arith.constant 2 : index
    memref.store %intptr_5, %alloc_1[%c2] : memref<3xindex>
    %c0_6 = arith.constant 0 : index
    memref.store %2, %alloc_2[%c0_6] : memref<3xi1>
    %c1_7 = arith.constant 1 : index
    memref.store %3, %alloc_2[%c1_7] : memref<3xi1>
    %c2_8 = arith.constant 2 : index
    memref.store %true, %alloc_2[%c2_8] : memref<3xi1>
    %intptr_9 = memref.extract_aligned_pointer_as_index %5#0 : memref<4xi64> -> index
    %c0_10 = arith.constant 0 : index
    memref.store %intptr_9, %alloc_3[%c0_10] : memref<2xindex>
    %intptr_11 = memref.extract_aligned_pointer_as_index %5#1 : memref<4xi64> -> index
    %c1_12 = arith.constant 1 : index
    memref.store %intptr_11, %alloc_3[%c1_12] : memref<2xindex>
    %cast = memref.cast %alloc_1 : memref<3xindex> to memref<?xindex>
    %cast_13 = memref.cast %alloc_2 : memref<3xi1> to memref<?xi1>
    %cast_14 = memref.cast %alloc_3 : memref<2xindex> to memref<?xindex>
    %alloc_15 = memref.alloc() : memref<3xi1>
    %alloc_16 = memref.alloc() : memref<2xi1>
    %cast_17 = memref.cast %alloc_15 : memref<3xi1> to memref<?xi1>
    %cast_18 = memref.cast %alloc_16 : memref<2xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_14, %cast_13, %cast_17, %cast_18) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_19 = arith.constant 0 : index
    %6 = memref.load %alloc_15[%c0_19] : memref<3xi1>
    scf.if %6 {
      memref.dealloc %alloc : memref<?xf64>
    }
    %c1_20 = arith.constant 1 : index
    %7 = memref.load %alloc_15[%c1_20] : memref<3xi1>
    scf.if %7 {
      memref.dealloc %alloc_0 : memref<4xi64>
    }
    %c2_21 = arith.constant 2 : index
    %8 = memref.load %alloc_15[%c2_21] : memref<3xi1>
    scf.if %8 {
      memref.dealloc %base_buffer : memref<f64>
    }
    %c0_22 = arith.constant 0 : index
    %9 = memref.load %alloc_16[%c0_22] : memref<2xi1>
    %c1_23 = arith.constant 1 : index
    %10 = memref.load %alloc_16[%c1_23] : memref<2xi1>
    memref.dealloc %alloc_1 : memref<3xindex>
    memref.dealloc %alloc_3 : memref<2xindex>
    memref.dealloc %alloc_2 : memref<3xi1>
    memref.dealloc %alloc_15 : memref<3xi1>
    memref.dealloc %alloc_16 : memref<2xi1>
    return %5#0, %5#1 : memref<4xi64>, memref<4xi64>
  }
  func.func private @f2(%arg0: i1) -> (memref<?xf64>, memref<?xf64>) {
    %alloc = memref.alloc() : memref<9xf64>
    %cast = memref.cast %alloc : memref<9xf64> to memref<?xf64>
    return %cast, %cast : memref<?xf64>, memref<?xf64>
  }
  func.func @f3(%arg0: i1, %arg1: f32, %arg2: memref<?xf64>) -> memref<?xf64> {
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %0:2 = call @f1(%arg0, %c4) : (i1, index) -> (memref<4xi64>, memref<4xi64>)
    %1 = bufferization.clone %arg2 : memref<?xf64> to memref<?xf64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#1 : memref<4xi64> -> memref<i64>, index, index, index
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_4 = memref.alloc() : memref<2xi1>
    %alloc_5 = memref.alloc() : memref<1xindex>
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<i64> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<i64> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_6, %alloc[%c1] : memref<2xindex>
    %c0_7 = arith.constant 0 : index
    memref.store %true, %alloc_4[%c0_7] : memref<2xi1>
    %c1_8 = arith.constant 1 : index
    memref.store %true, %alloc_4[%c1_8] : memref<2xi1>
    %intptr_9 = memref.extract_aligned_pointer_as_index %1 : memref<?xf64> -> index
    %c0_10 = arith.constant 0 : index
    memref.store %intptr_9, %alloc_5[%c0_10] : memref<1xindex>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_11 = memref.cast %alloc_4 : memref<2xi1> to memref<?xi1>
    %cast_12 = memref.cast %alloc_5 : memref<1xindex> to memref<?xindex>
    %alloc_13 = memref.alloc() : memref<2xi1>
    %alloc_14 = memref.alloc() : memref<1xi1>
    %cast_15 = memref.cast %alloc_13 : memref<2xi1> to memref<?xi1>
    %cast_16 = memref.cast %alloc_14 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_12, %cast_11, %cast_15, %cast_16) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_17 = arith.constant 0 : index
    %2 = memref.load %alloc_13[%c0_17] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %base_buffer : memref<i64>
    }
    %c1_18 = arith.constant 1 : index
    %3 = memref.load %alloc_13[%c1_18] : memref<2xi1>
    scf.if %3 {
      memref.dealloc %base_buffer_0 : memref<i64>
    }
    %c0_19 = arith.constant 0 : index
    %4 = memref.load %alloc_14[%c0_19] : memref<1xi1>
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_5 : memref<1xindex>
    memref.dealloc %alloc_4 : memref<2xi1>
    memref.dealloc %alloc_13 : memref<2xi1>
    memref.dealloc %alloc_14 : memref<1xi1>
    return %1 : memref<?xf64>
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

