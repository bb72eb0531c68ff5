// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0) -> (d0 mod 2)>
// CHECK-LABEL: func.func @constant_sizes(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) {alignment = 64 : i64} : memref<4x2x?xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<4x2x?xf32> to memref<?x2x?xf32>
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca()[%[[ARG1]]] : memref<4xf32, #[[MAP]]>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[ALLOCA]] : memref<4xf32, #[[MAP]]> to memref<?xf32, #[[MAP]]>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc(%[[C_1]]) : memref<?x4xf32>
// CHECK-NEXT:   %[[CAST_2:.+]] = memref.cast %[[ALLOC_1]] : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT:   "test.use"(%[[CAST]], %[[CAST_0]], %[[CAST_2]]) : (memref<?x2x?xf32>, memref<?xf32, #[[MAP]]>, memref<?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constant_sizes(%n: index, %s: index) {
  %c4 = arith.constant 4 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.alloc(%c4, %n) {alignment = 64 : i64} : memref<?x2x?xf32>
  %1 = memref.alloca(%c4)[%s] : memref<?xf32, affine_map<(i)[s] -> (i + s)>>
  %2 = memref.alloc(%c-1, %c4) : memref<?x?xf32>
  "test.use"(%0, %1, %2) : (memref<?x2x?xf32>, memref<?xf32, affine_map<(i)[s] -> (i + s)>>, memref<?x?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @unused(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unused(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %0[%c0] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  %1 = memref.alloca() : memref<f32>
  %2 = memref.alloc() : memref<4xf32>
  %3 = memref.realloc %2 : memref<4xf32> to memref<8xf32>
  memref.dealloc %3 : memref<8xf32>
  return
}

// CHECK-LABEL: func.func @used(
// CHECK-SAME: %[[ARG0:.+]]: memref<memref<f32>>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ARG0]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @used(%m: memref<memref<f32>>) -> f32 {
  %0 = memref.alloc() : memref<f32>
  memref.store %0, %m[] : memref<memref<f32>>
  %1 = memref.alloc() : memref<f32>
  %2 = memref.load %1[] : memref<f32>
  memref.dealloc %1 : memref<f32>
  return %2 : f32
}

// CHECK-LABEL: func.func @dealloc_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) {
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dealloc_of_cast(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}

// CHECK-LABEL: func.func @accesses_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<*xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ARG0]][%[[ARG3]]] : memref<4xf32>
// CHECK-NEXT:   memref.prefetch %[[ARG0]][%[[ARG3]]], read, locality<1>, data : memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = memref.atomic_rmw addf %[[ARG2]], %[[ARG0]][%[[ARG3]]] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[CAST]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:   memref.dma_start %[[ARG0]][%[[ARG3]]], %[[CAST]][%[[ARG3]]], %[[ARG3]], %[[ARG0]][%[[ARG3]]] : memref<4xf32>, memref<?xf32>, memref<4xf32>
// CHECK-NEXT:   memref.dma_wait %[[ARG0]][%[[ARG3]]], %[[ARG3]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT: }
func.func @accesses_of_cast(%m: memref<4xf32>, %u: memref<*xf32>, %x: f32, %i: index) -> (f32, f32) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  memref.prefetch %0[%i], read, locality<1>, data : memref<?xf32>
  %2 = memref.atomic_rmw addf %x, %0[%i] : (f32, memref<?xf32>) -> f32
  %3 = memref.cast %u : memref<*xf32> to memref<?xf32>
  memref.store %x, %3[%i] : memref<?xf32>
  memref.dma_start %0[%i], %3[%i], %i, %0[%i] : memref<?xf32>, memref<?xf32>, memref<?xf32>
  memref.dma_wait %0[%i], %i : memref<?xf32>
  return %1, %2 : f32, f32
}

// What is stored keeps its type.
// CHECK-LABEL: func.func @store_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<memref<?xf32>>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   memref.store %[[CAST]], %[[ARG0]][] : memref<memref<?xf32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @store_of_cast(%m: memref<memref<?xf32>>, %x: memref<4xf32>) {
  %0 = memref.cast %x : memref<4xf32> to memref<?xf32>
  memref.store %0, %m[] : memref<memref<?xf32>>
  return
}

// CHECK-LABEL: func.func @copy_of_casts(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copy_of_casts(%a: memref<4xf32>, %b: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<4xf32> to memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  return
}

// CHECK-LABEL: func.func @keep_copy_of_cast_that_learns(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:   memref.copy %[[CAST]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_copy_of_cast_that_learns(%a: memref<?xf32>, %b: memref<4xf32>) {
  %0 = memref.cast %a : memref<?xf32> to memref<4xf32>
  memref.copy %0, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @copies_of_nothing(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x0xf32>, %[[ARG1:.+]]: memref<?x?xf32>, %[[ARG2:.+]]: memref<*xf32>, %[[ARG3:.+]]: memref<*xf32>, %[[ARG4:.+]]: memref<f32>, %[[ARG5:.+]]: memref<f32>) {
// CHECK-NEXT:   memref.copy %[[ARG2]], %[[ARG3]] : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:   memref.copy %[[ARG4]], %[[ARG5]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copies_of_nothing(%a: memref<4x0xf32>, %b: memref<?x?xf32>, %c: memref<*xf32>, %d: memref<*xf32>, %e: memref<f32>, %f: memref<f32>) {
  memref.copy %a, %b : memref<4x0xf32> to memref<?x?xf32>
  memref.copy %b, %a : memref<?x?xf32> to memref<4x0xf32>
  memref.copy %b, %b : memref<?x?xf32> to memref<?x?xf32>
  memref.copy %c, %d : memref<*xf32> to memref<*xf32>
  memref.copy %e, %f : memref<f32> to memref<f32>
  return
}

