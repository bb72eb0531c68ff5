"builtin.module"() ({
  "u.x"() {a = 1 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -1 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -1 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = true} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = true} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = true} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = false} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1 : index} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -1 : index} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -9223372036854775808 : index} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 255 : ui8} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -128 : si8} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 127 : si8} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -1 : i8} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -1 : i8} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -128 : i8} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0 : i0} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 5 : i128} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 9223372036854775807 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -1 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -1 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -9223372036854775808 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 340282366920938463463374607431768211455 : ui128} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -1 : i96} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.000000e+00 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.000000e+00 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.500000e+05 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.500000e+05 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.000000e+00 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7F800000 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0xFF800000 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7FC00000 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7FC00001 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0xFFC00000 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0.000000e+00 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -1.500000e+10 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.000000e-300 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 3.14159265358979 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 3.1415926535897931 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7FF0000000000000 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0.000000e+00 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 9.997550e-02 : f16} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 6.550400e+04 : f16} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7C00 : f16} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0.000000e+00 : f16} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.000980e-01 : bf16} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 9.997550e-02 : tf32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0.100000000000000005551 : f80} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0.100000000000000005551115123125782702 : f128} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0xFFFF7FFFFFFFFFFFFFFF : f80} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7FFF8000000000000000 : f80} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7FFF0000000000000000000000000000 : f128} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.000000e+00 : f8E4M3FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 4.480000e+02 : f8E4M3FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 4.480000e+02 : f8E4M3FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7F : f8E4M3FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7C : f8E5M2} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.500000e+00 : f4E2M1FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 6.000000e+00 : f4E2M1FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 7.500000e+00 : f6E2M3FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.250000e-01 : f6E3M2FN} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 4.880430e-04 : f16} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0xFF80 : bf16} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.250000e-01 : f8E8M0FNU} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 5.877470e-39 : f8E8M0FNU} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0xFF : f8E8M0FNU} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = -0.000000e+00 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0.000000e+00 : f8E5M2FNUZ} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x80 : f8E4M3FNUZ} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 9.9999999999999995E-7 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.000000e+06 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x419D6F3454000000 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.2345678901234568E+18 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 3.000000e-01 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 3.000000e-01 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x4B800000 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 3.40282347E+38 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7F800000 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0x7F800000 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 1.401300e-45 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 0.000000e+00 : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = 4.940660e-324 : f64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = "hi"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = "a\0A\22\\\FFb"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = ""} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = "x" : i32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = "x" : !foo.bar} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = "tab\09new\0A"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = "\C3\A9"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = []} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = [1, 2.000000e+00, "x", [unit]]} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = {}} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = {a}} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = {a = 1 : i64, "b c" = 2 : i64, u}} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = {_a = 1 : i64, b$c = 6 : i64, b.c = 5 : i64, f32 = 2 : i64, i32 = 1 : i64, index, loc = 4 : i64, none, true = 3 : i64}} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = {dense, i, i1x, inf, memref, nan}} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = @foo} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = @foo::@bar} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = @"foo bar"::@baz::@"$$"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = @<<INVALID EMPTY SYMBOL>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = @foo.bar} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = @"\00"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = i32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = [i32, f32]} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = f32} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0, d0 floordiv 3, d1 ceildiv 4, d0 mod 5)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> ()>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> (0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (-d0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1)[s0] -> (d0 - d1, -s0, d0 * s0, (d0 + d1) floordiv s0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 - 5)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 * -3 + 2)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 floordiv 0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 mod 0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 mod -2)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 floordiv -2)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 ceildiv 0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (-5)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (5)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (-d0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 + 1)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (9223372036854775807 + 1)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (9223372036854775807 * 2)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (-9223372036854775807 - 5)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (16)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0 + d1 + d0 + d1, 0, d0 + 3, d0 + 7, d0 * 6, 0, d0, d0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0 mod 5, 0, d0 * 2, d0 * 2 + 1, d0 mod 4, d0 * 2, d0, 0, d0, 3, -4, 1, 4, -3)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1)[s0, s1] -> (d0 + s0, d0 * s0, d0 * s0 + s1, -(d0 + d1), d0, d0 - (d1 - s0), d0 * -2, -(d0 + d1), d0 - d1 * 2, d0 - s0 * 3, d0 * (s0 * s1), d0 mod 8, d0 - (d1 floordiv 8) * 8)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 mod 2)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "u.x"() {a = #map} : () -> ()
}) : () -> ()

