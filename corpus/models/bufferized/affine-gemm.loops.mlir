module {
  func.func @gemm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c-32 = arith.constant -32 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %0 = arith.cmpi sle, %dim, %c0 : index
    %1 = arith.subi %c0, %dim : index
    %2 = arith.subi %dim, %c1 : index
    %3 = arith.select %0, %1, %2 : index
    %4 = arith.divsi %3, %c32 : index
    %5 = arith.subi %c0, %4 : index
    %6 = arith.addi %4, %c1 : index
    %7 = arith.select %0, %5, %6 : index
    scf.for %arg3 = %c0 to %7 step %c1 {
      %8 = arith.cmpi sle, %dim_1, %c0 : index
      %9 = arith.subi %c0, %dim_1 : index
      %10 = arith.subi %dim_1, %c1 : index
      %11 = arith.select %8, %9, %10 : index
      %12 = arith.divsi %11, %c32 : index
      %13 = arith.subi %c0, %12 : index
      %14 = arith.addi %12, %c1 : index
      %15 = arith.select %8, %13, %14 : index
      scf.for %arg4 = %c0 to %15 step %c1 {
        %alloc = memref.alloc() : memref<32x32xf32>
        scf.for %arg5 = %c0 to %c32 step %c1 {
          scf.for %arg6 = %c0 to %c32 step %c1 {
            memref.store %cst, %alloc[%arg5, %arg6] : memref<32x32xf32>
          }
        }
        %16 = arith.muli %arg3, %c32 overflow<nsw> : index
        %17 = arith.muli %arg3, %c32 overflow<nsw> : index
        %18 = arith.addi %17, %c32 : index
        %19 = arith.minsi %18, %dim : index
        scf.for %arg5 = %16 to %19 step %c1 {
          %24 = arith.muli %arg4, %c32 overflow<nsw> : index
          %25 = arith.muli %arg4, %c32 overflow<nsw> : index
          %26 = arith.addi %25, %c32 : index
          %27 = arith.minsi %26, %dim_1 : index
          scf.for %arg6 = %24 to %27 step %c1 {
            %28 = scf.for %arg7 = %c0 to %dim_0 step %c1 iter_args(%arg8 = %cst) -> (f32) {
              %33 = memref.load %arg0[%arg5, %arg7] : memref<?x?xf32>
              %34 = memref.load %arg1[%arg7, %arg6] : memref<?x?xf32>
              %35 = arith.mulf %33, %34 : f32
              %36 = arith.addf %arg8, %35 : f32
              scf.yield %36 : f32
            }
            %29 = arith.muli %arg3, %c-32 overflow<nsw> : index
            %30 = arith.addi %arg5, %29 : index
            %31 = arith.muli %arg4, %c-32 overflow<nsw> : index
            %32 = arith.addi %arg6, %31 : index
            memref.store %28, %alloc[%30, %32] : memref<32x32xf32>
          }
        }
        %20 = arith.muli %arg3, %c32 overflow<nsw> : index
        %21 = arith.muli %arg3, %c32 overflow<nsw> : index
        %22 = arith.addi %21, %c32 : index
        %23 = arith.minsi %22, %dim : index
        scf.for %arg5 = %20 to %23 step %c1 {
          %24 = arith.muli %arg4, %c32 overflow<nsw> : index
          %25 = arith.muli %arg4, %c32 overflow<nsw> : index
          %26 = arith.addi %25, %c32 : index
          %27 = arith.minsi %26, %dim_1 : index
          scf.for %arg6 = %24 to %27 step %c1 {
            %28 = arith.muli %arg3, %c-32 overflow<nsw> : index
            %29 = arith.addi %arg5, %28 : index
            %30 = arith.muli %arg4, %c-32 overflow<nsw> : index
            %31 = arith.addi %arg6, %30 : index
            %32 = memref.load %alloc[%29, %31] : memref<32x32xf32>
            memref.store %32, %arg2[%arg5, %arg6] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}

