module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) {
    return
  }
  func.func @f1(%arg0: i1, %arg1: index) -> (memref<4xi64>, memref<4xi64>) {
    %cst = arith.constant 9.000000e+00 : f32
    %alloc = memref.alloc(%arg1) : memref<?xf64>
    %alloc_0 = memref.alloc() : memref<4xi64>
    %0 = call @f3(%arg0, %cst, %alloc) : (i1, f32, memref<?xf64>) -> memref<?xf64>
    return %alloc_0, %alloc_0 : memref<4xi64>, memref<4xi64>
  }
  func.func private @f2(%arg0: i1) -> (memref<?xf64>, memref<?xf64>) {
    %alloc = memref.alloc() : memref<9xf64>
    %cast = memref.cast %alloc : memref<9xf64> to memref<?xf64>
    return %cast, %cast : memref<?xf64>, memref<?xf64>
  }
  func.func @f3(%arg0: i1, %arg1: f32, %arg2: memref<?xf64>) -> memref<?xf64> {
    %c4 = arith.constant 4 : index
    %0:2 = call @f1(%arg0, %c4) : (i1, index) -> (memref<4xi64>, memref<4xi64>)
    return %arg2 : memref<?xf64>
  }
}

