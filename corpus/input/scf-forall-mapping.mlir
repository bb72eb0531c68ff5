func.func private @use(index, index)
func.func @f(%n: index, %m: memref<?x4xf32>) {
  scf.forall (%i, %j) in (%n, 4) {
    func.call @use(%i, %j) : (index, index) -> ()
    scf.forall (%k) = (%i) to (8) step (2) { func.call @use(%k, %j) : (index, index) -> () }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>], foo = 3}
  return
}
func.func @g(%n: index) {
  scf.forall (%i) in (%n) {
    func.call @use(%i, %i) : (index, index) -> ()
  } {bar}
  scf.forall (%i) in (4) {
    func.call @use(%i, %i) : (index, index) -> ()
  }
  return
}
