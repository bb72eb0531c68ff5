// expected-error@unknown {{'linalg.yield' op type of yield operand 1 ('f16') doesn't match the element type of the enclosing linalg.generic op ('bf16')}}
// RUN: freehold-opt %s -verify-diagnostics

// A body that is made for the operands has no place in the text. There is no conversion between floats of one width.
func.func @copy_of_float_of_one_width(%a: memref<4xf16>, %c: memref<4xbf16>) {
  linalg.copy ins(%a : memref<4xf16>) outs(%c : memref<4xbf16>)
  return
}
