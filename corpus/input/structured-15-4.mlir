func.func @f0(%v0: i1, %v1: index, %v2: memref<2xf32>, %v3: index) -> (memref<2xf32>) {
  %v4 = memref.alloc() : memref<2xf32>
  %v5 = arith.constant 2 : index
  %v6 = memref.alloc(%v3) : memref<?x4xi1>
  %v7 = arith.constant 7.0 : f32
  %v8:2 = scf.for %v9 = %v3 to %v1 step %v5 iter_args(%v10 = %v6, %v11 = %v7) -> (memref<?x4xi1>, f32) {
    %v12 = arith.constant 1 : index
    %v13 = memref.dim %v10, %v12 : memref<?x4xi1>
    scf.if %v0 {
      %v14:2 = scf.index_switch %v3 -> memref<2xf32>, memref<2xf32>
      default {
        %v15 = arith.constant true
        %v16 = arith.ori %v15, %v0 : i1
        scf.yield %v4, %v4 : memref<2xf32>, memref<2xf32>
      }
    } else {
      %v17 = arith.constant 1 : index
      %v18 = arith.constant 2 : index
      %v19 = arith.constant 2 : i64
      %v20 = scf.for %v21 = %v17 to %v1 step %v18 iter_args(%v22 = %v19) -> (i64) {
        %v23 = memref.alloc() : memref<2xf32>
        scf.yield %v19 : i64
      }
      %v24 = arith.constant 3 : index
      %v25 = memref.load %v10[%v9, %v24] : memref<?x4xi1>
    }
    %v26 = arith.constant 7 : i32
    %v27 = arith.constant 2 : i32
    scf.for %v28 = %v26 to %v26 step %v27 : i32 {
    }
    scf.yield %v6, %v7 : memref<?x4xi1>, f32
  }
  %v29 = scf.if %v0 -> (index) {
    %v30 = arith.constant 1 : index
    %v31 = arith.constant 0 : index
    %v32 = memref.load %v6[%v30, %v31] : memref<?x4xi1>
    %v33 = arith.constant 7 : index
    %v34 = memref.alloc(%v33) : memref<?x4xi1>
    scf.while (%v35 = %v34) : (memref<?x4xi1>) -> () {
      scf.condition(%v32) 
    } do {
      scf.while : () -> () {
        scf.condition(%v32) 
      } do {
        scf.yield
      }
      scf.execute_region no_inline {
        %v36 = memref.alloc() : memref<2xf32>
        memref.copy %v4, %v36 : memref<2xf32> to memref<2xf32>
        scf.yield
      }
      scf.yield %v6 : memref<?x4xi1>
    }
    scf.yield %v1 : index
  } else {
    scf.yield %v5 : index
  }
  scf.index_switch %v3
  case 1 {
    scf.yield
  }
  case 3 {
    %v37 = memref.alloc() : memref<2xf32>
    memref.copy %v2, %v37 : memref<2xf32> to memref<2xf32>
    scf.yield
  }
  case 5 {
    %v38:2 = scf.if %v0 -> (memref<?x4xi1>, memref<?x4xi1>) {
      scf.yield %v8#0, %v8#0 : memref<?x4xi1>, memref<?x4xi1>
    } else {
      %v39 = arith.constant 0 : index
      %v40 = memref.dim %v2, %v39 : memref<2xf32>
      scf.yield %v8#0, %v8#0 : memref<?x4xi1>, memref<?x4xi1>
    }
    %v41 = memref.alloc() : memref<2xf32>
    %v42 = arith.constant 3 : index
    memref.store %v0, %v38#1[%v1, %v42] : memref<?x4xi1>
    scf.yield
  }
  default {
    %v43 = scf.if %v0 -> (memref<?x4xi1>) {
      scf.execute_region {
        scf.yield
      }
      %v44 = scf.if %v0 -> (memref<?x4xi1>) {
        scf.yield %v8#0 : memref<?x4xi1>
      } else {
        scf.yield %v8#0 : memref<?x4xi1>
      }
      scf.yield %v44 : memref<?x4xi1>
    } else {
      %v45 = arith.constant 1 : index
      %v46 = arith.constant 8 : index
      %v47 = memref.load %v6[%v45, %v46] : memref<?x4xi1>
      %v48 = scf.if %v47 -> (memref<2xf32>) {
        scf.yield %v2 : memref<2xf32>
      } else {
        %v49 = memref.alloc(%v1) : memref<?x4xi1>
        scf.yield %v2 : memref<2xf32>
      }
      scf.yield %v8#0 : memref<?x4xi1>
    }
    scf.yield
  }
  scf.forall (%v50) in (1) {
    memref.copy %v4, %v2 : memref<2xf32> to memref<2xf32>
  }
  %v51:2 = scf.if %v0 -> (f32, i64) {
    %v52 = memref.alloc() {tag = "a"} : memref<2xf32>
    memref.copy %v4, %v52 : memref<2xf32> to memref<2xf32>
    %v53 = arith.constant 2 : i64
    scf.yield %v8#1, %v53 : f32, i64
  } else {
    scf.index_switch %v1
    default {
      scf.yield
    }
    %v54 = arith.constant 1 : index
    %v55 = arith.constant 0 : index
    %v56 = memref.load %v8#0[%v54, %v55] : memref<?x4xi1>
    %v57 = arith.constant 4 : i64
    scf.yield %v7, %v57 : f32, i64
  }
  %v58 = arith.select %v0, %v8#1, %v51#0 : f32
  %v59 = arith.constant 9 : index
  %v60 = memref.alloca(%v59) : memref<8x?xf64>
  %v61 = scf.if %v0 -> (memref<2xf32>) {
    %v62 = arith.constant 1 : index
    %v63 = arith.constant 0 : index
    memref.store %v0, %v6[%v62, %v63] : memref<?x4xi1>
    %v64 = arith.cmpi sge, %v51#1, %v51#1 : i64
    %v65 = arith.constant 4.0 : f64
    %v66 = arith.constant 1 : index
    memref.store %v65, %v60[%v3, %v66] : memref<8x?xf64>
    scf.yield %v2 : memref<2xf32>
  } else {
    scf.yield %v4 : memref<2xf32>
  }
  %v67 = arith.select %v0, %v2, %v4 : memref<2xf32>
  %v68 = arith.constant 1 : index
  %v69 = arith.constant 3 : index
  %v70 = memref.load %v8#0[%v68, %v69] : memref<?x4xi1>
  %v71:2 = scf.if %v70 -> (f32, memref<?x4xi1>) {
    %v72 = memref.alloc() : memref<2xf32>
    %v73 = arith.constant 0 : index
    memref.store %v8#1, %v61[%v73] : memref<2xf32>
    scf.yield %v7, %v8#0 : f32, memref<?x4xi1>
  } else {
    scf.yield %v51#0, %v6 : f32, memref<?x4xi1>
  }
  %v74 = arith.constant 0 : index
  %v75 = arith.constant 2 : index
  memref.store %v70, %v8#0[%v74, %v75] : memref<?x4xi1>
  %v76 = memref.alloc(%v1) : memref<?x4xi1>
  memref.copy %v61, %v67 : memref<2xf32> to memref<2xf32>
  return %v67 : memref<2xf32>
}
