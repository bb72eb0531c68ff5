#id = affine_map<(i) -> (i)>
func.func @generic(%a: memref<{{s:2|3|?}}xi8>, %b: memref<{{t:2|3|?|0}}xi8>, %x: i8) {
  %0 = memref.cast %a : memref<{{s:2|3|?}}xi8> to memref<?xi8>
  %1 = memref.cast %b : memref<{{t:2|3|?|0}}xi8> to memref<?xi8>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : memref<?xi8>) outs({{%1|%0}} : memref<?xi8>) {
  ^bb0(%p: i8, %q: i8):
    %2 = arith.addi %p, {{%q|%x}} : i8
    linalg.yield {{%2|%p}} : i8
  }
  return
}
// -----
#id = affine_map<(i) -> (i)>
func.func @generic_tensors(%a: tensor<{{s:2|3|?}}xi8>, %b: tensor<{{t:2|3|?|0}}xi8>, %x: i8) -> (tensor<?xi8>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<{{s:2|3|?}}xi8> to tensor<?xi8>
  %1 = tensor.cast %b : tensor<{{t:2|3|?|0}}xi8> to tensor<?xi8>
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<?xi8>) outs({{%1|%0}} : tensor<?xi8>) {
  ^bb0(%p: i8, %q: i8):
    %2 = arith.addi %p, {{%q|%x}} : i8
    linalg.yield {{%2|%p|%q|%x}} : i8
  } -> tensor<?xi8>
  %d = tensor.dim %3, %c0 : tensor<?xi8>
  return %3, %d : tensor<?xi8>, index
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> ({{j, i|i, j}})>
func.func @identity(%a: tensor<{{s:2x3|3x3|?x?|2x?}}xi8>, %b: tensor<{{t:3x2|3x3|?x?|?x2}}xi8>) -> tensor<{{t:3x2|3x3|?x?|?x2}}xi8> {
  %3 = linalg.generic {indexing_maps = [#id, #t], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<{{s:2x3|3x3|?x?|2x?}}xi8>) outs(%b : tensor<{{t:3x2|3x3|?x?|?x2}}xi8>) {
  ^bb0(%p: i8, %q: i8):
    linalg.yield {{%p|%q}} : i8
  } -> tensor<{{t:3x2|3x3|?x?|?x2}}xi8>
  return %3 : tensor<{{t:3x2|3x3|?x?|?x2}}xi8>
}
// -----
func.func @products(%a: tensor<{{s:2x3|?x3|?x?|0x3}}xi8>, %b: tensor<{{t:3x2|?x2|?x?|3x0}}xi8>, %c: tensor<{{u:2x2|?x?}}xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>) {
  %0 = tensor.cast %a : tensor<{{s:2x3|?x3|?x?|0x3}}xi8> to tensor<?x?xi8>
  %1 = tensor.cast %b : tensor<{{t:3x2|?x2|?x?|3x0}}xi8> to tensor<?x?xi8>
  %2 = tensor.cast %c : tensor<{{u:2x2|?x?}}xi8> to tensor<?x?xi8>
  %3 = linalg.matmul ins(%0, %1 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?xi8>) -> tensor<?x?xi8>
  %4 = linalg.add ins(%3, {{%2|%0}} : tensor<?x?xi8>, tensor<?x?xi8>) outs(%2 : tensor<?x?xi8>) -> tensor<?x?xi8>
  return %3, %4 : tensor<?x?xi8>, tensor<?x?xi8>
}
// -----
func.func @buffer_products(%a: memref<{{s:2x3|?x3|?x?|0x3}}xi8>, %b: memref<{{t:3x2|?x2|?x?|3x0|4x2}}xi8>, %c: memref<{{u:2x2|?x?|4x4}}xi8>) {
  %0 = memref.cast %a : memref<{{s:2x3|?x3|?x?|0x3}}xi8> to memref<?x?xi8>
  %1 = memref.cast %b : memref<{{t:3x2|?x2|?x?|3x0|4x2}}xi8> to memref<?x?xi8>
  %2 = memref.cast %c : memref<{{u:2x2|?x?|4x4}}xi8> to memref<?x?xi8>
  linalg.matmul ins(%0, %1 : memref<?x?xi8>, memref<?x?xi8>) outs(%2 : memref<?x?xi8>)
  linalg.add ins(%0, %0 : memref<?x?xi8>, memref<?x?xi8>) outs({{%2|%0}} : memref<?x?xi8>)
  return
}
// -----
func.func @elementwise(%a: {{k:memref|tensor}}<{{s:2|?|0}}xf32>, %b: {{k:memref|tensor}}<{{t:2|3|?}}xf32>) -> {{k:index|tensor<?xf32>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2|?|0}}xf32> to {{k:memref|tensor}}<?xf32>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:2|3|?}}xf32> to {{k:memref|tensor}}<?xf32>
  {{k:|%2 =}} linalg.{{abs|ceil|erf|exp|floor|log|negf|reciprocal|round|rsqrt|sqrt|square|tanh}} ins(%0 : {{k:memref|tensor}}<?xf32>) outs(%1 : {{k:memref|tensor}}<?xf32>) {{k:|-> tensor<?xf32>}}
  return {{k:%c0|%2}} : {{k:index|tensor<?xf32>}}
}
// -----
func.func @binary(%a: {{k:memref|tensor}}<{{s:2|?|0}}x{{e:f32|i8}}>, %b: {{k:memref|tensor}}<{{t:2|3|?}}x{{e:f32|i8}}>) -> {{k:index|tensor<?xf32>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2|?|0}}x{{e:f32|i8}}> to {{k:memref|tensor}}<?x{{e:f32|i8}}>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:2|3|?}}x{{e:f32|i8}}> to {{k:memref|tensor}}<?x{{e:f32|i8}}>
  {{k:|%2 =}} linalg.{{add|sub|mul|div|div_unsigned|max|min|powf}} ins(%0, {{%1|%0}} : {{k:memref|tensor}}<?x{{e:f32|i8}}>, {{k:memref|tensor}}<?x{{e:f32|i8}}>) outs(%1 : {{k:memref|tensor}}<?x{{e:f32|i8}}>) {{k:|-> tensor<?xf32>}}
  return {{k:%c0|%2}} : {{k:index|tensor<?xf32>}}
}
// -----
func.func @fills(%x: i8, %t: tensor<{{s:2x3|?x3}}xi8>, %n: index, %l: index) -> (tensor<?x?xi8>, tensor<{{w:6|?}}xi8>, i8, tensor<?x3xi8>) {
  %c0 = arith.constant {{0|1}} : index
  %e = tensor.empty(%n) : tensor<?x3xi8>
  %0 = linalg.fill ins(%x : i8) outs({{a:%t|%e}} : tensor<{{a:2x3|?x3}}xi8>) -> tensor<{{a:2x3|?x3}}xi8>
  %1 = tensor.pad %0 low[{{0|1|%l}}, 0] high[{{1|0|%n}}, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : i8
  } : tensor<{{a:2x3|?x3}}xi8> to tensor<?x3xi8>
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<{{a:2x3|?x3}}xi8> into tensor<{{a:6|?}}xi8>
  %3 = tensor.extract %0[{{%c0|%n}}, %c0] : tensor<{{a:2x3|?x3}}xi8>
  %4 = tensor.insert_slice %0 into %1[{{0|%l|1}}, 0] [{{a:2|%n}}, 3] [1, 1] : tensor<{{a:2x3|?x3}}xi8> into tensor<?x3xi8>
  %5 = tensor.cast %1 : tensor<?x3xi8> to tensor<?x?xi8>
  %6 = tensor.cast %2 : tensor<{{a:6|?}}xi8> to tensor<{{w:6|?}}xi8>
  return %5, %6, %3, %4 : tensor<?x?xi8>, tensor<{{w:6|?}}xi8>, i8, tensor<?x3xi8>
}
// -----
func.func @fill_copies(%x: i8, %y: i8, %t: tensor<?xi8>, %u: tensor<{{s:4|?}}xi8>) -> (tensor<?xi8>, tensor<{{s:4|?}}xi8>, tensor<?xi8>) {
  %0 = linalg.fill ins(%x : i8) outs(%t : tensor<?xi8>) -> tensor<?xi8>
  %1 = linalg.fill ins({{%y|%x}} : i8) outs(%0 : tensor<?xi8>) -> tensor<?xi8>
  %2 = linalg.copy ins({{%1|%t}} : tensor<?xi8>) outs({{%0|%1}} : tensor<?xi8>) -> tensor<?xi8>
  %3 = linalg.copy ins({{%u}} : tensor<{{s:4|?}}xi8>) outs(%u : tensor<{{s:4|?}}xi8>) -> tensor<{{s:4|?}}xi8>
  return %1, %3, %2 : tensor<?xi8>, tensor<{{s:4|?}}xi8>, tensor<?xi8>
}
// -----
func.func @transposes(%a: tensor<{{s:2x3|?x3|?x?}}xi8>, %b: tensor<{{t:3x2|3x?|?x?}}xi8>, %c: tensor<{{s:2x3|?x3|?x?}}xi8>) -> tensor<{{s:2x3|?x3|?x?}}xi8> {
  %0 = linalg.transpose ins(%a : tensor<{{s:2x3|?x3|?x?}}xi8>) outs(%b : tensor<{{t:3x2|3x?|?x?}}xi8>) permutation = [1, 0]
  %1 = linalg.transpose ins(%0 : tensor<{{t:3x2|3x?|?x?}}xi8>) outs(%c : tensor<{{s:2x3|?x3|?x?}}xi8>) permutation = [1, 0]
  return %1 : tensor<{{s:2x3|?x3|?x?}}xi8>
}
// -----
func.func @triple(%a: tensor<2x3x4xi8>, %b: tensor<{{p:3x4x2|2x4x3|2x3x4}}xi8>, %c: tensor<{{q:4x2x3|3x2x4|4x3x2}}xi8>) -> tensor<{{q:4x2x3|3x2x4|4x3x2}}xi8> {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xi8>) outs(%b : tensor<{{p:3x4x2|2x4x3|2x3x4}}xi8>) permutation = [{{p:1, 2, 0|0, 2, 1|0, 1, 2}}]
  %1 = linalg.transpose ins(%0 : tensor<{{p:3x4x2|2x4x3|2x3x4}}xi8>) outs(%c : tensor<{{q:4x2x3|3x2x4|4x3x2}}xi8>) permutation = [{{1, 2, 0|2, 0, 1|0, 2, 1|1, 0, 2|2, 1, 0}}]
  return %1 : tensor<{{q:4x2x3|3x2x4|4x3x2}}xi8>
}
// -----
func.func @broadcasts(%a: tensor<{{s:2|?}}xi8>, %b: tensor<{{t:2x3|?x3|?x?}}xi8>, %c: tensor<{{u:2x3x4|?x3x?}}xi8>, %d: tensor<{{v:3x2|3x?|?x?}}xi8>) -> (tensor<{{u:2x3x4|?x3x?}}xi8>, tensor<{{v:3x2|3x?|?x?}}xi8>) {
  %0 = linalg.broadcast ins(%a : tensor<{{s:2|?}}xi8>) outs(%b : tensor<{{t:2x3|?x3|?x?}}xi8>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<{{t:2x3|?x3|?x?}}xi8>) outs(%c : tensor<{{u:2x3x4|?x3x?}}xi8>) dimensions = [2]
  %2 = linalg.transpose ins(%0 : tensor<{{t:2x3|?x3|?x?}}xi8>) outs(%d : tensor<{{v:3x2|3x?|?x?}}xi8>) permutation = [1, 0]
  return %1, %2 : tensor<{{u:2x3x4|?x3x?}}xi8>, tensor<{{v:3x2|3x?|?x?}}xi8>
}
// -----
func.func @maps(%a: {{k:memref|tensor}}<{{s:2|?|0}}xi8>, %b: {{k:memref|tensor}}<{{t:2|?|3}}xi8>, %x: i8) -> {{k:i8|tensor<?xi8>}} {
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2|?|0}}xi8> to {{k:memref|tensor}}<?xi8>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:2|?|3}}xi8> to {{k:memref|tensor}}<?xi8>
  {{k:|%2 =}} linalg.map { arith.{{muli|addi|subi}} } ins(%0, {{%1|%0}} : {{k:memref|tensor}}<?xi8>, {{k:memref|tensor}}<?xi8>) outs(%1 : {{k:memref|tensor}}<?xi8>)
  return {{k:%x|%2}} : {{k:i8|tensor<?xi8>}}
}
// -----
func.func @reductions(%a: tensor<{{s:2x3|?x3|0x3}}xi8>, %b: tensor<{{t:3|?}}xi8>) -> tensor<{{t:3|?}}xi8> {
  %0 = tensor.cast %a : tensor<{{s:2x3|?x3|0x3}}xi8> to tensor<?x?xi8>
  %1 = linalg.reduce { arith.{{muli|addi|maxsi}} } ins(%0 : tensor<?x?xi8>) outs(%b : tensor<{{t:3|?}}xi8>) dimensions = [0]
  return %1 : tensor<{{t:3|?}}xi8>
}
// -----
func.func @packs(%a: tensor<{{s:4x6|?x6|?x?}}xi8>, %d: tensor<{{t:2x3x2x2|?x3x2x2|?x?x2x2}}xi8>, %x: i8, %e: tensor<{{s:4x6|?x6|?x?}}xi8>) -> (tensor<{{t:2x3x2x2|?x3x2x2|?x?x2x2}}xi8>, tensor<{{s:4x6|?x6|?x?}}xi8>) {
  %0 = linalg.pack %a padding_value(%x : i8) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<{{s:4x6|?x6|?x?}}xi8> -> tensor<{{t:2x3x2x2|?x3x2x2|?x?x2x2}}xi8>
  %1 = linalg.unpack {{%0|%d}} inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<{{t:2x3x2x2|?x3x2x2|?x?x2x2}}xi8> -> tensor<{{s:4x6|?x6|?x?}}xi8>
  %2 = linalg.pack %1 padding_value(%x : i8) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<{{s:4x6|?x6|?x?}}xi8> -> tensor<{{t:2x3x2x2|?x3x2x2|?x?x2x2}}xi8>
  return {{%2|%0}}, %1 : tensor<{{t:2x3x2x2|?x3x2x2|?x?x2x2}}xi8>, tensor<{{s:4x6|?x6|?x?}}xi8>
}
// -----
func.func @vectors(%a: {{k:memref|tensor}}<{{s:2x3|?x3|0x3}}xi8>, %b: {{k:memref|tensor}}<{{t:3|?|2}}xi8>, %c: {{k:memref|tensor}}<{{u:2|?|0}}xi8>) -> {{k:index|tensor<?xi8>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2x3|?x3|0x3}}xi8> to {{k:memref|tensor}}<?x?xi8>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:3|?|2}}xi8> to {{k:memref|tensor}}<?xi8>
  %2 = {{k:memref|tensor}}.cast %c : {{k:memref|tensor}}<{{u:2|?|0}}xi8> to {{k:memref|tensor}}<?xi8>
  {{k:|%3 =}} linalg.{{v:matvec|vecmat}} ins({{v:%0, %1|%1, %0}} : {{k:memref|tensor}}<{{v:?x?|?}}xi8>, {{k:memref|tensor}}<{{v:?|?x?}}xi8>) outs(%2 : {{k:memref|tensor}}<?xi8>) {{k:|-> tensor<?xi8>}}
  return {{k:%c0|%3}} : {{k:index|tensor<?xi8>}}
}
// -----
func.func @dots(%a: {{k:memref|tensor}}<{{s:2|?|0}}xi8>, %b: {{k:memref|tensor}}<{{t:2|?|3}}xi8>, %c: {{k:memref|tensor}}<i8>, %x: {{k:memref|tensor}}<{{t:2|?|3}}xi1>) -> {{k:index|tensor<i8>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2|?|0}}xi8> to {{k:memref|tensor}}<?xi8>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:2|?|3}}xi8> to {{k:memref|tensor}}<?xi8>
  {{k:|%3 =}} linalg.dot ins(%0, %1 : {{k:memref|tensor}}<?xi8>, {{k:memref|tensor}}<?xi8>) outs(%c : {{k:memref|tensor}}<i8>) {{k:|-> tensor<i8>}}
  %4 = {{k:memref|tensor}}.cast %x : {{k:memref|tensor}}<{{t:2|?|3}}xi1> to {{k:memref|tensor}}<?xi1>
  {{k:|%5 =}} linalg.select ins(%4, %0, %1 : {{k:memref|tensor}}<?xi1>, {{k:memref|tensor}}<?xi8>, {{k:memref|tensor}}<?xi8>) outs(%1 : {{k:memref|tensor}}<?xi8>) {{k:|-> tensor<?xi8>}}
  return {{k:%c0|%3}} : {{k:index|tensor<i8>}}
}
// -----
func.func @batches(%a: {{k:memref|tensor}}<{{s:2x2x3|?x2x3|0x2x3}}xi8>, %b: {{k:memref|tensor}}<{{t:2x3x2|?x3x?|1x3x2}}xi8>, %c: {{k:memref|tensor}}<{{u:2x2x2|?x?x?}}xi8>, %d: {{k:memref|tensor}}<{{2x2|?x?}}xi8>) -> {{k:index|tensor<?x?x?xi8>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2x2x3|?x2x3|0x2x3}}xi8> to {{k:memref|tensor}}<?x?x?xi8>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:2x3x2|?x3x?|1x3x2}}xi8> to {{k:memref|tensor}}<?x?x?xi8>
  %2 = {{k:memref|tensor}}.cast %c : {{k:memref|tensor}}<{{u:2x2x2|?x?x?}}xi8> to {{k:memref|tensor}}<?x?x?xi8>
  {{k:|%3 =}} linalg.batch_matmul ins(%0, %1 : {{k:memref|tensor}}<?x?x?xi8>, {{k:memref|tensor}}<?x?x?xi8>) outs(%2 : {{k:memref|tensor}}<?x?x?xi8>) {{k:|-> tensor<?x?x?xi8>}}
  return {{k:%c0|%3}} : {{k:index|tensor<?x?x?xi8>}}
}
// -----
func.func @convolutions(%a: {{k:memref|tensor}}<{{s:4|?|0}}xi8>, %b: {{k:memref|tensor}}<{{t:2|?|0}}xi8>, %c: {{k:memref|tensor}}<{{u:3|?}}xi8>) -> {{k:index|tensor<?xi8>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:4|?|0}}xi8> to {{k:memref|tensor}}<?xi8>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:2|?|0}}xi8> to {{k:memref|tensor}}<?xi8>
  %2 = {{k:memref|tensor}}.cast %c : {{k:memref|tensor}}<{{u:3|?}}xi8> to {{k:memref|tensor}}<?xi8>
  {{k:|%3 =}} linalg.conv_1d ins(%0, %1 : {{k:memref|tensor}}<?xi8>, {{k:memref|tensor}}<?xi8>) outs(%2 : {{k:memref|tensor}}<?xi8>) {{k:|-> tensor<?xi8>}}
  return {{k:%c0|%3}} : {{k:index|tensor<?xi8>}}
}
// -----
func.func @pools(%a: {{k:memref|tensor}}<{{s:1x4x2|?x4x2|0x4x2}}xi8>, %b: {{k:memref|tensor}}<{{t:2|?}}xi8>, %c: {{k:memref|tensor}}<{{u:1x3x2|?x?x?}}xi8>) -> {{k:index|tensor<?x?x?xi8>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:1x4x2|?x4x2|0x4x2}}xi8> to {{k:memref|tensor}}<?x?x?xi8>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:2|?}}xi8> to {{k:memref|tensor}}<?xi8>
  %2 = {{k:memref|tensor}}.cast %c : {{k:memref|tensor}}<{{u:1x3x2|?x?x?}}xi8> to {{k:memref|tensor}}<?x?x?xi8>
  {{k:|%3 =}} linalg.pooling_nwc_{{max|min|sum|max_unsigned|min_unsigned}} {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%0, %1 : {{k:memref|tensor}}<?x?x?xi8>, {{k:memref|tensor}}<?xi8>) outs(%2 : {{k:memref|tensor}}<?x?x?xi8>) {{k:|-> tensor<?x?x?xi8>}}
  return {{k:%c0|%3}} : {{k:index|tensor<?x?x?xi8>}}
}
// -----
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @contract(%a: {{k:memref|tensor}}<{{s:2x3|?x3|0x3}}xi8>, %b: {{k:memref|tensor}}<{{t:3x2|?x2|4x2}}xi8>, %c: {{k:memref|tensor}}<{{u:2x2|?x2|3x2}}xi8>) -> {{k:index|tensor<?x2xi8>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2x3|?x3|0x3}}xi8> to {{k:memref|tensor}}<?x?xi8>
  %2 = {{k:memref|tensor}}.cast %c : {{k:memref|tensor}}<{{u:2x2|?x2|3x2}}xi8> to {{k:memref|tensor}}<?x2xi8>
  {{k:|%3 =}} linalg.contract indexing_maps = [#a, #b, #c] ins(%0, %b : {{k:memref|tensor}}<?x?xi8>, {{k:memref|tensor}}<{{t:3x2|?x2|4x2}}xi8>) outs(%2 : {{k:memref|tensor}}<?x2xi8>) {{k:|-> tensor<?x2xi8>}}
  return {{k:%c0|%3}} : {{k:index|tensor<?x2xi8>}}
}
// -----
func.func @elementwise_kinds(%a: {{k:memref|tensor}}<{{s:2|?|0}}xf32>, %b: {{k:memref|tensor}}<{{t:2|3|?}}xf32>) -> {{k:index|tensor<?xf32>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2|?|0}}xf32> to {{k:memref|tensor}}<?xf32>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:2|3|?}}xf32> to {{k:memref|tensor}}<?xf32>
  {{k:|%2 =}} linalg.elementwise kind=#linalg.elementwise_kind<{{negf|abs|square}}> ins(%0 : {{k:memref|tensor}}<?xf32>) outs({{%1|%0}} : {{k:memref|tensor}}<?xf32>) {{k:|-> tensor<?xf32>}}
  return {{k:%c0|%2}} : {{k:index|tensor<?xf32>}}
}
// -----
func.func @elementwise_pairs(%a: tensor<{{2|?}}x3xi8>, %b: tensor<{{2|?|3}}x?xi8>, %c: tensor<?x{{3|?}}xi8>) -> tensor<?x?xi8> {
  %0 = tensor.cast %a : tensor<{{2|?}}x3xi8> to tensor<?x?xi8>
  %1 = tensor.cast %b : tensor<{{2|?|3}}x?xi8> to tensor<?x?xi8>
  %2 = tensor.cast %c : tensor<?x{{3|?}}xi8> to tensor<?x?xi8>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<{{add|mul|sub}}> ins(%0, {{%1|%0}} : tensor<?x?xi8>, tensor<?x?xi8>) outs({{%2|%1}} : tensor<?x?xi8>) -> tensor<?x?xi8>
  return %3 : tensor<?x?xi8>
}
// -----
func.func @rearranged(%a: {{k:memref|tensor}}<{{s:2x3|?x3|0x3|2x?}}xi8>, %b: {{k:memref|tensor}}<{{t:3x2|3x?|?x?|4x2}}xi8>) -> {{k:index|tensor<?x?xi8>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2x3|?x3|0x3|2x?}}xi8> to {{k:memref|tensor}}<?x?xi8>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:3x2|3x?|?x?|4x2}}xi8> to {{k:memref|tensor}}<?x?xi8>
  {{k:|%2 =}} linalg.transpose ins(%0 : {{k:memref|tensor}}<?x?xi8>) outs(%1 : {{k:memref|tensor}}<?x?xi8>) permutation = [1, 0]
  return {{k:%c0|%2}} : {{k:index|tensor<?x?xi8>}}
}
// -----
func.func @broadcast_once(%a: {{k:memref|tensor}}<{{s:2|?|0}}xi8>, %b: {{k:memref|tensor}}<{{t:3x2|3x?|?x?|4x1}}xi8>) -> {{k:index|tensor<?x?xi8>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2|?|0}}xi8> to {{k:memref|tensor}}<?xi8>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:3x2|3x?|?x?|4x1}}xi8> to {{k:memref|tensor}}<?x?xi8>
  {{k:|%2 =}} linalg.broadcast ins(%0 : {{k:memref|tensor}}<?xi8>) outs(%1 : {{k:memref|tensor}}<?x?xi8>) dimensions = [0]
  return {{k:%c0|%2}} : {{k:index|tensor<?x?xi8>}}
}
// -----
func.func @reduced(%a: {{k:memref|tensor}}<{{s:2x3|?x3|0x3}}xi8>, %b: {{k:memref|tensor}}<{{t:3|?|2}}xi8>) -> {{k:index|tensor<?xi8>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2x3|?x3|0x3}}xi8> to {{k:memref|tensor}}<?x?xi8>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:3|?|2}}xi8> to {{k:memref|tensor}}<?xi8>
  {{k:|%2 =}} linalg.reduce { arith.{{muli|addi}} } ins(%0 : {{k:memref|tensor}}<?x?xi8>) outs(%1 : {{k:memref|tensor}}<?xi8>) dimensions = [{{0|1}}]
  return {{k:%c0|%2}} : {{k:index|tensor<?xi8>}}
}
// -----
func.func @softened(%a: {{k:memref|tensor}}<{{s:2|?|0}}x3xf32>, %b: {{k:memref|tensor}}<{{t:2|3|?}}x3xf32>) -> {{k:index|tensor<?x3xf32>}} {
  %c0 = arith.constant 0 : index
  %0 = {{k:memref|tensor}}.cast %a : {{k:memref|tensor}}<{{s:2|?|0}}x3xf32> to {{k:memref|tensor}}<?x3xf32>
  %1 = {{k:memref|tensor}}.cast %b : {{k:memref|tensor}}<{{t:2|3|?}}x3xf32> to {{k:memref|tensor}}<?x3xf32>
  {{k:|%2 =}} linalg.softmax dimension(1) ins(%0 : {{k:memref|tensor}}<?x3xf32>) outs(%1 : {{k:memref|tensor}}<?x3xf32>) {{k:|-> tensor<?x3xf32>}}
  return {{k:%c0|%2}} : {{k:index|tensor<?x3xf32>}}
}
// -----
func.func @nothing(%a: memref<0x3xi8>, %b: memref<3x0xi8>, %c: memref<0xi8>, %d: memref<2x0xi8>) {
  linalg.transpose ins(%a : memref<0x3xi8>) outs(%b : memref<3x0xi8>) permutation = [1, 0]
  linalg.broadcast ins(%c : memref<0xi8>) outs(%d : memref<2x0xi8>) dimensions = [0]
  linalg.reduce { arith.addi } ins(%d : memref<2x0xi8>) outs(%c : memref<0xi8>) dimensions = [0]
  linalg.map { arith.addi } ins(%c, %c : memref<0xi8>, memref<0xi8>) outs(%c : memref<0xi8>)
  return
}
