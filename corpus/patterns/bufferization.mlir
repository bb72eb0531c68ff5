func.func @clones(%m: memref<{{s:4|?}}xi8>, %i: index, %x: i8, %c: i1) -> (i8, i8) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %m : memref<{{s:4|?}}xi8> to memref<{{s:4|?}}xi8>
  {{|"test.seen"(%0) : (memref<4xi8>) -> ()}}
  %1 = memref.load %0[{{%c0|%i}}] : memref<{{s:4|?}}xi8>
  %2 = bufferization.clone %0 : memref<{{s:4|?}}xi8> to memref<?xi8>
  memref.dealloc {{a:%0|%2}} : memref<{{a:4|?}}xi8>
  %3 = memref.load {{b:%m|%2|%0}}[%c0] : memref<{{b:4|?|4}}xi8>
  memref.dealloc {{a:%2|%0}} : memref<{{a:?|4}}xi8>
  return %1, %3 : i8, i8
}
// -----
func.func @owned_clones(%n: index, %x: i8, %c: i1) -> (i8, i8) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi8>
  memref.store %x, %m[%c0] : memref<?xi8>
  %0 = bufferization.clone %m : memref<?xi8> to memref<?xi8>
  {{memref.dealloc %m : memref<?xi8>|}}
  %1 = memref.load %0[%c0] : memref<?xi8>
  {{|scf.if %c { "test.seen"(%x) : (i8) -> () }}}
  memref.dealloc %0 : memref<?xi8>
  {{|memref.dealloc %m : memref<?xi8>}}
  return %1, %x : i8, i8
}
// -----
func.func @deallocs(%n: index, %x: i8, %c: i1, %d: i1) -> (i8, i1, i1) {
  %c0 = arith.constant 0 : index
  %t = arith.constant {{true|false}}
  %a = memref.alloc(%n) : memref<?xi8>
  %b = memref.alloc() : memref<4xi8>
  {{|memref.store %x, %b[%c0] : memref<4xi8>}}
  %e = memref.cast %b : memref<4xi8> to memref<?xi8>
  %v = arith.select %d, %a, %e : memref<?xi8>
  %bb, %off, %sz, %st = memref.extract_strided_metadata %e : memref<?xi8> -> memref<i8>, index, index, index
  %0:2 = bufferization.dealloc (%a, {{%e|%bb|%a}} : memref<?xi8>, {{memref<?xi8>|memref<i8>}}) if ({{%c|%t}}, {{%t|%c}}) retain ({{%v|%a}}, {{%v|%e}} : memref<?xi8>, memref<?xi8>)
  return %x, %0#0, %0#1 : i8, i1, i1
}
// -----
func.func @plain_deallocs(%n: index, %x: i8, %c: i1) -> i8 {
  %t = arith.constant {{true|false}}
  %a = memref.alloc(%n) : memref<?xi8>
  {{|"test.seen"(%a) : (memref<?xi8>) -> ()}}
  %b = memref.alloc() : memref<4xi8>
  bufferization.dealloc (%a, %b, {{a:%a|%b}} : memref<?xi8>, memref<4xi8>, memref<{{a:?|4}}xi8>) if ({{%t|%c}}, %t, {{%t|%c}})
  bufferization.dealloc
  return %x : i8
}
// -----
func.func @buffers(%t: tensor<{{s:4|?}}xi8>, %i: index, %x: i8) -> (i8, tensor<?xi8>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %t : tensor<{{s:4|?}}xi8> to tensor<?xi8>
  %1 = bufferization.to_buffer %0 {{|read_only}} : tensor<?xi8> to memref<?xi8>
  %2 = memref.load %1[{{%i|%c0}}] : memref<?xi8>
  %3 = bufferization.to_tensor %1 restrict : memref<?xi8> to tensor<?xi8>
  %d = tensor.dim %3, %c0 : tensor<?xi8>
  return %2, %3, %d : i8, tensor<?xi8>, index
}
// -----
func.func @there_and_back(%m: memref<{{s:4|?}}xi8{{l:|, strided<[?], offset: ?>}}>, %x: i8) -> (i8, index) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_tensor %m restrict : memref<{{s:4|?}}xi8{{l:|, strided<[?], offset: ?>}}> to tensor<{{s:4|?}}xi8>
  %1 = bufferization.to_buffer %0 : tensor<{{s:4|?}}xi8> to memref<{{s:4|?}}xi8{{l:|, strided<[?], offset: ?>}}>
  %2 = memref.load %1[%c0] : memref<{{s:4|?}}xi8{{l:|, strided<[?], offset: ?>}}>
  %d = memref.dim %1, %c0 : memref<{{s:4|?}}xi8{{l:|, strided<[?], offset: ?>}}>
  return %2, %d : i8, index
}
// -----
func.func @allocated(%n: index, %k: index, %x: i8) -> (index, tensor<?xi8>) {
  %c = arith.constant {{0|3|-1|-9223372036854775808}} : index
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor({{%n|%c}}) : tensor<?xi8>
  %d = tensor.dim %0, {{%c0|%k}} : tensor<?xi8>
  %1 = linalg.fill ins(%x : i8) outs(%0 : tensor<?xi8>) -> tensor<?xi8>
  return %d, %1 : index, tensor<?xi8>
}
// -----
func.func @materialized(%t: tensor<{{s:4|?|3}}xi8>, %u: tensor<{{w:4|?}}xi8>) -> tensor<?xi8> {
  %0 = tensor.cast %t : tensor<{{s:4|?|3}}xi8> to tensor<?xi8>
  %1 = tensor.cast %u : tensor<{{w:4|?}}xi8> to tensor<?xi8>
  %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  return %2 : tensor<?xi8>
}
