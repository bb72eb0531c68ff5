module {
  func.func @f0(%arg0: i1, %arg1: index) -> i32 {
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<6xf32>
    %alloc_0 = memref.alloc() {alignment = 32 : i64} : memref<16xf32>
    %subview = memref.subview %alloc_0[0] [6] [1] : memref<16xf32> to memref<6xf32, strided<[1]>>
    memref.copy %alloc, %subview : memref<6xf32> to memref<6xf32, strided<[1]>>
    %alloc_1 = memref.alloc() : memref<4xi1>
    %0 = arith.cmpi ugt, %arg1, %c4 : index
    %1 = scf.if %0 -> (memref<?xi1>) {
      %alloc_12 = memref.alloc(%arg1) : memref<?xi1>
      %subview_13 = memref.subview %alloc_12[0] [4] [1] : memref<?xi1> to memref<4xi1, strided<[1]>>
      memref.copy %alloc_1, %subview_13 : memref<4xi1> to memref<4xi1, strided<[1]>>
      scf.yield %alloc_12 : memref<?xi1>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc_1 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xi1> to memref<?xi1>
      scf.yield %reinterpret_cast : memref<?xi1>
    }
    %dim = memref.dim %1, %c0 : memref<?xi1>
    %2 = arith.cmpi ult, %dim, %arg1 : index
    scf.if %2 {
      %alloc_12 = memref.alloc(%arg1) : memref<?xi1>
      %subview_13 = memref.subview %alloc_12[0] [%dim] [1] : memref<?xi1> to memref<?xi1, strided<[1]>>
      memref.copy %1, %subview_13 : memref<?xi1> to memref<?xi1, strided<[1]>>
      memref.dealloc %alloc_12 : memref<?xi1>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<?xi1> -> memref<i1>, index, index, index
    memref.dealloc %alloc : memref<6xf32>
    memref.dealloc %alloc_0 : memref<16xf32>
    %alloc_2 = memref.alloc() : memref<2xindex>
    %alloc_3 = memref.alloc() : memref<2xi1>
    %alloc_4 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloc_1 : memref<4xi1> -> index
    memref.store %intptr, %alloc_2[%c0] : memref<2xindex>
    %intptr_5 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i1> -> index
    memref.store %intptr_5, %alloc_2[%c1] : memref<2xindex>
    memref.store %true, %alloc_3[%c0] : memref<2xi1>
    memref.store %0, %alloc_3[%c1] : memref<2xi1>
    %cast = memref.cast %alloc_2 : memref<2xindex> to memref<?xindex>
    %cast_6 = memref.cast %alloc_3 : memref<2xi1> to memref<?xi1>
    %cast_7 = memref.cast %alloc_4 : memref<0xindex> to memref<?xindex>
    %alloc_8 = memref.alloc() : memref<2xi1>
    %alloc_9 = memref.alloc() : memref<0xi1>
    %cast_10 = memref.cast %alloc_8 : memref<2xi1> to memref<?xi1>
    %cast_11 = memref.cast %alloc_9 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_7, %cast_6, %cast_10, %cast_11) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %3 = memref.load %alloc_8[%c0] : memref<2xi1>
    scf.if %3 {
      memref.dealloc %alloc_1 : memref<4xi1>
    }
    %4 = memref.load %alloc_8[%c1] : memref<2xi1>
    scf.if %4 {
      memref.dealloc %base_buffer : memref<i1>
    }
    memref.dealloc %alloc_2 : memref<2xindex>
    memref.dealloc %alloc_4 : memref<0xindex>
    memref.dealloc %alloc_3 : memref<2xi1>
    memref.dealloc %alloc_8 : memref<2xi1>
    memref.dealloc %alloc_9 : memref<0xi1>
    return %c0_i32 : i32
  }
  func.func private @f1(%arg0: index, %arg1: memref<?xf32>, %arg2: i64, %arg3: memref<?xf32>) -> (f32, memref<?xi32>, i1) {
    %true = arith.constant true
    %cst = arith.constant 6.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg0 : index
    scf.if %0 {
      %alloc_1 = memref.alloc(%arg0) : memref<?xf32>
      %subview = memref.subview %alloc_1[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg3, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %alloc_1 : memref<?xf32>
    }
    %alloc = memref.alloc(%arg0) : memref<?xi32>
    %1 = arith.cmpi ult, %dim, %c16 : index
    scf.if %1 {
      %alloc_1 = memref.alloc() : memref<16xf32>
      %subview = memref.subview %alloc_1[0] [%dim] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg3, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %alloc_1 : memref<16xf32>
    }
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %2 = arith.cmpi ult, %dim_0, %c16 : index
    scf.if %2 {
      %alloc_1 = memref.alloc() {alignment = 32 : i64} : memref<16xf32>
      %subview = memref.subview %alloc_1[0] [%dim_0] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg1, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %alloc_1 : memref<16xf32>
    }
    return %cst, %alloc, %true : f32, memref<?xi32>, i1
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

