func.func @sizes(%a: tensor<{{s:2x3|?x3|?x?}}xi8>, %i: index, %u: tensor<*xi8>) -> (index, index, index, index, index, index) {
  %c = arith.constant {{0|1|2|-1}} : index
  %0 = shape.shape_of %a : tensor<{{s:2x3|?x3|?x?}}xi8> -> tensor<2xindex>
  %t = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  %1 = shape.rank {{r:%0|%t}} : tensor<{{r:2|?}}xindex> -> index
  %2 = shape.num_elements %0 : tensor<2xindex> -> index
  %3 = shape.get_extent {{r:%0|%t}}, {{%c|%i}} : tensor<{{r:2|?}}xindex>, index -> index
  %4 = shape.dim %a, {{%c|%i}} : tensor<{{s:2x3|?x3|?x?}}xi8>, index -> index
  %5 = tensor.extract {{r:%0|%t}}[{{%c|%i}}] : tensor<{{r:2|?}}xindex>
  %6 = shape.shape_of %u : tensor<*xi8> -> tensor<?xindex>
  %7 = shape.rank %6 : tensor<?xindex> -> index
  return %1, %2, %3, %4, %5, %7 : index, index, index, index, index, index
}
// -----
func.func @extents(%a: tensor<{{s:2x3|?x3}}xi8>, %b: tensor<?xindex>, %i: index) -> (tensor<2xindex>, tensor<?xindex>, tensor<?xindex>, !shape.shape) {
  %0 = shape.shape_of %a : tensor<{{s:2x3|?x3}}xi8> -> tensor<{{r:2|?}}xindex>
  %1 = tensor.cast %0 : tensor<{{r:2|?}}xindex> to tensor<2xindex>
  %2 = shape.const_shape [{{2, 3|0, 1|4, 5}}] : tensor<2xindex>
  %3 = tensor.cast %2 : tensor<2xindex> to tensor<?xindex>
  %4 = shape.shape_of {{%a|%a}} : tensor<{{s:2x3|?x3}}xi8> -> tensor<?xindex>
  %5 = shape.from_extent_tensor %b : tensor<?xindex>
  %6 = shape.from_extents %i, {{%i|%i}} : index, index
  return %1, %3, %4, {{%5|%6}} : tensor<2xindex>, tensor<?xindex>, tensor<?xindex>, !shape.shape
}
// -----
func.func @reshaped(%a: tensor<?x?xi8>, %b: tensor<2x{{e:index|i32}}>) -> tensor<{{r:?|2}}xindex> {
  %0 = tensor.reshape %a(%b) : (tensor<?x?xi8>, tensor<2x{{e:index|i32}}>) -> tensor<?x?xi8>
  %1 = shape.shape_of %0 : tensor<?x?xi8> -> tensor<{{r:?|2}}xindex>
  return %1 : tensor<{{r:?|2}}xindex>
}
// -----
func.func @arithmetic(%a: index, %s: !shape.size) -> (index, index, !shape.size, !shape.size, !shape.size, index) {
  %z = arith.constant {{0|1|-7}} : index
  %y = arith.constant {{2|0|-1}} : index
  %k = shape.const_size {{0|3}}
  %0 = shape.add {{%a, %z|%z, %y|%z, %a}} : index, index -> index
  %1 = shape.mul {{%a, %z|%z, %y}} : index, index -> index
  %2 = shape.div {{%s, %k|%k, %k}} : !shape.size, !shape.size -> !shape.size
  %3 = shape.max {{%s, %s|%s, %k|%k, %k}} : !shape.size, !shape.size -> !shape.size
  %4 = shape.min {{%s, %s|%s, %k}} : !shape.size, !shape.size -> !shape.size
  %5 = shape.div %z, %y : index, index -> index
  return %0, %1, %2, %3, %4, %5 : index, index, !shape.size, !shape.size, !shape.size, index
}
// -----
func.func @conversions(%a: index, %s: !shape.size) -> (index, !shape.size, index, !shape.size) {
  %c = arith.constant 3 : index
  %k = shape.const_size 5
  %0 = shape.index_to_size {{%a|%c}}
  %1 = shape.size_to_index {{%0|%k}} : !shape.size
  %2 = shape.size_to_index {{%s|%k}} : !shape.size
  %3 = shape.index_to_size %2
  %4 = shape.size_to_index {{%a|%c}} : index
  return %1, %3, %4, %0 : index, !shape.size, index, !shape.size
}
// -----
func.func @known(%i: index, %s: !shape.shape, %n: !shape.size) -> (!shape.shape, !shape.shape, !shape.shape, tensor<3xindex>, i1, !shape.size, !shape.size, !shape.size) {
  %0 = shape.const_shape [{{1, 2, 3|0, 4, 5|}}] : !shape.shape
  %1 = shape.const_shape [{{6|2, 3}}] : !shape.shape
  %c = shape.const_size {{0|1|2|7}}
  %d = arith.constant {{0|1|-1|2|3|5}} : index
  %2 = shape.concat {{%0|%s}}, {{%1|%s}} : !shape.shape, !shape.shape -> !shape.shape
  %3, %4 = "shape.split_at"({{%0|%s}}, {{%d|%i}}) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %5 = shape.const_shape [{{1, 2, 3|4, 0, 1}}] : !shape.shape
  %6 = shape.to_extent_tensor {{%5|%5|%s}} : !shape.shape -> tensor<3xindex>
  %7 = shape.shape_eq {{%0, %1|%s, %s|%0, %0|%0, %s}} : !shape.shape, !shape.shape
  %8 = shape.num_elements {{%0|%s}} : !shape.shape -> !shape.size
  %9 = shape.get_extent {{%0|%s}}, {{%c|%n}} : !shape.shape, !shape.size -> !shape.size
  %10 = shape.rank {{%1|%s}} : !shape.shape -> !shape.size
  return %2, %3, %4, %6, %7, %8, %9, %10 : !shape.shape, !shape.shape, !shape.shape, tensor<3xindex>, i1, !shape.size, !shape.size, !shape.size
}
// -----
func.func @listed(%i: index, %j: index, %n: !shape.size) -> (index, !shape.size, !shape.shape) {
  %c = arith.constant {{0|1|2}} : index
  %k = shape.const_size {{0|1}}
  %e = arith.constant {{2|3}} : index
  %0 = shape.from_extents {{%i, %j|%e, %e|%e, %i}} : index, index
  %1 = shape.get_extent %0, %c : !shape.shape, index -> !shape.size
  %2 = shape.size_to_index %1 : !shape.size
  %3 = shape.from_extents %n, {{%n|%k}} : !shape.size, !shape.size
  %4 = shape.get_extent %3, %k : !shape.shape, !shape.size -> !shape.size
  %5 = shape.any {{%0, %0|%0, %3|%0}} : !shape.shape{{, !shape.shape|, !shape.shape|}} -> !shape.shape
  return %2, %4, %5 : index, !shape.size, !shape.shape
}
// -----
func.func @anything(%s: !shape.shape) -> (!shape.shape, !shape.shape) {
  %0 = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.any {{%0, %0|%s, %0|%s, %s}} : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.any %0 : !shape.shape -> !shape.shape
  return %1, %2 : !shape.shape, !shape.shape
}
// -----
func.func @broadcasts(%s: !shape.shape, %t: tensor<?xindex>, %k: tensor<2xindex>, %e: tensor<0xindex>) -> (!shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape, !shape.shape, !shape.shape) {
  %c2 = shape.const_shape [{{2, 1|1, 1}}] : !shape.shape
  %c3 = shape.const_shape [{{1, 3|3|}}] : !shape.shape
  %0 = shape.broadcast {{%s, %c2, %c3, %s|%s, %s, %s, %s|%c2, %s, %c3, %c2}} : !shape.shape, !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %k, %e : tensor<2xindex>, tensor<0xindex> -> tensor<?xindex>
  %cast = tensor.cast %k : tensor<2xindex> to tensor<?xindex>
  %2 = shape.broadcast {{%t, %cast|%t, %t|%cast, %cast}} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %3 = shape.broadcast %c2, %c3 : !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.broadcast {{o:%t|%s|%k}} : {{o:tensor<?xindex>|!shape.shape|tensor<2xindex>}} -> !shape.shape
  %5 = shape.broadcast %e, %e : tensor<0xindex>, tensor<0xindex> -> !shape.shape
  return %0, %1, %2, %3, %4, %5 : !shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape, !shape.shape, !shape.shape
}
// -----
func.func @broadcast_of_one(%t: tensor<?xindex>, %k: tensor<2xindex>) -> (tensor<{{r:?|2}}xindex>, tensor<?xindex>) {
  %0 = shape.broadcast %t : tensor<?xindex> -> tensor<{{r:?|2}}xindex>
  %1 = shape.broadcast %k : tensor<2xindex> -> tensor<?xindex>
  return %0, %1 : tensor<{{r:?|2}}xindex>, tensor<?xindex>
}
// -----
func.func @broadcastable(%s: !shape.shape, %r: !shape.shape, %k: tensor<2xindex>) -> (i1, i1) {
  %0 = shape.is_broadcastable {{%s, %r, %s|%s, %s, %s|%r, %s, %r}} : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.is_broadcastable %k : tensor<2xindex>
  return %0, %1 : i1, i1
}
// -----
func.func @demands(%s0: !shape.shape, %s1: !shape.shape, %s2: !shape.shape, %c: i1, %x: i8) -> i8 {
  %b01 = shape.cstr_broadcastable %s0, {{%s1|%s0}} : !shape.shape, !shape.shape
  %b012 = shape.cstr_broadcastable %s0, %s1, {{%s2|%s0}} : !shape.shape, !shape.shape, !shape.shape
  %e01 = shape.cstr_eq %s0, {{%s1|%s0}} : !shape.shape, !shape.shape
  %e12 = shape.cstr_eq %s1, %s2 : !shape.shape, !shape.shape
  %p = arith.constant {{true|false}}
  %q = shape.cstr_require {{%c|%p}}, "required"
  %t = shape.const_witness {{true|false}}
  %0 = shape.assuming_all {{%b01, %b012|%b012, %b01|%e01, %e12|%t, %e01|%e01, %t|%q, %b01|%b01, %b01|%t, %t|%q}}
  %1 = shape.assuming_all %0, {{%e01|%0|%t}}
  %2 = shape.assuming {{%0|%1|%t}} -> (i8) {
    %3 = arith.addi %x, %x : i8
    shape.assuming_yield {{%3|%x}} : i8
  }
  return {{%2|%x}} : i8
}
// -----
func.func @demanded(%s: !shape.shape, %t: tensor<?xindex>, %k: tensor<2xindex>, %e: tensor<0xindex>, %x: i8, %y: i8) -> (i8, i8) {
  %c2 = shape.const_shape [2, 1] : !shape.shape
  %c3 = shape.const_shape [{{1, 3|3, 3|}}] : !shape.shape
  %0 = shape.cstr_broadcastable {{%c2, %c3|%s, %c3|%s, %s|%c2, %c2}} : !shape.shape, !shape.shape
  %cast = tensor.cast %k : tensor<2xindex> to tensor<?xindex>
  %1 = shape.cstr_broadcastable {{%cast, %t|%t, %t|%t, %cast}} : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_broadcastable %k, %e : tensor<2xindex>, tensor<0xindex>
  %3 = shape.cstr_eq {{%c2, %c3|%s, %s|%c2, %c2|%s, %c2}} : !shape.shape, !shape.shape
  %4 = shape.assuming_all %0, %1, %2, {{%3|%0}}
  %5:2 = shape.assuming %4 -> (i8, i8) {
    %6 = arith.addi %x, %y : i8
    shape.assuming_yield {{%6|%y}}, {{%6|%x}} : i8, i8
  }
  return {{%5#0|%x}}, {{%5#1|%y}} : i8, i8
}
