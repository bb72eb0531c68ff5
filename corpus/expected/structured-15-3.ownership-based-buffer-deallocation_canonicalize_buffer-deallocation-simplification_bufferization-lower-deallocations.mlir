module {
  func.func @f0(%arg0: i1, %arg1: memref<?xi32>, %arg2: memref<4xi64>, %arg3: memref<8x4x?xi1>) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg3, %c2 : memref<8x4x?xi1>
    scf.if %arg0 {
      scf.index_switch %dim 
      case 1 {
        scf.yield
      }
      case 3 {
        %alloc_19 = memref.alloc() : memref<8x4x8xi1>
        %cast_20 = memref.cast %alloc_19 : memref<8x4x8xi1> to memref<8x4x?xi1>
        scf.if %true {
          memref.dealloc %cast_20 : memref<8x4x?xi1>
        }
        scf.yield
      }
      case 5 {
        scf.yield
      }
      default {
      }
    }
    %alloc = memref.alloc() : memref<6xi32>
    %cast = memref.cast %alloc : memref<6xi32> to memref<?xi32>
    scf.while : () -> () {
      scf.forall (%arg4) in (%dim) {
        %alloc_19 = memref.alloc() : memref<4xi64>
        memref.copy %arg2, %alloc_19 : memref<4xi64> to memref<4xi64>
        scf.if %true {
          memref.dealloc %alloc_19 : memref<4xi64>
        }
      }
      scf.condition(%arg0)
    } do {
      scf.yield
    }
    %0:3 = scf.if %arg0 -> (memref<?xi32>, i1, i1) {
      scf.yield %cast, %false, %false : memref<?xi32>, i1, i1
    } else {
      %alloc_19 = memref.alloc() : memref<9xi32>
      %cast_20 = memref.cast %alloc_19 : memref<9xi32> to memref<?xi32>
      scf.yield %cast_20, %false, %true : memref<?xi32>, i1, i1
    }
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg3 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#0 : memref<?xi32> -> memref<i32>, index, index, index
    scf.if %0#1 {
      memref.dealloc %base_buffer : memref<i1>
    }
    %alloc_4 = memref.alloc() : memref<2xindex>
    %alloc_5 = memref.alloc() : memref<2xi1>
    %alloc_6 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %cast : memref<?xi32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_4[%c0] : memref<2xindex>
    %intptr_7 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<i32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_7, %alloc_4[%c1] : memref<2xindex>
    %c0_8 = arith.constant 0 : index
    memref.store %true, %alloc_5[%c0_8] : memref<2xi1>
    %c1_9 = arith.constant 1 : index
    memref.store %0#2, %alloc_5[%c1_9] : memref<2xi1>
    %cast_10 = memref.cast %alloc_4 : memref<2xindex> to memref<?xindex>
    %cast_11 = memref.cast %alloc_5 : memref<2xi1> to memref<?xi1>
    %cast_12 = memref.cast %alloc_6 : memref<0xindex> to memref<?xindex>
    %alloc_13 = memref.alloc() : memref<2xi1>
    %alloc_14 = memref.alloc() : memref<0xi1>
    %cast_15 = memref.cast %alloc_13 : memref<2xi1> to memref<?xi1>
    %cast_16 = memref.cast %alloc_14 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast_10, %cast_12, %cast_11, %cast_15, %cast_16) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_17 = arith.constant 0 : index
    %1 = memref.load %alloc_13[%c0_17] : memref<2xi1>
    scf.if %1 {
      memref.dealloc %cast : memref<?xi32>
    }
    %c1_18 = arith.constant 1 : index
    %2 = memref.load %alloc_13[%c1_18] : memref<2xi1>
    scf.if %2 {
      memref.dealloc %base_buffer_0 : memref<i32>
    }
    memref.dealloc %alloc_4 : memref<2xindex>
    memref.dealloc %alloc_6 : memref<0xindex>
    memref.dealloc %alloc_5 : memref<2xi1>
    memref.dealloc %alloc_13 : memref<2xi1>
    memref.dealloc %alloc_14 : memref<0xi1>
    return %c4, %c2 : index, index
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

