module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<8xf32>, %arg4: index) {
    %alloc = memref.alloc() : memref<8xf32>
    %alloca = memref.alloca() : memref<8xf32>
    %true = arith.constant true
    %alloc_0 = memref.alloc() : memref<3xindex>
    %alloc_1 = memref.alloc() : memref<3xi1>
    %alloc_2 = memref.alloc() : memref<1xindex>
    %intptr = memref.extract_aligned_pointer_as_index %alloca : memref<8xf32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_0[%c0] : memref<3xindex>
    %intptr_3 = memref.extract_aligned_pointer_as_index %arg3 : memref<8xf32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_3, %alloc_0[%c1] : memref<3xindex>
    %intptr_4 = memref.extract_aligned_pointer_as_index %arg2 : memref<8xf32> -> index
    %c2 = arith.constant 2 : index
    memref.store %intptr_4, %alloc_0[%c2] : memref<3xindex>
    %c0_5 = arith.constant 0 : index
    memref.store %true, %alloc_1[%c0_5] : memref<3xi1>
    %c1_6 = arith.constant 1 : index
    memref.store %arg0, %alloc_1[%c1_6] : memref<3xi1>
    %c2_7 = arith.constant 2 : index
    memref.store %arg0, %alloc_1[%c2_7] : memref<3xi1>
    %intptr_8 = memref.extract_aligned_pointer_as_index %alloca : memref<8xf32> -> index
    %c0_9 = arith.constant 0 : index
    memref.store %intptr_8, %alloc_2[%c0_9] : memref<1xindex>
    %cast = memref.cast %alloc_0 : memref<3xindex> to memref<?xindex>
    %cast_10 = memref.cast %alloc_1 : memref<3xi1> to memref<?xi1>
    %cast_11 = memref.cast %alloc_2 : memref<1xindex> to memref<?xindex>
    %alloc_12 = memref.alloc() : memref<3xi1>
    %alloc_13 = memref.alloc() : memref<1xi1>
    %cast_14 = memref.cast %alloc_12 : memref<3xi1> to memref<?xi1>
    %cast_15 = memref.cast %alloc_13 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_11, %cast_10, %cast_14, %cast_15) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_16 = arith.constant 0 : index
    %0 = memref.load %alloc_12[%c0_16] : memref<3xi1>
    scf.if %0 {
      memref.dealloc %alloca : memref<8xf32>
    }
    %c1_17 = arith.constant 1 : index
    %1 = memref.load %alloc_12[%c1_17] : memref<3xi1>
    scf.if %1 {
      memref.dealloc %arg3 : memref<8xf32>
    }
    %c2_18 = arith.constant 2 : index
    %2 = memref.load %alloc_12[%c2_18] : memref<3xi1>
    scf.if %2 {
      memref.dealloc %arg2 : memref<8xf32>
    }
    %c0_19 = arith.constant 0 : index
    %3 = memref.load %alloc_13[%c0_19] : memref<1xi1>
    memref.dealloc %alloc_0 : memref<3xindex>
    memref.dealloc %alloc_2 : memref<1xindex>
    memref.dealloc %alloc_1 : memref<3xi1>
    memref.dealloc %alloc_12 : memref<3xi1>
    memref.dealloc %alloc_13 : memref<1xi1>
    scf.if %3 {
      %cast_76 = memref.cast %arg3 : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
    } else {
    }
    %alloc_20 = memref.alloc() : memref<8xf32>
    %c0_21 = arith.constant 0 : index
    %dim = memref.dim %alloca, %c0_21 : memref<8xf32>
    %alloc_22 = memref.alloc() : memref<8xf32>
    memref.copy %alloc_20, %alloc_22 : memref<8xf32> to memref<8xf32>
    %alloc_23 = memref.alloc() : memref<8xf32>
    %4 = arith.select %arg0, %alloc, %alloc_23 : memref<8xf32>
    %c6 = arith.constant 6 : index
    %5 = memref.load %alloc_20[%c6] : memref<8xf32>
    %c0_24 = arith.constant 0 : index
    %dim_25 = memref.dim %arg2, %c0_24 : memref<8xf32>
    %c5 = arith.constant 5 : index
    memref.store %5, %arg3[%c5] : memref<8xf32>
    %c6_i32 = arith.constant 6 : i32
    %6 = arith.extsi %c6_i32 : i32 to i64
    %true_26 = arith.constant true
    %alloc_27 = memref.alloc() : memref<3xindex>
    %alloc_28 = memref.alloc() : memref<3xi1>
    %alloc_29 = memref.alloc() : memref<2xindex>
    %intptr_30 = memref.extract_aligned_pointer_as_index %arg2 : memref<8xf32> -> index
    %c0_31 = arith.constant 0 : index
    memref.store %intptr_30, %alloc_27[%c0_31] : memref<3xindex>
    %intptr_32 = memref.extract_aligned_pointer_as_index %alloca : memref<8xf32> -> index
    %c1_33 = arith.constant 1 : index
    memref.store %intptr_32, %alloc_27[%c1_33] : memref<3xindex>
    %intptr_34 = memref.extract_aligned_pointer_as_index %alloc_22 : memref<8xf32> -> index
    %c2_35 = arith.constant 2 : index
    memref.store %intptr_34, %alloc_27[%c2_35] : memref<3xindex>
    %c0_36 = arith.constant 0 : index
    memref.store %arg0, %alloc_28[%c0_36] : memref<3xi1>
    %c1_37 = arith.constant 1 : index
    memref.store %3, %alloc_28[%c1_37] : memref<3xi1>
    %c2_38 = arith.constant 2 : index
    memref.store %true_26, %alloc_28[%c2_38] : memref<3xi1>
    %intptr_39 = memref.extract_aligned_pointer_as_index %alloca : memref<8xf32> -> index
    %c0_40 = arith.constant 0 : index
    memref.store %intptr_39, %alloc_29[%c0_40] : memref<2xindex>
    %intptr_41 = memref.extract_aligned_pointer_as_index %alloc_22 : memref<8xf32> -> index
    %c1_42 = arith.constant 1 : index
    memref.store %intptr_41, %alloc_29[%c1_42] : memref<2xindex>
    %cast_43 = memref.cast %alloc_27 : memref<3xindex> to memref<?xindex>
    %cast_44 = memref.cast %alloc_28 : memref<3xi1> to memref<?xi1>
    %cast_45 = memref.cast %alloc_29 : memref<2xindex> to memref<?xindex>
    %alloc_46 = memref.alloc() : memref<3xi1>
    %alloc_47 = memref.alloc() : memref<2xi1>
    %cast_48 = memref.cast %alloc_46 : memref<3xi1> to memref<?xi1>
    %cast_49 = memref.cast %alloc_47 : memref<2xi1> to memref<?xi1>
    call @dealloc_helper(%cast_43, %cast_45, %cast_44, %cast_48, %cast_49) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_50 = arith.constant 0 : index
    %7 = memref.load %alloc_46[%c0_50] : memref<3xi1>
    scf.if %7 {
      memref.dealloc %arg2 : memref<8xf32>
    }
    %c1_51 = arith.constant 1 : index
    %8 = memref.load %alloc_46[%c1_51] : memref<3xi1>
    scf.if %8 {
      memref.dealloc %alloca : memref<8xf32>
    }
    %c2_52 = arith.constant 2 : index
    %9 = memref.load %alloc_46[%c2_52] : memref<3xi1>
    scf.if %9 {
      memref.dealloc %alloc_22 : memref<8xf32>
    }
    %c0_53 = arith.constant 0 : index
    %10 = memref.load %alloc_47[%c0_53] : memref<2xi1>
    %c1_54 = arith.constant 1 : index
    %11 = memref.load %alloc_47[%c1_54] : memref<2xi1>
    memref.dealloc %alloc_27 : memref<3xindex>
    memref.dealloc %alloc_29 : memref<2xindex>
    memref.dealloc %alloc_28 : memref<3xi1>
    memref.dealloc %alloc_46 : memref<3xi1>
    memref.dealloc %alloc_47 : memref<2xi1>
    %true_55 = arith.constant true
    %true_56 = arith.constant true
    %alloc_57 = memref.alloc() : memref<2xindex>
    %alloc_58 = memref.alloc() : memref<2xi1>
    %alloc_59 = memref.alloc() : memref<0xindex>
    %intptr_60 = memref.extract_aligned_pointer_as_index %arg3 : memref<8xf32> -> index
    %c0_61 = arith.constant 0 : index
    memref.store %intptr_60, %alloc_57[%c0_61] : memref<2xindex>
    %intptr_62 = memref.extract_aligned_pointer_as_index %arg2 : memref<8xf32> -> index
    %c1_63 = arith.constant 1 : index
    memref.store %intptr_62, %alloc_57[%c1_63] : memref<2xindex>
    %c0_64 = arith.constant 0 : index
    memref.store %true_55, %alloc_58[%c0_64] : memref<2xi1>
    %c1_65 = arith.constant 1 : index
    memref.store %true_56, %alloc_58[%c1_65] : memref<2xi1>
    %cast_66 = memref.cast %alloc_57 : memref<2xindex> to memref<?xindex>
    %cast_67 = memref.cast %alloc_58 : memref<2xi1> to memref<?xi1>
    %cast_68 = memref.cast %alloc_59 : memref<0xindex> to memref<?xindex>
    %alloc_69 = memref.alloc() : memref<2xi1>
    %alloc_70 = memref.alloc() : memref<0xi1>
    %cast_71 = memref.cast %alloc_69 : memref<2xi1> to memref<?xi1>
    %cast_72 = memref.cast %alloc_70 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast_66, %cast_68, %cast_67, %cast_71, %cast_72) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_73 = arith.constant 0 : index
    %12 = memref.load %alloc_69[%c0_73] : memref<2xi1>
    scf.if %12 {
      memref.dealloc %arg3 : memref<8xf32>
    }
    %c1_74 = arith.constant 1 : index
    %13 = memref.load %alloc_69[%c1_74] : memref<2xi1>
    scf.if %13 {
      memref.dealloc %arg2 : memref<8xf32>
    }
    memref.dealloc %alloc_57 : memref<2xindex>
    memref.dealloc %alloc_59 : memref<0xindex>
    memref.dealloc %alloc_58 : memref<2xi1>
    memref.dealloc %alloc_69 : memref<2xi1>
    memref.dealloc %alloc_70 : memref<0xi1>
    %alloc_75 = memref.alloc() : memref<4xi1>
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

