module {
  "u.x"() {a = i1} : () -> ()
}
// -----
module {
  "u.x"() {a = i0} : () -> ()
}
// -----
module {
  "u.x"() {a = i16777215} : () -> ()
}
// -----
module {
  "u.x"() {a = si0} : () -> ()
}
// -----
module {
  "u.x"() {a = si1} : () -> ()
}
// -----
module {
  "u.x"() {a = i1} : () -> ()
}
// -----
module {
  "u.x"() {a = f4E2M1FN} : () -> ()
}
// -----
module {
  "u.x"() {a = f6E2M3FN} : () -> ()
}
// -----
module {
  "u.x"() {a = f6E3M2FN} : () -> ()
}
// -----
module {
  "u.x"() {a = f8E3M4} : () -> ()
}
// -----
module {
  "u.x"() {a = f8E4M3} : () -> ()
}
// -----
module {
  "u.x"() {a = f8E4M3FN} : () -> ()
}
// -----
module {
  "u.x"() {a = f8E4M3FNUZ} : () -> ()
}
// -----
module {
  "u.x"() {a = f8E4M3B11FNUZ} : () -> ()
}
// -----
module {
  "u.x"() {a = f8E5M2} : () -> ()
}
// -----
module {
  "u.x"() {a = f8E5M2FNUZ} : () -> ()
}
// -----
module {
  "u.x"() {a = f8E8M0FNU} : () -> ()
}
// -----
module {
  "u.x"() {a = bf16} : () -> ()
}
// -----
module {
  "u.x"() {a = tf32} : () -> ()
}
// -----
module {
  "u.x"() {a = f80} : () -> ()
}
// -----
module {
  "u.x"() {a = f128} : () -> ()
}
// -----
module {
  "u.x"() {a = complex<f32>} : () -> ()
}
// -----
module {
  "u.x"() {a = complex<si4>} : () -> ()
}
// -----
module {
  "u.x"() {a = tuple<>} : () -> ()
}
// -----
module {
  "u.x"() {a = tuple<i32, tuple<f32, none>>} : () -> ()
}
// -----
module {
  "u.x"() {a = () -> ()} : () -> ()
}
// -----
module {
  "u.x"() {a = (() -> ()) -> i1} : () -> ()
}
// -----
module {
  "u.x"() {a = () -> ((i32) -> i32, i1)} : () -> ()
}
// -----
module {
  "u.x"() {a = () -> ((i32) -> i32)} : () -> ()
}
// -----
module {
  "u.x"() {a = vector<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = vector<[4]xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = vector<2x[4]xindex>} : () -> ()
}
// -----
module {
  "u.x"() {a = vector<[2]x[4]xi1>} : () -> ()
}
// -----
module {
  "u.x"() {a = vector<f32>} : () -> ()
}
// -----
module {
  "u.x"() {a = vector<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<?x4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<?x4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<*xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<*xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<f32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<0x0xi1>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<0x10xi1>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4x0x4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xf32, "enc">} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xf32, {a = 1 : i64}>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xf32, 5 : i64>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xf32, 5 : i32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xf32, #foo.enc<1>>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xvector<4xf32>>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<4xcomplex<f32>>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<?x!foo.bar>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<2x3x4x5xindex>} : () -> ()
}
// -----
module {
  "u.x"() {a = tensor<9223372036854775807xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<?x4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<*xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<f32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<0x0xi1>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, 1>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, -1>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, "space">} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, 1 : i32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, 1 : index>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, 1>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, {}>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, {a = 1 : i64}>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<*xf32, 3>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<*xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<*xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<*xf32, "x">} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, strided<[1]>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, strided<[1]>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, strided<[2], offset: 3>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, strided<[0]>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, strided<[-1]>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4x5xf32, strided<[5, 1]>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<?x?xf32, strided<[?, ?], offset: ?>, 2>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, affine_map<(d0) -> (d0 * 2)>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4x5xf32, affine_map<(d0, d1) -> (d1, d0)>, 2 : i8>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, affine_map<(d0) -> (d0, d0)>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>, 1>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<4xf32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<f32>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<f32, affine_map<() -> (0)>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<2xmemref<2xf32>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<2xvector<2xf32>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<2xcomplex<f32>>} : () -> ()
}
// -----
module {
  "u.x"() {a = memref<f32, strided<[], offset: 4>>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.bar} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<"bar">} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.bar<i32>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.bar<"a b">} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<bar baz>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<[]>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<"">} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<"bar<">} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.b_c} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.b.c} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<b$c>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<1>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.bar<<>>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<( [ < { } > ] )>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<->>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo<a -> b>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.bar<"\22">} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.bar<'a'>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.bar<//x>} : () -> ()
}
// -----
module {
  "u.x"() {a = !foo.bar<é>} : () -> ()
}
// -----
module {
  "u.x"() {a = !llvm.ptr} : () -> ()
}
// -----
module {
  "u.x"() {a = none} : () -> ()
}
// -----
module {
  "u.x"() {a = index} : () -> ()
}
