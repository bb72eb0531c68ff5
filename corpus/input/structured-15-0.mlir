func.func @f0(%v0: i1, %v1: index, %v2: memref<4x?xf32>) {
  %v3 = memref.alloc(%v1) : memref<4x?xf32>
  %v4 = arith.constant 2 : index
  %v5:2 = scf.for %v6 = %v1 to %v1 step %v4 iter_args(%v7 = %v2, %v8 = %v2) -> (memref<4x?xf32>, memref<4x?xf32>) {
    scf.yield %v3, %v3 : memref<4x?xf32>, memref<4x?xf32>
  }
  %v9 = arith.constant 1 : index
  %v10 = memref.dim %v2, %v9 : memref<4x?xf32>
  %v11 = arith.andi %v4, %v1 : index
  %v12 = memref.alloc(%v1) : memref<4x?xf32>
  %v13 = arith.constant 1 : index
  %v14 = arith.constant 4.0 : f32
  %v15:2 = scf.for %v16 = %v9 to %v4 step %v13 iter_args(%v17 = %v3, %v18 = %v14) -> (memref<4x?xf32>, f32) {
    %v19 = arith.constant 1 : index
    %v20 = scf.for %v21 = %v11 to %v9 step %v19 iter_args(%v22 = %v10) -> (index) {
      %v23 = arith.constant 6 : index
      scf.yield %v23 : index
    }
    %v24 = arith.constant 0 : index
    memref.store %v18, %v5#1[%v24, %v24] : memref<4x?xf32>
    scf.yield %v3, %v14 : memref<4x?xf32>, f32
  }
  %v25 = arith.constant 1 : index
  %v26 = memref.dim %v5#0, %v25 : memref<4x?xf32>
  scf.execute_region no_inline {
    %v27 = arith.constant 1 : index
    %v28 = scf.for %v29 = %v25 to %v13 step %v27 iter_args(%v30 = %v5#1) -> (memref<4x?xf32>) {
      scf.execute_region {
        scf.yield
      }
      %v31 = arith.constant 4 : index
      %v32 = memref.alloc(%v31) {alignment = 16 : i64, tag = [1, 2]} : memref<4x?xf32>
      scf.yield %v32 : memref<4x?xf32>
    }
    scf.if %v0 {
      %v33 = arith.constant 9 : index
      %v34 = memref.alloc(%v33) : memref<4x?xf32>
      %v35 = arith.constant 3 : i64
      %v36 = arith.addi %v35, %v35 : i64
    }
    scf.yield
  }
  %v37 = arith.constant 2 : index
  %v38 = arith.constant 1 : index
  %v39 = memref.alloc() : memref<8xi64>
  %v40 = scf.for %v41 = %v37 to %v4 step %v38 iter_args(%v42 = %v39) -> (memref<8xi64>) {
    %v43 = arith.constant 2 : index
    %v44:2 = scf.for %v45 = %v38 to %v26 step %v43 iter_args(%v46 = %v41, %v47 = %v15#0) -> (index, memref<4x?xf32>) {
      %v48 = memref.alloca(%v41) : memref<4x?xf32>
      %v49 = arith.select %v0, %v48, %v3 : memref<4x?xf32>
      scf.yield %v4, %v47 : index, memref<4x?xf32>
    }
    %v50 = arith.constant 8 : index
    %v51 = memref.alloc(%v50) : memref<?xi32>
    scf.yield %v42 : memref<8xi64>
  }
  %v52 = arith.constant 2 : index
  %v53 = memref.load %v39[%v52] : memref<8xi64>
  %v54 = memref.alloca(%v10) : memref<?xi32>
  %v55 = memref.alloc() : memref<8xi64>
  %v56 = arith.constant 7 : index
  %v57 = memref.alloc(%v56) : memref<4x?xf32>
  %v58 = arith.constant 2 : index
  scf.for %v59 = %v10 to %v56 step %v58 {
    %v60 = arith.constant 1 : index
    %v61 = arith.constant 2 : index
    scf.parallel (%v62) = (%v1) to (%v37) step (%v60) {
    }
    %v63 = arith.constant 2 : index
    %v64 = arith.constant 9 : index
    %v65:2 = scf.for %v66 = %v37 to %v52 step %v63 iter_args(%v67 = %v64, %v68 = %v3) -> (index, memref<4x?xf32>) {
      %v69:2 = scf.if %v0 -> (memref<8xi64>, memref<4x?xf32>) {
        %v70 = arith.constant 4 : i64
        %v71 = memref.alloc(%v67) : memref<4x?xf32>
        scf.yield %v55, %v71 : memref<8xi64>, memref<4x?xf32>
      } else {
        %v72 = memref.alloc() : memref<8xi64>
        scf.yield %v55, %v57 : memref<8xi64>, memref<4x?xf32>
      }
      scf.yield %v1, %v3 : index, memref<4x?xf32>
    }
  }
  %v73 = arith.constant 1 : index
  scf.for %v74 = %v4 to %v52 step %v73 {
    %v75 = memref.alloc() : memref<index>
  }
  return
}
