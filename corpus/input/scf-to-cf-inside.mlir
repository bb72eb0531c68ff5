func.func @f(%c: i1, %l: index, %u: index) {
  affine.for %i = 0 to 10 {
    scf.if %c { "test.a"() : () -> () }
  }
  return
}
