module {
  func.func @smooth(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?xf32> {
    %c-2 = arith.constant -2 : index
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    memref.copy %arg0, %alloc : memref<?x?xf32> to memref<?x?xf32>
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %alloc_1 = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
      scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%dim, %dim_0) step (%c1, %c1) {
        %0 = memref.load %alloc[%arg3, %arg4] : memref<?x?xf32>
        %1 = arith.addi %arg3, %c-1 : index
        %2 = arith.cmpi sge, %1, %c0 : index
        %3 = arith.addi %arg4, %c-1 : index
        %4 = arith.cmpi sge, %3, %c0 : index
        %5 = arith.andi %2, %4 : i1
        %6 = arith.subi %dim, %arg3 : index
        %7 = arith.addi %6, %c-2 : index
        %8 = arith.cmpi sge, %7, %c0 : index
        %9 = arith.andi %5, %8 : i1
        %10 = arith.subi %dim_0, %arg4 : index
        %11 = arith.addi %10, %c-2 : index
        %12 = arith.cmpi sge, %11, %c0 : index
        %13 = arith.andi %9, %12 : i1
        scf.if %13 {
          %14 = arith.addi %arg4, %c-1 : index
          %15 = memref.load %alloc[%arg3, %14] : memref<?x?xf32>
          %16 = arith.addi %arg4, %c1 : index
          %17 = memref.load %alloc[%arg3, %16] : memref<?x?xf32>
          %18 = arith.addi %arg3, %c-1 : index
          %19 = memref.load %alloc[%18, %arg4] : memref<?x?xf32>
          %20 = arith.addi %arg3, %c1 : index
          %21 = memref.load %alloc[%20, %arg4] : memref<?x?xf32>
          %22 = arith.addf %15, %17 : f32
          %23 = arith.addf %19, %21 : f32
          %24 = arith.addf %22, %23 : f32
          %25 = arith.addf %24, %0 : f32
          %26 = arith.mulf %25, %cst : f32
          memref.store %26, %alloc_1[%arg3, %arg4] : memref<?x?xf32>
        } else {
          memref.store %0, %alloc_1[%arg3, %arg4] : memref<?x?xf32>
        }
        scf.reduce 
      }
      memref.copy %alloc_1, %alloc : memref<?x?xf32> to memref<?x?xf32>
    }
    return %alloc : memref<?x?xf32>
  }
}