// -----
#set = affine_set<(d0) : (d0 >= 0)>
"builtin.module"() ({
  "u.x"() {a = #set} : () -> ()
}) : () -> ()

// -----
#set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 >= 0, d0 - s0 == 0)>
"builtin.module"() ({
  "u.x"() {a = #set} : () -> ()
}) : () -> ()

// -----
#set = affine_set<() : (0 == 0)>
"builtin.module"() ({
  "u.x"() {a = #set} : () -> ()
}) : () -> ()

// -----
#set = affine_set<(d0) : (0 == 0)>
"builtin.module"() ({
  "u.x"() {a = #set} : () -> ()
}) : () -> ()

// -----
#set = affine_set<(d0) : (1 == 0)>
"builtin.module"() ({
  "u.x"() {a = #set} : () -> ()
}) : () -> ()

// -----
#set = affine_set<(d0)[s0] : (-d0 + s0 >= 0, d0 - 5 >= 0)>
"builtin.module"() ({
  "u.x"() {a = #set} : () -> ()
}) : () -> ()

// -----
#set = affine_set<(d0)[s0] : (d0 - (s0 + 1) == 0, -(d0 + 1) + s0 >= 0)>
"builtin.module"() ({
  "u.x"() {a = #set} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<i32: 1, 2>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<i32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<f32: 1.000000e+00, 0x7F800000>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<i8: -1, 127, -1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<i16: 16>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<i128: 1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<ui8: 1, 255>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<si8: 1, -1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<f16: 1.500000e+00, 2.000000e+00>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<bf16: 1.500000e+00>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<f64: 1.000000e+300>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<f8E4M3FN: 1.000000e+00>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = array<i64: -1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = strided<[]>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = strided<[1]>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = strided<[1, ?, -3], offset: -2>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = strided<[?], offset: ?>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = strided<[1]>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #foo.bar} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #foo<"baz">} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #foo.bar<1, 2>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #foo.bar<"x"> : i32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #foo<a b c> : tensor<2xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #foo.bar : f32} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #arith.fastmath<fast>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #arith.fastmath<none>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #arith.fastmath<nnan,contract>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = #arith.overflow<nsw>} : () -> ()
}) : () -> ()

// -----
#loc = loc("a":1:2)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc(unknown)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("name")
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("a")
#loc1 = loc("b":1:2)
#loc2 = loc(fused[#loc, #loc1])
"builtin.module"() ({
  "u.x"() {a = #loc2} : () -> ()
}) : () -> ()

// -----
#loc = loc("a")
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("a")
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc(unknown)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc(unknown)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("a")
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc(unknown)
#loc1 = loc(fused<"m">[#loc])
"builtin.module"() ({
  "u.x"() {a = #loc1} : () -> ()
}) : () -> ()

// -----
#loc = loc(unknown)
#loc1 = loc(fused<"m">[#loc])
"builtin.module"() ({
  "u.x"() {a = #loc1} : () -> ()
}) : () -> ()

// -----
#loc = loc("a")
#loc1 = loc(fused<"meta">[#loc])
"builtin.module"() ({
  "u.x"() {a = #loc1} : () -> ()
}) : () -> ()

// -----
#loc = loc("a")
#loc1 = loc("b")
#loc2 = loc(fused<1 : i32>[#loc, #loc1])
"builtin.module"() ({
  "u.x"() {a = #loc2} : () -> ()
}) : () -> ()

// -----
#loc = loc("z")
#loc1 = loc("a")
#loc2 = loc("b")
#loc3 = loc("c")
#loc4 = loc(fused[#loc2, #loc3])
#loc5 = loc(fused<#loc>[#loc1, #loc4])
"builtin.module"() ({
  "u.x"() {a = #loc5} : () -> ()
}) : () -> ()

// -----
#loc = loc("a")
#loc1 = loc("b")
#loc2 = loc("c")
#loc3 = loc(fused<"m">[#loc, #loc1, #loc2])
"builtin.module"() ({
  "u.x"() {a = #loc3} : () -> ()
}) : () -> ()

// -----
#loc = loc("a")
#loc1 = loc("b")
#loc2 = loc(callsite(#loc at #loc1))
"builtin.module"() ({
  "u.x"() {a = #loc2} : () -> ()
}) : () -> ()

// -----
#loc = loc("a")
#loc1 = loc("b")
#loc2 = loc("c")
#loc3 = loc(callsite(#loc1 at #loc2))
#loc4 = loc(callsite(#loc at #loc3))
"builtin.module"() ({
  "u.x"() {a = #loc4} : () -> ()
}) : () -> ()

// -----
#loc = loc(unknown)
#loc1 = loc(callsite(#loc at #loc))
"builtin.module"() ({
  "u.x"() {a = #loc1} : () -> ()
}) : () -> ()

// -----
#loc = loc("f":3:4)
#loc1 = loc("n"(#loc))
"builtin.module"() ({
  "u.x"() {a = #loc1} : () -> ()
}) : () -> ()

// -----
#loc = loc("n")
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("o")
#loc1 = loc("m"(#loc))
#loc2 = loc("n"(#loc1))
"builtin.module"() ({
  "u.x"() {a = #loc2} : () -> ()
}) : () -> ()

// -----
#loc = loc("f":1:2 to 3:4)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("f":1:2 to :4)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("f":1:2)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("f":1:2)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("f":1:0)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("-":1:1)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("")
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("f":0:0)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("f":4294967295:4294967295)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#loc = loc("a b\22":1:1)
"builtin.module"() ({
  "u.x"() {a = #loc} : () -> ()
}) : () -> ()

// -----
#distinct = distinct[0]<32 : i32>
"builtin.module"() ({
  "u.x"() {a = #distinct} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = distinct[0]<>} : () -> ()
}) : () -> ()

// -----
#distinct = distinct[0]<"x">
"builtin.module"() ({
  "u.x"() {a = #distinct} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = [distinct[0]<>, distinct[0]<>]} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1> : tensor<4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1> : memref<4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1, 2, 3, 4]> : tensor<4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<true> : tensor<4xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<true> : tensor<4xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[true, false, true, false]> : tensor<4xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1.000000e+00> : tensor<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1.000000e+00, 0x7F800000, -0.000000e+00]> : vector<3xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1> : tensor<i32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1, 2]> : tensor<2xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1> : tensor<2xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1.000000e+00> : tensor<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<(1,2)> : tensor<2xcomplex<i8>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<(1,2)> : tensor<complex<i8>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<"abc"> : tensor<2x!foo.str>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<["a", "b"]> : tensor<2x!foo.str>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<"a"> : tensor<2x!foo.str>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<> : tensor<0xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<> : tensor<0x3xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1> : tensor<0xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<> : tensor<0xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<> : tensor<2x0xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<5> : tensor<2xindex>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<-1> : tensor<2xi8>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<255> : tensor<ui8>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<-1> : tensor<si8>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<true> : tensor<8xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[true, false, true, false, true, false, true, false, false, true, false, true, false, true, false, true]> : tensor<16xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<true> : tensor<i1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<true> : tensor<i1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<false> : tensor<4xi1>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1.500000e+00> : tensor<4xbf16>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf8E4M3FN>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1.500000e+00, 1.625000e+00]> : tensor<2xf8E4M3FN>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1, -2]> : tensor<2xi4>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1, -8]> : tensor<2xi4>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1, 2]> : tensor<2xi4>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[-1, -1]> : tensor<2xi4>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1, 2]> : tensor<2xi128>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<0.100000000000000005551> : tensor<2xf80>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[0.100000000000000005551115123125782702, 0.200000000000000011102230246251565404]> : tensor<2xf128>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<> : tensor<0xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[5.000000e-01, 1.000000e+00]> : tensor<2xf4E2M1FN>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1> : tensor<3xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1.000000e+00> : tensor<2xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1> : tensor<1x1x1xi64>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1> : vector<[4]xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<[1, 2, 3, 4]> : vector<[4]xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<1> : vector<i32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<16> : tensor<2xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense<-5> : tensor<2xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<[[0, 1], [2, 3]], [1, 2]> : tensor<4x4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, 1> : tensor<4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, 1> : tensor<4x4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, 1.500000e+00> : tensor<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, 1.500000e+00> : tensor<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<> : tensor<4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<> : tensor<4xf32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, "x"> : tensor<2x2x!foo.s>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, "x"> : tensor<2x2x!foo.s>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<[0, 2], [5, 6]> : tensor<4xi8>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<[[0], [2]], [5, 6]> : tensor<4xi8>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, 1> : vector<4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<[[0, 1], [1, 1]], 1> : tensor<4x4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<[[0, 1], [1, 1]], 2> : tensor<4x4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, 2> : tensor<4x4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, 1> : memref<4xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = sparse<0, (1,2)> : tensor<4xcomplex<i32>>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense_resource<x> : tensor<2xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense_resource<"x y"> : tensor<2xi32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {a = dense_resource<x> : tensor<?xi32>} : () -> ()
}) : () -> ()

