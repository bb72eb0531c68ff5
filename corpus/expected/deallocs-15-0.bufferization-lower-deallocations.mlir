module {
  func.func @f0(%arg0: i1, %arg1: memref<4xi32>, %arg2: f32) -> memref<index> {
    %c6 = arith.constant 6 : index
    %subview = memref.subview %arg1[3] [1] [2] : memref<4xi32> to memref<1xi32, strided<[2], offset: 3>>
    %alloc = memref.alloc() : memref<1xi32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [3], sizes: [1], strides: [2] : memref<1xi32> to memref<1xi32, strided<[2], offset: 3>>
    memref.copy %subview, %reinterpret_cast : memref<1xi32, strided<[2], offset: 3>> to memref<1xi32, strided<[2], offset: 3>>
    scf.if %arg0 {
      memref.dealloc %subview : memref<1xi32, strided<[2], offset: 3>>
    }
    scf.if %arg0 {
      memref.dealloc %arg1 : memref<4xi32>
    }
    %cast = memref.cast %subview : memref<1xi32, strided<[2], offset: 3>> to memref<1xi32, strided<[?], offset: ?>>
    %cast_0 = memref.cast %reinterpret_cast : memref<1xi32, strided<[2], offset: 3>> to memref<?xi32, strided<[?], offset: ?>>
    %alloc_1 = memref.alloc() : memref<index>
    return %alloc_1 : memref<index>
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i32, %arg4: memref<index>) {
    memref.store %arg1, %arg4[] : memref<index>
    %0 = scf.if %arg0 -> (i64) {
      %7 = bufferization.clone %arg4 : memref<index> to memref<index>
      %c1_i64 = arith.constant 1 : i64
      scf.yield %c1_i64 : i64
    } else {
      %alloc_15 = memref.alloc() : memref<index>
      %intptr_16 = memref.extract_aligned_pointer_as_index %alloc_15 : memref<index> -> index
      %intptr_17 = memref.extract_aligned_pointer_as_index %alloc_15 : memref<index> -> index
      %7 = arith.cmpi ne, %intptr_16, %intptr_17 : index
      %8 = arith.andi %7, %arg0 : i1
      scf.if %8 {
        memref.dealloc %alloc_15 : memref<index>
      }
      %true_18 = arith.constant true
      %9 = arith.xori %7, %true_18 : i1
      %10 = arith.andi %9, %arg0 : i1
      scf.if %arg0 {
      }
      %c8_i64 = arith.constant 8 : i64
      scf.yield %c8_i64 : i64
    }
    %alloc = memref.alloc(%arg1) : memref<?xindex>
    %alloc_0 = memref.alloc() : memref<4xi32>
    cf.cond_br %arg0, ^bb1(%alloc_0 : memref<4xi32>), ^bb1(%alloc_0 : memref<4xi32>)
  ^bb1(%1: memref<4xi32>):  // 2 preds: ^bb0, ^bb0
    %2 = arith.addi %0, %0 : i64
    %3 = arith.cmpi sge, %arg3, %arg3 : i32
    %true = arith.constant true
    %alloc_1 = memref.alloc() : memref<2xindex>
    %alloc_2 = memref.alloc() : memref<2xi1>
    %alloc_3 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %arg4 : memref<index> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_1[%c0] : memref<2xindex>
    %intptr_4 = memref.extract_aligned_pointer_as_index %alloc : memref<?xindex> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_4, %alloc_1[%c1] : memref<2xindex>
    %c0_5 = arith.constant 0 : index
    memref.store %3, %alloc_2[%c0_5] : memref<2xi1>
    %c1_6 = arith.constant 1 : index
    memref.store %true, %alloc_2[%c1_6] : memref<2xi1>
    %cast = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
    %cast_7 = memref.cast %alloc_2 : memref<2xi1> to memref<?xi1>
    %cast_8 = memref.cast %alloc_3 : memref<0xindex> to memref<?xindex>
    %alloc_9 = memref.alloc() : memref<2xi1>
    %alloc_10 = memref.alloc() : memref<0xi1>
    %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
    %cast_12 = memref.cast %alloc_10 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_13 = arith.constant 0 : index
    %4 = memref.load %alloc_9[%c0_13] : memref<2xi1>
    scf.if %4 {
      memref.dealloc %arg4 : memref<index>
    }
    %c1_14 = arith.constant 1 : index
    %5 = memref.load %alloc_9[%c1_14] : memref<2xi1>
    scf.if %5 {
      memref.dealloc %alloc : memref<?xindex>
    }
    memref.dealloc %alloc_1 : memref<2xindex>
    memref.dealloc %alloc_3 : memref<0xindex>
    memref.dealloc %alloc_2 : memref<2xi1>
    memref.dealloc %alloc_9 : memref<2xi1>
    memref.dealloc %alloc_10 : memref<0xi1>
    %6 = bufferization.clone %alloc : memref<?xindex> to memref<?xindex>
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

