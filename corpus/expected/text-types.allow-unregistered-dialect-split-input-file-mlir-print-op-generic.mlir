"builtin.module"() ({
  "u.x"() {a = i1} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = i0} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = i16777215} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = si0} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = si1} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = i1} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f4E2M1FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f6E2M3FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f6E3M2FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f8E3M4} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f8E4M3} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f8E4M3FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f8E4M3FNUZ} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f8E4M3B11FNUZ} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f8E5M2} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f8E5M2FNUZ} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f8E8M0FNU} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = bf16} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tf32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f80} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f128} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = complex<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = complex<si4>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tuple<>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tuple<i32, tuple<f32, none>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = () -> ()} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = (() -> ()) -> i1} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = () -> ((i32) -> i32, i1)} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = () -> ((i32) -> i32)} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = vector<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = vector<[4]xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = vector<2x[4]xindex>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = vector<[2]x[4]xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = vector<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = vector<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<?x4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<?x4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<*xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<*xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<0x0xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<0x10xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4x0x4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xf32, "enc">} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xf32, {a = 1 : i64}>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xf32, 5 : i64>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xf32, 5 : i32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xf32, #foo.enc<1>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xvector<4xf32>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<4xcomplex<f32>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<?x!foo.bar>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<2x3x4x5xindex>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = tensor<9223372036854775807xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<?x4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<*xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<0x0xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, 1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, -1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, "space">} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, 1 : i32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, 1 : index>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, 1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, {}>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, {a = 1 : i64}>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<*xf32, 3>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<*xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<*xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<*xf32, "x">} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, strided<[1]>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, strided<[1]>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, strided<[2], offset: 3>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, strided<[0]>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, strided<[-1]>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4x5xf32, strided<[5, 1]>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<?x?xf32, strided<[?, ?], offset: ?>, 2>} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 * 2)>
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, #map>} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "u.x"() {a = memref<4x5xf32, #map, 2 : i8>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32>} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0, d0)>
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, #map>} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "u.x"() {a = memref<4xf32, #map, 1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<f32>} : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> (0)>
"builtin.module"() ({
  "u.x"() {a = memref<f32, #map>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<2xmemref<2xf32>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<2xvector<2xf32>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<2xcomplex<f32>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = memref<f32, strided<[], offset: 4>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.bar} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<"bar">} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.bar<i32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.bar<"a b">} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<bar baz>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<[]>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<"">} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<"bar<">} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.b_c} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.b.c} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<b$c>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.bar<<>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<( [ < { } > ] )>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<->>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo<a -> b>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.bar<"\22">} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.bar<'a'>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.bar<//x>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !foo.bar<é>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = !llvm.ptr} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = none} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = index} : () -> ()
}) : () -> ()

