// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Elements and subvectors that are extracted.

// CHECK-LABEL: func.func @extract_from_constant(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i32, vector<3xi32>, i32, vector<3xi32>, i32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
// CHECK-NEXT:   %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[4, 5, 6]> : vector<3xi32>
// CHECK-NEXT:   %[[C7_I32:.+]] = arith.constant 7 : i32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<7> : vector<3xi32>
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[CST]][%[[ARG0]], 1] : i32 from vector<2x3xi32>
// CHECK-NEXT:   return %[[C6_I32]], %[[CST_0]], %[[C7_I32]], %[[CST_1]], %[[V0]] : i32, vector<3xi32>, i32, vector<3xi32>, i32
// CHECK-NEXT: }
func.func @extract_from_constant(%i: index) -> (i32, vector<3xi32>, i32, vector<3xi32>, i32) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %s = arith.constant dense<7> : vector<2x3xi32>
  %0 = vector.extract %c[1, 2] : i32 from vector<2x3xi32>
  %1 = vector.extract %c[1] : vector<3xi32> from vector<2x3xi32>
  %2 = vector.extract %s[%i, 1] : i32 from vector<2x3xi32>
  %3 = vector.extract %s[%i] : vector<3xi32> from vector<2x3xi32>
  %4 = vector.extract %c[%i, 1] : i32 from vector<2x3xi32>
  return %0, %1, %2, %3, %4 : i32, vector<3xi32>, i32, vector<3xi32>, i32
}

