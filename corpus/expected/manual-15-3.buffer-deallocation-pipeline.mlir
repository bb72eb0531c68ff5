module {
  func.func @f0(%arg0: i1) -> (memref<2xf32>, memref<4xf32>) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc() : memref<8xi1>
    %alloc_0 = memref.alloc() : memref<4xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %0:2 = call @f1(%c9, %alloc_1, %alloc_0, %alloc) : (index, memref<4xf32>, memref<4xf32>, memref<8xi1>) -> (memref<4xf32>, memref<8xi1>)
    %alloc_2 = memref.alloc() : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#1 : memref<8xi1> -> memref<i1>, index, index, index
    %alloc_3 = memref.alloc() : memref<4xindex>
    %alloc_4 = memref.alloc() : memref<4xi1>
    %alloc_5 = memref.alloc() : memref<2xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<8xi1> -> index
    memref.store %intptr, %alloc_3[%c0] : memref<4xindex>
    %intptr_6 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<4xf32> -> index
    memref.store %intptr_6, %alloc_3[%c1] : memref<4xindex>
    %intptr_7 = memref.extract_aligned_pointer_as_index %alloc_1 : memref<4xf32> -> index
    memref.store %intptr_7, %alloc_3[%c2] : memref<4xindex>
    %intptr_8 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i1> -> index
    memref.store %intptr_8, %alloc_3[%c3] : memref<4xindex>
    memref.store %true, %alloc_4[%c0] : memref<4xi1>
    memref.store %true, %alloc_4[%c1] : memref<4xi1>
    memref.store %true, %alloc_4[%c2] : memref<4xi1>
    memref.store %true, %alloc_4[%c3] : memref<4xi1>
    %intptr_9 = memref.extract_aligned_pointer_as_index %alloc_2 : memref<2xf32> -> index
    memref.store %intptr_9, %alloc_5[%c0] : memref<2xindex>
    %intptr_10 = memref.extract_aligned_pointer_as_index %0#0 : memref<4xf32> -> index
    memref.store %intptr_10, %alloc_5[%c1] : memref<2xindex>
    %cast = memref.cast %alloc_3 : memref<4xindex> to memref<?xindex>
    %cast_11 = memref.cast %alloc_4 : memref<4xi1> to memref<?xi1>
    %cast_12 = memref.cast %alloc_5 : memref<2xindex> to memref<?xindex>
    %alloc_13 = memref.alloc() : memref<4xi1>
    %alloc_14 = memref.alloc() : memref<2xi1>
    %cast_15 = memref.cast %alloc_13 : memref<4xi1> to memref<?xi1>
    %cast_16 = memref.cast %alloc_14 : memref<2xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_12, %cast_11, %cast_15, %cast_16) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %1 = memref.load %alloc_13[%c0] : memref<4xi1>
    scf.if %1 {
      memref.dealloc %alloc : memref<8xi1>
    }
    %2 = memref.load %alloc_13[%c1] : memref<4xi1>
    scf.if %2 {
      memref.dealloc %alloc_0 : memref<4xf32>
    }
    %3 = memref.load %alloc_13[%c2] : memref<4xi1>
    scf.if %3 {
      memref.dealloc %alloc_1 : memref<4xf32>
    }
    %4 = memref.load %alloc_13[%c3] : memref<4xi1>
    scf.if %4 {
      memref.dealloc %base_buffer : memref<i1>
    }
    memref.dealloc %alloc_3 : memref<4xindex>
    memref.dealloc %alloc_5 : memref<2xindex>
    memref.dealloc %alloc_4 : memref<4xi1>
    memref.dealloc %alloc_13 : memref<4xi1>
    memref.dealloc %alloc_14 : memref<2xi1>
    return %alloc_2, %0#0 : memref<2xf32>, memref<4xf32>
  }
  func.func @f1(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: memref<8xi1>) -> (memref<4xf32>, memref<8xi1>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = bufferization.clone %arg1 : memref<4xf32> to memref<4xf32>
    memref.store %cst, %arg2[%c0] : memref<4xf32>
    %1 = bufferization.clone %arg3 : memref<8xi1> to memref<8xi1>
    return %0, %1 : memref<4xf32>, memref<8xi1>
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

