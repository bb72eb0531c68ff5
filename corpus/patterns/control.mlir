func.func @ifs(%a: i1, %b: i1, %x: i8, %y: i8) -> (i8, i1, i8) {
  %t = arith.constant {{true|false}}
  %0, %1 = scf.if {{%a|%t}} -> (i8, i1) {
    %2 = arith.{{addi|divsi}} %x, %y : i8
    scf.yield {{%x|%2|%y}}, {{%t|%a|%b}} : i8, i1
  } else {
    scf.yield {{%y|%x}}, {{%a|%b|%t}} : i8, i1
  }
  %3 = scf.if {{%a|%b}} -> (i8) {
    %4 = scf.if {{%b|%a}} -> (i8) { scf.yield %0 : i8 } else { scf.yield {{%y|%x}} : i8 }
    scf.yield {{%4|%0}} : i8
  } else {
    scf.yield {{%y|%x}} : i8
  }
  return %0, %1, %3 : i8, i1, i8
}
// -----
func.func @nested_ifs(%a: i1, %b: i1, %m: memref<i8>, %x: i8) {
  scf.if %a {
    scf.if %b {
      memref.store %x, %m[] : memref<i8>
    } {{|else {}}}
  }
  scf.if {{%a|%b}} {
    "test.seen"(%a) : (i1) -> ()
  } {{|else { "test.else"(%a, %b) : (i1, i1) -> () }}}
  return
}
// -----
func.func @nested_if_results(%a: i1, %b: i1, %x: i8, %y: i8, %z: i8) -> (i8, i8) {
  %0:2 = scf.if %a -> (i8, i8) {
    %1:2 = scf.if %b -> (i8, i8) {
      "test.seen"(%x) : (i8) -> ()
      scf.yield {{%x|%y}}, {{%z|%y}} : i8, i8
    } else {
      scf.yield {{%y|%z}}, %z : i8, i8
    }
    scf.yield %1#{{0|1}}, {{%1#1|%z|%x}} : i8, i8
  } else {
    scf.yield {{%y|%z}}, {{%z|%x}} : i8, i8
  }
  return %0#0, %0#1 : i8, i8
}
// -----
func.func @combined_ifs(%a: i1, %b: i1, %m: memref<i8>, %x: i8) -> (i8, i8) {
  %n = arith.constant true
  %k = arith.xori %a, %n : i1
  %0 = scf.if %a -> (i8) {
    memref.store %x, %m[] : memref<i8>
    scf.yield %x : i8
  } else {
    %r = memref.load %m[] : memref<i8>
    scf.yield %r : i8
  }
  %1 = scf.if {{%a|%k|%b}} -> (i8) {
    %r = memref.load %m[] : memref<i8>
    %s = arith.addi %r, %0 : i8
    scf.yield %s : i8
  } else {
    memref.store %0, %m[] : memref<i8>
    scf.yield {{%0|%x}} : i8
  }
  return %0, %1 : i8, i8
}
// -----
func.func @loops(%l: {{t:i3|index|i64}}, %u: {{t:i3|index|i64}}, %s: {{t:i3|index|i64}}, %x: i8, %y: i8) -> (i8, i8) {
  %a = arith.constant {{0|1|-1|3}} : {{t:i3|index|i64}}
  %b = arith.constant {{1|0|3|-4}} : {{t:i3|index|i64}}
  %0:2 = scf.for {{|unsigned}} %i = {{%l|%a}} to {{%u|%b|%l}} step {{%s|%b|%a}} iter_args(%p = %x, %q = {{%x|%y}}) -> (i8, i8) : {{t:i3|index|i64}} {
    %1 = arith.addi %p, %q : i8
    scf.yield {{%1|%p|%x|%q}}, {{%q|%1|%p|%y}} : i8, i8
  }
  return %0#0, %0#1 : i8, i8
}
// -----
func.func @index_loops(%l: index, %u: index, %s: index, %x: i8, %y: i8, %m: memref<8xi8>) -> (i8, i8) {
  %a = arith.constant {{0|1|-1|3}} : index
  %b = arith.constant {{1|2|3|4}} : index
  %0:2 = scf.for %i = {{%l|%a}} to {{%u|%b|%l}} step {{%s|%b}} iter_args(%p = %x, %q = {{%x|%y}}) -> (i8, i8) {
    %1 = arith.addi %p, %q : i8
    memref.store %p, %m[%i] : memref<8xi8>
    scf.yield {{%1|%p|%x|%q}}, {{%q|%1|%p|%y}} : i8, i8
  }
  return %0#0, %0#1 : i8, i8
}
// -----
func.func @loop_casts(%n: index, %t: tensor<{{s:4|2}}xi8>, %x: i8) -> tensor<?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<{{s:4|2}}xi8> to tensor<?xi8>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?xi8>) {
    %2 = tensor.insert %x into %a[%c0] : tensor<?xi8>
    %3 = tensor.cast %2 : tensor<?xi8> to tensor<{{s:4|2}}xi8>
    %4 = tensor.cast %3 : tensor<{{s:4|2}}xi8> to tensor<?xi8>
    scf.yield {{%4|%2|%a}} : tensor<?xi8>
  }
  return %1 : tensor<?xi8>
}
// -----
func.func @whiles(%x: i8, %y: i8, %b: i1) -> (i8, i8, i1) {
  %c = arith.constant {{5|0|-128|127}} : i8
  %o = arith.constant 1 : i8
  %0:3 = scf.while (%p = %x, %q = {{%y|%x}}) : (i8, i8) -> (i8, i8, i1) {
    %1 = arith.cmpi {{slt|ne|ult}}, {{%p|%q}}, %c : i8
    scf.condition({{%1|%b}}) {{%p|%q|%y}}, %q, {{%1|%b}} : i8, i8, i1
  } do {
  ^bb0(%r: i8, %s: i8, %k: i1):
    %1 = arith.cmpi {{slt|eq|uge}}, {{%r|%s}}, %c : i8
    "test.seen"(%r, %k, %1) : (i8, i1, i1) -> ()
    %2 = arith.addi %r, %o : i8
    scf.yield {{%2|%s}}, {{%s|%r|%2}} : i8, i8
  }
  return %0#0, %0#1, %0#2 : i8, i8, i1
}
// -----
func.func @while_ifs(%x: i8, %y: i8) -> (i8, i8) {
  %c = arith.constant 5 : i8
  %o = arith.constant 1 : i8
  %0:2 = scf.while (%p = %x) : (i8) -> (i8, i8) {
    %1 = arith.cmpi slt, %p, %c : i8
    %2:2 = scf.if %1 -> (i8, i8) {
      %3 = arith.addi %p, %o : i8
      "test.body"(%3) : (i8) -> ()
      scf.yield %3, {{%p|%y}} : i8, i8
    } else {
      scf.yield {{%p|%y}}, {{%y|%p}} : i8, i8
    }
    scf.condition(%1) %2#0, {{%2#1|%p}} : i8, i8
  } do {
  ^bb0(%r: i8, %s: i8):
    "test.seen"(%r, %s) : (i8, i8) -> ()
    scf.yield %r : i8
  }
  return %0#0, %0#1 : i8, i8
}
// -----
func.func @parallels(%l: index, %u: index, %s: index, %m: memref<?xindex>) {
  %a = arith.constant {{0|1|-1}} : index
  %b = arith.constant {{1|0|2}} : index
  scf.parallel (%i, %j) = ({{%l|%a}}, %a) to ({{%u|%b}}, {{%b|%u}}) step ({{%s|%b}}, %b) {
    %1 = arith.addi %i, %j : index
    memref.store %1, %m[%i] : memref<?xindex>
    scf.reduce
  }
  return
}
// -----
func.func @nested_parallels(%u: index, %m: memref<?x?xindex>, %v: index) {
  %a = arith.constant 0 : index
  %b = arith.constant 1 : index
  scf.parallel (%i) = (%a) to (%u) step (%b) {
    {{|%w = arith.addi %i, %b : index}}
    scf.parallel (%j) = (%a) to ({{%v|%i}}) step (%b) {
      memref.store {{%j|%i}}, %m[%i, %j] : memref<?x?xindex>
      scf.reduce
    }
    scf.reduce
  }
  return
}
// -----
func.func @reduced_parallels(%l: index, %u: index, %x: i8) -> i8 {
  %a = arith.constant {{0|1|-1}} : index
  %b = arith.constant {{1|2}} : index
  %0 = scf.parallel (%i) = ({{%l|%a}}) to ({{%u|%b|%a}}) step (%b) init (%x) -> i8 {
    %1 = arith.index_cast %i : index to i8
    scf.reduce(%1 : i8) {
    ^bb0(%p: i8, %q: i8):
      %2 = arith.{{addi|muli}} %p, %q : i8
      scf.reduce.return %2 : i8
    }
  }
  return %0 : i8
}
// -----
func.func @foralls(%l: index, %u: index, %s: index, %t: tensor<?x?xindex>, %o: tensor<{{e:4|?}}xindex>) -> (tensor<?x?xindex>, tensor<{{e:4|?}}xindex>) {
  %a = arith.constant {{0|1}} : index
  %b = arith.constant {{1|2|0}} : index
  %c1 = arith.constant 1 : index
  %0 = scf.forall (%i, %j) = ({{%l|%a|0}}, %a) to ({{%u|%b}}, {{%b|1|%u}}) step ({{%s|%c1|1}}, %c1) shared_outs(%q = %t) -> (tensor<?x?xindex>) {
    %1 = tensor.from_elements %i : tensor<1x1xindex>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %q[{{%i|%j}}, {{%j|0}}] [1, 1] [1, 1] : tensor<1x1xindex> into tensor<?x?xindex>
    }
  }
  %2 = tensor.cast %o : tensor<{{e:4|?}}xindex> to tensor<?xindex>
  %5, %6 = scf.forall (%i) in ({{4|%u}}) shared_outs(%q = %2, %w = %2) -> (tensor<?xindex>, tensor<?xindex>) {
    %1 = tensor.from_elements %i : tensor<1xindex>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into {{%q|%w}}[%i] [1] [1] : tensor<1xindex> into tensor<?xindex>
    }
  }
  %7 = tensor.cast %5 : tensor<?xindex> to tensor<{{e:4|?}}xindex>
  return %0, %7 : tensor<?x?xindex>, tensor<{{e:4|?}}xindex>
}
// -----
func.func @regions(%a: i1, %x: i8, %y: i8, %n: index) -> (i8, i8) {
  %0 = scf.execute_region -> i8 {
    {{e:scf.yield %x : i8|cf.cond_br %a, ^bb1(%x : i8), ^bb1(%y : i8)}}
  ^bb1(%p: i8):
    scf.yield %p : i8
  }
  %1 = scf.index_switch {{%n|%d}} -> i8
  case 1 { scf.yield {{%x|%y}} : i8 }
  case 5 { scf.yield {{%y|%x}} : i8 }
  default { scf.yield {{%0|%x}} : i8 }
  return %0, %1 : i8, i8
}
// -----
func.func @switches(%a: i1, %x: i8, %y: i8, %n: index, %m: memref<i8>) -> (i8, i8, i8) {
  %d = arith.constant {{5|1|7|-1}} : index
  %r = scf.execute_region -> i8 {
    {{|"test.seen"(%x) : (i8) -> ()}}
    scf.yield {{%x|%y}} : i8
  }
  %0, %1 = scf.index_switch {{%n|%d}} -> i8, i8
  case 1 {
    memref.store %x, %m[] : memref<i8>
    scf.yield {{%x|%y}}, %y : i8, i8
  }
  case 5 { scf.yield {{%y|%x}}, {{%y|%x}} : i8, i8 }
  default { scf.yield {{%r|%x}}, %y : i8, i8 }
  return %0, %1, %r : i8, i8, i8
}
// -----
func.func @branches(%a: i1, %b: i1, %x: i8, %y: i8) -> (i8, i8) {
  %t = arith.constant {{true|false}}
  cf.cond_br {{%a|%t}}, ^bb1({{%x|%y}} : i8), {{e:^bb2(%y : i8)|^bb1(%y : i8)}}
^bb1(%p: i8):
  %0 = arith.{{addi|divsi}} %p, %x : i8
  cf.cond_br {{%a|%b|%t}}, ^bb3(%0, {{%p|%x}} : i8, i8), ^bb2(%p : i8)
^bb2(%q: i8):
  cf.br ^bb3(%q, {{%x|%q}} : i8, i8)
^bb3(%r: i8, %s: i8):
  return %r, %s : i8, i8
}
// -----
func.func @select_branches(%a: i1, %x: i8, %y: i8) -> (i8, i1) {
  cf.cond_br %a, ^bb1({{%x|%y}}, %a : i8, i1), ^bb1({{%y|%x}}, {{%a|%a}} : i8, i1)
^bb1(%p: i8, %k: i1):
  {{|"test.seen"(%a) : (i1) -> ()}}
  return %p, %k : i8, i1
}
// -----
func.func @same_conditions(%a: i1, %x: i8, %y: i8) -> i8 {
  cf.cond_br %a, ^bb1, ^bb2
^bb1:
  "test.one"(%a) : (i1) -> ()
  cf.cond_br %a, ^bb3(%x : i8), ^bb4
^bb2:
  {{|"test.two"(%a) : (i1) -> ()}}
  cf.cond_br %a, ^bb4, ^bb3(%y : i8)
^bb3(%p: i8):
  return %p : i8
^bb4:
  %0 = arith.addi %x, %y : i8
  return %0 : i8
}
// -----
func.func @unreachables(%a: i1, %x: i8) -> i8 {
  cf.cond_br %a, ^bb1, ^bb2
^bb1:
  {{ub.unreachable|return %x : i8}}
^bb2:
  {{ub.unreachable|return %x : i8}}
}
// -----
func.func @flags(%n: {{t:i3|i32}}, %a: i8, %b: i8) -> i8 {
  %c = arith.constant {{1|2|-1}} : {{t:i3|i32}}
  cf.switch {{%n|%c}} : {{t:i3|i32}}, [default: ^bb1(%a : i8), 1: {{^bb2(%b : i8)|^bb1(%b : i8)|^bb1(%a : i8)}}, -1: ^bb3]
^bb1(%p: i8):
  {{return %p : i8|cf.br ^bb2(%p : i8)}}
^bb2(%q: i8):
  return %q : i8
^bb3:
  {{cf.br ^bb2(%a : i8)|"test.seen"(%a) : (i8) -> () cf.br ^bb1(%b : i8)}}
}
// -----
func.func @decided_flags(%n: {{t:i3|i32}}, %a: i8, %b: i8) -> i8 {
  cf.switch %n : {{t:i3|i32}}, [default: ^bb1, 1: ^bb2, 2: ^bb3]
^bb1:
  {{|"test.one"(%a) : (i8) -> ()}}
  cf.switch %n : {{t:i3|i32}}, [default: ^bb3, 1: ^bb4(%a : i8), {{2|3}}: ^bb2]
^bb2:
  {{|"test.two"(%a) : (i8) -> ()}}
  cf.switch %n : {{t:i3|i32}}, [default: ^bb3, {{1|2}}: ^bb4(%b : i8)]
^bb3:
  return %a : i8
^bb4(%p: i8):
  %0 = arith.addi %p, %a : i8
  return %0 : i8
}
// -----
func.func @assertions(%a: i1, %b: i1) -> i1 {
  %t = arith.constant {{true|false}}
  cf.assert {{%a|%t}}, "no"
  {{|cf.assert %a, "again"}}
  %0 = arith.andi %a, %b : i1
  return %0 : i1
}
// -----
func.func private @callee(i8, i8) -> i8
func.func @calls(%x: i8, %y: i8) -> i8 {
  %f = func.constant @callee : (i8, i8) -> i8
  %0 = func.call_indirect %f(%x, {{%y|%x}}) : (i8, i8) -> i8
  return %0 : i8
}
// -----
func.func @conversions(%x: i8, %y: i16) -> (i8, i16, i8) {
  %0 = builtin.unrealized_conversion_cast %x : i8 to {{t:f32|i16}}
  %1 = builtin.unrealized_conversion_cast %0 : {{t:f32|i16}} to i8
  %2 = builtin.unrealized_conversion_cast %x : i8 to i8
  %3 = builtin.unrealized_conversion_cast %y : i16 to i16
  return %1, %3, %2 : i8, i16, i8
}
// -----
func.func @region_inputs(%a: i1, %b: i1, %x: i8, %y: i8, %n: index) -> (i8, i8, i8, i8) {
  %0:2 = scf.execute_region -> (i8, i8) {
    cf.cond_br %a, ^bb1, ^bb2
  ^bb1:
    {{|"test.one"(%x) : (i8) -> ()}}
    scf.yield {{%x|%y}}, {{%x|%y}} : i8, i8
  ^bb2:
    "test.two"(%x) : (i8) -> ()
    scf.yield {{%x|%y}}, {{%y|%x}} : i8, i8
  }
  %1:2 = scf.if %b -> (i8, i8) {
    "test.one"(%x) : (i8) -> ()
    scf.yield {{%x|%y}}, {{%x|%0#0}} : i8, i8
  } else {
    "test.two"(%x) : (i8) -> ()
    scf.yield {{%x|%y}}, {{%x|%y}} : i8, i8
  }
  %2:2 = scf.index_switch %n -> i8, i8
  case 1 {
    "test.one"(%x) : (i8) -> ()
    scf.yield {{%x|%y}}, {{%x|%0#0}} : i8, i8
  }
  default {
    "test.two"(%x) : (i8) -> ()
    scf.yield {{%x|%y}}, {{%x|%y}} : i8, i8
  }
  %3 = arith.addi %0#{{0|1}}, %1#{{0|1}} : i8
  return %0#0, %1#1, %2#{{0|1}}, %3 : i8, i8, i8, i8
}
// -----
func.func @constant_foralls(%n: index, %t: tensor<4x2xindex>, %x: index) -> (tensor<4x2xindex>, index, index) {
  %c0 = arith.constant {{0|1}} : index
  %0 = scf.forall (%i, %j) = ({{0|%c0}}, {{0|1}}) to ({{1|%n|4}}, {{2|1}}) step (1, 1) shared_outs(%q = %t) -> (tensor<4x2xindex>) {
    %1 = arith.addi %i, %j : index
    %2 = tensor.from_elements %1 : tensor<1x1xindex>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %q[{{%i|0}}, {{%j|%i}}] [1, 1] [1, 1] : tensor<1x1xindex> into tensor<4x2xindex>
    }
  }
  %d = tensor.dim %0, %c0 : tensor<4x2xindex>
  %e = tensor.dim %0, %n : tensor<4x2xindex>
  return %0, %d, %e : tensor<4x2xindex>, index, index
}
// -----
func.func @dynamic_forall(%n: index, %t: tensor<?xindex>) -> (tensor<?xindex>, index) {
  %c0 = arith.constant {{0|1}} : index
  %0 = scf.forall (%i) in (%n) shared_outs(%q = %t) -> (tensor<?xindex>) {
    %2 = tensor.from_elements %i : tensor<1xindex>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %q[%i] [1] [1] : tensor<1xindex> into tensor<?xindex>
    }
  }
  %d = tensor.dim %0, %c0 : tensor<?xindex>
  return %0, %d : tensor<?xindex>, index
}
// -----
func.func @yielded_conditions(%a: i1, %x: i8) -> (i1, i1, i8) {
  %t = arith.constant true
  %f = arith.constant false
  %0:3 = scf.if %a -> (i1, i1, i8) {
    "test.one"(%x) : (i8) -> ()
    scf.yield {{%t|%f}}, {{%f|%t}}, %x : i1, i1, i8
  } else {
    "test.two"(%x) : (i8) -> ()
    scf.yield {{%f|%t}}, {{%t|%f}}, %x : i1, i1, i8
  }
  return %0#0, %0#1, %0#2 : i1, i1, i8
}
// -----
func.func @condition_chains(%a: i1, %x: i8, %y: i8) -> i8 {
  cf.cond_br %a, ^bb1(%x : i8), ^bb2
^bb1(%p: i8):
  cf.cond_br %a, ^bb3({{%p|%y}} : i8), ^bb2
^bb2:
  return %y : i8
^bb3(%q: i8):
  return {{%q|%x}} : i8
}
// -----
func.func @same_inputs(%l: index, %u: index, %x: i8, %y: i8) -> (i8, i8, i8) {
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %l to %u step %c1 iter_args(%p = %x, %q = %x, %r = %y) -> (i8, i8, i8) {
    %1 = arith.addi %p, {{%q|%r}} : i8
    scf.yield %1, {{%1|%q}}, {{%q|%r|%1}} : i8, i8, i8
  }
  return %0#0, %0#1, %0#2 : i8, i8, i8
}
// -----
func.func @same_condition_again(%a: i1, %b: i1, %x: i8, %y: i8) -> i8 {
  cf.cond_br %a, ^bb1, ^bb2(%y : i8)
^bb1:
  %c = arith.{{andi|ori}} %a, {{%a|%b}} : i1
  cf.cond_br {{%c|%a}}, ^bb2(%x : i8), ^bb3
^bb2(%p: i8):
  %0 = arith.addi %p, %x : i8
  return %0 : i8
^bb3:
  return %y : i8
}
// -----
func.func @regions(%a: i1, %x: i8, %y: i8) -> (i8, i8, i8) {
  %0:3 = scf.execute_region -> (i8, i8, i8) {{|no_inline}} {
    cf.cond_br %a, ^bb1, ^bb2
  ^bb1:
    scf.yield {{%x|%y}}, {{x:%x|%y}}, {{x:%x|%y}} : i8, i8, i8
  ^bb2:
    scf.yield %x, {{y:%y|%x}}, {{y:%y|%x}} : i8, i8, i8
  }
  return {{%0#0|%x}}, {{%0#1|%y}}, {{%0#2|%x}} : i8, i8, i8
}
// -----
func.func @mapped_threads(%t: tensor<4xi8>, %x: i8, %n: index) -> (tensor<4xi8>, index) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i, %j) = ({{0|1|2}}, 0) to ({{1|2|%n}}, {{4|1}}) step (1, {{1|2}}) shared_outs(%o = %t) -> (tensor<4xi8>) {
    %s = tensor.extract_slice %o[%j] [1] [1] : tensor<4xi8> to tensor<1xi8>
    %k = arith.index_cast %i : index to i8
    %f = linalg.fill ins({{%x|%k}} : i8) outs(%s : tensor<1xi8>) -> tensor<1xi8>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%j] [1] [1] : tensor<1xi8> into tensor<4xi8>
    }
  } {{|{mapping = [#gpu.thread<y>, #gpu.thread<x>]}}}
  %d = tensor.dim %0, %c0 : tensor<4xi8>
  return %0, %d : tensor<4xi8>, index
}
// -----
func.func @sizes_of_threads(%t: tensor<?xi8>, %u: tensor<?xi8>, %n: index) -> (tensor<?xi8>, index) {
  %c0 = arith.constant {{0|0|1}} : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = {{%t|%u}}) -> (tensor<?xi8>) {
    %s = tensor.extract_slice %u[%i] [1] [1] : tensor<?xi8> to tensor<1xi8>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi8> into tensor<?xi8>
    }
  }
  %d = tensor.dim %0, %c0 : tensor<?xi8>
  return %0, %d : tensor<?xi8>, index
}
// -----
func.func @switched(%s: index, %x: i8, %y: i8, %m: memref<i8>) -> (i8, i8, i8) {
  %0:3 = scf.index_switch %s -> i8, i8, i8
  case {{0|-1}} {
    %p = memref.load %m[] : memref<i8>
    scf.yield %p, %p, %x : i8, i8, i8
  }
  case {{2|5}} {
    memref.store %y, %m[] : memref<i8>
    scf.yield %x, {{%x|%y}}, {{%y|%x}} : i8, i8, i8
  }
  default {
    %q = arith.addi %x, %y : i8
    scf.yield {{%q|%y}}, {{%q|%y}}, {{%y|%x}} : i8, i8, i8
  }
  return %0#0, %0#1, {{%0#2|%x}} : i8, i8, i8
}
// -----
func.func @compared_again(%n: i4, %init: i4, %b: i1) -> (i4, i1) {
  %f = arith.constant false
  %c1 = arith.constant 1 : i4
  %0:2 = scf.while (%i = %init, %k = {{%f|%b}}) : (i4, i1) -> (i4, i1) {
    %c = arith.cmpi {{p:slt|ne|ult|sge}}, {{o:%i, %n|%n, %i}} : i4
    scf.condition(%c) %i, %k : i4, i1
  } do {
  ^bb0(%j: i4, %l: i1):
    %d = arith.cmpi {{slt|sge|ne|eq|ult|uge}}, {{%j, %n|%n, %j}} : i4
    %e = arith.addi %j, %c1 : i4
    "test.seen"(%d, %l) : (i1, i1) -> ()
    scf.yield %e, {{%d|%l}} : i4, i1
  }
  return %0#0, %0#1 : i4, i1
}
// -----
func.func @chosen(%a: i1, %x: i8, %y: i8, %m: memref<i8>) -> (i8, i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0:4 = scf.if %a -> (i8, i1, i1, i8) {
    %p = memref.load %m[] : memref<i8>
    scf.yield %x, {{%t|%f}}, {{%f|%a}}, %p : i8, i1, i1, i8
  } else {
    memref.store %y, %m[] : memref<i8>
    scf.yield {{%x|%y}}, {{%f|%t}}, {{%t|%a}}, %y : i8, i1, i1, i8
  }
  "test.seen"({{%0#3|%0#0}}) : (i8) -> ()
  return %0#0, %0#1, %0#2 : i8, i1, i1
}
