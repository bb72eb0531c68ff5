module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %c8 = arith.constant 8 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<i1>
    bufferization.dealloc (%alloc : memref<i1>) if (%arg0)
    %0 = arith.xori %arg0, %true : i1
    bufferization.dealloc (%alloc : memref<i1>) if (%0)
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %alloc_0 = memref.alloc(%c8) : memref<?xi1>
    return %alloc_0, %arg0 : memref<?xi1>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index) -> memref<?xi1> {
    %false = arith.constant false
    %alloca = memref.alloca(%arg1) : memref<?xi1>
    cf.cond_br %arg0, ^bb1(%alloca, %false : memref<?xi1>, i1), ^bb1(%alloca, %false : memref<?xi1>, i1)
  ^bb1(%0: memref<?xi1>, %1: i1):  // 2 preds: ^bb0, ^bb0
    %2 = scf.if %1 -> (memref<?xi1>) {
      scf.yield %0 : memref<?xi1>
    } else {
      %4 = bufferization.clone %0 : memref<?xi1> to memref<?xi1>
      scf.yield %4 : memref<?xi1>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xi1> -> memref<i1>, index, index, index
    %3 = bufferization.dealloc (%base_buffer : memref<i1>) if (%1) retain (%2 : memref<?xi1>)
    return %2 : memref<?xi1>
  }
}

