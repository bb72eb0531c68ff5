func.func @f(%c: i1, %l: index, %u: index) {
  "test.x"() ({
    scf.if %c { "test.a"() : () -> () }
    "test.t"() : () -> ()
  }) : () -> ()
  memref.alloca_scope { 
    scf.for %i = %l to %u step %u { 
       %a = memref.alloca() : memref<4xf32>
      "test.b"(%i, %a) : (index, memref<4xf32>) -> () }
    memref.alloca_scope.return
  }
  return
}
module @inner {
  func.func private @decl(i32)
  func.func @h(%c: i1) { scf.if %c { func.call @h(%c) : (i1) -> () } return }
}
