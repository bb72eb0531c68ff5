// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @make() -> memref<*xf32>
func.func private @make() -> memref<*xf32>

// A cast to an unranked type is a name like any other.
// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> index {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<f32> to memref<*xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[CAST]] : memref<*xf32> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[CAST_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.rank %[[CAST]] : memref<*xf32>
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @cast(%v: f32) -> index {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %u = memref.cast %a : memref<f32> to memref<*xf32>
  %b = memref.cast %u : memref<*xf32> to memref<f32>
  %x = memref.load %b[] : memref<f32>
  %r = memref.rank %u : memref<*xf32>
  return %r : index
}

// CHECK-LABEL: func.func @ignored() {
// CHECK-NEXT:   %[[V0:.+]] = call @make() : () -> memref<*xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ignored() {
  %a = call @make() : () -> memref<*xf32>
  return
}

// CHECK-LABEL: func.func @passed(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[V0:.+]] = call @make() : () -> memref<*xf32>
// CHECK-NEXT:   %[[V1:.+]] = call @make() : () -> memref<*xf32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[V1]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : memref<*xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[REINTERPRET_CAST_0:.+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:   %[[BASE_BUFFER_1:.+]], %[[OFFSET_2:.+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST_0]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_1]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V1]] : memref<*xf32>)
// CHECK-NEXT: ^bb3(%[[V2:.+]]: memref<*xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[V2]] : memref<*xf32> to memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[CAST]][] : memref<f32>
// CHECK-NEXT:   %[[REINTERPRET_CAST_3:.+]] = memref.reinterpret_cast %[[V2]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:   %[[BASE_BUFFER_4:.+]], %[[OFFSET_5:.+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST_3]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_4]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @passed(%c: i1) {
  %a = call @make() : () -> memref<*xf32>
  %b = call @make() : () -> memref<*xf32>
  cf.cond_br %c, ^next(%a : memref<*xf32>), ^next(%b : memref<*xf32>)
^next(%x: memref<*xf32>):
  %y = memref.cast %x : memref<*xf32> to memref<f32>
  %z = memref.load %y[] : memref<f32>
  return
}

// What is returned may be a view, so the caller frees the buffer behind it.
// CHECK-LABEL: func.func @view() -> memref<*xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2x4xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ALLOC]] {{\[\[}}0], [1, 2]] output_shape [2, 2, 2] : memref<2x4xf32> into memref<2x2x2xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[EXPAND_SHAPE]] : memref<2x2x2xf32> to memref<*xf32>
// CHECK-NEXT:   return %[[CAST]] : memref<*xf32>
// CHECK-NEXT: }
func.func @view() -> memref<*xf32> {
  %a = memref.alloc() : memref<2x4xf32>
  %v = memref.expand_shape %a [[0], [1, 2]] output_shape [2, 2, 2] : memref<2x4xf32> into memref<2x2x2xf32>
  %u = memref.cast %v : memref<2x2x2xf32> to memref<*xf32>
  return %u : memref<*xf32>
}

// CHECK-LABEL: func.func @calls_view() {
// CHECK-NEXT:   %[[V0:.+]] = call @view() : () -> memref<*xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @calls_view() {
  %a = call @view() : () -> memref<*xf32>
  return
}

// One of several views is freed under an unranked name.
// CHECK-LABEL: func.func @joined(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> index {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<*xf32>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<2x4xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ALLOC]] {{\[\[}}0, 1]] : memref<2x4xf32> into memref<8xf32>
// CHECK-NEXT:     %[[CAST:.+]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<8xf32> to memref<*xf32>
// CHECK-NEXT:     scf.yield %[[CAST]] : memref<*xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<f32> to memref<*xf32>
// CHECK-NEXT:     scf.yield %[[CAST]] : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   call @use(%[[V0]]) : (memref<*xf32>) -> ()
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.rank %[[V0]] : memref<*xf32>
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @joined(%c: i1) -> index {
  %r = scf.if %c -> memref<*xf32> {
    %a = memref.alloc() : memref<2x4xf32>
    %v = memref.collapse_shape %a [[0, 1]] : memref<2x4xf32> into memref<8xf32>
    %u = memref.cast %v : memref<8xf32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  } else {
    %b = memref.alloc() : memref<f32>
    %u = memref.cast %b : memref<f32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  }
  call @use(%r) : (memref<*xf32>) -> ()
  %n = memref.rank %r : memref<*xf32>
  return %n : index
}

// CHECK-LABEL: func.func private @use(memref<*xf32>)
func.func private @use(memref<*xf32>)

// A transposed buffer is a view, too, that cannot be freed under its own name.
// CHECK-LABEL: func.func @transposed(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<*xf32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2x4xf32>
// CHECK-NEXT:   %[[TRANSPOSE:.+]] = memref.transpose %[[ALLOC]] (d0, d1) -> (d1, d0) : memref<2x4xf32> to memref<4x2xf32, strided<[1, 4]>>
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<*xf32>) {
// CHECK-NEXT:     %[[CAST:.+]] = memref.cast %[[TRANSPOSE]] : memref<4x2xf32, strided<[1, 4]>> to memref<*xf32>
// CHECK-NEXT:     scf.yield %[[CAST]] : memref<*xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2x4xf32>
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   call @use(%[[V0]]) : (memref<*xf32>) -> ()
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:     %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:     memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transposed(%c: i1, %arg: memref<*xf32>) {
  %a = memref.alloc() : memref<2x4xf32>
  %t = memref.transpose %a (i, j) -> (j, i) : memref<2x4xf32> to memref<4x2xf32, strided<[1, 4]>>
  %r = scf.if %c -> memref<*xf32> {
    %u = memref.cast %t : memref<4x2xf32, strided<[1, 4]>> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  } else {
    scf.yield %arg : memref<*xf32>
  }
  call @use(%r) : (memref<*xf32>) -> ()
  return
}
