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
    %cast_1 = memref.cast %2 : memref<?xi1> to memref<4xi1>
    %3 = memref.realloc %2(%arg1) : memref<?xi1> to memref<?xi1>
    %cast_2 = memref.cast %cast : memref<?xf32> to memref<4xf32>
    return %0 : i32
  }
  func.func private @f1(%arg0: index, %arg1: memref<?xf32>, %arg2: i64, %arg3: memref<?xf32>) -> (f32, memref<?xi32>) {
    %cast = memref.cast %arg3 : memref<?xf32> to memref<?xf32>
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?xf64>
    %true = arith.constant true
    %0:2 = scf.if %true -> (memref<?xi32>, memref<?xi32>) {
      %3 = memref.realloc %cast(%arg0) : memref<?xf32> to memref<?xf32>
      %alloc_0 = memref.alloc(%arg0) : memref<?xi32>
      scf.yield %alloc_0, %alloc_0 : memref<?xi32>, memref<?xi32>
    } else {
      %cast_0 = memref.cast %arg3 : memref<?xf32> to memref<4xf32>
      %c2_i32 = arith.constant 2 : i32
      %3 = arith.maxsi %c2_i32, %c2_i32 : i32
      %cst_1 = arith.constant 5.000000e+00 : f32
      %c0_2 = arith.constant 0 : index
      memref.store %cst_1, %cast[%c0_2] : memref<?xf32>
      %c8 = arith.constant 8 : index
      %alloc_3 = memref.alloc(%c8) : memref<?xi32>
      scf.yield %alloc_3, %alloc_3 : memref<?xi32>, memref<?xi32>
    }
    %alloca = memref.alloca(%arg0) : memref<4x?x4xindex>
    %1 = memref.realloc %cast : memref<?xf32> to memref<16xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0#1, %c0 : memref<?xi32>
    %2 = memref.realloc %arg1 {alignment = 32 : i64} : memref<?xf32> to memref<16xf32>
    %cst = arith.constant 6.000000e+00 : f32
    return %cst, %0#1 : f32, memref<?xi32>
  }
}

