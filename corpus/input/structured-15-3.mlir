func.func @f0(%v0: i1, %v1: memref<?xi32>, %v2: memref<4xi64>, %v3: memref<8x4x?xi1>) -> (index, index) {
  %v4 = scf.execute_region -> (index) {
    %v5 = arith.constant 2 : index
    %v6 = memref.dim %v3, %v5 : memref<8x4x?xi1>
    %v7:2 = scf.if %v0 -> (memref<8x4x?xi1>, memref<8x4x?xi1>) {
      scf.index_switch %v6
      case 1 {
        %v8 = memref.alloc() : memref<4xi64>
        scf.yield
      }
      case 3 {
        %v9 = arith.constant 8 : index
        %v10 = memref.alloc(%v9) : memref<8x4x?xi1>
        scf.yield
      }
      case 5 {
        %v11 = memref.alloc(%v6) : memref<8x4x?xi1>
        scf.yield
      }
      default {
        %v12 = arith.constant 6 : i32
        %v13 = arith.cmpi sge, %v12, %v12 : i32
        scf.yield
      }
      scf.yield %v3, %v3 : memref<8x4x?xi1>, memref<8x4x?xi1>
    } else {
      %v14 = memref.alloc() : memref<4xi64>
      scf.yield %v3, %v3 : memref<8x4x?xi1>, memref<8x4x?xi1>
    }
    %v15 = arith.constant 1 : index
    %v16 = memref.load %v1[%v15] : memref<?xi32>
    scf.yield %v6 : index
  }
  %v17 = arith.constant 6 : index
  %v18 = memref.alloc(%v17) : memref<?xi32>
  %v19 = scf.while (%v20 = %v18, %v21 = %v3) : (memref<?xi32>, memref<8x4x?xi1>) -> i64 {
    %v22 = memref.alloc() : memref<4xf64>
    scf.forall (%v23) in (%v4) {
      %v24 = memref.alloc() : memref<4xi64>
      memref.copy %v2, %v24 : memref<4xi64> to memref<4xi64>
    }
    %v25 = arith.constant 8 : i64
    scf.condition(%v0) %v25 : i64
  } do {
  ^bb0(%v26: i64):
    %v27 = memref.alloc() : memref<4xi64>
    %v28 = arith.constant 1 : index
    %v29 = scf.for %v30 = %v4 to %v4 step %v28 iter_args(%v31 = %v27) -> (memref<4xi64>) {
      scf.yield %v31 : memref<4xi64>
    }
    scf.yield %v1, %v3 : memref<?xi32>, memref<8x4x?xi1>
  }
  %v32 = arith.constant 1 : index
  %v33:2 = scf.for %v34 = %v4 to %v4 step %v32 iter_args(%v35 = %v2, %v36 = %v2) -> (memref<4xi64>, memref<4xi64>) {
    scf.yield %v2, %v2 : memref<4xi64>, memref<4xi64>
  }
  %v37 = arith.constant 1 : index
  %v38:2 = scf.for %v39 = %v4 to %v4 step %v37 iter_args(%v40 = %v1, %v41 = %v3) -> (memref<?xi32>, memref<8x4x?xi1>) {
    %v42 = arith.constant 0 : index
    memref.store %v19, %v33#0[%v42] : memref<4xi64>
    %v43 = scf.while (%v44 = %v19) : (i64) -> i64 {
      %v45 = arith.constant 9.0 : f32
      %v46 = arith.cmpf une, %v45, %v45 : f32
      %v47 = scf.if %v46 -> (memref<?xi32>) {
        %v48 = arith.constant 0 : index
        %v49 = memref.load %v40[%v48] : memref<?xi32>
        scf.yield %v40 : memref<?xi32>
      } else {
        %v50 = memref.alloc() : memref<8xindex>
        %v51 = arith.constant 6 : index
        %v52 = memref.alloc(%v51) : memref<?xi32>
        scf.yield %v52 : memref<?xi32>
      }
      scf.condition(%v46) %v19 : i64
    } do {
    ^bb0(%v53: i64):
      %v54 = scf.index_switch %v4 -> memref<8x4x?xi1>
      case 1 {
        scf.yield %v3 : memref<8x4x?xi1>
      }
      case 3 {
        %v55 = memref.alloc() : memref<4xi64>
        scf.yield %v41 : memref<8x4x?xi1>
      }
      case 5 {
        %v56 = arith.constant 9 : index
        %v57 = memref.alloc(%v56) : memref<?xi32>
        scf.yield %v3 : memref<8x4x?xi1>
      }
      default {
        %v58 = memref.alloc() : memref<4xi64>
        scf.yield %v41 : memref<8x4x?xi1>
      }
      %v59 = arith.constant 6 : i32
      %v60 = arith.constant 1 : index
      memref.store %v59, %v40[%v60] : memref<?xi32>
      scf.yield %v19 : i64
    }
    %v61 = arith.constant 9 : i32
    %v62 = arith.constant 1 : i32
    scf.for %v63 = %v61 to %v61 step %v62 : i32 {
      %v64 = arith.constant 1 : index
      %v65 = arith.constant 3 : index
      %v66 = arith.constant 0 : index
      %v67 = memref.load %v41[%v64, %v65, %v66] : memref<8x4x?xi1>
      %v68 = arith.constant 4 : index
      %v69 = arith.constant 0 : index
      %v70 = memref.load %v3[%v68, %v69, %v69] : memref<8x4x?xi1>
    }
    %v71 = memref.alloc(%v39) {alignment = 64 : i64} : memref<?xi32>
    scf.yield %v71, %v41 : memref<?xi32>, memref<8x4x?xi1>
  }
  %v72 = arith.select %v0, %v0, %v0 : i1
  %v73 = arith.select %v0, %v3, %v3 : memref<8x4x?xi1>
  %v74 = arith.constant 2 : index
  %v75 = arith.constant 6 : i32
  %v76 = scf.for %v77 = %v32 to %v37 step %v74 iter_args(%v78 = %v75) -> (i32) {
    %v79 = memref.alloc() : memref<8xi1>
    scf.yield %v78 : i32
  }
  %v80 = arith.constant 2 : index
  %v81:2 = scf.for %v82 = %v37 to %v37 step %v80 iter_args(%v83 = %v19, %v84 = %v33#1) -> (i64, memref<4xi64>) {
    %v85:2 = scf.if %v72 -> (memref<8x4x?xi1>, memref<8x4x?xi1>) {
      scf.if %v72 {
        %v86 = memref.alloc(%v4) : memref<?xi32>
      } else {
      }
      %v87 = arith.constant 1 : i32
      %v88 = scf.for %v89 = %v76 to %v76 step %v87 iter_args(%v90 = %v37) -> (index) : i32 {
        %v91 = memref.alloc() : memref<4xi64>
        %v92 = arith.select %v0, %v33#0, %v91 : memref<4xi64>
        scf.yield %v37 : index
      }
      %v93 = memref.alloc(%v82) : memref<8x4x?xi1>
      scf.yield %v93, %v73 : memref<8x4x?xi1>, memref<8x4x?xi1>
    } else {
      %v94 = scf.if %v72 -> (i1) {
        %v95 = memref.alloc(%v82) : memref<?xi32>
        scf.yield %v72 : i1
      } else {
        scf.yield %v0 : i1
      }
      scf.yield %v38#1, %v3 : memref<8x4x?xi1>, memref<8x4x?xi1>
    }
    scf.yield %v83, %v33#1 : i64, memref<4xi64>
  }
  %v96 = arith.constant 0 : index
  %v97 = memref.dim %v18, %v96 : memref<?xi32>
  %v98:2 = scf.if %v72 -> (memref<8x4x?xi1>, memref<?xi32>) {
    %v99:2 = scf.execute_region -> (memref<?xi32>, memref<8x4x?xi1>) {
      %v100:2 = scf.if %v72 -> (memref<4xi64>, memref<?xi32>) {
        %v101 = arith.constant 2 : index
        %v102 = arith.constant 2 : index
        %v103 = arith.constant 0 : index
        %v104 = memref.load %v73[%v101, %v102, %v103] : memref<8x4x?xi1>
        scf.yield %v33#1, %v18 : memref<4xi64>, memref<?xi32>
      } else {
        scf.yield %v81#1, %v18 : memref<4xi64>, memref<?xi32>
      }
      scf.yield %v1, %v3 : memref<?xi32>, memref<8x4x?xi1>
    }
    %v105:2 = scf.index_switch %v97 -> i1, index
    case 1 {
      %v106 = arith.constant 1 : index
      %v107 = arith.constant 8 : index
      %v108 = memref.alloc(%v107) : memref<?xi32>
      %v109 = scf.for %v110 = %v4 to %v97 step %v106 iter_args(%v111 = %v108) -> (memref<?xi32>) {
        scf.yield %v108 : memref<?xi32>
      }
      %v112 = arith.constant 5 : index
      scf.yield %v0, %v112 : i1, index
    }
    case 3 {
      scf.yield %v72, %v80 : i1, index
    }
    default {
      %v113 = memref.alloc() : memref<4xi64>
      %v114 = arith.constant true
      scf.yield %v114, %v80 : i1, index
    }
    scf.yield %v99#1, %v18 : memref<8x4x?xi1>, memref<?xi32>
  } else {
    %v115 = arith.constant 9 : index
    %v116 = memref.alloc(%v115) {tag = "a"} : memref<?xi32>
    scf.yield %v38#1, %v116 : memref<8x4x?xi1>, memref<?xi32>
  }
  %v117 = memref.alloc() : memref<4x2xi64>
  %v118 = arith.constant 2 : index
  scf.for %v119 = %v80 to %v96 step %v118 {
    %v120:2 = scf.if %v72 -> (memref<?xi32>, memref<?xi32>) {
      scf.yield %v18, %v1 : memref<?xi32>, memref<?xi32>
    } else {
      scf.if %v0 {
      } else {
        %v121 = memref.alloc() : memref<4xi64>
      }
      %v122:2 = scf.if %v0 -> (index, memref<8x4x?xi1>) {
        %v123 = arith.constant 6 : index
        %v124 = memref.alloc(%v123) : memref<?xi32>
        %v125 = arith.constant 9 : index
        scf.yield %v125, %v73 : index, memref<8x4x?xi1>
      } else {
        %v126 = arith.constant 8 : index
        %v127 = memref.alloc(%v126) : memref<?xi32>
        scf.yield %v37, %v38#1 : index, memref<8x4x?xi1>
      }
      scf.yield %v38#0, %v98#1 : memref<?xi32>, memref<?xi32>
    }
    memref.copy %v81#1, %v33#0 : memref<4xi64> to memref<4xi64>
  }
  %v128 = arith.constant 0 : index
  %v129 = memref.dim %v117, %v128 : memref<4x2xi64>
  %v130 = arith.constant 5 : index
  %v131 = arith.constant 1 : index
  %v132 = arith.constant 2 : index
  scf.parallel (%v133) = (%v97) to (%v130) step (%v131) {
  }
  %v134 = memref.alloc() : memref<4xi64>
  return %v129, %v80 : index, index
}
