module {
  func.func @f(%c: tensor<i1> loc(unknown), %x: tensor<2xi32> loc("x")) -> tensor<2xi32> {
    %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<2xi32>) -> tensor<2xi32> {
    ^bb0(%a: tensor<2xi32> loc("a")):
      tosa.yield %a : tensor<2xi32> loc(unknown)
    } else {
    ^bb0(%b: tensor<2xi32> loc("b")):
      tosa.yield %b : tensor<2xi32> loc(unknown)
    } loc("if")
    return %0 : tensor<2xi32> loc(unknown)
  } loc("f")
} loc("m")
