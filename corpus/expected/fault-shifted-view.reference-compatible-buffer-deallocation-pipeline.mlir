module {
  func.func @f(%arg0: i1, %arg1: f64, %arg2: i8) -> memref<2xf32> {
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<64xi8>
    %view = memref.view %alloc[%c8][] : memref<64xi8> to memref<2xf64>
    %alloc_0 = memref.alloc() : memref<2xf32>
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.select %arg0, %arg0, %0 : i1
    cf.cond_br %arg0, ^bb1(%alloc_0, %arg0 : memref<2xf32>, i1), ^bb2(%alloc_0, %0 : memref<2xf32>, i1)
  ^bb1(%2: memref<2xf32>, %3: i1):  // pred: ^bb0
    memref.store %arg1, %view[%c0] : memref<2xf64>
    cf.br ^bb2(%2, %3 : memref<2xf32>, i1)
  ^bb2(%4: memref<2xf32>, %5: i1):  // 2 preds: ^bb0, ^bb1
    memref.store %arg1, %view[%c0] : memref<2xf64>
    memref.store %arg2, %alloc[%c0] : memref<64xi8>
    %6 = scf.if %5 -> (memref<2xf32>) {
      scf.yield %4 : memref<2xf32>
    } else {
      %11 = bufferization.clone %4 : memref<2xf32> to memref<2xf32>
      scf.yield %11 : memref<2xf32>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %view : memref<2xf64> -> memref<f64>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %4 : memref<2xf32> -> memref<f32>, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer_1 : memref<f32> -> index
    %intptr_5 = memref.extract_aligned_pointer_as_index %6 : memref<2xf32> -> index
    %7 = arith.cmpi ne, %intptr, %intptr_5 : index
    %8 = arith.andi %7, %5 : i1
    scf.if %8 {
      memref.dealloc %base_buffer_1 : memref<f32>
    }
    %alloc_6 = memref.alloc() : memref<2xindex>
    %alloc_7 = memref.alloc() : memref<2xi1>
    %alloc_8 = memref.alloc() : memref<0xindex>
    %intptr_9 = memref.extract_aligned_pointer_as_index %alloc : memref<64xi8> -> index
    memref.store %intptr_9, %alloc_6[%c0] : memref<2xindex>
    %intptr_10 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    memref.store %intptr_10, %alloc_6[%c1] : memref<2xindex>
    memref.store %1, %alloc_7[%c0] : memref<2xi1>
    memref.store %1, %alloc_7[%c1] : memref<2xi1>
    %cast = memref.cast %alloc_6 : memref<2xindex> to memref<?xindex>
    %cast_11 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
    %cast_12 = memref.cast %alloc_8 : memref<0xindex> to memref<?xindex>
    %alloc_13 = memref.alloc() : memref<2xi1>
    %alloc_14 = memref.alloc() : memref<0xi1>
    %cast_15 = memref.cast %alloc_13 : memref<2xi1> to memref<?xi1>
    %cast_16 = memref.cast %alloc_14 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_12, %cast_11, %cast_15, %cast_16) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %9 = memref.load %alloc_13[%c0] : memref<2xi1>
    scf.if %9 {
      memref.dealloc %alloc : memref<64xi8>
    }
    %10 = memref.load %alloc_13[%c1] : memref<2xi1>
    scf.if %10 {
      memref.dealloc %base_buffer : memref<f64>
    }
    memref.dealloc %alloc_6 : memref<2xindex>
    memref.dealloc %alloc_8 : memref<0xindex>
    memref.dealloc %alloc_7 : memref<2xi1>
    memref.dealloc %alloc_13 : memref<2xi1>
    memref.dealloc %alloc_14 : memref<0xi1>
    return %6 : memref<2xf32>
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

