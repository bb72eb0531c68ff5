module {
  func.func @f(%arg0: f32, %arg1: index, %arg2: index) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg1) {bufferization.manual_deallocation} : memref<?xf32>
    memref.store %arg0, %alloc[%c0] : memref<?xf32>
    %0 = arith.cmpi ult, %arg1, %arg2 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc_0 = memref.alloc(%arg2) : memref<?xf32>
      %subview = memref.subview %alloc_0[0] [%arg1] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %alloc, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      scf.yield %alloc_0 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg2], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %2 = memref.load %1[%c0] : memref<?xf32>
    %3 = arith.cmpi uge, %arg1, %arg2 : index
    cf.assert %3, "expected that the block does not have ownership"
    memref.dealloc %1 {bufferization.manual_deallocation} : memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
    scf.if %0 {
      memref.dealloc %base_buffer : memref<f32>
    }
    return %2 : f32
  }
}

