module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: f32) {
    %cast = memref.cast %arg0 : memref<4x4xf32> to memref<?x?xf32>
    linalg.fill ins(%arg1 : f32) outs(%cast : memref<?x?xf32>)
    linalg.copy ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    linalg.add ins(%cast, %cast : memref<?x?xf32>, memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    linalg.matmul ins(%cast, %cast : memref<?x?xf32>, memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    linalg.transpose ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>) permutation = [1, 0] 
    linalg.map { math.exp } ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<0x4xf32>, %arg1: f32) {
    linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<0x4xf32>)
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: memref<?x4xf32>, %arg1: memref<?x4xf32>) {
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x4xf32>) outs(%arg1 : memref<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: memref<?x4xf32>) {
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x4xf32>) outs(%arg0 : memref<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x4xf32>) outs(%arg1 : tensor<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x4xf32>) outs(%arg1 : tensor<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>) -> tensor<?x4xf32> {
    %cast = tensor.cast %arg0 : tensor<8x4xf32> to tensor<?x4xf32>
    %cast_0 = tensor.cast %arg1 : tensor<8x4xf32> to tensor<?x4xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cast : tensor<?x4xf32>) outs(%cast_0 : tensor<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>) -> tensor<?x4xf32> {
    %cast = tensor.cast %arg0 : tensor<8x4xf32> to tensor<?x4xf32>
    %cast_0 = tensor.cast %arg1 : tensor<8x4xf32> to tensor<?x4xf32>
    %0 = linalg.add ins(%cast, %cast_0 : tensor<?x4xf32>, tensor<?x4xf32>) outs(%cast_0 : tensor<?x4xf32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x4xf32>) outs(%arg1 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<8x4xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<8x4xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> tensor<2x2x4xf32> {
    %0 = tensor.empty() : tensor<4x4xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32>
    return %expanded : tensor<2x2x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: tensor<?x4xf32>) -> tensor<?xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
    return %collapsed : tensor<?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: index) -> f32 {
    %0 = tensor.empty(%arg1) : tensor<?xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %extracted = tensor.extract %1[%arg1] : tensor<?xf32>
    return %extracted : f32
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: index) -> tensor<?x9xf32> {
    %0 = tensor.empty(%arg1) : tensor<?x4xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %padded = tensor.pad %1 low[%arg1, 2] high[1, 3] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg0 : f32
    } : tensor<?x4xf32> to tensor<?x9xf32>
    return %padded : tensor<?x9xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.copy ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.copy ins(%arg2 : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: tensor<4x8xf32>, %arg2: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %transposed = linalg.transpose ins(%0 : tensor<4x8xf32>) outs(%arg2 : tensor<8x4xf32>) permutation = [1, 0] 
    return %transposed : tensor<8x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %concat = tensor.concat dim(0) %0, %1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    return %concat : tensor<8x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: tensor<?x8xf32>) -> (index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %dim = tensor.dim %0, %c0 : tensor<?x8xf32>
    %dim_0 = tensor.dim %0, %c1 : tensor<?x8xf32>
    return %dim, %dim_0 : index, index
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8x4xf32>) permutation = [1, 0] 
    %transposed_0 = linalg.transpose ins(%transposed : tensor<8x4xf32>) outs(%arg2 : tensor<4x8xf32>) permutation = [1, 0] 
    return %transposed_0 : tensor<4x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x8x2xf32>, %arg1: tensor<8x2x4xf32>, %arg2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<4x8x2xf32>) outs(%arg1 : tensor<8x2x4xf32>) permutation = [1, 2, 0] 
    %transposed_0 = linalg.transpose ins(%transposed : tensor<8x2x4xf32>) outs(%arg2 : tensor<2x4x8xf32>) permutation = [1, 2, 0] 
    return %transposed_0 : tensor<2x4x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4x8xf32>) dimensions = [1] 
    %transposed = linalg.transpose ins(%broadcasted : tensor<4x8xf32>) outs(%arg2 : tensor<8x4xf32>) permutation = [1, 0] 
    return %transposed : tensor<8x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4x8xf32>) dimensions = [1] 
    %broadcasted_0 = linalg.broadcast ins(%broadcasted : tensor<4x8xf32>) outs(%arg2 : tensor<2x4x8xf32>) dimensions = [0] 
    return %broadcasted_0 : tensor<2x4x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) dimensions = [] 
    return %broadcasted : tensor<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<128x256xf32>) -> tensor<128x256xf32> {
    %0 = tensor.empty() : tensor<16x8x8x32xf32>
    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %0 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    %1 = tensor.empty() : tensor<128x256xf32>
    %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %1 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    return %unpack : tensor<128x256xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32> {
    %0 = tensor.empty() : tensor<128x256xf32>
    %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    %1 = tensor.empty() : tensor<16x8x8x32xf32>
    %pack = linalg.pack %unpack inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    return %pack : tensor<16x8x8x32xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> tensor<16x8x8x32xf32> {
    %0 = tensor.empty() : tensor<128x256xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %2 = tensor.empty() : tensor<16x8x8x32xf32>
    %pack = linalg.pack %1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %2 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    return %pack : tensor<16x8x8x32xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x?xf32>) -> tensor<*xf32> {
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
    %cast_0 = tensor.cast %cast : tensor<?x?xf32> to tensor<*xf32>
    return %cast_0 : tensor<*xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
    %cast_0 = tensor.cast %cast : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast_0 : tensor<?x?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<*xf32>) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<4x?xf32>
    %cast_0 = tensor.cast %cast : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast_0 : tensor<?x?xf32>
  }
}

