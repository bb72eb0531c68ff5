module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) {
    return
  }
  func.func @f1(%arg0: i1, %arg1: index) -> (memref<4xi64>, memref<4xi64>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %cst = arith.constant 9.000000e+00 : f32
    %alloc = memref.alloc(%arg1) : memref<?xf64>
    %alloc_0 = memref.alloc() : memref<4xi64>
    %0 = call @f3(%arg0, %cst, %alloc) : (i1, f32, memref<?xf64>) -> memref<?xf64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xf64> -> memref<f64>, index, index, index
    %alloc_1 = memref.alloc() : memref<2xindex>
    %alloc_2 = memref.alloc() : memref<2xi1>
    %alloc_3 = memref.alloc() : memref<1xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf64> -> index
    memref.store %intptr, %alloc_1[%c0] : memref<2xindex>
    %intptr_4 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    memref.store %intptr_4, %alloc_1[%c1] : memref<2xindex>
    memref.store %true, %alloc_2[%c0] : memref<2xi1>
    memref.store %true, %alloc_2[%c1] : memref<2xi1>
    %intptr_5 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<4xi64> -> index
    memref.store %intptr_5, %alloc_3[%c0] : memref<1xindex>
    %cast = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
    %cast_6 = memref.cast %alloc_2 : memref<2xi1> to memref<?xi1>
    %cast_7 = memref.cast %alloc_3 : memref<1xindex> to memref<?xindex>
    %alloc_8 = memref.alloc() : memref<2xi1>
    %alloc_9 = memref.alloc() : memref<1xi1>
    %cast_10 = memref.cast %alloc_8 : memref<2xi1> to memref<?xi1>
    %cast_11 = memref.cast %alloc_9 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_7, %cast_6, %cast_10, %cast_11) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %1 = memref.load %alloc_8[%c0] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %alloc : memref<?xf64>
    }
    %2 = memref.load %alloc_8[%c1] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %base_buffer : memref<f64>
    }
    memref.dealloc %alloc_1 : memref<2xindex>
    memref.dealloc %alloc_3 : memref<1xindex>
    memref.dealloc %alloc_2 : memref<2xi1>
    memref.dealloc %alloc_8 : memref<2xi1>
    memref.dealloc %alloc_9 : memref<1xi1>
    return %alloc_0, %alloc_0 : memref<4xi64>, memref<4xi64>
  }
  func.func private @f2(%arg0: i1) -> (memref<?xf64>, memref<?xf64>, i1, i1) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<9xf64>
    %cast = memref.cast %alloc : memref<9xf64> to memref<?xf64>
    return %cast, %cast, %true, %true : memref<?xf64>, memref<?xf64>, i1, i1
  }
  func.func @f3(%arg0: i1, %arg1: f32, %arg2: memref<?xf64>) -> memref<?xf64> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
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
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<i64> -> index
    memref.store %intptr_6, %alloc[%c1] : memref<2xindex>
    memref.store %true, %alloc_4[%c0] : memref<2xi1>
    memref.store %true, %alloc_4[%c1] : memref<2xi1>
    %intptr_7 = memref.extract_aligned_pointer_as_index %1 : memref<?xf64> -> index
    memref.store %intptr_7, %alloc_5[%c0] : memref<1xindex>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_8 = memref.cast %alloc_4 : memref<2xi1> to memref<?xi1>
    %cast_9 = memref.cast %alloc_5 : memref<1xindex> to memref<?xindex>
    %alloc_10 = memref.alloc() : memref<2xi1>
    %alloc_11 = memref.alloc() : memref<1xi1>
    %cast_12 = memref.cast %alloc_10 : memref<2xi1> to memref<?xi1>
    %cast_13 = memref.cast %alloc_11 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_9, %cast_8, %cast_12, %cast_13) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %2 = memref.load %alloc_10[%c0] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %base_buffer : memref<i64>
    }
    %3 = memref.load %alloc_10[%c1] : memref<2xi1>
    scf.if %3 {
      memref.dealloc %base_buffer_0 : memref<i64>
    }
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_5 : memref<1xindex>
    memref.dealloc %alloc_4 : memref<2xi1>
    memref.dealloc %alloc_10 : memref<2xi1>
    memref.dealloc %alloc_11 : memref<1xi1>
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

