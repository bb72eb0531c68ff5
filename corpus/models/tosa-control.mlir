// bufferize: tosa
func.func @newton(%x: tensor<16xf32>, %n: tensor<i32>) -> tensor<16xf32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %half = "tosa.const"() <{values = dense<0.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r:2 = tosa.while_loop (%i = %zero, %y = %x) : (tensor<i32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>) {
    %c = tosa.greater %n, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<16xf32>):
    %next = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %inverse = tosa.reciprocal %y : (tensor<16xf32>) -> tensor<16xf32>
    %q = tosa.mul %x, %inverse, %shift : (tensor<16xf32>, tensor<16xf32>, tensor<1xi8>) -> tensor<16xf32>
    %sum = tosa.add %y, %q : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %mean = tosa.mul %sum, %half, %shift : (tensor<16xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<16xf32>
    tosa.yield %next, %mean : tensor<i32>, tensor<16xf32>
  }
  return %r#1 : tensor<16xf32>
}
func.func @either(%c: tensor<i1>, %a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = tosa.cond_if %c (%t = %a, %e = %b) : tensor<i1> (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%t: tensor<8xf32>, %e: tensor<8xf32>):
    %0 = tosa.maximum %t, %e : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    tosa.yield %0 : tensor<8xf32>
  } else {
  ^bb0(%t: tensor<8xf32>, %e: tensor<8xf32>):
    tosa.yield %e : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
