// Deallocations that somebody has placed by hand: on one path the buffer is freed twice.
// "Check" finds the path without being told an input.
func.func @twice(%c: i1) {
  %a = memref.alloc() : memref<4xi32>
  scf.if %c {
    memref.dealloc %a : memref<4xi32>
  }
  memref.dealloc %a : memref<4xi32>
  return
}
