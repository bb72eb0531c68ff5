module {
  func.func @f0(%arg0: i1, %arg1: memref<4x?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>) -> i64 {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2_i64 = arith.constant 2 : i64
    %true = arith.constant true
    %cst = arith.constant 8.000000e+00 : f32
    %0 = call @f3(%arg0, %arg1) : (i1, memref<4x?xf64>) -> memref<4x?xf64>
    %1 = call @f4(%arg0, %cst) : (i1, f32) -> f32
    %2 = call @f3(%true, %arg1) : (i1, memref<4x?xf64>) -> memref<4x?xf64>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<4x?xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %2 : memref<4x?xf64> -> memref<f64>, index, index, index, index, index
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_4 = memref.alloc() : memref<2xi1>
    %alloc_5 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f64> -> index
    memref.store %intptr_6, %alloc[%c1] : memref<2xindex>
    memref.store %true, %alloc_4[%c0] : memref<2xi1>
    memref.store %true, %alloc_4[%c1] : memref<2xi1>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_7 = memref.cast %alloc_4 : memref<2xi1> to memref<?xi1>
    %cast_8 = memref.cast %alloc_5 : memref<0xindex> to memref<?xindex>
    %alloc_9 = memref.alloc() : memref<2xi1>
    %alloc_10 = memref.alloc() : memref<0xi1>
    %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
    %cast_12 = memref.cast %alloc_10 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %3 = memref.load %alloc_9[%c0] : memref<2xi1>
    scf.if %3 {
      memref.dealloc %base_buffer : memref<f64>
    }
    %4 = memref.load %alloc_9[%c1] : memref<2xi1>
    scf.if %4 {
      memref.dealloc %base_buffer_0 : memref<f64>
    }
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_5 : memref<0xindex>
    memref.dealloc %alloc_4 : memref<2xi1>
    memref.dealloc %alloc_9 : memref<2xi1>
    memref.dealloc %alloc_10 : memref<0xi1>
    return %c2_i64 : i64
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) -> memref<?xf64> {
    %0 = bufferization.clone %arg2 : memref<?xf64> to memref<?xf64>
    return %0 : memref<?xf64>
  }
  func.func @f2(%arg0: i1, %arg1: index) {
    %false = arith.constant false
    %cst = arith.constant 4.000000e+00 : f32
    %0 = call @f4(%false, %cst) : (i1, f32) -> f32
    return
  }
  func.func @f3(%arg0: i1, %arg1: memref<4x?xf64>) -> memref<4x?xf64> {
    %cst = arith.constant 4.000000e+00 : f32
    %0 = call @f4(%arg0, %cst) : (i1, f32) -> f32
    %1 = bufferization.clone %arg1 : memref<4x?xf64> to memref<4x?xf64>
    return %1 : memref<4x?xf64>
  }
  func.func @f4(%arg0: i1, %arg1: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %cst = arith.constant 2.000000e+00 : f64
    %c5 = arith.constant 5 : index
    %alloc = memref.alloc() : memref<7xf64>
    %cast = memref.cast %alloc : memref<7xf64> to memref<?xf64>
    %0 = call @f1(%arg0, %c5, %cast) : (i1, index, memref<?xf64>) -> memref<?xf64>
    memref.store %cst, %alloc[%c0] : memref<7xf64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xf64> -> memref<f64>, index, index, index
    %alloc_0 = memref.alloc() : memref<2xindex>
    %alloc_1 = memref.alloc() : memref<2xi1>
    %alloc_2 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<7xf64> -> index
    memref.store %intptr, %alloc_0[%c0] : memref<2xindex>
    %intptr_3 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    memref.store %intptr_3, %alloc_0[%c1] : memref<2xindex>
    memref.store %true, %alloc_1[%c0] : memref<2xi1>
    memref.store %true, %alloc_1[%c1] : memref<2xi1>
    %cast_4 = memref.cast %alloc_0 : memref<2xindex> to memref<?xindex>
    %cast_5 = memref.cast %alloc_1 : memref<2xi1> to memref<?xi1>
    %cast_6 = memref.cast %alloc_2 : memref<0xindex> to memref<?xindex>
    %alloc_7 = memref.alloc() : memref<2xi1>
    %alloc_8 = memref.alloc() : memref<0xi1>
    %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_8 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast_4, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %1 = memref.load %alloc_7[%c0] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %alloc : memref<7xf64>
    }
    %2 = memref.load %alloc_7[%c1] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %base_buffer : memref<f64>
    }
    memref.dealloc %alloc_0 : memref<2xindex>
    memref.dealloc %alloc_2 : memref<0xindex>
    memref.dealloc %alloc_1 : memref<2xi1>
    memref.dealloc %alloc_7 : memref<2xi1>
    memref.dealloc %alloc_8 : memref<0xi1>
    return %arg1 : f32
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

