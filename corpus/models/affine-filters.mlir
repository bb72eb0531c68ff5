// bufferize: affine
func.func private @kernel() -> memref<5xf64> {
  %k = memref.alloc() : memref<5xf64>
  %one = arith.constant 1.0 : f64
  %four = arith.constant 4.0 : f64
  %six = arith.constant 6.0 : f64
  affine.store %one, %k[0] : memref<5xf64>
  affine.store %four, %k[1] : memref<5xf64>
  affine.store %six, %k[2] : memref<5xf64>
  affine.store %four, %k[3] : memref<5xf64>
  affine.store %one, %k[4] : memref<5xf64>
  return %k : memref<5xf64>
}
func.func @blur(%in: memref<128xf64>) -> memref<124xf64> {
  %k = call @kernel() : () -> memref<5xf64>
  %zero = arith.constant 0.0 : f64
  %out = memref.alloc() : memref<124xf64>
  affine.for %i = 0 to 124 {
    %s = affine.for %j = 0 to 5 iter_args(%acc = %zero) -> f64 {
      %a = affine.load %in[%i + %j] : memref<128xf64>
      %b = affine.load %k[%j] : memref<5xf64>
      %0 = arith.mulf %a, %b : f64
      %1 = arith.addf %acc, %0 : f64
      affine.yield %1 : f64
    }
    affine.store %s, %out[%i] : memref<124xf64>
  }
  return %out : memref<124xf64>
}
func.func @downsample(%in: memref<124xf64>) -> memref<62xf64> {
  %out = memref.alloc() : memref<62xf64>
  affine.for %i = 0 to 62 {
    %a = affine.load %in[%i * 2] : memref<124xf64>
    affine.store %a, %out[%i] : memref<62xf64>
  }
  return %out : memref<62xf64>
}
func.func @pyramid(%in: memref<128xf64>) -> (memref<62xf64>, memref<124xf64>) {
  %b = call @blur(%in) : (memref<128xf64>) -> memref<124xf64>
  %d = call @downsample(%b) : (memref<124xf64>) -> memref<62xf64>
  %w = memref.alloc() : memref<124xf64>
  affine.for %i = 0 to 124 {
    %x = affine.load %b[%i] : memref<124xf64>
    %y = affine.load %d[%i floordiv 2] : memref<62xf64>
    %z = arith.subf %x, %y : f64
    affine.store %z, %w[%i] : memref<124xf64>
  }
  return %d, %w : memref<62xf64>, memref<124xf64>
}
