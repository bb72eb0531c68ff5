func.func @order_of_difference(%a: index, %b: index) -> (i1, i1) {
  %z = index.constant 0
  %d = index.sub %a, %b
  %0 = index.cmp ule(%d, %z)
  %1 = index.cmp slt(%d, %z)
  return %0, %1 : i1, i1
}

func.func @complex(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %d = complex.sub %a, %b : complex<f32>
  %0 = complex.add %d, %b : complex<f32>
  %s = complex.add %a, %b : complex<f32>
  %1 = complex.sub %s, %b : complex<f32>
  %e = complex.exp %a : complex<f32>
  %2 = complex.log %e : complex<f32>
  %l = complex.log %a : complex<f32>
  %3 = complex.exp %l : complex<f32>
  %4 = complex.add %a, %zero : complex<f32>
  %5 = complex.mul %a, %one : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

func.func @casts(%x: i64, %i: index, %v: i32) -> (f32, index, i8) {
  %0 = arith.sitofp %x : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.index_cast %i : index to i8
  %3 = arith.index_cast %2 : i8 to index
  %4 = arith.trunci %v : i32 to i16
  %5 = arith.trunci %4 overflow<nsw> : i16 to i8
  return %1, %3, %5 : f32, index, i8
}

func.func @angle_of_zero() -> f32 {
  %0 = arith.constant 0.0 : f32
  %1 = math.atan2 %0, %0 : f32
  return %1 : f32
}

func.func @contraction(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %zero : vector<2xf32>, vector<2xf32> into f32
  %1 = arith.addf %0, %c : f32
  return %1 : f32
}
