func.func @f(%c: i32, %x: index) {
  cf.switch %c : i32, [ default: ^bb1(%x: index), 1: ^bb1(%x, %x : index) ]
^bb1(%a: index):
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  cf.switch %c : i32, [ default: ^bb1(%x: index, index), 1: ^bb1(%x, %x : index) ]
^bb1(%a: index):
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  cf.switch %c : i32, [ default: ^bb1() ]
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  cf.switch %c : i32, [ default: ^bb1, 1: ^bb1() ]
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  cf.switch %c : i32, [ default: ^bb1, 1.0: ^bb1 ]
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  cf.switch %c : i32, [  ]
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  cf.switch %c : si32, [ default: ^bb1 ]
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  cf.switch %c : i32, [ default: ^bb1 ] {case_values = dense<1> : tensor<1xi32>}
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  cf.switch %c : i32, [ default: ^bb1 ] {case_operand_segments = array<i32: -1, 1>}
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  "cf.switch"(%c)[^bb1, ^bb1] {case_operand_segments = array<i32: -1, 1>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  "cf.switch"(%c)[^bb1, ^bb1] {case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  "cf.switch"(%c)[^bb1, ^bb1] {case_values = dense<1> : tensor<2xi32>, case_operand_segments = array<i32: 0, 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i32, %x: index) {
  "cf.switch"(%c)[^bb1, ^bb1, ^bb1] {case_values = dense<1> : tensor<2xi64>, case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c weights([1.5, 2]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c weights([2147483648, 2]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c weights([1 : i32, 2]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c weights(1, 2), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c weights(array<i32: 1, 2>), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c, ^bb1(%x), ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %x, ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.cond_br %c, ^bb1(%x, %x : index), ^bb1
^bb1(%a: index):
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.assert %x, "a"
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.assert %c, a
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.assert %c
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.br ^bb2
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  cf.br ^bb1(%x: i32)
^bb1(%a: i32):
  return
}
// -----
func.func @f(%c: i1, %x: index) {
  %0 = memref.view %c[%x][%x] : memref<4xi8> to memref<?xf32>
  return
}
// -----
func.func @f(%n: index, %a: i32, %b: f32) {
  "scf.for"(%n, %n, %n, %a, %a, %a) ({
    ^bb0(%i: index, %x: i32, %y: f32, %z: i32):
      "scf.yield"(%x, %x, %x) : (i32, i32, i32) -> ()
    }) : (index, index, index, i32, i32, i32) -> (i32, i32, i32)
  return
}
// -----
func.func @f(%n: index, %a: i32, %b: f32) {
  "scf.for"(%n, %n, %n, %a, %a, %a) ({
    ^bb0(%i: index, %x: i32, %y: i32, %z: i32):
      "scf.yield"(%x, %x, %b) : (i32, i32, f32) -> ()
    }) : (index, index, index, i32, i32, i32) -> (i32, i32, i32)
  return
}
// -----
func.func @f(%n: index, %a: i32, %b: f32) {
  "scf.for"(%n, %n, %n, %a, %a, %a) ({
    ^bb0(%i: index, %x: i32, %y: i32, %z: i32):
      "scf.yield"() : () -> ()
    }) : (index, index, index, i32, i32, i32) -> (i32, i32, i32)
  return
}
// -----
func.func @f(%n: index, %a: i32, %b: f32) {
  %0:18446744073709551615 = arith.constant 1 : i32
}
// -----
func.func @f(%n: index, %a: i32, %b: f32) {
  %0:18446744073709551617 = arith.constant 1 : i32
}
// -----
func.func @f(%n: index, %a: i32, %b: f32) {
  %0:18446744073709551615, %1:5 = arith.constant 1 : i32
}
// -----
func.func @f(%n: index, %a: i32, %b: f32) {
  %0:99999999999999999999 = arith.constant 1 : i32
}
// -----
func.func @f(%n: index, %a: i32, %b: f32) {
  %0:0x7 = arith.constant 1 : i32
}
// -----
func.func @f(%n: i128, %a: i32, %b: f32) {
  cf.switch %n : i128, [
    default: ^bb2,
    340282366920938463463374607431768211455: ^bb2,
    -5: ^bb2,
    -170141183460469231731687303715884105728 : ^bb2
  ]
^bb2:
  return
}
