module {
  func.func @f(%arg0: memref<?xcomplex<f32>>, %arg1: memref<?xindex>, %arg2: memref<2x?xi1>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?xindex>
    scf.for %arg3 = %c0 to %dim step %c1 {
      %0 = memref.load %arg1[%arg3] : memref<?xindex>
      %1 = memref.load %arg0[%arg3] : memref<?xcomplex<f32>>
      %2 = arith.index_cast %0 : index to i32
      %3 = arith.sitofp %2 : i32 to f32
      %4 = complex.create %3, %3 : complex<f32>
      %5 = complex.add %1, %4 : complex<f32>
      memref.store %5, %arg0[%arg3] : memref<?xcomplex<f32>>
    }
    %dim_0 = memref.dim %arg2, %c1 : memref<2x?xi1>
    scf.for %arg3 = %c0 to %dim_0 step %c1 {
      scf.for %arg4 = %c0 to %c2 step %c1 {
        %0 = memref.load %arg2[%arg4, %arg3] : memref<2x?xi1>
        %1 = arith.cmpi eq, %arg4, %c1 : index
        %2 = arith.ori %0, %1 : i1
        memref.store %2, %arg2[%arg4, %arg3] : memref<2x?xi1>
      }
    }
    return
  }
}

