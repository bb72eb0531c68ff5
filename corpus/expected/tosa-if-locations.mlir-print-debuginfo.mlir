#loc2 = loc(unknown)
#loc3 = loc("x")
#loc5 = loc("a")
#loc6 = loc("b")
module {
  func.func @f(%arg0: tensor<i1> loc(unknown), %arg1: tensor<2xi32> loc("x")) -> tensor<2xi32> {
    %0 = tosa.cond_if %arg0 (%arg2 = %arg1) : tensor<i1> (tensor<2xi32>) -> tensor<2xi32> {
    ^bb0(%arg2: tensor<2xi32> loc("a")):
      tosa.yield %arg2 : tensor<2xi32> loc(#loc2)
    } else {
    ^bb0(%arg2: tensor<2xi32> loc("b")):
      tosa.yield %arg2 : tensor<2xi32> loc(#loc2)
    } loc(#loc4)
    return %0 : tensor<2xi32> loc(#loc2)
  } loc(#loc1)
} loc(#loc)
#loc = loc("m")
#loc1 = loc("f")
#loc4 = loc("if")

