func.func @mask_slices(%a: index, %b: index, %k: index) -> (vector<2x3xi1>, vector<4xi1>, i1, vector<4x4xi1>, vector<1x4xi1>, vector<4x3xi1>) {
  %c = arith.constant {{0|-1|2|4|5|9223372036854775807|-9223372036854775808}} : index
  %0 = vector.create_mask {{%a|%c}}, {{%b|%c}} : vector<4x4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [{{0|1|2}}, {{0|1}}], sizes = [2, 3], strides = [1, 1]} : vector<4x4xi1> to vector<2x3xi1>
  %2 = vector.extract %0[{{0|1|3|%k}}] : vector<4xi1> from vector<4x4xi1>
  %3 = vector.extract %2[{{0|3|%k}}] : i1 from vector<4xi1>
  %4 = vector.transpose %0, [1, 0] : vector<4x4xi1> to vector<4x4xi1>
  %5 = vector.create_mask {{%a|%c}} : vector<4xi1>
  %6 = vector.shape_cast %5 : vector<4xi1> to vector<1x4xi1>
  %7 = vector.constant_mask [{{0, 0|2, 3|4, 4|1, 4}}] : vector<4x4xi1>
  %8 = vector.extract_strided_slice %7 {offsets = [0, {{0|1}}], sizes = [4, 3], strides = [1, 1]} : vector<4x4xi1> to vector<4x3xi1>
  return %1, %2, %3, %4, %6, %8 : vector<2x3xi1>, vector<4xi1>, i1, vector<4x4xi1>, vector<1x4xi1>, vector<4x3xi1>
}
// -----
func.func @masked_transfers(%m: memref<4xi8>, %n: index, %v: vector<4xi8>, %x: i8) -> (vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>) {
  %c0 = arith.constant 0 : index
  %c = arith.constant {{0|4|2|-1|5}} : index
  %k = vector.{{a:create_mask %c|create_mask %n|constant_mask [4]|constant_mask [0]|constant_mask [2]}} : vector<4xi1>
  vector.maskedstore %m[%c0], %k, %v : memref<4xi8>, vector<4xi1>, vector<4xi8>
  %0 = vector.maskedload %m[%c0], %k, %v : memref<4xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  vector.compressstore %m[%c0], %k, %v : memref<4xi8>, vector<4xi1>, vector<4xi8>
  %1 = vector.expandload %m[%c0], %k, %v : memref<4xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  %i = arith.constant dense<{{[0, 1, 2, 3]|0|[3, 2, 1, 0]}}> : vector<4xi32>
  %2 = vector.gather %m[%c0] [%i], %k, %v : memref<4xi8>, vector<4xi32>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  vector.scatter %m[%c0] [%i], %k, %v : memref<4xi8>, vector<4xi32>, vector<4xi1>, vector<4xi8>
  %3 = vector.mask %k { vector.transfer_read %m[%c0], %x {in_bounds = [{{true|false}}]} : memref<4xi8>, vector<4xi8> } : vector<4xi1> -> vector<4xi8>
  return %0, %1, %2, %3 : vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>
}
// -----
func.func @mask_region(%t: tensor<4xi8>, %n: index, %v: vector<4xi8>, %x: i8, %w: vector<4xi8>) -> (tensor<4xi8>, i8, vector<4xi8>) {
  %c0 = arith.constant 0 : index
  %k = vector.{{a:create_mask %n|constant_mask [4]|constant_mask [0]|constant_mask [2]}} : vector<4xi1>
  %0 = vector.mask %k { vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xi8>, tensor<4xi8> } : vector<4xi1> -> tensor<4xi8>
  %1 = vector.mask %k { vector.reduction <{{add|mul|and|maxsi|minui}}>, %v, %x : vector<4xi8> into i8 } : vector<4xi1> -> i8
  %2 = vector.mask %k, %w { vector.yield {{%v|%w}} : vector<4xi8> } : vector<4xi1> -> vector<4xi8>
  return %0, %1, %2 : tensor<4xi8>, i8, vector<4xi8>
}
// -----
func.func @broadcasts(%x: i8, %v: vector<{{s:4|1|1x4|4x1}}xi8>, %i: index) -> (vector<{{r:2x4|4x4|3x4x4}}xi8>, i8, vector<{{r:4|4|4x4}}xi8>) {
  %0 = vector.broadcast %x : i8 to vector<{{s:4|1|1x4|4x1}}xi8>
  %1 = vector.broadcast {{%v|%0}} : vector<{{s:4|1|1x4|4x1}}xi8> to vector<{{r:2x4|4x4|3x4x4}}xi8>
  %2 = vector.extract %1[{{0|1|%i}}] : vector<{{r:4|4|4x4}}xi8> from vector<{{r:2x4|4x4|3x4x4}}xi8>
  %3 = vector.extract %1[{{r:0, 1|%i, 0|0, 1, %i}}] : i8 from vector<{{r:2x4|4x4|3x4x4}}xi8>
  return %1, %3, %2 : vector<{{r:2x4|4x4|3x4x4}}xi8>, i8, vector<{{r:4|4|4x4}}xi8>
}
// -----
func.func @inserts(%x: i8, %y: i8, %v: vector<2x3xi8>, %w: vector<3xi8>, %i: index, %j: index) -> (i8, vector<3xi8>, vector<2x3xi8>, i8) {
  %c = arith.constant {{0|1|-1|2|5}} : index
  %0 = vector.insert %x, %v[{{0|%i|%c}}, {{1|%j|%c}}] : i8 into vector<2x3xi8>
  %1 = vector.insert %w, %0[{{0|1|%i}}] : vector<3xi8> into vector<2x3xi8>
  %2 = vector.insert %y, %1[{{1|%i}}, {{2|1|%j}}] : i8 into vector<2x3xi8>
  %3 = vector.extract %2[{{0|1|%i}}, {{1|2|%j|%c}}] : i8 from vector<2x3xi8>
  %4 = vector.extract %2[{{0|1|%c}}] : vector<3xi8> from vector<2x3xi8>
  %5 = vector.extract %4[{{0|2|%j}}] : i8 from vector<3xi8>
  return %3, %4, %2, %5 : i8, vector<3xi8>, vector<2x3xi8>, i8
}
// -----
func.func @constants(%x: i8, %i: index) -> (i8, vector<2x2xi8>, vector<4xi8>, vector<2xi8>, vector<4xi8>) {
  %0 = arith.constant dense<{{[1, 2, 3, 4]|7}}> : vector<4xi8>
  %1 = vector.extract %0[{{0|3|%i}}] : i8 from vector<4xi8>
  %2 = vector.shape_cast %0 : vector<4xi8> to vector<2x2xi8>
  %3 = vector.transpose %2, [1, 0] : vector<2x2xi8> to vector<2x2xi8>
  %4 = vector.insert {{%x|%1}}, %0[{{0|2|%i}}] : i8 into vector<4xi8>
  %5 = vector.extract_strided_slice %0 {offsets = [{{0|1|2}}], sizes = [2], strides = [1]} : vector<4xi8> to vector<2xi8>
  %6 = vector.insert_strided_slice %5, %0 {offsets = [{{0|2}}], strides = [1]} : vector<2xi8> into vector<4xi8>
  return %1, %3, %4, %5, %6 : i8, vector<2x2xi8>, vector<4xi8>, vector<2xi8>, vector<4xi8>
}
// -----
func.func @splats(%x: i8, %y: i8, %i: index) -> (vector<4xi8>, vector<2x2xi8>, i8, vector<4xi8>, vector<2xi8>, vector<4xi8>) {
  %0 = vector.broadcast %x : i8 to vector<4xi8>
  %1 = vector.insert {{%x|%y}}, %0[{{0|3|%i}}] : i8 into vector<4xi8>
  %2 = vector.from_elements %x, {{%x|%y}}, %x, {{%x|%y}} : vector<2x2xi8>
  %3 = vector.extract %2[{{0|1|%i}}, {{1|%i}}] : i8 from vector<2x2xi8>
  %4 = vector.shuffle %0, %1 [{{0, 1, 2, 3|4, 5, 6, 7|0, 4, 1, 5|3, -1, 7, 0}}] : vector<4xi8>, vector<4xi8>
  %5 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi8> to vector<2xi8>
  %6 = vector.insert_strided_slice %5, {{%1|%0}} {offsets = [{{0|2}}], strides = [1]} : vector<2xi8> into vector<4xi8>
  return %1, %2, %3, %4, %5, %6 : vector<4xi8>, vector<2x2xi8>, i8, vector<4xi8>, vector<2xi8>, vector<4xi8>
}
// -----
func.func @shuffles(%v: vector<{{s:2|1}}xi8>, %w: vector<{{s:2|1}}xi8>) -> (vector<{{r:4|2|3}}xi8>, vector<{{r:4|2|3}}xi8>) {
  %0 = vector.shuffle %v, %w [{{r:0, 2, 1, 3|0, 1|2, -1, 0}}] : vector<{{s:2|1}}xi8>, vector<{{s:2|1}}xi8>
  %c = arith.constant dense<{{5|[3, 4]}}> : vector<2xi8>
  %p = ub.poison : vector<2xi8>
  %1 = vector.shuffle {{%c|%p}}, {{%p|%c}} [{{r:0, 2, 1, 3|0, 1|2, -1, 0}}] : vector<2xi8>, vector<2xi8>
  return %0, %1 : vector<{{r:4|2|3}}xi8>, vector<{{r:4|2|3}}xi8>
}
// -----
func.func @shapes(%v: vector<{{s:4|1x4|4x1|2x2}}xi8>, %i: index) -> (vector<{{u:2x2|4|1x4x1}}xi8>, vector<{{w:4|2x2|4x1}}xi8>, vector<{{w:4|2x2|1x4}}xi8>) {
  %0 = vector.shape_cast %v : vector<{{s:4|1x4|4x1|2x2}}xi8> to vector<{{u:2x2|4|1x4x1}}xi8>
  %1 = vector.shape_cast %0 : vector<{{u:2x2|4|1x4x1}}xi8> to vector<{{w:4|2x2|4x1}}xi8>
  %2 = vector.transpose %1, [{{w:0|1, 0|1, 0}}] : vector<{{w:4|2x2|4x1}}xi8> to vector<{{w:4|2x2|1x4}}xi8>
  return %0, %1, %2 : vector<{{u:2x2|4|1x4x1}}xi8>, vector<{{w:4|2x2|4x1}}xi8>, vector<{{w:4|2x2|1x4}}xi8>
}
// -----
func.func @shape_extracts(%v: vector<2x6xi8>, %x: i8, %i: index) -> (vector<{{r:6|3}}xi8>, i8, vector<3x2xi8>) {
  %0 = vector.shape_cast %v : vector<2x6xi8> to vector<{{r:2x6|4x3}}xi8>
  %1 = vector.extract %0[{{0|1|%i}}] : vector<{{r:6|3}}xi8> from vector<{{r:2x6|4x3}}xi8>
  %2 = vector.shape_cast %v : vector<2x6xi8> to vector<2x3x2xi8>
  %3 = vector.extract %2[{{1|%i}}, {{0|2|%i}}, 1] : i8 from vector<2x3x2xi8>
  %4 = vector.extract %2[{{1|0}}] : vector<3x2xi8> from vector<2x3x2xi8>
  return %1, %3, %4 : vector<{{r:6|3}}xi8>, i8, vector<3x2xi8>
}
// -----
func.func @reductions(%v: vector<{{s:1|4}}xi8>, %x: i8, %w: vector<2x{{t:1|3}}xi8>, %a: vector<2xi8>) -> (i8, vector<2xi8>) {
  %0 = vector.reduction <{{add|mul|and|or|xor|minsi|maxsi|minui|maxui}}>, %v, %x : vector<{{s:1|4}}xi8> into i8
  %1 = vector.multi_reduction <{{add|mul|minsi}}>, %w, %a [1] : vector<2x{{t:1|3}}xi8> to vector<2xi8>
  return %0, %1 : i8, vector<2xi8>
}
// -----
func.func @float_reductions(%v: vector<1xf32>, %x: f32) -> (f32, f32) {
  %0 = vector.reduction <{{add|mul|minimumf|maximumf|minnumf|maxnumf}}>, %v, %x : vector<1xf32> into f32
  %1 = vector.reduction <{{add|mul|minimumf|maximumf|minnumf|maxnumf}}>, %v : vector<1xf32> into f32
  return %0, %1 : f32, f32
}
// -----
func.func @reads(%t: tensor<{{s:4x8|?x8|4x?}}xi8>, %x: i8, %i: index, %v: vector<{{w:4x8|4x4|2x8}}xi8>, %y: i8) -> (vector<{{r:4x8|2x8|8}}xi8>, tensor<{{s:4x8|?x8|4x?}}xi8>) {
  %c0 = arith.constant {{0|1}} : index
  %0 = vector.transfer_write %v, %t[{{%c0|%i}}, %c0] {in_bounds = [{{true|false}}, {{true|false}}]} : vector<{{w:4x8|4x4|2x8}}xi8>, tensor<{{s:4x8|?x8|4x?}}xi8>
  %1 = vector.transfer_read %0[{{%c0|%i}}, %c0], {{%x|%y}} {in_bounds = [{{r:true, true|true, false|true}}]} : tensor<{{s:4x8|?x8|4x?}}xi8>, vector<{{r:4x8|2x8|8}}xi8>
  %2 = vector.transfer_write %v, %0[{{%c0|%i}}, {{%c0|%i}}] : vector<{{w:4x8|4x4|2x8}}xi8>, tensor<{{s:4x8|?x8|4x?}}xi8>
  return %1, %2 : vector<{{r:4x8|2x8|8}}xi8>, tensor<{{s:4x8|?x8|4x?}}xi8>
}
// -----
func.func @transfers_of_slices(%t: tensor<{{s:4x8|?x?}}xi8>, %x: i8, %i: index, %n: index, %v: vector<2x4xi8>, %d: tensor<{{s:4x8|?x?}}xi8>) -> (vector<2x4xi8>, tensor<{{s:4x8|?x?}}xi8>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[{{0|1|%i}}, {{0|%i}}] [{{%n|%i}}, %n] [1, {{1|2}}] : tensor<{{s:4x8|?x?}}xi8> to tensor<?x?xi8>
  %1 = vector.transfer_read %0[{{%c0|%i}}, %c0], %x {in_bounds = [{{true|false}}, {{true|false}}]} : tensor<?x?xi8>, vector<2x4xi8>
  %2 = vector.transfer_write %v, %0[{{%c0|%i}}, %c0] {in_bounds = [{{true|false}}, {{true|false}}]} : vector<2x4xi8>, tensor<?x?xi8>
  %3 = tensor.insert_slice %2 into {{%t|%d}}[0, {{0|%i}}] [{{%n|%i}}, %n] [1, 1] : tensor<?x?xi8> into tensor<{{s:4x8|?x?}}xi8>
  return %1, %3 : vector<2x4xi8>, tensor<{{s:4x8|?x?}}xi8>
}
// -----
func.func @transfers(%m: memref<{{s:4x8|?x8|4x?}}xi8>, %x: i8, %i: index, %v: vector<{{w:4x8|2x4|1x8}}xi8>, %u: vector<4xi8>) -> (vector<{{w:4x8|2x4|1x8}}xi8>, vector<4xi8>) {
  %c0 = arith.constant {{0|1|2}} : index
  vector.transfer_write %v, %m[{{%c0|%i}}, {{%c0|%i}}] {in_bounds = [{{true|false}}, {{true|false}}]} : vector<{{w:4x8|2x4|1x8}}xi8>, memref<{{s:4x8|?x8|4x?}}xi8>
  %0 = memref.cast %m : memref<{{s:4x8|?x8|4x?}}xi8> to memref<?x?xi8, strided<[?, 1], offset: ?>>
  %1 = vector.transfer_read %0[{{%c0|%i}}, %c0], %x {in_bounds = [{{true|false}}, {{true|false}}]} : memref<?x?xi8, strided<[?, 1], offset: ?>>, vector<{{w:4x8|2x4|1x8}}xi8>
  vector.transfer_write %u, %0[%c0, {{%i|%c0}}] {in_bounds = [{{true|false}}]} : vector<4xi8>, memref<?x?xi8, strided<[?, 1], offset: ?>>
  vector.transfer_write %u, %0[%c0, {{%i|%c0}}] {in_bounds = [{{true|false}}]} : vector<4xi8>, memref<?x?xi8, strided<[?, 1], offset: ?>>
  %2 = vector.transfer_read %0[%c0, %c0], %x {permutation_map = affine_map<(a, b) -> ({{a|b|0}})>} : memref<?x?xi8, strided<[?, 1], offset: ?>>, vector<4xi8>
  return %1, %2 : vector<{{w:4x8|2x4|1x8}}xi8>, vector<4xi8>
}
// -----
func.func @steps(%i: index) -> (vector<4xi1>, vector<4xindex>, index) {
  %0 = vector.step : vector<4xindex>
  %c = arith.constant dense<{{0|4|3|-1|5|-9223372036854775808}}> : vector<4xindex>
  %1 = arith.cmpi {{eq|ne|slt|sle|sgt|sge|ult|ule|ugt|uge}}, {{a:%0, %c|%c, %0}} : vector<4xindex>
  %2 = vector.extract %0[{{2|%i}}] : index from vector<4xindex>
  return %1, %0, %2 : vector<4xi1>, vector<4xindex>, index
}
// -----
func.func @casts(%v: vector<{{s:4xi8|2xi16}}>) -> (vector<1xi32>, vector<{{s:4xi8|2xi16}}>) {
  %0 = vector.bitcast %v : vector<{{s:4xi8|2xi16}}> to vector<{{2xi16|4xi8}}>
  %1 = vector.bitcast %v : vector<{{s:4xi8|2xi16}}> to vector<1xi32>
  %2 = vector.bitcast %1 : vector<1xi32> to vector<{{s:4xi8|2xi16}}>
  return %1, %2 : vector<1xi32>, vector<{{s:4xi8|2xi16}}>
}
// -----
func.func @strided(%v: vector<4x4xi8>, %w: vector<2x4xi8>, %i: index, %x: i8) -> (vector<2x2xi8>, vector<4x4xi8>, i8, vector<2x4xi8>) {
  %0 = vector.extract_strided_slice %v {offsets = [{{0|1|2}}], sizes = [2], strides = [1]} : vector<4x4xi8> to vector<2x4xi8>
  %1 = vector.extract_strided_slice %0 {offsets = [{{0|1|0}}, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xi8> to vector<1x2xi8>
  %2 = vector.insert_strided_slice {{%0|%w}}, %v {offsets = [{{0|1|2}}, 0], strides = [1, 1]} : vector<2x4xi8> into vector<4x4xi8>
  %3 = vector.extract_strided_slice %2 {offsets = [{{0|1|2}}, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x4xi8> to vector<2x4xi8>
  %4 = vector.extract %2[{{0|1|3|%i}}, {{2|%i}}] : i8 from vector<4x4xi8>
  %5 = vector.broadcast %1 : vector<1x2xi8> to vector<2x2xi8>
  return %5, %2, %4, %3 : vector<2x2xi8>, vector<4x4xi8>, i8, vector<2x4xi8>
}
// -----
func.func @scalars(%m: memref<i8>, %t: tensor<i8>, %x: i8, %v: vector<i8>) -> (vector<i8>, tensor<i8>, i8) {
  %0 = vector.transfer_read %m[], %x : memref<i8>, vector<i8>
  %1 = vector.transfer_write %v, %t[] : vector<i8>, tensor<i8>
  %2 = vector.extract %v[] : i8 from vector<i8>
  return %0, %1, %2 : vector<i8>, tensor<i8>, i8
}
// -----
func.func @elements(%v: vector<2x2xi8>, %x: i8) -> (i8, vector<2x2xi8>, vector<4xi8>) {
  %0:4 = vector.to_elements %v : vector<2x2xi8>
  %1 = vector.from_elements %0#0, %0#{{1|0}}, %0#2, %0#3 : vector<2x2xi8>
  %2 = vector.from_elements %0#{{0|1}}, %0#1, %0#2, %0#{{3|2}} : vector<4xi8>
  %b = vector.broadcast %x : i8 to vector<2xi8>
  %3:2 = vector.to_elements %b : vector<2xi8>
  %4 = arith.addi %3#0, %3#1 : i8
  return %4, %1, %2 : i8, vector<2x2xi8>, vector<4xi8>
}
// -----
func.func @interleaves(%v: vector<2xi8>, %w: vector<2xi8>) -> (vector<4xi8>, vector<2xi8>, vector<2xi8>) {
  %0 = vector.interleave %v, {{%w|%v}} : vector<2xi8> -> vector<4xi8>
  %1, %2 = vector.deinterleave %0 : vector<4xi8> -> vector<2xi8>
  return %0, %1, %2 : vector<4xi8>, vector<2xi8>, vector<2xi8>
}
// -----
func.func @extracts_of_casts(%v: vector<{{s:1x4|4|2x2}}xi8>, %x: i8, %i: index) -> (vector<4xi8>, vector<2xi8>, i8) {
  %0 = vector.shape_cast %v : vector<{{s:1x4|4|2x2}}xi8> to vector<1x1x4xi8>
  %1 = vector.extract %0[0, 0] : vector<4xi8> from vector<1x1x4xi8>
  %2 = vector.shape_cast %v : vector<{{s:1x4|4|2x2}}xi8> to vector<2x2xi8>
  %3 = vector.extract %2[{{0|1}}] : vector<2xi8> from vector<2x2xi8>
  %4 = vector.extract %2[{{0|1}}, {{1|%i}}] : i8 from vector<2x2xi8>
  return %1, %3, %4 : vector<4xi8>, vector<2xi8>, i8
}
// -----
func.func @same_everywhere(%x: i8, %y: i8, %i: index) -> (vector<2x2xi8>, vector<2x2xi8>) {
  %0 = vector.broadcast %x : i8 to vector<2x2xi8>
  %1 = vector.insert {{%x|%y}}, %0[{{0|%i}}, 1] : i8 into vector<2x2xi8>
  %2 = vector.broadcast {{%x|%y}} : i8 to vector<2xi8>
  %3 = vector.insert %2, %0[{{1|%i}}] : vector<2xi8> into vector<2x2xi8>
  return %1, %3 : vector<2x2xi8>, vector<2x2xi8>
}
// -----
func.func @gathers(%m: memref<4xi8>, %v: vector<4xi8>, %i: vector<4xi32>, %n: index) -> vector<4xi8> {
  %c0 = arith.constant 0 : index
  %k = vector.{{create_mask %n|constant_mask [4]|constant_mask [0]}} : vector<4xi1>
  %0 = vector.gather %m[%c0] [%i], %k, %v : memref<4xi8>, vector<4xi32>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  return %0 : vector<4xi8>
}
// -----
func.func @scatters(%m: memref<4xi8>, %v: vector<4xi8>, %i: vector<4xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %k = vector.{{create_mask %n|constant_mask [4]|constant_mask [0]}} : vector<4xi1>
  vector.scatter %m[%c0] [%i], %k, %v : memref<4xi8>, vector<4xi32>, vector<4xi1>, vector<4xi8>
  return
}
// -----
func.func @masked(%m: memref<4xi8>, %v: vector<4xi8>, %n: index) -> vector<4xi8> {
  %c0 = arith.constant 0 : index
  %k = vector.{{create_mask %n|constant_mask [4]|constant_mask [0]|constant_mask [2]}} : vector<4xi1>
  vector.maskedstore %m[%c0], %k, %v : memref<4xi8>, vector<4xi1>, vector<4xi8>
  %0 = vector.maskedload %m[{{%c0|%n}}], %k, %v : memref<4xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  return %0 : vector<4xi8>
}
// -----
func.func @compressed(%m: memref<4xi8>, %v: vector<4xi8>, %n: index) -> vector<4xi8> {
  %c0 = arith.constant 0 : index
  %k = vector.{{create_mask %n|constant_mask [4]|constant_mask [0]|constant_mask [2]}} : vector<4xi1>
  vector.compressstore %m[%c0], %k, %v : memref<4xi8>, vector<4xi1>, vector<4xi8>
  %0 = vector.expandload %m[%c0], %k, %v : memref<4xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  return %0 : vector<4xi8>
}
// -----
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @contractions(%x: vector<2x3x{{t:i4|f32}}>, %y: vector<3x2x{{t:i4|f32}}>, %z: vector<2x2x{{t:i4|f32}}>) -> vector<2x2x{{t:i4|f32}}> {
  %s = arith.constant dense<{{t:0|0.0}}> : vector<2x2x{{t:i4|f32}}>
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<{{add|maxsi}}>} %x, %y, {{%s|%z}}
    : vector<2x3x{{t:i4|f32}}>, vector<3x2x{{t:i4|f32}}> into vector<2x2x{{t:i4|f32}}>
  %1 = arith.{{t:addi|addf}} {{%0, %z|%z, %0}} {{t:|fastmath<reassoc,nsz>}} : vector<2x2x{{t:i4|f32}}>
  return %1 : vector<2x2x{{t:i4|f32}}>
}
// -----
func.func @masked_writes(%v: vector<4xi8>, %m: memref<{{w:4|8}}xi8>, %n: index) {
  %c0 = arith.constant {{0|1}} : index
  %k = vector.{{constant_mask [4]|constant_mask [2]|create_mask %n}} : vector<4xi1>
  vector.mask %k { vector.transfer_write %v, %m[%c0] : vector<4xi8>, memref<{{w:4|8}}xi8> } : vector<4xi1>
  return
}
