#map = affine_map<()[s0] -> (s0 * 3)>
#map1 = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
#map2 = affine_map<()[s0] -> (s0 floordiv 4)>
#map3 = affine_map<()[s0] -> (s0 * 4)>
#map4 = affine_map<()[s0, s1] -> (s0 * s1)>
module {
  memref.global "private" @g : memref<2x3xf32>
  func.func private @use(memref<f32>, index, index, index, index, index)
  func.func private @use3d(memref<f32>, index, index, index, index, index, index, index)
  func.func private @cz3(memref<?x3x?xf32>)
  func.func private @use1d(memref<f32>, index, index, index)
  func.func private @t0i(memref<i32, 3>, index, index, index)
  func.func private @i(index)
  func.func @meta(%arg0: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    call @use(%base_buffer, %c0, %sizes#0, %sizes#1, %strides#0, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @alloc(%arg0: index, %arg1: index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [], strides: [] : memref<?x?xf32> to memref<f32>
    call @use(%reinterpret_cast, %c0, %arg0, %arg1, %arg1, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    memref.dealloc %alloc : memref<?x?xf32>
    return
  }
  func.func @alloc3(%arg0: index, %arg1: index) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x3x?xf32>
    %0 = affine.apply #map()[%arg1]
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [], strides: [] : memref<?x3x?xf32> to memref<f32>
    call @use3d(%reinterpret_cast, %c0, %arg0, %c3, %arg1, %0, %arg1, %c1) : (memref<f32>, index, index, index, index, index, index, index) -> ()
    call @cz3(%alloc) : (memref<?x3x?xf32>) -> ()
    return
  }
  func.func @alloc0() {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<f32>
    call @use1d(%alloc, %c0, %c0, %c0) : (memref<f32>, index, index, index) -> ()
    return
  }
  func.func @allocst(%arg0: index, %arg1: index) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?x3xf32, strided<[3, 1]>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<?x3xf32, strided<[3, 1]>> -> memref<f32>, index, index, index, index, index
    call @use(%base_buffer, %c0, %sizes#0, %c3, %c3, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @alloca(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca(%arg0) : memref<3x?xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloca to offset: [0], sizes: [], strides: [] : memref<3x?xf32> to memref<f32>
    call @use(%reinterpret_cast, %c0, %c3, %arg0, %arg0, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @glob() {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0 = memref.get_global @g : memref<2x3xf32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<2x3xf32> to memref<f32>
    call @use(%reinterpret_cast, %c0, %c2, %c3, %c3, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @msc(%arg0: memref<?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xi32> -> memref<i32>, index, index, index
    %memspacecast = memref.memory_space_cast %base_buffer : memref<i32> to memref<i32, 3>
    call @t0i(%memspacecast, %c0, %sizes, %c1) : (memref<i32, 3>, index, index, index) -> ()
    return
  }
  func.func @align(%arg0: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    call @use1d(%base_buffer, %c0, %sizes, %c1) : (memref<f32>, index, index, index) -> ()
    return
  }
  func.func @metameta(%arg0: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    call @use1d(%base_buffer, %c0, %sizes, %c1) : (memref<f32>, index, index, index) -> ()
    return
  }
  func.func @rc(%arg0: memref<?xf32>, %arg1: index, %arg2: index) {
    %c4 = arith.constant 4 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    call @use(%base_buffer, %arg1, %arg2, %c4, %arg1, %arg2) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @rcun(%arg0: memref<*xf32>, %arg1: index, %arg2: index) {
    %c4 = arith.constant 4 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg2, 4], strides: [%arg1, %arg2] : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %reinterpret_cast : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    call @use(%base_buffer, %offset, %sizes#0, %c4, %strides#0, %strides#1) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @rcneg(%arg0: memref<?xf32>, %arg1: index) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c-1 = arith.constant -1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    call @use1d(%base_buffer, %c2, %c3, %c-1) : (memref<f32>, index, index, index) -> ()
    return
  }
  func.func @cast(%arg0: memref<?xf32>) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    call @use1d(%base_buffer, %c0, %c5, %c1) : (memref<f32>, index, index, index) -> ()
    return
  }
  func.func @castun(%arg0: memref<*xf32>, %arg1: index, %arg2: index) {
    %c4 = arith.constant 4 : index
    %cast = memref.cast %arg0 : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    call @use(%base_buffer, %offset, %sizes#0, %c4, %strides#0, %strides#1) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @castdyn(%arg0: memref<4x?xf32, strided<[?, 1], offset: ?>>, %arg1: index, %arg2: index) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    call @use(%base_buffer, %offset, %c4, %c4, %strides#0, %c1) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @metasub(%arg0: memref<?x?xf32>, %arg1: index) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map1()[%arg1, %strides#0]
    call @use(%base_buffer, %0, %arg1, %c4, %strides#0, %c2) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @exp3m(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index) {
    %c4 = arith.constant 4 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map2()[%sizes#1]
    %1 = affine.apply #map3()[%strides#1]
    call @use3d(%base_buffer, %offset, %sizes#0, %0, %c4, %strides#0, %1, %strides#1) : (memref<f32>, index, index, index, index, index, index, index) -> ()
    return
  }
  func.func @colmeta(%arg0: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
    %0 = affine.apply #map4()[%sizes#0, %sizes#1]
    call @use(%base_buffer, %offset, %0, %sizes#2, %strides#1, %strides#2) : (memref<f32>, index, index, index, index, index) -> ()
    return
  }
  func.func @ptr(%arg0: memref<?xf32>, %arg1: index) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?xf32> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
  func.func @ptrcast(%arg0: memref<4xf32>, %arg1: index) {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    %intptr = memref.extract_aligned_pointer_as_index %cast : memref<?xf32> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
  func.func @ptrexp(%arg0: memref<4xf32>, %arg1: index) {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
  func.func @ptrcol(%arg0: memref<?x4xf32>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
  func.func @ptrrc(%arg0: memref<?xf32>, %arg1: index) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?xf32> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
  func.func @ptrview(%arg0: memref<64xi8>, %arg1: index) {
    %view = memref.view %arg0[%arg1][] : memref<64xi8> to memref<4xf32>
    %intptr = memref.extract_aligned_pointer_as_index %view : memref<4xf32> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
  func.func @ptrtr(%arg0: memref<?x?xf32>, %arg1: index) {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    %intptr = memref.extract_aligned_pointer_as_index %transpose : memref<?x?xf32, strided<[1, ?]>> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
  func.func @ptrbase(%arg0: memref<?xf32>) {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
  func.func @ptral(%arg0: memref<?xf32>) {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<?xf32>
    %intptr = memref.extract_aligned_pointer_as_index %assume_align : memref<?xf32> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
  func.func @ptrms(%arg0: memref<?xf32>) {
    %memspacecast = memref.memory_space_cast %arg0 : memref<?xf32> to memref<?xf32, 2>
    %intptr = memref.extract_aligned_pointer_as_index %memspacecast : memref<?xf32, 2> -> index
    call @i(%intptr) : (index) -> ()
    return
  }
}

