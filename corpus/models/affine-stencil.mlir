// bufferize: affine
#interior = affine_set<(i, j)[n, m] : (i - 1 >= 0, j - 1 >= 0, n - i - 2 >= 0, m - j - 2 >= 0)>
func.func @smooth(%in: memref<?x?xf32>, %rounds: index) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %fifth = arith.constant 0.2 : f32
  %n = memref.dim %in, %c0 : memref<?x?xf32>
  %m = memref.dim %in, %c1 : memref<?x?xf32>
  %a = memref.alloc(%n, %m) : memref<?x?xf32>
  memref.copy %in, %a : memref<?x?xf32> to memref<?x?xf32>
  affine.for %t = 0 to %rounds {
    %b = memref.alloc(%n, %m) : memref<?x?xf32>
    affine.parallel (%i, %j) = (0, 0) to (%n, %m) {
      %x = affine.load %a[%i, %j] : memref<?x?xf32>
      affine.if #interior(%i, %j)[%n, %m] {
        %l = affine.load %a[%i, %j - 1] : memref<?x?xf32>
        %r = affine.load %a[%i, %j + 1] : memref<?x?xf32>
        %u = affine.load %a[%i - 1, %j] : memref<?x?xf32>
        %d = affine.load %a[%i + 1, %j] : memref<?x?xf32>
        %0 = arith.addf %l, %r : f32
        %1 = arith.addf %u, %d : f32
        %2 = arith.addf %0, %1 : f32
        %3 = arith.addf %2, %x : f32
        %4 = arith.mulf %3, %fifth : f32
        affine.store %4, %b[%i, %j] : memref<?x?xf32>
      } else {
        affine.store %x, %b[%i, %j] : memref<?x?xf32>
      }
    }
    memref.copy %b, %a : memref<?x?xf32> to memref<?x?xf32>
  }
  return %a : memref<?x?xf32>
}
