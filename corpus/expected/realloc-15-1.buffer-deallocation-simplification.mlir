module {
  func.func @f0(%arg0: i1, %arg1: index) -> i32 {
    %c6 = arith.constant 6 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc(%c6) : memref<?xf32>
    %0 = memref.realloc %alloc {alignment = 32 : i64} : memref<?xf32> to memref<16xf32>
    %alloc_0 = memref.alloc() : memref<4xi1>
    %1 = memref.realloc %alloc_0(%arg1) : memref<4xi1> to memref<?xi1>
    %2 = memref.realloc %1(%arg1) : memref<?xi1> to memref<?xi1>
    return %c0_i32 : i32
  }
  func.func private @f1(%arg0: index, %arg1: memref<?xf32>, %arg2: i64, %arg3: memref<?xf32>) -> (f32, memref<?xi32>) {
    %cst = arith.constant 6.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 5.000000e+00 : f32
    %true = arith.constant true
    %0:2 = scf.if %true -> (memref<?xi32>, memref<?xi32>) {
      %3 = memref.realloc %arg3(%arg0) : memref<?xf32> to memref<?xf32>
      %alloc = memref.alloc(%arg0) : memref<?xi32>
      scf.yield %alloc, %alloc : memref<?xi32>, memref<?xi32>
    } else {
      memref.store %cst_0, %arg3[%c0] : memref<?xf32>
      %alloc = memref.alloc(%c8) : memref<?xi32>
      scf.yield %alloc, %alloc : memref<?xi32>, memref<?xi32>
    }
    %1 = memref.realloc %arg3 : memref<?xf32> to memref<16xf32>
    %2 = memref.realloc %arg1 {alignment = 32 : i64} : memref<?xf32> to memref<16xf32>
    return %cst, %0#1 : f32, memref<?xi32>
  }
}

