// bufferize: tosa
// One attention head with a residual connection, a normalization and a feed-forward part.
func.func private @softmax(%x: tensor<4x16x16xf32>) -> tensor<4x16x16xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %max = tosa.reduce_max %x {axis = 2 : i32} : (tensor<4x16x16xf32>) -> tensor<4x16x1xf32>
  %0 = tosa.sub %x, %max : (tensor<4x16x16xf32>, tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
  %1 = tosa.exp %0 : (tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
  %2 = tosa.reduce_sum %1 {axis = 2 : i32} : (tensor<4x16x16xf32>) -> tensor<4x16x1xf32>
  %3 = tosa.reciprocal %2 : (tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
  %4 = tosa.mul %1, %3, %shift : (tensor<4x16x16xf32>, tensor<4x16x1xf32>, tensor<1xi8>) -> tensor<4x16x16xf32>
  return %4 : tensor<4x16x16xf32>
}
func.func private @norm(%x: tensor<4x16x32xf32>) -> tensor<4x16x32xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %n = "tosa.const"() <{values = dense<0.03125> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
  %e = "tosa.const"() <{values = dense<1.0e-5> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
  %sum = tosa.reduce_sum %x {axis = 2 : i32} : (tensor<4x16x32xf32>) -> tensor<4x16x1xf32>
  %mean = tosa.mul %sum, %n, %shift : (tensor<4x16x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<4x16x1xf32>
  %c = tosa.sub %x, %mean : (tensor<4x16x32xf32>, tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
  %sq = tosa.mul %c, %c, %shift : (tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<1xi8>) -> tensor<4x16x32xf32>
  %s2 = tosa.reduce_sum %sq {axis = 2 : i32} : (tensor<4x16x32xf32>) -> tensor<4x16x1xf32>
  %var = tosa.mul %s2, %n, %shift : (tensor<4x16x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<4x16x1xf32>
  %ve = tosa.add %var, %e : (tensor<4x16x1xf32>, tensor<1x1x1xf32>) -> tensor<4x16x1xf32>
  %r = tosa.rsqrt %ve : (tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
  %y = tosa.mul %c, %r, %shift : (tensor<4x16x32xf32>, tensor<4x16x1xf32>, tensor<1xi8>) -> tensor<4x16x32xf32>
  return %y : tensor<4x16x32xf32>
}
func.func @block(%x: tensor<4x16x32xf32>, %wq: tensor<4x32x32xf32>, %wk: tensor<4x32x32xf32>, %wv: tensor<4x32x32xf32>, %up: tensor<4x32x64xf32>, %down: tensor<4x64x32xf32>) -> tensor<4x16x32xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %q = tosa.matmul %x, %wq, %z, %z : (tensor<4x16x32xf32>, tensor<4x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x16x32xf32>
  %k = tosa.matmul %x, %wk, %z, %z : (tensor<4x16x32xf32>, tensor<4x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x16x32xf32>
  %v = tosa.matmul %x, %wv, %z, %z : (tensor<4x16x32xf32>, tensor<4x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x16x32xf32>
  %kt = tosa.transpose %k {perms = array<i32: 0, 2, 1>} : (tensor<4x16x32xf32>) -> tensor<4x32x16xf32>
  %s = tosa.matmul %q, %kt, %z, %z : (tensor<4x16x32xf32>, tensor<4x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x16x16xf32>
  %p = call @softmax(%s) : (tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
  %a = tosa.matmul %p, %v, %z, %z : (tensor<4x16x16xf32>, tensor<4x16x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x16x32xf32>
  %r = tosa.add %x, %a : (tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
  %n = call @norm(%r) : (tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
  %u = tosa.matmul %n, %up, %z, %z : (tensor<4x16x32xf32>, tensor<4x32x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x16x64xf32>
  %g = tosa.sigmoid %u : (tensor<4x16x64xf32>) -> tensor<4x16x64xf32>
  %d = tosa.matmul %g, %down, %z, %z : (tensor<4x16x64xf32>, tensor<4x64x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x16x32xf32>
  %o = tosa.add %n, %d : (tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
  return %o : tensor<4x16x32xf32>
}
