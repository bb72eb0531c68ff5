func.func @applies(%i: index, %j: index) -> (index, index, index) {
  %c = arith.constant {{0|1|-1|5|-9223372036854775808|9223372036854775807}} : index
  %0 = affine.apply affine_map<(d0)[s0] -> ({{d0 + s0|d0 * 2 + s0|d0 floordiv 3|d0 mod 4|d0 ceildiv 2 - s0|(d0 * 4) mod 2|(d0 * 6 + 3) floordiv 3}})>(%i)[{{%j|%c}}]
  %1 = affine.apply affine_map<(d0, d1) -> ({{d0 - d1|(d0 + d1) mod 2|(d0 * 4) floordiv 4|d0 * 0|(d0 mod 8) floordiv 2|(d0 floordiv 2) * 2 + d0 mod 2|d0 mod 1|(d0 * 3) ceildiv 3}})>({{%0|%c}}, {{%i|%0|%c}})
  %2 = affine.apply affine_map<(d0)[s0] -> ({{d0 floordiv s0|d0 mod s0|d0 ceildiv s0|d0 * s0}})>(%1)[{{%c|%j}}]
  return %0, %1, %2 : index, index, index
}
// -----
func.func @apply_safe(%i: index, %j: index) -> (index, index) {
  %c = arith.constant {{0|1|-1|5|9223372036854775807}} : index
  %0 = affine.apply affine_map<(d0)[s0] -> ({{d0 + s0|d0 * 2 + s0|d0 floordiv 3|d0 mod 4|d0 ceildiv 2 - s0|(d0 * 4) mod 2|(d0 * 6 + 3) floordiv 3|-d0 + s0}})>(%i)[{{%j|%c}}]
  %1 = affine.apply affine_map<(d0, d1) -> ({{d0 - d1|(d0 + d1) mod 2|(d0 * 4) floordiv 4|d0 * 0 + d1|(d0 mod 8) floordiv 2|(d0 floordiv 2) * 2 + d0 mod 2|d0 mod 1|(d0 * 3) ceildiv 3|(d0 - d1) floordiv 2 + d1 floordiv 2|(d0 * 2 + d1) mod 2}})>({{%0|%c|%i}}, {{%i|%0|%c|%j}})
  return %0, %1 : index, index
}
// -----
func.func @bounds(%i: index, %j: index) -> (index, index, index) {
  %c = arith.constant {{0|1|-1|5|-9223372036854775808}} : index
  %0 = affine.{{min|max}} affine_map<(d0)[s0] -> ({{d0, s0|d0, d0|d0 + 1, d0|s0, d0, 4|d0 * 2, s0, d0 * 2}})>(%i)[{{%j|%c}}]
  %1 = affine.{{min|max}} affine_map<(d0, d1) -> ({{d0, d1|d1, d0|d0, d1, 3|d0 mod 4, 3|5, 3}})>({{%0|%c}}, {{%i|%0|%c}})
  %2 = affine.{{min|max}} affine_map<(d0) -> (d0)>(%1)
  return %0, %1, %2 : index, index, index
}
// -----
func.func @indices(%i: index, %a: index, %b: index) -> (index, index, index, index) {
  %c = arith.constant {{0|1|4|-1|3}} : index
  %0:3 = affine.delinearize_index {{%i|%c}} into ({{%a|2|1|%c}}, {{3|1|%b}}, {{2|%c|1}}) : index, index, index
  %1 = affine.linearize_index [{{%0#0|%a}}, %0#1, {{%0#2|%c}}] by ({{%a|2|%c}}, {{3|1|%b}}, {{2|%c|1}}) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}
// -----
func.func @linearized(%i: index, %a: index, %b: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %1 = affine.linearize_index {{|disjoint}} [{{%c0|%a}}, %b, {{%c0|%a}}] by ({{4|%i}}, {{3|1}}, {{2|1}}) : index
  %0:3 = affine.delinearize_index %1 into ({{4|%i|2}}, {{3|1}}, {{2|1}}) : index, index, index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}
// -----
func.func @split(%i: index, %j: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %i into (4, {{6|5}}) : index, index
  %1:2 = affine.delinearize_index %0#1 into ({{2|3|%j}}, 3) : index, index
  %2 = affine.linearize_index disjoint [%0#0, %1#0, %1#1] by (4, 2, 3) : index
  return %2, %1#0, %1#1 : index, index, index
}
// -----
func.func @accesses(%m: memref<{{s:8|?}}xi8>, %i: index, %x: i8) -> i8 {
  %c = arith.constant {{0|1|7}} : index
  %0 = memref.cast %m : memref<{{s:8|?}}xi8> to memref<?xi8>
  %1 = affine.apply affine_map<(d0) -> (d0 {{+ 1|* 2|floordiv 2}})>({{%i|%c}})
  affine.store %x, %0[{{%1|symbol(%i) + %1|%1 mod 4}}] : memref<?xi8>
  %2 = affine.load %0[{{%1|%1 + 0|%1 * 1}}] : memref<?xi8>
  affine.prefetch %0[%1], read, locality<3>, data : memref<?xi8>
  return %2 : i8
}
// -----
func.func @ifs(%i: index, %j: index, %x: i8, %y: i8) -> i8 {
  %c = arith.constant {{0|1|-1|5}} : index
  %0 = affine.if affine_set<(d0)[s0] : ({{d0 - s0 >= 0|d0 + s0 == 0|d0 mod 2 == 0, s0 - 1 >= 0|1 >= 0|-1 >= 0|1 == 0}})>({{%i|%c}})[{{%j|%c}}] -> i8 {
    affine.yield {{%x|%y}} : i8
  } else {
    affine.yield %y : i8
  }
  affine.if affine_set<(d0) : (d0 >= 0)>({{%i|%c}}) {
    "test.seen"(%x) : (i8) -> ()
  } {{|else {}}}
  return %0 : i8
}
// -----
func.func @loops(%n: index, %m: memref<8xi8>, %x: i8, %y: i8) -> (i8, i8) {
  %c = arith.constant {{0|1|5|-1}} : index
  %0:2 = affine.for %i = {{0|%c|max affine_map<(d0) -> (d0, 0)>(%n)}} to {{%n|%c|min affine_map<(d0) -> (d0, 8)>(%n)|4}} step {{1|2}} iter_args(%p = %x, %q = {{%x|%y}}) -> (i8, i8) {
    %1 = affine.load %m[%i] : memref<8xi8>
    %2 = arith.addi %p, %1 : i8
    affine.yield {{%2|%p|%x}}, {{%q|%p|%y}} : i8, i8
  }
  affine.for %i = 0 to {{%n|%c}} {
  }
  return %0#0, %0#1 : i8, i8
}
// -----
func.func @nothing(%n: index, %x: i8, %y: i8) -> (i8, i8) {
  %0:2 = affine.for %i = {{0|5|%n}} to {{%n|0|4}} iter_args(%p = %x, %q = {{%x|%y}}) -> (i8, i8) {
    affine.yield {{%q|%p|%x}}, {{%q|%p|%y}} : i8, i8
  }
  return %0#0, %0#1 : i8, i8
}
// -----
func.func @parallels(%n: index, %m: memref<8xi8>, %x: i8) {
  affine.parallel (%i) = ({{0|5}}) to ({{4|symbol(%n)|0|min(%n, 8)}}) step ({{1|2}}) {
    affine.store %x, %m[%i] : memref<8xi8>
  }
  return
}
// -----
func.func @vectors(%m: memref<{{s:8|?}}xi8>, %i: index, %v: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant {{0|1}} : index
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>({{%i|%c}})
  affine.vector_store %v, %m[{{%0|%0 + 1}}] : memref<{{s:8|?}}xi8>, vector<2xi8>
  %1 = affine.vector_load %m[%0] : memref<{{s:8|?}}xi8>, vector<2xi8>
  return %1 : vector<2xi8>
}
// -----
func.func @splits(%i: index, %j: index, %k: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by ({{4|3}}, {{6|32|%k}}) : index
  %1:3 = affine.delinearize_index %0 into ({{4|3}}, {{2|3|8}}, {{3|2|4}}) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
#m = affine_map<(i)[s] -> (i + {{1|-2}}, s, {{i|3}})>
#n = affine_map<(i)[s] -> (i, {{s|4}})>
func.func @extremes(%i: index, %j: index) -> index {
  %0 = affine.{{k:max|min}} #m(%i)[%j]
  %1 = affine.{{k:max|min}} #n({{%0|%i}})[{{%j|%0|%i}}]
  return %1 : index
}
// -----
func.func @split(%a: index, %b: index, %s: index) -> (index, index, index, index) {
  %0 = affine.linearize_index {{disjoint|}} [%a, %b] by ({{4|%s|3}}, {{6|12|4}}) : index
  %1:4 = affine.delinearize_index %0 into ({{2|4}}, {{2|4}}, {{2|3}}, {{3|2}}) : index, index, index, index
  return %1#0, %1#1, %1#2, %1#3 : index, index, index, index
}
// -----
func.func @transfers(%a: memref<8xi8>, %b: memref<8xi8, 2>, %n: index) {
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.cast %a : memref<8xi8> to memref<?xi8>
  %1 = memref.cast %b : memref<8xi8, 2> to memref<?xi8, 2>
  %2 = memref.cast %t : memref<1xi32> to memref<?xi32>
  affine.dma_start {{%0|%a}}[%c0], {{%1|%b}}[%c0], {{%2|%t}}[%c0], %c4 : memref<{{?|8}}xi8>, memref<{{?|8}}xi8, 2>, memref<{{?|1}}xi32>
  affine.dma_wait {{%2|%t}}[%c0], %c4 : memref<{{?|1}}xi32>
  memref.dma_start %0[%c0], %1[%c0], %c4, %2[%c0] : memref<?xi8>, memref<?xi8, 2>, memref<?xi32>
  memref.dma_wait %2[%c0], %c4 : memref<?xi32>
  memref.dealloc %t : memref<1xi32>
  return
}
