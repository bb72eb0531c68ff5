func.func @casts(%t: tensor<{{s:4x?|?x4|4x4|?x?}}xi8>, %i: index) -> (tensor<{{v:4x4|?x4|?x?|4x?}}xi8>, index, i8) {
  %0 = tensor.cast %t : tensor<{{s:4x?|?x4|4x4|?x?}}xi8> to tensor<{{u:?x?|4x?|?x4|*}}xi8>
  %1 = tensor.cast %0 : tensor<{{u:?x?|4x?|?x4|*}}xi8> to tensor<{{v:4x4|?x4|?x?|4x?}}xi8>
  %c0 = arith.constant {{0|1}} : index
  %2 = tensor.dim %1, {{%c0|%i}} : tensor<{{v:4x4|?x4|?x?|4x?}}xi8>
  %3 = tensor.extract %1[%c0, {{%i|%c0}}] : tensor<{{v:4x4|?x4|?x?|4x?}}xi8>
  return %1, %2, %3 : tensor<{{v:4x4|?x4|?x?|4x?}}xi8>, index, i8
}
// -----
func.func @slices(%t: tensor<{{s:4x?|4x6|?x?}}xi8>, %o: index, %n: index, %k: index) -> (tensor<?x?xi8>, index, i8) {
  %c0 = arith.constant 0 : index
  %c = arith.constant {{1|2|-1|0|-9223372036854775808}} : index
  %0 = tensor.extract_slice %t[{{%o|%c|1}}, 0] [{{a:%n|%c|2}}, {{%n|%c}}] [{{%c|%k|1}}, 1] : tensor<{{s:4x?|4x6|?x?}}xi8> to tensor<{{a:?|?|2}}x?xi8>
  %1 = tensor.cast %0 : tensor<{{a:?|?|2}}x?xi8> to tensor<?x?xi8>
  %d = tensor.dim %0, %c0 : tensor<{{a:?|?|2}}x?xi8>
  %2 = tensor.extract_slice %1[{{0|1|%o}}, 0] [{{%n|%d}}, %n] [{{1|2}}, 1] : tensor<?x?xi8> to tensor<?x?xi8>
  %e = tensor.extract %2[{{%c0|%o}}, %c0] : tensor<?x?xi8>
  return %2, %d, %e : tensor<?x?xi8>, index, i8
}
// -----
func.func @whole_slice(%t: tensor<{{s:4x?|4x6|?x?}}xi8>) -> tensor<?x?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, {{%c0|%c1}} : tensor<{{s:4x?|4x6|?x?}}xi8>
  %b = tensor.dim %t, {{%c1|%c0}} : tensor<{{s:4x?|4x6|?x?}}xi8>
  %0 = tensor.extract_slice %t[0, 0] [%a, %b] [1, 1] : tensor<{{s:4x?|4x6|?x?}}xi8> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}
