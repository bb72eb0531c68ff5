// RUN: freehold-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @identities(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[IDX0:.+]] = index.constant 0
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[IDX0]] : index, index, index, index
// CHECK-NEXT: }
func.func @identities(%a: index) -> (index, index, index, index) {
  %c0 = index.constant 0
  %0 = index.add %a, %c0
  %1 = index.sub %a, %c0
  %c1 = index.constant 1
  %2 = index.mul %a, %c1
  %3 = index.mul %a, %c0
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: func.func @no_identities(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index, index, index, index) {
// CHECK-NEXT:   %[[IDX0:.+]] = index.constant 0
// CHECK-NEXT:   %[[IDX2:.+]] = index.constant 2
// CHECK-NEXT:   %[[IDX1:.+]] = index.constant 1
// CHECK-NEXT:   %[[V0:.+]] = index.add %[[ARG0]], %[[IDX1]]
// CHECK-NEXT:   %[[V1:.+]] = index.sub %[[ARG0]], %[[IDX1]]
// CHECK-NEXT:   %[[V2:.+]] = index.mul %[[ARG0]], %[[IDX2]]
// CHECK-NEXT:   %[[V3:.+]] = index.and %[[ARG0]], %[[IDX0]]
// CHECK-NEXT:   %[[V4:.+]] = index.sub %[[IDX1]], %[[ARG0]]
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @no_identities(%a: index) -> (index, index, index, index, index) {
  %c1 = index.constant 1
  %0 = index.add %a, %c1
  %1 = index.sub %a, %c1
  %c2 = index.constant 2
  %2 = index.mul %a, %c2
  %c0 = index.constant 0
  %3 = index.and %a, %c0
  %4 = index.sub %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// (x op c0) op c1 is x op (c1 op c0).
// CHECK-LABEL: func.func @associate(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index, index, index, index, index, index, index, index) {
// CHECK-NEXT:   %[[IDX10:.+]] = index.constant 10
// CHECK-NEXT:   %[[IDX12:.+]] = index.constant 12
// CHECK-NEXT:   %[[IDX6:.+]] = index.constant 6
// CHECK-NEXT:   %[[IDX14:.+]] = index.constant 14
// CHECK-NEXT:   %[[IDX8:.+]] = index.constant 8
// CHECK-NEXT:   %[[IDX120:.+]] = index.constant 120
// CHECK-NEXT:   %[[IDX22:.+]] = index.constant 22
// CHECK-NEXT:   %[[V0:.+]] = index.add %[[ARG0]], %[[IDX22]]
// CHECK-NEXT:   %[[V1:.+]] = index.mul %[[ARG0]], %[[IDX120]]
// CHECK-NEXT:   %[[V2:.+]] = index.and %[[ARG0]], %[[IDX8]]
// CHECK-NEXT:   %[[V3:.+]] = index.or %[[ARG0]], %[[IDX14]]
// CHECK-NEXT:   %[[V4:.+]] = index.xor %[[ARG0]], %[[IDX6]]
// CHECK-NEXT:   %[[V5:.+]] = index.maxs %[[ARG0]], %[[IDX12]]
// CHECK-NEXT:   %[[V6:.+]] = index.maxu %[[ARG0]], %[[IDX12]]
// CHECK-NEXT:   %[[V7:.+]] = index.mins %[[ARG0]], %[[IDX10]]
// CHECK-NEXT:   %[[V8:.+]] = index.minu %[[ARG0]], %[[IDX10]]
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]] : index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @associate(%a: index) -> (index, index, index, index, index, index, index, index, index) {
  %c12 = index.constant 12
  %x0 = index.add %a, %c12
  %c10 = index.constant 10
  %0 = index.add %x0, %c10
  %x1 = index.mul %a, %c12
  %1 = index.mul %x1, %c10
  %x2 = index.and %a, %c12
  %2 = index.and %x2, %c10
  %x3 = index.or %a, %c12
  %3 = index.or %x3, %c10
  %x4 = index.xor %a, %c12
  %4 = index.xor %x4, %c10
  %x5 = index.maxs %a, %c12
  %5 = index.maxs %x5, %c10
  %x6 = index.maxu %a, %c12
  %6 = index.maxu %x6, %c10
  %x7 = index.mins %a, %c12
  %7 = index.mins %x7, %c10
  %x8 = index.minu %a, %c12
  %8 = index.minu %x8, %c10
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : index, index, index, index, index, index, index, index, index
}

// One constant is missing, or the operations differ.
// CHECK-LABEL: func.func @cannot_associate(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[IDX1:.+]] = index.constant 1
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   %[[V0:.+]] = index.add %[[ARG0]], %[[ARG1]]
// CHECK-NEXT:   %[[V1:.+]] = index.mul %[[ARG0]], %[[IDX3]]
// CHECK-NEXT:   %[[V2:.+]] = index.add %[[V0]], %[[IDX1]]
// CHECK-NEXT:   %[[V3:.+]] = index.add %[[V1]], %[[IDX1]]
// CHECK-NEXT:   %[[V4:.+]] = index.add %[[ARG0]], %[[V0]]
// CHECK-NEXT:   return %[[V2]], %[[V3]], %[[V4]] : index, index, index
// CHECK-NEXT: }
func.func @cannot_associate(%a: index, %b: index) -> (index, index, index) {
  %x = index.add %a, %b
  %c3 = index.constant 3
  %y = index.mul %a, %c3
  %c1 = index.constant 1
  %0 = index.add %x, %c1
  %1 = index.add %y, %c1
  %2 = index.add %a, %x
  return %0, %1, %2 : index, index, index
}

// The combined constant differs in 32 and in 64 bits.
// CHECK-LABEL: func.func @cannot_associate_large_numbers(
// CHECK-SAME: %[[ARG0:.+]]: index) -> index {
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[IDX4294967297:.+]] = index.constant 4294967297
// CHECK-NEXT:   %[[V0:.+]] = index.maxu %[[ARG0]], %[[IDX4294967297]]
// CHECK-NEXT:   %[[V1:.+]] = index.maxu %[[V0]], %[[IDX5]]
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @cannot_associate_large_numbers(%a: index) -> index {
  %c4294967297 = index.constant 4294967297
  %x = index.maxu %a, %c4294967297
  %c5 = index.constant 5
  %0 = index.maxu %x, %c5
  return %0 : index
}

