#map = affine_map<(d0) -> (d0 * 2)>
module {
  func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32, %arg3: i32, %arg4: i32, %arg5: i1) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addf %arg2, %arg2 : f32
    %1 = arith.mulf %0, %arg2 : f32
    %c7_i32 = arith.constant 7 : i32
    %2 = arith.divsi %arg3, %c7_i32 : i32
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %3 = scf.if %arg5 -> (f32) {
      %12 = arith.addf %1, %1 : f32
      scf.yield %12 : f32
    } else {
      scf.yield %1 : f32
    }
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      %12 = arith.divsi %arg3, %arg4 : i32
      %13 = memref.load %arg1[%c0] : memref<?xf32>
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      %14 = arith.addi %arg6, %c1 : index
      %15 = arith.addi %14, %arg0 : index
      scf.for %arg7 = %c0 to %arg0 step %c1 {
        %16 = arith.addi %arg7, %arg0 : index
        %alloca = memref.alloca() : memref<4xf32>
        "test.x"(%15, %16, %3, %12, %2, %13, %dim, %alloca) : (index, index, f32, i32, i32, f32, index, memref<4xf32>) -> ()
      }
      memref.dealloc %alloc : memref<?xf32>
    }
    %4 = scf.for %arg6 = %c0 to %arg0 step %c1 iter_args(%arg7 = %arg2) -> (f32) {
      %12 = memref.load %arg1[%c0] : memref<?xf32>
      %13 = memref.load %arg1[%arg6] : memref<?xf32>
      %14 = arith.addf %12, %13 : f32
      %15 = arith.addf %arg7, %14 : f32
      scf.yield %15 : f32
    }
    %5 = arith.addf %arg2, %arg2 : f32
    %6 = affine.apply #map(%arg0)
    scf.parallel (%arg6) = (%c0) to (%arg0) step (%c1) {
      memref.store %5, %arg1[%arg6] : memref<?xf32>
      "test.y"(%6) : (index) -> ()
      scf.reduce 
    }
    %7 = arith.addf %arg2, %arg2 : f32
    affine.for %arg6 = 0 to 10 {
      %12 = affine.load %arg1[0] : memref<?xf32>
      "test.y"(%7, %12) : (f32, f32) -> ()
    }
    %8 = arith.addf %arg2, %arg2 : f32
    %9 = arith.mulf %arg2, %arg2 : f32
    %10 = scf.while (%arg6 = %arg2) : (f32) -> f32 {
      %12 = arith.cmpf ogt, %arg6, %8 : f32
      scf.condition(%12) %arg6 : f32
    } do {
    ^bb0(%arg6: f32):
      %12 = arith.addf %arg6, %9 : f32
      scf.yield %12 : f32
    }
    %11 = arith.addf %arg2, %arg2 : f32
    scf.forall (%arg6) in (%arg0) {
      memref.store %11, %arg1[%arg6] : memref<?xf32>
    }
    return %4 : f32
  }
}

