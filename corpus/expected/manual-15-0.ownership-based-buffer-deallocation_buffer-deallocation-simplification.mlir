module {
  func.func @f0(%arg0: memref<index>, %arg1: memref<?xindex>, %arg2: memref<?xindex>) -> memref<?xindex> {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %true = arith.constant true
    %false = arith.constant false
    scf.if %false {
      %alloc = memref.alloc(%c6) {bufferization.manual_deallocation} : memref<?xindex>
      cf.assert %true, "expected that the block does not have ownership"
      memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?xindex>
    } else {
      %alloc = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
      cf.assert %true, "expected that the block does not have ownership"
      memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_0 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
      cf.assert %true, "expected that the block does not have ownership"
      memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<index>
    }
    %0 = bufferization.clone %arg0 : memref<index> to memref<index>
    %1 = scf.if %false -> (index) {
      %6 = bufferization.clone %arg1 : memref<?xindex> to memref<?xindex>
      memref.store %c6, %arg0[] : memref<index>
      bufferization.dealloc (%6 : memref<?xindex>) if (%true)
      scf.yield %c6 : index
    } else {
      scf.yield %c0 : index
    }
    %2 = bufferization.clone %arg0 : memref<index> to memref<index>
    %3:2 = scf.if %false -> (memref<index>, i1) {
      scf.yield %arg0, %false : memref<index>, i1
    } else {
      scf.yield %arg0, %false : memref<index>, i1
    }
    %4 = scf.if %false -> (memref<?xindex>) {
      scf.yield %arg1 : memref<?xindex>
    } else {
      %6 = bufferization.clone %arg1 : memref<?xindex> to memref<?xindex>
      scf.yield %6 : memref<?xindex>
    }
    %base_buffer, %offset = memref.extract_strided_metadata %3#0 : memref<index> -> memref<index>, index
    bufferization.dealloc (%0 : memref<index>) if (%true)
    bufferization.dealloc (%2 : memref<index>) if (%true)
    %5 = bufferization.dealloc (%base_buffer : memref<index>) if (%3#1) retain (%4 : memref<?xindex>)
    return %4 : memref<?xindex>
  }
  func.func private @f1(%arg0: index) -> (memref<?xindex>, f32) {
    %false = arith.constant false
    %cst = arith.constant 6.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %true = arith.constant true
    %0:3 = scf.if %true -> (i1, memref<index>, i1) {
      %alloc_2 = memref.alloc(%arg0) {bufferization.manual_deallocation} : memref<?xindex>
      cf.assert %true, "expected that the block does not have ownership"
      memref.dealloc %alloc_2 {bufferization.manual_deallocation} : memref<?xindex>
      %alloc_3 = memref.alloc() : memref<index>
      scf.yield %true, %alloc_3, %true : i1, memref<index>, i1
    } else {
      %2:4 = scf.if %true -> (memref<index>, memref<?xindex>, i1, i1) {
        %alloc_4 = memref.alloc(%c7) {bufferization.manual_deallocation} : memref<?xindex>
        %alloc_5 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        %3:2 = func.call @f1(%c0) : (index) -> (memref<?xindex>, f32)
        cf.assert %true, "expected that the block does not have ownership"
        memref.dealloc %alloc_5 {bufferization.manual_deallocation} : memref<index>
        cf.assert %true, "expected that the block does not have ownership"
        memref.dealloc %alloc_4 {bufferization.manual_deallocation} : memref<?xindex>
        %alloc_6 = memref.alloc() : memref<index>
        %alloc_7 = memref.alloc(%arg0) : memref<?xindex>
        %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %3#0 : memref<?xindex> -> memref<index>, index, index, index
        %4:2 = bufferization.dealloc (%base_buffer_8 : memref<index>) if (%true) retain (%alloc_6, %alloc_7 : memref<index>, memref<?xindex>)
        scf.yield %alloc_6, %alloc_7, %true, %true : memref<index>, memref<?xindex>, i1, i1
      } else {
        %alloc_4 = memref.alloc() {bufferization.manual_deallocation} : memref<index>
        cf.assert %true, "expected that the block does not have ownership"
        memref.dealloc %alloc_4 {bufferization.manual_deallocation} : memref<index>
        %alloc_5 = memref.alloc() : memref<index>
        %alloc_6 = memref.alloc(%arg0) : memref<?xindex>
        scf.yield %alloc_5, %alloc_6, %true, %true : memref<index>, memref<?xindex>, i1, i1
      }
      %base_buffer_2, %offset_3, %sizes, %strides = memref.extract_strided_metadata %2#1 : memref<?xindex> -> memref<index>, index, index, index
      bufferization.dealloc (%base_buffer_2 : memref<index>) if (%2#3)
      scf.yield %true, %2#0, %2#2 : i1, memref<index>, i1
    }
    %alloc = memref.alloc(%arg0) : memref<?xindex>
    %1:2 = scf.if %0#0 -> (memref<index>, i1) {
      scf.yield %0#1, %false : memref<index>, i1
    } else {
      scf.yield %0#1, %false : memref<index>, i1
    }
    %base_buffer, %offset = memref.extract_strided_metadata %0#1 : memref<index> -> memref<index>, index
    %base_buffer_0, %offset_1 = memref.extract_strided_metadata %1#0 : memref<index> -> memref<index>, index
    bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<index>, memref<index>) if (%0#2, %1#1)
    return %alloc, %cst : memref<?xindex>, f32
  }
}

