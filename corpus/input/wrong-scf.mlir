func.func @f(%a: i32, %c: i1) {
  %r = "scf.while"(%a) ({
  ^bb0(%x: i32):
    "scf.condition"(%c, %x) : (i1, i32) -> ()
  }, {
  ^bb0(%y: f32):
    "scf.yield"(%a) : (i32) -> ()
  }) : (i32) -> f32
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %r = "scf.while"(%a) ({
  ^bb0(%x: i32):
    "scf.condition"(%c, %x) : (i1, i32) -> ()
  }, {
  ^bb0(%y: i32, %z: i32):
    "scf.yield"(%a) : (i32) -> ()
  }) : (i32) -> (i32, i32)
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %r = "scf.while"(%a) ({
  ^bb0(%x: i32):
    "scf.condition"(%c, %x) : (i1, i32) -> ()
  }, {
  ^bb0(%y: i32):
    "scf.yield"(%a, %a) : (i32, i32) -> ()
  }) : (i32) -> (i32, i32)
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %r = "scf.while"(%a) ({
  ^bb0(%x: f32):
    "scf.condition"(%c, %x) : (i1, f32) -> ()
  }, {
  ^bb0(%y: i32):
    "scf.yield"(%a, %a) : (i32, i32) -> ()
  }) : (i32) -> (f32)
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %r = "scf.if"(%c) ({
    "scf.yield"(%a) : (i32) -> ()
  }, {
    "scf.yield"(%a, %a) : (i32, i32) -> ()
  }) : (i1) -> (f32)
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %r = "scf.if"(%c) ({
    "scf.yield"(%a) : (i32) -> ()
  }, {
  }) : (i1) -> (i32)
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %r = "scf.execute_region"() ({
    "scf.yield"(%a) : (i32) -> ()
  }) : () -> (f32)
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %r = scf.execute_region -> i32 {
    scf.yield
  }
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  scf.execute_region  {
  }
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %r = scf.execute_region -> i32 {
    cf.br ^bb1
  ^bb1:
    scf.yield %c : i1
  }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  %r = scf.index_switch %c -> i32 case 1 { scf.yield %c : index } default { scf.yield %a : i32 }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  %r = scf.index_switch %c -> i32 case 1 { scf.yield %a : i32 } case 1 { scf.yield %a : i32 } default { scf.yield }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  scf.parallel (%i) = (%c, %c) to (%c) step (%c) { }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  scf.parallel (%i) = (%c) to (%c) step (%c) init (%a) { }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%a) -> i32 { }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%a) -> i32 { scf.reduce(%c : index) { ^bb0(%x: index, %y: index): scf.reduce.return %x : index } }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%a) -> i32 { scf.reduce(%a : i32) { ^bb0(%x: i32): scf.reduce.return %x : i32 } }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%a) -> i32 { scf.reduce(%a : i32) { ^bb0(%x: i32, %y: i32): scf.reduce.return %c : index } }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%a) -> i32 { scf.reduce(%a : i32) { ^bb0(%x: i32, %y: i32): scf.yield %a : i32 } }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  %0 = scf.parallel (%i) = (%c) to (%c) step (%c) init (%a) -> i32 { scf.reduce(%a : i32) { ^bb0(%x: f32, %y: i32): scf.reduce.return %a : i32 } }
  return
}
// -----
func.func @f(%a: i32, %c: index) {
  scf.parallel () = () to () step () { }
  return
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (3) shared_outs(%o = %t) -> (tensor<4xf32>) { scf.forall.in_parallel { %x = arith.addi %a, %a : i32 } }
  return
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  scf.forall (%i, %j) in (3) {  }
  return
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (3, 4) {  }
  return
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (%a) {  }
  return
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  scf.forall (%i) = (0) to (4) {  }
  return
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (3) { scf.yield }
  return
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (3) { } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  scf.yield
}
// -----
func.func @f(%a: i32, %c: i1, %t: tensor<4xf32>) {
  scf.condition(%c)
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  scf.reduce.return %a : i32
}
// -----
func.func @f(%a: i32, %c: index, %t: tensor<4xf32>) {
  scf.if %c { }
  return
}
// -----
func.func @f(%a: i32, %c: i1, %t: tensor<4xf32>) {
  scf.if %c -> i32 { }
  return
}
// -----
func.func @f(%a: i32, %c: i1, %t: tensor<4xf32>) {
  scf.if %c -> (i32) { scf.yield %a : i32 }
  return
}
// -----
func.func @f(%a: i32, %c: i1, %t: tensor<4xf32>) {
  scf.if %c { scf.yield %a : i32 } else { }
  return
}
// -----
func.func @f(%a: i32, %c: i1, %t: tensor<4xf32>) {
  scf.if %c { ^bb0(%x: i32): scf.yield } else { }
  return
}
// -----
func.func @f(%a: i32, %c: i1, %t: tensor<4xf32>) {
  scf.if %c { cf.br ^bb1
   ^bb1: scf.yield } else { }
  return
}
// -----
func.func @f(%a: f32, %c: i1, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a : f32 { }
  return
}
// -----
func.func @f(%a: i32, %c: i1, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a { }
  return
}
// -----
func.func @f(%a: index, %c: i1, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a iter_args(%x = %c) { }
  return
}
// -----
func.func @f(%a: index, %c: i1, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a iter_args(%x = %c) -> (i1) { }
  return
}
// -----
func.func @f(%a: index, %c: i1, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a iter_args(%x = %c) -> (i1) { scf.yield %a : index}
  return
}
// -----
func.func @f(%a: index, %c: i1, %t: tensor<4xf32>) {
  scf.for %i = %a to %a iter_args(%x = %c) -> (i1) { scf.yield %a : index}
  return
}
// -----
func.func @f(%a: index, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.while (%x = %c) : (i1, i1) -> i1 { } do { }
  return
}
// -----
func.func @f(%a: index, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.while (%x = %c) : (i1) -> i1 { } do { }
  return
}
// -----
func.func @f(%a: index, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.while (%x = %c) : (i1) -> i1 { scf.condition(%x) %x : i1 } do { }
  return
}
// -----
func.func @f(%a: index, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.while (%x = %c) : (i1) -> i1 { scf.condition(%x) %x : i1 } { }
  return
}
