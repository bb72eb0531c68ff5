// Every operation of the dialect, with and without what it returns.
func.func @all(%m: memref<?xf32>, %u: memref<4xf32>, %t: i32, %v: !mpi.retval, %q: !mpi.request, %s: !mpi.status) -> memref<8xf32> {
  mpi.init
  %r0 = mpi.init {a} : !mpi.retval
  %comm = mpi.comm_world : !mpi.comm
  %comm2 = mpi.comm_world {b = 1 : i32} : !mpi.comm
  %rank = mpi.comm_rank(%comm) : i32
  %r1, %rank1 = mpi.comm_rank(%comm) : !mpi.retval, i32
  %size = mpi.comm_size(%comm) : i32
  %r2, %size1 = mpi.comm_size(%comm) {x} : !mpi.retval, i32
  %new = mpi.comm_split(%comm, %t, %rank) : !mpi.comm
  %r3, %new1 = mpi.comm_split(%comm, %t, %t) : !mpi.retval, !mpi.comm
  mpi.send(%m, %t, %rank, %comm) : memref<?xf32>, i32, i32
  %r4 = mpi.send(%u, %t, %rank, %new1) {y} : memref<4xf32>, i32, i32 -> !mpi.retval
  %q1 = mpi.isend(%m, %t, %rank, %comm) : memref<?xf32>, i32, i32 -> !mpi.request
  %r5, %q2 = mpi.isend(%m, %t, %rank, %comm) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
  mpi.recv(%m, %t, %rank, %comm) : memref<?xf32>, i32, i32
  %r6 = mpi.recv(%m, %t, %rank, %comm) : memref<?xf32>, i32, i32 -> !mpi.retval
  %q3 = mpi.irecv(%m, %t, %rank, %comm) : memref<?xf32>, i32, i32 -> !mpi.request
  %r7, %q4 = mpi.irecv(%m, %t, %rank, %comm) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
  mpi.allreduce(%m, %u, MPI_SUM, %comm) : memref<?xf32>, memref<4xf32>
  %r8 = mpi.allreduce(%m, %u, MPI_MINLOC, %comm) {z} : memref<?xf32>, memref<4xf32> -> !mpi.retval
  mpi.allreduce(%m, %u, MPI_OP_NULL, %comm) : memref<?xf32>, memref<4xf32>
  mpi.barrier(%comm)
  %r9 = mpi.barrier(%comm) {w} -> !mpi.retval
  mpi.wait(%q1) : !mpi.request
  %r10 = mpi.wait(%q2) : !mpi.request -> !mpi.retval
  %ok = mpi.retval_check %r10 = <MPI_SUCCESS> : i1
  %ok1 = mpi.retval_check %r9 = <MPI_ERR_LASTCODE> {k} : i1
  %class = mpi.error_class %r9 : !mpi.retval
  mpi.finalize
  %r11 = mpi.finalize : !mpi.retval
  %a = memref.alloc() : memref<8xf32>
  %b = memref.cast %a : memref<8xf32> to memref<?xf32>
  mpi.send(%b, %t, %rank, %comm) : memref<?xf32>, i32, i32
  mpi.recv(%b, %t, %rank, %comm) : memref<?xf32>, i32, i32
  %x:2 = mpi.isend(%b, %t, %rank, %comm) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
  %y:2 = mpi.irecv(%b, %t, %rank, %comm) : memref<?xf32>, i32, i32 -> !mpi.retval, !mpi.request
  mpi.allreduce(%b, %b, MPI_MAX, %comm) : memref<?xf32>, memref<?xf32>
  %c = memref.alloc() : memref<4xf32>
  mpi.send(%c, %t, %rank, %comm) : memref<4xf32>, i32, i32
  return %a : memref<8xf32>
}
