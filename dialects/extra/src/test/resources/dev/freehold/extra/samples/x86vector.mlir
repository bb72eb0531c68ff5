module {
  func.func @x(%arg0: vector<16xf32>, %arg1: vector<32xbf16>, %arg2: vector<16xi1>, %arg3: i32, %arg4: i16, %arg5: memref<1xbf16>, %arg6: vector<8xi32>, %arg7: vector<32xi8>, %arg8: vector<8xf32>, %arg9: vector<8xi64>) -> vector<16xf32> {
    %0 = x86vector.avx512.dot %arg0, %arg1, %arg1 : vector<32xbf16> -> vector<16xf32>
    %1 = x86vector.avx512.mask.compress %arg2, %arg0 : vector<16xf32>
    %2 = x86vector.avx512.mask.compress %arg2, %arg0, %arg0 : vector<16xf32>, vector<16xf32>
    %3 = x86vector.avx512.mask.compress %arg2, %arg0 {constant_src = dense<5.000000e+00> : vector<16xf32>} : vector<16xf32>
    %4 = x86vector.avx512.mask.rndscale %arg0, %arg3, %arg0, %arg4, %arg3 : vector<16xf32>
    %5 = x86vector.avx512.mask.scalef %arg0, %arg0, %arg0, %arg4, %arg3 : vector<16xf32>
    %6 = x86vector.avx.bcst_to_f32.packed %arg5 : memref<1xbf16> -> vector<8xf32>
    %7 = x86vector.avx.dot.i8 %arg6, %arg7, %arg7 : vector<32xi8> -> vector<8xi32>
    %8 = x86vector.avx.rsqrt %arg8 : vector<8xf32>
    %9 = x86vector.avx.intr.dot %arg8, %arg8 : vector<8xf32>
    %k1, %k2 = x86vector.avx512.vp2intersect %arg9, %arg9 : vector<8xi64>
    %10 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<16xf32> -> vector<16xbf16>
    return %5 : vector<16xf32>
  }
}
