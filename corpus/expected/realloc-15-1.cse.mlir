module {
  func.func @f0(%arg0: i1, %arg1: index) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.subi %c2_i32, %c2_i32 : i32
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%c6) : memref<?xf32>
    %1 = memref.realloc %alloc {alignment = 32 : i64} : memref<?xf32> to memref<16xf32>
    %cast = memref.cast %1 : memref<16xf32> to memref<?xf32>
    %alloc_0 = memref.alloc() : memref<4xi1>
    %2 = memref.realloc %alloc_0(%arg1) : memref<4xi1> to memref<?xi1>
    %3 = memref.realloc %2(%arg1) : memref<?xi1> to memref<?xi1>
    return %0 : i32
  }
  func.func private @f1(%arg0: index, %arg1: memref<?xf32>, %arg2: i64, %arg3: memref<?xf32>) -> (f32, memref<?xi32>) {
    %cast = memref.cast %arg3 : memref<?xf32> to memref<?xf32>
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %0:2 = scf.if %true -> (memref<?xi32>, memref<?xi32>) {
      %3 = memref.realloc %cast(%arg0) : memref<?xf32> to memref<?xf32>
      %alloc = memref.alloc(%arg0) : memref<?xi32>
      scf.yield %alloc, %alloc : memref<?xi32>, memref<?xi32>
    } else {
      %c2_i32 = arith.constant 2 : i32
      %cst_0 = arith.constant 5.000000e+00 : f32
      %c0_1 = arith.constant 0 : index
      memref.store %cst_0, %cast[%c0_1] : memref<?xf32>
      %c8 = arith.constant 8 : index
      %alloc = memref.alloc(%c8) : memref<?xi32>
      scf.yield %alloc, %alloc : memref<?xi32>, memref<?xi32>
    }
    %1 = memref.realloc %cast : memref<?xf32> to memref<16xf32>
    %c0 = arith.constant 0 : index
    %2 = memref.realloc %arg1 {alignment = 32 : i64} : memref<?xf32> to memref<16xf32>
    %cst = arith.constant 6.000000e+00 : f32
    return %cst, %0#1 : f32, memref<?xi32>
  }
}

