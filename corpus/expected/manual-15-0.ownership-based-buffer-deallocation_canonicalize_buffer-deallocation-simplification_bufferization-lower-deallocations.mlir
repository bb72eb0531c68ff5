module {
  func.func @f0(%arg0: memref<index>, %arg1: memref<?xindex>, %arg2: memref<?xindex>) -> memref<?xindex> {
    %true = arith.constant true
    %0 = bufferization.clone %arg0 : memref<index> to memref<index>
    %1 = bufferization.clone %arg0 : memref<index> to memref<index>
    %alloc = memref.alloc() : memref<0xindex>
    %cast = memref.cast %alloc : memref<0xindex> to memref<?xindex>
    %2 = bufferization.clone %arg1 : memref<?xindex> to memref<?xindex>
    scf.if %true {
      memref.dealloc %0 : memref<index>
    }
    scf.if %true {
      memref.dealloc %1 : memref<index>
    }
    scf.if %true {
      memref.dealloc %cast : memref<?xindex>
    }
    return %2 : memref<?xindex>
  }
  func.func private @f1(%arg0: index) -> (memref<?xindex>, f32) {
    %cst = arith.constant 6.000000e+00 : f32
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xindex>
    %alloc_0 = memref.alloc() : memref<6xi1>
    %cast = memref.cast %alloc_0 : memref<6xi1> to memref<?xi1>
    scf.if %true {
      memref.dealloc %cast : memref<?xi1>
    }
    return %alloc, %cst : memref<?xindex>, f32
  }
}

