// a difference compared with zero
func.func @f(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %a, %b
  %0 = index.cmp ule(%d, %z)
  %1 = index.cmp slt(%d, %z)
  %2 = index.cmp ugt(%d, %z)
  %3 = index.cmp sge(%d, %z)
  %4 = index.cmp eq(%d, %z)
  %5 = index.cmp ne(%d, %z)
  %6 = index.cmp slt(%z, %d)
  %7 = index.cmp uge(%z, %d)
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1
}
// -----
// complex numbers that cancel out
func.func @f(%ar: f32, %ai: f32, %br: f32, %bi: f32) -> (f32, f32, f32, f32, f32, f32) {
  %a = complex.create %ar, %ai : complex<f32>
  %b = complex.create %br, %bi : complex<f32>
  %s = complex.sub %a, %b : complex<f32>
  %r = complex.add %s, %b : complex<f32>
  %l = complex.add %b, %s : complex<f32>
  %t = complex.add %a, %b : complex<f32>
  %q = complex.sub %t, %b : complex<f32>
  %0 = complex.re %r : complex<f32>
  %1 = complex.im %r : complex<f32>
  %2 = complex.re %q : complex<f32>
  %3 = complex.im %q : complex<f32>
  %4 = complex.re %l : complex<f32>
  %5 = complex.im %l : complex<f32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// -----
// complex zeros and ones
func.func @f(%ar: f32, %ai: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %a = complex.create %ar, %ai : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %negative = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r0 = complex.add %a, %zero : complex<f32>
  %r1 = complex.sub %a, %zero : complex<f32>
  %r2 = complex.add %a, %negative : complex<f32>
  %r3 = complex.sub %a, %negative : complex<f32>
  %r4 = complex.mul %a, %one : complex<f32>
  %r5 = complex.neg %a : complex<f32>
  %0 = complex.re %r0 : complex<f32>
  %1 = complex.im %r0 : complex<f32>
  %2 = complex.re %r1 : complex<f32>
  %3 = complex.im %r1 : complex<f32>
  %4 = complex.re %r2 : complex<f32>
  %5 = complex.im %r2 : complex<f32>
  %6 = complex.re %r3 : complex<f32>
  %7 = complex.im %r3 : complex<f32>
  %8 = complex.re %r4 : complex<f32>
  %9 = complex.im %r4 : complex<f32>
  %10 = complex.re %r5 : complex<f32>
  %11 = complex.im %r5 : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
// -----
// an integer that becomes a float by two roundings
func.func @f(%x: i64, %y: i32) -> (f32, f32, f32, f32) {
  %0 = arith.sitofp %x : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %x : i64 to f64
  %3 = arith.truncf %2 : f64 to f32
  %4 = arith.sitofp %y : i32 to f64
  %5 = arith.truncf %4 : f64 to f32
  %6 = arith.uitofp %y : i32 to f64
  %7 = arith.truncf %6 : f64 to f32
  return %1, %3, %5, %7 : f32, f32, f32, f32
}
// -----
// index casts there and back
func.func @f(%x: index, %y: i8) -> (index, index, index, i8, i8) {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  %2 = arith.index_castui %x : index to i32
  %3 = arith.index_castui %2 : i32 to index
  %4 = arith.index_cast %x : index to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = arith.index_cast %y : i8 to index
  %7 = arith.index_cast %6 : index to i8
  %8 = arith.index_castui %y : i8 to index
  %9 = arith.index_castui %8 : index to i8
  return %1, %3, %5, %7, %9 : index, index, index, i8, i8
}
// -----
// truncations that promise something about the bits that they drop
func.func @f(%x: i32) -> (i8, i8) {
  %0 = arith.trunci %x : i32 to i16
  %1 = arith.trunci %0 overflow<nsw> : i16 to i8
  %2 = arith.trunci %0 overflow<nuw> : i16 to i8
  return %1, %2 : i8, i8
}
// -----
// angles of zero
func.func @f(%x: i1) -> (f32, f32, f32, f32) {
  %0 = arith.constant 0.0 : f32
  %1 = arith.constant -0.0 : f32
  %2 = math.atan2 %0, %0 : f32
  %3 = math.atan2 %0, %1 : f32
  %4 = math.atan2 %1, %0 : f32
  %5 = math.atan2 %1, %1 : f32
  return %2, %3, %4, %5 : f32, f32, f32, f32
}
// -----
// divisions and remainders
func.func @f(%a: index, %b: index) -> (index, index, index, index, index, i1, i1) {
  %m1 = index.constant -1
  %one = index.constant 1
  %min = index.constant -9223372036854775808
  %0 = index.ceildivs %a, %one
  %1 = index.floordivs %a, %one
  %2 = index.mul %a, %m1
  %3 = index.maxs %a, %min
  %4 = index.minu %a, %m1
  %5 = index.cmp slt(%3, %min)
  %6 = index.cmp ugt(%4, %m1)
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, i1, i1
}
// -----
// sums and differences of integers
func.func @f(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8, i8) {
  %c = arith.constant 100 : i8
  %d = arith.constant -100 : i8
  %0 = arith.addi %a, %c overflow<nsw> : i8
  %1 = arith.addi %0, %c overflow<nsw> : i8
  %2 = arith.subi %c, %a overflow<nuw> : i8
  %3 = arith.subi %2, %d overflow<nuw> : i8
  %4 = arith.subi %a, %b : i8
  %5 = arith.addi %4, %b overflow<nsw> : i8
  %6 = arith.subi %4, %a : i8
  %7 = arith.muli %a, %c overflow<nsw> : i8
  %8 = arith.muli %7, %d overflow<nsw> : i8
  %9 = arith.muli %a, %b overflow<nsw> : i8
  %10 = arith.divsi %9, %b : i8
  return %1, %3, %5, %6, %8, %10 : i8, i8, i8, i8, i8, i8
}
// -----
// floats compared as integers
func.func @f(%a: i32) -> (i1, i1, i1, i1, i1, i1) {
  %half = arith.constant 16777216.0 : f32
  %top = arith.constant 2147483648.0 : f32
  %third = arith.constant -0.3 : f32
  %0 = arith.sitofp %a : i32 to f32
  %1 = arith.uitofp %a : i32 to f32
  %2 = arith.cmpf ogt, %0, %half : f32
  %3 = arith.cmpf oge, %0, %top : f32
  %4 = arith.cmpf olt, %1, %third : f32
  %5 = arith.cmpf oge, %1, %top : f32
  %6 = arith.cmpf ole, %0, %third : f32
  %7 = arith.cmpf une, %0, %half : f32
  return %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1
}
// -----
// basis products that wrap around
func.func @f(%x: index, %y: index) -> (index, index) {
  %big = arith.constant 4611686018427387904 : index
  %0:3 = affine.delinearize_index %x into (%big, %big, 2) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %y] by (%big, %big, 2) : index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (%big, %big, 2) : index
  return %1, %2 : index, index
}
