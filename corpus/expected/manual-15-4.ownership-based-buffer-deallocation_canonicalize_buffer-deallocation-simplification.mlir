module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<4x2xi32>) {
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    %0 = bufferization.clone %arg4 : memref<4x2xi32> to memref<4x2xi32>
    scf.if %arg0 {
      %9 = bufferization.clone %alloc : memref<4x2xi32> to memref<4x2xi32>
      memref.copy %0, %arg4 : memref<4x2xi32> to memref<4x2xi32>
      %10 = bufferization.clone %0 : memref<4x2xi32> to memref<4x2xi32>
      bufferization.dealloc (%9 : memref<4x2xi32>) if (%true)
      bufferization.dealloc (%10 : memref<4x2xi32>) if (%true)
    }
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x2xi32>
    %alloc_0 = memref.alloc() : memref<4x2xi32>
    %1 = bufferization.clone %arg4 : memref<4x2xi32> to memref<4x2xi32>
    %alloc_1 = memref.alloc() : memref<4x2xi32>
    %alloc_2 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    call @f0(%arg0, %arg1, %c2, %arg3, %alloc_2) : (i1, index, index, f32, memref<4x2xi32>) -> ()
    memref.dealloc %alloc_2 {bufferization.manual_deallocation} : memref<4x2xi32>
    bufferization.dealloc (%alloc_0 : memref<4x2xi32>) if (%arg0)
    bufferization.dealloc (%1 : memref<4x2xi32>) if (%arg0)
    %2 = arith.xori %arg0, %true : i1
    %3 = arith.xori %arg0, %true : i1
    %4 = arith.xori %arg0, %true : i1
    %5 = arith.xori %arg0, %true : i1
    bufferization.dealloc (%1 : memref<4x2xi32>) if (%4)
    bufferization.dealloc (%alloc_1 : memref<4x2xi32>) if (%5)
    %6 = arith.select %arg0, %arg0, %2 : i1
    %7 = arith.select %arg0, %alloc_1, %alloc_0 : memref<4x2xi32>
    %8 = arith.select %arg0, %arg0, %3 : i1
    %alloc_3 = memref.alloc() : memref<5x2xindex>
    %cast = memref.cast %alloc_3 : memref<5x2xindex> to memref<?x2xindex>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %7 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    bufferization.dealloc (%0 : memref<4x2xi32>) if (%6)
    bufferization.dealloc (%base_buffer : memref<i32>) if (%8)
    bufferization.dealloc (%cast : memref<?x2xindex>) if (%true)
    return
  }
  func.func private @f1(%arg0: index, %arg1: memref<i1>, %arg2: memref<i1>, %arg3: memref<i1>) -> (memref<4x2xi32>, f32) {
    %cst = arith.constant 3.000000e+00 : f32
    %true = arith.constant true
    %0 = bufferization.clone %arg3 : memref<i1> to memref<i1>
    %1 = bufferization.clone %arg1 : memref<i1> to memref<i1>
    %alloc = memref.alloc() : memref<4x2xi32>
    bufferization.dealloc (%0 : memref<i1>) if (%true)
    bufferization.dealloc (%1 : memref<i1>) if (%true)
    return %alloc, %cst : memref<4x2xi32>, f32
  }
}

