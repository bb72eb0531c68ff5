module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?x2xi32>) {
    %alloc = memref.alloc() : memref<7x2xi32>
    %cast = memref.cast %alloc : memref<7x2xi32> to memref<?x2xi32>
    %alloc_0 = memref.alloc() : memref<7xi32>
    %cast_1 = memref.cast %alloc_0 : memref<7xi32> to memref<?xi32>
    call @f2(%arg0, %cast, %cast_1) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    memref.dealloc %alloc : memref<7x2xi32>
    memref.dealloc %alloc_0 : memref<7xi32>
    return
  }
  func.func private @f1(%arg0: i1, %arg1: memref<f32>) -> (memref<?xi32>, memref<?xi32>, i1, i1) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<6xi32>
    %cast = memref.cast %alloc : memref<6xi32> to memref<?xi32>
    %alloc_0 = memref.alloc() : memref<8xi32>
    %cast_1 = memref.cast %alloc_0 : memref<8xi32> to memref<?xi32>
    return %cast, %cast_1, %true, %true : memref<?xi32>, memref<?xi32>, i1, i1
  }
  func.func @f2(%arg0: i1, %arg1: memref<?x2xi32>, %arg2: memref<?xi32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %false = arith.constant false
    call @f2(%false, %arg1, %arg2) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %alloc = memref.alloc() : memref<f32>
    %0:4 = call @f1(%arg0, %alloc) : (i1, memref<f32>) -> (memref<?xi32>, memref<?xi32>, i1, i1)
    call @f2(%arg0, %arg1, %0#1) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#1 : memref<?xi32> -> memref<i32>, index, index, index
    %alloc_4 = memref.alloc() : memref<3xindex>
    %alloc_5 = memref.alloc() : memref<3xi1>
    %alloc_6 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<f32> -> index
    memref.store %intptr, %alloc_4[%c0] : memref<3xindex>
    %intptr_7 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i32> -> index
    memref.store %intptr_7, %alloc_4[%c1] : memref<3xindex>
    %intptr_8 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<i32> -> index
    memref.store %intptr_8, %alloc_4[%c2] : memref<3xindex>
    memref.store %true, %alloc_5[%c0] : memref<3xi1>
    memref.store %0#2, %alloc_5[%c1] : memref<3xi1>
    memref.store %0#3, %alloc_5[%c2] : memref<3xi1>
    %cast = memref.cast %alloc_4 : memref<3xindex> to memref<?xindex>
    %cast_9 = memref.cast %alloc_5 : memref<3xi1> to memref<?xi1>
    %cast_10 = memref.cast %alloc_6 : memref<0xindex> to memref<?xindex>
    %alloc_11 = memref.alloc() : memref<3xi1>
    %alloc_12 = memref.alloc() : memref<0xi1>
    %cast_13 = memref.cast %alloc_11 : memref<3xi1> to memref<?xi1>
    %cast_14 = memref.cast %alloc_12 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_10, %cast_9, %cast_13, %cast_14) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %1 = memref.load %alloc_11[%c0] : memref<3xi1>
    scf.if %1 {
      memref.dealloc %alloc : memref<f32>
    }
    %2 = memref.load %alloc_11[%c1] : memref<3xi1>
    scf.if %2 {
      memref.dealloc %base_buffer : memref<i32>
    }
    %3 = memref.load %alloc_11[%c2] : memref<3xi1>
    scf.if %3 {
      memref.dealloc %base_buffer_0 : memref<i32>
    }
    memref.dealloc %alloc_4 : memref<3xindex>
    memref.dealloc %alloc_6 : memref<0xindex>
    memref.dealloc %alloc_5 : memref<3xi1>
    memref.dealloc %alloc_11 : memref<3xi1>
    memref.dealloc %alloc_12 : memref<0xi1>
    return
  }
  func.func private @f3(%arg0: i1, %arg1: memref<f32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %cst = arith.constant 5.000000e+00 : f32
    %c3 = arith.constant 3 : index
    scf.if %arg0 {
      %alloc_10 = memref.alloc() : memref<3x2xi32>
      %cast_11 = memref.cast %alloc_10 : memref<3x2xi32> to memref<?x2xi32>
      func.call @f0(%true, %c3, %c3, %cst, %cast_11) : (i1, index, index, f32, memref<?x2xi32>) -> ()
      memref.dealloc %alloc_10 : memref<3x2xi32>
    }
    %alloc = memref.alloc() : memref<index>
    %0 = call @f4(%arg0, %c3, %alloc, %c3) : (i1, index, memref<index>, index) -> memref<index>
    %base_buffer, %offset = memref.extract_strided_metadata %0 : memref<index> -> memref<index>, index
    %alloc_0 = memref.alloc() : memref<2xindex>
    %alloc_1 = memref.alloc() : memref<2xi1>
    %alloc_2 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<index> -> index
    memref.store %intptr, %alloc_0[%c0] : memref<2xindex>
    %intptr_3 = memref.extract_aligned_pointer_as_index %base_buffer : memref<index> -> index
    memref.store %intptr_3, %alloc_0[%c1] : memref<2xindex>
    memref.store %true, %alloc_1[%c0] : memref<2xi1>
    memref.store %true, %alloc_1[%c1] : memref<2xi1>
    %cast = memref.cast %alloc_0 : memref<2xindex> to memref<?xindex>
    %cast_4 = memref.cast %alloc_1 : memref<2xi1> to memref<?xi1>
    %cast_5 = memref.cast %alloc_2 : memref<0xindex> to memref<?xindex>
    %alloc_6 = memref.alloc() : memref<2xi1>
    %alloc_7 = memref.alloc() : memref<0xi1>
    %cast_8 = memref.cast %alloc_6 : memref<2xi1> to memref<?xi1>
    %cast_9 = memref.cast %alloc_7 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_5, %cast_4, %cast_8, %cast_9) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %1 = memref.load %alloc_6[%c0] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %alloc : memref<index>
    }
    %2 = memref.load %alloc_6[%c1] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %base_buffer : memref<index>
    }
    memref.dealloc %alloc_0 : memref<2xindex>
    memref.dealloc %alloc_2 : memref<0xindex>
    memref.dealloc %alloc_1 : memref<2xi1>
    memref.dealloc %alloc_6 : memref<2xi1>
    memref.dealloc %alloc_7 : memref<0xi1>
    return
  }
  func.func @f4(%arg0: i1, %arg1: index, %arg2: memref<index>, %arg3: index) -> memref<index> {
    memref.store %arg3, %arg2[] : memref<index>
    %0 = bufferization.clone %arg2 : memref<index> to memref<index>
    return %0 : memref<index>
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

