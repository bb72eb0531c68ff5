func.func @f0(%v0: memref<index>, %v1: memref<?xindex>, %v2: memref<?xindex>) -> (memref<?xindex>) {
  %v3 = arith.constant false
  scf.if %v3 {
    %v4 = arith.constant 6 : index
    %v5 = memref.alloc(%v4) {bufferization.manual_deallocation} : memref<?xindex>
    memref.dealloc %v5 {bufferization.manual_deallocation} : memref<?xindex>
    %v6 = arith.constant 0 : index
    %v7 = memref.dim %v1, %v6 : memref<?xindex>
  } else {
    %v8 = arith.constant 7 : index
    %v9 = memref.alloc(%v8) {bufferization.manual_deallocation} : memref<?xindex>
    memref.dealloc %v9 {bufferization.manual_deallocation} : memref<?xindex>
    %v10 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
    memref.dealloc %v10 {bufferization.manual_deallocation} : memref<index>
  }
  %v11 = bufferization.clone %v0 : memref<index> to memref<index>
  %v12 = arith.constant false
  %v13 = scf.if %v12 -> (index) {
    %v14 = bufferization.clone %v1 : memref<?xindex> to memref<?xindex>
    %v15 = arith.constant 6 : index
    memref.store %v15, %v0[] : memref<index>
    scf.yield %v15 : index
  } else {
    %v16 = arith.constant 0 : index
    scf.yield %v16 : index
  }
  %v17 = bufferization.clone %v0 : memref<index> to memref<index>
  %v18 = memref.cast %v1 : memref<?xindex> to memref<?xindex>
  %v19 = scf.if %v3 -> (memref<index>) {
    scf.yield %v0 : memref<index>
  } else {
    scf.yield %v0 : memref<index>
  }
  %v20 = memref.alloc(%v13) : memref<?xindex>
  return %v1 : memref<?xindex>
}
func.func private @f1(%v0: index) -> (memref<?xindex>, f32) {
  %v1 = arith.constant true
  %v2:2 = scf.if %v1 -> (i1, memref<index>) {
    scf.if %v1 {
    }
    %v3 = memref.alloc(%v0) {bufferization.manual_deallocation} : memref<?xindex>
    memref.dealloc %v3 {bufferization.manual_deallocation} : memref<?xindex>
    %v4 = memref.alloc(%v0) : memref<?xindex>
    %v5 = memref.alloc() : memref<index>
    scf.yield %v1, %v5 : i1, memref<index>
  } else {
    %v6 = memref.alloc(%v0) : memref<?xi64>
    %v7:2 = scf.if %v1 -> (memref<index>, memref<?xindex>) {
      %v8 = arith.constant 7 : index
      %v9 = memref.alloc(%v8) {bufferization.manual_deallocation} : memref<?xindex>
      %v10 = arith.constant 3 : index
      %v11 = arith.constant 1 : index
      %v12 = scf.for %v13 = %v8 to %v10 step %v11 iter_args(%v14 = %v1) -> (i1) {
        scf.yield %v1 : i1
      }
      %v15 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
      %v16 = arith.constant 0 : index
      %v17:2 = func.call @f1(%v16) : (index) -> (memref<?xindex>, f32)
      %v18 = arith.constant 1 : index
      scf.for %v19 = %v8 to %v8 step %v18 {
      }
      memref.dealloc %v15 {bufferization.manual_deallocation} : memref<index>
      memref.dealloc %v9 {bufferization.manual_deallocation} : memref<?xindex>
      %v20 = memref.alloc() : memref<index>
      %v21 = memref.alloc(%v0) : memref<?xindex>
      scf.yield %v20, %v21 : memref<index>, memref<?xindex>
    } else {
      %v22 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
      memref.dealloc %v22 {bufferization.manual_deallocation} : memref<index>
      %v23 = memref.alloc() : memref<8x8xf64>
      %v24 = memref.alloc() : memref<index>
      %v25 = memref.alloc(%v0) : memref<?xindex>
      scf.yield %v24, %v25 : memref<index>, memref<?xindex>
    }
    scf.yield %v1, %v7#0 : i1, memref<index>
  }
  %v26 = memref.alloc(%v0) : memref<?xi1>
  %v27 = memref.alloc(%v0) : memref<?xindex>
  %v28 = arith.select %v2#0, %v27, %v27 : memref<?xindex>
  %v29 = scf.if %v2#0 -> (memref<index>) {
    %v30 = arith.select %v2#0, %v27, %v27 : memref<?xindex>
    %v31 = arith.constant 0 : index
    %v32 = memref.dim %v30, %v31 : memref<?xindex>
    %v33 = arith.constant 6 : index
    %v34 = memref.alloc(%v33) : memref<?xi1>
    %v35 = arith.select %v2#0, %v26, %v34 : memref<?xi1>
    scf.yield %v2#1 : memref<index>
  } else {
    scf.yield %v2#1 : memref<index>
  }
  %v36 = memref.alloc(%v0) : memref<?xindex>
  %v37 = memref.alloc() : memref<index>
  %v38 = arith.constant 6.0 : f32
  return %v27, %v38 : memref<?xindex>, f32
}
