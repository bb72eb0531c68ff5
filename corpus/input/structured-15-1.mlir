func.func @f0(%v0: i1, %v1: index, %v2: memref<2xf32>, %v3: memref<?x4x4xindex>) {
  %v4 = memref.alloc() : memref<2xf32>
  memref.copy %v2, %v4 : memref<2xf32> to memref<2xf32>
  memref.copy %v2, %v4 : memref<2xf32> to memref<2xf32>
  %v5 = scf.index_switch %v1 -> memref<2xf32>
  default {
    %v6 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
    %v7 = memref.alloc() : memref<2xf32>
    scf.yield %v7 : memref<2xf32>
  }
  %v8 = arith.constant 1 : index
  %v9 = scf.for %v10 = %v1 to %v1 step %v8 iter_args(%v11 = %v3) -> (memref<?x4x4xindex>) {
    %v12 = arith.constant 6 : index
    %v13 = arith.constant 1 : index
    %v14 = arith.constant 2 : index
    scf.parallel (%v15, %v16) = (%v10, %v8) to (%v12, %v1) step (%v13, %v14) {
      scf.if %v0 {
        %v17 = arith.select %v0, %v4, %v4 : memref<2xf32>
      } else {
      }
    }
    %v18 = scf.execute_region -> (index) {
      %v19 = scf.if %v0 -> (memref<2xf32>) {
        scf.yield %v4 : memref<2xf32>
      } else {
        scf.yield %v4 : memref<2xf32>
      }
      scf.yield %v13 : index
    }
    scf.forall (%v20) in (1) {
      %v21 = arith.constant 0 : index
      %v22 = arith.constant 2 : index
      %v23 = arith.constant 0 : index
      memref.store %v18, %v11[%v21, %v22, %v23] : memref<?x4x4xindex>
      %v24 = arith.constant 8.0 : f32
      memref.store %v24, %v2[%v13] : memref<2xf32>
    }
    %v25 = memref.alloc(%v18) : memref<?x4x4xindex>
    scf.yield %v25 : memref<?x4x4xindex>
  }
  %v26:2 = scf.if %v0 -> (index, memref<2xf32>) {
    %v27 = arith.constant 1 : index
    %v28 = arith.constant 2 : i64
    %v29 = scf.for %v30 = %v1 to %v1 step %v27 iter_args(%v31 = %v28) -> (i64) {
      %v32 = arith.constant 3 : index
      %v33 = arith.constant 1 : index
      scf.for %v34 = %v30 to %v32 step %v33 {
        %v35 = arith.constant 8 : index
        %v36 = memref.alloc(%v35) : memref<?x4x4xindex>
      }
      %v37 = arith.constant 0 : i64
      scf.yield %v37 : i64
    }
    %v38 = arith.select %v0, %v3, %v9 : memref<?x4x4xindex>
    scf.yield %v27, %v5 : index, memref<2xf32>
  } else {
    %v39 = arith.constant 1 : index
    %v40 = arith.constant 2 : index
    scf.parallel (%v41, %v42) = (%v1, %v1) to (%v1, %v8) step (%v39, %v40) {
      %v43 = scf.if %v0 -> (memref<2xf32>) {
        scf.yield %v4 : memref<2xf32>
      } else {
        scf.yield %v2 : memref<2xf32>
      }
    }
    %v44 = scf.index_switch %v1 -> memref<?x4x4xindex>
    default {
      %v45 = arith.constant 5 : index
      %v46 = arith.constant 1 : index
      scf.for %v47 = %v45 to %v40 step %v46 {
      }
      %v48 = memref.alloc() : memref<2xf32>
      scf.yield %v9 : memref<?x4x4xindex>
    }
    scf.yield %v1, %v4 : index, memref<2xf32>
  }
  %v49 = memref.alloc(%v1) : memref<?x4x4xindex>
  %v50 = scf.if %v0 -> (i64) {
    scf.index_switch %v26#0
    case 1 {
      scf.yield
    }
    case 3 {
      %v51 = arith.constant 2 : index
      scf.for %v52 = %v1 to %v26#0 step %v51 {
        %v53 = memref.alloc(%v52) : memref<?x4x4xindex>
      }
      scf.yield
    }
    default {
      %v54 = arith.constant 7.0 : f32
      %v55 = arith.constant 0 : index
      memref.store %v54, %v4[%v55] : memref<2xf32>
      %v56 = arith.constant 0 : index
      memref.store %v54, %v2[%v56] : memref<2xf32>
      scf.yield
    }
    %v57 = scf.if %v0 -> (memref<?x4x4xindex>) {
      %v58 = arith.constant 2 : index
      %v59:2 = scf.for %v60 = %v26#0 to %v1 step %v58 iter_args(%v61 = %v9, %v62 = %v26#1) -> (memref<?x4x4xindex>, memref<2xf32>) {
        scf.yield %v61, %v2 : memref<?x4x4xindex>, memref<2xf32>
      }
      %v63 = arith.constant 1 : index
      scf.for %v64 = %v8 to %v1 step %v63 {
        memref.copy %v59#1, %v4 : memref<2xf32> to memref<2xf32>
      }
      scf.yield %v9 : memref<?x4x4xindex>
    } else {
      scf.forall (%v65) in (%v1) {
        %v66 = arith.select %v0, %v3, %v3 : memref<?x4x4xindex>
      }
      memref.copy %v4, %v26#1 : memref<2xf32> to memref<2xf32>
      scf.yield %v49 : memref<?x4x4xindex>
    }
    %v67 = arith.constant 0 : i64
    scf.yield %v67 : i64
  } else {
    %v68 = arith.constant 7.0 : f32
    %v69 = arith.constant 0 : index
    memref.store %v68, %v5[%v69] : memref<2xf32>
    %v70 = arith.constant 8 : i64
    scf.yield %v70 : i64
  }
  return
}
func.func @f1(%v0: f32, %v1: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %v2 = memref.alloc() : memref<2xf32>
  %v3 = arith.constant 7 : index
  %v4 = arith.constant 2 : index
  %v5 = scf.for %v6 = %v3 to %v3 step %v4 iter_args(%v7 = %v1) -> (memref<2xf32>) {
    %v8 = scf.execute_region -> (memref<?x4x4xindex>) no_inline {
      scf.while : () -> () {
        %v9 = arith.constant false
        scf.condition(%v9) 
      } do {
        scf.yield
      }
      %v10 = arith.constant 7 : index
      %v11 = memref.alloc(%v10) : memref<?x4x4xindex>
      scf.yield %v11 : memref<?x4x4xindex>
    }
    %v12 = arith.constant 4 : i32
    %v13 = arith.constant false
    %v14 = arith.select %v13, %v12, %v12 : i32
    memref.copy %v2, %v1 : memref<2xf32> to memref<2xf32>
    scf.yield %v7 : memref<2xf32>
  }
  %v15 = arith.constant 9 : index
  %v16 = memref.alloc(%v15) : memref<?x4x4xindex>
  %v17 = scf.while (%v18 = %v16) : (memref<?x4x4xindex>) -> memref<?x4x4xindex> {
    %v19 = arith.constant false
    scf.condition(%v19) %v16 : memref<?x4x4xindex>
  } do {
  ^bb0(%v20: memref<?x4x4xindex>):
    %v21 = arith.constant 4 : index
    %v22 = memref.alloc(%v21) : memref<?x4x4xindex>
    memref.copy %v20, %v22 : memref<?x4x4xindex> to memref<?x4x4xindex>
    scf.yield %v20 : memref<?x4x4xindex>
  }
  %v23 = arith.constant false
  %v24 = arith.constant 1 : index
  %v25 = arith.constant 2 : index
  %v26 = scf.for %v27 = %v24 to %v15 step %v25 iter_args(%v28 = %v16) -> (memref<?x4x4xindex>) {
    %v29 = memref.alloc() : memref<2xf32>
    memref.copy %v5, %v29 : memref<2xf32> to memref<2xf32>
    %v30 = arith.constant 2 : index
    %v31 = arith.constant 3 : i32
    %v32 = scf.for %v33 = %v15 to %v24 step %v30 iter_args(%v34 = %v31) -> (i32) {
      %v35 = arith.constant 0 : index
      %v36 = memref.alloc(%v27) : memref<?x8xf64>
      scf.yield %v34 : i32
    }
    %v37 = scf.if %v23 -> (memref<?x4x4xindex>) {
      memref.copy %v2, %v29 : memref<2xf32> to memref<2xf32>
      %v38 = arith.constant 3 : index
      %v39 = arith.constant 2 : index
      %v40:2 = scf.for %v41 = %v3 to %v38 step %v39 iter_args(%v42 = %v2, %v43 = %v28) -> (memref<2xf32>, memref<?x4x4xindex>) {
        scf.yield %v42, %v16 : memref<2xf32>, memref<?x4x4xindex>
      }
      scf.yield %v28 : memref<?x4x4xindex>
    } else {
      scf.yield %v16 : memref<?x4x4xindex>
    }
    scf.yield %v17 : memref<?x4x4xindex>
  }
  %v44:2 = scf.if %v23 -> (memref<2xf32>, memref<2xf32>) {
    scf.execute_region {
      %v45 = arith.constant false
      %v46:2 = scf.if %v45 -> (memref<2xf32>, memref<?x4x4xindex>) {
        scf.yield %v5, %v17 : memref<2xf32>, memref<?x4x4xindex>
      } else {
        %v47 = arith.select %v45, %v5, %v1 : memref<2xf32>
        scf.yield %v1, %v16 : memref<2xf32>, memref<?x4x4xindex>
      }
      scf.forall (%v48) in (2) {
      }
      scf.yield
    }
    memref.copy %v1, %v5 : memref<2xf32> to memref<2xf32>
    scf.while (%v49 = %v2) : (memref<2xf32>) -> () {
      scf.condition(%v23) 
    } do {
      %v50 = memref.alloc() : memref<2xf32>
      scf.yield %v50 : memref<2xf32>
    }
    scf.yield %v1, %v2 : memref<2xf32>, memref<2xf32>
  } else {
    %v51 = arith.constant 7 : index
    %v52 = arith.constant 1 : index
    %v53 = arith.constant 7 : i32
    %v54:2 = scf.for %v55 = %v24 to %v51 step %v52 iter_args(%v56 = %v26, %v57 = %v53) -> (memref<?x4x4xindex>, i32) {
      %v58 = scf.if %v23 -> (memref<?x4x4xindex>) {
        %v59 = memref.alloc(%v55) : memref<?x4x4xindex>
        %v60 = arith.constant 9 : index
        %v61 = memref.alloc(%v60) : memref<?x4x4xindex>
        scf.yield %v61 : memref<?x4x4xindex>
      } else {
        scf.yield %v16 : memref<?x4x4xindex>
      }
      scf.yield %v17, %v57 : memref<?x4x4xindex>, i32
    }
    %v62:2 = scf.if %v23 -> (memref<2xf32>, memref<?x4x4xindex>) {
      %v63 = memref.alloc() : memref<4xi1>
      scf.yield %v2, %v54#0 : memref<2xf32>, memref<?x4x4xindex>
    } else {
      %v64 = arith.constant 1 : index
      %v65 = arith.constant 2 : index
      %v66 = memref.load %v16[%v64, %v15, %v65] : memref<?x4x4xindex>
      %v67 = arith.constant 9 : index
      %v68 = memref.alloc(%v67) : memref<?x4x4xindex>
      scf.yield %v1, %v68 : memref<2xf32>, memref<?x4x4xindex>
    }
    %v69 = arith.select %v23, %v26, %v26 : memref<?x4x4xindex>
    scf.yield %v5, %v62#0 : memref<2xf32>, memref<2xf32>
  }
  scf.execute_region no_inline {
    %v70 = arith.constant 5 : index
    %v71 = memref.alloc(%v70) {tag = "a"} : memref<?x4x4xindex>
    scf.while : () -> () {
      scf.condition(%v23) 
    } do {
      scf.yield
    }
    %v72 = arith.constant 2 : index
    %v73 = memref.dim %v71, %v72 : memref<?x4x4xindex>
    scf.yield
  }
  return %v1, %v2 : memref<2xf32>, memref<2xf32>
}
