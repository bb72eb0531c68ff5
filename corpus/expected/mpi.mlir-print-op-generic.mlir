"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<4xf32>, i32, !mpi.retval, !mpi.request, !mpi.status) -> memref<8xf32>, sym_name = "all"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<4xf32>, %arg2: i32, %arg3: !mpi.retval, %arg4: !mpi.request, %arg5: !mpi.status):
    "mpi.init"() : () -> ()
    %0 = "mpi.init"() {a} : () -> !mpi.retval
    %1 = "mpi.comm_world"() : () -> !mpi.comm
    %2 = "mpi.comm_world"() {b = 1 : i32} : () -> !mpi.comm
    %3 = "mpi.comm_rank"(%1) : (!mpi.comm) -> i32
    %4:2 = "mpi.comm_rank"(%1) : (!mpi.comm) -> (!mpi.retval, i32)
    %5 = "mpi.comm_size"(%1) : (!mpi.comm) -> i32
    %6:2 = "mpi.comm_size"(%1) {x} : (!mpi.comm) -> (!mpi.retval, i32)
    %7 = "mpi.comm_split"(%1, %arg2, %3) : (!mpi.comm, i32, i32) -> !mpi.comm
    %8:2 = "mpi.comm_split"(%1, %arg2, %arg2) : (!mpi.comm, i32, i32) -> (!mpi.retval, !mpi.comm)
    "mpi.send"(%arg0, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> ()
    %9 = "mpi.send"(%arg1, %arg2, %3, %8#1) {y} : (memref<4xf32>, i32, i32, !mpi.comm) -> !mpi.retval
    %10 = "mpi.isend"(%arg0, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> !mpi.request
    %11:2 = "mpi.isend"(%arg0, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
    "mpi.recv"(%arg0, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> ()
    %12 = "mpi.recv"(%arg0, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> !mpi.retval
    %13 = "mpi.irecv"(%arg0, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> !mpi.request
    %14:2 = "mpi.irecv"(%arg0, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
    "mpi.allreduce"(%arg0, %arg1, %1) <{op = 3 : i32}> : (memref<?xf32>, memref<4xf32>, !mpi.comm) -> ()
    %15 = "mpi.allreduce"(%arg0, %arg1, %1) <{op = 11 : i32}> {z} : (memref<?xf32>, memref<4xf32>, !mpi.comm) -> !mpi.retval
    "mpi.allreduce"(%arg0, %arg1, %1) <{op = 0 : i32}> : (memref<?xf32>, memref<4xf32>, !mpi.comm) -> ()
    "mpi.barrier"(%1) : (!mpi.comm) -> ()
    %16 = "mpi.barrier"(%1) {w} : (!mpi.comm) -> !mpi.retval
    "mpi.wait"(%10) : (!mpi.request) -> ()
    %17 = "mpi.wait"(%11#1) : (!mpi.request) -> !mpi.retval
    %18 = "mpi.retval_check"(%17) <{errclass = #mpi.errclass<MPI_SUCCESS>}> : (!mpi.retval) -> i1
    %19 = "mpi.retval_check"(%16) <{errclass = #mpi.errclass<MPI_ERR_LASTCODE>}> {k} : (!mpi.retval) -> i1
    %20 = "mpi.error_class"(%16) : (!mpi.retval) -> !mpi.retval
    "mpi.finalize"() : () -> ()
    %21 = "mpi.finalize"() : () -> !mpi.retval
    %22 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %23 = "memref.cast"(%22) : (memref<8xf32>) -> memref<?xf32>
    "mpi.send"(%23, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> ()
    "mpi.recv"(%23, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> ()
    %24:2 = "mpi.isend"(%23, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
    %25:2 = "mpi.irecv"(%23, %arg2, %3, %1) : (memref<?xf32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
    "mpi.allreduce"(%23, %23, %1) <{op = 1 : i32}> : (memref<?xf32>, memref<?xf32>, !mpi.comm) -> ()
    %26 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "mpi.send"(%26, %arg2, %3, %1) : (memref<4xf32>, i32, i32, !mpi.comm) -> ()
    "func.return"(%22) : (memref<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

