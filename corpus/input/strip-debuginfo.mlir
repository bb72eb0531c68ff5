#there = loc("there":1:2)
func.func @f(%a: i32 loc("a")) -> i32 {
  cf.br ^bb1(%a : i32) loc(#there)
^bb1(%b: i32 loc(callsite("x" at #there))):
  return %b : i32 loc(fused["y", unknown])
} loc("f")
