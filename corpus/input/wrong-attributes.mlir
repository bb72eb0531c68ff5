func.func @f(%a: f32, %i: i32, %c: i1, %m: memref<2xf32>) {
  %0 = arith.addf %a, %a fastmath<nnan> {fastmath = #arith.fastmath<ninf>} : f32
  %1 = arith.cmpi slt, %i, %i {predicate = 0 : i64} : i32
  cf.assert %c, "x" {msg = "y"}
  %4 = memref.load %m[%i] {nontemporal = true} : memref<2xf32>
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  %4 = memref.alloc(%i) {operandSegmentSizes = array<i32: 0, 1>} : memref<?xf32>
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  cf.switch %i : index, [default: ^bb1] {case_values = 3}
^bb1:
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  scf.for unsigned %j = %i to %i step %i { } {unsignedCmp = 3}
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  scf.for unsigned %j = %i to %i step %i { } {unsignedCmp}
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  scf.forall (%j) in (3) { } {mapping = [3]}
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  scf.forall (%j) in (3) { } {staticUpperBound = array<i64: 5>}
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  scf.forall (%j) in (3) { } {operandSegmentSizes = array<i32: 0,0,0,0>}
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  scf.parallel (%j) = (%i) to (%i) step (%i) { } {operandSegmentSizes = array<i32: 0,0,0,0>}
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  scf.parallel (%j) = (%i) to (%i) step (%i) { } {operandSegmentSizes = 3}
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  %0 = scf.index_switch %i {cases = array<i64: 5>} -> i32 case 3 {scf.yield %a : f32 } default { }
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  memref.prefetch %m[%i], read, locality<3>, data {isWrite = true} : memref<2xf32>
  return
}
// -----
func.func @f(%a: f32, %i: index, %c: i1, %m: memref<2xf32>) {
  memref.prefetch %m[%i], read, locality<3>, data {localityHint = 7} : memref<2xf32>
  return
}
// -----
func.func private @f(%a: f32) attributes {function_type = 3}
// -----
func.func private @f(%a: f32) attributes {sym_name = "x"}
// -----
func.func private @f(%a: f32) attributes {sym_visibility = "x"}
// -----
func.func @f(%a: f32) attributes {sym_visibility = "private"}
// -----
func.func @f(%a: f32) attributes {sym_visibility = 3}
// -----
func.func private @f(%a: f32 {x.y}) attributes {arg_attrs = [{x.y}]}
// -----
module @x attributes {sym_visibility = 3} {}
// -----
module attributes {sym_name = 3} {}
// -----
func.func @f(%a: memref<4x4xf32>) {
  %0 = memref.subview %a[0, 0] [1, 1] [1, 1] {static_offsets = array<i64: 1, 1>} : memref<4x4xf32> to memref<1x1xf32, strided<[4, 1]>>
  %1 = memref.collapse_shape %a [[0, 1]] {reassociation = 3} : memref<4x4xf32> into memref<16xf32>
}
// -----
func.func @f(%a: memref<4x4xf32>) {
  %1 = memref.collapse_shape %a [[0, 1]] {reassociation = [[0]]} : memref<4x4xf32> into memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<4x4xf32>, %f: f32, %i: index) {
  memref.store %f, %a[%i, %i] {nontemporal = 3} : memref<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x4xf32>, %f: f32, %i: index) {
  memref.assume_alignment %a, 16 {alignment = 7 : i32} : memref<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x4xf32>, %f: f32, %i: index) {
  memref.assume_alignment %a, 17 : memref<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x4xf32>, %f: f32, %i: index) {
  %0 = call @g(%f) {callee = @f} : (f32) -> f32
  return
}
// -----
func.func @f(%a: memref<4x4xf32>, %f: f32, %i: index) {
  %0 = constant @f {value = @g} : () -> ()
  return
}
// -----
func.func @f(%a: memref<4x4xf32>, %f: f32, %i: index) {
  %0 = memref.realloc %a {alignment = 3 : i64} : memref<4x4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%a: memref<4x4xf32>, %f: f32, %i: index) {
  %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}
// -----
"a.b"() {a = #arith.fastmath<foo>} : () -> ()
// -----
"a.b"() {a = #gpu<dim foo>} : () -> ()
// -----
"a.b"() {a = #gpu<dim >} : () -> ()
// -----
"a.b"() {a = #gpu.thread<foo>} : () -> ()
// -----
"a.b"() {a = #gpu.thread<>} : () -> ()
// -----
"a.b"() {a = #gpu.thread} : () -> ()
// -----
"a.b"() {a = #gpu.block<foo>} : () -> ()
// -----
"a.b"() {a = #gpu.warp<foo>} : () -> ()
// -----
"a.b"() {a = #gpu.warpgroup<foo>} : () -> ()
// -----
"a.b"() {a = #gpu.loop_dim_map<foo>} : () -> ()
// -----
"a.b"() {a = #gpu.memory_space<foo>} : () -> ()
// -----
"a.b"() {a = #gpu.address_space<foo>} : () -> ()
// -----
"a.b"() {a = #gpu.foo<x>} : () -> ()
// -----
"a.b"() {a = #linalg.foo} : () -> ()
// -----
"a.b"() {a = #linalg.iterator_type<foo>} : () -> ()
// -----
"a.b"() {a = #index<cmp_predicate foo>} : () -> ()
// -----
"a.b"() {a = #index.foo} : () -> ()
// -----
"a.b"() {a = #index.cmp_predicate<foo>} : () -> ()
// -----
"a.b"() {a = #arith.overflow<>} : () -> ()
// -----
"a.b"() {a = #arith.overflow} : () -> ()
// -----
"a.b"() {a = #arith.overflow<nsw} : () -> ()
// -----
"a.b"() {a = #arith.overflow<nsw nuw>} : () -> ()
// -----
"a.b"() {a = #arith.overflow<"nsw">} : () -> ()
// -----
"a.b"() {a = #arith.foo} : () -> ()
// -----
"a.b"() {a = #arith<foo>} : () -> ()
// -----
"a.b"() {a = #arith<"foo">} : () -> ()
// -----
"a.b"() {a = #memref.foo} : () -> ()
// -----
"a.b"() {a = #scf.foo} : () -> ()
// -----
"a.b"() {a = #func.foo} : () -> ()
// -----
"a.b"() {a = #cf.foo} : () -> ()
// -----
"a.b"() {a = #ub.foo} : () -> ()
// -----
"a.b"() {a = #ub.poison<a>} : () -> ()
// -----
"a.b"() {a = #bufferization.foo} : () -> ()
// -----
"a.b"() {a = #math.foo} : () -> ()
// -----
"a.b"() {a = #builtin.foo} : () -> ()
// -----
"a.b"() {a = #tensor.foo} : () -> ()
// -----
"a.b"() {a = #vector.foo} : () -> ()
// -----
"a.b"() {a = #affine.foo} : () -> ()
// -----
"a.b"() {a = #async.foo} : () -> ()
// -----
"a.b"() {a = #complex.foo} : () -> ()
// -----
"a.b"() {a = #dlti.foo} : () -> ()
// -----
"a.b"() {a = #shape.foo} : () -> ()
// -----
"a.b"() {a = #llvm.foo} : () -> ()
// -----
"a.b"() {a = #nvvm.foo} : () -> ()
// -----
"a.b"() {a = #sparse_tensor.foo} : () -> ()
// -----
"a.b"() {a = #ml_program.foo} : () -> ()
// -----
"a.b"() : () -> !arith.foo
// -----
"a.b"() : () -> !memref.foo
// -----
"a.b"() : () -> !scf.foo
// -----
"a.b"() : () -> !func.foo
// -----
"a.b"() : () -> !gpu.foo
// -----
"a.b"() : () -> !linalg.foo
// -----
"a.b"() : () -> !builtin.foo
// -----
"a.b"() : () -> !tensor.foo
// -----
"a.b"() : () -> !vector.foo
// -----
"a.b"() : () -> !affine.foo
// -----
"a.b"() : () -> !async.foo
// -----
"a.b"() : () -> !bufferization.foo
// -----
"a.b"() : () -> !complex.foo
// -----
"a.b"() : () -> !shape.foo
// -----
"a.b"() : () -> !llvm.foo
// -----
"a.b"() : () -> !nvvm.foo
// -----
"a.b"() : () -> !sparse_tensor.foo
// -----
"a.b"() : () -> !index.foo
// -----
"a.b"() : () -> !math.foo
// -----
"a.b"() : () -> !ub.foo
// -----
"a.b"() : () -> !cf.foo
// -----
"a.b"() : () -> !test.foo
// -----
"a.b"() {a = #test.foo} : () -> ()
// -----
"a.b"() : () -> !arith<foo>
// -----
"arith.foo"() : () -> ()
// -----
"linalg.foo"() : () -> ()
// -----
"builtin.foo"() : () -> ()
// -----
"gpu.foo"() : () -> ()
// -----
"tensor.foo"() : () -> ()
// -----
"vector.foo"() : () -> ()
// -----
"affine.foo"() : () -> ()
// -----
"async.foo"() : () -> ()
// -----
"dlti.foo"() : () -> ()
// -----
"xevm.foo"() : () -> ()
// -----
"sparse_tensor.foo"() : () -> ()
// -----
"ml_program.foo"() : () -> ()
// -----
"complex.foo"() : () -> ()
