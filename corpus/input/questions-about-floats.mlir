func.func @f(%a: f32, %v: vector<4xf32>) -> (i1, i1, i1, i1) {
  %0 = "math.isinf"(%a) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> i1
  %1 = "math.isnan"(%a) : (f32) -> i1
  %2 = "math.isfinite"(%a) <{fastmath = #arith.fastmath<fast>}> {foo} : (f32) -> i1
  %3 = "math.isnormal"(%a) <{fastmath = #arith.fastmath<none>}> {foo} : (f32) -> i1
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// -----
func.func @f(%a: f32) -> i1 {
  %0 = math.isinf %a {fastmath = #arith.fastmath<nnan>} : f32
  return %0 : i1
}
// -----
func.func @f(%a: f32) -> i1 {
  %0 = math.isinf %a fastmath<nnan> : f32
  return %0 : i1
}
