module {
  func.func @f(%arg0: memref<8x32xf16>) -> vector<8x16xf16> {
    %0 = xegpu.create_nd_tdesc %arg0[0, 0] : memref<8x32xf16> -> !xegpu.tensor_desc<8x16xf16>
    %1 = xegpu.load_nd %0  : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
    return %1 : vector<8x16xf16>
  }
}

