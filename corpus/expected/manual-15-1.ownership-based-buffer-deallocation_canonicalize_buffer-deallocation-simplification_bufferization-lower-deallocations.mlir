module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x4xindex>, %arg3: memref<?x4xindex>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %0 = bufferization.clone %arg2 : memref<?x4xindex> to memref<?x4xindex>
    memref.store %arg1, %arg3[%c0, %c1] : memref<?x4xindex>
    %1 = bufferization.clone %0 : memref<?x4xindex> to memref<?x4xindex>
    call @f1(%arg0, %arg1) : (i1, index) -> ()
    %2 = bufferization.clone %0 : memref<?x4xindex> to memref<?x4xindex>
    scf.if %true {
      memref.dealloc %0 : memref<?x4xindex>
    }
    scf.if %true {
      memref.dealloc %1 : memref<?x4xindex>
    }
    scf.if %true {
      memref.dealloc %2 : memref<?x4xindex>
    }
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %alloc = memref.alloc(%arg1) : memref<?x4xindex>
    %alloc_0 = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<2xi32>
    call @f0(%arg0, %c1, %alloc, %alloc) : (i1, index, memref<?x4xindex>, memref<?x4xindex>) -> ()
    %0 = bufferization.clone %alloc_0 : memref<2xi32> to memref<2xi32>
    scf.if %true {
      memref.dealloc %alloc : memref<?x4xindex>
    }
    scf.if %true {
      memref.dealloc %alloc_0 : memref<2xi32>
    }
    scf.if %true {
      memref.dealloc %0 : memref<2xi32>
    }
    return
  }
}

