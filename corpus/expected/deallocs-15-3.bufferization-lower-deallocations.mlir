module {
  func.func @f0(%arg0: i1) {
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc(%c8) : memref<?xf32>
    %alloc_0 = memref.alloc() : memref<8x4xf32>
    %0 = bufferization.clone %alloc_0 : memref<8x4xf32> to memref<8x4xf32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc_0 : memref<8x4xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    %2 = arith.andi %1, %arg0 : i1
    scf.if %2 {
      memref.dealloc %alloc_0 : memref<8x4xf32>
    }
    %true = arith.constant true
    %3 = arith.xori %1, %true : i1
    %4 = arith.andi %3, %arg0 : i1
    %5:2 = scf.if %4 -> (memref<8x4xf32>, memref<4x8xf32>) {
      %alloc_30 = memref.alloc() : memref<4x8xf32>
      scf.yield %0, %alloc_30 : memref<8x4xf32>, memref<4x8xf32>
    } else {
      %c7 = arith.constant 7 : index
      %c6 = arith.constant 6 : index
      %alloc_30 = memref.alloc(%c7, %c6) : memref<?x?xi64>
      %cst_31 = arith.constant 3.000000e+00 : f32
      %16 = arith.addf %cst_31, %cst_31 : f32
      %true_32 = arith.constant true
      %alloc_33 = memref.alloc() : memref<2xindex>
      %alloc_34 = memref.alloc() : memref<2xi1>
      %alloc_35 = memref.alloc() : memref<1xindex>
      %intptr_36 = memref.extract_aligned_pointer_as_index %alloc_30 : memref<?x?xi64> -> index
      %c0_37 = arith.constant 0 : index
      memref.store %intptr_36, %alloc_33[%c0_37] : memref<2xindex>
      %intptr_38 = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
      %c1_39 = arith.constant 1 : index
      memref.store %intptr_38, %alloc_33[%c1_39] : memref<2xindex>
      %c0_40 = arith.constant 0 : index
      memref.store %true_32, %alloc_34[%c0_40] : memref<2xi1>
      %c1_41 = arith.constant 1 : index
      memref.store %arg0, %alloc_34[%c1_41] : memref<2xi1>
      %intptr_42 = memref.extract_aligned_pointer_as_index %alloc_30 : memref<?x?xi64> -> index
      %c0_43 = arith.constant 0 : index
      memref.store %intptr_42, %alloc_35[%c0_43] : memref<1xindex>
      %cast_44 = memref.cast %alloc_33 : memref<2xindex> to memref<?xindex>
      %cast_45 = memref.cast %alloc_34 : memref<2xi1> to memref<?xi1>
      %cast_46 = memref.cast %alloc_35 : memref<1xindex> to memref<?xindex>
      %alloc_47 = memref.alloc() : memref<2xi1>
      %alloc_48 = memref.alloc() : memref<1xi1>
      %cast_49 = memref.cast %alloc_47 : memref<2xi1> to memref<?xi1>
      %cast_50 = memref.cast %alloc_48 : memref<1xi1> to memref<?xi1>
      func.call @dealloc_helper(%cast_44, %cast_46, %cast_45, %cast_49, %cast_50) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
      %c0_51 = arith.constant 0 : index
      %17 = memref.load %alloc_47[%c0_51] : memref<2xi1>
      scf.if %17 {
        memref.dealloc %alloc_30 : memref<?x?xi64>
      }
      %c1_52 = arith.constant 1 : index
      %18 = memref.load %alloc_47[%c1_52] : memref<2xi1>
      scf.if %18 {
        memref.dealloc %alloc : memref<?xf32>
      }
      %c0_53 = arith.constant 0 : index
      %19 = memref.load %alloc_48[%c0_53] : memref<1xi1>
      memref.dealloc %alloc_33 : memref<2xindex>
      memref.dealloc %alloc_35 : memref<1xindex>
      memref.dealloc %alloc_34 : memref<2xi1>
      memref.dealloc %alloc_47 : memref<2xi1>
      memref.dealloc %alloc_48 : memref<1xi1>
      %alloc_54 = memref.alloc() : memref<4x8xf32>
      scf.yield %0, %alloc_54 : memref<8x4xf32>, memref<4x8xf32>
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %5#0, %c0 : memref<8x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    memref.store %cst, %5#0[%c1, %c0_2] : memref<8x4xf32>
    %true_3 = arith.constant true
    %intptr_4 = memref.extract_aligned_pointer_as_index %5#1 : memref<4x8xf32> -> index
    %intptr_5 = memref.extract_aligned_pointer_as_index %0 : memref<8x4xf32> -> index
    %6 = arith.cmpi ne, %intptr_4, %intptr_5 : index
    %7 = arith.andi %6, %true_3 : i1
    scf.if %7 {
      memref.dealloc %5#1 : memref<4x8xf32>
    }
    %true_6 = arith.constant true
    %8 = arith.xori %6, %true_6 : i1
    %9 = arith.andi %8, %true_3 : i1
    %true_7 = arith.constant true
    %alloc_8 = memref.alloc() : memref<3xindex>
    %alloc_9 = memref.alloc() : memref<3xi1>
    %alloc_10 = memref.alloc() : memref<0xindex>
    %intptr_11 = memref.extract_aligned_pointer_as_index %5#1 : memref<4x8xf32> -> index
    %c0_12 = arith.constant 0 : index
    memref.store %intptr_11, %alloc_8[%c0_12] : memref<3xindex>
    %intptr_13 = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
    %c1_14 = arith.constant 1 : index
    memref.store %intptr_13, %alloc_8[%c1_14] : memref<3xindex>
    %intptr_15 = memref.extract_aligned_pointer_as_index %5#0 : memref<8x4xf32> -> index
    %c2 = arith.constant 2 : index
    memref.store %intptr_15, %alloc_8[%c2] : memref<3xindex>
    %c0_16 = arith.constant 0 : index
    memref.store %true_7, %alloc_9[%c0_16] : memref<3xi1>
    %c1_17 = arith.constant 1 : index
    memref.store %9, %alloc_9[%c1_17] : memref<3xi1>
    %c2_18 = arith.constant 2 : index
    memref.store %4, %alloc_9[%c2_18] : memref<3xi1>
    %cast = memref.cast %alloc_8 : memref<3xindex> to memref<?xindex>
    %cast_19 = memref.cast %alloc_9 : memref<3xi1> to memref<?xi1>
    %cast_20 = memref.cast %alloc_10 : memref<0xindex> to memref<?xindex>
    %alloc_21 = memref.alloc() : memref<3xi1>
    %alloc_22 = memref.alloc() : memref<0xi1>
    %cast_23 = memref.cast %alloc_21 : memref<3xi1> to memref<?xi1>
    %cast_24 = memref.cast %alloc_22 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_20, %cast_19, %cast_23, %cast_24) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_25 = arith.constant 0 : index
    %10 = memref.load %alloc_21[%c0_25] : memref<3xi1>
    scf.if %10 {
      memref.dealloc %5#1 : memref<4x8xf32>
    }
    %c1_26 = arith.constant 1 : index
    %11 = memref.load %alloc_21[%c1_26] : memref<3xi1>
    scf.if %11 {
      memref.dealloc %alloc : memref<?xf32>
    }
    %c2_27 = arith.constant 2 : index
    %12 = memref.load %alloc_21[%c2_27] : memref<3xi1>
    scf.if %12 {
      memref.dealloc %5#0 : memref<8x4xf32>
    }
    memref.dealloc %alloc_8 : memref<3xindex>
    memref.dealloc %alloc_10 : memref<0xindex>
    memref.dealloc %alloc_9 : memref<3xi1>
    memref.dealloc %alloc_21 : memref<3xi1>
    memref.dealloc %alloc_22 : memref<0xi1>
    %13 = arith.cmpi slt, %dim, %c8 : index
    %cast_28 = memref.cast %0 : memref<8x4xf32> to memref<8x?xf32>
    scf.if %4 {
      %16 = bufferization.clone %0 : memref<8x4xf32> to memref<8x?xf32>
    }
    %14 = bufferization.clone %0 : memref<8x4xf32> to memref<8x4xf32>
    %c1_29 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %15 = memref.load %5#1[%c1_29, %c5] : memref<4x8xf32>
    %false = arith.constant false
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

