module {
  func.func @f0(%arg0: i1) -> (f32, memref<4xindex>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xindex>
    return %cst, %alloc : f32, memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 2.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc(%arg1, %c7) : memref<?x?xindex>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c1, %c1] : memref<?x?xindex>
    %alloc_1 = memref.alloc() : memref<4xindex>
    %0:2 = scf.for %arg2 = %c1 to %c1 step %c2 iter_args(%arg3 = %alloc_1, %arg4 = %false) -> (memref<4xindex>, i1) {
      scf.yield %arg3, %arg4 : memref<4xindex>, i1
    }
    memref.store %cst, %alloc_0[%c3] : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xindex> -> memref<index>, index, index, index
    bufferization.dealloc (%alloc : memref<?x?xindex>) if (%true)
    bufferization.dealloc (%alloc_0 : memref<4xf32>) if (%true)
    bufferization.dealloc (%alloc_1, %base_buffer : memref<4xindex>, memref<index>) if (%true, %0#1)
    return
  }
}

