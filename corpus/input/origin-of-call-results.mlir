// mutual, no memref args
func.func @f0(%v0: i1, %v1: index) -> (memref<4xi32>) {
  %v2 = func.call @f1(%v0, %v1) : (i1, index) -> (memref<4xi32>)
  %v6 = scf.for %v7 = %v1 to %v1 step %v1 iter_args(%v8 = %v2) -> (memref<4xi32>) {
    scf.yield %v8 : memref<4xi32>
  }
  %1 = bufferization.dealloc (%v6 : memref<4xi32>) if (%v0) retain (%v2 : memref<4xi32>)
  return %v2 : memref<4xi32>
}
func.func @f1(%v0: i1, %v1: index) -> (memref<4xi32>) {
  %v2 = func.call @f0(%v0, %v1) : (i1, index) -> (memref<4xi32>)
  %1 = bufferization.dealloc (%v2 : memref<4xi32>) if (%v0) retain (%v2 : memref<4xi32>)
  return %v2 : memref<4xi32>
}
// -----
// self recursion, returns an allocation: is the result that allocation?
func.func @f0(%v0: i1, %v1: index) -> (memref<4xi32>) {
  %v2 = func.call @f0(%v0, %v1) : (i1, index) -> (memref<4xi32>)
  %a = memref.alloc() : memref<4xi32>
  %v6 = scf.for %v7 = %v1 to %v1 step %v1 iter_args(%v8 = %v2) -> (memref<4xi32>) {
    scf.yield %v8 : memref<4xi32>
  }
  %1 = bufferization.dealloc (%v6 : memref<4xi32>) if (%v0) retain (%v2 : memref<4xi32>)
  %2 = bufferization.dealloc (%v6 : memref<4xi32>) if (%v0) retain (%a : memref<4xi32>)
  return %a : memref<4xi32>
}
// -----
// self recursion, memref argument, returns an allocation
func.func @f0(%v0: i1, %v1: index, %m: memref<4xi32>) -> (memref<4xi32>) {
  %v2 = func.call @f0(%v0, %v1, %m) : (i1, index, memref<4xi32>) -> (memref<4xi32>)
  %a = memref.alloc() : memref<4xi32>
  %v6 = scf.for %v7 = %v1 to %v1 step %v1 iter_args(%v8 = %v2) -> (memref<4xi32>) {
    scf.yield %v8 : memref<4xi32>
  }
  %1 = bufferization.dealloc (%v6 : memref<4xi32>) if (%v0) retain (%v2 : memref<4xi32>)
  %2 = bufferization.dealloc (%v6 : memref<4xi32>) if (%v0) retain (%a : memref<4xi32>)
  return %a : memref<4xi32>
}
// -----
// not recursive, no memref argument
func.func @f0(%v0: i1, %v1: index) -> (memref<4xi32>) {
  %v2 = func.call @f1(%v0, %v1) : (i1, index) -> (memref<4xi32>)
  %a = memref.alloc() : memref<4xi32>
  %v6 = scf.for %v7 = %v1 to %v1 step %v1 iter_args(%v8 = %v2) -> (memref<4xi32>) {
    scf.yield %v8 : memref<4xi32>
  }
  %1 = bufferization.dealloc (%v6 : memref<4xi32>) if (%v0) retain (%v2 : memref<4xi32>)
  %2 = bufferization.dealloc (%v6 : memref<4xi32>) if (%v0) retain (%a : memref<4xi32>)
  return %a : memref<4xi32>
}
func.func private @f1(%v0: i1, %v1: index) -> (memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  return %a : memref<4xi32>
}
// -----
// not recursive, callee after caller, two allocs
func.func @f0(%v0: i1, %v1: index) -> (memref<4xi32>) {
  %v2 = func.call @f1(%v0, %v1) : (i1, index) -> (memref<4xi32>)
  %v6 = scf.for %v7 = %v1 to %v1 step %v1 iter_args(%v8 = %v2) -> (memref<4xi32>) {
    scf.yield %v8 : memref<4xi32>
  }
  %1 = bufferization.dealloc (%v6 : memref<4xi32>) if (%v0) retain (%v2 : memref<4xi32>)
  return %v6 : memref<4xi32>
}
func.func private @f1(%v0: i1, %v1: index) -> (memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  %c = arith.select %v0, %a, %b : memref<4xi32>
  return %c : memref<4xi32>
}
