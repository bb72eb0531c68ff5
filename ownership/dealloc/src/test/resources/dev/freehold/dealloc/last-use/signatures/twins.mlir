// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" | FileCheck %s

// Callers that are not seen free what they get. Those that are seen call a private copy.
// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @argument_private(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func @argument(%m: memref<f32>) -> memref<f32> attributes {llvm.emit_c_interface} {
  return %m : memref<f32>
}

// The private copy of the caller calls the private copy of the callee.
// CHECK-LABEL: func.func @through_another(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = call @argument_private(%[[ARG1]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[V0]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[V1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V4:.+]] = bufferization.clone %[[V1]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V4]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V3]] : memref<f32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @through_another_private(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> (memref<f32>, i1) {
// CHECK-NEXT:   %[[V0:.+]] = call @argument_private(%[[ARG1]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[V0]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]], %[[ARG0]] : memref<f32>, i1
// CHECK-NEXT: }
func.func @through_another(%c: i1, %m: memref<f32>) -> memref<f32> {
  %q = call @argument(%m) : (memref<f32>) -> memref<f32>
  %a = memref.alloc() : memref<f32>
  %r = arith.select %c, %a, %q : memref<f32>
  return %r : memref<f32>
}

// The name is taken.
// CHECK-LABEL: func.func @taken(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @taken_private_0(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func @taken(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
// CHECK-LABEL: func.func @taken_private() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @taken_private() {
  return
}

// Nobody calls it.
// CHECK-LABEL: func.func @not_called(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @not_called(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}

// It copies nothing.
// CHECK-LABEL: func.func @new() -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<f32>
// CHECK-NEXT: }
func.func @new() -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  return %a : memref<f32>
}

// It calls itself.
// CHECK-LABEL: func.func @recursive(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = call @recursive(%[[FALSE]], %[[ARG1]]) : (i1, memref<f32>) -> memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[ARG1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func @recursive(%c: i1, %m: memref<f32>) -> memref<f32> {
  cf.cond_br %c, ^again, ^end
^again:
  %no = arith.constant false
  %r = call @recursive(%no, %m) : (i1, memref<f32>) -> memref<f32>
  return %r : memref<f32>
^end:
  return %m : memref<f32>
}

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = call @new() : () -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]]:2 = call @through_another_private(%[[ARG0]], %[[V0]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   memref.store %[[ARG1]], %[[V1]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V1]]#1 {
// CHECK-NEXT:     %[[BASE_BUFFER_0:.+]], %[[OFFSET_1:.+]] = memref.extract_strided_metadata %[[V1]]#0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     memref.dealloc %[[BASE_BUFFER_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = call @taken_private_0(%[[V0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V2]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @calls(%c: i1, %v: f32) -> f32 {
  %a = call @new() : () -> memref<f32>
  %q = call @through_another(%c, %a) : (i1, memref<f32>) -> memref<f32>
  memref.store %v, %q[] : memref<f32>
  %r = call @taken(%a) : (memref<f32>) -> memref<f32>
  %x = memref.load %r[] : memref<f32>
  return %x : f32
}