// x - y compared with zero is x compared with y.
// CHECK-LABEL: func.func @compare_difference(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[IDX1:.+]] = index.constant 1
// CHECK-NEXT:   %[[IDX0:.+]] = index.constant 0
// CHECK-NEXT:   %[[V0:.+]] = index.sub %[[ARG0]], %[[ARG1]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp slt(%[[V0]], %[[IDX0]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp ult(%[[IDX0]], %[[V0]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp eq(%[[V0]], %[[IDX1]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp eq(%[[ARG0]], %[[IDX0]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp eq(%[[IDX0]], %[[ARG0]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_difference(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1) {
  %d = index.sub %a, %b
  %c0 = index.constant 0
  %0 = index.cmp eq(%d, %c0)
  %1 = index.cmp slt(%d, %c0)
  %2 = index.cmp ult(%c0, %d)
  %c1 = index.constant 1
  %3 = index.cmp eq(%d, %c1)
  %4 = index.cmp eq(%a, %c0)
  %5 = index.cmp eq(%c0, %a)
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

// What a minimum or maximum is compared with decides, where it is outside of its range.
// CHECK-LABEL: func.func @compare_mins_with_less(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.mins %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sle(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp sgt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp sge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V7:.+]] = index.cmp ult(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V8:.+]] = index.cmp ule(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V9:.+]] = index.cmp ugt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V10:.+]] = index.cmp uge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_mins_with_less(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.mins %a, %c5
  %c3 = index.constant 3
  %0 = index.cmp eq(%m, %c3)
  %1 = index.cmp ne(%m, %c3)
  %2 = index.cmp slt(%m, %c3)
  %3 = index.cmp sle(%m, %c3)
  %4 = index.cmp sgt(%m, %c3)
  %5 = index.cmp sge(%m, %c3)
  %6 = index.cmp ult(%m, %c3)
  %7 = index.cmp ule(%m, %c3)
  %8 = index.cmp ugt(%m, %c3)
  %9 = index.cmp uge(%m, %c3)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_mins_with_limit(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.mins %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp ult(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp ule(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V7:.+]] = index.cmp ugt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V8:.+]] = index.cmp uge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[TRUE]], %[[FALSE]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_mins_with_limit(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.mins %a, %c5
  %0 = index.cmp eq(%m, %c5)
  %1 = index.cmp ne(%m, %c5)
  %2 = index.cmp slt(%m, %c5)
  %3 = index.cmp sle(%m, %c5)
  %4 = index.cmp sgt(%m, %c5)
  %5 = index.cmp sge(%m, %c5)
  %6 = index.cmp ult(%m, %c5)
  %7 = index.cmp ule(%m, %c5)
  %8 = index.cmp ugt(%m, %c5)
  %9 = index.cmp uge(%m, %c5)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_mins_with_more(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[IDX7:.+]] = index.constant 7
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.mins %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp ult(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp ule(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp ugt(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp uge(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_mins_with_more(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.mins %a, %c5
  %c7 = index.constant 7
  %0 = index.cmp eq(%m, %c7)
  %1 = index.cmp ne(%m, %c7)
  %2 = index.cmp slt(%m, %c7)
  %3 = index.cmp sle(%m, %c7)
  %4 = index.cmp sgt(%m, %c7)
  %5 = index.cmp sge(%m, %c7)
  %6 = index.cmp ult(%m, %c7)
  %7 = index.cmp ule(%m, %c7)
  %8 = index.cmp ugt(%m, %c7)
  %9 = index.cmp uge(%m, %c7)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_maxs_with_less(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_maxs_with_less(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.maxs %a, %c5
  %c3 = index.constant 3
  %0 = index.cmp eq(%m, %c3)
  %1 = index.cmp ne(%m, %c3)
  %2 = index.cmp slt(%m, %c3)
  %3 = index.cmp sle(%m, %c3)
  %4 = index.cmp sgt(%m, %c3)
  %5 = index.cmp sge(%m, %c3)
  %6 = index.cmp ult(%m, %c3)
  %7 = index.cmp ule(%m, %c3)
  %8 = index.cmp ugt(%m, %c3)
  %9 = index.cmp uge(%m, %c3)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_maxs_with_limit(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.maxs %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp sle(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sgt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp ule(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp ugt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[FALSE]], %[[V3]], %[[V4]], %[[TRUE]], %[[FALSE]], %[[V5]], %[[V6]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_maxs_with_limit(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.maxs %a, %c5
  %0 = index.cmp eq(%m, %c5)
  %1 = index.cmp ne(%m, %c5)
  %2 = index.cmp slt(%m, %c5)
  %3 = index.cmp sle(%m, %c5)
  %4 = index.cmp sgt(%m, %c5)
  %5 = index.cmp sge(%m, %c5)
  %6 = index.cmp ult(%m, %c5)
  %7 = index.cmp ule(%m, %c5)
  %8 = index.cmp ugt(%m, %c5)
  %9 = index.cmp uge(%m, %c5)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_maxs_with_more(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[IDX7:.+]] = index.constant 7
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.maxs %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sle(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp sgt(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp sge(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V7:.+]] = index.cmp ult(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V8:.+]] = index.cmp ule(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V9:.+]] = index.cmp ugt(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V10:.+]] = index.cmp uge(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_maxs_with_more(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.maxs %a, %c5
  %c7 = index.constant 7
  %0 = index.cmp eq(%m, %c7)
  %1 = index.cmp ne(%m, %c7)
  %2 = index.cmp slt(%m, %c7)
  %3 = index.cmp sle(%m, %c7)
  %4 = index.cmp sgt(%m, %c7)
  %5 = index.cmp sge(%m, %c7)
  %6 = index.cmp ult(%m, %c7)
  %7 = index.cmp ule(%m, %c7)
  %8 = index.cmp ugt(%m, %c7)
  %9 = index.cmp uge(%m, %c7)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_minu_with_less(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.minu %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sle(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp sgt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp sge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V7:.+]] = index.cmp ult(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V8:.+]] = index.cmp ule(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V9:.+]] = index.cmp ugt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V10:.+]] = index.cmp uge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_minu_with_less(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.minu %a, %c5
  %c3 = index.constant 3
  %0 = index.cmp eq(%m, %c3)
  %1 = index.cmp ne(%m, %c3)
  %2 = index.cmp slt(%m, %c3)
  %3 = index.cmp sle(%m, %c3)
  %4 = index.cmp sgt(%m, %c3)
  %5 = index.cmp sge(%m, %c3)
  %6 = index.cmp ult(%m, %c3)
  %7 = index.cmp ule(%m, %c3)
  %8 = index.cmp ugt(%m, %c3)
  %9 = index.cmp uge(%m, %c3)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_minu_with_limit(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.minu %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp ult(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp uge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[TRUE]], %[[FALSE]], %[[V4]], %[[V5]], %[[TRUE]], %[[FALSE]], %[[V6]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_minu_with_limit(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.minu %a, %c5
  %0 = index.cmp eq(%m, %c5)
  %1 = index.cmp ne(%m, %c5)
  %2 = index.cmp slt(%m, %c5)
  %3 = index.cmp sle(%m, %c5)
  %4 = index.cmp sgt(%m, %c5)
  %5 = index.cmp sge(%m, %c5)
  %6 = index.cmp ult(%m, %c5)
  %7 = index.cmp ule(%m, %c5)
  %8 = index.cmp ugt(%m, %c5)
  %9 = index.cmp uge(%m, %c5)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_minu_with_more(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_minu_with_more(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.minu %a, %c5
  %c7 = index.constant 7
  %0 = index.cmp eq(%m, %c7)
  %1 = index.cmp ne(%m, %c7)
  %2 = index.cmp slt(%m, %c7)
  %3 = index.cmp sle(%m, %c7)
  %4 = index.cmp sgt(%m, %c7)
  %5 = index.cmp sge(%m, %c7)
  %6 = index.cmp ult(%m, %c7)
  %7 = index.cmp ule(%m, %c7)
  %8 = index.cmp ugt(%m, %c7)
  %9 = index.cmp uge(%m, %c7)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_maxu_with_less(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.maxu %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sle(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp sgt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp sge(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_maxu_with_less(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.maxu %a, %c5
  %c3 = index.constant 3
  %0 = index.cmp eq(%m, %c3)
  %1 = index.cmp ne(%m, %c3)
  %2 = index.cmp slt(%m, %c3)
  %3 = index.cmp sle(%m, %c3)
  %4 = index.cmp sgt(%m, %c3)
  %5 = index.cmp sge(%m, %c3)
  %6 = index.cmp ult(%m, %c3)
  %7 = index.cmp ule(%m, %c3)
  %8 = index.cmp ugt(%m, %c3)
  %9 = index.cmp uge(%m, %c3)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_maxu_with_limit(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.maxu %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sle(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp sgt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp sge(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V7:.+]] = index.cmp ule(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   %[[V8:.+]] = index.cmp ugt(%[[V0]], %[[IDX5]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[FALSE]], %[[V7]], %[[V8]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_maxu_with_limit(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.maxu %a, %c5
  %0 = index.cmp eq(%m, %c5)
  %1 = index.cmp ne(%m, %c5)
  %2 = index.cmp slt(%m, %c5)
  %3 = index.cmp sle(%m, %c5)
  %4 = index.cmp sgt(%m, %c5)
  %5 = index.cmp sge(%m, %c5)
  %6 = index.cmp ult(%m, %c5)
  %7 = index.cmp ule(%m, %c5)
  %8 = index.cmp ugt(%m, %c5)
  %9 = index.cmp uge(%m, %c5)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_maxu_with_more(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[IDX7:.+]] = index.constant 7
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.maxu %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp ne(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sle(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp sgt(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp sge(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V7:.+]] = index.cmp ult(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V8:.+]] = index.cmp ule(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V9:.+]] = index.cmp ugt(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   %[[V10:.+]] = index.cmp uge(%[[V0]], %[[IDX7]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_maxu_with_more(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %m = index.maxu %a, %c5
  %c7 = index.constant 7
  %0 = index.cmp eq(%m, %c7)
  %1 = index.cmp ne(%m, %c7)
  %2 = index.cmp slt(%m, %c7)
  %3 = index.cmp sle(%m, %c7)
  %4 = index.cmp sgt(%m, %c7)
  %5 = index.cmp sge(%m, %c7)
  %6 = index.cmp ult(%m, %c7)
  %7 = index.cmp ule(%m, %c7)
  %8 = index.cmp ugt(%m, %c7)
  %9 = index.cmp uge(%m, %c7)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// Limits without sign that have the sign bit of 64 bits.
// CHECK-LABEL: func.func @compare_minu_of_negative_limit(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[IDX2:.+]] = index.constant 2
// CHECK-NEXT:   %[[IDX_9:.+]] = index.constant -9
// CHECK-NEXT:   %[[IDX_5:.+]] = index.constant -5
// CHECK-NEXT:   %[[V0:.+]] = index.minu %[[ARG0]], %[[IDX_5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp slt(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp slt(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sge(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp sge(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp sge(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   %[[V7:.+]] = index.cmp ult(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V8:.+]] = index.cmp ult(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V9:.+]] = index.cmp ult(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   %[[V10:.+]] = index.cmp uge(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V11:.+]] = index.cmp uge(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V12:.+]] = index.cmp uge(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   %[[V13:.+]] = index.cmp eq(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V14:.+]] = index.cmp eq(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V15:.+]] = index.cmp eq(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_minu_of_negative_limit(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %cm5 = index.constant -5
  %m = index.minu %a, %cm5
  %cm9 = index.constant -9
  %0 = index.cmp slt(%m, %cm9)
  %1 = index.cmp slt(%m, %cm5)
  %c2 = index.constant 2
  %2 = index.cmp slt(%m, %c2)
  %3 = index.cmp sge(%m, %cm9)
  %4 = index.cmp sge(%m, %cm5)
  %5 = index.cmp sge(%m, %c2)
  %6 = index.cmp ult(%m, %cm9)
  %7 = index.cmp ult(%m, %cm5)
  %8 = index.cmp ult(%m, %c2)
  %9 = index.cmp uge(%m, %cm9)
  %10 = index.cmp uge(%m, %cm5)
  %11 = index.cmp uge(%m, %c2)
  %12 = index.cmp eq(%m, %cm9)
  %13 = index.cmp eq(%m, %cm5)
  %14 = index.cmp eq(%m, %c2)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_maxu_of_negative_limit(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[IDX_5:.+]] = index.constant -5
// CHECK-NEXT:   %[[V0:.+]] = index.maxu %[[ARG0]], %[[IDX_5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp eq(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[V1]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_maxu_of_negative_limit(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %cm5 = index.constant -5
  %m = index.maxu %a, %cm5
  %cm9 = index.constant -9
  %0 = index.cmp slt(%m, %cm9)
  %1 = index.cmp slt(%m, %cm5)
  %c2 = index.constant 2
  %2 = index.cmp slt(%m, %c2)
  %3 = index.cmp sge(%m, %cm9)
  %4 = index.cmp sge(%m, %cm5)
  %5 = index.cmp sge(%m, %c2)
  %6 = index.cmp ult(%m, %cm9)
  %7 = index.cmp ult(%m, %cm5)
  %8 = index.cmp ult(%m, %c2)
  %9 = index.cmp uge(%m, %cm9)
  %10 = index.cmp uge(%m, %cm5)
  %11 = index.cmp uge(%m, %c2)
  %12 = index.cmp eq(%m, %cm9)
  %13 = index.cmp eq(%m, %cm5)
  %14 = index.cmp eq(%m, %c2)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_mins_of_negative_limit(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[IDX_9:.+]] = index.constant -9
// CHECK-NEXT:   %[[IDX_5:.+]] = index.constant -5
// CHECK-NEXT:   %[[V0:.+]] = index.mins %[[ARG0]], %[[IDX_5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp slt(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp slt(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp sge(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp sge(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp ult(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp ult(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V7:.+]] = index.cmp uge(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V8:.+]] = index.cmp uge(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V9:.+]] = index.cmp eq(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V10:.+]] = index.cmp eq(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[TRUE]], %[[V3]], %[[V4]], %[[FALSE]], %[[V5]], %[[V6]], %[[FALSE]], %[[V7]], %[[V8]], %[[TRUE]], %[[V9]], %[[V10]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_mins_of_negative_limit(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %cm5 = index.constant -5
  %m = index.mins %a, %cm5
  %cm9 = index.constant -9
  %0 = index.cmp slt(%m, %cm9)
  %1 = index.cmp slt(%m, %cm5)
  %c2 = index.constant 2
  %2 = index.cmp slt(%m, %c2)
  %3 = index.cmp sge(%m, %cm9)
  %4 = index.cmp sge(%m, %cm5)
  %5 = index.cmp sge(%m, %c2)
  %6 = index.cmp ult(%m, %cm9)
  %7 = index.cmp ult(%m, %cm5)
  %8 = index.cmp ult(%m, %c2)
  %9 = index.cmp uge(%m, %cm9)
  %10 = index.cmp uge(%m, %cm5)
  %11 = index.cmp uge(%m, %c2)
  %12 = index.cmp eq(%m, %cm9)
  %13 = index.cmp eq(%m, %cm5)
  %14 = index.cmp eq(%m, %c2)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_maxs_of_negative_limit(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[IDX2:.+]] = index.constant 2
// CHECK-NEXT:   %[[IDX_9:.+]] = index.constant -9
// CHECK-NEXT:   %[[IDX_5:.+]] = index.constant -5
// CHECK-NEXT:   %[[V0:.+]] = index.maxs %[[ARG0]], %[[IDX_5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp slt(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   %[[V2:.+]] = index.cmp sge(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp ult(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp ult(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V5:.+]] = index.cmp ult(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   %[[V6:.+]] = index.cmp uge(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V7:.+]] = index.cmp uge(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V8:.+]] = index.cmp uge(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   %[[V9:.+]] = index.cmp eq(%[[V0]], %[[IDX_9]])
// CHECK-NEXT:   %[[V10:.+]] = index.cmp eq(%[[V0]], %[[IDX_5]])
// CHECK-NEXT:   %[[V11:.+]] = index.cmp eq(%[[V0]], %[[IDX2]])
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[V1]], %[[TRUE]], %[[TRUE]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_maxs_of_negative_limit(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %cm5 = index.constant -5
  %m = index.maxs %a, %cm5
  %cm9 = index.constant -9
  %0 = index.cmp slt(%m, %cm9)
  %1 = index.cmp slt(%m, %cm5)
  %c2 = index.constant 2
  %2 = index.cmp slt(%m, %c2)
  %3 = index.cmp sge(%m, %cm9)
  %4 = index.cmp sge(%m, %cm5)
  %5 = index.cmp sge(%m, %c2)
  %6 = index.cmp ult(%m, %cm9)
  %7 = index.cmp ult(%m, %cm5)
  %8 = index.cmp ult(%m, %c2)
  %9 = index.cmp uge(%m, %cm9)
  %10 = index.cmp uge(%m, %cm5)
  %11 = index.cmp uge(%m, %c2)
  %12 = index.cmp eq(%m, %cm9)
  %13 = index.cmp eq(%m, %cm5)
  %14 = index.cmp eq(%m, %c2)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// Zero is the least number without sign, and the only one that is not more.
// CHECK-LABEL: func.func @compare_only_value(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   return %[[TRUE]], %[[FALSE]] : i1, i1
// CHECK-NEXT: }
func.func @compare_only_value(%a: index) -> (i1, i1) {
  %c0 = index.constant 0
  %m = index.minu %a, %c0
  %0 = index.cmp eq(%m, %c0)
  %1 = index.cmp ne(%m, %c0)
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @compare_with_large_number(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[IDX4294967297:.+]] = index.constant 4294967297
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.minu %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.cmp ult(%[[V0]], %[[IDX4294967297]])
// CHECK-NEXT:   return %[[V1]], %[[TRUE]] : i1, i1
// CHECK-NEXT: }
func.func @compare_with_large_number(%a: index) -> (i1, i1) {
  %c5 = index.constant 5
  %m = index.minu %a, %c5
  %c4294967297 = index.constant 4294967297
  %0 = index.cmp ult(%m, %c4294967297)
  %c4294967305 = index.constant 4294967305
  %1 = index.cmp ult(%m, %c4294967305)
  return %0, %1 : i1, i1
}

// Nothing is known of other operations, and of limits that are not constant.
// CHECK-LABEL: func.func @compare_unlimited(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.add %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.minu %[[ARG0]], %[[ARG1]]
// CHECK-NEXT:   %[[V2:.+]] = index.cmp slt(%[[V0]], %[[IDX3]])
// CHECK-NEXT:   %[[V3:.+]] = index.cmp slt(%[[V1]], %[[IDX3]])
// CHECK-NEXT:   %[[V4:.+]] = index.cmp slt(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:   return %[[V2]], %[[V3]], %[[V4]] : i1, i1, i1
// CHECK-NEXT: }
func.func @compare_unlimited(%a: index, %b: index) -> (i1, i1, i1) {
  %c5 = index.constant 5
  %s = index.add %a, %c5
  %m = index.minu %a, %b
  %c3 = index.constant 3
  %0 = index.cmp slt(%s, %c3)
  %1 = index.cmp slt(%m, %c3)
  %2 = index.cmp slt(%a, %b)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: func.func @commute(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.add %[[ARG0]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.sub %[[IDX5]], %[[ARG0]]
// CHECK-NEXT:   return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT: }
func.func @commute(%a: index) -> (index, index) {
  %c5 = index.constant 5
  %0 = index.add %c5, %a
  %1 = index.sub %c5, %a
  return %0, %1 : index, index
}

// Boolean constants of the dialect become constants of it again.
// CHECK-LABEL: func.func @bool_constants(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   return %[[TRUE]], %[[FALSE]], %[[ARG0]], %[[ARG0]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @bool_constants(%c: i1) -> (i1, i1, i1, i1) {
  %t = index.bool.constant true
  %f = index.bool.constant false
  %0 = arith.andi %c, %t : i1
  %1 = arith.ori %c, %f : i1
  return %t, %f, %0, %1 : i1, i1, i1, i1
}
