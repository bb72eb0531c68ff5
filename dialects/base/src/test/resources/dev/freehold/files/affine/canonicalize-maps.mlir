// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1] -> (s0 * 3 + s1 * 6 + 3)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0, s1] -> (s1 * 2 + s0 * s0)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<(d0, d1) -> (d1 + d0 ceildiv 4)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<(d0) -> (d0 mod 4)>
// CHECK-NEXT: #[[MAP5:.+]] = affine_map<(d0) -> (d0 floordiv 16)>
// CHECK-NEXT: #[[MAP6:.+]] = affine_map<()[s0] -> (s0 * 6)>
// CHECK-NEXT: #[[MAP7:.+]] = affine_map<(d0) -> (d0 mod 8)>
// CHECK-NEXT: #[[MAP8:.+]] = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
// CHECK-NEXT: #[[MAP9:.+]] = affine_map<(d0)[s0] -> (d0 + s0 * 5)>
// CHECK-NEXT: #[[MAP10:.+]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #[[MAP11:.+]] = affine_map<()[s0] -> (4, 6, s0)>
// CHECK-NEXT: #[[MAP12:.+]] = affine_map<()[s0, s1] -> (s1, s0, s0 + s1)>
// CHECK-NEXT: #[[MAP13:.+]] = affine_map<()[s0] -> (10, s0 * 2)>
// CHECK-NEXT: #[[MAP14:.+]] = affine_map<()[s0, s1] -> (s1 - 1, s0)>
// CHECK-NEXT: #[[MAP15:.+]] = affine_map<()[s0, s1] -> (7, 10, s1, s0 - 1, s0 * 2)>
// CHECK-NEXT: #[[MAP16:.+]] = affine_map<()[s0, s1] -> (7, s1, s0)>
// CHECK-NEXT: #[[MAP17:.+]] = affine_map<()[s0] -> (7, s0 + 1)>
// CHECK-NEXT: #[[MAP18:.+]] = affine_map<()[s0, s1] -> (4, s1, s0, s0 + s1)>
// CHECK-NEXT: #[[MAP19:.+]] = affine_map<()[s0, s1] -> (s1 floordiv 2, 4, s0, s1)>
// CHECK-NEXT: #[[MAP20:.+]] = affine_map<()[s0, s1] -> (s1 + 3, s0)>
// CHECK-NEXT: #[[MAP21:.+]] = affine_map<()[s0, s1] -> (s0 * s1, s0, s1)>
// CHECK-NEXT: #[[MAP22:.+]] = affine_map<()[s0, s1] -> (s1 + 1, s0)>
// CHECK-NEXT: #[[MAP23:.+]] = affine_map<()[s0] -> (4, s0)>
// CHECK-NEXT: #[[MAP24:.+]] = affine_map<(d0) -> (d0 * 4)>
// CHECK-LABEL: func.func @apply_of_apply(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @apply_of_apply(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(i)[s] -> (i * 2 + s)>(%i)[%n]
  %1 = affine.apply affine_map<(i) -> (i + 1)>(%0)
  %2 = affine.apply affine_map<()[s] -> (s * 3)>()[%1]
  return %2 : index
}

