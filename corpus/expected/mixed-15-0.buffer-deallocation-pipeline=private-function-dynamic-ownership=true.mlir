module {
  func.func @f0(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<8x4xi64>) {
    %cst = arith.constant 8.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    memref.store %c8_i64, %arg2[%c2, %c1] : memref<8x4xi64>
    %alloc = memref.alloc() : memref<index>
    %0 = memref.load %alloc[] : memref<index>
    call @f0(%arg0, %arg1, %arg2) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
    call @f1(%arg0, %0, %cst) : (i1, index, f32) -> ()
    memref.dealloc %alloc : memref<index>
    return
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: f32) {
    %cst = arith.constant 8.000000e+00 : f32
    %c2 = arith.constant 2 : index
    call @f1(%arg0, %c2, %cst) : (i1, index, f32) -> ()
    return
  }
}