// -----
func.func @reduced_slice(%t: tensor<{{t:1x1x4|1x4x1|4x1x1|1x1x1}}xi8>, %o: index) -> (index, i8) {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[{{0|%o}}, 0, 0] [{{t:1, 1, 4|1, 4, 1|4, 1, 1|1, 1, 1}}] [1, 1, 1] : tensor<{{t:1x1x4|1x4x1|4x1x1|1x1x1}}xi8> to tensor<{{r:4|1x4|4x1|1|1x1}}xi8>
  %d = tensor.dim %0, %c0 : tensor<{{r:4|1x4|4x1|1|1x1}}xi8>
  %1 = tensor.extract %0[{{i:%o|%c0, %o|%o, %c0|%o|%o, %c0}}] : tensor<{{r:4|1x4|4x1|1|1x1}}xi8>
  return %d, %1 : index, i8
}
// -----
func.func @insertions(%s: tensor<{{a:2x?|?x?|2x3|1x1}}xi8>, %t: tensor<{{s:4x?|4x6|?x?}}xi8>, %o: index, %n: index) -> tensor<{{s:4x?|4x6|?x?}}xi8> {
  %c0 = arith.constant 0 : index
  %c = arith.constant {{1|2|-1|0}} : index
  %0 = tensor.cast %s : tensor<{{a:2x?|?x?|2x3|1x1}}xi8> to tensor<?x?xi8>
  %1 = tensor.insert_slice %0 into %t[{{%o|%c}}, 0] [{{%n|%c}}, {{%n|%c}}] [{{1|2|%c}}, 1] : tensor<?x?xi8> into tensor<{{s:4x?|4x6|?x?}}xi8>
  %2 = tensor.insert_slice %0 into {{%1|%t}}[{{%o|0}}, 0] [{{%n|%c}}, {{%n|%c}}] [1, 1] : tensor<?x?xi8> into tensor<{{s:4x?|4x6|?x?}}xi8>
  return %2 : tensor<{{s:4x?|4x6|?x?}}xi8>
}
// -----
func.func @slice_back(%t: tensor<{{s:4|?}}xi8>, %u: tensor<{{s:4|?}}xi8>, %o: index, %n: index, %v: tensor<?xi8>) -> (tensor<{{s:4|?}}xi8>, tensor<?xi8>) {
  %0 = tensor.extract_slice %t[%o] [%n] [{{1|2}}] : tensor<{{s:4|?}}xi8> to tensor<?xi8>
  %1 = tensor.insert_slice %0 into {{%t|%u}}[{{%o|%n}}] [%n] [1] : tensor<?xi8> into tensor<{{s:4|?}}xi8>
  %2 = tensor.insert_slice %v into %u[%o] [{{%n|2}}] [1] : tensor<?xi8> into tensor<{{s:4|?}}xi8>
  %3 = tensor.extract_slice %2[{{%o|%n}}] [%n] [1] : tensor<{{s:4|?}}xi8> to tensor<?xi8>
  return %1, %3 : tensor<{{s:4|?}}xi8>, tensor<?xi8>
}
// -----
func.func @whole_insertion(%s: tensor<{{a:4|?|1x4}}xi8>, %t: tensor<{{b:4|?}}xi8>, %n: index) -> tensor<{{b:4|?}}xi8> {
  %0 = tensor.insert_slice %s into %t[0] [{{a:4|%n|4}}] [1] : tensor<{{a:4|?|1x4}}xi8> into tensor<{{b:4|?}}xi8>
  return %0 : tensor<{{b:4|?}}xi8>
}
// -----
func.func @elements(%a: i8, %b: i8, %i: index, %j: index, %t: tensor<{{s:2|?}}xi8>, %x: i8) -> (i8, i8, i8, i8, i8) {
  %c = arith.constant {{0|1|-1|2}} : index
  %0 = tensor.from_elements %a, %b : tensor<2xi8>
  %1 = tensor.extract %0[{{%c|%i}}] : tensor<2xi8>
  %2 = tensor.insert %x into %t[{{%c|%i}}] : tensor<{{s:2|?}}xi8>
  %3 = tensor.extract %2[{{%c|%i|%j}}] : tensor<{{s:2|?}}xi8>
  %4 = tensor.splat %x : tensor<2x2xi8>
  %5 = tensor.extract %4[{{%i|%c}}, %j] : tensor<2x2xi8>
  %6 = tensor.expand_shape %0 [[0, 1]] output_shape [{{e:1, 2|2, 1}}] : tensor<2xi8> into tensor<{{e:1x2|2x1}}xi8>
  %7 = tensor.extract %6[{{%c|%i}}, {{%c|%j}}] : tensor<{{e:1x2|2x1}}xi8>
  %8 = arith.constant dense<{{[3, 4]|5}}> : tensor<2xi8>
  %9 = tensor.extract %8[{{%c|%i}}] : tensor<2xi8>
  return %1, %3, %5, %7, %9 : i8, i8, i8, i8, i8
}
// -----
func.func @insert_casts(%t: tensor<{{s:2|?}}xi8>, %i: index, %x: i8) -> (tensor<?xi8>, i8) {
  %0 = tensor.cast %t : tensor<{{s:2|?}}xi8> to tensor<?xi8>
  %1 = tensor.insert %x into %0[%i] : tensor<?xi8>
  %2 = tensor.cast %t : tensor<{{s:2|?}}xi8> to tensor<*xi8>
  %3 = tensor.cast %2 : tensor<*xi8> to tensor<2xi8>
  %4 = tensor.extract %3[%i] : tensor<2xi8>
  return %1, %4 : tensor<?xi8>, i8
}
// -----
func.func @generates(%n: index, %i: index, %j: index) -> (index, index, tensor<?x2xindex>) {
  %c = arith.constant {{0|2|-1|3|-9223372036854775808}} : index
  %c0 = arith.constant 0 : index
  %0 = tensor.generate {{%n|%c}} {
  ^bb0(%a: index, %b: index):
    %1 = arith.{{addi|divui}} %a, {{%b|%j}} : index
    tensor.yield %1 : index
  } : tensor<?x2xindex>
  %2 = tensor.extract %0[{{%i|%c}}, {{%j|%c0}}] : tensor<?x2xindex>
  %3 = tensor.dim %0, {{%c0|%c}} : tensor<?x2xindex>
  return %2, %3, %0 : index, index, tensor<?x2xindex>
}
// -----
func.func @empties(%n: index, %k: index) -> (index, tensor<?x?xi8>, index) {
  %c = arith.constant {{0|2|-1|-9223372036854775808}} : index
  %c0 = arith.constant 0 : index
  %0 = tensor.empty({{%n|%c}}, {{%k|%c}}) : tensor<?x?xi8>
  %1 = tensor.dim %0, {{%c0|%c}} : tensor<?x?xi8>
  %2 = tensor.extract_slice %0[0, 0] [{{%k|%c}}, %n] [1, 1] : tensor<?x?xi8> to tensor<?x?xi8>
  %3 = tensor.dim %2, %c0 : tensor<?x?xi8>
  %4 = tensor.cast %2 : tensor<?x?xi8> to tensor<{{2x?|?x?}}xi8>
  return %1, %2, %3 : index, tensor<?x?xi8>, index
}
// -----
func.func @reshapes(%t: tensor<{{t:4x6|?x6|4x?|?x?}}xi8>, %n: index) -> (tensor<{{t:4x6|?x6|4x?|?x?}}xi8>, tensor<{{t:24|?|?|?}}xi8>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<{{t:4x6|?x6|4x?|?x?}}xi8> into tensor<{{t:24|?|?|?}}xi8>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [{{t:4, 6|%n, 6|4, %n|%n, %n}}] : tensor<{{t:24|?|?|?}}xi8> into tensor<{{t:4x6|?x6|4x?|?x?}}xi8>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<{{t:4x6|?x6|4x?|?x?}}xi8> into tensor<{{t:24|?|?|?}}xi8>
  return %1, %2 : tensor<{{t:4x6|?x6|4x?|?x?}}xi8>, tensor<{{t:24|?|?|?}}xi8>
}
// -----
func.func @reshapes_twice(%t: tensor<{{t:24|?}}xi8>, %n: index, %k: index) -> (tensor<{{t:4|?}}x{{u:2x3|3x2|1x6|6x1}}xi8>, tensor<{{t:24|?}}xi8>) {
  %c = arith.constant {{4|2}} : index
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [{{t:4|%n}}, 6] : tensor<{{t:24|?}}xi8> into tensor<{{t:4|?}}x6xi8>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [{{t:4|%k}}, {{u:2, 3|3, 2|1, 6|6, 1}}] : tensor<{{t:4|?}}x6xi8> into tensor<{{t:4|?}}x{{u:2x3|3x2|1x6|6x1}}xi8>
  %2 = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<{{t:4|?}}x{{u:2x3|3x2|1x6|6x1}}xi8> into tensor<{{t:4|?}}x6xi8>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<{{t:4|?}}x6xi8> into tensor<{{t:24|?}}xi8>
  return %1, %3 : tensor<{{t:4|?}}x{{u:2x3|3x2|1x6|6x1}}xi8>, tensor<{{t:24|?}}xi8>
}
// -----
func.func @expand_sizes(%t: tensor<{{s:24|?}}xi8>, %n: index, %k: index) -> (tensor<?x?xi8>, index) {
  %c = arith.constant {{4|2|6|0|-1|-9223372036854775808}} : index
  %c0 = arith.constant {{0|1}} : index
  %0 = tensor.cast %t : tensor<{{s:24|?}}xi8> to tensor<?xi8>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [{{%c|%n}}, {{%k|%c}}] : tensor<?xi8> into tensor<?x?xi8>
  %2 = tensor.dim %1, %c0 : tensor<?x?xi8>
  return %1, %2 : tensor<?x?xi8>, index
}
// -----
func.func @collapse_casts(%t: tensor<{{s:2x3|2x?|?x3}}xi8>, %a: i8, %b: i8) -> (tensor<?xi8>, tensor<{{e:1|2}}x2xi8>, index) {
  %0 = tensor.cast %t : tensor<{{s:2x3|2x?|?x3}}xi8> to tensor<{{u:?x?|?x3|2x?}}xi8>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<{{u:?x?|?x3|2x?}}xi8> into tensor<?xi8>
  %2 = tensor.from_elements {{e:%a, %b|%a, %b, %b, %a}} : tensor<{{e:1|2}}x2x1xi8>
  %3 = tensor.collapse_shape %2 [[0], [1, 2]] : tensor<{{e:1|2}}x2x1xi8> into tensor<{{e:1|2}}x2xi8>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %1, %c0 : tensor<?xi8>
  return %1, %3, %d : tensor<?xi8>, tensor<{{e:1|2}}x2xi8>, index
}
// -----
func.func @pads(%t: tensor<{{s:2x3|?x3|?x?}}xi8>, %x: i8, %l: index, %h: index, %y: i8) -> (tensor<?x?xi8>, index) {
  %c = arith.constant {{0|1|2|-1|-9223372036854775808}} : index
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %t : tensor<{{s:2x3|?x3|?x?}}xi8> to tensor<?x?xi8>
  %1 = tensor.pad %0 {{nofold|}} low[{{%l|%c|0}}, {{0|%c}}] high[{{%h|%c}}, {{0|1}}] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : i8
  } : tensor<?x?xi8> to tensor<?x?xi8>
  %2 = tensor.pad %1 low[{{0|%c|%l}}, 0] high[{{%c|0}}, {{0|2}}] {
  ^bb0(%i: index, %j: index):
    tensor.yield {{%x|%y}} : i8
  } : tensor<?x?xi8> to tensor<?x?xi8>
  %d = tensor.dim %2, %c0 : tensor<?x?xi8>
  return %2, %d : tensor<?x?xi8>, index
}
// -----
func.func @static_pads(%t: tensor<{{s:2x3|?x3}}xi8>, %x: i8) -> tensor<{{s:3x4|?x4}}xi8> {
  %1 = tensor.pad %t low[{{1|0}}, 0] high[{{0|1}}, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : i8
  } : tensor<{{s:2x3|?x3}}xi8> to tensor<{{s:3x4|?x4}}xi8>
  return %1 : tensor<{{s:3x4|?x4}}xi8>
}
// -----
func.func @orthogonal_pads(%t: tensor<{{s:4x6|?x?}}xi8>, %x: i8, %o: index, %n: index, %k: index, %y: i8) -> tensor<?x?xi8> {
  %0 = tensor.extract_slice %t[{{%o|0|1}}, {{0|%o}}] [%n, {{6|%k}}] [1, 1] : tensor<{{s:4x6|?x?}}xi8> to tensor<?x?xi8>
  %1 = tensor.pad %0 low[{{0|1}}, 0] high[%k, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : i8
  } : tensor<?x?xi8> to tensor<?x?xi8>
  %2 = tensor.extract_slice %1[0, {{0|%o}}] [{{4|%n}}, %k] [1, 1] : tensor<?x?xi8> to tensor<?x?xi8>
  %3 = tensor.pad %2 low[0, {{0|1}}] high[{{0|1}}, %o] {
  ^bb0(%i: index, %j: index):
    tensor.yield {{%x|%y}} : i8
  } : tensor<?x?xi8> to tensor<?x?xi8>
  return %3 : tensor<?x?xi8>
}
// -----
func.func @concats(%a: tensor<{{s:2|?}}x3xi8>, %b: tensor<{{t:2|?}}x{{u:3|?}}xi8>) -> (tensor<{{r:?x?|4x?|2x?}}xi8>, tensor<?x?xi8>) {
  %0 = tensor.concat dim({{0|1}}) %a, %b : (tensor<{{s:2|?}}x3xi8>, tensor<{{t:2|?}}x{{u:3|?}}xi8>) -> tensor<{{r:?x?|4x?|2x?}}xi8>
  %1 = tensor.concat dim({{0|1}}) %b : (tensor<{{t:2|?}}x{{u:3|?}}xi8>) -> tensor<?x?xi8>
  return %0, %1 : tensor<{{r:?x?|4x?|2x?}}xi8>, tensor<?x?xi8>
}
// -----
func.func @dims(%t: tensor<{{s:?x4|?x?|2x4}}xi8>, %i: index, %n: index, %s: tensor<2xindex>) -> (index, index, index, index) {
  %c = arith.constant {{0|1|-1|2|-9223372036854775808}} : index
  %0 = tensor.dim %t, {{%c|%i}} : tensor<{{s:?x4|?x?|2x4}}xi8>
  %e = tensor.splat %n[%n] : tensor<?x3xindex>
  %1 = tensor.dim %e, {{%c|%i}} : tensor<?x3xindex>
  %r = tensor.reshape %t(%s) : (tensor<{{s:?x4|?x?|2x4}}xi8>, tensor<2xindex>) -> tensor<{{?|1}}x?xi8>
  %2 = tensor.dim %r, {{%c|%i}} : tensor<{{?|1}}x?xi8>
  %k = tensor.rank %t : tensor<{{s:?x4|?x?|2x4}}xi8>
  return %0, %1, %2, %k : index, index, index, index
}
// -----
func.func @dim_of_reshape(%t: tensor<?x4xi8>, %i: index, %n: index, %s: tensor<{{2|?}}xindex>) -> index {
  %c = arith.constant {{0|1}} : index
  %r = tensor.reshape %t(%s) : (tensor<?x4xi8>, tensor<{{2|?}}xindex>) -> tensor<?x?xi8>
  %2 = tensor.dim %r, {{%c|%i}} : tensor<?x?xi8>
  return %2 : index
}
// -----
func.func @reshape_folds(%t: tensor<{{s:?x4|4x4|4x?}}xi8>, %n: index) -> tensor<{{r:?x4|4x4|?x?|16}}xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d0 = tensor.dim %t, %c0 : tensor<{{s:?x4|4x4|4x?}}xi8>
  %d1 = tensor.dim %t, %c1 : tensor<{{s:?x4|4x4|4x?}}xi8>
  %s = tensor.from_elements {{%d0|%d1|%c4}}, {{%d1|%c4}} : tensor<2xindex>
  %r = tensor.reshape %t(%s) : (tensor<{{s:?x4|4x4|4x?}}xi8>, tensor<2xindex>) -> tensor<{{r:?x4|4x4|?x?|16}}xi8>
  return %r : tensor<{{r:?x4|4x4|?x?|16}}xi8>
}
// -----
func.func @casts_of_elements(%t: tensor<2xi32>, %i: index, %d: tensor<?xi32>) -> (index, f32, tensor<2xi32>) {
  %0 = arith.index_cast %t : tensor<2xi32> to tensor<2xindex>
  %1 = tensor.extract %0[%i] : tensor<2xindex>
  %2 = tensor.bitcast %t : tensor<2xi32> to tensor<2x{{a:f32|ui32|i32}}>
  %3 = tensor.bitcast %2 : tensor<2x{{a:f32|ui32|i32}}> to tensor<2xf32>
  %4 = tensor.extract %3[%i] : tensor<2xf32>
  %5 = tensor.bitcast %3 : tensor<2xf32> to tensor<2xi32>
  return %1, %4, %5 : index, f32, tensor<2xi32>
}
// -----
func.func @constants(%o: index, %i: index) -> (tensor<{{a:2|?}}xi8>, tensor<2x2xi8>, i8, tensor<4xi8>) {
  %0 = arith.constant dense<{{[1, 2, 3, 4]|7}}> : tensor<4xi8>
  %1 = tensor.extract_slice %0[{{%o|1|2}}] [{{a:2|%i}}] [{{1|2}}] : tensor<4xi8> to tensor<{{a:2|?}}xi8>
  %2 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xi8> into tensor<2x2xi8>
  %3 = tensor.extract %2[%i, %o] : tensor<2x2xi8>
  %4 = tensor.collapse_shape %2 [[0, 1]] : tensor<2x2xi8> into tensor<4xi8>
  return %1, %2, %3, %4 : tensor<{{a:2|?}}xi8>, tensor<2x2xi8>, i8, tensor<4xi8>
}
