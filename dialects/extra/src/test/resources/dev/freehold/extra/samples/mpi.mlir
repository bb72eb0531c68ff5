module {
  func.func @all(%arg0: memref<?xf32>, %arg1: memref<4xf32>, %arg2: i32, %arg3: !mpi.retval, %arg4: !mpi.request, %arg5: !mpi.status) -> memref<8xf32> {
    mpi.init
    %0 = mpi.init {a} : !mpi.retval
    %1 = mpi.comm_world : !mpi.comm
    %2 = mpi.comm_world {b = 1 : i32} : !mpi.comm
    %rank = mpi.comm_rank(%1) : i32
    %retval, %rank_0 = mpi.comm_rank(%1) : !mpi.retval, i32
    %size = mpi.comm_size(%1) : i32
    %retval_1, %size_2 = mpi.comm_size(%1) {x} : !mpi.retval, i32
    %newcomm = mpi.comm_split(%1, %arg2, %rank) : !mpi.comm
    %retval_3, %newcomm_4 = mpi.comm_split(%1, %arg2, %arg2) : !mpi.retval, !mpi.comm
    mpi.send(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32
    %3 = mpi.send(%arg1, %arg2, %rank, %newcomm_4) {y} : memref<4xf32>, i32, i32 -> !mpi.retval
    %req = mpi.isend(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.request
    %retval_5, %req_6 = mpi.isend(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
    mpi.recv(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32
    %4 = mpi.recv(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval
    %req_7 = mpi.irecv(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.request
    %retval_8, %req_9 = mpi.irecv(%arg0, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
    mpi.allreduce(%arg0, %arg1, MPI_SUM, %1) : memref<?xf32>, memref<4xf32>
    %5 = mpi.allreduce(%arg0, %arg1, MPI_MINLOC, %1) {z} : memref<?xf32>, memref<4xf32> -> !mpi.retval
    mpi.allreduce(%arg0, %arg1, MPI_OP_NULL, %1) : memref<?xf32>, memref<4xf32>
    mpi.barrier(%1)
    %6 = mpi.barrier(%1) {w} -> !mpi.retval
    mpi.wait(%req) : !mpi.request
    %7 = mpi.wait(%req_6) : !mpi.request -> !mpi.retval
    %8 = mpi.retval_check %7 = <MPI_SUCCESS> : i1
    %9 = mpi.retval_check %6 = <MPI_ERR_LASTCODE> {k} : i1
    %10 = mpi.error_class %6 : !mpi.retval
    mpi.finalize
    %11 = mpi.finalize : !mpi.retval
    %alloc = memref.alloc() : memref<8xf32>
    %cast = memref.cast %alloc : memref<8xf32> to memref<?xf32>
    mpi.send(%cast, %arg2, %rank, %1) : memref<?xf32>, i32, i32
    mpi.recv(%cast, %arg2, %rank, %1) : memref<?xf32>, i32, i32
    %retval_10, %req_11 = mpi.isend(%cast, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
    %retval_12, %req_13 = mpi.irecv(%cast, %arg2, %rank, %1) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
    mpi.allreduce(%cast, %cast, MPI_MAX, %1) : memref<?xf32>, memref<?xf32>
    %alloc_14 = memref.alloc() : memref<4xf32>
    mpi.send(%alloc_14, %arg2, %rank, %1) : memref<4xf32>, i32, i32
    return %alloc : memref<8xf32>
  }
}
