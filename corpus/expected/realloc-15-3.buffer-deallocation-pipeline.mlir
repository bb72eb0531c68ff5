module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<8x?xi1>, i32) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2x5xindex>
    %0 = memref.load %alloc[%c1, %c0] : memref<2x5xindex>
    %alloc_0 = memref.alloc(%0) : memref<8x?xi1>
    %1:2 = call @f0(%true, %0) : (i1, index) -> (memref<8x?xi1>, i32)
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %1#0 : memref<8x?xi1> -> memref<i1>, index, index, index, index, index
    %alloc_1 = memref.alloc() : memref<2xindex>
    %alloc_2 = memref.alloc() : memref<2xi1>
    %alloc_3 = memref.alloc() : memref<1xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2x5xindex> -> index
    memref.store %intptr, %alloc_1[%c0] : memref<2xindex>
    %intptr_4 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i1> -> index
    memref.store %intptr_4, %alloc_1[%c1] : memref<2xindex>
    memref.store %true, %alloc_2[%c0] : memref<2xi1>
    memref.store %true, %alloc_2[%c1] : memref<2xi1>
    %intptr_5 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<8x?xi1> -> index
    memref.store %intptr_5, %alloc_3[%c0] : memref<1xindex>
    %cast = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
    %cast_6 = memref.cast %alloc_2 : memref<2xi1> to memref<?xi1>
    %cast_7 = memref.cast %alloc_3 : memref<1xindex> to memref<?xindex>
    %alloc_8 = memref.alloc() : memref<2xi1>
    %alloc_9 = memref.alloc() : memref<1xi1>
    %cast_10 = memref.cast %alloc_8 : memref<2xi1> to memref<?xi1>
    %cast_11 = memref.cast %alloc_9 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_7, %cast_6, %cast_10, %cast_11) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %2 = memref.load %alloc_8[%c0] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %alloc : memref<2x5xindex>
    }
    %3 = memref.load %alloc_8[%c1] : memref<2xi1>
    scf.if %3 {
      memref.dealloc %base_buffer : memref<i1>
    }
    memref.dealloc %alloc_1 : memref<2xindex>
    memref.dealloc %alloc_3 : memref<1xindex>
    memref.dealloc %alloc_2 : memref<2xi1>
    memref.dealloc %alloc_8 : memref<2xi1>
    memref.dealloc %alloc_9 : memref<1xi1>
    return %alloc_0, %1#1 : memref<8x?xi1>, i32
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8x?xi1>, %arg3: index, %arg4: f32) -> (index, memref<8x?xi1>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<8xi64>
    %0 = arith.cmpi ugt, %arg3, %c8 : index
    %1 = scf.if %0 -> (memref<?xi64>) {
      %alloc_17 = memref.alloc(%arg3) : memref<?xi64>
      %subview = memref.subview %alloc_17[0] [8] [1] : memref<?xi64> to memref<8xi64, strided<[1]>>
      memref.copy %alloc, %subview : memref<8xi64> to memref<8xi64, strided<[1]>>
      scf.yield %alloc_17 : memref<?xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg3], strides: [1] : memref<8xi64> to memref<?xi64>
      scf.yield %reinterpret_cast : memref<?xi64>
    }
    %dim = memref.dim %1, %c0 : memref<?xi64>
    %2 = arith.cmpi ult, %dim, %c16 : index
    %3 = scf.if %2 -> (memref<16xi64>) {
      %alloc_17 = memref.alloc() : memref<16xi64>
      %subview = memref.subview %alloc_17[0] [%dim] [1] : memref<16xi64> to memref<?xi64, strided<[1]>>
      memref.copy %1, %subview : memref<?xi64> to memref<?xi64, strided<[1]>>
      scf.yield %alloc_17 : memref<16xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %1 to offset: [0], sizes: [16], strides: [1] : memref<?xi64> to memref<16xi64>
      scf.yield %reinterpret_cast : memref<16xi64>
    }
    %4 = arith.cmpi ugt, %arg1, %c16 : index
    scf.if %4 {
      %alloc_17 = memref.alloc(%arg1) : memref<?xi64>
      %subview = memref.subview %alloc_17[0] [16] [1] : memref<?xi64> to memref<16xi64, strided<[1]>>
      memref.copy %3, %subview : memref<16xi64> to memref<16xi64, strided<[1]>>
      memref.dealloc %alloc_17 : memref<?xi64>
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8x9xi1>
    %cast = memref.cast %alloc_0 : memref<8x9xi1> to memref<8x?xi1>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<?xi64> -> memref<i64>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %3 : memref<16xi64> -> memref<i64>, index, index, index
    %alloc_5 = memref.alloc() : memref<3xindex>
    %alloc_6 = memref.alloc() : memref<3xi1>
    %alloc_7 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<8xi64> -> index
    memref.store %intptr, %alloc_5[%c0] : memref<3xindex>
    %intptr_8 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i64> -> index
    memref.store %intptr_8, %alloc_5[%c1] : memref<3xindex>
    %intptr_9 = memref.extract_aligned_pointer_as_index %base_buffer_1 : memref<i64> -> index
    memref.store %intptr_9, %alloc_5[%c2] : memref<3xindex>
    memref.store %true, %alloc_6[%c0] : memref<3xi1>
    memref.store %0, %alloc_6[%c1] : memref<3xi1>
    memref.store %2, %alloc_6[%c2] : memref<3xi1>
    %cast_10 = memref.cast %alloc_5 : memref<3xindex> to memref<?xindex>
    %cast_11 = memref.cast %alloc_6 : memref<3xi1> to memref<?xi1>
    %cast_12 = memref.cast %alloc_7 : memref<0xindex> to memref<?xindex>
    %alloc_13 = memref.alloc() : memref<3xi1>
    %alloc_14 = memref.alloc() : memref<0xi1>
    %cast_15 = memref.cast %alloc_13 : memref<3xi1> to memref<?xi1>
    %cast_16 = memref.cast %alloc_14 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast_10, %cast_12, %cast_11, %cast_15, %cast_16) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %5 = memref.load %alloc_13[%c0] : memref<3xi1>
    scf.if %5 {
      memref.dealloc %alloc : memref<8xi64>
    }
    %6 = memref.load %alloc_13[%c1] : memref<3xi1>
    scf.if %6 {
      memref.dealloc %base_buffer : memref<i64>
    }
    %7 = memref.load %alloc_13[%c2] : memref<3xi1>
    scf.if %7 {
      memref.dealloc %base_buffer_1 : memref<i64>
    }
    memref.dealloc %alloc_5 : memref<3xindex>
    memref.dealloc %alloc_7 : memref<0xindex>
    memref.dealloc %alloc_6 : memref<3xi1>
    memref.dealloc %alloc_13 : memref<3xi1>
    memref.dealloc %alloc_14 : memref<0xi1>
    return %c3, %cast : index, memref<8x?xi1>
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

