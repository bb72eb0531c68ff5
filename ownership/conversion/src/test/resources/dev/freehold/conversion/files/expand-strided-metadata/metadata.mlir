// RUN: freehold-opt %s --expand-strided-metadata | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-LABEL: memref.global "private" @g : memref<2x3xf32>
memref.global "private" @g : memref<2x3xf32>
// CHECK-LABEL: func.func private @use(memref<f32>, index, index, index, index, index)
func.func private @use(memref<f32>, index, index, index, index, index)
// CHECK-LABEL: func.func private @use3d(memref<f32>, index, index, index, index, index, index, index)
func.func private @use3d(memref<f32>, index, index, index,index, index, index, index)
// CHECK-LABEL: func.func private @cz3(memref<?x3x?xf32>)
func.func private @cz3(memref<?x3x?xf32>)
// CHECK-LABEL: func.func private @use1d(memref<f32>, index, index, index)
func.func private @use1d(memref<f32>, index, index, index)
// CHECK-LABEL: func.func private @t0i(memref<i32, 3>, index, index, index)
func.func private @t0i(memref<i32, 3>, index, index, index)
// CHECK-LABEL: func.func private @i(index)
func.func private @i(index)

// CHECK-LABEL: func.func @meta(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   call @use(%[[BASE_BUFFER]], %[[C0]], %[[SIZES]]#0, %[[SIZES]]#1, %[[STRIDES]]#0, %[[C1]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @meta(%m: memref<?x?xf32>) {
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @alloc(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [], strides: [] : memref<?x?xf32> to memref<f32>
// CHECK-NEXT:   call @use(%[[REINTERPRET_CAST]], %[[C0]], %[[ARG0]], %[[ARG1]], %[[ARG1]], %[[C1]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?x?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @alloc(%a: index, %b: index) {
  %m = memref.alloc(%a, %b) : memref<?x?xf32>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  memref.dealloc %m : memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @alloc3(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x3x?xf32>
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [], strides: [] : memref<?x3x?xf32> to memref<f32>
// CHECK-NEXT:   call @use3d(%[[REINTERPRET_CAST]], %[[C0]], %[[ARG0]], %[[C3]], %[[ARG1]], %[[V0]], %[[ARG1]], %[[C1]]) : (memref<f32>, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:   call @cz3(%[[ALLOC]]) : (memref<?x3x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @alloc3(%a: index, %b: index) {
  %m = memref.alloc(%a, %b) : memref<?x3x?xf32>
  %base, %o, %s:3, %t:3 = memref.extract_strided_metadata %m : memref<?x3x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  call @use3d(%base, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2) : (memref<f32>, index, index, index, index, index, index, index) -> ()
  call @cz3(%m): (memref<?x3x?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @alloc0() {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   call @use1d(%[[ALLOC]], %[[C0]], %[[C0]], %[[C0]]) : (memref<f32>, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @alloc0() {
  %m = memref.alloc() : memref<f32>
  %base, %o = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index
  call @use1d(%base, %o, %o, %o) : (memref<f32>, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @allocst(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) : memref<?x3xf32, strided<[3, 1]>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ALLOC]] : memref<?x3xf32, strided<[3, 1]>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   call @use(%[[BASE_BUFFER]], %[[C0]], %[[SIZES]]#0, %[[C3]], %[[C3]], %[[C1]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @allocst(%a: index, %b: index) {
  %m = memref.alloc(%a) : memref<?x3xf32, strided<[3, 1]>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x3xf32, strided<[3, 1]>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @alloca(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<3x?xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ALLOCA]] to offset: [0], sizes: [], strides: [] : memref<3x?xf32> to memref<f32>
// CHECK-NEXT:   call @use(%[[REINTERPRET_CAST]], %[[C0]], %[[C3]], %[[ARG0]], %[[ARG0]], %[[C1]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @alloca(%a: index) {
  %m = memref.alloca(%a) : memref<3x?xf32>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<3x?xf32> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @glob() {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @g : memref<2x3xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<2x3xf32> to memref<f32>
// CHECK-NEXT:   call @use(%[[REINTERPRET_CAST]], %[[C0]], %[[C2]], %[[C3]], %[[C3]], %[[C1]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @glob() {
  %m = memref.get_global @g : memref<2x3xf32>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @msc(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xi32> -> memref<i32>, index, index, index
// CHECK-NEXT:   %[[MEMSPACECAST:.+]] = memref.memory_space_cast %[[BASE_BUFFER]] : memref<i32> to memref<i32, 3>
// CHECK-NEXT:   call @t0i(%[[MEMSPACECAST]], %[[C0]], %[[SIZES]], %[[C1]]) : (memref<i32, 3>, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @msc(%m: memref<?xi32>) {
  %n = memref.memory_space_cast %m : memref<?xi32> to memref<?xi32, 3>
  %base, %o, %s:1, %t:1 = memref.extract_strided_metadata %n : memref<?xi32, 3> -> memref<i32, 3>, index, index, index
  call @t0i(%base, %o, %s#0, %t#0) : (memref<i32, 3>, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @align(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   call @use1d(%[[BASE_BUFFER]], %[[C0]], %[[SIZES]], %[[C1]]) : (memref<f32>, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @align(%m: memref<?xf32>) {
  %n = memref.assume_alignment %m, 16 : memref<?xf32>
  %base, %o, %s:1, %t:1 = memref.extract_strided_metadata %n : memref<?xf32> -> memref<f32>, index, index, index
  call @use1d(%base, %o, %s#0, %t#0) : (memref<f32>, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @metameta(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   call @use1d(%[[BASE_BUFFER]], %[[C0]], %[[SIZES]], %[[C1]]) : (memref<f32>, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @metameta(%m: memref<?xf32>) {
  %base0, %o0, %s0:1, %t0:1 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %base, %o = memref.extract_strided_metadata %base0 : memref<f32> -> memref<f32>, index
  call @use1d(%base, %o, %s0#0, %t0#0) : (memref<f32>, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @rc(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   call @use(%[[BASE_BUFFER]], %[[ARG1]], %[[ARG2]], %[[C4]], %[[ARG1]], %[[ARG2]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rc(%m: memref<?xf32>, %a: index, %b: index) {
  %n = memref.reinterpret_cast %m to offset: [%a], sizes: [%b, 4], strides: [%a, %b] : memref<?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @rcun(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[ARG1]]], sizes: [%[[ARG2]], 4], strides: [%[[ARG1]], %[[ARG2]]] : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[REINTERPRET_CAST]] : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   call @use(%[[BASE_BUFFER]], %[[OFFSET]], %[[SIZES]]#0, %[[C4]], %[[STRIDES]]#0, %[[STRIDES]]#1) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rcun(%m: memref<*xf32>, %a: index, %b: index) {
  %n = memref.reinterpret_cast %m to offset: [%a], sizes: [%b, 4], strides: [%a, %b] : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @rcneg(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   call @use1d(%[[BASE_BUFFER]], %[[C2]], %[[C3]], %[[C_1]]) : (memref<f32>, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rcneg(%m: memref<?xf32>, %a: index) {
  %c = arith.constant 3 : index
  %n = memref.reinterpret_cast %m to offset: [2], sizes: [%c], strides: [-1] : memref<?xf32> to memref<?xf32, strided<[-1], offset: 2>>
  %base, %o, %s:1, %t:1 = memref.extract_strided_metadata %n : memref<?xf32, strided<[-1], offset: 2>> -> memref<f32>, index, index, index
  call @use1d(%base, %o, %s#0, %t#0) : (memref<f32>, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   call @use1d(%[[BASE_BUFFER]], %[[C0]], %[[C5]], %[[C1]]) : (memref<f32>, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cast(%m: memref<?xf32>) {
  %n = memref.cast %m : memref<?xf32> to memref<5xf32, strided<[?], offset: ?>>
  %base, %o, %s:1, %t:1 = memref.extract_strided_metadata %n : memref<5xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  call @use1d(%base, %o, %s#0, %t#0) : (memref<f32>, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @castun(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[CAST]] : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   call @use(%[[BASE_BUFFER]], %[[OFFSET]], %[[SIZES]]#0, %[[C4]], %[[STRIDES]]#0, %[[STRIDES]]#1) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @castun(%m: memref<*xf32>, %a: index, %b: index) {
  %n = memref.cast %m : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @castdyn(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x?xf32, strided<[?, 1], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   call @use(%[[BASE_BUFFER]], %[[OFFSET]], %[[C4]], %[[C4]], %[[STRIDES]]#0, %[[C1]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @castdyn(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>, %a: index, %b: index) {
  %n = memref.cast %m : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @metasub(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP1]]()[%[[ARG1]], %[[STRIDES]]#0]
// CHECK-NEXT:   call @use(%[[BASE_BUFFER]], %[[V0]], %[[ARG1]], %[[C4]], %[[STRIDES]]#0, %[[C2]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @metasub(%m: memref<?x?xf32>, %a: index) {
  %n = memref.subview %m[%a, %a] [%a, 4] [1, 2] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 2], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @exp3m(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP2]]()[%[[SIZES]]#1]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP3]]()[%[[STRIDES]]#1]
// CHECK-NEXT:   call @use3d(%[[BASE_BUFFER]], %[[OFFSET]], %[[SIZES]]#0, %[[V0]], %[[C4]], %[[STRIDES]]#0, %[[V1]], %[[STRIDES]]#1) : (memref<f32>, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @exp3m(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index) {
  %n = memref.expand_shape %m [[0], [1, 2]] output_shape [%a, %a, 4] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>>
  %base, %o, %s:3, %t:3 = memref.extract_strided_metadata %n : memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
  call @use3d(%base, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2) : (memref<f32>, index, index, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @colmeta(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:3, %[[STRIDES:.+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP4]]()[%[[SIZES]]#0, %[[SIZES]]#1]
// CHECK-NEXT:   call @use(%[[BASE_BUFFER]], %[[OFFSET]], %[[V0]], %[[SIZES]]#2, %[[STRIDES]]#1, %[[STRIDES]]#2) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @colmeta(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
  %n = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: func.func @ptr(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<?xf32> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptr(%m: memref<?xf32>, %a: index) {
  %s = memref.subview %m[%a] [%a] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %s : memref<?xf32, strided<[1], offset: ?>> -> index
  call @i(%p) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @ptrcast(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[CAST]] : memref<?xf32> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptrcast(%m: memref<4xf32>, %a: index) {
  %s = memref.cast %m : memref<4xf32> to memref<?xf32>
  %p = memref.extract_aligned_pointer_as_index %s : memref<?xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @ptrexp(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[BASE_BUFFER]] : memref<f32> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptrexp(%m: memref<4xf32>, %a: index) {
  %s = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %p = memref.extract_aligned_pointer_as_index %s : memref<2x2xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @ptrcol(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[BASE_BUFFER]] : memref<f32> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptrcol(%m: memref<?x4xf32>) {
  %n = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @ptrrc(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<?xf32> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptrrc(%m: memref<?xf32>, %a: index) {
  %n = memref.reinterpret_cast %m to offset: [%a], sizes: [%a], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?xf32, strided<[1], offset: ?>> -> index
  call @i(%p) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @ptrview(
// CHECK-SAME: %[[ARG0:.+]]: memref<64xi8>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ARG0]][%[[ARG1]]][] : memref<64xi8> to memref<4xf32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[VIEW]] : memref<4xf32> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptrview(%m: memref<64xi8>, %a: index) {
  %s = memref.view %m[%a][] : memref<64xi8> to memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %s : memref<4xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @ptrtr(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[TRANSPOSE:.+]] = memref.transpose %[[ARG0]] (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[TRANSPOSE]] : memref<?x?xf32, strided<[1, ?]>> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptrtr(%m: memref<?x?xf32>, %a: index) {
  %n = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?x?xf32, strided<[1, ?]>> -> index
  call @i(%p) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @ptrbase(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[BASE_BUFFER]] : memref<f32> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptrbase(%m: memref<?xf32>) {
  %base0, %o0, %s0:1, %t0:1 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %p = memref.extract_aligned_pointer_as_index %base0 : memref<f32> -> index
  call @i(%p) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @ptral(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[ASSUME_ALIGN:.+]] = memref.assume_alignment %[[ARG0]], 16 : memref<?xf32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ASSUME_ALIGN]] : memref<?xf32> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptral(%m: memref<?xf32>) {
  %n = memref.assume_alignment %m, 16 : memref<?xf32>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @ptrms(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[MEMSPACECAST:.+]] = memref.memory_space_cast %[[ARG0]] : memref<?xf32> to memref<?xf32, 2>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[MEMSPACECAST]] : memref<?xf32, 2> -> index
// CHECK-NEXT:   call @i(%[[INTPTR]]) : (index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ptrms(%m: memref<?xf32>) {
  %n = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 2>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?xf32, 2> -> index
  call @i(%p) : (index) -> ()
  return
}
