func.func @complex_parts(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = complex.create %a, {{%b|%a}} : complex<f32>
  %1 = complex.{{neg|conj}} %0 : complex<f32>
  %2 = complex.re {{%1|%0}} : complex<f32>
  %3 = complex.im {{%1|%0}} : complex<f32>
  %4 = complex.neg %1 : complex<f32>
  %5 = complex.re {{%4|%1}} : complex<f32>
  return %2, %3, %5 : f32, f32, f32
}
// -----
func.func @complex_again(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>) {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im {{%a|%b}} : complex<f32>
  %2 = complex.create {{%0, %1|%1, %0}} : complex<f32>
  %3 = complex.{{conj|neg}} %2 : complex<f32>
  %4 = complex.{{conj|neg}} %3 : complex<f32>
  return %2, %4 : complex<f32>, complex<f32>
}
// -----
func.func @complex_bits(%a: complex<f32>, %b: i64, %c: f64) -> (complex<f32>, i64, f64, i64) {
  %0 = complex.bitcast %a : complex<f32> to {{t:i64|f64}}
  %1 = complex.bitcast %0 : {{t:i64|f64}} to complex<f32>
  %2 = complex.bitcast %b : i64 to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to i64
  %4 = complex.bitcast {{%2|%1}} : complex<f32> to f64
  %5 = arith.bitcast %c : f64 to i64
  %6 = complex.bitcast %5 : i64 to complex<f32>
  %7 = complex.bitcast %6 : complex<f32> to f64
  %8 = arith.bitcast %7 : f64 to i64
  return {{%1|%6}}, {{%3|%5}}, {{%4|%7}}, %8 : complex<f32>, i64, f64, i64
}
// -----
func.func @complex_sums(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %z = complex.constant [{{-0.0|0.0|1.0}} : f32, {{-0.0|0.0|1.0}} : f32] : complex<f32>
  %0 = complex.{{o:add|sub}} %a, %b fastmath<{{f:none|reassoc,nnan,nsz}}> : complex<f32>
  %1 = complex.{{o:sub|add}} %0, {{%b|%a}} fastmath<{{f:none|reassoc,nnan,nsz}}> : complex<f32>
  %2 = complex.{{add|sub}} %a, %z fastmath<{{none|nsz}}> : complex<f32>
  %one = complex.constant [1.0 : f32, {{0.0|-0.0}} : f32] : complex<f32>
  %3 = complex.{{mul|div}} %a, {{%one|%z}} fastmath<{{none|nnan,nsz}}> : complex<f32>
  %6 = complex.add {{%b, %0|%0, %b}} fastmath<{{f:none|reassoc,nnan,nsz}}> : complex<f32>
  return %1, %2, %3, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @complex_logarithm(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<{{none|reassoc,nnan,nsz}}> : complex<f32>
  %1 = complex.exp %0 fastmath<{{none|reassoc,nnan,nsz}}> : complex<f32>
  return %1 : complex<f32>
}
// -----
func.func @index_constants(%a: index) -> (index, i1) {
  %c = index.constant {{1|-1|3|4294967295|2147483647|-2147483648}}
  %d = index.constant {{1|-1|5|2147483648|0}}
  %0 = index.{{o:add|and|maxs|maxu|mins|minu|mul|or|xor}} %a, %c
  %1 = index.{{o:add|and|maxs|maxu|mins|minu|mul|or|xor}} %0, %d
  %2 = index.cmp slt(%1, {{%d|%c}})
  return %1, %2 : index, i1
}
// -----
func.func @index_differences(%a: index, %b: index) -> i1 {
  %z = index.constant 0
  %0 = index.sub %a, %b
  %1 = index.cmp {{eq|ne|slt|uge}}({{%0, %z|%z, %0}})
  return %1 : i1
}
// -----
func.func @casts_there_and_back(%a: {{t:i64|i32|index}}) -> {{t:i64|i32|index}} {
  %0 = arith.{{c:index_castui|index_cast}} %a : {{t:i64|i32|index}} to {{t:index|index|i64}}
  %1 = arith.{{c:index_castui|index_cast}} %0 : {{t:index|index|i64}} to {{t:i64|i32|index}}
  return %1 : {{t:i64|i32|index}}
}
// -----
func.func @contracted(%f: f32, %h: f16) -> (f32, f32, f16) {
  %z = arith.constant {{0.0|-0.0|1.0}} : f32
  %0 = arith.truncf %f {{|fastmath<contract>}} : f32 to f16
  %1 = arith.extf %0 {{|fastmath<contract>}} : f16 to f32
  %2 = arith.mulf %f, %z fastmath<{{none|nnan,nsz|nnan|fast}}> : f32
  %3 = arith.extf %h : f16 to f32
  %4 = arith.truncf %3 : f32 to f16
  return %1, %2, %4 : f32, f32, f16
}
