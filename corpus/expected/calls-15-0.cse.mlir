module {
  func.func @f0(%arg0: i1, %arg1: memref<4x?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>) -> i64 {
    %0 = call @f3(%arg0, %arg1) : (i1, memref<4x?xf64>) -> memref<4x?xf64>
    %cst = arith.constant 8.000000e+00 : f32
    %1 = call @f4(%arg0, %cst) : (i1, f32) -> f32
    %f = constant @f3 : (i1, memref<4x?xf64>) -> memref<4x?xf64>
    %true = arith.constant true
    %2 = call_indirect %f(%true, %arg1) : (i1, memref<4x?xf64>) -> memref<4x?xf64>
    %c2_i64 = arith.constant 2 : i64
    return %c2_i64 : i64
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) -> memref<?xf64> {
    %cast = memref.cast %arg2 : memref<?xf64> to memref<?xf64>
    cf.cond_br %arg0, ^bb1(%cast : memref<?xf64>), ^bb1(%arg2 : memref<?xf64>)
  ^bb1(%0: memref<?xf64>):  // 2 preds: ^bb0, ^bb0
    return %0 : memref<?xf64>
  }
  func.func @f2(%arg0: i1, %arg1: index) {
    %cst = arith.constant 4.000000e+00 : f32
    %false = arith.constant false
    %0 = call @f4(%false, %cst) : (i1, f32) -> f32
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
  func.func @f3(%arg0: i1, %arg1: memref<4x?xf64>) -> memref<4x?xf64> {
    %cst = arith.constant 4.000000e+00 : f32
    %0 = call @f4(%arg0, %cst) : (i1, f32) -> f32
    %cast = memref.cast %arg1 : memref<4x?xf64> to memref<4x?xf64>
    %c7 = arith.constant 7 : index
    return %cast : memref<4x?xf64>
  }
  func.func @f4(%arg0: i1, %arg1: f32) -> f32 {
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%c7) : memref<?xf64>
    %0 = call @f1(%arg0, %c5, %alloc) : (i1, index, memref<?xf64>) -> memref<?xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %c0 = arith.constant 0 : index
    memref.store %cst, %alloc[%c0] : memref<?xf64>
    return %arg1 : f32
  }
}

