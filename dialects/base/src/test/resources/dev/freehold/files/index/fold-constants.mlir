// RUN: freehold-opt %s -canonicalize | FileCheck %s

// An index has 32 or 64 bits: what is not the same in both is not folded.

// CHECK-LABEL: func.func @arithmetic() -> (index, index, index) {
// CHECK-NEXT:   %[[IDX7:.+]] = index.constant 7
// CHECK-NEXT:   %[[IDX_1:.+]] = index.constant -1
// CHECK-NEXT:   %[[IDX_12:.+]] = index.constant -12
// CHECK-NEXT:   return %[[IDX7]], %[[IDX_1]], %[[IDX_12]] : index, index, index
// CHECK-NEXT: }
func.func @arithmetic() -> (index, index, index) {
  %c3 = index.constant 3
  %c4 = index.constant 4
  %0 = index.add %c3, %c4
  %1 = index.sub %c3, %c4
  %cm4 = index.constant -4
  %2 = index.mul %c3, %cm4
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @bits() -> (index, index, index) {
// CHECK-NEXT:   %[[IDX8:.+]] = index.constant 8
// CHECK-NEXT:   %[[IDX14:.+]] = index.constant 14
// CHECK-NEXT:   %[[IDX6:.+]] = index.constant 6
// CHECK-NEXT:   return %[[IDX8]], %[[IDX14]], %[[IDX6]] : index, index, index
// CHECK-NEXT: }
func.func @bits() -> (index, index, index) {
  %c12 = index.constant 12
  %c10 = index.constant 10
  %0 = index.and %c12, %c10
  %1 = index.or %c12, %c10
  %2 = index.xor %c12, %c10
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @divisions() -> (index, index, index, index) {
// CHECK-NEXT:   %[[IDX_3:.+]] = index.constant -3
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   %[[IDX_1:.+]] = index.constant -1
// CHECK-NEXT:   %[[IDX1:.+]] = index.constant 1
// CHECK-NEXT:   return %[[IDX_3]], %[[IDX3]], %[[IDX_1]], %[[IDX1]] : index, index, index, index
// CHECK-NEXT: }
func.func @divisions() -> (index, index, index, index) {
  %cm7 = index.constant -7
  %c2 = index.constant 2
  %0 = index.divs %cm7, %c2
  %c7 = index.constant 7
  %1 = index.divu %c7, %c2
  %2 = index.rems %cm7, %c2
  %3 = index.remu %c7, %c2
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: func.func @divisions_down() -> (index, index, index, index) {
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   %[[IDX_4:.+]] = index.constant -4
// CHECK-NEXT:   return %[[IDX3]], %[[IDX_4]], %[[IDX_4]], %[[IDX_4]] : index, index, index, index
// CHECK-NEXT: }
func.func @divisions_down() -> (index, index, index, index) {
  %c7 = index.constant 7
  %c2 = index.constant 2
  %0 = index.floordivs %c7, %c2
  %cm7 = index.constant -7
  %1 = index.floordivs %cm7, %c2
  %cm2 = index.constant -2
  %2 = index.floordivs %c7, %cm2
  %cm8 = index.constant -8
  %3 = index.floordivs %cm8, %c2
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: func.func @divisions_up() -> (index, index, index, index, index) {
// CHECK-NEXT:   %[[IDX4:.+]] = index.constant 4
// CHECK-NEXT:   %[[IDX_3:.+]] = index.constant -3
// CHECK-NEXT:   %[[IDX0:.+]] = index.constant 0
// CHECK-NEXT:   return %[[IDX4]], %[[IDX_3]], %[[IDX4]], %[[IDX0]], %[[IDX4]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @divisions_up() -> (index, index, index, index, index) {
  %c7 = index.constant 7
  %c2 = index.constant 2
  %0 = index.ceildivs %c7, %c2
  %cm7 = index.constant -7
  %1 = index.ceildivs %cm7, %c2
  %c8 = index.constant 8
  %2 = index.ceildivs %c8, %c2
  %c0 = index.constant 0
  %c3 = index.constant 3
  %3 = index.ceildivs %c0, %c3
  %4 = index.ceildivu %c7, %c2
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK-LABEL: func.func @divisions_by_zero() -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:   %[[IDX7:.+]] = index.constant 7
// CHECK-NEXT:   %[[IDX0:.+]] = index.constant 0
// CHECK-NEXT:   %[[V0:.+]] = index.divs %[[IDX7]], %[[IDX0]]
// CHECK-NEXT:   %[[V1:.+]] = index.divu %[[IDX7]], %[[IDX0]]
// CHECK-NEXT:   %[[V2:.+]] = index.rems %[[IDX7]], %[[IDX0]]
// CHECK-NEXT:   %[[V3:.+]] = index.remu %[[IDX7]], %[[IDX0]]
// CHECK-NEXT:   %[[V4:.+]] = index.floordivs %[[IDX7]], %[[IDX0]]
// CHECK-NEXT:   %[[V5:.+]] = index.ceildivs %[[IDX7]], %[[IDX0]]
// CHECK-NEXT:   %[[V6:.+]] = index.ceildivu %[[IDX7]], %[[IDX0]]
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @divisions_by_zero() -> (index, index, index, index, index, index, index) {
  %c7 = index.constant 7
  %c0 = index.constant 0
  %0 = index.divs %c7, %c0
  %1 = index.divu %c7, %c0
  %2 = index.rems %c7, %c0
  %3 = index.remu %c7, %c0
  %4 = index.floordivs %c7, %c0
  %5 = index.ceildivs %c7, %c0
  %6 = index.ceildivu %c7, %c0
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// Without sign, -7 is another number in 32 bits than in 64.
// CHECK-LABEL: func.func @division_of_large_number() -> (index, index, index) {
// CHECK-NEXT:   %[[IDX4:.+]] = index.constant 4
// CHECK-NEXT:   %[[IDX_7:.+]] = index.constant -7
// CHECK-NEXT:   %[[IDX2:.+]] = index.constant 2
// CHECK-NEXT:   %[[V0:.+]] = index.divu %[[IDX_7]], %[[IDX2]]
// CHECK-NEXT:   %[[V1:.+]] = index.ceildivu %[[IDX_7]], %[[IDX2]]
// CHECK-NEXT:   return %[[V0]], %[[IDX4]], %[[V1]] : index, index, index
// CHECK-NEXT: }
func.func @division_of_large_number() -> (index, index, index) {
  %cm7 = index.constant -7
  %c2 = index.constant 2
  %0 = index.divu %cm7, %c2
  %c5 = index.constant 5
  %1 = index.remu %cm7, %c5
  %2 = index.ceildivu %cm7, %c2
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @extremes() -> (index, index, index, index) {
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[IDX_3:.+]] = index.constant -3
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   return %[[IDX5]], %[[IDX_3]], %[[IDX5]], %[[IDX3]] : index, index, index, index
// CHECK-NEXT: }
func.func @extremes() -> (index, index, index, index) {
  %cm3 = index.constant -3
  %c5 = index.constant 5
  %0 = index.maxs %cm3, %c5
  %1 = index.mins %cm3, %c5
  %c3 = index.constant 3
  %2 = index.maxu %c3, %c5
  %3 = index.minu %c3, %c5
  return %0, %1, %2, %3 : index, index, index, index
}

// 4294967297 is 1 in 32 bits.
// CHECK-LABEL: func.func @extremes_of_large_number() -> (index, index, index, index) {
// CHECK-NEXT:   %[[IDX4294967297:.+]] = index.constant 4294967297
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant 5
// CHECK-NEXT:   %[[V0:.+]] = index.maxs %[[IDX4294967297]], %[[IDX5]]
// CHECK-NEXT:   %[[V1:.+]] = index.mins %[[IDX4294967297]], %[[IDX5]]
// CHECK-NEXT:   %[[V2:.+]] = index.maxu %[[IDX4294967297]], %[[IDX5]]
// CHECK-NEXT:   %[[V3:.+]] = index.minu %[[IDX4294967297]], %[[IDX5]]
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : index, index, index, index
// CHECK-NEXT: }
func.func @extremes_of_large_number() -> (index, index, index, index) {
  %c4294967297 = index.constant 4294967297
  %c5 = index.constant 5
  %0 = index.maxs %c4294967297, %c5
  %1 = index.mins %c4294967297, %c5
  %2 = index.maxu %c4294967297, %c5
  %3 = index.minu %c4294967297, %c5
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: func.func @shifts() -> (index, index, index) {
// CHECK-NEXT:   %[[IDX48:.+]] = index.constant 48
// CHECK-NEXT:   %[[IDX_4:.+]] = index.constant -4
// CHECK-NEXT:   %[[IDX4:.+]] = index.constant 4
// CHECK-NEXT:   return %[[IDX48]], %[[IDX_4]], %[[IDX4]] : index, index, index
// CHECK-NEXT: }
func.func @shifts() -> (index, index, index) {
  %c3 = index.constant 3
  %c4 = index.constant 4
  %0 = index.shl %c3, %c4
  %cm16 = index.constant -16
  %c2 = index.constant 2
  %1 = index.shrs %cm16, %c2
  %c16 = index.constant 16
  %2 = index.shru %c16, %c2
  return %0, %1, %2 : index, index, index
}

// A shift by 32 has no meaning in 32 bits.
// CHECK-LABEL: func.func @shifts_too_far() -> (index, index, index) {
// CHECK-NEXT:   %[[IDX16:.+]] = index.constant 16
// CHECK-NEXT:   %[[IDX_16:.+]] = index.constant -16
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   %[[IDX32:.+]] = index.constant 32
// CHECK-NEXT:   %[[V0:.+]] = index.shl %[[IDX3]], %[[IDX32]]
// CHECK-NEXT:   %[[V1:.+]] = index.shrs %[[IDX_16]], %[[IDX32]]
// CHECK-NEXT:   %[[V2:.+]] = index.shru %[[IDX16]], %[[IDX32]]
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : index, index, index
// CHECK-NEXT: }
func.func @shifts_too_far() -> (index, index, index) {
  %c3 = index.constant 3
  %c32 = index.constant 32
  %0 = index.shl %c3, %c32
  %cm16 = index.constant -16
  %1 = index.shrs %cm16, %c32
  %c16 = index.constant 16
  %2 = index.shru %c16, %c32
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @shift_of_negative_number() -> index {
// CHECK-NEXT:   %[[IDX_16:.+]] = index.constant -16
// CHECK-NEXT:   %[[IDX2:.+]] = index.constant 2
// CHECK-NEXT:   %[[V0:.+]] = index.shru %[[IDX_16]], %[[IDX2]]
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @shift_of_negative_number() -> index {
  %cm16 = index.constant -16
  %c2 = index.constant 2
  %0 = index.shru %cm16, %c2
  return %0 : index
}

// CHECK-LABEL: func.func @compare_less() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_less() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %cm3 = index.constant -3
  %c5 = index.constant 5
  %0 = index.cmp eq(%cm3, %c5)
  %1 = index.cmp ne(%cm3, %c5)
  %2 = index.cmp slt(%cm3, %c5)
  %3 = index.cmp sle(%cm3, %c5)
  %4 = index.cmp sgt(%cm3, %c5)
  %5 = index.cmp sge(%cm3, %c5)
  %6 = index.cmp ult(%cm3, %c5)
  %7 = index.cmp ule(%cm3, %c5)
  %8 = index.cmp ugt(%cm3, %c5)
  %9 = index.cmp uge(%cm3, %c5)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_greater() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_greater() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %cm3 = index.constant -3
  %0 = index.cmp eq(%c5, %cm3)
  %1 = index.cmp ne(%c5, %cm3)
  %2 = index.cmp slt(%c5, %cm3)
  %3 = index.cmp sle(%c5, %cm3)
  %4 = index.cmp sgt(%c5, %cm3)
  %5 = index.cmp sge(%c5, %cm3)
  %6 = index.cmp ult(%c5, %cm3)
  %7 = index.cmp ule(%c5, %cm3)
  %8 = index.cmp ugt(%c5, %cm3)
  %9 = index.cmp uge(%c5, %cm3)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_equal() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_equal() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %0 = index.cmp eq(%c5, %c5)
  %1 = index.cmp ne(%c5, %c5)
  %2 = index.cmp slt(%c5, %c5)
  %3 = index.cmp sle(%c5, %c5)
  %4 = index.cmp sgt(%c5, %c5)
  %5 = index.cmp sge(%c5, %c5)
  %6 = index.cmp ult(%c5, %c5)
  %7 = index.cmp ule(%c5, %c5)
  %8 = index.cmp ugt(%c5, %c5)
  %9 = index.cmp uge(%c5, %c5)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_large_number() -> (i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[IDX4294967297:.+]] = index.constant 4294967297
// CHECK-NEXT:   %[[IDX1:.+]] = index.constant 1
// CHECK-NEXT:   %[[V0:.+]] = index.cmp eq(%[[IDX4294967297]], %[[IDX1]])
// CHECK-NEXT:   %[[V1:.+]] = index.cmp ugt(%[[IDX4294967297]], %[[IDX1]])
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[TRUE]] : i1, i1, i1
// CHECK-NEXT: }
func.func @compare_large_number() -> (i1, i1, i1) {
  %c4294967297 = index.constant 4294967297
  %c1 = index.constant 1
  %0 = index.cmp eq(%c4294967297, %c1)
  %1 = index.cmp ugt(%c4294967297, %c1)
  %2 = index.cmp sge(%c4294967297, %c1)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: func.func @compare_same(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = index.bool.constant false
// CHECK-NEXT:   return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_same(%a: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = index.cmp eq(%a, %a)
  %1 = index.cmp ne(%a, %a)
  %2 = index.cmp slt(%a, %a)
  %3 = index.cmp sle(%a, %a)
  %4 = index.cmp sgt(%a, %a)
  %5 = index.cmp sge(%a, %a)
  %6 = index.cmp ult(%a, %a)
  %7 = index.cmp ule(%a, %a)
  %8 = index.cmp ugt(%a, %a)
  %9 = index.cmp uge(%a, %a)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @casts() -> (i8, i8, i64, i64, index, index) {
// CHECK-NEXT:   %[[IDX253:.+]] = index.constant 253
// CHECK-NEXT:   %[[IDX3:.+]] = index.constant 3
// CHECK-NEXT:   %[[IDX_3:.+]] = index.constant -3
// CHECK-NEXT:   %[[V0:.+]] = index.casts %[[IDX_3]] : index to i8
// CHECK-NEXT:   %[[V1:.+]] = index.castu %[[IDX_3]] : index to i8
// CHECK-NEXT:   %[[V2:.+]] = index.casts %[[IDX_3]] : index to i64
// CHECK-NEXT:   %[[V3:.+]] = index.castu %[[IDX3]] : index to i64
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[IDX_3]], %[[IDX253]] : i8, i8, i64, i64, index, index
// CHECK-NEXT: }
func.func @casts() -> (i8, i8, i64, i64, index, index) {
  %cm3 = index.constant -3
  %0 = index.casts %cm3 : index to i8
  %1 = index.castu %cm3 : index to i8
  %2 = index.casts %cm3 : index to i64
  %c3 = index.constant 3
  %3 = index.castu %c3 : index to i64
  %cm3_i8 = arith.constant -3 : i8
  %4 = index.casts %cm3_i8 : i8 to index
  %5 = index.castu %cm3_i8 : i8 to index
  return %0, %1, %2, %3, %4, %5 : i8, i8, i64, i64, index, index
}

// Widened without sign, -3 of 32 bits is not -3 of 64.
// CHECK-LABEL: func.func @casts_of_large_numbers() -> (i64, i64, i32) {
// CHECK-NEXT:   %[[IDX4294967297:.+]] = index.constant 4294967297
// CHECK-NEXT:   %[[IDX_3:.+]] = index.constant -3
// CHECK-NEXT:   %[[V0:.+]] = index.castu %[[IDX_3]] : index to i64
// CHECK-NEXT:   %[[V1:.+]] = index.casts %[[IDX4294967297]] : index to i64
// CHECK-NEXT:   %[[V2:.+]] = index.castu %[[IDX4294967297]] : index to i32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i64, i64, i32
// CHECK-NEXT: }
func.func @casts_of_large_numbers() -> (i64, i64, i32) {
  %cm3 = index.constant -3
  %0 = index.castu %cm3 : index to i64
  %c4294967297 = index.constant 4294967297
  %1 = index.casts %c4294967297 : index to i64
  %2 = index.castu %c4294967297 : index to i32
  return %0, %1, %2 : i64, i64, i32
}

// CHECK-LABEL: func.func @casts_of_unknown(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = index.casts %[[ARG0]] : index to i32
// CHECK-NEXT:   %[[V1:.+]] = index.castu %[[ARG0]] : index to i32
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @casts_of_unknown(%a: index) -> (i32, i32) {
  %0 = index.casts %a : index to i32
  %1 = index.castu %a : index to i32
  return %0, %1 : i32, i32
}