// -----
module {
  func.func @f() -> tensor<?xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
    %cast = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> tensor<?x4xf32> {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%arg0) : tensor<?x4xf32>
    %dim = tensor.dim %0, %c0 : tensor<?x4xf32>
    return %dim : index
  }
}

// -----
module {
  func.func @f(%arg0: index) -> tensor<?x5xf32> {
    %0 = tensor.empty(%arg0) : tensor<?xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [%arg0, 5] : tensor<?xf32> into tensor<?x5xf32>
    return %expanded : tensor<?x5xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> tensor<2x3xf32> {
    %0 = tensor.empty() : tensor<6xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
    return %expanded : tensor<2x3xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> tensor<6xf32> {
    %0 = tensor.empty() : tensor<2x3xf32>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
    return %collapsed : tensor<6xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> tensor<?xf32> {
    %0 = tensor.empty() : tensor<6xf32>
    %extracted_slice = tensor.extract_slice %0[1] [%arg0] [1] : tensor<6xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> tensor<?xf32> {
    %0 = tensor.empty() : tensor<6xf32>
    %cast = tensor.cast %0 : tensor<6xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index) -> tensor<6xf32> {
    %0 = tensor.empty(%arg0) : tensor<?xf32>
    %cast = tensor.cast %0 : tensor<?xf32> to tensor<6xf32>
    return %cast : tensor<6xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
    %extracted = tensor.extract %from_elements[%c1] : tensor<2xf32>
    return %extracted : f32
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %splat = tensor.splat %arg0 : tensor<2xf32>
    %extracted = tensor.extract %splat[%c1] : tensor<2xf32>
    return %extracted : f32
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> tensor<2xf32> {
    %from_elements = tensor.from_elements %arg0, %arg0 : tensor<2xf32>
    return %from_elements : tensor<2xf32>
  }
}

// -----
module {
  func.func @f() -> f32 {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %extracted = tensor.extract %cst[%c1] : tensor<2xf32>
    return %extracted : f32
  }
}

// -----
module {
  func.func @f(%arg0: index) -> f32 {
    %cst = arith.constant dense<1.000000e+00> : tensor<2xf32>
    %extracted = tensor.extract %cst[%arg0] : tensor<2xf32>
    return %extracted : f32
  }
}

// -----
module {
  func.func @f() -> tensor<2xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    return %from_elements : tensor<2xf32>
  }
}

// -----
module {
  func.func @f() -> tensor<2xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant dense<3.000000e+00> : tensor<2xf32>
    %inserted = tensor.insert %cst into %cst_0[%c1] : tensor<2xf32>
    return %inserted : tensor<2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<8x8xf32>) -> tensor<?x4xf32> {
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%c4, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
    return %extracted_slice : tensor<?x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> to tensor<8x8xf32>
    return %extracted_slice : tensor<8x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: index) -> tensor<4x?xf32> {
    %cast = tensor.cast %arg0 : tensor<8x8xf32> to tensor<?x8xf32>
    %extracted_slice = tensor.extract_slice %cast[0, 0] [4, %arg1] [1, 1] : tensor<?x8xf32> to tensor<4x?xf32>
    return %extracted_slice : tensor<4x?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<?x4xf32>) -> tensor<8x8xf32> {
    %c4 = arith.constant 4 : index
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0] [%c4, 4] [1, 1] : tensor<?x4xf32> into tensor<8x8xf32>
    return %inserted_slice : tensor<8x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
    return %inserted_slice : tensor<8x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4xf32>) -> tensor<8x8xf32> {
    %cast = tensor.cast %arg1 : tensor<4x4xf32> to tensor<?x4xf32>
    %c4 = arith.constant 4 : index
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [%c4, 4] [1, 1] : tensor<?x4xf32> into tensor<8x8xf32>
    return %inserted_slice : tensor<8x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?x8xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> tensor<?x8xf32> {
    %cast = tensor.cast %arg1 : tensor<4x4xf32> to tensor<?x4xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [%arg2, 4] [1, 1] : tensor<?x4xf32> into tensor<?x8xf32>
    return %inserted_slice : tensor<?x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x8xf32>) -> tensor<32xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [8, 4] : tensor<32xf32> into tensor<8x4xf32>
    %collapsed_0 = tensor.collapse_shape %expanded [[0, 1]] : tensor<8x4xf32> into tensor<32xf32>
    return %collapsed_0 : tensor<32xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x8x2xf32>) -> tensor<64xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x8x2xf32> into tensor<32x2xf32>
    %collapsed_0 = tensor.collapse_shape %collapsed [[0, 1]] : tensor<32x2xf32> into tensor<64xf32>
    return %collapsed_0 : tensor<64xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<64xf32>) -> tensor<4x8x2xf32> {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [32, 2] : tensor<64xf32> into tensor<32x2xf32>
    %expanded_0 = tensor.expand_shape %expanded [[0, 1], [2]] output_shape [4, 8, 2] : tensor<32x2xf32> into tensor<4x8x2xf32>
    return %expanded_0 : tensor<4x8x2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<64xf32>) -> tensor<8x8xf32> {
    %expanded = tensor.expand_shape %arg0 [[0, 1, 2]] output_shape [4, 2, 8] : tensor<64xf32> into tensor<4x2x8xf32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<4x2x8xf32> into tensor<8x8xf32>
    return %collapsed : tensor<8x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x2x8xf32>) -> tensor<8x8xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<4x2x8xf32> into tensor<64xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
    return %expanded : tensor<8x8xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4x8xf32>) -> tensor<?xf32> {
    %cast = tensor.cast %arg0 : tensor<4x8xf32> to tensor<?x8xf32>
    %collapsed = tensor.collapse_shape %cast [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
    return %collapsed : tensor<?xf32>
  }
}

// -----
module {
  func.func @f() -> tensor<4xf32> {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
    %collapsed = tensor.collapse_shape %cst [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    return %collapsed : tensor<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32) -> tensor<2x2xf32> {
    %splat = tensor.splat %arg0 : tensor<4xf32>
    %expanded = tensor.expand_shape %splat [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    return %expanded : tensor<2x2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: f32, %arg1: f32) -> tensor<2x1xf32> {
    %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
    %expanded = tensor.expand_shape %from_elements [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    return %expanded : tensor<2x1xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?x8xf32>, %arg1: index) -> index {
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 4, 8] : tensor<?x8xf32> into tensor<?x4x8xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %expanded, %c0 : tensor<?x4x8xf32>
    return %dim : index
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?x8xf32>) -> index {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %collapsed, %c0 : tensor<?xf32>
    return %dim : index
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: f32) -> tensor<?x4xf32> {
    %c3 = arith.constant 3 : index
    %generated = tensor.generate %c3 {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?x4xf32>
    return %generated : tensor<?x4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: f32) -> index {
    %c0 = arith.constant 0 : index
    %generated = tensor.generate %arg0 {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?x4xf32>
    %dim = tensor.dim %generated, %c0 : tensor<?x4xf32>
    return %dim : index
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: index) -> index {
    %generated = tensor.generate %arg0 {
    ^bb0(%arg2: index):
      %0 = arith.addi %arg2, %arg1 : index
      tensor.yield %0 : index
    } : tensor<?xindex>
    %extracted = tensor.extract %generated[%arg1] : tensor<?xindex>
    return %extracted : index
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<4xf32> {
    %padded = tensor.pad %arg0 low[0] high[0] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<4xf32>
    return %padded : tensor<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<?xf32> {
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg0 low[%c2] high[0] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<?xf32>
    return %padded : tensor<?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<?xf32> {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %padded = tensor.pad %cast low[1] high[0] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<?xf32>
    return %padded : tensor<?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> tensor<5xf32> {
    %padded = tensor.pad %arg0 low[%arg2] high[0] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %cast = tensor.cast %padded : tensor<?xf32> to tensor<5xf32>
    return %cast : tensor<5xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> index {
    %rank = tensor.rank %arg0 : tensor<4xf32>
    return %rank : index
  }
}

// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %concat = tensor.concat dim(0) %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %concat : tensor<2x3xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<?x3xf32> {
    %cast = tensor.cast %arg1 : tensor<2x3xf32> to tensor<?x3xf32>
    %concat = tensor.concat dim(0) %cast, %cast : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    return %concat : tensor<?x3xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<2x2xf32> {
    %cst = arith.constant dense<2> : tensor<2xindex>
    %reshape = tensor.reshape %arg0(%cst) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
    return %reshape : tensor<2x2xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
    %from_elements = tensor.from_elements %arg1, %arg2 : tensor<2xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    return %reshape : tensor<?x?xf32>
  }
}

// -----
module {
  func.func @f(%arg0: tensor<8x16xf32>, %arg1: index) -> tensor<4xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [1, 8] [1, 1] : tensor<8x16xf32> to tensor<8xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
    return %extracted_slice_0 : tensor<4xf32>
  }
}

