func.func @f(%c: i1, %l: index, %u: index) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  scf.for %i = %l to %u step %u { "test.a"(%i) : (index) -> () }
  scf.for %i = %l to %u step %u { "test.b"(%i) : (index) -> () }
  cf.br ^bb3(%l : index)
^bb2:
  scf.if %c { "test.c"() : () -> () } else { "test.d"() : () -> () }
  cf.br ^bb3(%u : index)
^bb3(%k: index):
  scf.if %c { scf.for %i = %l to %k step %u { "test.e"(%i) : (index) -> () } }
  return
}