// CHECK-LABEL: func.func @apply_that_is_an_operand(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index) {
// CHECK-NEXT:   return %[[ARG1]], %[[ARG1]] : index, index
// CHECK-NEXT: }
func.func @apply_that_is_an_operand(%i: index, %n: index) -> (index, index) {
  %0 = affine.apply affine_map<(i, j) -> (j)>(%i, %n)
  %1 = affine.apply affine_map<(i)[s, t] -> (t)>(%i)[%i, %n]
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @apply_of_constants() -> (index, index) {
// CHECK-NEXT:   %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:   return %[[C7]], %[[C7]] : index, index
// CHECK-NEXT: }
func.func @apply_of_constants() -> (index, index) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = affine.apply affine_map<(i, j)[s] -> (i * 2 + j floordiv s)>(%c3, %c5)[%c3]
  %1 = affine.apply affine_map<() -> (7)>()
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @apply_divides_by_zero() -> index {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : index
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @apply_divides_by_zero() -> index {
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<(i)[s] -> (i mod s)>(%c0)[%c0]
  return %0 : index
}

// CHECK-LABEL: func.func @apply_that_is_constant(
// CHECK-SAME: %[[ARG0:.+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   return %[[C0]] : index
// CHECK-NEXT: }
func.func @apply_that_is_constant(%i: index) -> index {
  %0 = affine.apply affine_map<(i) -> (i * 2 - i - i)>(%i)
  return %0 : index
}

// CHECK-LABEL: func.func @apply_of_the_same_operand_twice(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP1]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @apply_of_the_same_operand_twice(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(i, j)[s, t] -> (i + j + s * t)>(%i, %i)[%n, %n]
  return %0 : index
}

// CHECK-LABEL: func.func @apply_in_loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   affine.for %[[ARG2:.+]] = 0 to 8 step 4 {
// CHECK-NEXT:     affine.for %[[ARG3:.+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:.+]] = affine.apply #[[MAP2]](%[[ARG2]], %[[ARG3]])
// CHECK-NEXT:       %[[V1:.+]] = affine.apply #[[MAP3]](%[[ARG2]], %[[ARG3]])
// CHECK-NEXT:       "test.use"(%[[C0]], %[[C0]], %[[V0]], %[[V1]]) : (index, index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @apply_in_loop(%n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to 8 step 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(i) -> (i floordiv 4)>(%j)
      %1 = affine.apply affine_map<(i) -> (i mod 4)>(%i)
      %2 = affine.apply affine_map<(i, j) -> ((i + j) mod 8)>(%i, %j)
      %3 = affine.apply affine_map<(i, j) -> (i ceildiv 4 + j)>(%i, %j)
      "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
    }
  }
  return
}

// The bounds of these loops say less.
// CHECK-LABEL: func.func @apply_in_loops_of_unknown_bounds(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   affine.for %[[ARG1:.+]] = %[[ARG0]] to 16 step 4 {
// CHECK-NEXT:     %[[V0:.+]] = affine.apply #[[MAP4]](%[[ARG1]])
// CHECK-NEXT:     %[[V1:.+]] = affine.apply #[[MAP5]](%[[ARG1]])
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V1]]) : (index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG1]] = #[[MAP6]]()[%[[ARG0]]] to %[[ARG0]] step 4 {
// CHECK-NEXT:     "test.use"(%[[C0]]) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG1]] = 3 to 19 step 8 {
// CHECK-NEXT:     %[[V0:.+]] = affine.apply #[[MAP7]](%[[ARG1]])
// CHECK-NEXT:     "test.use"(%[[V0]], %[[C0]]) : (index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @apply_in_loops_of_unknown_bounds(%n: index) {
  affine.for %i = %n to 16 step 4 {
    %0 = affine.apply affine_map<(i) -> (i mod 4)>(%i)
    %1 = affine.apply affine_map<(i) -> (i floordiv 16)>(%i)
    "test.use"(%0, %1) : (index, index) -> ()
  }
  affine.for %i = affine_map<()[s] -> (s * 6)>()[%n] to %n step 4 {
    %0 = affine.apply affine_map<(i) -> (i mod 2)>(%i)
    "test.use"(%0) : (index) -> ()
  }
  affine.for %i = 3 to 19 step 8 {
    %0 = affine.apply affine_map<(i) -> (i mod 8)>(%i)
    %1 = affine.apply affine_map<(i) -> (i floordiv 16)>(%i)
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}

