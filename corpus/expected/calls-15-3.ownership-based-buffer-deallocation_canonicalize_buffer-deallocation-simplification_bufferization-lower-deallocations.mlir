module {
  func.func @f0(%arg0: i1, %arg1: index) {
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xi32>
    %alloc_0 = memref.alloc() : memref<8xf32>
    %0:2 = call @f2(%false, %arg1, %alloc, %c2, %alloc_0) : (i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>)
    %alloc_1 = memref.alloc() : memref<8xf32>
    memref.copy %alloc_0, %alloc_1 : memref<8xf32> to memref<8xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#1 : memref<2xi32> -> memref<i32>, index, index, index
    %alloc_2 = memref.alloc() : memref<4xindex>
    %alloc_3 = memref.alloc() : memref<4xi1>
    %alloc_4 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xi32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_2[%c0] : memref<4xindex>
    %intptr_5 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<8xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_5, %alloc_2[%c1] : memref<4xindex>
    %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i32> -> index
    %c2_7 = arith.constant 2 : index
    memref.store %intptr_6, %alloc_2[%c2_7] : memref<4xindex>
    %intptr_8 = memref.extract_aligned_pointer_as_index %alloc_1 : memref<8xf32> -> index
    %c3 = arith.constant 3 : index
    memref.store %intptr_8, %alloc_2[%c3] : memref<4xindex>
    %c0_9 = arith.constant 0 : index
    memref.store %true, %alloc_3[%c0_9] : memref<4xi1>
    %c1_10 = arith.constant 1 : index
    memref.store %true, %alloc_3[%c1_10] : memref<4xi1>
    %c2_11 = arith.constant 2 : index
    memref.store %true, %alloc_3[%c2_11] : memref<4xi1>
    %c3_12 = arith.constant 3 : index
    memref.store %true, %alloc_3[%c3_12] : memref<4xi1>
    %cast = memref.cast %alloc_2 : memref<4xindex> to memref<?xindex>
    %cast_13 = memref.cast %alloc_3 : memref<4xi1> to memref<?xi1>
    %cast_14 = memref.cast %alloc_4 : memref<0xindex> to memref<?xindex>
    %alloc_15 = memref.alloc() : memref<4xi1>
    %alloc_16 = memref.alloc() : memref<0xi1>
    %cast_17 = memref.cast %alloc_15 : memref<4xi1> to memref<?xi1>
    %cast_18 = memref.cast %alloc_16 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_14, %cast_13, %cast_17, %cast_18) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_19 = arith.constant 0 : index
    %1 = memref.load %alloc_15[%c0_19] : memref<4xi1>
    scf.if %1 {
      memref.dealloc %alloc : memref<2xi32>
    }
    %c1_20 = arith.constant 1 : index
    %2 = memref.load %alloc_15[%c1_20] : memref<4xi1>
    scf.if %2 {
      memref.dealloc %alloc_0 : memref<8xf32>
    }
    %c2_21 = arith.constant 2 : index
    %3 = memref.load %alloc_15[%c2_21] : memref<4xi1>
    scf.if %3 {
      memref.dealloc %base_buffer : memref<i32>
    }
    %c3_22 = arith.constant 3 : index
    %4 = memref.load %alloc_15[%c3_22] : memref<4xi1>
    scf.if %4 {
      memref.dealloc %alloc_1 : memref<8xf32>
    }
    memref.dealloc %alloc_2 : memref<4xindex>
    memref.dealloc %alloc_4 : memref<0xindex>
    memref.dealloc %alloc_3 : memref<4xi1>
    memref.dealloc %alloc_15 : memref<4xi1>
    memref.dealloc %alloc_16 : memref<0xi1>
    return
  }
  func.func @f1(%arg0: i1, %arg1: memref<2xi32>) -> memref<8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %0 = memref.load %arg1[%c6] : memref<2xi32>
    call @f0(%arg0, %c6) : (i1, index) -> ()
    call @f0(%arg0, %c6) : (i1, index) -> ()
    memref.store %0, %arg1[%c1] : memref<2xi32>
    %1 = memref.load %arg1[%c0] : memref<2xi32>
    memref.store %1, %arg1[%c6] : memref<2xi32>
    %2 = call @f1(%arg0, %arg1) : (i1, memref<2xi32>) -> memref<8xf32>
    return %2 : memref<8xf32>
  }
  func.func private @f2(i1, index, memref<2xi32>, index, memref<8xf32>) -> (f32, memref<2xi32>)
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

