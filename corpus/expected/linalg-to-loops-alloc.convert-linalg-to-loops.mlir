module {
  func.func @f(%arg0: index, %arg1: f32, %arg2: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32> {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
    %subview = memref.subview %alloc[0, 0] [%arg0, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      scf.for %arg4 = %c0 to %arg0 step %c1 {
        memref.store %arg1, %alloc[%arg3, %arg4] : memref<?x?xf32>
      }
    }
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %subview[%arg3, %arg4] : memref<?x4xf32, strided<[?, 1]>>
        memref.store %0, %arg2[%arg3, %arg4] : memref<?x4xf32, strided<[?, 1], offset: ?>>
      }
    }
    %alloc_0 = memref.alloc() : memref<0x4xf32>
    scf.for %arg3 = %c0 to %c0 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        memref.store %arg1, %alloc_0[%arg3, %arg4] : memref<0x4xf32>
      }
    }
    %alloc_1 = memref.alloc() : memref<1x1xf32>
    scf.for %arg3 = %c0 to %c1 step %c1 {
      scf.for %arg4 = %c0 to %c1 step %c1 {
        memref.store %arg1, %alloc_1[%arg3, %arg4] : memref<1x1xf32>
      }
    }
    %alloc_2 = memref.alloc(%c3) : memref<?xf32>
    scf.for %arg3 = %c0 to %c3 step %c1 {
      memref.store %arg1, %alloc_2[%arg3] : memref<?xf32>
    }
    return %alloc : memref<?x?xf32>
  }
}

