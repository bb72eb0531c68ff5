module {
  memref.global "private" @g0 : memref<4xf32>
  memref.global @g1 : memref<4xf32, 2> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>) {
    %true = arith.constant true
    %0:2 = call @f0(%arg0, %arg1, %arg2) : (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>)
    %alloc = memref.alloc() : memref<4x8x4xf32, 2>
    %cast = memref.cast %alloc : memref<4x8x4xf32, 2> to memref<?x8x4xf32, 2>
    %1 = bufferization.clone %arg2 : memref<8xf64> to memref<8xf64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#1 : memref<8xf64> -> memref<f64>, index, index, index
    %alloc_0 = memref.alloc() : memref<2xindex>
    %alloc_1 = memref.alloc() : memref<2xi1>
    %alloc_2 = memref.alloc() : memref<2xindex>
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_0[%c0] : memref<2xindex>
    %intptr_3 = memref.extract_aligned_pointer_as_index %cast : memref<?x8x4xf32, 2> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_3, %alloc_0[%c1] : memref<2xindex>
    %c0_4 = arith.constant 0 : index
    memref.store %true, %alloc_1[%c0_4] : memref<2xi1>
    %c1_5 = arith.constant 1 : index
    memref.store %true, %alloc_1[%c1_5] : memref<2xi1>
    %intptr_6 = memref.extract_aligned_pointer_as_index %0#0 : memref<f32, 1> -> index
    %c0_7 = arith.constant 0 : index
    memref.store %intptr_6, %alloc_2[%c0_7] : memref<2xindex>
    %intptr_8 = memref.extract_aligned_pointer_as_index %1 : memref<8xf64> -> index
    %c1_9 = arith.constant 1 : index
    memref.store %intptr_8, %alloc_2[%c1_9] : memref<2xindex>
    %cast_10 = memref.cast %alloc_0 : memref<2xindex> to memref<?xindex>
    %cast_11 = memref.cast %alloc_1 : memref<2xi1> to memref<?xi1>
    %cast_12 = memref.cast %alloc_2 : memref<2xindex> to memref<?xindex>
    %alloc_13 = memref.alloc() : memref<2xi1>
    %alloc_14 = memref.alloc() : memref<2xi1>
    %cast_15 = memref.cast %alloc_13 : memref<2xi1> to memref<?xi1>
    %cast_16 = memref.cast %alloc_14 : memref<2xi1> to memref<?xi1>
    call @dealloc_helper(%cast_10, %cast_12, %cast_11, %cast_15, %cast_16) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_17 = arith.constant 0 : index
    %2 = memref.load %alloc_13[%c0_17] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %base_buffer : memref<f64>
    }
    %c1_18 = arith.constant 1 : index
    %3 = memref.load %alloc_13[%c1_18] : memref<2xi1>
    scf.if %3 {
      memref.dealloc %cast : memref<?x8x4xf32, 2>
    }
    %c0_19 = arith.constant 0 : index
    %4 = memref.load %alloc_14[%c0_19] : memref<2xi1>
    %c1_20 = arith.constant 1 : index
    %5 = memref.load %alloc_14[%c1_20] : memref<2xi1>
    memref.dealloc %alloc_0 : memref<2xindex>
    memref.dealloc %alloc_2 : memref<2xindex>
    memref.dealloc %alloc_1 : memref<2xi1>
    memref.dealloc %alloc_13 : memref<2xi1>
    memref.dealloc %alloc_14 : memref<2xi1>
    return %0#0, %1 : memref<f32, 1>, memref<8xf64>
  }
  func.func @f1(%arg0: index) -> memref<8xf64> {
    %0 = call @f1(%arg0) : (index) -> memref<8xf64>
    return %0 : memref<8xf64>
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

