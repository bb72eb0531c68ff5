module {
  func.func @f0(%arg0: memref<index>, %arg1: memref<?xindex>, %arg2: memref<?xindex>) -> memref<?xindex> {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %false = arith.constant false
    scf.if %false {
      %alloc = memref.alloc(%c6) {bufferization.manual_deallocation} : memref<?xindex>
      memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?xindex>
    } else {
      %alloc = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
      memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_0 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
      memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<index>
    }
    %0 = scf.if %false -> (index) {
      memref.store %c6, %arg0[] : memref<index>
      scf.yield %c6 : index
    } else {
      scf.yield %c0 : index
    }
    return %arg1 : memref<?xindex>
  }
  func.func private @f1(%arg0: index) -> (memref<?xindex>, f32) {
    %cst = arith.constant 6.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %true = arith.constant true
    %0:2 = scf.if %true -> (i1, memref<index>) {
      %alloc_0 = memref.alloc(%arg0) {bufferization.manual_deallocation} : memref<?xindex>
      memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_1 = memref.alloc() : memref<index>
      scf.yield %true, %alloc_1 : i1, memref<index>
    } else {
      %1:2 = scf.if %true -> (memref<index>, memref<?xindex>) {
        %alloc_0 = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
        %alloc_1 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        %2:2 = func.call @f1(%c0) : (index) -> (memref<?xindex>, f32)
        memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<index>
        memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<?xindex>
        %alloc_2 = memref.alloc() : memref<index>
        %alloc_3 = memref.alloc(%arg0) : memref<?xindex>
        scf.yield %alloc_2, %alloc_3 : memref<index>, memref<?xindex>
      } else {
        %alloc_0 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<index>
        %alloc_1 = memref.alloc() : memref<index>
        %alloc_2 = memref.alloc(%arg0) : memref<?xindex>
        scf.yield %alloc_1, %alloc_2 : memref<index>, memref<?xindex>
      }
      scf.yield %true, %1#0 : i1, memref<index>
    }
    %alloc = memref.alloc(%arg0) : memref<?xindex>
    return %alloc, %cst : memref<?xindex>, f32
  }
}

