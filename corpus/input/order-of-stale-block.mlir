// The entry block is not numbered again after canonicalization moved constants into it: nothing asks for its order.
func.func private @use(memref<4xi32>)
func.func private @usei(i32)
func.func @f(%c0: i1, %c1: i1, %i0: i32, %i1: i32, %i2: i32, %i3: i32, %i4: i32, %i5: i32, %i6: i32, %m0: memref<4xi32>, %m1: memref<4xi32>, %m2: memref<4xi32>) -> memref<4xi32> {
  %v1 = arith.constant 8 : i32
  %v2 = arith.addi %i4, %i0 : i32
  %v3 = memref.alloc() : memref<4xi32>
  %v4 = arith.addi %i5, %i2 : i32
  %v5 = arith.constant 5 : i32
  cf.cond_br %c1, ^bb2(%m1, %m1 : memref<4xi32>, memref<4xi32>), ^bb1(%m2, %v3, %v3 : memref<4xi32>, memref<4xi32>, memref<4xi32>)
^bb1(%b1_0: memref<4xi32>, %b1_1: memref<4xi32>, %b1_2: memref<4xi32>):
  %v6 = memref.alloca() : memref<4xi32>
  %v7 = arith.constant 0 : index
  %v8 = memref.load %b1_1[%v7] : memref<4xi32>
  %v9 = arith.constant 0 : index
  %v10 = memref.load %b1_1[%v9] : memref<4xi32>
  %v11 = memref.alloc() : memref<4xi32>
  %v12 = arith.select %c1, %m2, %v3 : memref<4xi32>
  %v13 = arith.constant 3 : index
  %v14 = memref.load %b1_2[%v13] : memref<4xi32>
  %v15 = memref.cast %v6 : memref<4xi32> to memref<?xi32>
  %v16 = memref.cast %v15 : memref<?xi32> to memref<4xi32>
  %v17 = arith.constant 8 : i32
  cf.cond_br %c1, ^bb2(%m1, %v16 : memref<4xi32>, memref<4xi32>), ^bb2(%v6, %v3 : memref<4xi32>, memref<4xi32>)
^bb2(%b2_0: memref<4xi32>, %b2_1: memref<4xi32>):
  %v18 = arith.constant 7 : i32
  %v19 = memref.alloc() : memref<4xi32>
  %v20 = memref.cast %b2_0 : memref<4xi32> to memref<?xi32>
  %v21 = memref.cast %v20 : memref<?xi32> to memref<4xi32>
  %v22 = memref.alloc() : memref<4xi32>
  %v23 = arith.constant 1 : index
  memref.store %v4, %v21[%v23] : memref<4xi32>
  %v24 = memref.alloc() : memref<4xi32>
  %v25 = arith.addi %i5, %v1 : i32
  %v26 = arith.select %c1, %m0, %v21 : memref<4xi32>
  %v27 = arith.constant 3 : index
  memref.store %v1, %v21[%v27] : memref<4xi32>
  %v28 = arith.constant 2 : index
  %v29 = memref.load %m2[%v28] : memref<4xi32>
  %v30 = memref.cast %v24 : memref<4xi32> to memref<?xi32>
  %v31 = memref.cast %v30 : memref<?xi32> to memref<4xi32>
  %v32 = arith.constant 0 : index
  memref.store %v29, %b2_1[%v32] : memref<4xi32>
  %v33 = memref.cast %m2 : memref<4xi32> to memref<?xi32>
  %v34 = memref.cast %v33 : memref<?xi32> to memref<4xi32>
  cf.cond_br %c0, ^bb5(%v22 : memref<4xi32>), ^bb3(%m1, %m2, %b2_0 : memref<4xi32>, memref<4xi32>, memref<4xi32>)
^bb3(%b3_0: memref<4xi32>, %b3_1: memref<4xi32>, %b3_2: memref<4xi32>):
  %v35 = memref.alloc() : memref<4xi32>
  %v36 = arith.constant 2 : index
  memref.store %i6, %b3_0[%v36] : memref<4xi32>
  %v37 = arith.select %c0, %v24, %v21 : memref<4xi32>
  cf.br ^bb4
^bb4:
  %v38 = arith.constant 3 : index
  memref.store %v5, %b2_1[%v38] : memref<4xi32>
  %v39 = memref.cast %v34 : memref<4xi32> to memref<?xi32>
  %v40 = memref.cast %v39 : memref<?xi32> to memref<4xi32>
  %v41 = memref.alloc() : memref<4xi32>
  %v42 = memref.alloc() : memref<4xi32>
  %v43 = arith.constant 2 : index
  %v44 = memref.load %m0[%v43] : memref<4xi32>
  %v45 = memref.alloca() : memref<4xi32>
  %v46 = memref.alloc() : memref<4xi32>
  %v47 = arith.constant 1 : i32
  %v48 = arith.addi %v18, %v47 : i32
  %v49 = memref.alloc() : memref<4xi32>
  %v50 = arith.constant 0 : index
  memref.store %v48, %m2[%v50] : memref<4xi32>
  %v51 = memref.alloc() : memref<4xi32>
  cf.br ^bb5(%v21 : memref<4xi32>)
^bb5(%b5_0: memref<4xi32>):
  %v52 = memref.alloc() : memref<4xi32>
  %v53 = memref.alloc() : memref<4xi32>
  %v54 = memref.alloca() : memref<4xi32>
  %v55 = memref.cast %v21 : memref<4xi32> to memref<?xi32>
  %v56 = memref.cast %v55 : memref<?xi32> to memref<4xi32>
  %v57 = arith.constant 1 : i32
  %v58 = memref.alloc() : memref<4xi32>
  %v59 = memref.alloc() : memref<4xi32>
  %v60 = memref.alloc() : memref<4xi32>
  %v61 = arith.constant 0 : index
  %v62 = memref.load %b5_0[%v61] : memref<4xi32>
  cf.br ^bb6
^bb6:
  %v63 = memref.alloc() : memref<4xi32>
  %v64 = memref.alloc() : memref<4xi32>
  %v65 = memref.alloc() : memref<4xi32>
  %v66 = arith.constant 9 : i32
  %v67 = arith.constant 2 : i32
  %v68 = arith.constant 2 : index
  %v69 = memref.load %v3[%v68] : memref<4xi32>
  %v70 = memref.alloc() : memref<4xi32>
  %v71 = arith.constant 2 : index
  memref.store %v25, %b5_0[%v71] : memref<4xi32>
  func.call @use(%m2) : (memref<4xi32>) -> ()
  func.call @use(%v64) : (memref<4xi32>) -> ()
  func.call @use(%v34) : (memref<4xi32>) -> ()
  func.call @usei(%v69) : (i32) -> ()
  func.call @usei(%v25) : (i32) -> ()
  func.call @usei(%v5) : (i32) -> ()
  func.call @usei(%i6) : (i32) -> ()
  func.call @usei(%v66) : (i32) -> ()
  return %v22 : memref<4xi32>
}
