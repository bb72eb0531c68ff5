module attributes {dlti.map = #dlti.map<"MPI:comm_world_rank" = 7 : i32>} {
  module attributes {dlti.map = #dlti.map<"other" = 8 : i32>} {
    func.func @nearest_does_not_say(%arg0: memref<?xf32>) {
      %0 = mpi.comm_world : !mpi.comm
      %rank = mpi.comm_rank(%0) : i32
      mpi.send(%arg0, %rank, %rank, %0) : memref<?xf32>, i32, i32
      return
    }
  }
  func.func @another_communicator(%arg0: !mpi.comm, %arg1: memref<?xf32>) {
    %rank = mpi.comm_rank(%arg0) : i32
    mpi.send(%arg1, %rank, %rank, %arg0) : memref<?xf32>, i32, i32
    return
  }
}

