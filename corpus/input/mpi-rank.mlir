module attributes {dlti.map = #dlti.map<"MPI:comm_world_rank" = 7 : i32>} {
  module attributes {dlti.map = #dlti.map<"other" = 8 : i32>} {
    func.func @nearest_does_not_say(%m: memref<?xf32>) {
      %comm = mpi.comm_world : !mpi.comm
      %rank = mpi.comm_rank(%comm) : i32
      mpi.send(%m, %rank, %rank, %comm) : memref<?xf32>, i32, i32
      return
    }
  }
  func.func @another_communicator(%c: !mpi.comm, %m: memref<?xf32>) {
    %rank = mpi.comm_rank(%c) : i32
    mpi.send(%m, %rank, %rank, %c) : memref<?xf32>, i32, i32
    return
  }
}
