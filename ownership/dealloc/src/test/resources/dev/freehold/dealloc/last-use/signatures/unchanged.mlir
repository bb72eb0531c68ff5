// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" | FileCheck %s

// Others may call these, or take their address: they keep to the usual convention.
// CHECK-LABEL: func.func @public(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @public_private(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func @public(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func private @with_c_interface(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @with_c_interface(%m: memref<f32>) -> memref<f32> attributes {llvm.emit_c_interface} {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func private @address_taken(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @address_taken(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func private @named_elsewhere(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @named_elsewhere(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func private @never_called(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @never_called(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func private @only_called_by_itself(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = call @only_called_by_itself(%[[ARG0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func private @only_called_by_itself(%m: memref<f32>) -> memref<f32> {
  %r = call @only_called_by_itself(%m) : (memref<f32>) -> memref<f32>
  return %m : memref<f32>
}
// CHECK-LABEL: func.func private @declared() -> memref<f32>
func.func private @declared() -> memref<f32>
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> f32 attributes {uses = @named_elsewhere} {
// CHECK-NEXT:   %[[V0:.+]] = call @public_private(%[[ARG0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = call @with_c_interface(%[[V0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[F:.+]] = constant @address_taken : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = call @address_taken(%[[V1]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V1]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = call_indirect %[[F]](%[[V2]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER_0:.+]], %[[OFFSET_1:.+]] = memref.extract_strided_metadata %[[V2]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_0]] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = call @named_elsewhere(%[[V3]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER_2:.+]], %[[OFFSET_3:.+]] = memref.extract_strided_metadata %[[V3]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_2]] : memref<f32>
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[V4]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER_4:.+]], %[[OFFSET_5:.+]] = memref.extract_strided_metadata %[[V4]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_4]] : memref<f32>
// CHECK-NEXT:   %[[V6:.+]] = call @declared() : () -> memref<f32>
// CHECK-NEXT:   %[[V7:.+]] = memref.load %[[V6]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER_6:.+]], %[[OFFSET_7:.+]] = memref.extract_strided_metadata %[[V6]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_6]] : memref<f32>
// CHECK-NEXT:   %[[V8:.+]] = arith.addf %[[V5]], %[[V7]] : f32
// CHECK-NEXT:   return %[[V8]] : f32
// CHECK-NEXT: }
func.func @calls(%m: memref<f32>) -> f32 attributes {uses = @named_elsewhere} {
  %0 = call @public(%m) : (memref<f32>) -> memref<f32>
  %1 = call @with_c_interface(%0) : (memref<f32>) -> memref<f32>
  %f = func.constant @address_taken : (memref<f32>) -> memref<f32>
  %2 = call @address_taken(%1) : (memref<f32>) -> memref<f32>
  %3 = call_indirect %f(%2) : (memref<f32>) -> memref<f32>
  %4 = call @named_elsewhere(%3) : (memref<f32>) -> memref<f32>
  %x = memref.load %4[] : memref<f32>
  %5 = call @declared() : () -> memref<f32>
  %y = memref.load %5[] : memref<f32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// It never returns: what it would return counts as new.
// CHECK-LABEL: func.func private @never_returns(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = call @never_returns(%[[ARG0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @never_returns(%m: memref<f32>) -> memref<f32> {
  %r = call @never_returns(%m) : (memref<f32>) -> memref<f32>
  return %r : memref<f32>
}
// CHECK-LABEL: func.func @calls_it(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = call @never_returns(%[[ARG0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @calls_it(%m: memref<f32>) {
  %r = call @never_returns(%m) : (memref<f32>) -> memref<f32>
  return
}
