module {
  memref.global "private" @g0 : memref<4xindex, 2>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<?xf32, 2>) {
    %alloc = memref.alloc() : memref<f32, 1>
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.cmpi eq, %c9_i32, %c9_i32 : i32
    %alloc_0 = memref.alloc() : memref<256xi8, 1>
    %c128 = arith.constant 128 : index
    %view = memref.view %alloc_0[%c128][] : memref<256xi8, 1> to memref<2xi32, 1>
    %alloc_1 = memref.alloc(%arg1) : memref<2x?xindex, 2>
    call @f1(%0, %c128, %alloc_1, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc_1, %c0 : memref<2x?xindex, 2>
    %c8_i32 = arith.constant 8 : i32
    %1 = arith.cmpi sge, %c9_i32, %c8_i32 : i32
    %alloc_2 = memref.alloc() : memref<f32, 1>
    memref.copy %alloc, %alloc_2 : memref<f32, 1> to memref<f32, 1>
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<2x?xindex, 2>, %arg3: memref<?xf32, 2>) {
    %alloc = memref.alloc() : memref<256xi8>
    %c236 = arith.constant 236 : index
    %view = memref.view %alloc[%c236][] : memref<256xi8> to memref<2x2xi32>
    %cst = arith.constant 9.000000e+00 : f32
    %0:2 = scf.while (%arg4 = %cst) : (f32) -> (memref<2x?xindex, 2>, memref<2x?xindex, 2>) {
      %memspacecast_2 = memref.memory_space_cast %alloc : memref<256xi8> to memref<256xi8, 2>
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %view : memref<2x2xi32> -> memref<i32>, index, index, index, index, index
      scf.condition(%arg0) %arg2, %arg2 : memref<2x?xindex, 2>, memref<2x?xindex, 2>
    } do {
    ^bb0(%arg4: memref<2x?xindex, 2>, %arg5: memref<2x?xindex, 2>):
      scf.forall (%arg6) in (%arg1) {
        %alloc_4 = memref.alloc(%arg6) : memref<?xf32, 2>
      }
      %c6 = arith.constant 6 : index
      %alloc_2 = memref.alloc(%c6) : memref<2x?xindex, 2>
      func.call @f1(%arg0, %arg1, %alloc_2, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
      %c5 = arith.constant 5 : index
      %alloc_3 = memref.alloc(%c5) : memref<2x?xindex, 2>
      scf.yield %cst : f32
    }
    %subview = memref.subview %arg2[1, 0] [%arg1, 2] [1, 1] : memref<2x?xindex, 2> to memref<?x2xindex, strided<[?, 1], offset: ?>, 2>
    %alloc_0 = memref.alloc() : memref<4x2xi64>
    %c9_i32 = arith.constant 9 : i32
    %1 = arith.cmpi sge, %c9_i32, %c9_i32 : i32
    %alloc_1 = memref.alloc(%arg1) : memref<?xf32, 2>
    call @f0(%1, %arg1, %c236, %alloc_1) : (i1, index, index, memref<?xf32, 2>) -> ()
    %memspacecast = memref.memory_space_cast %subview : memref<?x2xindex, strided<[?, 1], offset: ?>, 2> to memref<?x2xindex, strided<[?, 1], offset: ?>, 1>
    return
  }
}

