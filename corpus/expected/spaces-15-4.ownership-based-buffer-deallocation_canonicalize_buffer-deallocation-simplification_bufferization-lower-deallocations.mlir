module {
  memref.global @g0 : memref<i32, 1> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: memref<?x2x?xf64>, %arg4: memref<?x4x2xf32, 2>) -> i64 {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %cst = arith.constant 3.000000e+00 : f64
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?x2x?xf64>
    %alloc = memref.alloc(%dim, %dim) : memref<?x2x?xf64>
    memref.store %cst, %arg3[%c1, %c0, %c0] : memref<?x2x?xf64>
    memref.store %cst, %alloc[%arg1, %c1, %c0] : memref<?x2x?xf64>
    %alloc_0 = memref.alloc() : memref<7x4x2xf32, 2>
    %cast = memref.cast %alloc_0 : memref<7x4x2xf32, 2> to memref<?x4x2xf32, 2>
    %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [%arg1], strides: [%arg1] : memref<7x4x2xf32, 2> to memref<?xf32, strided<[?]>, 2>
    %subview = memref.subview %reinterpret_cast[%dim] [%dim] [2] : memref<?xf32, strided<[?]>, 2> to memref<?xf32, strided<[?], offset: ?>, 2>
    %0 = arith.select %arg0, %arg3, %alloc : memref<?x2x?xf64>
    %1 = scf.if %arg0 -> (i1) {
      %cast_20 = memref.cast %subview : memref<?xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      %alloc_21 = memref.alloc() : memref<4xf32, 2>
      memref.copy %cast_20, %alloc_21 : memref<4xf32, strided<[?], offset: ?>, 2> to memref<4xf32, 2>
      scf.if %true {
        memref.dealloc %alloc_21 : memref<4xf32, 2>
      }
      scf.yield %false : i1
    } else {
      scf.yield %false : i1
    }
    %alloc_1 = memref.alloc(%dim) : memref<?x2x4xf64>
    %cast_2 = memref.cast %alloc_1 : memref<?x2x4xf64> to memref<?x2x?xf64>
    %2 = call @f0(%arg0, %c1, %arg2, %cast_2, %cast) : (i1, index, f32, memref<?x2x?xf64>, memref<?x4x2xf32, 2>) -> i64
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %0 : memref<?x2x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    scf.if %true {
      memref.dealloc %cast : memref<?x4x2xf32, 2>
    }
    scf.if %true {
      memref.dealloc %cast_2 : memref<?x2x?xf64>
    }
    %alloc_3 = memref.alloc() : memref<2xindex>
    %alloc_4 = memref.alloc() : memref<2xi1>
    %alloc_5 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?x2x?xf64> -> index
    %c0_6 = arith.constant 0 : index
    memref.store %intptr, %alloc_3[%c0_6] : memref<2xindex>
    %intptr_7 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    %c1_8 = arith.constant 1 : index
    memref.store %intptr_7, %alloc_3[%c1_8] : memref<2xindex>
    %c0_9 = arith.constant 0 : index
    memref.store %true, %alloc_4[%c0_9] : memref<2xi1>
    %c1_10 = arith.constant 1 : index
    memref.store %1, %alloc_4[%c1_10] : memref<2xi1>
    %cast_11 = memref.cast %alloc_3 : memref<2xindex> to memref<?xindex>
    %cast_12 = memref.cast %alloc_4 : memref<2xi1> to memref<?xi1>
    %cast_13 = memref.cast %alloc_5 : memref<0xindex> to memref<?xindex>
    %alloc_14 = memref.alloc() : memref<2xi1>
    %alloc_15 = memref.alloc() : memref<0xi1>
    %cast_16 = memref.cast %alloc_14 : memref<2xi1> to memref<?xi1>
    %cast_17 = memref.cast %alloc_15 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast_11, %cast_13, %cast_12, %cast_16, %cast_17) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_18 = arith.constant 0 : index
    %3 = memref.load %alloc_14[%c0_18] : memref<2xi1>
    scf.if %3 {
      memref.dealloc %alloc : memref<?x2x?xf64>
    }
    %c1_19 = arith.constant 1 : index
    %4 = memref.load %alloc_14[%c1_19] : memref<2xi1>
    scf.if %4 {
      memref.dealloc %base_buffer : memref<f64>
    }
    memref.dealloc %alloc_3 : memref<2xindex>
    memref.dealloc %alloc_5 : memref<0xindex>
    memref.dealloc %alloc_4 : memref<2xi1>
    memref.dealloc %alloc_14 : memref<2xi1>
    memref.dealloc %alloc_15 : memref<0xi1>
    return %2 : i64
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