// A dim that may be a symbol becomes one.
// CHECK-LABEL: func.func @dim_becomes_symbol(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   affine.for %[[ARG1:.+]] = 0 to 8 {
// CHECK-NEXT:     %[[V0:.+]] = affine.apply #[[MAP8]](%[[ARG1]])[%[[ARG0]]]
// CHECK-NEXT:     %[[V1:.+]] = affine.apply #[[MAP9]](%[[ARG1]])[%[[ARG0]]]
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V1]]) : (index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dim_becomes_symbol(%n: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.apply affine_map<(i, j) -> (i * 2 + j)>(%n, %i)
    %1 = affine.apply affine_map<(i)[s] -> (i + s * 5)>(%i)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @min_and_max_of_constants() -> (index, index) {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:   return %[[C2]], %[[C7]] : index, index
// CHECK-NEXT: }
func.func @min_and_max_of_constants() -> (index, index) {
  %c3 = arith.constant 3 : index
  %0 = affine.min affine_map<(i) -> (i, 7, i * 2 - 4)>(%c3)
  %1 = affine.max affine_map<(i) -> (i, 7, i * 2 - 4)>(%c3)
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @min_and_max_of_one(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP10]]()[%[[ARG0]]]
// CHECK-NEXT:   return %[[ARG1]], %[[V0]], %[[ARG0]] : index, index, index
// CHECK-NEXT: }
func.func @min_and_max_of_one(%i: index, %n: index) -> (index, index, index) {
  %0 = affine.min affine_map<()[s] -> (s)>()[%n]
  %1 = affine.max affine_map<(i) -> (i + 1)>(%i)
  %2 = affine.min affine_map<(i) -> (i)>(%i)
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @min_with_known_results(
// CHECK-SAME: %[[ARG0:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.min #[[MAP11]]()[%[[ARG0]]]
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @min_with_known_results(%i: index) -> index {
  %c3 = arith.constant 3 : index
  %0 = affine.min affine_map<(i)[s] -> (i, s + 1, s * 2)>(%i)[%c3]
  return %0 : index
}

// CHECK-LABEL: func.func @min_of_the_same(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.min #[[MAP12]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @min_of_the_same(%i: index, %n: index) -> index {
  %0 = affine.min affine_map<(i)[s] -> (i, s, i, s, i + s)>(%i)[%n]
  return %0 : index
}

// CHECK-LABEL: func.func @min_of_min(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.min #[[MAP13]]()[%[[ARG0]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.min #[[MAP14]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:   %[[V2:.+]] = affine.min #[[MAP15]]()[%[[ARG0]], %[[ARG1]]]
// CHECK-NEXT:   %[[V3:.+]] = affine.max #[[MAP16]]()[%[[V1]], %[[V0]]]
// CHECK-NEXT:   return %[[V2]], %[[V3]] : index, index
// CHECK-NEXT: }
func.func @min_of_min(%i: index, %n: index) -> (index, index) {
  %0 = affine.min affine_map<(i) -> (i * 2, 10)>(%i)
  %1 = affine.min affine_map<(i)[s] -> (s, i - 1)>(%i)[%n]
  %2 = affine.min affine_map<(i)[s] -> (i, s, 7)>(%0)[%1]
  %3 = affine.max affine_map<(i)[s] -> (i, s, 7)>(%0)[%1]
  return %2, %3 : index, index
}

// CHECK-LABEL: func.func @min_of_sum_with_min(
// CHECK-SAME: %[[ARG0:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.min #[[MAP13]]()[%[[ARG0]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.min #[[MAP17]]()[%[[V0]]]
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @min_of_sum_with_min(%i: index) -> index {
  %0 = affine.min affine_map<(i) -> (i * 2, 10)>(%i)
  %1 = affine.min affine_map<(i) -> (i + 1, 7)>(%0)
  return %1 : index
}

// CHECK-LABEL: func.func @sort(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.min #[[MAP18]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.max #[[MAP19]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:   return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT: }
func.func @sort(%i: index, %n: index) -> (index, index) {
  %0 = affine.min affine_map<(i)[s] -> (i + s, 4, s, i)>(%i)[%n]
  %1 = affine.max affine_map<(i)[s] -> (i floordiv 2, 4, s, i)>(%i)[%n]
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @min_of_apply(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.min #[[MAP20]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @min_of_apply(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(i) -> (i + 3)>(%i)
  %1 = affine.min affine_map<(i)[s] -> (i, s)>(%0)[%n]
  return %1 : index
}

// CHECK-LABEL: func.func @accesses_of_apply(
// CHECK-SAME: %[[ARG0:.+]]: memref<64x64xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: vector<4xf32>) -> (f32, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = affine.load %[[ARG0]][symbol(%[[ARG1]]) * 2 + 3, symbol(%[[ARG1]]) * 2 + 4] : memref<64x64xf32>
// CHECK-NEXT:   affine.store %[[ARG2]], %[[ARG0]][symbol(%[[ARG1]]) * 2 + 3, symbol(%[[ARG1]])] : memref<64x64xf32>
// CHECK-NEXT:   %[[V1:.+]] = affine.vector_load %[[ARG0]][symbol(%[[ARG1]]) * 2 + 3, 0] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT:   affine.vector_store %[[ARG3]], %[[ARG0]][0, symbol(%[[ARG1]]) * 2 + 3] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT:   affine.prefetch %[[ARG0]][symbol(%[[ARG1]]) * 2 + 3, symbol(%[[ARG1]]) * 2 + 3], read, locality<3>, data : memref<64x64xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : f32, vector<4xf32>
// CHECK-NEXT: }
func.func @accesses_of_apply(%m: memref<64x64xf32>, %i: index, %x: f32, %v: vector<4xf32>) -> (f32, vector<4xf32>) {
  %0 = affine.apply affine_map<(i) -> (i * 2 + 3)>(%i)
  %1 = affine.load %m[%0, %0 + 1] : memref<64x64xf32>
  affine.store %x, %m[%0, %i] : memref<64x64xf32>
  %2 = affine.vector_load %m[%0, 0] : memref<64x64xf32>, vector<4xf32>
  affine.vector_store %v, %m[0, %0] : memref<64x64xf32>, vector<4xf32>
  affine.prefetch %m[%0, %0], read, locality<3>, data : memref<64x64xf32>
  return %1, %2 : f32, vector<4xf32>
}

// CHECK-LABEL: func.func @accesses_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<64xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = affine.load %[[ARG0]][symbol(%[[ARG1]])] : memref<64xf32>
// CHECK-NEXT:   affine.store %[[ARG2]], %[[ARG0]][symbol(%[[ARG1]])] : memref<64xf32>
// CHECK-NEXT:   affine.prefetch %[[ARG0]][symbol(%[[ARG1]])], write, locality<3>, data : memref<64xf32>
// CHECK-NEXT:   affine.dma_start %[[ARG0]][%[[ARG1]]], %[[ARG0]][%[[ARG1]]], %[[ARG0]][%[[ARG1]]], %[[ARG1]] : memref<64xf32>, memref<64xf32>, memref<64xf32>
// CHECK-NEXT:   affine.dma_wait %[[ARG0]][%[[ARG1]]], %[[ARG1]] : memref<64xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @accesses_of_cast(%m: memref<64xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.cast %m : memref<64xf32> to memref<?xf32>
  %1 = affine.load %0[%i] : memref<?xf32>
  affine.store %x, %0[%i] : memref<?xf32>
  affine.prefetch %0[%i], write, locality<3>, data : memref<?xf32>
  affine.dma_start %0[%i], %m[%i], %m[%i], %i : memref<?xf32>, memref<64xf32>, memref<64xf32>
  affine.dma_wait %0[%i], %i : memref<?xf32>
  return %1 : f32
}

// CHECK-LABEL: memref.global "private" constant @numbers
// CHECK-SAME: : memref<2x3xi32> = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]>
memref.global "private" constant @numbers : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
// CHECK-LABEL: memref.global "private" constant @same : memref<4xi32> = dense<7>
memref.global "private" constant @same : memref<4xi32> = dense<7>
// CHECK-LABEL: memref.global "private" @variable : memref<2xi32> = dense<[1, 2]>
memref.global "private" @variable : memref<2xi32> = dense<[1, 2]>
// CHECK-LABEL: memref.global "private" constant @open : memref<2xi32> = uninitialized
memref.global "private" constant @open : memref<2xi32> = uninitialized

// CHECK-LABEL: func.func @load_of_constant_global(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i32, i32) {
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   %[[C7_I32:.+]] = arith.constant 7 : i32
// CHECK-NEXT:   return %[[C5_I32]], %[[C7_I32]] : i32, i32
// CHECK-NEXT: }
func.func @load_of_constant_global(%i: index) -> (i32, i32) {
  %0 = memref.get_global @numbers : memref<2x3xi32>
  %1 = affine.load %0[1, 1] : memref<2x3xi32>
  %2 = memref.get_global @same : memref<4xi32>
  %3 = affine.load %2[%i] : memref<4xi32>
  return %1, %3 : i32, i32
}

// The element is not known.
// CHECK-LABEL: func.func @keep_load_of_global(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @numbers : memref<2x3xi32>
// CHECK-NEXT:   %[[V1:.+]] = affine.load %[[V0]][1, symbol(%[[ARG0]])] : memref<2x3xi32>
// CHECK-NEXT:   %[[V2:.+]] = memref.get_global @variable : memref<2xi32>
// CHECK-NEXT:   %[[V3:.+]] = affine.load %[[V2]][0] : memref<2xi32>
// CHECK-NEXT:   return %[[V1]], %[[V3]] : i32, i32
// CHECK-NEXT: }
func.func @keep_load_of_global(%i: index) -> (i32, i32) {
  %0 = memref.get_global @numbers : memref<2x3xi32>
  %1 = affine.load %0[1, %i] : memref<2x3xi32>
  %2 = memref.get_global @variable : memref<2xi32>
  %3 = affine.load %2[0] : memref<2xi32>
  return %1, %3 : i32, i32
}

// CHECK-LABEL: func.func @keep_load_of_uninitialized_global() -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @open : memref<2xi32>
// CHECK-NEXT:   %[[V1:.+]] = affine.load %[[V0]][0] : memref<2xi32>
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @keep_load_of_uninitialized_global() -> i32 {
  %0 = memref.get_global @open : memref<2xi32>
  %1 = affine.load %0[0] : memref<2xi32>
  return %1 : i32
}

// CHECK-LABEL: func.func @min_of_products(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.min #[[MAP21]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @min_of_products(%i: index, %n: index) -> index {
  %0 = affine.min affine_map<(i)[s] -> (i * s, s, i)>(%i)[%n]
  return %0 : index
}

// CHECK-LABEL: func.func @unused_operands(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.min #[[MAP22]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.max #[[MAP23]]()[%[[ARG1]]]
// CHECK-NEXT:   return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT: }
func.func @unused_operands(%i: index, %n: index) -> (index, index) {
  %0 = affine.min affine_map<(i, j)[s, t] -> (i + 1, t)>(%i, %n)[%i, %n]
  %1 = affine.max affine_map<(i, j)[s, t] -> (j, 4)>(%i, %n)[%i, %n]
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @unused_dim_of_loop() {
// CHECK-NEXT:   affine.for %[[ARG0:.+]] = 0 to 8 {
// CHECK-NEXT:     affine.for %[[ARG1:.+]] = 0 to 8 {
// CHECK-NEXT:       %[[V0:.+]] = affine.apply #[[MAP24]](%[[ARG0]])
// CHECK-NEXT:       "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unused_dim_of_loop() {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.apply affine_map<(i, j, k) -> (i + k * 3)>(%i, %j, %i)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
