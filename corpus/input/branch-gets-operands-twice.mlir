func.func @f1(%v0: index, %v1: f32) -> (memref<?x?x4xf32>) {
  %v2 = memref.alloc(%v0) : memref<2x?xi64>
  %v16 = arith.constant true
  %v17:2 = scf.if %v16 -> (memref<2x?xi64>, memref<4xf64>) {
    %v22 = scf.execute_region -> (memref<2x?xi64>) {
      %v23 = memref.alloc(%v0) : memref<2x?xi64>
      %v25 = arith.constant 4 : index
      %v26 = memref.alloc(%v25) : memref<2x?xi64>
      cf.cond_br %v16, ^bb1(%v26 : memref<2x?xi64>), ^bb1(%v23 : memref<2x?xi64>)
    ^bb1(%v27: memref<2x?xi64>):
      scf.yield %v27 : memref<2x?xi64>
    }
    %v28 = memref.alloc() : memref<4xf64>
    scf.yield %v22, %v28 : memref<2x?xi64>, memref<4xf64>
  } else {
    %v33 = memref.alloc() : memref<4xf64>
    scf.yield %v2, %v33 : memref<2x?xi64>, memref<4xf64>
  }
  %v34 = arith.constant 7 : index
  %v35 = arith.constant 5 : index
  %v36 = memref.alloc(%v34, %v35) : memref<?x?x4xf32>
  return %v36 : memref<?x?x4xf32>
}
