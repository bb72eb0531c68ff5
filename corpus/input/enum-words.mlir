%0 = gpu.thread_id q
// -----
%0 = gpu.thread_id 3
// -----
func.func @f(%a: vector<4xf32>) { %0 = vector.reduction <foo>, %a : vector<4xf32> into f32 }
// -----
func.func @f(%a: vector<4xf32>) { %0 = vector.reduction <3>, %a : vector<4xf32> into f32 }
// -----
func.func @f(%a: vector<4xf32>) { %0 = vector.reduction foo, %a : vector<4xf32> into f32 }
// -----
func.func @f(%a: vector<4xf32>) { vector.print punctuation <foo> return }
// -----
func.func @f(%a: tensor<4x4xf32>) { %0 = linalg.matmul {cast = #linalg.type_fn<bar>} ins(%a, %a: tensor<4x4xf32>, tensor<4x4xf32>) outs(%a: tensor<4x4xf32>) -> tensor<4x4xf32> }
// -----
"a.b"() {x = #gpu.block<y3>} : () -> ()
// -----
"a.b"() {x = #gpu.thread<y3>} : () -> ()
// -----
"a.b"() {x = #gpu.warp<y3>, y = #gpu<mma_element_wise foo>} : () -> ()
// -----
"a.b"() {y = #gpu<mma_element_wise foo>} : () -> ()
// -----
"a.b"() {y = #gpu<all_reduce_op foo>} : () -> ()
// -----
"a.b"() {y = #gpu<shuffle_mode foo>} : () -> ()
// -----
"a.b"() {y = #gpu.warpgroup<foo>} : () -> ()
// -----
"a.b"() {y = #gpu.lane<foo>} : () -> ()
// -----
"a.b"() {y = #gpu.memory_space<foo>} : () -> ()
// -----
"a.b"() {y = #linalg.unary_fn<foo>} : () -> ()
// -----
"a.b"() {y = #linalg.binary_fn<foo>} : () -> ()
// -----
"a.b"() {y = #linalg.ternary_fn<foo>} : () -> ()
// -----
"a.b"() {y = #linalg.elementwise_kind<foo>} : () -> ()
// -----
"a.b"() {y = #linalg.iterator_type<foo>} : () -> ()
// -----
"a.b"() {y = #vector.iterator_type<foo>} : () -> ()
// -----
"a.b"() {y = #vector.punctuation<foo>} : () -> ()
// -----
"a.b"() {y = #gpu.address_space<"global">} : () -> ()