// CHECK-LABEL: func.func @extract_at_constant(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x3xf32>, %[[ARG1:.+]]: index) -> (f32, f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : f32
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG0]][1, %[[ARG1]]] : f32 from vector<2x3xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG0]][%[[C5]], %[[ARG1]]] : f32 from vector<2x3xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V0]] : f32, f32, f32
// CHECK-NEXT: }
func.func @extract_at_constant(%v: vector<2x3xf32>, %i: index) -> (f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %0 = vector.extract %v[%c1, %i] : f32 from vector<2x3xf32>
  %c5 = arith.constant 5 : index
  %1 = vector.extract %v[%c5, %i] : f32 from vector<2x3xf32>
  %cm1 = arith.constant -1 : index
  %2 = vector.extract %v[%cm1, %i] : f32 from vector<2x3xf32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK-LABEL: func.func @extract_poison(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x3xf32>) -> (f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : f32
// CHECK-NEXT:   return %[[V0]], %[[V0]] : f32, f32
// CHECK-NEXT: }
func.func @extract_poison(%v: vector<2x3xf32>) -> (f32, f32) {
  %0 = vector.extract %v[-1, 0] : f32 from vector<2x3xf32>
  %k0 = ub.poison : vector<4xf32>
  %1 = vector.extract %k0[1] : f32 from vector<4xf32>
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @extract_everything(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @extract_everything(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.extract %v[] : vector<4xf32> from vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @extract_twice(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x3x4xf32>, %[[ARG1:.+]]: index) -> (f32, f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][1] : vector<3x4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG0]][1, 2, 3] : f32 from vector<2x3x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG0]][%[[ARG1]]] : vector<3x4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[V2]][2, 3] : f32 from vector<3x4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.extract %[[V0]][%[[ARG1]], 3] : f32 from vector<3x4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V3]], %[[V4]] : f32, f32, f32
// CHECK-NEXT: }
func.func @extract_twice(%v: vector<2x3x4xf32>, %i: index) -> (f32, f32, f32) {
  %a = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %0 = vector.extract %a[2, 3] : f32 from vector<3x4xf32>
  %b = vector.extract %v[%i] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %b[2, 3] : f32 from vector<3x4xf32>
  %2 = vector.extract %a[%i, 3] : f32 from vector<3x4xf32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK-LABEL: func.func @extract_inserted(
// CHECK-SAME: %[[ARG0:.+]]: vector<4x3xf32>, %[[ARG1:.+]]: vector<3xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (vector<3xf32>, f32, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG1]][2] : f32 from vector<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG0]][2] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.insert %[[ARG2]], %[[ARG0]] [1, 2] : f32 into vector<4x3xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[V2]][1] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.insert %[[ARG1]], %[[ARG0]] [%[[ARG3]]] : vector<3xf32> into vector<4x3xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.extract %[[V4]][%[[ARG3]]] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.extract %[[V4]][1] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:   return %[[ARG1]], %[[V0]], %[[V1]], %[[V3]], %[[V5]], %[[V6]] : vector<3xf32>, f32, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>
// CHECK-NEXT: }
func.func @extract_inserted(%v: vector<4x3xf32>, %p: vector<3xf32>, %x: f32, %i: index) -> (vector<3xf32>, f32, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>) {
  %a = vector.insert %p, %v [1] : vector<3xf32> into vector<4x3xf32>
  %0 = vector.extract %a[1] : vector<3xf32> from vector<4x3xf32>
  %1 = vector.extract %a[1, 2] : f32 from vector<4x3xf32>
  %2 = vector.extract %a[2] : vector<3xf32> from vector<4x3xf32>
  %b = vector.insert %x, %v [1, 2] : f32 into vector<4x3xf32>
  %3 = vector.extract %b[1] : vector<3xf32> from vector<4x3xf32>
  %c = vector.insert %p, %v [%i] : vector<3xf32> into vector<4x3xf32>
  %4 = vector.extract %c[%i] : vector<3xf32> from vector<4x3xf32>
  %5 = vector.extract %c[1] : vector<3xf32> from vector<4x3xf32>
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, f32, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>
}

// CHECK-LABEL: func.func @extract_from_broadcast(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<3xf32>, %[[ARG2:.+]]: vector<1x3xf32>, %[[ARG3:.+]]: index) -> (f32, vector<3xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<3xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG1]][2] : f32 from vector<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.broadcast %[[ARG1]] : vector<3xf32> to vector<2x3xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[ARG2]][0] : vector<3xf32> from vector<1x3xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[V0]], %[[ARG1]], %[[V1]], %[[V2]], %[[V3]] : f32, vector<3xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<3xf32>
// CHECK-NEXT: }
func.func @extract_from_broadcast(%x: f32, %v: vector<3xf32>, %u: vector<1x3xf32>, %i: index) -> (f32, vector<3xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<3xf32>) {
  %a = vector.broadcast %x : f32 to vector<2x3xf32>
  %0 = vector.extract %a[%i, 1] : f32 from vector<2x3xf32>
  %1 = vector.extract %a[1] : vector<3xf32> from vector<2x3xf32>
  %b = vector.broadcast %v : vector<3xf32> to vector<4x2x3xf32>
  %2 = vector.extract %b[1, 1] : vector<3xf32> from vector<4x2x3xf32>
  %3 = vector.extract %b[1, 1, 2] : f32 from vector<4x2x3xf32>
  %4 = vector.extract %b[1] : vector<2x3xf32> from vector<4x2x3xf32>
  %c = vector.broadcast %u : vector<1x3xf32> to vector<2x3xf32>
  %5 = vector.extract %c[1] : vector<3xf32> from vector<2x3xf32>
  return %0, %1, %2, %3, %4, %5 : f32, vector<3xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<3xf32>
}

// CHECK-LABEL: func.func @extract_from_stretched_dimension(
// CHECK-SAME: %[[ARG0:.+]]: vector<3x1xf32>) -> (vector<4xf32>, vector<3x4xf32>, f32) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : vector<3x1xf32> to vector<2x3x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[V0]][1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.broadcast %[[ARG0]] : vector<3x1xf32> to vector<3x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[ARG0]][2, 0] : f32 from vector<3x1xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]] : vector<4xf32>, vector<3x4xf32>, f32
// CHECK-NEXT: }
func.func @extract_from_stretched_dimension(%v: vector<3x1xf32>) -> (vector<4xf32>, vector<3x4xf32>, f32) {
  %a = vector.broadcast %v : vector<3x1xf32> to vector<2x3x4xf32>
  %0 = vector.extract %a[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %a[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %2 = vector.extract %a[1, 2, 3] : f32 from vector<2x3x4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<3x4xf32>, f32
}

// CHECK-LABEL: func.func @extract_transposed(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x3xf32>) -> (f32, vector<2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG0]][1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[V0]][2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : f32, vector<2xf32>
// CHECK-NEXT: }
func.func @extract_transposed(%v: vector<2x3xf32>) -> (f32, vector<2xf32>) {
  %t = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %0 = vector.extract %t[2, 1] : f32 from vector<3x2xf32>
  %1 = vector.extract %t[2] : vector<2xf32> from vector<3x2xf32>
  return %0, %1 : f32, vector<2xf32>
}

// CHECK-LABEL: func.func @extract_transposed_with_last_in_place(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x3x4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @extract_transposed_with_last_in_place(%v: vector<2x3x4xf32>) -> vector<4xf32> {
  %t = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %0 = vector.extract %t[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @extract_from_shape_cast(
// CHECK-SAME: %[[ARG0:.+]]: vector<6x4xf32>, %[[ARG1:.+]]: index) -> (vector<4xf32>, f32, vector<3x4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.shape_cast %[[ARG0]] : vector<6x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG0]][5] : vector<4xf32> from vector<6x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG0]][5, 3] : f32 from vector<6x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[V0]][1] : vector<3x4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.extract %[[V0]][%[[ARG1]], 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : vector<4xf32>, f32, vector<3x4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @extract_from_shape_cast(%v: vector<6x4xf32>, %i: index) -> (vector<4xf32>, f32, vector<3x4xf32>, vector<4xf32>) {
  %a = vector.shape_cast %v : vector<6x4xf32> to vector<2x3x4xf32>
  %0 = vector.extract %a[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %a[1, 2, 3] : f32 from vector<2x3x4xf32>
  %2 = vector.extract %a[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %3 = vector.extract %a[%i, 2] : vector<4xf32> from vector<2x3x4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, f32, vector<3x4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @extract_everything_from_shape_cast(
// CHECK-SAME: %[[ARG0:.+]]: vector<6xf32>, %[[ARG1:.+]]: vector<1x6xf32>) -> (vector<2x3xf32>, vector<1x6xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.shape_cast %[[ARG0]] : vector<6xf32> to vector<2x3xf32>
// CHECK-NEXT:   return %[[V0]], %[[ARG1]] : vector<2x3xf32>, vector<1x6xf32>
// CHECK-NEXT: }
func.func @extract_everything_from_shape_cast(%v: vector<6xf32>, %u: vector<1x6xf32>) -> (vector<2x3xf32>, vector<1x6xf32>) {
  %a = vector.shape_cast %v : vector<6xf32> to vector<1x2x3xf32>
  %0 = vector.extract %a[0] : vector<2x3xf32> from vector<1x2x3xf32>
  %b = vector.shape_cast %u : vector<1x6xf32> to vector<1x1x6xf32>
  %1 = vector.extract %b[0] : vector<1x6xf32> from vector<1x1x6xf32>
  return %0, %1 : vector<2x3xf32>, vector<1x6xf32>
}

// CHECK-LABEL: func.func @extract_from_scalable_shape_cast(
// CHECK-SAME: %[[ARG0:.+]]: vector<[4]xf32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][1] : f32 from vector<[4]xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @extract_from_scalable_shape_cast(%v: vector<[4]xf32>) -> f32 {
  %a = vector.shape_cast %v : vector<[4]xf32> to vector<1x[4]xf32>
  %0 = vector.extract %a[0, 1] : f32 from vector<1x[4]xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @extract_shuffled(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index) -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : f32
// CHECK-NEXT:   %[[V1:.+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 6, -1, 3] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[ARG1]][2] : f32 from vector<4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.extract %[[V1]][%[[ARG2]]] : f32 from vector<4xf32>
// CHECK-NEXT:   return %[[V2]], %[[V3]], %[[V0]], %[[V4]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @extract_shuffled(%a: vector<4xf32>, %b: vector<4xf32>, %i: index) -> (f32, f32, f32, f32) {
  %s = vector.shuffle %a, %b [0, 6, -1, 3] : vector<4xf32>, vector<4xf32>
  %0 = vector.extract %s[0] : f32 from vector<4xf32>
  %1 = vector.extract %s[1] : f32 from vector<4xf32>
  %2 = vector.extract %s[2] : f32 from vector<4xf32>
  %3 = vector.extract %s[%i] : f32 from vector<4xf32>
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @extract_shuffled_rows(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x4xf32>, %[[ARG1:.+]]: vector<2x4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 3] : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[V0]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:   return %[[V1]] : vector<4xf32>
// CHECK-NEXT: }
func.func @extract_shuffled_rows(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<4xf32> {
  %s = vector.shuffle %a, %b [0, 3] : vector<2x4xf32>, vector<2x4xf32>
  %0 = vector.extract %s[1] : vector<4xf32> from vector<2x4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @extract_from_slice(
// CHECK-SAME: %[[ARG0:.+]]: vector<8x4xf32>, %[[ARG1:.+]]: index) -> (vector<4xf32>, f32, vector<4xf32>, vector<2xf32>, f32, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [4], strides = [1]} : vector<8x4xf32> to vector<4x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG0]][3] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG0]][3, 3] : f32 from vector<8x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[V0]][%[[ARG1]]] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2, 1], sizes = [4, 2], strides = [1, 1]} : vector<8x4xf32> to vector<4x2xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.extract %[[V4]][1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.extract %[[ARG0]][3, 2] : f32 from vector<8x4xf32>
// CHECK-NEXT:   %[[V7:.+]] = vector.extract %[[ARG0]][3] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V5]], %[[V6]], %[[V7]] : vector<4xf32>, f32, vector<4xf32>, vector<2xf32>, f32, vector<4xf32>
// CHECK-NEXT: }
func.func @extract_from_slice(%v: vector<8x4xf32>, %i: index) -> (vector<4xf32>, f32, vector<4xf32>, vector<2xf32>, f32, vector<4xf32>) {
  %s = vector.extract_strided_slice %v {offsets = [2], sizes = [4], strides = [1]} : vector<8x4xf32> to vector<4x4xf32>
  %0 = vector.extract %s[1] : vector<4xf32> from vector<4x4xf32>
  %1 = vector.extract %s[1, 3] : f32 from vector<4x4xf32>
  %2 = vector.extract %s[%i] : vector<4xf32> from vector<4x4xf32>
  %t = vector.extract_strided_slice %v {offsets = [2, 1], sizes = [4, 2], strides = [1, 1]} : vector<8x4xf32> to vector<4x2xf32>
  %3 = vector.extract %t[1] : vector<2xf32> from vector<4x2xf32>
  %4 = vector.extract %t[1, 1] : f32 from vector<4x2xf32>
  %u = vector.extract_strided_slice %v {offsets = [2, 0], sizes = [4, 4], strides = [1, 1]} : vector<8x4xf32> to vector<4x4xf32>
  %5 = vector.extract %u[1] : vector<4xf32> from vector<4x4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, f32, vector<4xf32>, vector<2xf32>, f32, vector<4xf32>
}

// CHECK-LABEL: func.func @extract_from_inserted_slice(
// CHECK-SAME: %[[ARG0:.+]]: vector<8x4xf32>, %[[ARG1:.+]]: vector<2x4xf32>, %[[ARG2:.+]]: vector<2x2xf32>, %[[ARG3:.+]]: index) -> (vector<4xf32>, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = vector.insert_strided_slice %[[ARG1]], %[[ARG0]] {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG1]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG1]][1, 1] : f32 from vector<2x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[V0]][5] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.extract %[[V0]][%[[ARG3]]] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.insert_strided_slice %[[ARG2]], %[[ARG0]] {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<8x4xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.extract %[[V5]][3] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT:   %[[V7:.+]] = vector.extract %[[ARG2]][1, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:   %[[V8:.+]] = vector.extract %[[V5]][3, 3] : f32 from vector<8x4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V6]], %[[V7]], %[[V8]] : vector<4xf32>, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, f32, f32
// CHECK-NEXT: }
func.func @extract_from_inserted_slice(%v: vector<8x4xf32>, %p: vector<2x4xf32>, %q: vector<2x2xf32>, %i: index) -> (vector<4xf32>, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, f32, f32) {
  %s = vector.insert_strided_slice %p, %v {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
  %0 = vector.extract %s[3] : vector<4xf32> from vector<8x4xf32>
  %1 = vector.extract %s[3, 1] : f32 from vector<8x4xf32>
  %2 = vector.extract %s[5] : vector<4xf32> from vector<8x4xf32>
  %3 = vector.extract %s[%i] : vector<4xf32> from vector<8x4xf32>
  %t = vector.insert_strided_slice %q, %v {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<8x4xf32>
  %4 = vector.extract %t[3] : vector<4xf32> from vector<8x4xf32>
  %5 = vector.extract %t[3, 2] : f32 from vector<8x4xf32>
  %6 = vector.extract %t[3, 3] : f32 from vector<8x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, f32, f32
}

// CHECK-LABEL: func.func @extract_from_inserted_line(
// CHECK-SAME: %[[ARG0:.+]]: vector<8x4xf32>, %[[ARG1:.+]]: vector<2xf32>) -> (f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = vector.insert_strided_slice %[[ARG1]], %[[ARG0]] {offsets = [2, 1], strides = [1]} : vector<2xf32> into vector<8x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG1]][1] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[V0]][3, 2] : f32 from vector<8x4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : f32, f32
// CHECK-NEXT: }
func.func @extract_from_inserted_line(%v: vector<8x4xf32>, %p: vector<2xf32>) -> (f32, f32) {
  %s = vector.insert_strided_slice %p, %v {offsets = [2, 1], strides = [1]} : vector<2xf32> into vector<8x4xf32>
  %0 = vector.extract %s[2, 2] : f32 from vector<8x4xf32>
  %1 = vector.extract %s[3, 2] : f32 from vector<8x4xf32>
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @extract_from_elements(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: index) -> (f32, vector<2xf32>, f32, vector<2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.from_elements %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : vector<2x2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.from_elements %[[ARG2]], %[[ARG3]] : vector<2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[V0]][%[[ARG4]], 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[V0]][%[[ARG4]]] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:   return %[[ARG2]], %[[V1]], %[[V2]], %[[V3]] : f32, vector<2xf32>, f32, vector<2xf32>
// CHECK-NEXT: }
func.func @extract_from_elements(%a: f32, %b: f32, %c: f32, %d: f32, %i: index) -> (f32, vector<2xf32>, f32, vector<2xf32>) {
  %e = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %0 = vector.extract %e[1, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %e[1] : vector<2xf32> from vector<2x2xf32>
  %2 = vector.extract %e[%i, 0] : f32 from vector<2x2xf32>
  %3 = vector.extract %e[%i] : vector<2xf32> from vector<2x2xf32>
  return %0, %1, %2, %3 : f32, vector<2xf32>, f32, vector<2xf32>
}

// CHECK-LABEL: func.func @extract_from_mask(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (vector<4x4xi1>, vector<4x4xi1>, vector<4xi1>, vector<4x4xi1>, i1) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<false> : vector<4x4xi1>
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.create_mask %[[C2]], %[[ARG0]], %[[ARG1]] : vector<4x4x4xi1>
// CHECK-NEXT:   %[[V1:.+]] = vector.create_mask %[[ARG0]], %[[ARG1]] : vector<4x4xi1>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[V0]][1, 2] : vector<4xi1> from vector<4x4x4xi1>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[V0]][%[[ARG2]]] : vector<4x4xi1> from vector<4x4x4xi1>
// CHECK-NEXT:   %[[V4:.+]] = vector.extract %[[V0]][1, 2, 3] : i1 from vector<4x4x4xi1>
// CHECK-NEXT:   return %[[V1]], %[[CST]], %[[V2]], %[[V3]], %[[V4]] : vector<4x4xi1>, vector<4x4xi1>, vector<4xi1>, vector<4x4xi1>, i1
// CHECK-NEXT: }
func.func @extract_from_mask(%n: index, %m: index, %i: index) -> (vector<4x4xi1>, vector<4x4xi1>, vector<4xi1>, vector<4x4xi1>, i1) {
  %c2 = arith.constant 2 : index
  %a = vector.create_mask %c2, %n, %m : vector<4x4x4xi1>
  %0 = vector.extract %a[1] : vector<4x4xi1> from vector<4x4x4xi1>
  %1 = vector.extract %a[3] : vector<4x4xi1> from vector<4x4x4xi1>
  %2 = vector.extract %a[1, 2] : vector<4xi1> from vector<4x4x4xi1>
  %3 = vector.extract %a[%i] : vector<4x4xi1> from vector<4x4x4xi1>
  %4 = vector.extract %a[1, 2, 3] : i1 from vector<4x4x4xi1>
  return %0, %1, %2, %3, %4 : vector<4x4xi1>, vector<4x4xi1>, vector<4xi1>, vector<4x4xi1>, i1
}

// Elements and subvectors that are inserted.

// CHECK-LABEL: func.func @insert_everything(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   return %[[ARG1]] : vector<4xf32>
// CHECK-NEXT: }
func.func @insert_everything(%v: vector<4xf32>, %w: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert %w, %v [] : vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @insert_poison(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @insert_poison(%v: vector<4xf32>, %x: f32) -> vector<4xf32> {
  %0 = vector.insert %x, %v [-1] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @insert_at_constant(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x3xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> (vector<2x3xf32>, vector<2x3xf32>) {
// CHECK-NEXT:   %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.insert %[[ARG1]], %[[ARG0]] [1, %[[ARG2]]] : f32 into vector<2x3xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.insert %[[ARG1]], %[[ARG0]] [%[[C7]], %[[ARG2]]] : f32 into vector<2x3xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT: }
func.func @insert_at_constant(%v: vector<2x3xf32>, %x: f32, %i: index) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %c1 = arith.constant 1 : index
  %0 = vector.insert %x, %v [%c1, %i] : f32 into vector<2x3xf32>
  %c7 = arith.constant 7 : index
  %1 = vector.insert %x, %v [%c7, %i] : f32 into vector<2x3xf32>
  return %0, %1 : vector<2x3xf32>, vector<2x3xf32>
}

// CHECK-LABEL: func.func @insert_twice(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.insert %[[ARG2]], %[[ARG0]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.insert %[[ARG1]], %[[ARG0]] [%[[ARG3]]] : f32 into vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.insert %[[ARG2]], %[[ARG0]] [%[[ARG3]]] : f32 into vector<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.insert %[[ARG2]], %[[V1]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V2]], %[[V3]] : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @insert_twice(%v: vector<4xf32>, %x: f32, %y: f32, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = vector.insert %x, %v [1] : f32 into vector<4xf32>
  %0 = vector.insert %y, %a [1] : f32 into vector<4xf32>
  %b = vector.insert %x, %v [%i] : f32 into vector<4xf32>
  %1 = vector.insert %y, %b [%i] : f32 into vector<4xf32>
  %2 = vector.insert %y, %b [2] : f32 into vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @insert_into_constant(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: index) -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[C9_I32:.+]] = arith.constant 9 : i32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<{{\[\[}}1, 2], [9, 4]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<{{\[\[}}1, 2], [5, 6]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[V0:.+]] = vector.insert %[[ARG0]], %[[CST]] [1, 0] : i32 into vector<2x2xi32>
// CHECK-NEXT:   %[[V1:.+]] = vector.insert %[[C9_I32]], %[[CST]] [%[[ARG1]], 0] : i32 into vector<2x2xi32>
// CHECK-NEXT:   return %[[CST_0]], %[[CST_1]], %[[V0]], %[[V1]] : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>
// CHECK-NEXT: }
func.func @insert_into_constant(%x: i32, %i: index) -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %p = arith.constant dense<[5, 6]> : vector<2xi32>
  %c9_i32 = arith.constant 9 : i32
  %0 = vector.insert %c9_i32, %c [1, 0] : i32 into vector<2x2xi32>
  %1 = vector.insert %p, %c [1] : vector<2xi32> into vector<2x2xi32>
  %2 = vector.insert %x, %c [1, 0] : i32 into vector<2x2xi32>
  %3 = vector.insert %c9_i32, %c [%i, 0] : i32 into vector<2x2xi32>
  return %0, %1, %2, %3 : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>
}

// CHECK-LABEL: func.func @insert_into_constant_float() -> vector<2xf32> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   return %[[CST]] : vector<2xf32>
// CHECK-NEXT: }
func.func @insert_into_constant_float() -> vector<2xf32> {
  %c = arith.constant dense<1.0> : vector<2xf32>
  %c2_0_f32 = arith.constant 2.0 : f32
  %0 = vector.insert %c2_0_f32, %c [1] : f32 into vector<2xf32>
  return %0 : vector<2xf32>
}

// Large constants are made for one use only.
// CHECK-LABEL: func.func @insert_into_large_constant() -> (vector<512xi32>, vector<512xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<1> : vector<512xi32>
// CHECK-NEXT:   %[[C9_I32:.+]] = arith.constant 9 : i32
// CHECK-NEXT:   %[[V0:.+]] = vector.insert %[[C9_I32]], %[[CST]] [1] : i32 into vector<512xi32>
// CHECK-NEXT:   return %[[V0]], %[[V0]] : vector<512xi32>, vector<512xi32>
// CHECK-NEXT: }
func.func @insert_into_large_constant() -> (vector<512xi32>, vector<512xi32>) {
  %c = arith.constant dense<1> : vector<512xi32>
  %c9_i32 = arith.constant 9 : i32
  %0 = vector.insert %c9_i32, %c [1] : i32 into vector<512xi32>
  return %0, %0 : vector<512xi32>, vector<512xi32>
}

// CHECK-LABEL: func.func @insert_last_into_large_constant() -> i1 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[FALSE]] : i1
// CHECK-NEXT: }
func.func @insert_last_into_large_constant() -> i1 {
  %c = arith.constant dense<1> : vector<257xi1>
  %false = arith.constant false
  %0 = vector.insert %false, %c [1] : i1 into vector<257xi1>
  %1 = vector.extract %0[1] : i1 from vector<257xi1>
  return %1 : i1
}

// CHECK-LABEL: func.func @insert_into_scalable_constant(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> vector<[4]xi32> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<1> : vector<[4]xi32>
// CHECK-NEXT:   %[[C9_I32:.+]] = arith.constant 9 : i32
// CHECK-NEXT:   %[[V0:.+]] = vector.insert %[[C9_I32]], %[[CST]] [1] : i32 into vector<[4]xi32>
// CHECK-NEXT:   return %[[V0]] : vector<[4]xi32>
// CHECK-NEXT: }
func.func @insert_into_scalable_constant(%x: i32) -> vector<[4]xi32> {
  %c = arith.constant dense<1> : vector<[4]xi32>
  %c9_i32 = arith.constant 9 : i32
  %0 = vector.insert %c9_i32, %c [1] : i32 into vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

// CHECK-LABEL: func.func @insert_all_of_it(
// CHECK-SAME: %[[ARG0:.+]]: vector<1x4xf32>, %[[ARG1:.+]]: vector<4xf32>) -> vector<1x4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<1x4xf32>
// CHECK-NEXT: }
func.func @insert_all_of_it(%v: vector<1x4xf32>, %p: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.insert %p, %v [0] : vector<4xf32> into vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

// CHECK-LABEL: func.func @insert_the_same(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: vector<4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[ARG1]] : f32 to vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.insert %[[V1]], %[[V0]] [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.insert %[[ARG2]], %[[V0]] [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:   return %[[V2]], %[[V3]], %[[V4]] : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
func.func @insert_the_same(%x: f32, %y: f32, %v: vector<4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %a = vector.broadcast %x : f32 to vector<2x4xf32>
  %b = vector.broadcast %x : f32 to vector<4xf32>
  %c = vector.broadcast %y : f32 to vector<4xf32>
  %0 = vector.insert %b, %a [1] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.insert %c, %a [1] : vector<4xf32> into vector<2x4xf32>
  %2 = vector.insert %v, %a [1] : vector<4xf32> into vector<2x4xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}

// CHECK-LABEL: func.func @insert_each_element(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.from_elements %[[ARG1]], %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:   return %[[V0]] : vector<2xf32>
// CHECK-NEXT: }
func.func @insert_each_element(%v: vector<2xf32>, %x: f32, %y: f32) -> vector<2xf32> {
  %a = vector.insert %x, %v [0] : f32 into vector<2xf32>
  %0 = vector.insert %y, %a [1] : f32 into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @insert_each_row(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x2xf32>, %[[ARG1:.+]]: vector<2xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: f32) -> vector<2x2xf32> {
// CHECK-NEXT:   %[[V0:.+]]:2 = vector.to_elements %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.from_elements %[[V0]]#0, %[[V0]]#1, %[[ARG2]], %[[ARG3]] : vector<2x2xf32>
// CHECK-NEXT:   return %[[V1]] : vector<2x2xf32>
// CHECK-NEXT: }
func.func @insert_each_row(%v: vector<2x2xf32>, %p: vector<2xf32>, %x: f32, %y: f32) -> vector<2x2xf32> {
  %a = vector.insert %p, %v [0] : vector<2xf32> into vector<2x2xf32>
  %b = vector.insert %x, %a [1, 0] : f32 into vector<2x2xf32>
  %0 = vector.insert %y, %b [1, 1] : f32 into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: func.func @insert_some_elements(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.insert %[[ARG1]], %[[ARG0]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.insert %[[ARG2]], %[[V0]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.insert %[[ARG1]], %[[ARG0]] [%[[ARG3]]] : f32 into vector<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.insert %[[ARG2]], %[[V2]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V3]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @insert_some_elements(%v: vector<4xf32>, %x: f32, %y: f32, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %a = vector.insert %x, %v [0] : f32 into vector<4xf32>
  %0 = vector.insert %y, %a [1] : f32 into vector<4xf32>
  %b = vector.insert %x, %v [%i] : f32 into vector<4xf32>
  %1 = vector.insert %y, %b [1] : f32 into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// The first insertion is needed on its own.
// CHECK-LABEL: func.func @insert_each_element_with_other_use(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.insert %[[ARG1]], %[[ARG0]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.insert %[[ARG2]], %[[V0]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:   return %[[V1]], %[[V0]] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
func.func @insert_each_element_with_other_use(%v: vector<2xf32>, %x: f32, %y: f32) -> (vector<2xf32>, vector<2xf32>) {
  %a = vector.insert %x, %v [0] : f32 into vector<2xf32>
  %0 = vector.insert %y, %a [1] : f32 into vector<2xf32>
  return %0, %a : vector<2xf32>, vector<2xf32>
}

// Vectors of given elements.

// CHECK-LABEL: func.func @from_same_element(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (vector<2xf32>, vector<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<f32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<2xf32>, vector<f32>
// CHECK-NEXT: }
func.func @from_same_element(%x: f32) -> (vector<2xf32>, vector<f32>) {
  %0 = vector.from_elements %x, %x : vector<2xf32>
  %1 = vector.from_elements %x : vector<f32>
  return %0, %1 : vector<2xf32>, vector<f32>
}

// CHECK-LABEL: func.func @from_constant_elements(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (vector<2xi32>, vector<2xf32>, vector<2xi32>) {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.from_elements %[[C1_I32]], %[[ARG0]] : vector<2xi32>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[V0]] : vector<2xi32>, vector<2xf32>, vector<2xi32>
// CHECK-NEXT: }
func.func @from_constant_elements(%x: i32) -> (vector<2xi32>, vector<2xf32>, vector<2xi32>) {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = vector.from_elements %c1_i32, %c2_i32 : vector<2xi32>
  %c1_0_f32 = arith.constant 1.0 : f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %1 = vector.from_elements %c1_0_f32, %c2_0_f32 : vector<2xf32>
  %2 = vector.from_elements %c1_i32, %x : vector<2xi32>
  return %0, %1, %2 : vector<2xi32>, vector<2xf32>, vector<2xi32>
}

// CHECK-LABEL: func.func @from_elements_of_vector(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]]:4 = vector.to_elements %[[ARG0]] : vector<2x2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.from_elements %[[V0]]#1, %[[V0]]#0, %[[V0]]#2, %[[V0]]#3 : vector<2x2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.from_elements %[[V0]]#0, %[[V0]]#1, %[[V0]]#2, %[[V0]]#3 : vector<4xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[V1]], %[[V2]] : vector<2x2xf32>, vector<2x2xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @from_elements_of_vector(%v: vector<2x2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<4xf32>) {
  %e:4 = vector.to_elements %v : vector<2x2xf32>
  %0 = vector.from_elements %e#0, %e#1, %e#2, %e#3 : vector<2x2xf32>
  %1 = vector.from_elements %e#1, %e#0, %e#2, %e#3 : vector<2x2xf32>
  %2 = vector.from_elements %e#0, %e#1, %e#2, %e#3 : vector<4xf32>
  return %0, %1, %2 : vector<2x2xf32>, vector<2x2xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @from_extracted_elements(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x2xf32>) -> (vector<2x2xf32>, vector<4xf32>, vector<2xf32>, vector<2x1xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][0, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG0]][0, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG0]][1, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.shape_cast %[[ARG0]] : vector<2x2xf32> to vector<4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.extract %[[ARG0]][1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.extract %[[ARG0]][1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.shape_cast %[[V5]] : vector<2xf32> to vector<2x1xf32>
// CHECK-NEXT:   %[[V7:.+]] = vector.from_elements %[[V1]], %[[V2]] : vector<2xf32>
// CHECK-NEXT:   %[[V8:.+]] = vector.from_elements %[[V1]], %[[V0]] : vector<2xf32>
// CHECK-NEXT:   %[[V9:.+]] = vector.from_elements %[[V0]], %[[V1]], %[[V2]] : vector<3xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[V3]], %[[V4]], %[[V6]], %[[V7]], %[[V8]], %[[V9]] : vector<2x2xf32>, vector<4xf32>, vector<2xf32>, vector<2x1xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>
// CHECK-NEXT: }
func.func @from_extracted_elements(%v: vector<2x2xf32>) -> (vector<2x2xf32>, vector<4xf32>, vector<2xf32>, vector<2x1xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>) {
  %a = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %b = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %c = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %d = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %1 = vector.from_elements %a, %b, %c, %d : vector<4xf32>
  %2 = vector.from_elements %c, %d : vector<2xf32>
  %3 = vector.from_elements %c, %d : vector<2x1xf32>
  %4 = vector.from_elements %b, %c : vector<2xf32>
  %5 = vector.from_elements %b, %a : vector<2xf32>
  %6 = vector.from_elements %a, %b, %c : vector<3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x2xf32>, vector<4xf32>, vector<2xf32>, vector<2x1xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>
}

// CHECK-LABEL: func.func @from_elements_of_two_vectors(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xf32>, %[[ARG1:.+]]: vector<2xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][0] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG1]][1] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG0]][%[[ARG3]]] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.from_elements %[[V0]], %[[V1]] : vector<2xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.from_elements %[[V0]], %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.from_elements %[[V2]], %[[V1]] : vector<2xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.from_elements %[[V0]], %[[V2]] : vector<2xf32>
// CHECK-NEXT:   return %[[V3]], %[[V4]], %[[V5]], %[[V6]] : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
func.func @from_elements_of_two_vectors(%v: vector<2xf32>, %w: vector<2xf32>, %x: f32, %i: index) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %a = vector.extract %v[0] : f32 from vector<2xf32>
  %b = vector.extract %w[1] : f32 from vector<2xf32>
  %c = vector.extract %v[%i] : f32 from vector<2xf32>
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1 = vector.from_elements %a, %x : vector<2xf32>
  %2 = vector.from_elements %c, %b : vector<2xf32>
  %3 = vector.from_elements %a, %c : vector<2xf32>
  return %0, %1, %2, %3 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}

// CHECK-LABEL: func.func @to_elements(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: vector<2xf32>, %[[ARG3:.+]]: vector<2x1xf32>) -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[V0:.+]]:2 = vector.to_elements %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:   %[[V1:.+]]:2 = vector.to_elements %[[ARG3]] : vector<2x1xf32>
// CHECK-NEXT:   return %[[ARG1]], %[[ARG0]], %[[V0]]#0, %[[V0]]#1, %[[V1]]#0, %[[V1]]#1 : f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @to_elements(%x: f32, %y: f32, %v: vector<2xf32>, %u: vector<2x1xf32>) -> (f32, f32, f32, f32, f32, f32) {
  %f = vector.from_elements %x, %y : vector<2xf32>
  %a:2 = vector.to_elements %f : vector<2xf32>
  %g = vector.broadcast %x : f32 to vector<2xf32>
  %b:2 = vector.to_elements %g : vector<2xf32>
  %h = vector.broadcast %v : vector<2xf32> to vector<2x2xf32>
  %c:4 = vector.to_elements %h : vector<2x2xf32>
  %k = vector.broadcast %u : vector<2x1xf32> to vector<2x2xf32>
  %d:4 = vector.to_elements %k : vector<2x2xf32>
  return %a#1, %b#1, %c#2, %c#3, %d#1, %d#2 : f32, f32, f32, f32, f32, f32
}

// Choices from two vectors.

// CHECK-LABEL: func.func @shuffle_identity(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xf32>, %[[ARG1:.+]]: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [1, 0] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 1, 2] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]] : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>
// CHECK-NEXT: }
func.func @shuffle_identity(%a: vector<2xf32>, %b: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [2, 3] : vector<2xf32>, vector<2xf32>
  %2 = vector.shuffle %a, %b [1, 0] : vector<2xf32>, vector<2xf32>
  %3 = vector.shuffle %a, %b [0, 1, 2] : vector<2xf32>, vector<2xf32>
  return %0, %1, %2, %3 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>
}

// CHECK-LABEL: func.func @shuffle_constants(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xi32>) -> (vector<3xi32>, vector<3xi32>, vector<3xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[3, 4]> : vector<2xi32>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<[1, 4, 1]> : vector<3xi32>
// CHECK-NEXT:   %[[V0:.+]] = vector.shuffle %[[CST]], %[[ARG0]] [0, 3, -1] : vector<2xi32>, vector<2xi32>
// CHECK-NEXT:   %[[V1:.+]] = vector.shuffle %[[ARG0]], %[[CST_0]] [0, 3, -1] : vector<2xi32>, vector<2xi32>
// CHECK-NEXT:   return %[[CST_1]], %[[V0]], %[[V1]] : vector<3xi32>, vector<3xi32>, vector<3xi32>
// CHECK-NEXT: }
func.func @shuffle_constants(%v: vector<2xi32>) -> (vector<3xi32>, vector<3xi32>, vector<3xi32>) {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 4]> : vector<2xi32>
  %0 = vector.shuffle %a, %b [0, 3, -1] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %a, %v [0, 3, -1] : vector<2xi32>, vector<2xi32>
  %2 = vector.shuffle %v, %b [0, 3, -1] : vector<2xi32>, vector<2xi32>
  return %0, %1, %2 : vector<3xi32>, vector<3xi32>, vector<3xi32>
}

// CHECK-LABEL: func.func @shuffle_poison(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xi32>) -> (vector<3xi32>, vector<3xi32>, vector<3xi32>) {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : vector<3xi32>
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[2, 1, 2]> : vector<3xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[1, 2, 1]> : vector<3xi32>
// CHECK-NEXT:   return %[[V0]], %[[CST]], %[[CST_0]] : vector<3xi32>, vector<3xi32>, vector<3xi32>
// CHECK-NEXT: }
func.func @shuffle_poison(%v: vector<2xi32>) -> (vector<3xi32>, vector<3xi32>, vector<3xi32>) {
  %p = ub.poison : vector<2xi32>
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %0 = vector.shuffle %p, %p [0, 3, 1] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %a, %p [1, 3, 1] : vector<2xi32>, vector<2xi32>
  %2 = vector.shuffle %p, %a [1, 3, 1] : vector<2xi32>, vector<2xi32>
  return %0, %1, %2 : vector<3xi32>, vector<3xi32>, vector<3xi32>
}

// CHECK-LABEL: func.func @shuffle_rows_of_constants() -> vector<3x2xi32> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[V0:.+]] = vector.shuffle %[[CST]], %[[CST]] [0, 3, 1] : vector<2x2xi32>, vector<2x2xi32>
// CHECK-NEXT:   return %[[V0]] : vector<3x2xi32>
// CHECK-NEXT: }
func.func @shuffle_rows_of_constants() -> vector<3x2xi32> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %0 = vector.shuffle %a, %a [0, 3, 1] : vector<2x2xi32>, vector<2x2xi32>
  return %0 : vector<3x2xi32>
}

// CHECK-LABEL: func.func @shuffle_of_no_rank(
// CHECK-SAME: %[[ARG0:.+]]: vector<f32>, %[[ARG1:.+]]: vector<f32>) -> (vector<1xf32>, vector<1xf32>, vector<2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[ARG1]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.interleave %[[ARG0]], %[[ARG1]] : vector<f32> -> vector<2xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : vector<1xf32>, vector<1xf32>, vector<2xf32>
// CHECK-NEXT: }
func.func @shuffle_of_no_rank(%a: vector<f32>, %b: vector<f32>) -> (vector<1xf32>, vector<1xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0] : vector<f32>, vector<f32>
  %1 = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
  %2 = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<f32>
  return %0, %1, %2 : vector<1xf32>, vector<1xf32>, vector<2xf32>
}

// CHECK-LABEL: func.func @shuffle_of_same(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: vector<2xf32>) -> (vector<3xf32>, vector<3xf32>, vector<3xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[ARG1]] : f32 to vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<3xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.shuffle %[[V0]], %[[V1]] [0, 3, 1] : vector<2xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.shuffle %[[ARG2]], %[[V1]] [0, 3, 1] : vector<2xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V2]], %[[V3]], %[[V4]] : vector<3xf32>, vector<3xf32>, vector<3xf32>
// CHECK-NEXT: }
func.func @shuffle_of_same(%x: f32, %y: f32, %v: vector<2xf32>) -> (vector<3xf32>, vector<3xf32>, vector<3xf32>) {
  %a = vector.broadcast %x : f32 to vector<2xf32>
  %b = vector.broadcast %x : f32 to vector<4xf32>
  %c = vector.broadcast %y : f32 to vector<4xf32>
  %0 = vector.shuffle %a, %b [0, 3, 1] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %a, %c [0, 3, 1] : vector<2xf32>, vector<4xf32>
  %2 = vector.shuffle %v, %c [0, 3, 1] : vector<2xf32>, vector<4xf32>
  return %0, %1, %2 : vector<3xf32>, vector<3xf32>, vector<3xf32>
}

// CHECK-LABEL: func.func @shuffle_in_turns(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xf32>, %[[ARG1:.+]]: vector<2xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.interleave %[[ARG0]], %[[ARG1]] : vector<2xf32> -> vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 2, 1, 2] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [2, 0, 3, 1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @shuffle_in_turns(%a: vector<2xf32>, %b: vector<2xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [0, 2, 1, 2] : vector<2xf32>, vector<2xf32>
  %2 = vector.shuffle %a, %b [2, 0, 3, 1] : vector<2xf32>, vector<2xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
