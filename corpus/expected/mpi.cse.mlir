module {
  func.func @all(%arg0: memref<?xf32>, %arg1: memref<4xf32>, %arg2: i32, %arg3: !mpi.retval, %arg4: !mpi.request, %arg5: !mpi.status) -> memref<8xf32> {
    mpi.init
    %0 = mpi.init {a} : !mpi.retval
    %1 = mpi.comm_world : !mpi.comm
    %rank = mpi.comm_rank(%1) : i32
    %retval, %newcomm = mpi.comm_split(%1, %arg2, %arg2) : !mpi.retval, !mpi.comm
    mpi.send(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32
    %2 = mpi.send(%arg1, %arg2, %rank, %newcomm) {y} : memref<4xf32>, i32, i32 -> !mpi.retval
    %req = mpi.isend(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.request
    %retval_0, %req_1 = mpi.isend(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
    mpi.recv(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32
    %3 = mpi.recv(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval
    %req_2 = mpi.irecv(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.request
    %retval_3, %req_4 = mpi.irecv(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
    mpi.allreduce(%arg0, %arg1, MPI_SUM, %1) : memref<?xf32>, memref<4xf32>
    %4 = mpi.allreduce(%arg0, %arg1, MPI_MINLOC, %1) {z} : memref<?xf32>, memref<4xf32> -> !mpi.retval
    mpi.allreduce(%arg0, %arg1, MPI_OP_NULL, %1) : memref<?xf32>, memref<4xf32>
    mpi.barrier(%1)
    %5 = mpi.barrier(%1) {w} -> !mpi.retval
    mpi.wait(%req) : !mpi.request
    %6 = mpi.wait(%req_1) : !mpi.request -> !mpi.retval
    %7 = mpi.retval_check %6 = <MPI_SUCCESS> : i1
    %8 = mpi.retval_check %5 = <MPI_ERR_LASTCODE> {k} : i1
    %9 = mpi.error_class %5 : !mpi.retval
    mpi.finalize
    %10 = mpi.finalize : !mpi.retval
    %alloc = memref.alloc() : memref<8xf32>
    %cast = memref.cast %alloc : memref<8xf32> to memref<?xf32>
    mpi.send(%cast, %arg2, %rank, %1) : memref<?xf32>, i32, i32
    mpi.recv(%cast, %arg2, %rank, %1) : memref<?xf32>, i32, i32
    %retval_5, %req_6 = mpi.isend(%cast, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
    %retval_7, %req_8 = mpi.irecv(%cast, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
    mpi.allreduce(%cast, %cast, MPI_MAX, %1) : memref<?xf32>, memref<?xf32>
    %alloc_9 = memref.alloc() : memref<4xf32>
    mpi.send(%alloc_9, %arg2, %rank, %1) : memref<4xf32>, i32, i32
    return %alloc : memref<8xf32>
  }
}

