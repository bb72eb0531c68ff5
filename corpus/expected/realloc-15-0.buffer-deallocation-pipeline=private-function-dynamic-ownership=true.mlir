module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x4x4xf64>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c7 = arith.constant 7 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 3.000000e+00 : f64
    %c3 = arith.constant 3 : index
    memref.store %cst, %arg2[%arg1, %arg1, %c3] : memref<4x4x4xf64>
    %alloc = memref.alloc() : memref<7xf32>
    %0 = arith.cmpi ugt, %arg1, %c7 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc_16 = memref.alloc(%arg1) {alignment = 32 : i64} : memref<?xf32>
      %subview = memref.subview %alloc_16[0] [7] [1] : memref<?xf32> to memref<7xf32, strided<[1]>>
      memref.copy %alloc, %subview : memref<7xf32> to memref<7xf32, strided<[1]>>
      scf.yield %alloc_16 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg1], strides: [1] : memref<7xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %dim = memref.dim %1, %c0 : memref<?xf32>
    %2 = arith.cmpi ult, %dim, %arg1 : index
    %3 = scf.if %2 -> (memref<?xf32>) {
      %alloc_16 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_16[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %1, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %alloc_16 : memref<?xf32>
      %alloc_17 = memref.alloc(%arg1) : memref<?xf32>
      %subview_18 = memref.subview %alloc_17[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %1, %subview_18 : memref<?xf32> to memref<?xf32, strided<[1]>>
      scf.yield %alloc_17 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %1 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %dim_0 = memref.dim %3, %c0 : memref<?xf32>
    %4 = arith.cmpi ult, %dim_0, %c16 : index
    scf.if %4 {
      %alloc_16 = memref.alloc() : memref<16xf32>
      %subview = memref.subview %alloc_16[0] [%dim_0] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
      memref.copy %3, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %alloc_16 : memref<16xf32>
      %alloc_17 = memref.alloc() : memref<16xf32>
      %subview_18 = memref.subview %alloc_17[0] [%dim_0] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
      memref.copy %3, %subview_18 : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %alloc_17 : memref<16xf32>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %3 : memref<?xf32> -> memref<f32>, index, index, index
    %alloc_5 = memref.alloc() : memref<3xindex>
    %alloc_6 = memref.alloc() : memref<3xi1>
    %alloc_7 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<7xf32> -> index
    memref.store %intptr, %alloc_5[%c0] : memref<3xindex>
    %intptr_8 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
    memref.store %intptr_8, %alloc_5[%c1] : memref<3xindex>
    %intptr_9 = memref.extract_aligned_pointer_as_index %base_buffer_1 : memref<f32> -> index
    memref.store %intptr_9, %alloc_5[%c2] : memref<3xindex>
    memref.store %true, %alloc_6[%c0] : memref<3xi1>
    memref.store %0, %alloc_6[%c1] : memref<3xi1>
    memref.store %2, %alloc_6[%c2] : memref<3xi1>
    %cast = memref.cast %alloc_5 : memref<3xindex> to memref<?xindex>
    %cast_10 = memref.cast %alloc_6 : memref<3xi1> to memref<?xi1>
    %cast_11 = memref.cast %alloc_7 : memref<0xindex> to memref<?xindex>
    %alloc_12 = memref.alloc() : memref<3xi1>
    %alloc_13 = memref.alloc() : memref<0xi1>
    %cast_14 = memref.cast %alloc_12 : memref<3xi1> to memref<?xi1>
    %cast_15 = memref.cast %alloc_13 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_11, %cast_10, %cast_14, %cast_15) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %5 = memref.load %alloc_12[%c0] : memref<3xi1>
    scf.if %5 {
      memref.dealloc %alloc : memref<7xf32>
    }
    %6 = memref.load %alloc_12[%c1] : memref<3xi1>
    scf.if %6 {
      memref.dealloc %base_buffer : memref<f32>
    }
    %7 = memref.load %alloc_12[%c2] : memref<3xi1>
    scf.if %7 {
      memref.dealloc %base_buffer_1 : memref<f32>
    }
    memref.dealloc %alloc_5 : memref<3xindex>
    memref.dealloc %alloc_7 : memref<0xindex>
    memref.dealloc %alloc_6 : memref<3xi1>
    memref.dealloc %alloc_12 : memref<3xi1>
    memref.dealloc %alloc_13 : memref<0xi1>
    return
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

