module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<f64> {
    %cst = arith.constant 8.000000e+00 : f32
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc() : memref<f64>
    %0 = call @f3(%arg0, %arg1, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %alloc_0 = memref.alloc() : memref<6xi1>
    %cast = memref.cast %alloc_0 : memref<6xi1> to memref<?xi1>
    %1:2 = call @f1(%c9, %cast) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %2 = call @f2(%arg0, %1#1, %cst) : (i1, memref<?xi1>, f32) -> memref<?xf32>
    return %alloc : memref<f64>
  }
  func.func @f1(%arg0: index, %arg1: memref<?xi1>) -> (memref<?xf32>, memref<?xi1>) {
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %true = arith.constant true
    %0 = call @f0(%true, %arg0) : (i1, index) -> memref<f64>
    %alloc = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
    %1 = call @f3(%false, %arg0, %0, %true) : (i1, index, memref<f64>, i1) -> i64
    memref.store %true, %arg1[%c1] : memref<?xi1>
    return %cast, %arg1 : memref<?xf32>, memref<?xi1>
  }
  func.func @f2(%arg0: i1, %arg1: memref<?xi1>, %arg2: f32) -> memref<?xf32> {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %alloca = memref.alloca() : memref<8xi1>
    %cast = memref.cast %alloca : memref<8xi1> to memref<?xi1>
    %alloc = memref.alloc() : memref<f64>
    %0 = call @f3(%arg0, %c8, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %1:2 = call @f1(%c8, %cast) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %2 = call @f0(%arg0, %c8) : (i1, index) -> memref<f64>
    memref.store %arg0, %arg1[%c1] : memref<?xi1>
    return %1#0 : memref<?xf32>
  }
  func.func private @f3(i1, index, memref<f64>, i1) -> i64
}

