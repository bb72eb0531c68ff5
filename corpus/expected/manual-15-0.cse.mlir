module {
  func.func @f0(%arg0: memref<index>, %arg1: memref<?xindex>, %arg2: memref<?xindex>) -> memref<?xindex> {
    %false = arith.constant false
    scf.if %false {
      %c6 = arith.constant 6 : index
      %alloc = memref.alloc(%c6) {bufferization.manual_deallocation} : memref<?xindex>
      memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?xindex>
      %c0 = arith.constant 0 : index
    } else {
      %c7 = arith.constant 7 : index
      %alloc = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
      memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_0 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
      memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<index>
    }
    %0 = scf.if %false -> (index) {
      %c6 = arith.constant 6 : index
      memref.store %c6, %arg0[] : memref<index>
      scf.yield %c6 : index
    } else {
      %c0 = arith.constant 0 : index
      scf.yield %c0 : index
    }
    return %arg1 : memref<?xindex>
  }
  func.func private @f1(%arg0: index) -> (memref<?xindex>, f32) {
    %true = arith.constant true
    %0:2 = scf.if %true -> (i1, memref<index>) {
      %alloc_1 = memref.alloc(%arg0) {bufferization.manual_deallocation} : memref<?xindex>
      memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_2 = memref.alloc() : memref<index>
      scf.yield %true, %alloc_2 : i1, memref<index>
    } else {
      %1:2 = scf.if %true -> (memref<index>, memref<?xindex>) {
        %c7 = arith.constant 7 : index
        %alloc_1 = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
        %c3 = arith.constant 3 : index
        %c1 = arith.constant 1 : index
        %alloc_2 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        %c0 = arith.constant 0 : index
        %2:2 = func.call @f1(%c0) : (index) -> (memref<?xindex>, f32)
        memref.dealloc %alloc_2 {bufferization.manual_deallocation} : memref<index>
        memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<?xindex>
        %alloc_3 = memref.alloc() : memref<index>
        %alloc_4 = memref.alloc(%arg0) : memref<?xindex>
        scf.yield %alloc_3, %alloc_4 : memref<index>, memref<?xindex>
      } else {
        %alloc_1 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<index>
        %alloc_2 = memref.alloc() : memref<index>
        %alloc_3 = memref.alloc(%arg0) : memref<?xindex>
        scf.yield %alloc_2, %alloc_3 : memref<index>, memref<?xindex>
      }
      scf.yield %true, %1#0 : i1, memref<index>
    }
    %alloc = memref.alloc(%arg0) : memref<?xi1>
    %alloc_0 = memref.alloc(%arg0) : memref<?xindex>
    %cst = arith.constant 6.000000e+00 : f32
    return %alloc_0, %cst : memref<?xindex>, f32
  }
}

