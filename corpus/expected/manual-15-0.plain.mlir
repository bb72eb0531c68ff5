module {
  func.func @f0(%arg0: memref<index>, %arg1: memref<?xindex>, %arg2: memref<?xindex>) -> memref<?xindex> {
    %false = arith.constant false
    scf.if %false {
      %c6 = arith.constant 6 : index
      %alloc_1 = memref.alloc(%c6) {bufferization.manual_deallocation} : memref<?xindex>
      memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<?xindex>
      %c0 = arith.constant 0 : index
      %dim = memref.dim %arg1, %c0 : memref<?xindex>
    } else {
      %c7 = arith.constant 7 : index
      %alloc_1 = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
      memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_2 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
      memref.dealloc %alloc_2 {bufferization.manual_deallocation} : memref<index>
    }
    %0 = bufferization.clone %arg0 : memref<index> to memref<index>
    %false_0 = arith.constant false
    %1 = scf.if %false_0 -> (index) {
      %4 = bufferization.clone %arg1 : memref<?xindex> to memref<?xindex>
      %c6 = arith.constant 6 : index
      memref.store %c6, %arg0[] : memref<index>
      scf.yield %c6 : index
    } else {
      %c0 = arith.constant 0 : index
      scf.yield %c0 : index
    }
    %2 = bufferization.clone %arg0 : memref<index> to memref<index>
    %cast = memref.cast %arg1 : memref<?xindex> to memref<?xindex>
    %3 = scf.if %false -> (memref<index>) {
      scf.yield %arg0 : memref<index>
    } else {
      scf.yield %arg0 : memref<index>
    }
    %alloc = memref.alloc(%1) : memref<?xindex>
    return %arg1 : memref<?xindex>
  }
  func.func private @f1(%arg0: index) -> (memref<?xindex>, f32) {
    %true = arith.constant true
    %0:2 = scf.if %true -> (i1, memref<index>) {
      scf.if %true {
      }
      %alloc_3 = memref.alloc(%arg0) {bufferization.manual_deallocation} : memref<?xindex>
      memref.dealloc %alloc_3 {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_4 = memref.alloc(%arg0) : memref<?xindex>
      %alloc_5 = memref.alloc() : memref<index>
      scf.yield %true, %alloc_5 : i1, memref<index>
    } else {
      %alloc_3 = memref.alloc(%arg0) : memref<?xi64>
      %3:2 = scf.if %true -> (memref<index>, memref<?xindex>) {
        %c7 = arith.constant 7 : index
        %alloc_4 = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
        %c3 = arith.constant 3 : index
        %c1 = arith.constant 1 : index
        %4 = scf.for %arg1 = %c7 to %c3 step %c1 iter_args(%arg2 = %true) -> (i1) {
          scf.yield %true : i1
        }
        %alloc_5 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        %c0 = arith.constant 0 : index
        %5:2 = func.call @f1(%c0) : (index) -> (memref<?xindex>, f32)
        %c1_6 = arith.constant 1 : index
        scf.for %arg1 = %c7 to %c7 step %c1_6 {
        }
        memref.dealloc %alloc_5 {bufferization.manual_deallocation} : memref<index>
        memref.dealloc %alloc_4 {bufferization.manual_deallocation} : memref<?xindex>
        %alloc_7 = memref.alloc() : memref<index>
        %alloc_8 = memref.alloc(%arg0) : memref<?xindex>
        scf.yield %alloc_7, %alloc_8 : memref<index>, memref<?xindex>
      } else {
        %alloc_4 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        memref.dealloc %alloc_4 {bufferization.manual_deallocation} : memref<index>
        %alloc_5 = memref.alloc() : memref<8x8xf64>
        %alloc_6 = memref.alloc() : memref<index>
        %alloc_7 = memref.alloc(%arg0) : memref<?xindex>
        scf.yield %alloc_6, %alloc_7 : memref<index>, memref<?xindex>
      }
      scf.yield %true, %3#0 : i1, memref<index>
    }
    %alloc = memref.alloc(%arg0) : memref<?xi1>
    %alloc_0 = memref.alloc(%arg0) : memref<?xindex>
    %1 = arith.select %0#0, %alloc_0, %alloc_0 : memref<?xindex>
    %2 = scf.if %0#0 -> (memref<index>) {
      %3 = arith.select %0#0, %alloc_0, %alloc_0 : memref<?xindex>
      %c0 = arith.constant 0 : index
      %dim = memref.dim %3, %c0 : memref<?xindex>
      %c6 = arith.constant 6 : index
      %alloc_3 = memref.alloc(%c6) : memref<?xi1>
      %4 = arith.select %0#0, %alloc, %alloc_3 : memref<?xi1>
      scf.yield %0#1 : memref<index>
    } else {
      scf.yield %0#1 : memref<index>
    }
    %alloc_1 = memref.alloc(%arg0) : memref<?xindex>
    %alloc_2 = memref.alloc() : memref<index>
    %cst = arith.constant 6.000000e+00 : f32
    return %alloc_0, %cst : memref<?xindex>, f32
  }
}

