module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<4xi32> {
    %0 = call @f1(%arg0, %arg1) : (i1, index) -> memref<4xi32>
    return %0 : memref<4xi32>
  }
  func.func @f1(%arg0: i1, %arg1: index) -> memref<4xi32> {
    %0 = call @f0(%arg0, %arg1) : (i1, index) -> memref<4xi32>
    return %0 : memref<4xi32>
  }
}

// -----
module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<4xi32> {
    %0 = call @f0(%arg0, %arg1) : (i1, index) -> memref<4xi32>
    %alloc = memref.alloc() : memref<4xi32>
    %1 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %0) -> (memref<4xi32>) {
      scf.yield %arg3 : memref<4xi32>
    }
    %2 = bufferization.dealloc (%1 : memref<4xi32>) if (%arg0) retain (%alloc : memref<4xi32>)
    return %alloc : memref<4xi32>
  }
}

// -----
module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xi32>) -> memref<4xi32> {
    %0 = call @f0(%arg0, %arg1, %arg2) : (i1, index, memref<4xi32>) -> memref<4xi32>
    %alloc = memref.alloc() : memref<4xi32>
    %1 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %0) -> (memref<4xi32>) {
      scf.yield %arg4 : memref<4xi32>
    }
    %2 = bufferization.dealloc (%1 : memref<4xi32>) if (%arg0) retain (%0 : memref<4xi32>)
    %3 = bufferization.dealloc (%1 : memref<4xi32>) if (%arg0) retain (%alloc : memref<4xi32>)
    return %alloc : memref<4xi32>
  }
}

// -----
module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<4xi32> {
    %0 = call @f1(%arg0, %arg1) : (i1, index) -> memref<4xi32>
    %alloc = memref.alloc() : memref<4xi32>
    %1 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %0) -> (memref<4xi32>) {
      scf.yield %arg3 : memref<4xi32>
    }
    %2 = bufferization.dealloc (%1 : memref<4xi32>) if (%arg0) retain (%alloc : memref<4xi32>)
    return %alloc : memref<4xi32>
  }
  func.func private @f1(%arg0: i1, %arg1: index) -> memref<4xi32> {
    %alloc = memref.alloc() : memref<4xi32>
    return %alloc : memref<4xi32>
  }
}

// -----
module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<4xi32> {
    %0 = call @f1(%arg0, %arg1) : (i1, index) -> memref<4xi32>
    %1 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %0) -> (memref<4xi32>) {
      scf.yield %arg3 : memref<4xi32>
    }
    return %1 : memref<4xi32>
  }
  func.func private @f1(%arg0: i1, %arg1: index) -> memref<4xi32> {
    %alloc = memref.alloc() : memref<4xi32>
    %alloc_0 = memref.alloc() : memref<4xi32>
    %0 = arith.select %arg0, %alloc, %alloc_0 : memref<4xi32>
    return %0 : memref<4xi32>
  }
}

