// bufferize: affine
#tile = affine_map<(d0) -> (d0 * 32)>
#end = affine_map<(d0)[s0] -> (d0 * 32 + 32, s0)>
func.func @gemm(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %A, %c0 : memref<?x?xf32>
  %k = memref.dim %A, %c1 : memref<?x?xf32>
  %n = memref.dim %B, %c1 : memref<?x?xf32>
  affine.for %ti = 0 to affine_map<()[s0] -> (s0 ceildiv 32)>()[%m] {
    affine.for %tj = 0 to affine_map<()[s0] -> (s0 ceildiv 32)>()[%n] {
      %acc = memref.alloc() : memref<32x32xf32>
      affine.for %i = 0 to 32 {
        affine.for %j = 0 to 32 {
          affine.store %zero, %acc[%i, %j] : memref<32x32xf32>
        }
      }
      affine.for %i = #tile(%ti) to min #end(%ti)[%m] {
        affine.for %j = #tile(%tj) to min #end(%tj)[%n] {
          %sum = affine.for %p = 0 to %k iter_args(%s = %zero) -> f32 {
            %a = affine.load %A[%i, %p] : memref<?x?xf32>
            %b = affine.load %B[%p, %j] : memref<?x?xf32>
            %0 = arith.mulf %a, %b : f32
            %1 = arith.addf %s, %0 : f32
            affine.yield %1 : f32
          }
          affine.store %sum, %acc[%i - %ti * 32, %j - %tj * 32] : memref<32x32xf32>
        }
      }
      affine.for %i = #tile(%ti) to min #end(%ti)[%m] {
        affine.for %j = #tile(%tj) to min #end(%tj)[%n] {
          %x = affine.load %acc[%i - %ti * 32, %j - %tj * 32] : memref<32x32xf32>
          affine.store %x, %C[%i, %j] : memref<?x?xf32>
        }
      }
    }
  }
  return
}
