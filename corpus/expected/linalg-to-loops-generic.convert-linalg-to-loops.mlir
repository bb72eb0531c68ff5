#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @elementwise(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %dim_0 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %1 = memref.load %arg1[%arg4, %arg3] : memref<?x?xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg2[%arg3, %arg4] : memref<?x?xf32>
      }
    }
    return
  }
  func.func @reduction(%arg0: memref<4x8xf32>, %arg1: memref<4xf32>, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %arg3 = %c0 to %c4 step %c1 {
      scf.for %arg4 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<4x8xf32>
        %1 = memref.load %arg1[%arg3] : memref<4xf32>
        %2 = arith.addi %arg3, %arg4 : index
        %3 = arith.index_cast %2 : index to i32
        %4 = arith.sitofp %3 : i32 to f32
        %5 = arith.mulf %0, %arg2 : f32
        %6 = arith.addf %5, %1 : f32
        %7 = arith.addf %6, %4 : f32
        memref.store %7, %arg1[%arg3] : memref<4xf32>
      }
    }
    return
  }
  func.func @conv(%arg0: memref<?xf32>, %arg1: memref<3xf32>, %arg2: memref<?xf32>) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        %0 = affine.apply #map(%arg3, %arg4)
        %1 = memref.load %arg0[%0] : memref<?xf32>
        %2 = memref.load %arg1[%arg4] : memref<3xf32>
        %3 = memref.load %arg2[%arg3] : memref<?xf32>
        %4 = arith.mulf %1, %2 : f32
        %5 = arith.addf %4, %3 : f32
        memref.store %5, %arg2[%arg3] : memref<?xf32>
      }
    }
    return
  }
  func.func @constantmaps(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg0[%arg2, %c3] : memref<4x8xf32>
      memref.store %0, %arg1[%arg2, %c0] : memref<4x1xf32>
    }
    return
  }
  func.func @zerod(%arg0: memref<f32>, %arg1: memref<f32>) {
    %0 = memref.load %arg0[] : memref<f32>
    memref.store %0, %arg1[] : memref<f32>
    return
  }
  func.func @two(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<4xi1>, %arg3: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %0 = memref.load %arg0[%arg4] : memref<4xf32>
      %1 = memref.load %arg1[%arg4] : memref<4xf32>
      %2 = arith.cmpf olt, %0, %1 : f32
      %3 = scf.if %2 -> (f32) {
        scf.yield %0 : f32
      } else {
        scf.yield %1 : f32
      }
      memref.store %3, %arg1[%arg4] : memref<4xf32>
      memref.store %2, %arg2[%arg4] : memref<4xi1>
    }
    return
  }
}

