// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A descriptor that a loop moves on and carries reaches the buffer.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[ARG0:.+]]: vector<8x16xf32>, %[[ARG1:.+]]: index) -> vector<8x16xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<8x160xf32>
// CHECK-NEXT:   %[[V0:.+]] = xegpu.create_nd_tdesc %[[ALLOC]][0, 0] : memref<8x160xf32> -> !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT:   xegpu.prefetch_nd %[[V0]]  : !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT:   %[[V1:.+]]:2 = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[V0]], %[[ARG4:.+]] = %[[ARG0]]) -> (!xegpu.tensor_desc<8x16xf32>, vector<8x16xf32>) {
// CHECK-NEXT:     %[[V2:.+]] = xegpu.load_nd %[[ARG3]]  : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
// CHECK-NEXT:     %[[V3:.+]] = xegpu.update_nd_offset %[[ARG3]], [%[[C0]], 16] : !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT:     %[[V4:.+]] = arith.addf %[[V2]], %[[ARG4]] : vector<8x16xf32>
// CHECK-NEXT:     scf.yield %[[V3]], %[[V4]] : !xegpu.tensor_desc<8x16xf32>, vector<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   xegpu.store_nd %[[V1]]#1, %[[V1]]#0  : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<8x160xf32>
// CHECK-NEXT:   return %[[V1]]#1 : vector<8x16xf32>
// CHECK-NEXT: }
func.func @carried(%v: vector<8x16xf32>, %n: index) -> vector<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8x160xf32>
  %d = xegpu.create_nd_tdesc %a[0, 0] : memref<8x160xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %d : !xegpu.tensor_desc<8x16xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%e = %d, %s = %v) -> (!xegpu.tensor_desc<8x16xf32>, vector<8x16xf32>) {
    %l = xegpu.load_nd %e : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
    %f = xegpu.update_nd_offset %e, [%c0, 16] : !xegpu.tensor_desc<8x16xf32>
    %t = arith.addf %l, %s : vector<8x16xf32>
    scf.yield %f, %t : !xegpu.tensor_desc<8x16xf32>, vector<8x16xf32>
  }
  xegpu.store_nd %r#1, %r#0 : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return %r#1 : vector<8x16xf32>
}

// CHECK-LABEL: func.func @scattered(
// CHECK-SAME: %[[ARG0:.+]]: vector<16xi1>, %[[ARG1:.+]]: vector<16xindex>) -> vector<16xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<1024xf32>
// CHECK-NEXT:   %[[V0:.+]] = xegpu.create_tdesc %[[ALLOC]], %[[ARG1]] : memref<1024xf32>, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
// CHECK-NEXT:   %[[V1:.+]] = xegpu.update_offset %[[V0]], %[[ARG1]] : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xindex>
// CHECK-NEXT:   %[[V2:.+]] = xegpu.load %[[V1]], %[[ARG0]]  : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> vector<16xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<1024xf32>
// CHECK-NEXT:   return %[[V2]] : vector<16xf32>
// CHECK-NEXT: }
func.func @scattered(%m: vector<16xi1>, %o: vector<16xindex>) -> vector<16xf32> {
  %a = memref.alloc() : memref<1024xf32>
  %d = xegpu.create_tdesc %a, %o : memref<1024xf32>, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  %e = xegpu.update_offset %d, %o : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xindex>
  %x = xegpu.load %e, %m : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> vector<16xf32>
  return %x : vector<16xf32>
}

// CHECK-LABEL: func.func @shared() -> vector<8x16xf16> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4096xi8, 3>
// CHECK-NEXT:   %[[V0:.+]] = xegpu.create_mem_desc %[[ALLOC]] : memref<4096xi8, 3> -> !xegpu.mem_desc<32x64xf16>
// CHECK-NEXT:   %[[V1:.+]] = xegpu.load_matrix %[[V0]][0, 0] : !xegpu.mem_desc<32x64xf16> -> vector<8x16xf16>
// CHECK-NEXT:   xegpu.store_matrix %[[V1]], %[[V0]][8, 0] : vector<8x16xf16>, !xegpu.mem_desc<32x64xf16>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4096xi8, 3>
// CHECK-NEXT:   return %[[V1]] : vector<8x16xf16>
// CHECK-NEXT: }
func.func @shared() -> vector<8x16xf16> {
  %a = memref.alloc() : memref<4096xi8, 3>
  %d = xegpu.create_mem_desc %a : memref<4096xi8, 3> -> !xegpu.mem_desc<32x64xf16>
  %v = xegpu.load_matrix %d[0, 0] : !xegpu.mem_desc<32x64xf16> -> vector<8x16xf16>
  xegpu.store_matrix %v, %d[8, 0] : vector<8x16xf16>, !xegpu.mem_desc<32x64xf16>
  return %v : vector<8x16xf16>
}

// An operation that says nothing keeps no descriptor.
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-LABEL: func.func @prefetched() {
// CHECK-NEXT:   %[[C64:.+]] = arith.constant 64 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<64x64xf16>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<64x64xf16> to memref<*xf16>
// CHECK-NEXT:   %[[V0:.+]] = nvgpu.tma.create.descriptor %[[CAST]] box[%[[C64]], %[[C64]]] : memref<*xf16> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   nvgpu.tma.prefetch.descriptor %[[V0]] : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<64x64xf16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @prefetched() {
  %c64 = arith.constant 64 : index
  %a = memref.alloc() : memref<64x64xf16>
  %u = memref.cast %a : memref<64x64xf16> to memref<*xf16>
  %d = nvgpu.tma.create.descriptor %u box[%c64, %c64] : memref<*xf16> -> !map
  nvgpu.tma.prefetch.descriptor %d : !map
  return
}

// Registers hold no buffer.
// CHECK-LABEL: func.func @registers(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<16x64xi8>
// CHECK-NEXT:   %[[V0:.+]] = amx.tile_load %[[ALLOC]][%[[ARG0]], %[[ARG0]]] : memref<16x64xi8> into !amx.tile<16x64xi8>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<16x64xi8>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<16x64xi8>
// CHECK-NEXT:   amx.tile_store %[[ALLOC_0]][%[[ARG0]], %[[ARG0]]], %[[V0]] : memref<16x64xi8>, !amx.tile<16x64xi8>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<16x64xi8>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @registers(%i: index) {
  %a = memref.alloc() : memref<16x64xi8>
  %t = amx.tile_load %a[%i, %i] : memref<16x64xi8> into !amx.tile<16x64xi8>
  %b = memref.alloc() : memref<16x64xi8>
  amx.tile_store %b[%i, %i], %t : memref<16x64xi8>, !amx.tile<16x64xi8>
  return
}
