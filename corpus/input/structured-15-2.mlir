func.func @f0(%v0: i1, %v1: index, %v2: f32, %v3: i64) -> (f32) {
  %v4:2 = scf.if %v0 -> (f32, memref<4x2xf32>) {
    scf.execute_region {
      scf.while : () -> () {
        %v5 = memref.alloc() : memref<8x4xi64>
        scf.condition(%v0) 
      } do {
        scf.yield
      }
      scf.yield
    }
    %v6 = scf.if %v0 -> (index) {
      %v7:2 = scf.execute_region -> (memref<8x4xi64>, memref<4x2xf32>) {
        %v8 = memref.alloc() : memref<4x2xf32>
        %v9 = memref.alloc() : memref<8x4xi64>
        scf.yield %v9, %v8 : memref<8x4xi64>, memref<4x2xf32>
      }
      %v10 = scf.if %v0 -> (memref<4x2xf32>) {
        %v11 = arith.constant 6 : index
        %v12 = memref.alloc(%v11, %v1) : memref<?x?xf32>
        scf.yield %v7#1 : memref<4x2xf32>
      } else {
        %v13 = memref.alloc() : memref<8x4xi64>
        scf.yield %v7#1 : memref<4x2xf32>
      }
      scf.yield %v1 : index
    } else {
      scf.yield %v1 : index
    }
    %v14 = memref.alloc() : memref<i64>
    %v15 = memref.alloc() : memref<4x2xf32>
    scf.yield %v2, %v15 : f32, memref<4x2xf32>
  } else {
    %v16 = memref.alloc() : memref<4x2xf32>
    scf.yield %v2, %v16 : f32, memref<4x2xf32>
  }
  %v17 = scf.index_switch %v1 -> memref<8x4xi64>
  default {
    %v18 = memref.alloc() : memref<8x4xi64>
    scf.yield %v18 : memref<8x4xi64>
  }
  %v19 = scf.if %v0 -> (memref<4x2xf32>) {
    scf.if %v0 {
      %v20:2 = scf.if %v0 -> (f32, memref<8x4xf32>) {
        %v21 = memref.alloc() : memref<8x4xf32>
        scf.yield %v4#0, %v21 : f32, memref<8x4xf32>
      } else {
        %v22 = arith.constant 2.0 : f32
        %v23 = memref.alloc() : memref<8x4xf32>
        scf.yield %v22, %v23 : f32, memref<8x4xf32>
      }
    }
    %v24 = arith.constant 1 : index
    scf.for %v25 = %v1 to %v1 step %v24 {
      %v26 = scf.index_switch %v25 -> memref<4x2xf32>
      case 1 {
        scf.yield %v4#1 : memref<4x2xf32>
      }
      case 3 {
        scf.yield %v4#1 : memref<4x2xf32>
      }
      default {
        %v27 = arith.constant 3 : i32
        %v28 = arith.cmpi ult, %v27, %v27 : i32
        scf.yield %v4#1 : memref<4x2xf32>
      }
      %v29 = arith.constant 2 : index
      scf.for %v30 = %v24 to %v24 step %v29 {
      }
    }
    %v31 = arith.constant 0 : index
    %v32 = memref.dim %v17, %v31 : memref<8x4xi64>
    scf.yield %v4#1 : memref<4x2xf32>
  } else {
    %v33 = memref.alloc() : memref<4x2xf32>
    scf.yield %v33 : memref<4x2xf32>
  }
  %v34 = memref.alloc() : memref<4x2xf32>
  %v35:2 = scf.if %v0 -> (memref<8x4xf32>, memref<4x2xf32>) {
    %v36 = memref.alloc() : memref<4x2xf32>
    %v37 = scf.if %v0 -> (index) {
      scf.if %v0 {
      } else {
        %v38 = memref.alloc() : memref<4x2xf32>
        memref.copy %v36, %v38 : memref<4x2xf32> to memref<4x2xf32>
      }
      scf.yield %v1 : index
    } else {
      scf.if %v0 {
      }
      %v39:2 = scf.if %v0 -> (memref<4x2xf32>, memref<8x4xf32>) {
        %v40 = memref.alloc() : memref<4x2xf32>
        %v41 = memref.alloc() {tag = "a"} : memref<4x2xf32>
        %v42 = memref.alloc() : memref<8x4xf32>
        scf.yield %v41, %v42 : memref<4x2xf32>, memref<8x4xf32>
      } else {
        %v43 = arith.constant 1 : index
        %v44 = memref.dim %v34, %v43 : memref<4x2xf32>
        %v45 = memref.alloc() : memref<8x4xf32>
        scf.yield %v36, %v45 : memref<4x2xf32>, memref<8x4xf32>
      }
      scf.yield %v1 : index
    }
    %v46:2 = scf.if %v0 -> (memref<8x4xf32>, memref<8x4xf32>) {
      %v47 = scf.execute_region -> (i32) {
        %v48 = arith.constant 3 : i32
        scf.yield %v48 : i32
      }
      %v49 = memref.alloc() : memref<8x4xf32>
      scf.yield %v49, %v49 : memref<8x4xf32>, memref<8x4xf32>
    } else {
      %v50 = memref.alloc() : memref<8x4xi64>
      memref.copy %v17, %v50 : memref<8x4xi64> to memref<8x4xi64>
      %v51 = memref.alloc() : memref<8x4xf32>
      %v52 = memref.alloc() : memref<8x4xf32>
      scf.yield %v51, %v52 : memref<8x4xf32>, memref<8x4xf32>
    }
    scf.yield %v46#0, %v36 : memref<8x4xf32>, memref<4x2xf32>
  } else {
    %v53 = arith.constant 2 : index
    %v54:2 = scf.for %v55 = %v1 to %v1 step %v53 iter_args(%v56 = %v34, %v57 = %v17) -> (memref<4x2xf32>, memref<8x4xi64>) {
      %v58 = scf.while (%v59 = %v57, %v60 = %v19) : (memref<8x4xi64>, memref<4x2xf32>) -> memref<8x4xi64> {
        scf.condition(%v0) %v59 : memref<8x4xi64>
      } do {
      ^bb0(%v61: memref<8x4xi64>):
        %v62 = memref.alloc() : memref<8x4xf32>
        %v63 = memref.alloc() : memref<8x4xi64>
        scf.yield %v63, %v4#1 : memref<8x4xi64>, memref<4x2xf32>
      }
      scf.yield %v4#1, %v57 : memref<4x2xf32>, memref<8x4xi64>
    }
    %v64 = memref.alloc() : memref<8x4xi64>
    memref.copy %v17, %v64 : memref<8x4xi64> to memref<8x4xi64>
    %v65 = memref.alloc() : memref<8x4xf32>
    scf.yield %v65, %v34 : memref<8x4xf32>, memref<4x2xf32>
  }
  %v66 = memref.alloc() : memref<4x2xf32>
  %v67:2 = scf.if %v0 -> (index, memref<4x2xf32>) {
    %v68 = memref.alloc() : memref<8x4xf32>
    %v69 = memref.alloc() : memref<8x4xf32>
    %v70:2 = scf.if %v0 -> (memref<8x4xf32>, f32) {
      %v71 = memref.alloc() : memref<8x4xf32>
      scf.yield %v71, %v2 : memref<8x4xf32>, f32
    } else {
      %v72 = arith.constant 8 : index
      %v73 = memref.alloca(%v72) : memref<?xf32>
      %v74 = arith.constant 6 : index
      %v75 = arith.constant 1 : index
      %v76 = memref.load %v69[%v74, %v75] : memref<8x4xf32>
      scf.yield %v68, %v76 : memref<8x4xf32>, f32
    }
    scf.yield %v1, %v66 : index, memref<4x2xf32>
  } else {
    scf.yield %v1, %v66 : index, memref<4x2xf32>
  }
  %v77 = arith.select %v0, %v35#0, %v35#0 : memref<8x4xf32>
  %v78 = memref.alloca() : memref<8x4xf32>
  %v79 = arith.constant 3 : index
  %v80 = arith.constant 3 : index
  %v81 = memref.load %v77[%v79, %v80] : memref<8x4xf32>
  %v82 = arith.constant 1 : index
  %v83 = scf.for %v84 = %v80 to %v79 step %v82 iter_args(%v85 = %v0) -> (i1) {
    %v86 = arith.constant 1 : index
    %v87:2 = scf.for %v88 = %v1 to %v84 step %v86 iter_args(%v89 = %v84, %v90 = %v17) -> (index, memref<8x4xi64>) {
      %v91 = arith.constant 2 : index
      scf.yield %v91, %v17 : index, memref<8x4xi64>
    }
    %v92 = memref.alloc() : memref<8x4xi64>
    %v93 = arith.constant false
    scf.yield %v93 : i1
  }
  %v94:2 = scf.index_switch %v67#0 -> memref<8x4xf32>, f32
  case 1 {
    %v95:2 = scf.index_switch %v67#0 -> memref<8x4xf32>, memref<4x2xf32>
    case 1 {
      scf.yield %v78, %v66 : memref<8x4xf32>, memref<4x2xf32>
    }
    case 3 {
      %v96 = arith.extui %v83 : i1 to i32
      scf.yield %v35#0, %v35#1 : memref<8x4xf32>, memref<4x2xf32>
    }
    case 5 {
      %v97 = arith.constant 1 : index
      %v98 = memref.dim %v66, %v97 : memref<4x2xf32>
      scf.yield %v35#0, %v66 : memref<8x4xf32>, memref<4x2xf32>
    }
    default {
      %v99 = memref.alloc() : memref<8x4xf32>
      memref.copy %v35#0, %v99 : memref<8x4xf32> to memref<8x4xf32>
      scf.forall (%v100) in (%v1) {
        %v101 = memref.alloc() {alignment = 64 : i64} : memref<4x2xf32>
      }
      scf.yield %v99, %v66 : memref<8x4xf32>, memref<4x2xf32>
    }
    %v102 = arith.constant 1 : index
    scf.for %v103 = %v80 to %v82 step %v102 {
      %v104 = arith.constant 2 : index
      %v105 = arith.constant 2 : index
      %v106 = arith.constant 6 : i32
      %v107 = scf.for %v108 = %v104 to %v1 step %v105 iter_args(%v109 = %v106) -> (i32) {
        %v110 = memref.alloc() : memref<4x2xf32>
        scf.yield %v106 : i32
      }
    }
    %v111 = arith.constant 7.0 : f32
    scf.yield %v77, %v111 : memref<8x4xf32>, f32
  }
  case 3 {
    %v112 = arith.constant 1 : index
    %v113 = arith.constant 2 : index
    scf.parallel (%v114) = (%v80) to (%v67#0) step (%v112) {
      %v115 = memref.alloc(%v1) : memref<?xi1>
    }
    scf.yield %v77, %v81 : memref<8x4xf32>, f32
  }
  default {
    scf.forall (%v116) in (%v1) {
    }
    scf.yield %v35#0, %v2 : memref<8x4xf32>, f32
  }
  %v117 = arith.constant 7 : i32
  %v118 = arith.constant 2 : i32
  scf.for %v119 = %v117 to %v117 step %v118 : i32 {
    %v120:2 = scf.if %v83 -> (memref<4x2xf32>, index) {
      scf.yield %v4#1, %v67#0 : memref<4x2xf32>, index
    } else {
      scf.yield %v66, %v82 : memref<4x2xf32>, index
    }
  }
  %v121 = memref.alloc() : memref<4x2xf32>
  %v122 = arith.constant 9 : index
  %v123 = arith.constant 1 : index
  %v124 = arith.constant 2 : index
  scf.parallel (%v125, %v126) = (%v67#0, %v82) to (%v122, %v67#0) step (%v123, %v124) {
  }
  return %v2 : f32
}
