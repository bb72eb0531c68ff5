// A requirement that is known to fail stops the program.
func.func @failed(%x: i8) -> i8 {
  %f = arith.constant false
  %w = shape.cstr_require %f, "never"
  %0 = shape.assuming %w -> (i8) {
    shape.assuming_yield %x : i8
  }
  return %0 : i8
}
