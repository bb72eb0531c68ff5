func.func @subview(%m: memref<{{s:?|4}}x{{t:4|?}}xi8, strided<[{{u:?|8}}, {{v:?|1}}], offset: ?>>, %o: index, %n: index, %k: index) -> (i8, index, memref<?x?xi8, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cm = arith.constant -1 : index
  %big = arith.constant -9223372036854775808 : index
  %0 = memref.subview %m[{{%o|%c1|%c0|%cm}}, 0] [{{%n|%c2|%c0|%cm|%big}}, {{%n|%c1|%c2}}] [{{%c1|%k|%c2|%cm|%big|%c0}}, 1] : memref<{{s:?|4}}x{{t:4|?}}xi8, strided<[{{u:?|8}}, {{v:?|1}}], offset: ?>> to memref<?x?xi8, strided<[?, {{v:?|1}}], offset: ?>>
  %d = memref.dim %0, {{%c0|%c1}} : memref<?x?xi8, strided<[?, {{v:?|1}}], offset: ?>>
  %1 = memref.load %0[%c0, {{%c0|%o}}] : memref<?x?xi8, strided<[?, {{v:?|1}}], offset: ?>>
  %2 = memref.cast %0 : memref<?x?xi8, strided<[?, {{v:?|1}}], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %1, %d, %2 : i8, index, memref<?x?xi8, strided<[?, ?], offset: ?>>
}
// -----
func.func @subview_twice(%m: memref<8x8xi8>, %o: index, %n: index) -> (i8, memref<?xi8, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.cast %m : memref<8x8xi8> to memref<{{t:?x8|8x?|?x?}}xi8>
  %1 = memref.subview %0[{{%c1|%o}}, {{%c0|%c2}}] [{{%c4|%n}}, {{%c1|%c2}}] [1, {{%c2|%c1|%n}}] : memref<{{t:?x8|8x?|?x?}}xi8> to memref<?x?xi8, strided<[{{t:8|?|?}}, ?], offset: ?>>
  %2 = memref.subview %1[{{%c0|%c1|%o}}, 0] [{{%c1|%c2|%n}}, 1] [{{%c1|%c2}}, 1] : memref<?x?xi8, strided<[{{t:8|?|?}}, ?], offset: ?>> to memref<?xi8, strided<[?], offset: ?>>
  %3 = memref.load %2[{{%c0|%o|%c1}}] : memref<?xi8, strided<[?], offset: ?>>
  return %3, %2 : i8, memref<?xi8, strided<[?], offset: ?>>
}
// -----
func.func @trivial_subview(%m: memref<{{t:4x?|4x4|?x?|1x4}}xi8>, %n: index) -> (index, index, memref<{{t:4x?|4x4|?x?|1x4}}xi8, strided<[{{s:?|4|?|4}}, 1]>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = memref.dim %m, {{%c0|%c1}} : memref<{{t:4x?|4x4|?x?|1x4}}xi8>
  %d1 = memref.dim %m, {{%c1|%c0|%n}} : memref<{{t:4x?|4x4|?x?|1x4}}xi8>
  %0 = memref.subview %m[0, 0] [{{t:4, %d1|4, 4|%d0, %d1|1, 4}}] [1, 1] : memref<{{t:4x?|4x4|?x?|1x4}}xi8> to memref<{{t:4x?|4x4|?x?|1x4}}xi8, strided<[{{s:?|4|?|4}}, 1]>>
  return %d0, %d1, %0 : index, index, memref<{{t:4x?|4x4|?x?|1x4}}xi8, strided<[{{s:?|4|?|4}}, 1]>>
}
// -----
func.func @subview_of_whole(%m: memref<4x8xi8{{l:|, strided<[8, 1], offset: ?>|, strided<[8, 1], offset: 3>}}>) -> memref<4x8xi8{{l:|, strided<[8, 1], offset: ?>|, strided<[8, 1], offset: 3>}}> {
  %0 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xi8{{l:|, strided<[8, 1], offset: ?>|, strided<[8, 1], offset: 3>}}> to memref<4x8xi8{{l:|, strided<[8, 1], offset: ?>|, strided<[8, 1], offset: 3>}}>
  return %0 : memref<4x8xi8{{l:|, strided<[8, 1], offset: ?>|, strided<[8, 1], offset: 3>}}>
}
// -----
func.func @drop(%m: memref<{{k:1x1x4|1x4x1|4x1x1|1x1x4|1x4x1|4x1x1}}xi8>, %o: index) -> (index, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%o, 0, 0] [{{k:1, 1, 4|1, 4, 1|4, 1, 1|1, 1, 4|1, 4, 1|4, 1, 1}}] [1, 1, 1] : memref<{{k:1x1x4|1x4x1|4x1x1|1x1x4|1x4x1|4x1x1}}xi8> to memref<{{k:4|4|4|1x4|4x1|4x1}}xi8, strided<[{{k:1|1|1|4, 1|1, 1|1, 1}}], offset: ?>>
  %d = memref.dim %0, {{%c0|%c1}} : memref<{{k:4|4|4|1x4|4x1|4x1}}xi8, strided<[{{k:1|1|1|4, 1|1, 1|1, 1}}], offset: ?>>
  %1 = memref.load %0[{{k:%o|%o|%o|%c0, %o|%o, %c0|%o, %c0}}] : memref<{{k:4|4|4|1x4|4x1|4x1}}xi8, strided<[{{k:1|1|1|4, 1|1, 1|1, 1}}], offset: ?>>
  return %d, %1 : index, i8
}
// -----
func.func @dims(%m: memref<{{t:?x4|?x?|2x4}}xi8>, %i: index, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant {{5|-1|2|-9223372036854775808}} : index
  %0 = memref.dim %m, {{%c0|%c1|%i|%c5}} : memref<{{t:?x4|?x?|2x4}}xi8>
  %a = memref.alloc({{a:%n|%n, %0|}}) : memref<{{a:?x3|?x?|2x3}}xi8>
  %1 = memref.dim %a, {{%c0|%c1|%i|%c5}} : memref<{{a:?x3|?x?|2x3}}xi8>
  %e = memref.rank %a : memref<{{a:?x3|?x?|2x3}}xi8>
  memref.dealloc %a : memref<{{a:?x3|?x?|2x3}}xi8>
  return %0, %1, %e : index, index, index
}
// -----
func.func @dim_of_views(%m: memref<?x{{t:6|?}}xi8>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, {{p:2|1|4}}, {{q:2|3|6}}, {{t:3|2}}] : memref<?x{{t:6|?}}xi8> into memref<?x{{p:2|1|4}}x{{q:2|3|6}}x{{t:3|2}}xi8>
  %1 = memref.dim %0, {{%c0|%c1}} : memref<?x{{p:2|1|4}}x{{q:2|3|6}}x{{t:3|2}}xi8>
  %2 = memref.collapse_shape %0 [[0, 1], [2], [3]] : memref<?x{{p:2|1|4}}x{{q:2|3|6}}x{{t:3|2}}xi8> into memref<?x{{q:2|3|6}}x{{t:3|2}}xi8>
  %3 = memref.dim %2, {{%c0|%c1}} : memref<?x{{q:2|3|6}}x{{t:3|2}}xi8>
  %4 = memref.cast %m : memref<?x{{t:6|?}}xi8> to memref<?x?xi8>
  %5 = memref.dim %4, {{%c0|%c1}} : memref<?x?xi8>
  return %1, %3, %5 : index, index, index
}
// -----
func.func @dim_of_reshape(%m: memref<*xi8>, %s: memref<{{2|?}}xindex>, %n: index, %k: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant {{1|2|4}} : index
  {{|memref.store %v, %s[%c0] : memref<2xindex>}}
  %r = memref.reshape %m(%s) : (memref<*xi8>, memref<2xindex>) -> memref<?x?xi8>
  {{|memref.store %n, %s[%c1] : memref<2xindex>}}
  %0 = memref.dim %r, {{%c0|%c1|%k}} : memref<?x?xi8>
  %1 = memref.dim %r, {{%c1|%c0}} : memref<?x?xi8>
  return %0, %1 : index, index
}
// -----
func.func @reshapes(%m: memref<{{t:4x6|?x6|4x?|?x?}}xi8>, %i: index, %n: index) -> (i8, memref<{{t:4x6|?x6|4x?|?x?}}xi8>) {
  %c0 = arith.constant 0 : index
  %0 = memref.collapse_shape %m [[0, 1]] : memref<{{t:4x6|?x6|4x?|?x?}}xi8> into memref<{{t:24|?|?|?}}xi8>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [{{t:4, 6|%n, 6|4, %n|%n, %n}}] : memref<{{t:24|?|?|?}}xi8> into memref<{{t:4x6|?x6|4x?|?x?}}xi8>
  %2 = memref.load %1[%i, %c0] : memref<{{t:4x6|?x6|4x?|?x?}}xi8>
  return %2, %1 : i8, memref<{{t:4x6|?x6|4x?|?x?}}xi8>
}
// -----
func.func @expand_twice(%m: memref<{{t:24|?}}xi8>, %n: index, %k: index) -> memref<{{t:4|?}}x{{u:2x3|3x2|1x6|6x1}}xi8> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [{{t:4|%n}}, 6] : memref<{{t:24|?}}xi8> into memref<{{t:4|?}}x6xi8>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [{{t:4|%k}}, {{u:2, 3|3, 2|1, 6|6, 1}}] : memref<{{t:4|?}}x6xi8> into memref<{{t:4|?}}x{{u:2x3|3x2|1x6|6x1}}xi8>
  return %1 : memref<{{t:4|?}}x{{u:2x3|3x2|1x6|6x1}}xi8>
}
// -----
func.func @collapse_twice(%m: memref<{{t:2x3x2x2|?x3x2x2|2x?x2x2|?x1x?x1}}xi8>) -> (memref<{{t:6x4|?x4|?x4|?x?}}xi8>, memref<{{t:24|?|?|?}}xi8>) {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<{{t:2x3x2x2|?x3x2x2|2x?x2x2|?x1x?x1}}xi8> into memref<{{t:6x4|?x4|?x4|?x?}}xi8>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<{{t:6x4|?x4|?x4|?x?}}xi8> into memref<{{t:24|?|?|?}}xi8>
  return %0, %1 : memref<{{t:6x4|?x4|?x4|?x?}}xi8>, memref<{{t:24|?|?|?}}xi8>
}
// -----
func.func @expand_collapse(%m: memref<{{t:2x12|?x12|2x?}}xi8>, %n: index) -> memref<{{u:2x3|?x?}}x4xi8> {
  %c = memref.collapse_shape %m [[0, 1]] : memref<{{t:2x12|?x12|2x?}}xi8> into memref<{{t:24|?|?}}xi8>
  %d = memref.cast %c : memref<{{t:24|?|?}}xi8> to memref<?xi8>
  %0 = memref.expand_shape %d [[0, 1, 2]] output_shape [%n, 3, 4] : memref<?xi8> into memref<?x3x4xi8>
  %1 = memref.cast %0 : memref<?x3x4xi8> to memref<{{u:2x3|?x?}}x4xi8>
  return %1 : memref<{{u:2x3|?x?}}x4xi8>
}
// -----
func.func @collapse_cast(%m: memref<{{t:2x3|2x?|4x1}}xi8{{l:|, strided<[3, 1], offset: 2>|, strided<[?, 1], offset: ?>}}>) -> memref<?xi8, strided<[?], offset: ?>> {
  %0 = memref.cast %m : memref<{{t:2x3|2x?|4x1}}xi8{{l:|, strided<[3, 1], offset: 2>|, strided<[?, 1], offset: ?>}}> to memref<?x?xi8, strided<[{{?|3}}, 1], offset: ?>>
  %1 = memref.collapse_shape %m [[0, 1]] : memref<{{t:2x3|2x?|4x1}}xi8{{l:|, strided<[3, 1], offset: 2>|, strided<[?, 1], offset: ?>}}> into memref<{{t:6|?|4}}xi8{{l:|, strided<[1], offset: 2>|, strided<[1], offset: ?>}}>
  %2 = memref.cast %1 : memref<{{t:6|?|4}}xi8{{l:|, strided<[1], offset: 2>|, strided<[1], offset: ?>}}> to memref<?xi8, strided<[?], offset: ?>>
  return %2 : memref<?xi8, strided<[?], offset: ?>>
}
// -----
func.func @collapse_of_cast(%m: memref<{{t:2x3|2x?|?x3}}xi8>) -> memref<?xi8> {
  %0 = memref.cast %m : memref<{{t:2x3|2x?|?x3}}xi8> to memref<{{u:?x?|?x3|2x?}}xi8>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<{{u:?x?|?x3|2x?}}xi8> into memref<?xi8>
  return %1 : memref<?xi8>
}
// -----
func.func @expand_of_cast(%m: memref<{{6|?}}xi8>, %n: index, %k: index) -> memref<?x?xi8> {
  %0 = memref.cast %m : memref<{{6|?}}xi8> to memref<?xi8>
  %c = arith.constant {{2|3|4}} : index
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [{{%n|%c}}, {{%k|%c}}] : memref<?xi8> into memref<?x?xi8>
  return %1 : memref<?x?xi8>
}
// -----
func.func @casts(%m: memref<{{s:4x?|?x4|4x4|?x?}}xi8{{l:|, strided<[4, 1]>|, strided<[?, ?], offset: ?>}}>) -> (index, memref<4x?xi8, strided<[4, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<{{s:4x?|?x4|4x4|?x?}}xi8{{l:|, strided<[4, 1]>|, strided<[?, ?], offset: ?>}}> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  %2 = memref.cast %0 : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<4x?xi8, strided<[4, ?], offset: ?>>
  %d = memref.dim %2, %c0 : memref<4x?xi8, strided<[4, ?], offset: ?>>
  return %d, %2 : index, memref<4x?xi8, strided<[4, ?], offset: ?>>
}
// -----
func.func @cast_chain(%m: memref<{{s:4x?|?x4|4x4|?x?}}xi8>) -> (i8, memref<{{u:4x4|?x4|?x?|4x?}}xi8>) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<{{s:4x?|?x4|4x4|?x?}}xi8> to memref<{{t:?x?|4x?|?x4}}xi8>
  %1 = memref.cast %0 : memref<{{t:?x?|4x?|?x4}}xi8> to memref<{{u:4x4|?x4|?x?|4x?}}xi8>
  %2 = memref.load %1[%c0, %c0] : memref<{{u:4x4|?x4|?x?|4x?}}xi8>
  return %2, %1 : i8, memref<{{u:4x4|?x4|?x?|4x?}}xi8>
}
// -----
func.func @copies(%m: memref<{{s:4|?|0}}xi8>, %n: memref<{{t:4|?|2|0}}xi8>, %k: index) {
  %c = arith.constant {{4|0|2}} : index
  %a = memref.alloc({{%c|%k}}) : memref<?xi8>
  %0 = memref.cast %m : memref<{{s:4|?|0}}xi8> to memref<?xi8>
  memref.copy %0, %a : memref<?xi8> to memref<?xi8>
  %1 = memref.cast %n : memref<{{t:4|?|2|0}}xi8> to memref<?xi8>
  memref.copy {{%a|%1|%0}}, {{%1|%0}} : memref<?xi8> to memref<?xi8>
  memref.dealloc %a : memref<?xi8>
  return
}
// -----
func.func @self_copy(%m: memref<{{s:4|?|0|2x0}}xi8>, %n: memref<{{s:4|?|0|2x0}}xi8>) {
  memref.copy %m, {{%n|%m}} : memref<{{s:4|?|0|2x0}}xi8> to memref<{{s:4|?|0|2x0}}xi8>
  return
}
// -----
func.func @reinterpret(%m: memref<{{16|4x4}}xi8>, %o: index, %n: index, %s: index) -> (i8, index, memref<?xi8, strided<[?], offset: ?>>) {
  %c = arith.constant {{1|0|2|-1|-9223372036854775808}} : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = memref.reinterpret_cast %m to offset: [{{%o|%c|2|%c3}}], sizes: [{{%n|%c|%c3|4}}], strides: [{{%s|%c|1}}] : memref<{{16|4x4}}xi8> to memref<?xi8, strided<[?], offset: ?>>
  %1 = memref.load %0[{{%c0|%n}}] : memref<?xi8, strided<[?], offset: ?>>
  %d = memref.dim %0, %c0 : memref<?xi8, strided<[?], offset: ?>>
  return %1, %d, %0 : i8, index, memref<?xi8, strided<[?], offset: ?>>
}
// -----
func.func @reinterpret_metadata(%m: memref<{{t:?x?|4x?|4x4}}xi8, strided<[?, {{w:?|1}}], offset: ?>>, %o: index) -> (index, index, index, index, memref<?x?xi8, strided<[?, ?], offset: ?>>) {
  %b, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<{{t:?x?|4x?|4x4}}xi8, strided<[?, {{w:?|1}}], offset: ?>> -> memref<i8>, index, index, index, index, index
  %c4 = arith.constant {{4|3}} : index
  %0 = memref.reinterpret_cast %b to offset: [{{%off|%o}}], sizes: [{{%sizes#0|%c4|%sizes#1}}, %sizes#1], strides: [{{%strides#0|%strides#1}}, {{%strides#1|1}}] : memref<i8> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %off, %sizes#0, %strides#0, %strides#1, %0 : index, index, index, index, memref<?x?xi8, strided<[?, ?], offset: ?>>
}
// -----
func.func @metadata_of(%m: memref<{{t:4x6|?x6|4x?}}xi8>, %o: index, %n: index) -> (index, index, index, index, index) {
  %0 = memref.subview %m[{{1|%o}}, 2] [{{2|%n}}, {{3|%n}}] [{{1|2}}, 1] : memref<{{t:4x6|?x6|4x?}}xi8> to memref<?x?xi8, strided<[?, 1], offset: ?>>
  %b, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<?x?xi8, strided<[?, 1], offset: ?>> -> memref<i8>, index, index, index, index, index
  return %off, %sizes#0, %sizes#1, %strides#0, %strides#1 : index, index, index, index, index
}
// -----
func.func @views(%n: index, %o: index, %i: index) -> (i16, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant {{1|4|-1|0|-9223372036854775808}} : index
  %a = memref.alloc() : memref<64xi8>
  %z = arith.constant 7 : i8
  memref.store %z, %a[%c0] : memref<64xi8>
  %b = memref.cast %a : memref<64xi8> to memref<?xi8>
  %v = memref.view {{s:%a|%b}}[{{%o|%c1|%c0}}][{{%n|%c1}}, {{%n|%c1}}] : memref<{{s:64|?}}xi8> to memref<?x?xi16>
  %d = memref.dim %v, {{%c0|%i}} : memref<?x?xi16>
  %w = arith.constant 5 : i16
  memref.store %w, %v[%c0, {{%c0|%i}}] : memref<?x?xi16>
  %x = memref.load %v[%c0, %i] : memref<?x?xi16>
  memref.dealloc %a : memref<64xi8>
  return %x, %d : i16, index
}
// -----
func.func @allocations(%n: index, %i: index, %x: i8) -> (i8, index) {
  %c = arith.constant {{0|1|4|-1|-9223372036854775808|-3}} : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.{{alloc|alloca}}({{%n|%c}}, {{%c|%c1}}) : memref<?x?xi8>
  memref.store %x, %a[%i, %c0] : memref<?x?xi8>
  %y = memref.load %a[%i, %c0] : memref<?x?xi8>
  %d = memref.dim %a, {{%c0|%c1}} : memref<?x?xi8>
  %b = memref.{{alloc|alloca}}({{%n|%c}}) : memref<2x?xi8>
  return %y, %d : i8, index
}
// -----
func.func @unused(%n: index, %x: i8) -> index {
  %c = arith.constant {{4|-1}} : index
  %c0 = arith.constant 0 : index
  %a = memref.{{alloc|alloca}}({{%n|%c}}) : memref<?xi8>
  {{|memref.store %x, %a[%c0] : memref<?xi8>}}
  {{|memref.dealloc %a : memref<?xi8>}}
  {{|%d = memref.dim %a, %c0 : memref<?xi8>}}
  return %n : index
}
// -----
func.func @reallocations(%n: index, %k: index, %x: i8, %b: i1) -> i8 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc({{%n|%k}}) : memref<?xi8>
  memref.store %x, %a[%c0] : memref<?xi8>
  %y = memref.load %a[%c0] : memref<?xi8>
  %r = memref.realloc %a({{%k|%n|%c0}}) : memref<?xi8> to memref<?xi8>
  {{|memref.store %x, %r[%c0] : memref<?xi8>}}
  {{memref.dealloc %r : memref<?xi8>|scf.if %b { memref.dealloc %r : memref<?xi8> }|}}
  return %y : i8
}
// -----
func.func @static_reallocation(%x: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi8>
  memref.store %x, %a[%c0] : memref<4xi8>
  %y = memref.load %a[%c0] : memref<4xi8>
  %r = memref.realloc %a : memref<4xi8> to memref<{{8|2|4|0}}xi8>
  {{|memref.dealloc %r : memref<8xi8>}}
  return %y : i8
}
// -----
func.func @scopes(%n: index, %x: i8, %c: i1) -> (i8, i8) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloca_scope -> (i8) {
    %k = arith.constant {{4|0}} : index
    %a = memref.alloca({{%n|%k}}) : memref<?xi8>
    memref.store %x, %a[%c0] : memref<?xi8>
    %1 = memref.alloca_scope -> (i8) {
      %b = memref.alloca() : memref<2xi8>
      memref.store %x, %b[%c0] : memref<2xi8>
      %2 = memref.load %b[%c0] : memref<2xi8>
      memref.alloca_scope.return %2 : i8
    }
    %3 = memref.load %a[%c0] : memref<?xi8>
    %4 = arith.addi %1, %3 : i8
    memref.alloca_scope.return {{%4|%1|%x}} : i8
  }
  %5 = scf.if %c -> (i8) {
    %6 = memref.alloca_scope -> (i8) {
      %b = memref.alloca() : memref<2xi8>
      memref.store %x, %b[%c0] : memref<2xi8>
      %2 = memref.load %b[%c0] : memref<2xi8>
      memref.alloca_scope.return %2 : i8
    }
    scf.yield %6 : i8
  } else {
    scf.yield %x : i8
  }
  return %0, %5 : i8, i8
}
// -----
func.func @scope_in_loop(%n: index, %x: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (i8) {
    %0 = memref.alloca_scope -> (i8) {
      %k = arith.constant {{4|0}} : index
      %b = memref.alloca({{%k|%n}}) : memref<?xi8>
      memref.store %s, %b[%c0] : memref<?xi8>
      %2 = memref.load %b[%c0] : memref<?xi8>
      %3 = arith.addi %2, %x : i8
      memref.alloca_scope.return %3 : i8
    }
    scf.yield %0 : i8
  }
  return %r : i8
}
// -----
func.func @accesses(%m: memref<{{s:4x?|4x4|4x4}}xi8>, %i: index, %x: i8, %v: vector<4xi8>, %k: vector<4xi1>) -> (i8, i8, vector<4xi8>, vector<4xi8>) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<{{s:4x?|4x4|4x4}}xi8> to memref<?x?xi8{{s:|, strided<[?, 1], offset: ?>|, strided<[4, 1], offset: ?>}}>
  %1 = memref.load %0[%i, %c0] : memref<?x?xi8{{s:|, strided<[?, 1], offset: ?>|, strided<[4, 1], offset: ?>}}>
  memref.store %x, %0[%c0, %i] : memref<?x?xi8{{s:|, strided<[?, 1], offset: ?>|, strided<[4, 1], offset: ?>}}>
  %2 = memref.atomic_rmw addi %x, %0[%c0, %c0] : (i8, memref<?x?xi8{{s:|, strided<[?, 1], offset: ?>|, strided<[4, 1], offset: ?>}}>) -> i8
  %3 = vector.load %0[%i, %c0] : memref<?x?xi8{{s:|, strided<[?, 1], offset: ?>|, strided<[4, 1], offset: ?>}}>, vector<4xi8>
  vector.store %v, %0[%c0, %c0] : memref<?x?xi8{{s:|, strided<[?, 1], offset: ?>|, strided<[4, 1], offset: ?>}}>, vector<4xi8>
  %4 = vector.maskedload %0[%i, %c0], %k, %v : memref<?x?xi8{{s:|, strided<[?, 1], offset: ?>|, strided<[4, 1], offset: ?>}}>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  vector.maskedstore %0[%i, %c0], %k, %v : memref<?x?xi8{{s:|, strided<[?, 1], offset: ?>|, strided<[4, 1], offset: ?>}}>, vector<4xi1>, vector<4xi8>
  memref.prefetch %0[%c0, %c0], read, locality<3>, data : memref<?x?xi8{{s:|, strided<[?, 1], offset: ?>|, strided<[4, 1], offset: ?>}}>
  return %1, %2, %3, %4 : i8, i8, vector<4xi8>, vector<4xi8>
}
// -----
func.func @assumptions(%m: memref<{{4|?}}xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %0 = memref.assume_alignment %m, {{1|4}} : memref<{{4|?}}xi8>
  %1 = memref.assume_alignment %0, {{4|1|8}} : memref<{{4|?}}xi8>
  %2 = memref.load %1[%c0] : memref<{{4|?}}xi8>
  return %2 : i8
}
// -----
func.func @assume_alignment(%m: memref<4xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %0 = memref.assume_alignment %m, {{4|1}} : memref<4xi8>
  %1 = memref.assume_alignment %0, 4 : memref<4xi8>
  %2 = memref.load %1[%c0] : memref<4xi8>
  return %2 : i8
}
// -----
func.func @transposes(%m: memref<{{s:2x3|?x3|1x3}}xi8>) -> (index, memref<{{s:2x3|?x3|1x3}}xi8, strided<[3, 1]>>) {
  %c0 = arith.constant 0 : index
  %0 = memref.transpose %m (i, j) -> ({{p:j, i|i, j}}) : memref<{{s:2x3|?x3|1x3}}xi8> to memref<{{p:3x|}}{{s:2|?|1}}{{p:|x3}}xi8, strided<[{{p:1, 3|3, 1}}]>>
  %d = memref.dim %0, %c0 : memref<{{p:3x|}}{{s:2|?|1}}{{p:|x3}}xi8, strided<[{{p:1, 3|3, 1}}]>>
  %1 = memref.transpose %0 (i, j) -> ({{p:j, i|i, j}}) : memref<{{p:3x|}}{{s:2|?|1}}{{p:|x3}}xi8, strided<[{{p:1, 3|3, 1}}]>> to memref<{{s:2x3|?x3|1x3}}xi8, strided<[3, 1]>>
  return %d, %1 : index, memref<{{s:2x3|?x3|1x3}}xi8, strided<[3, 1]>>
}
// -----
func.func @spaces(%m: memref<4xi8{{|, 1}}>) -> memref<4xi8> {
  %0 = memref.memory_space_cast %m : memref<4xi8{{|, 1}}> to memref<4xi8, {{a:2|1}}>
  %1 = memref.memory_space_cast %0 : memref<4xi8, {{a:2|1}}> to memref<4xi8>
  return %1 : memref<4xi8>
}
// -----
func.func @pointers(%m: memref<{{4|?}}xi8>, %o: index) -> i1 {
  %c = arith.constant 1 : index
  %0 = memref.subview %m[{{%o|0|1}}] [1] [1] : memref<{{4|?}}xi8> to memref<1xi8, strided<[1], offset: ?>>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<1xi8, strided<[1], offset: ?>> -> index
  %2 = memref.extract_aligned_pointer_as_index %m : memref<{{4|?}}xi8> -> index
  %3 = arith.cmpi eq, %1, %2 : index
  return %3 : i1
}
// -----
func.func @reshaped_to_itself(%a: memref<2x3xi8>, %b: memref<24xi8>, %c: memref<?x3xi8>) -> (memref<2x3xi8>, memref<24xi8>, memref<?x3xi8>) {
  %c0 = arith.constant 0 : index
  %0 = memref.expand_shape %a [[0], [1, 2]] output_shape [2, 3, 1] : memref<2x3xi8> into memref<2x3x1xi8>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<2x3x1xi8> into memref<2x3xi8>
  %2 = memref.collapse_shape %1 [[0], [1]] : memref<2x3xi8> into memref<2x3xi8>
  %3 = memref.view %b[%c0][] : memref<24xi8> to memref<24xi8>
  %4 = memref.collapse_shape %c [[0], [1]] : memref<?x3xi8> into memref<?x3xi8>
  return {{%1|%2}}, %3, %4 : memref<2x3xi8>, memref<24xi8>, memref<?x3xi8>
}
// -----
func.func @gpu_sizes(%n: index, %k: index) -> (index, index) {
  %c0 = arith.constant {{0|1}} : index
  %0 = gpu.alloc (%n) : memref<{{s:?x3|3x?}}xi8>
  %1 = memref.dim %0, {{%c0|%k}} : memref<{{s:?x3|3x?}}xi8>
  gpu.dealloc %0 : memref<{{s:?x3|3x?}}xi8>
  return %1, %n : index, index
}
