#map = affine_map<()[s0, s1] -> (s0 * s1)>
#map1 = affine_map<()[s0, s1] -> (s0 * s1 + 2)>
#map2 = affine_map<()[s0, s1, s2, s3, s4] -> (s0 + s1 * s2 + s3 * s4)>
#map3 = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
#map4 = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3 * 3)>
#map5 = affine_map<()[s0, s1] -> (s0 + s1)>
#map6 = affine_map<()[s0, s1] -> (s0 * s1 + 1)>
#map7 = affine_map<()[s0] -> (s0 floordiv 2)>
#map8 = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
#map9 = affine_map<()[s0] -> (s0 floordiv 10)>
#map10 = affine_map<()[s0, s1] -> ((s0 floordiv 5) * s1)>
#map11 = affine_map<()[s0] -> (s0 * 2)>
#map12 = affine_map<()[s0] -> (s0 floordiv 12)>
#map13 = affine_map<()[s0, s1] -> ((s0 floordiv 3) * s1)>
#map14 = affine_map<()[s0] -> (s0 * 4)>
#map15 = affine_map<()[s0] -> (s0 floordiv 105)>
#map16 = affine_map<()[s0, s1] -> ((s0 floordiv 35) * s1)>
#map17 = affine_map<()[s0] -> (s0 * 3)>
#map18 = affine_map<()[s0] -> (s0 * 6)>
#map19 = affine_map<(d0, d1) -> (d0 * 7 + d1)>
#map20 = affine_map<()[s0] -> (s0 * 7)>
#map21 = affine_map<()[s0] -> (s0 * 7 + 1)>
module {
  func.func private @use1(memref<?x?xf32, strided<[?, ?], offset: ?>>)
  func.func private @c4(memref<?xf32, strided<[?], offset: ?>>)
  func.func private @cz1(memref<?xf32, strided<[?], offset: ?>>)
  func.func private @c3(memref<4x5xf32, strided<[12, 1], offset: 7>>)
  func.func private @us(memref<2x?x?xf32>)
  func.func private @cc2(memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>)
  func.func private @cc5(memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>)
  func.func private @ccs(memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>)
  func.func private @e0(memref<1x1xf32>)
  func.func private @c2(memref<?xf32>)
  func.func private @c1(memref<?x?xf32>)
  func.func private @c0(memref<f32>)
  func.func private @cd(memref<?x8xf32, strided<[?, ?], offset: ?>>)
  func.func private @cz2(memref<1xf32, strided<[?], offset: ?>>)
  func.func @sub(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%arg3, %strides#0]
    %1 = affine.apply #map1()[%arg1, %strides#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg2, 4], strides: [%0, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    call @use1(%cast) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
    return
  }
  func.func @sub2(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%arg3, %strides#0]
    %1 = affine.apply #map()[%arg1, %strides#1]
    %2 = affine.apply #map2()[%offset, %arg1, %strides#0, %arg2, %strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%2], sizes: [%arg2, %arg3], strides: [%0, %1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    call @use1(%reinterpret_cast) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
    return
  }
  func.func @reduce(%arg0: memref<?x?xf32>, %arg1: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map3()[%arg1, %strides#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [%arg1], strides: [2] : memref<f32> to memref<?xf32, strided<[2], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    call @c4(%cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @rankred0(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index) -> f32 {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map4()[%offset, %arg1, %strides#0, %strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
    %1 = memref.load %reinterpret_cast[] : memref<f32, strided<[], offset: ?>>
    return %1 : f32
  }
  func.func @subsub(%arg0: memref<?xf32>, %arg1: index) {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %0 = affine.apply #map5()[%arg1, %arg1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [%arg1], strides: [%arg1] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    call @cz1(%reinterpret_cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @allocsub(%arg0: index, %arg1: index) {
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    %0 = affine.apply #map()[%arg0, %arg1]
    %1 = affine.apply #map6()[%arg0, %arg1]
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [%1], sizes: [%arg0], strides: [%0] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @cz1(%reinterpret_cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    memref.dealloc %alloc : memref<?x?xf32>
    return
  }
  func.func @static(%arg0: memref<8x12xf32>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x12xf32> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [7], sizes: [4, 5], strides: [12, 1] : memref<f32> to memref<4x5xf32, strided<[12, 1], offset: 7>>
    call @c3(%reinterpret_cast) : (memref<4x5xf32, strided<[12, 1], offset: 7>>) -> ()
    return
  }
  func.func @const(%arg0: memref<?xf32>, %arg1: index) {
    %c3 = arith.constant 3 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [3], sizes: [%c3], strides: [3] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    call @c4(%reinterpret_cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @exp1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map7()[%sizes#0]
    %1 = affine.apply #map8()[%sizes#0, %strides#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [2, %0, %sizes#1], strides: [%1, %strides#0, 1] : memref<f32> to memref<2x?x?xf32>
    call @us(%reinterpret_cast) : (memref<2x?x?xf32>) -> ()
    return
  }
  func.func @exp3(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map9()[%sizes#0]
    %1 = affine.apply #map10()[%sizes#0, %strides#0]
    %2 = affine.apply #map11()[%strides#0]
    %3 = affine.apply #map12()[%sizes#1]
    %4 = affine.apply #map13()[%sizes#1, %strides#1]
    %5 = affine.apply #map14()[%strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [5, %0, 2, 3, %3, 4], strides: [%1, %2, %strides#0, %4, %5, %strides#1] : memref<f32> to memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
    call @cc5(%reinterpret_cast) : (memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>) -> ()
    return
  }
  func.func @exp4(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index) {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %0 = affine.apply #map15()[%sizes]
    %1 = affine.apply #map10()[%sizes, %strides]
    %2 = affine.apply #map16()[%sizes, %strides]
    %3 = affine.apply #map17()[%strides]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [5, 7, %0, 3], strides: [%1, %2, %3, %strides] : memref<f32> to memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>
    call @cc2(%reinterpret_cast) : (memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>) -> ()
    return
  }
  func.func @exps(%arg0: memref<30xf32, strided<[?], offset: ?>>, %arg1: index) {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<30xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %0 = affine.apply #map18()[%strides]
    %1 = affine.apply #map17()[%strides]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [5, 2, 3], strides: [%0, %1, %strides] : memref<f32> to memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>
    call @ccs(%reinterpret_cast) : (memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>) -> ()
    return
  }
  func.func @exp0(%arg0: memref<f32>) {
    %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32> -> memref<f32>, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32>
    call @e0(%reinterpret_cast) : (memref<1x1xf32>) -> ()
    return
  }
  func.func @colall(%arg0: memref<?x?xf32>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%sizes#0, %sizes#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0], strides: [1] : memref<f32> to memref<?xf32>
    call @c2(%reinterpret_cast) : (memref<?xf32>) -> ()
    return
  }
  func.func @colpart(%arg0: memref<?x3x?x1xf32>) {
    %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg0 : memref<?x3x?x1xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
    %0 = affine.apply #map17()[%sizes#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0, %sizes#2], strides: [%strides#1, 1] : memref<f32> to memref<?x?xf32>
    call @c1(%reinterpret_cast) : (memref<?x?xf32>) -> ()
    return
  }
  func.func @col0(%arg0: memref<1x1xf32>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<1x1xf32> -> memref<f32>, index, index, index, index, index
    call @c0(%base_buffer) : (memref<f32>) -> ()
    return
  }
  func.func @coldyn(%arg0: memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>>) {
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%sizes#0, 8], strides: [%strides#0, %strides#2] : memref<f32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
    call @cd(%reinterpret_cast) : (memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    return
  }
  func.func @colunit(%arg0: memref<1x1xf32, strided<[?, ?], offset: ?>>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<1x1xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [1], strides: [%strides#0] : memref<f32> to memref<1xf32, strided<[?], offset: ?>>
    call @cz2(%reinterpret_cast) : (memref<1xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @coltrail(%arg0: memref<?x1xf32, strided<[?, ?], offset: ?>>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x1xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%sizes#0], strides: [%strides#0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    call @cz1(%reinterpret_cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func @expmap(%arg0: memref<4x?xf32, #map19>, %arg1: index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32, #map19> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map20()[%arg1]
    %1 = affine.apply #map21()[%arg1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg1], strides: [%0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    call @cz1(%reinterpret_cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return
  }
}

