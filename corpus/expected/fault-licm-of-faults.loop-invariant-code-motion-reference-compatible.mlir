#map = affine_map<()[s0, s1] -> (s0 floordiv s1)>
module {
  func.func @divide(%arg0: index, %arg1: i32, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.remui %arg2, %arg1 : i32
    %1 = arith.floordivsi %arg2, %arg1 : i32
    %2 = arith.remsi %arg2, %arg1 : i32
    %3 = arith.addi %0, %1 : i32
    %4 = arith.addi %3, %2 : i32
    %5 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
      %6 = arith.addi %arg4, %4 : i32
      scf.yield %6 : i32
    }
    return %5 : i32
  }
  func.func @extract(%arg0: index, %arg1: index, %arg2: tensor<?xi32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %extracted = tensor.extract %arg2[%arg1] : tensor<?xi32>
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %c0_i32) -> (i32) {
      %1 = arith.addi %arg4, %extracted : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @apply(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
    %0 = affine.apply #map()[%arg0, %arg1]
    affine.for %arg3 = 0 to %arg0 {
      affine.store %0, %arg2[%arg3] : memref<?xindex>
    }
    return
  }
  func.func @cast(%arg0: index, %arg1: memref<?xi32>, %arg2: memref<?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = memref.cast %arg1 : memref<?xi32> to memref<4xi32>
    %subview = memref.subview %arg1[%arg0] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: ?>>
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %0 = memref.load %cast[%c1] : memref<4xi32>
      %1 = memref.load %subview[%c1] : memref<2xi32, strided<[1], offset: ?>>
      %2 = arith.addi %0, %1 : i32
      memref.store %2, %arg2[%arg3] : memref<?xi32>
    }
    return
  }
}

