#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @m(%arg0: index) -> index {
    %0 = affine.max #map(%arg0)
    return %0 : index
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @mn(%arg0: index) -> index {
    %0 = affine.min #map(%arg0)
    return %0 : index
  }
}

// -----
module {
  func.func @sz() -> index {
    %c4 = shape.const_size 4
    %c4_0 = arith.constant 4 : index
    return %c4_0 : index
  }
}

// -----
module {
  func.func @sz2(%arg0: index) -> index {
    return %arg0 : index
  }
}

// -----
module {
  func.func @as(%arg0: !shape.witness) -> !shape.witness {
    %0 = shape.const_witness true
    %1 = shape.assuming_all %arg0
    return %1 : !shape.witness
  }
}

// -----
module {
  func.func @as1() -> !shape.witness {
    %0 = shape.const_witness true
    %1 = shape.assuming_all %0, %0
    return %1 : !shape.witness
  }
}

// -----
module {
  func.func @as2(%arg0: !shape.witness) -> !shape.witness {
    %0 = shape.const_witness false
    %1 = shape.assuming_all %arg0, %0
    return %1 : !shape.witness
  }
}

// -----
module {
  func.func @as3(%arg0: !shape.witness) -> !shape.witness {
    %0 = shape.assuming_all %arg0
    return %0 : !shape.witness
  }
}

// -----
module {
  func.func @dim(%arg0: tensor<4x?xf32>) -> (index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x5xf32>
    %dim = tensor.dim %cast, %c0 : tensor<?x5xf32>
    %c5 = arith.constant 5 : index
    return %dim, %c5 : index, index
  }
}

// -----
module {
  func.func @dimu(%arg0: tensor<*xf32>) -> (index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?x5xf32>
    %dim = tensor.dim %cast, %c0 : tensor<?x5xf32>
    %c5 = arith.constant 5 : index
    return %dim, %c5 : index, index
  }
}

// -----
module {
  func.func @ext() -> f32 {
    %c0 = arith.constant 0 : index
    %cst = arith.constant sparse<[[0], [1]], [1.000000e+00, 2.000000e+00]> : tensor<4xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    return %cst_0 : f32
  }
}

// -----
module {
  func.func @sc(%arg0: vector<2x3xf32>) -> f32 {
    %0 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %1 = vector.extract %arg0[1, 1] : f32 from vector<2x3xf32>
    return %1 : f32
  }
}

// -----
module {
  func.func @ev(%arg0: !llvm.struct<(i32, struct<(i32, f32)>)>, %arg1: i32) -> (i32, f32) {
    %0 = llvm.insertvalue %arg1, %arg0[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)> 
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, f32)>)> 
    %2 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, struct<(i32, f32)>)> 
    return %arg1, %2 : i32, f32
  }
}

// -----
module {
  llvm.func @ic(%arg0: i32, %arg1: !llvm.ptr) -> i1 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.icmp "slt" %0, %arg0 : i32
    %3 = llvm.icmp "eq" %1, %arg1 : !llvm.ptr
    %4 = llvm.and %2, %3 : i1
    llvm.return %4 : i1
  }
}

