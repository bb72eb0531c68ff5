module {
  func.func @embed(%arg0: memref<2x5xi32, strided<[?, ?], offset: ?>>, %arg1: memref<2x100x16xf32, strided<[?, ?, ?], offset: ?>>) -> (memref<2x5x16xf32>, memref<2x5xi32>) {
    %c16 = arith.constant 16 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -3.40282347E+38 : f32
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x5x16xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c5 step %c1 {
        scf.for %arg4 = %c0 to %c16 step %c1 {
          %0 = memref.load %arg0[%arg2, %arg3] : memref<2x5xi32, strided<[?, ?], offset: ?>>
          %1 = arith.index_cast %0 : i32 to index
          %2 = memref.load %arg1[%arg2, %1, %arg4] : memref<2x100x16xf32, strided<[?, ?, ?], offset: ?>>
          memref.store %2, %alloc[%arg2, %arg3, %arg4] : memref<2x5x16xf32>
        }
      }
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x5xi32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c5 step %c1 {
        memref.store %c0_i32, %alloc_0[%arg2, %arg3] : memref<2x5xi32>
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x5xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c5 step %c1 {
        memref.store %cst, %alloc_1[%arg2, %arg3] : memref<2x5xf32>
      }
    }
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c5 step %c1 {
        scf.for %arg4 = %c0 to %c16 step %c1 {
          %0 = memref.load %alloc[%arg2, %arg3, %arg4] : memref<2x5x16xf32>
          %1 = memref.load %alloc_0[%arg2, %arg3] : memref<2x5xi32>
          %2 = memref.load %alloc_1[%arg2, %arg3] : memref<2x5xf32>
          %3 = arith.index_cast %arg4 : index to i32
          %4 = arith.cmpf ugt, %0, %2 : f32
          %5 = arith.cmpf ord, %2, %2 : f32
          %6 = arith.andi %4, %5 : i1
          %7 = arith.select %6, %0, %2 : f32
          %8 = arith.select %6, %3, %1 : i32
          memref.store %8, %alloc_0[%arg2, %arg3] : memref<2x5xi32>
          memref.store %7, %alloc_1[%arg2, %arg3] : memref<2x5xf32>
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<2x5x16xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c5 step %c1 {
        scf.for %arg4 = %c0 to %c16 step %c1 {
          %0 = memref.load %alloc[%arg2, %arg3, %arg4] : memref<2x5x16xf32>
          %1 = math.tanh %0 : f32
          memref.store %1, %alloc_2[%arg2, %arg3, %arg4] : memref<2x5x16xf32>
        }
      }
    }
    return %alloc_2, %alloc_0 : memref<2x5x16xf32>, memref<2x5xi32>
  }
}

