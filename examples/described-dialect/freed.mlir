module {
  func.func @pairs(%arg0: memref<4xi32>) {
    %0:2 = "pool.take_two"() : () -> (memref<4xi32>, memref<4xi32>)
    "pool.copy"(%0#0, %0#1) : (memref<4xi32>, memref<4xi32>) -> ()
    %1 = "pool.reshape"(%0#1) : (memref<4xi32>) -> memref<2x2xi32>
    %2 = "pool.reshape"(%1) : (memref<2x2xi32>) -> memref<4xi32>
    "pool.copy"(%2, %arg0) : (memref<4xi32>, memref<4xi32>) -> ()
    memref.dealloc %0#0 : memref<4xi32>
    memref.dealloc %0#1 : memref<4xi32>
    return
  }
  func.func @around(%arg0: !pool.ticket<memref<4xi32>>, %arg1: index, %arg2: memref<4xi32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %true = arith.constant true
    %0 = "pool.take"(%arg0) : (!pool.ticket<memref<4xi32>>) -> memref<4xi32>
    %1:2 = "pool.alternate"(%arg1, %0, %false) ({
    ^bb0(%arg3: memref<4xi32>, %arg4: i1):
      %4 = "pool.take"(%arg0) : (!pool.ticket<memref<4xi32>>) -> memref<4xi32>
      "pool.copy"(%arg3, %4) : (memref<4xi32>, memref<4xi32>) -> ()
      %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %arg3 : memref<4xi32> -> memref<i32>, index, index, index
      scf.if %arg4 {
        "pool.give_back"(%base_buffer_9) : (memref<i32>) -> ()
      }
      "pool.next"(%4, %true) : (memref<4xi32>, i1) -> ()
    }, {
    ^bb0(%arg3: memref<4xi32>, %arg4: i1):
      "pool.next"(%arg3, %arg4) : (memref<4xi32>, i1) -> ()
    }) : (index, memref<4xi32>, i1) -> (memref<4xi32>, i1)
    "pool.copy"(%1#0, %arg2) : (memref<4xi32>, memref<4xi32>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<4xi32> -> memref<i32>, index, index, index
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_0 = memref.alloc() : memref<2xi1>
    %alloc_1 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %0 : memref<4xi32> -> index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_2 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i32> -> index
    memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
    memref.store %true, %alloc_0[%c0] : memref<2xi1>
    memref.store %1#1, %alloc_0[%c1] : memref<2xi1>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_3 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
    %cast_4 = memref.cast %alloc_1 : memref<0xindex> to memref<?xindex>
    %alloc_5 = memref.alloc() : memref<2xi1>
    %alloc_6 = memref.alloc() : memref<0xi1>
    %cast_7 = memref.cast %alloc_5 : memref<2xi1> to memref<?xi1>
    %cast_8 = memref.cast %alloc_6 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_4, %cast_3, %cast_7, %cast_8) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %2 = memref.load %alloc_5[%c0] : memref<2xi1>
    scf.if %2 {
      "pool.give_back"(%0) : (memref<4xi32>) -> ()
    }
    %3 = memref.load %alloc_5[%c1] : memref<2xi1>
    scf.if %3 {
      "pool.give_back"(%base_buffer) : (memref<i32>) -> ()
    }
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_1 : memref<0xindex>
    memref.dealloc %alloc_0 : memref<2xi1>
    memref.dealloc %alloc_5 : memref<2xi1>
    memref.dealloc %alloc_6 : memref<0xi1>
    return
  }
  func.func @fork(%arg0: !pool.ticket<memref<4xi32>>, %arg1: i1, %arg2: memref<4xi32>) -> memref<4xi32> {
    %false = arith.constant false
    %true = arith.constant true
    %0 = "pool.take"(%arg0) : (!pool.ticket<memref<4xi32>>) -> memref<4xi32>
    %1 = "pool.take"(%arg0) : (!pool.ticket<memref<4xi32>>) -> memref<4xi32>
    %2 = arith.xori %arg1, %true : i1
    scf.if %2 {
      "pool.give_back"(%0) : (memref<4xi32>) -> ()
      "pool.give_back"(%1) : (memref<4xi32>) -> ()
    }
    "pool.fork"(%arg1, %0, %arg1, %arg2, %false)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2, 2>} : (i1, memref<4xi32>, i1, memref<4xi32>, i1) -> ()
  ^bb1(%3: memref<4xi32>, %4: i1):  // pred: ^bb0
    "pool.copy"(%1, %3) : (memref<4xi32>, memref<4xi32>) -> ()
    scf.if %arg1 {
      "pool.give_back"(%1) : (memref<4xi32>) -> ()
    }
    cf.br ^bb3(%3, %4 : memref<4xi32>, i1)
  ^bb2(%5: memref<4xi32>, %6: i1):  // pred: ^bb0
    cf.br ^bb3(%5, %6 : memref<4xi32>, i1)
  ^bb3(%7: memref<4xi32>, %8: i1):  // 2 preds: ^bb1, ^bb2
    %9 = scf.if %8 -> (memref<4xi32>) {
      scf.yield %7 : memref<4xi32>
    } else {
      %12 = "pool.another"(%7) : (memref<4xi32>) -> memref<4xi32>
      scf.yield %12 : memref<4xi32>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %7 : memref<4xi32> -> memref<i32>, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<i32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %9 : memref<4xi32> -> index
    %10 = arith.cmpi ne, %intptr, %intptr_0 : index
    %11 = arith.andi %10, %8 : i1
    scf.if %11 {
      "pool.give_back"(%base_buffer) : (memref<i32>) -> ()
    }
    return %9 : memref<4xi32>
  }
  func.func @call(%arg0: !pool.ticket<memref<4xi32>>, %arg1: i1, %arg2: memref<4xi32>) {
    %0 = "pool.call"(%arg0, %arg1, %arg2) {callee = @fork} : (!pool.ticket<memref<4xi32>>, i1, memref<4xi32>) -> memref<4xi32>
    "pool.copy"(%0, %arg2) : (memref<4xi32>, memref<4xi32>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xi32> -> memref<i32>, index, index, index
    "pool.give_back"(%base_buffer) : (memref<i32>) -> ()
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

