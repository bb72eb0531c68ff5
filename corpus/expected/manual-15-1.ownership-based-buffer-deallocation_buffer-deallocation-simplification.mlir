module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x4xindex>, %arg3: memref<?x4xindex>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %true = arith.constant true
    %0 = bufferization.clone %arg2 : memref<?x4xindex> to memref<?x4xindex>
    %alloc = memref.alloc(%c9) {bufferization.manual_deallocation} : memref<?x4xindex>
    memref.store %arg1, %arg3[%c0, %c1] : memref<?x4xindex>
    %1 = bufferization.clone %0 : memref<?x4xindex> to memref<?x4xindex>
    cf.assert %true, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?x4xindex>
    call @f1(%arg0, %arg1) : (i1, index) -> ()
    %2 = bufferization.clone %0 : memref<?x4xindex> to memref<?x4xindex>
    bufferization.dealloc (%0 : memref<?x4xindex>) if (%true)
    bufferization.dealloc (%1 : memref<?x4xindex>) if (%true)
    bufferization.dealloc (%2 : memref<?x4xindex>) if (%true)
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
    %alloc_0 = memref.alloc(%arg1) : memref<?x4xindex>
    %0 = bufferization.clone %alloc : memref<f32> to memref<f32>
    cf.assert %true, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<f32>
    %alloc_1 = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<2xi32>
    %1:2 = scf.for %arg2 = %arg1 to %c0 step %c1 iter_args(%arg3 = %alloc_1, %arg4 = %false) -> (memref<2xi32>, i1) {
      %alloc_2 = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
      cf.assert %true, "expected that the block does not have ownership"
      memref.dealloc %alloc_2 {bufferization.manual_deallocation} : memref<2xi32>
      %alloc_3 = memref.alloc() {bufferization.manual_deallocation} : memref<2x4xi64>
      cf.assert %true, "expected that the block does not have ownership"
      memref.dealloc %alloc_3 {bufferization.manual_deallocation} : memref<2x4xi64>
      scf.yield %alloc_1, %arg4 : memref<2xi32>, i1
    }
    call @f0(%arg0, %c1, %alloc_0, %alloc_0) : (i1, index, memref<?x4xindex>, memref<?x4xindex>) -> ()
    %2 = bufferization.clone %1#0 : memref<2xi32> to memref<2xi32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<2xi32> -> memref<i32>, index, index, index
    bufferization.dealloc (%alloc_0 : memref<?x4xindex>) if (%true)
    bufferization.dealloc (%0 : memref<f32>) if (%true)
    bufferization.dealloc (%2 : memref<2xi32>) if (%true)
    bufferization.dealloc (%alloc_1, %base_buffer : memref<2xi32>, memref<i32>) if (%true, %1#1)
    return
  }
}

