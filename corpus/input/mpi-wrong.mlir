func.func @f(%m: memref<*xf32>, %t: i32, %c: !mpi.comm) {
  mpi.send(%m, %t, %t, %c) : memref<*xf32>, i32, i32
  return
}
// -----
func.func @f(%m: tensor<4xf32>, %t: i32, %c: !mpi.comm) {
  mpi.send(%m, %t, %t, %c) : tensor<4xf32>, i32, i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %t: i64, %c: !mpi.comm) {
  mpi.send(%m, %t, %t, %c) : memref<4xf32>, i64, i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %t: i64, %c: !mpi.comm) {
  mpi.send(%m, %t, %t, %c) : memref<4xf32>, i64, i64 -> i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %t: i32, %c: !mpi.status) {
  mpi.send(%m, %t, %t, %c) : memref<4xf32>, i32, i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %t: i32, %c: !mpi.statu) {
  return
}
// -----
func.func @f(%c: !mpi.comm) {
  %0 = mpi.comm_size(%c) : i64
  return
}
// -----
func.func @f(%c: !mpi.comm) {
  %0, %1, %2 = mpi.comm_size(%c) : i32, i32, i32
  return
}
// -----
func.func @f(%c: !mpi.comm) {
  %0, %1 = mpi.comm_size(%c) : i32, i32
  return
}
// -----
func.func @f(%c: !mpi.comm) {
  %0, %1 = mpi.comm_split(%c, %c, %c) : !mpi.retval, !mpi.comm
  return
}
// -----
func.func @f(%c: !mpi.retval) {
  %0 = mpi.retval_check %c = <MPI_FOO> : i1
  return
}
// -----
func.func @f(%c: !mpi.retval) {
  %0 = mpi.retval_check %c = <MPI_SUCCESS> : i8
  return
}
// -----
func.func @f(%c: !mpi.retval) {
  %0 = mpi.retval_check %c = MPI_SUCCESS : i8
  return
}
// -----
func.func @f(%c: !mpi.retval) {
  %0 = mpi.retval_check %c = <3> : i8
  return
}
// -----
func.func @f(%c: !mpi.retval) {
  %0 = "mpi.retval_check"(%c) : (!mpi.retval) -> i1
  return
}
// -----
func.func @f(%c: !mpi.retval) {
  %0 = "mpi.retval_check"(%c) {errclass = 3 : i32} : (!mpi.retval) -> i1
  return
}
// -----
func.func @f(%c: !mpi.retval) {
  %0 = "mpi.retval_check"(%c) <{errclass = 3 : i32}> : (!mpi.retval) -> i1
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<4xf32>) {
  mpi.allreduce(%m, %m, MPI_FOO, %c) : memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<4xf32>) {
  mpi.allreduce(%m, %m, 3, %c) : memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<4xf32>) {
  "mpi.allreduce"(%m, %m, %c) <{op = 14 : i32}> : (memref<4xf32>, memref<4xf32>, !mpi.comm) -> ()
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<4xf32>) {
  "mpi.allreduce"(%m, %m, %c) <{op = 1 : i64}> : (memref<4xf32>, memref<4xf32>, !mpi.comm) -> ()
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<4xf32>) {
  "mpi.allreduce"(%m, %m, %c) : (memref<4xf32>, memref<4xf32>, !mpi.comm) -> ()
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<*xf32>) {
  mpi.allreduce(%m, %m, MPI_SUM, %c) : memref<*xf32>, memref<*xf32>
  mpi.foo(%c)
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<*xf32>) {
  mpi.barrier(%c) -> i32
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<*xf32>) {
  mpi.wait(%c) : !mpi.comm
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<*xf32>) {
  mpi.error_class %c : !mpi.comm
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<*xf32>) {
  %0 = mpi.comm_world : i32
  return
}
// -----
func.func @f(%c: !mpi.comm, %m: memref<*xf32>) {
  %0 = mpi.init : i32
  return
}
// -----
func.func @f() attributes {a = #mpi.errclass<MPI_ERR_RMA_SYNC>, mpi.b = #mpi.errclass<MPI_ERR_RMA_SYNC>, mpi.c} {
  return
}
// -----
func.func @f() attributes {a = #mpi.foo<MPI_ERR_RMA_SYNC>} {
  return
}
// -----
func.func @f() attributes {a = #mpi.errclass<"MPI_SUCCESS">} {
  return
}
// -----
func.func @f() attributes {a = #mpi.errclass<MPI>} {
  return
}
