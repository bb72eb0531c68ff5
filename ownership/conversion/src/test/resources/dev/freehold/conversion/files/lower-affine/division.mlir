// RUN: freehold-opt %s --lower-affine -split-input-file -verify-diagnostics

func.func @negative(%x: index) -> index {
  // expected-error@below {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv -3)>(%x)
  return %0 : index
}

// -----

func.func @zero(%x: index, %m: memref<?xf32>) -> f32 {
  // expected-error@below {{modulo by non-positive value is not supported}}
  %0 = affine.load %m[%x mod 0] : memref<?xf32>
  return %0 : f32
}

// -----

func.func @assigned(%x: f32) -> f32 {
  // expected-error@below {{reduction by 'assign' is not supported}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("assign") -> (f32) {
    affine.yield %x : f32
  }
  return %0 : f32
}
