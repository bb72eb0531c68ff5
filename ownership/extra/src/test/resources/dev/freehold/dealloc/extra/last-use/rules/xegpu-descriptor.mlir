// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The buffer is accessed through its descriptor, and freed after the last access.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: vector<8x16xf32>) -> vector<8x16xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<8x16xf32>
// CHECK-NEXT:   %[[V0:.+]] = xegpu.create_nd_tdesc %[[ALLOC]][0, 0] : memref<8x16xf32> -> !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT:   xegpu.store_nd %[[ARG0]], %[[V0]]  : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT:   %[[V1:.+]] = xegpu.load_nd %[[V0]]  : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<8x16xf32>
// CHECK-NEXT:   return %[[V1]] : vector<8x16xf32>
// CHECK-NEXT: }
func.func @f(%v: vector<8x16xf32>) -> vector<8x16xf32> {
  %a = memref.alloc() : memref<8x16xf32>
  %d = xegpu.create_nd_tdesc %a[0, 0] : memref<8x16xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %v, %d : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  %r = xegpu.load_nd %d : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return %r : vector<8x16xf32>
}
