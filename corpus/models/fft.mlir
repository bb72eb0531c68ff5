// bufferize: tensors
// In place, radix 2: the real and the imaginary parts of 2^%bits numbers, already in bit-reversed order.
func.func @fft(%re0: tensor<?xf64>, %im0: tensor<?xf64>, %bits: index) -> (tensor<?xf64>, tensor<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %pi = arith.constant -3.1415926535897931 : f64
  %n = tensor.dim %re0, %c0 : tensor<?xf64>
  %r:2 = scf.for %s = %c0 to %bits step %c1 iter_args(%re = %re0, %im = %im0) -> (tensor<?xf64>, tensor<?xf64>) {
    %half = arith.shli %c1, %s : index
    %full = arith.muli %half, %c2 : index
    %halfi = arith.index_cast %half : index to i64
    %halff = arith.sitofp %halfi : i64 to f64
    %blocks:2 = scf.for %b = %c0 to %n step %full iter_args(%re1 = %re, %im1 = %im) -> (tensor<?xf64>, tensor<?xf64>) {
      %inner:2 = scf.for %k = %c0 to %half step %c1 iter_args(%re2 = %re1, %im2 = %im1) -> (tensor<?xf64>, tensor<?xf64>) {
        %ki = arith.index_cast %k : index to i64
        %kf = arith.sitofp %ki : i64 to f64
        %q = arith.divf %kf, %halff : f64
        %angle = arith.mulf %q, %pi : f64
        %cos = math.cos %angle : f64
        %sin = math.sin %angle : f64
        %lo = arith.addi %b, %k : index
        %hi = arith.addi %lo, %half : index
        %ar = tensor.extract %re2[%lo] : tensor<?xf64>
        %ai = tensor.extract %im2[%lo] : tensor<?xf64>
        %br = tensor.extract %re2[%hi] : tensor<?xf64>
        %bi = tensor.extract %im2[%hi] : tensor<?xf64>
        %0 = arith.mulf %br, %cos : f64
        %1 = arith.mulf %bi, %sin : f64
        %2 = arith.mulf %br, %sin : f64
        %3 = arith.mulf %bi, %cos : f64
        %tr = arith.subf %0, %1 : f64
        %ti = arith.addf %2, %3 : f64
        %4 = arith.addf %ar, %tr : f64
        %5 = arith.addf %ai, %ti : f64
        %6 = arith.subf %ar, %tr : f64
        %7 = arith.subf %ai, %ti : f64
        %re3 = tensor.insert %4 into %re2[%lo] : tensor<?xf64>
        %re4 = tensor.insert %6 into %re3[%hi] : tensor<?xf64>
        %im3 = tensor.insert %5 into %im2[%lo] : tensor<?xf64>
        %im4 = tensor.insert %7 into %im3[%hi] : tensor<?xf64>
        scf.yield %re4, %im4 : tensor<?xf64>, tensor<?xf64>
      }
      scf.yield %inner#0, %inner#1 : tensor<?xf64>, tensor<?xf64>
    }
    scf.yield %blocks#0, %blocks#1 : tensor<?xf64>, tensor<?xf64>
  }
  return %r#0, %r#1 : tensor<?xf64>, tensor<?xf64>
}
