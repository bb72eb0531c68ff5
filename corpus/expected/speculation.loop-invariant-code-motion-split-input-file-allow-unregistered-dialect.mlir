module {
  func.func @i(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %idx7 = index.constant 7
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.sdiv %arg3, %0 : i32
    %2 = llvm.udiv %arg3, %0 : i32
    %3 = llvm.srem %arg3, %arg4 : i32
    %4 = llvm.urem %arg3, %arg4 : i32
    %5 = math.ipowi %arg3, %arg4 : i32
    scf.for %arg5 = %c0 to %arg0 step %c1 {
      %6 = index.divs %arg1, %arg2
      %7 = index.divu %arg1, %idx7
      %8 = index.ceildivs %arg1, %arg2
      %9 = index.remu %arg1, %arg2
      %10 = llvm.sdiv %arg3, %arg4 : i32
      %11 = llvm.udiv %arg3, %arg4 : i32
      %12 = arith.divsi %arg3, %arg4 : i32
      "test.use"(%6, %7, %8, %9, %10, %11, %1, %2, %3, %4, %5, %12) : (index, index, index, index, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @l(%arg0: index, %arg1: tensor<16x16xf32>, %arg2: tensor<4x4x4x4xf32>, %arg3: tensor<?x?xf32>, %arg4: tensor<?x?x4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %pack = linalg.pack %arg1 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg2 : tensor<16x16xf32> -> tensor<4x4x4x4xf32>
    %pack_0 = linalg.pack %arg3 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg4 : tensor<?x?xf32> -> tensor<?x?x4x4xf32>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg1 : tensor<4x4x4x4xf32> -> tensor<16x16xf32>
    %unpack_1 = linalg.unpack %arg4 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg3 : tensor<?x?x4x4xf32> -> tensor<?x?xf32>
    scf.for %arg5 = %c0 to %arg0 step %c1 {
      "test.use"(%pack, %pack_0, %unpack, %unpack_1) : (tensor<4x4x4x4xf32>, tensor<?x?x4x4xf32>, tensor<16x16xf32>, tensor<?x?xf32>) -> ()
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
      %5 = arith.addf %arg3, %arg1 : f32
      scf.yield %5 : f32
    }
    %1 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg1) -> (f32) {
      %5 = arith.addf %arg3, %arg1 : f32
      affine.yield %5 : f32
    }
    %2 = affine.for %arg2 = 0 to %arg0 iter_args(%arg3 = %arg1) -> (f32) {
      %5 = arith.addf %arg3, %arg1 : f32
      affine.yield %5 : f32
    }
    %3 = arith.addf %arg1, %arg1 : f32
    %4 = affine.parallel (%arg2) = (0) to (10) reduce ("addf") -> (f32) {
      affine.yield %3 : f32
    }
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      %5 = scf.for %arg3 = %c0 to %arg0 step %arg0 iter_args(%arg4 = %arg1) -> (f32) {
        %6 = arith.addf %arg4, %arg1 : f32
        scf.yield %6 : f32
      }
      "test.use"(%0, %1, %2, %4, %5) : (f32, f32, f32, f32, f32) -> ()
    }
    return
  }
}

// -----
module {
  func.func @t(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = tosa.add %arg1, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = tosa.while_loop (%arg3 = %arg0) : (tensor<i32>) -> tensor<i32> {
      %2 = tosa.greater_equal %arg2, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %2 : tensor<i1>
    } do {
    ^bb0(%arg3: tensor<i32>):
      %2 = tosa.add %0, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i32>
      tosa.yield %2 : tensor<i32>
    }
    return %1 : tensor<i32>
  }
}

// -----
module {
  func.func @m(%arg0: index, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: memref<4xf32>, %arg4: tensor<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1> : vector<4xi32>
    %0 = vector.transfer_read %arg4[%c0], %cst : tensor<4xf32>, vector<4xf32>
    scf.for %arg5 = %c0 to %arg0 step %c1 {
      %1 = vector.mask %arg2 { vector.reduction <add>, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
      %2 = vector.mask %arg2 { vector.transfer_read %arg4[%c0], %cst : tensor<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
      %3 = vector.gather %arg4[%c0] [%cst_0], %arg2, %arg1 : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
      "test.use"(%1, %0, %2, %3) : (f32, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
    }
    return
  }
}

// -----
module {
  func.func @l(%arg0: index, %arg1: tensor<16x16xf32>, %arg2: tensor<4x4x4x4xf32>, %arg3: tensor<?x?xf32>, %arg4: tensor<?x?x4x4xf32>, %arg5: tensor<4x4x?x4xf32>, %arg6: index, %arg7: tensor<?x4x4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %pack = linalg.pack %arg3 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg4 : tensor<?x?xf32> -> tensor<?x?x4x4xf32>
    %pack_0 = linalg.pack %arg1 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [%arg6, 4] into %arg5 : tensor<16x16xf32> -> tensor<4x4x?x4xf32>
    %unpack = linalg.unpack %arg4 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg3 : tensor<?x?x4x4xf32> -> tensor<?x?xf32>
    %pack_1 = linalg.pack %arg3 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg7 : tensor<?x?xf32> -> tensor<?x4x4x4xf32>
    %unpack_2 = linalg.unpack %arg7 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg1 : tensor<?x4x4x4xf32> -> tensor<16x16xf32>
    %pack_3 = linalg.pack %arg1 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [%c4, 4] into %arg5 : tensor<16x16xf32> -> tensor<4x4x?x4xf32>
    scf.for %arg8 = %c0 to %arg0 step %c1 {
      %unpack_4 = linalg.unpack %arg5 inner_dims_pos = [0, 1] inner_tiles = [%arg6, 4] into %arg1 : tensor<4x4x?x4xf32> -> tensor<16x16xf32>
      "test.use"(%pack, %pack_0, %unpack, %unpack_4, %pack_1, %unpack_2, %pack_3) : (tensor<?x?x4x4xf32>, tensor<4x4x?x4xf32>, tensor<?x?xf32>, tensor<16x16xf32>, tensor<?x4x4x4xf32>, tensor<16x16xf32>, tensor<4x4x?x4xf32>) -> ()
    }
    return
  }
}

// -----
module {
  func.func @p(%arg0: index, %arg1: tensor<?x16xf32>, %arg2: tensor<?x4x4x4xf32>, %arg3: tensor<16x?xf32>, %arg4: tensor<4x?x4x4xf32>, %arg5: tensor<16x?xf32>, %arg6: tensor<4x?x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %pack = linalg.pack %arg1 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg2 : tensor<?x16xf32> -> tensor<?x4x4x4xf32>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg1 : tensor<?x4x4x4xf32> -> tensor<?x16xf32>
    %pack_0 = linalg.pack %arg5 inner_dims_pos = [0] inner_tiles = [4] into %arg6 : tensor<16x?xf32> -> tensor<4x?x4xf32>
    %unpack_1 = linalg.unpack %arg6 inner_dims_pos = [0] inner_tiles = [4] into %arg5 : tensor<4x?x4xf32> -> tensor<16x?xf32>
    scf.for %arg7 = %c0 to %arg0 step %c1 {
      "test.use"(%pack, %unpack, %pack_0, %unpack_1) : (tensor<?x4x4x4xf32>, tensor<?x16xf32>, tensor<4x?x4xf32>, tensor<16x?xf32>) -> ()
    }
    return
  }
}

// -----
module {
  func.func @p(%arg0: index, %arg1: tensor<?x16xf32>, %arg2: tensor<?x4x4x4xf32>, %arg3: index, %arg4: tensor<?x4x?x4xf32>, %arg5: tensor<?x?x?x?xf32>, %arg6: tensor<?x?xf32>, %arg7: tensor<16x16xf32>, %arg8: tensor<4x4x?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %pack = linalg.pack %arg1 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg2 : tensor<?x16xf32> -> tensor<?x4x4x4xf32>
    scf.for %arg9 = %c0 to %arg0 step %c1 {
      %pack_0 = linalg.pack %arg1 inner_dims_pos = [0, 1] inner_tiles = [%arg3, 4] into %arg4 : tensor<?x16xf32> -> tensor<?x4x?x4xf32>
      %pack_1 = linalg.pack %arg6 inner_dims_pos = [0, 1] inner_tiles = [%arg3, %arg3] into %arg5 : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
      %pack_2 = linalg.pack %arg7 inner_dims_pos = [0, 1] inner_tiles = [%arg3, %arg3] into %arg5 : tensor<16x16xf32> -> tensor<?x?x?x?xf32>
      %unpack = linalg.unpack %arg5 inner_dims_pos = [0, 1] inner_tiles = [%c4, %c4] into %arg6 : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
      %unpack_3 = linalg.unpack %arg8 inner_dims_pos = [0, 1] inner_tiles = [%arg3, %arg3] into %arg6 : tensor<4x4x?x?xf32> -> tensor<?x?xf32>
      "test.use"(%pack, %pack_0, %pack_1, %pack_2, %unpack, %unpack_3) : (tensor<?x4x4x4xf32>, tensor<?x4x?x4xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
    }
    return
  }
}

// -----
module {
  func.func @sb(%arg0: f32, %arg1: i32, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3_i32 = arith.constant 3 : i32
    %0 = gpu.subgroup_broadcast %arg0,  specific_lane %arg1 : f32
    %1 = gpu.subgroup_broadcast %arg0,  specific_lane %c3_i32 : f32
    %2 = gpu.lane_id
    %thread_id_x = gpu.thread_id  x
    %shuffleResult, %valid = gpu.shuffle  xor %arg0, %c3_i32, %arg1 : f32
    scf.for %arg3 = %c0 to %arg2 step %c1 {
      %3 = gpu.subgroup_broadcast %arg0,  first_active_lane : f32
      "test.use"(%3, %0, %1, %2, %thread_id_x, %shuffleResult) : (f32, f32, f32, index, index, f32) -> ()
    }
    return
  }
}

