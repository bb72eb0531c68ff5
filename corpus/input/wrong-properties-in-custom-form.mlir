func.func @f(%a: memref<8x32xf16>) -> vector<8x16xf16> {
  %0 = xegpu.create_nd_tdesc %a[0, 0] : memref<8x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %1 = xegpu.load_nd %0 <{foo = 32 : i32}> {bar = 1 : i32} : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  return %1 : vector<8x16xf16>
}
// -----
func.func @f(%a: memref<8x32xf16>) -> vector<8x16xf16> {
  %0 = xegpu.create_nd_tdesc %a[0, 0] : memref<8x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %1 = xegpu.load_nd %0 <{packed, packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  return %1 : vector<8x16xf16>
}
// -----
func.func @f(%a: memref<8x32xf16>) -> vector<8x16xf16> {
  %0 = xegpu.create_nd_tdesc %a[0, 0] : memref<8x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %1 = xegpu.load_nd %0 <{packed}> {packed} : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  return %1 : vector<8x16xf16>
}
// -----
func.func @f(%a: memref<8x32xf16>) -> vector<8x16xf16> {
  %0 = "arith.constant"() <{value = dense<1.0> : vector<8x16xf16>, foo = 1 : i32}> {bar = 1 : i32} : () -> vector<8x16xf16>
  return %0 : vector<8x16xf16>
}
// -----
func.func @f(%a: memref<8x32xf16>) -> vector<8x16xf16> {
  %0 = xegpu.create_nd_tdesc %a[0, 0] : memref<8x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %1 = xegpu.load_nd %0 <{}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  return %1 : vector<8x16xf16>
}
// -----
func.func @f(%a: memref<8x32xf16>) -> vector<8x16xf16> {
  %0 = xegpu.create_nd_tdesc %a[0, 0] : memref<8x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %1 = xegpu.load_nd %0 <{packed = 4 : i32}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  return %1 : vector<8x16xf16>
}
