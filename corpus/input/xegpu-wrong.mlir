func.func private @f(!xegpu.tensor_desc<f16>)
// -----
func.func private @f(!xegpu.mem_desc<16x16xf16, 1>)
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<memory_space = slm>>)
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [3,5]>>)
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
func.func @f(%a: !xegpu.tensor_desc<8x16xf16>, %b: vector<8x16xf32>, %c: f32) {
  xegpu.store_nd %b, %a : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%a: !xegpu.tensor_desc<8x16xf16>, %b: vector<8x16xf32>, %c: f32) {
  "xegpu.store_nd"(%c, %a) : (f32, !xegpu.tensor_desc<8x16xf16>) -> ()
  return
}
// -----
func.func @f(%a: !xegpu.tensor_desc<8x16xf16>, %b: vector<8x16xf32>, %c: f32) {
  "xegpu.store_nd"(%b, %b) : (vector<8x16xf32>, vector<8x16xf32>) -> ()
  return
}
