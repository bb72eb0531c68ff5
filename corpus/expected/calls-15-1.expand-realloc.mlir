module {
  func.func @f0(%arg0: i1, %arg1: index) -> memref<f64> {
    %alloc = memref.alloc() : memref<f64>
    %0 = call @f3(%arg0, %arg1, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %c9 = arith.constant 9 : index
    %alloc_0 = memref.alloc(%c9) : memref<?xf32>
    %c6 = arith.constant 6 : index
    %alloc_1 = memref.alloc(%c6) : memref<?xi1>
    %1:2 = call @f1(%c9, %alloc_1) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %cst = arith.constant 8.000000e+00 : f32
    %2 = call @f2(%arg0, %1#1, %cst) : (i1, memref<?xi1>, f32) -> memref<?xf32>
    %alloc_2 = memref.alloc() : memref<f64>
    return %alloc : memref<f64>
  }
  func.func @f1(%arg0: index, %arg1: memref<?xi1>) -> (memref<?xf32>, memref<?xi1>) {
    %true = arith.constant true
    %0 = call @f0(%true, %arg0) : (i1, index) -> memref<f64>
    %cast = memref.cast %arg1 : memref<?xi1> to memref<?xi1>
    %c7_i64 = arith.constant 7 : i64
    %1 = arith.cmpi slt, %c7_i64, %c7_i64 : i64
    %2 = scf.if %1 -> (memref<?xf32>) {
      %alloc = memref.alloc() : memref<f64>
      %3 = func.call @f3(%1, %arg0, %alloc, %1) : (i1, index, memref<f64>, i1) -> i64
      %c0 = arith.constant 0 : index
      %4 = func.call @f3(%true, %c0, %alloc, %1) : (i1, index, memref<f64>, i1) -> i64
      %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
      scf.yield %alloc_0 : memref<?xf32>
    } else {
      %c4 = arith.constant 4 : index
      %alloc = memref.alloc(%c4) : memref<?xf32>
      %alloca = memref.alloca(%arg0) : memref<?xi1>
      %false = arith.constant false
      %3 = func.call @f3(%false, %arg0, %0, %true) : (i1, index, memref<f64>, i1) -> i64
      scf.yield %alloc : memref<?xf32>
    }
    %c1 = arith.constant 1 : index
    memref.store %true, %arg1[%c1] : memref<?xi1>
    return %2, %arg1 : memref<?xf32>, memref<?xi1>
  }
  func.func @f2(%arg0: i1, %arg1: memref<?xi1>, %arg2: f32) -> memref<?xf32> {
    %c8 = arith.constant 8 : index
    %alloca = memref.alloca(%c8) : memref<?xi1>
    %alloc = memref.alloc() : memref<f64>
    %0 = call @f3(%arg0, %c8, %alloc, %arg0) : (i1, index, memref<f64>, i1) -> i64
    %f = constant @f1 : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %1:2 = call_indirect %f(%c8, %alloca) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
    %2 = call @f0(%arg0, %c8) : (i1, index) -> memref<f64>
    %c1 = arith.constant 1 : index
    memref.store %arg0, %arg1[%c1] : memref<?xi1>
    return %1#0 : memref<?xf32>
  }
  func.func private @f3(i1, index, memref<f64>, i1) -> i64
}