// CHECK-LABEL: func.func @scope_without_allocations(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.addf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:   "test.use"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @scope_without_allocations(%x: f32) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %1 = arith.addf %x, %x : f32
    memref.alloca_scope.return %1 : f32
  }
  "test.use"(%0) : (f32) -> ()
  return %0 : f32
}

// CHECK-LABEL: func.func @keep_scope_with_allocation(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   memref.alloca_scope  {
// CHECK-NEXT:     %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     "test.use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.more"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_scope_with_allocation(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "test.use"(%0) : (memref<?xf32>) -> ()
  }
  "test.more"() : () -> ()
  return
}

// CHECK-LABEL: func.func @keep_scope_with_unknown_effects() {
// CHECK-NEXT:   memref.alloca_scope  {
// CHECK-NEXT:     "test.unknown"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.more"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_scope_with_unknown_effects() {
  memref.alloca_scope {
    "test.unknown"() : () -> ()
  }
  "test.more"() : () -> ()
  return
}

// The outer scope is not needed: the inner one frees what is allocated.
// CHECK-LABEL: func.func @inner_scope_frees(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: i1, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   scf.if %[[ARG2]] {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.alloca_scope  {
// CHECK-NEXT:     %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     "test.use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   "test.more"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner_scope_frees(%n: index, %m: memref<f32>, %c: i1, %x: f32) {
  memref.alloca_scope {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    }
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
    }
    %1 = memref.load %m[] : memref<f32>
    memref.store %1, %m[] : memref<f32>
  }
  "test.more"() : () -> ()
  return
}

// CHECK-LABEL: func.func @scope_at_the_end(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   "test.work"() : () -> ()
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   "test.use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scope_at_the_end(%n: index) {
  "test.work"() : () -> ()
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "test.use"(%0) : (memref<?xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func.func @keep_scope_in_several_blocks(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.alloca_scope  {
// CHECK-NEXT:     %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     "test.use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_scope_in_several_blocks(%n: index, %c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "test.use"(%0) : (memref<?xf32>) -> ()
  }
  return
^b:
  "test.b"() : () -> ()
  return
}

// CHECK-LABEL: func.func @hoist_from_scope_in_condition(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       "test.use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @hoist_from_scope_in_condition(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @hoist_from_scope_two_conditions_deep(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i1) {
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     scf.if %[[ARG2]] {
// CHECK-NEXT:       "test.d"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V0:.+]] = "test.size"() : () -> index
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:         %[[ALLOCA_0:.+]] = memref.alloca(%[[V0]]) : memref<?xf32>
// CHECK-NEXT:         %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:         "test.use"(%[[ALLOCA]], %[[ALLOCA_0]], %[[ALLOC]]) : (memref<?xf32>, memref<?xf32>, memref<f32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @hoist_from_scope_two_conditions_deep(%n: index, %c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "test.d"() : () -> ()
    } else {
      %k = "test.size"() : () -> index
      memref.alloca_scope {
        %0 = memref.alloca(%n) : memref<?xf32>
        %1 = memref.alloca(%k) : memref<?xf32>
        %2 = memref.alloc() : memref<f32>
        "test.use"(%0, %1, %2) : (memref<?xf32>, memref<?xf32>, memref<f32>) -> ()
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @keep_where_more_follows(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:       "test.use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.more"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_where_more_follows(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
    }
    "test.more"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @keep_where_more_follows_outside(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:       "test.use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.more"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_where_more_follows_outside(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
    }
  }
  "test.more"() : () -> ()
  return
}

// CHECK-LABEL: func.func @hoist_out_of_unknown_operation(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   "test.region"() ({
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       "test.use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.end"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @hoist_out_of_unknown_operation(%n: index) {
  "test.region"() ({
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
    }
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// CHECK-LABEL: func.func @keep_copy_of_casts_without_strides(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, #[[MAP1]]>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<4xf32, #[[MAP1]]> to memref<?xf32, #[[MAP1]]>
// CHECK-NEXT:   memref.copy %[[CAST]], %[[ARG1]] : memref<?xf32, #[[MAP1]]> to memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @keep_copy_of_casts_without_strides(%a: memref<4xf32, affine_map<(i) -> (i mod 2)>>, %b: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32, affine_map<(i) -> (i mod 2)>> to memref<?xf32, affine_map<(i) -> (i mod 2)>>
  memref.copy %0, %b : memref<?xf32, affine_map<(i) -> (i mod 2)>> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @copy_of_cast_from_unranked(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:   memref.copy %[[CAST]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[ARG1]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:   memref.copy %[[CAST_0]], %[[ARG0]] : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copy_of_cast_from_unranked(%u: memref<*xf32>, %b: memref<4xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xf32>
  memref.copy %0, %b : memref<4xf32> to memref<4xf32>
  %1 = memref.cast %b : memref<4xf32> to memref<*xf32>
  memref.copy %1, %u : memref<*xf32> to memref<*xf32>
  return
}
