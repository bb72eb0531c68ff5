module {
  memref.global @g0 : memref<2xi32> = uninitialized
  func.func @f0(%arg0: i1, %arg1: memref<?x8xf64>, %arg2: index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %alloc = memref.alloc(%arg2) : memref<?x8xf32>
    %alloc_0 = memref.alloc() : memref<6x4x5xi32>
    %cast = memref.cast %alloc_0 : memref<6x4x5xi32> to memref<?x4x?xi32>
    call @f1(%arg0, %arg2, %alloc, %cast) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    scf.if %arg0 {
    } else {
      %0:2 = func.call @f2(%arg2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %0#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %alloc_5 = memref.alloc() : memref<2xindex>
      %alloc_6 = memref.alloc() : memref<2xi1>
      %alloc_7 = memref.alloc() : memref<0xindex>
      %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
      memref.store %intptr, %alloc_5[%c0] : memref<2xindex>
      %intptr_8 = memref.extract_aligned_pointer_as_index %base_buffer_1 : memref<f64> -> index
      memref.store %intptr_8, %alloc_5[%c1] : memref<2xindex>
      memref.store %true, %alloc_6[%c0] : memref<2xi1>
      memref.store %true, %alloc_6[%c1] : memref<2xi1>
      %cast_9 = memref.cast %alloc_5 : memref<2xindex> to memref<?xindex>
      %cast_10 = memref.cast %alloc_6 : memref<2xi1> to memref<?xi1>
      %cast_11 = memref.cast %alloc_7 : memref<0xindex> to memref<?xindex>
      %alloc_12 = memref.alloc() : memref<2xi1>
      %alloc_13 = memref.alloc() : memref<0xi1>
      %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
      %cast_15 = memref.cast %alloc_13 : memref<0xi1> to memref<?xi1>
      func.call @dealloc_helper(%cast_9, %cast_11, %cast_10, %cast_14, %cast_15) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
      %1 = memref.load %alloc_12[%c0] : memref<2xi1>
      scf.if %1 {
        memref.dealloc %base_buffer : memref<f64>
      }
      %2 = memref.load %alloc_12[%c1] : memref<2xi1>
      scf.if %2 {
        memref.dealloc %base_buffer_1 : memref<f64>
      }
      memref.dealloc %alloc_5 : memref<2xindex>
      memref.dealloc %alloc_7 : memref<0xindex>
      memref.dealloc %alloc_6 : memref<2xi1>
      memref.dealloc %alloc_12 : memref<2xi1>
      memref.dealloc %alloc_13 : memref<0xi1>
    }
    memref.dealloc %alloc : memref<?x8xf32>
    memref.dealloc %alloc_0 : memref<6x4x5xi32>
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?x4x?xi32>) {
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9 = arith.constant 9 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1) : memref<?x8xf64>
    call @f0(%arg0, %alloc, %c1) : (i1, memref<?x8xf64>, index) -> ()
    %0 = scf.while (%arg4 = %c5) : (index) -> index {
      scf.condition(%arg0) %arg4 : index
    } do {
    ^bb0(%arg4: index):
      %1:2 = func.call @f2(%arg4) : (index) -> (memref<?x8xf64>, memref<?x8xf64>)
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %1#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %1#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %alloc_4 = memref.alloc() : memref<2xindex>
      %alloc_5 = memref.alloc() : memref<2xi1>
      %alloc_6 = memref.alloc() : memref<0xindex>
      %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
      memref.store %intptr, %alloc_4[%c0] : memref<2xindex>
      %intptr_7 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f64> -> index
      memref.store %intptr_7, %alloc_4[%c1] : memref<2xindex>
      memref.store %true, %alloc_5[%c0] : memref<2xi1>
      memref.store %true, %alloc_5[%c1] : memref<2xi1>
      %cast = memref.cast %alloc_4 : memref<2xindex> to memref<?xindex>
      %cast_8 = memref.cast %alloc_5 : memref<2xi1> to memref<?xi1>
      %cast_9 = memref.cast %alloc_6 : memref<0xindex> to memref<?xindex>
      %alloc_10 = memref.alloc() : memref<2xi1>
      %alloc_11 = memref.alloc() : memref<0xi1>
      %cast_12 = memref.cast %alloc_10 : memref<2xi1> to memref<?xi1>
      %cast_13 = memref.cast %alloc_11 : memref<0xi1> to memref<?xi1>
      func.call @dealloc_helper(%cast, %cast_9, %cast_8, %cast_12, %cast_13) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
      %2 = memref.load %alloc_10[%c0] : memref<2xi1>
      scf.if %2 {
        memref.dealloc %base_buffer : memref<f64>
      }
      %3 = memref.load %alloc_10[%c1] : memref<2xi1>
      scf.if %3 {
        memref.dealloc %base_buffer_0 : memref<f64>
      }
      memref.dealloc %alloc_4 : memref<2xindex>
      memref.dealloc %alloc_6 : memref<0xindex>
      memref.dealloc %alloc_5 : memref<2xi1>
      memref.dealloc %alloc_10 : memref<2xi1>
      memref.dealloc %alloc_11 : memref<0xi1>
      scf.yield %c9 : index
    }
    memref.dealloc %alloc : memref<?x8xf64>
    return
  }
  func.func private @f2(%arg0: index) -> (memref<?x8xf64>, memref<?x8xf64>) {
    %false = arith.constant false
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg0) : memref<?x8xf64>
    scf.while : () -> () {
      %alloc_0 = memref.alloc(%arg0) : memref<?x4x9xi32>
      %cast = memref.cast %alloc_0 : memref<?x4x9xi32> to memref<?x4x?xi32>
      scf.for %arg1 = %arg0 to %c2 step %c2 {
        %alloc_1 = memref.alloc(%arg0) : memref<?x8xf32>
        func.call @f1(%false, %c2, %alloc_1, %cast) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
        memref.dealloc %alloc_1 : memref<?x8xf32>
      }
      memref.dealloc %alloc_0 : memref<?x4x9xi32>
      scf.condition(%false)
    } do {
      scf.yield
    }
    call @f0(%true, %alloc, %c2) : (i1, memref<?x8xf64>, index) -> ()
    return %alloc, %alloc : memref<?x8xf64>, memref<?x8xf64>
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

