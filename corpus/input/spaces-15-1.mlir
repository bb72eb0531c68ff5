memref.global "private" @g0 : memref<4xindex, 2>
func.func @f0(%v0: i1, %v1: index, %v2: index, %v3: memref<?xf32, 2>) {
  %v4 = memref.alloc() : memref<f32, 1>
  %v5 = arith.constant 9 : i32
  %v6 = arith.cmpi eq, %v5, %v5 : i32
  %v7 = memref.alloc() : memref<256xi8, 1>
  %v8 = arith.constant 128 : index
  %v9 = memref.view %v7[%v8][] : memref<256xi8, 1> to memref<2xi32, 1>
  %v10 = memref.alloc(%v1) : memref<2x?xindex, 2>
  func.call @f1(%v6, %v8, %v10, %v3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
  %v11 = arith.constant 0 : index
  %v12 = memref.dim %v10, %v11 : memref<2x?xindex, 2>
  %v13 = arith.constant 8 : i32
  %v14 = arith.cmpi sge, %v5, %v13 : i32
  %v15 = memref.alloc() : memref<f32, 1>
  memref.copy %v4, %v15 : memref<f32, 1> to memref<f32, 1>
  return
}
func.func private @f1(%v0: i1, %v1: index, %v2: memref<2x?xindex, 2>, %v3: memref<?xf32, 2>) {
  %v4 = memref.alloc() : memref<256xi8>
  %v5 = arith.constant 236 : index
  %v6 = memref.view %v4[%v5][] : memref<256xi8> to memref<2x2xi32>
  %v7 = arith.constant 9.0 : f32
  %v8:2 = scf.while (%v9 = %v7) : (f32) -> (memref<2x?xindex, 2>, memref<2x?xindex, 2>) {
    %v10 = memref.memory_space_cast %v4 : memref<256xi8> to memref<256xi8, 2>
    %v11, %v12, %v13:2, %v14:2 = memref.extract_strided_metadata %v6 : memref<2x2xi32> -> memref<i32>, index, index, index, index, index
    scf.condition(%v0) %v2, %v2 : memref<2x?xindex, 2>, memref<2x?xindex, 2>
  } do {
  ^bb0(%v15: memref<2x?xindex, 2>, %v16: memref<2x?xindex, 2>):
    scf.forall (%v17) in (%v1) {
      %v18 = memref.alloc(%v17) : memref<?xf32, 2>
    }
    %v19 = arith.constant 6 : index
    %v20 = memref.alloc(%v19) : memref<2x?xindex, 2>
    func.call @f1(%v0, %v1, %v20, %v3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
    %v21 = arith.constant 5 : index
    %v22 = memref.alloc(%v21) : memref<2x?xindex, 2>
    scf.yield %v7 : f32
  }
  %v23 = memref.subview %v2[1, 0] [%v1, 2] [1, 1] : memref<2x?xindex, 2> to memref<?x2xindex, strided<[?, 1], offset: ?>, 2>
  %v24 = memref.alloc() : memref<4x2xi64>
  %v25 = arith.constant 9 : i32
  %v26 = arith.cmpi sge, %v25, %v25 : i32
  %v27 = memref.alloc(%v1) : memref<?xf32, 2>
  call @f0(%v26, %v1, %v5, %v27) : (i1, index, index, memref<?xf32, 2>) -> ()
  %v28 = memref.memory_space_cast %v23 : memref<?x2xindex, strided<[?, 1], offset: ?>, 2> to memref<?x2xindex, strided<[?, 1], offset: ?>, 1>
  return
}
