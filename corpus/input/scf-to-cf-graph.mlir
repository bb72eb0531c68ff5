module {
  %c = "test.c"() : () -> i1
  scf.if %c {
    "test.a"() : () -> ()
  }
}
