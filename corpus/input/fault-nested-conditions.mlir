// The inner condition is poison where the outer one is false.
func.func @f(%a: i1, %x: i8, %y: i8, %m: memref<i8>) {
  %d = arith.muli %x, %y overflow<nsw> : i8
  %b = arith.cmpi slt, %d, %x : i8
  scf.if %a {
    scf.if %b {
      memref.store %x, %m[] : memref<i8>
    }
  }
  return
}
