module {
  func.func @exchange(%arg0: index, %arg1: i32, %arg2: i32, %arg3: !mpi.comm, %arg4: memref<4xf32>) -> memref<?xf32> {
    %size = mpi.comm_size(%arg3) : i32
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    %0 = mpi.comm_world : !mpi.comm
    %newcomm = mpi.comm_split(%0, %size, %arg1) : !mpi.comm
    %rank = mpi.comm_rank(%newcomm) : i32
    %cast = memref.cast %alloc_0 : memref<4xf32> to memref<?xf32>
    %1 = arith.cmpi eq, %rank, %size : i32
    %2 = arith.select %1, %alloc, %cast : memref<?xf32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %2 : memref<?xf32> -> index
    %3 = arith.cmpi ne, %intptr, %intptr_1 : index
    scf.if %3 {
      memref.dealloc %alloc : memref<?xf32>
    }
    %intptr_2 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<4xf32> -> index
    %4 = arith.cmpi ne, %intptr_2, %intptr_1 : index
    scf.if %4 {
      memref.dealloc %alloc_0 : memref<4xf32>
    }
    return %2 : memref<?xf32>
  }
}

