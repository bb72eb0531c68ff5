// bufferize: tensors
func.func @matmul(%A: tensor<128x96xf32>, %B: tensor<96x64xf32>, %C: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c96 = arith.constant 96 : index
  %c128 = arith.constant 128 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c128 step %c32 iter_args(%ci = %C) -> tensor<128x64xf32> {
    %rj = scf.for %j = %c0 to %c64 step %c16 iter_args(%cj = %ci) -> tensor<128x64xf32> {
      %e = tensor.empty() : tensor<32x16xf32>
      %acc = linalg.fill ins(%zero : f32) outs(%e : tensor<32x16xf32>) -> tensor<32x16xf32>
      %tile = scf.for %k = %c0 to %c96 step %c32 iter_args(%t = %acc) -> tensor<32x16xf32> {
        %a = tensor.extract_slice %A[%i, %k] [32, 32] [1, 1] : tensor<128x96xf32> to tensor<32x32xf32>
        %b = tensor.extract_slice %B[%k, %j] [32, 16] [1, 1] : tensor<96x64xf32> to tensor<32x16xf32>
        %m = linalg.matmul ins(%a, %b : tensor<32x32xf32>, tensor<32x16xf32>) outs(%t : tensor<32x16xf32>) -> tensor<32x16xf32>
        scf.yield %m : tensor<32x16xf32>
      }
      %old = tensor.extract_slice %cj[%i, %j] [32, 16] [1, 1] : tensor<128x64xf32> to tensor<32x16xf32>
      %new = linalg.add ins(%tile, %old : tensor<32x16xf32>, tensor<32x16xf32>) outs(%old : tensor<32x16xf32>) -> tensor<32x16xf32>
      %put = tensor.insert_slice %new into %cj[%i, %j] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<128x64xf32>
      scf.yield %put : tensor<128x64xf32>
    }
    scf.yield %rj : tensor<128x64xf32>
  }
  return %r : tensor<128x64xf32>
}
func.func @parallel(%A: tensor<128x96xf32>, %B: tensor<96x64xf32>, %C: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %r = scf.forall (%i) = (0) to (128) step (32) shared_outs(%o = %C) -> (tensor<128x64xf32>) {
    %a = tensor.extract_slice %A[%i, 0] [32, 96] [1, 1] : tensor<128x96xf32> to tensor<32x96xf32>
    %c = tensor.extract_slice %o[%i, 0] [32, 64] [1, 1] : tensor<128x64xf32> to tensor<32x64xf32>
    %m = linalg.matmul ins(%a, %B : tensor<32x96xf32>, tensor<96x64xf32>) outs(%c : tensor<32x64xf32>) -> tensor<32x64xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, 0] [32, 64] [1, 1] : tensor<32x64xf32> into tensor<128x64xf32>
    }
  }
  return %r : tensor<128x64xf32>
}
