// RUN: freehold-opt %s "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops" | FileCheck %s

// CHECK-LABEL: func.func @for(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG0]]) -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG4]][%[[ARG3]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[ARG4]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @for(%a: tensor<4xf32>, %n: index, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<4xf32> {
    %x = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// The two buffers change places.
// CHECK-LABEL: func.func @swap(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: index) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG0]], %[[ARG5:.+]] = %[[ARG1]]) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ARG4]], %[[ALLOC_0]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_1:.+]] = memref.cast %[[ALLOC_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[CAST]], %[[CAST_1]] : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @swap(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a, %t = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %t, %s : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG3:.+]] = %[[ARG0]]) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ARG3]][%[[ARG1]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V2:.+]] = arith.cmpf olt, %[[V1]], %[[ARG2]] : f32
// CHECK-NEXT:     scf.condition(%[[V2]]) %[[ARG3]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: memref<4xf32, strided<[?], offset: ?>>):
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG3]][%[[ARG1]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[ARG3]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @while(%a: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %r = scf.while (%t = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    %e = tensor.extract %t[%i] : tensor<4xf32>
    %c = arith.cmpf olt, %e, %f : f32
    scf.condition(%c) %t : tensor<4xf32>
  } do {
  ^bb0(%t: tensor<4xf32>):
    %x = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[V0:.+]] = scf.index_switch %[[ARG0]] -> memref<4xf32, strided<[?], offset: ?>> 
// CHECK-NEXT:   case 1 {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[ARG2]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @switch(%i: index, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.index_switch %i -> tensor<4xf32>
  case 1 {
    scf.yield %a : tensor<4xf32>
  }
  default {
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @forall(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: f32) -> memref<8xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   scf.forall (%[[ARG2:.+]]) in (8) {
// CHECK-NEXT:     %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG2]]] [1] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%[[ARG1]] : f32) outs(%[[SUBVIEW]] : memref<1xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     %[[SUBVIEW_0:.+]] = memref.subview %[[ARG0]][%[[ARG2]]] [1] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[SUBVIEW]], %[[SUBVIEW_0]] : memref<1xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG0]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @forall(%a: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%t = %a) -> tensor<8xf32> {
    %s = tensor.extract_slice %t[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %x = linalg.fill ins(%f : f32) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %t[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @execute_region(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[V0:.+]] = scf.execute_region -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @execute_region(%a: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %r = scf.execute_region -> tensor<4xf32> {
    %x = tensor.insert %f into %a[%i] : tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// What is passed on is what came in, but its buffer may be that of another tensor, too: the analysis does not know any better.
// CHECK-LABEL: func.func @besideChoice(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG1]]) -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[V1:.+]] = arith.select %[[ARG0]], %[[ARG4]], %[[ARG1]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ARG4]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[CAST]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @besideChoice(%c: i1, %a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<4xf32> {
    %s = arith.select %c, %t, %a : tensor<4xf32>
    scf.yield %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// Nothing is known of what the second region of a loop passes back but its type.
// CHECK-LABEL: func.func @passedBack(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> memref<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG4:.+]] = %[[ARG1]]) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ARG4]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     scf.condition(%[[ARG0]]) %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: memref<4xf32>):
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:     %[[CAST_0:.+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[CAST_0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[V0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V0]] : memref<4xf32>
// CHECK-NEXT: }
func.func @passedBack(%c: i1, %a: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %r = scf.while (%t = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%c) %t : tensor<4xf32>
  } do {
  ^bb0(%t: tensor<4xf32>):
    %e = bufferization.alloc_tensor() : tensor<4xf32>
    %x = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
