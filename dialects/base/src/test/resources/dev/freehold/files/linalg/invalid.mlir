// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @few_maps(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @map_of_other_rank(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.generic' op expected operand #1 rank (1) to match the result rank of indexing_map (2)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @map_with_other_loops(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @map_with_symbol(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.generic' op unexpected symbols in indexing_map #1}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i)[s] -> (i + s)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @unknown_iterator(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{custom op 'linalg.generic' unexpected iterator_type (sum)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["sum"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @maps_without_inverse(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @other_sizes(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@below {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @sizes_of_windows(%a: memref<4xf32>, %b: memref<4x4xf32>) {
  // expected-error@below {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 7, but found 4}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @negative_places(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (d0 - 1)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i - 1)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @few_arguments(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @arguments_of_other_type(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.generic' op expected type of bb argument #0 ('f64') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f64, %y: f32):
    linalg.yield %y : f32
  }
  return
}

// -----

func.func @yields_other_type(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = arith.constant 1 : i32
    // expected-error@below {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %i : i32
  }
  return
}

// -----

func.func @yields_nothing(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error@below {{'linalg.yield' op expected number of yield values (0) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield
  }
  return
}

// -----

func.func @tensors_and_buffers(%a: tensor<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @generic_with_other_trait(%a: memref<4xf32>) {
  // expected-error@below {{custom op 'linalg.generic' invalid kind of attribute specified}}
  linalg.generic 5 outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @generic_without_iterators(%a: memref<4xf32>) {
  // expected-error@below {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @index_outside() {
  // expected-error@below {{'linalg.index' op expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}

// -----

func.func @index_of_other_loop(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error@below {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %i = linalg.index 1 : index
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @negative_index(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error@below {{'linalg.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
    %i = linalg.index -1 : index
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @yield_outside(%x: f32) {
  // expected-error@below {{'linalg.yield' op must be the last operation in the parent block}}
  "linalg.yield"(%x) : (f32) -> ()
  return
}

// -----

func.func @yield_in_other_loop(%n: index, %x: f32) {
  scf.for %i = %n to %n step %n {
    // expected-error@below {{'linalg.yield' op expected parent op with LinalgOp interface}}
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @map_with_few_operands(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 3}}
  linalg.map ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
    (%x: f32, %y: f32, %z: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @map_of_other_element(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'f64'}}
  linalg.map ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
    (%x: f64, %y: f32) {
      linalg.yield %y : f32
    }
  return
}

// -----

func.func @map_of_other_shape(%a: memref<5xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (5) to match shape of output (4)}}
  linalg.map ins(%a : memref<5xf32>) outs(%b : memref<4xf32>)
    (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @reduce_beyond_rank(%a: memref<4x8xf32>, %c: memref<4x8xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%b : memref<4xf32>) dimensions = [2]
    (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @reduce_to_other_rank(%a: memref<4x8xf32>, %c: memref<4x8xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1}}
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%b : memref<4xf32>) dimensions = [0, 1]
    (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @reduce_to_other_size(%a: memref<4x8xf32>, %c: memref<4x8xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [4] doesn't match input dimensions after reduction [8]}}
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%b : memref<4xf32>) dimensions = [0]
    (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @reduce_with_few_arguments(%a: memref<4x8xf32>, %c: memref<4x8xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op mismatching number of operands and block arguments}}
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%b : memref<4xf32>) dimensions = [1]
    (%x: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @reduce_of_other_element(%a: memref<4x8xf32>, %c: memref<4x8xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'f64'}}
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%b : memref<4xf32>) dimensions = [1]
    (%x: f32, %y: f64) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @reduce_of_other_shapes(%a: memref<4x8xf32>, %c: memref<4x9xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  linalg.reduce ins(%a, %c : memref<4x8xf32>, memref<4x9xf32>) outs(%b, %b : memref<4xf32>, memref<4xf32>) dimensions = [1]
    (%x: f32, %y: f32, %z: f32, %w: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @reduce_negative(%a: memref<4x8xf32>, %c: memref<4x8xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%b : memref<4xf32>) dimensions = [-1]
    (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @transpose_by_other_permutation(%a: memref<2x3xf32>, %b: memref<3x2xf32>, %v: memref<6xf32>) {
  // expected-error@below {{'linalg.transpose' op permutation is not valid}}
  linalg.transpose ins(%a : memref<2x3xf32>) outs(%b : memref<3x2xf32>) permutation = [1, 1]
  return
}

// -----

func.func @transpose_to_other_rank(%a: memref<2x3xf32>, %b: memref<3x2xf32>, %v: memref<6xf32>) {
  // expected-error@below {{'linalg.transpose' op input rank 2 does not match init rank 1}}
  linalg.transpose ins(%a : memref<2x3xf32>) outs(%v : memref<6xf32>) permutation = [1, 0]
  return
}

// -----

func.func @transpose_by_short_permutation(%a: memref<2x3xf32>, %b: memref<3x2xf32>, %v: memref<6xf32>) {
  // expected-error@below {{'linalg.transpose' op size of permutation 1 does not match the argument rank 2}}
  linalg.transpose ins(%a : memref<2x3xf32>) outs(%b : memref<3x2xf32>) permutation = [0]
  return
}

// -----

func.func @transpose_to_other_size(%a: memref<2x3xf32>, %b: memref<3x2xf32>, %v: memref<6xf32>) {
  // expected-error@below {{'linalg.transpose' op dim(result, 0) = 3 doesn't match dim(input, permutation[0]) = 2}}
  linalg.transpose ins(%a : memref<2x3xf32>) outs(%b : memref<3x2xf32>) permutation = [0, 1]
  return
}

// -----

func.func @broadcast_to_other_rank(%a: memref<2xf32>, %b: memref<2x3xf32>) {
  // expected-error@below {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 0, init rank: 2}}
  linalg.broadcast ins(%a : memref<2xf32>) outs(%b : memref<2x3xf32>) dimensions = []
  return
}

// -----

func.func @broadcast_beyond_rank(%a: memref<2xf32>, %b: memref<2x3xf32>) {
  // expected-error@below {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  linalg.broadcast ins(%a : memref<2xf32>) outs(%b : memref<2x3xf32>) dimensions = [2]
  return
}

// -----

func.func @broadcast_negative(%a: memref<2xf32>, %b: memref<2x3xf32>) {
  // expected-error@below {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: -1}}
  linalg.broadcast ins(%a : memref<2xf32>) outs(%b : memref<2x3xf32>) dimensions = [-1]
  return
}

// -----

func.func @broadcast_to_other_size(%a: memref<2xf32>, %b: memref<2x3xf32>) {
  // expected-error@below {{'linalg.broadcast' op input dim 0 should match init dim 1. input: 2, init: 3}}
  linalg.broadcast ins(%a : memref<2xf32>) outs(%b : memref<2x3xf32>) dimensions = [0]
  return
}

// -----

func.func @pack_by_zero(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f64, %q: tensor<3x3xf32>, %n: index) {
  // expected-error@below {{invalid zero tile factor}}
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [0] into %p : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @pack_other_dimension(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f64, %q: tensor<3x3xf32>, %n: index) {
  // expected-error@below {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %t inner_dims_pos = [1] inner_tiles = [2] into %p : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @pack_in_other_order(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f64, %q: tensor<3x3xf32>, %n: index) {
  // expected-error@below {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %t outer_dims_perm = [1] inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @pack_in_short_order(%t: tensor<8x8xf32>, %p: tensor<4x8x2xf32>) {
  // expected-error@below {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %t outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8x8xf32> -> tensor<4x8x2xf32>
  return
}

// -----

func.func @pack_by_many_tiles(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f64, %q: tensor<3x3xf32>, %n: index) {
  // expected-error@below {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2, 2] into %p : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @pack_dimension_twice(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f64, %q: tensor<3x3xf32>, %n: index) {
  // expected-error@below {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %t inner_dims_pos = [0, 0] inner_tiles = [2, 2] into %p : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @pack_by_few_tiles(%t: tensor<8x8xf32>, %p: tensor<4x8x2xf32>) {
  // expected-error@below {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [2] into %p : tensor<8x8xf32> -> tensor<4x8x2xf32>
  return
}

// -----

func.func @pack_to_other_rank(%t: tensor<8xf32>, %p: tensor<4xf32>) {
  // expected-error@below {{packed rank != (unpacked rank + num tiling factors), got 1 != 2}}
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @pack_by_other_tile(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f64, %q: tensor<3x3xf32>, %n: index) {
  // expected-error@below {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [4] into %p : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @pack_to_other_size(%t: tensor<8xf32>, %p: tensor<5x2xf32>) {
  // expected-error@below {{expected 'tensor<4x2xf32>' for the packed domain value, got 'tensor<5x2xf32>'}}
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8xf32> -> tensor<5x2xf32>
  return
}

// -----

func.func @pack_without_padding(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f64, %q: tensor<3x3xf32>, %n: index) {
  // expected-error@below {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [3] into %q : tensor<8xf32> -> tensor<3x3xf32>
  return
}

// -----

func.func @pack_with_other_padding(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f64, %q: tensor<3x3xf32>, %n: index) {
  // expected-error@below {{'linalg.pack' op expected padding_value has 'f32' but got: 'f64'}}
  %0 = linalg.pack %t padding_value(%x : f64) inner_dims_pos = [0] inner_tiles = [3] into %q : tensor<8xf32> -> tensor<3x3xf32>
  return
}

// -----

func.func @unpack_by_other_tile(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f64, %q: tensor<3x3xf32>, %n: index) {
  // expected-error@below {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.unpack %p inner_dims_pos = [0] inner_tiles = [4] into %t : tensor<4x2xf32> -> tensor<8xf32>
  return
}

// -----

func.func @softmax_beyond_rank(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.softmax' op incorrect dimension specified}}
  linalg.softmax dimension(1) ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @softmax_negative(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.softmax' op incorrect dimension specified}}
  linalg.softmax dimension(-1) ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @softmax_to_other_shape(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@below {{'linalg.softmax' op incompatible output shape}}
  linalg.softmax dimension(0) ins(%a : memref<4xf32>) outs(%b : memref<5xf32>)
  return
}

// -----

func.func @fill_with_other_type(%x: i32, %b: memref<4xf32>) {
  // expected-error@below {{'linalg.fill' op expected fill value type ('i32') to match output element type ('f32')}}
  linalg.fill ins(%x : i32) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @fill_with_buffer(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{expected op with scalar input}}
  linalg.fill ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @fill_with_two(%x: f32, %b: memref<4xf32>) {
  linalg.fill ins(%x, %x : f32, f32) outs(%b : memref<4xf32>)
  // expected-error@below {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3}}
  return
}

// -----

func.func @function_of_integers(%a: memref<4xi32>) {
  // expected-error@below {{custom op 'linalg.exp' unsupported non numeric type}}
  linalg.exp ins(%a : memref<4xi32>) outs(%a : memref<4xi32>)
  return
}

// -----

func.func @difference_of_bools(%a: memref<4xi1>) {
  // expected-error@below {{custom op 'linalg.sub' unsupported operation: sub with bools}}
  linalg.sub ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%a : memref<4xi1>)
  return
}

// -----

func.func @division_of_bools(%a: memref<4xi1>) {
  // expected-error@below {{custom op 'linalg.div' unsupported operation: div with bools}}
  linalg.div ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%a : memref<4xi1>)
  return
}

// -----

func.func @unsigned_division_of_floats(%a: memref<4xf32>) {
  // expected-error@below {{custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint}}
  linalg.div_unsigned ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @sum_of_indices(%a: memref<4xindex>) {
  // expected-error@below {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  linalg.add ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%a : memref<4xindex>)
  return
}

// -----

func.func @matmul_with_two_maps(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{'linalg.matmul' op expected the number of indexing_map (2) to be equal to the number of input/output operands (3)}}
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_with_other_result(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (j, i)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_with_other_dims(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_with_sum(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i + j, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_with_broadcast_of_row(%a: memref<4xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<4xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_with_number_as_map(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  linalg.matmul indexing_maps = [5] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_without_list(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{custom op 'linalg.matmul' invalid kind of attribute specified}}
  linalg.matmul indexing_maps = 5 ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @contract_without_maps(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @contract_with_other_loops(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{iteration spaces of provided affine_maps differ}}
  linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @contract_with_sum(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{provided affine_map is not a projected permutation}}
  linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i + 1, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @contract_nothing(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{'indexing_maps' do not specify a contracting dimension}}
  linalg.contract indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>] ins(%c, %c : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @contract_with_unused_loop(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{iteration space dim at index 3 not used to access any operand}}
  linalg.contract indexing_maps = [affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (k, j)>, affine_map<(i, j, k, l) -> (i, j)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @contract_with_reduced_loop(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{iteration space dim at index 3 is neither a contracting dim nor of parallel iteration type}}
  linalg.contract indexing_maps = [affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @contract_with_scalar_map(%a: f32, %b: memref<4xf32>, %c: memref<f32>) {
  // expected-error@below {{affine_map specifies shaped access while operand has non-shaped type}}
  linalg.contract indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>] ins(%a, %b : f32, memref<4xf32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @batch_matmul_with_other_batch(%a: memref<2x4x8xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>, %r: memref<8xf32>, %s: memref<4x8xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (i, b, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_other_result(%a: memref<2x4x8xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>, %r: memref<8xf32>, %s: memref<4x8xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (i, b, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_outside_dim(%a: memref<2x4x8xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>, %r: memref<8xf32>, %s: memref<4x8xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, j)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_many_dims(%a: memref<2x4x8x8xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op no. of result dim expressions exceeds 3.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2x4x8x8xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_two_maps(%a: memref<2x4x8xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>, %r: memref<8xf32>, %s: memref<4x8xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_few_result_dims(%a: memref<2x4x8xf32>, %b: memref<2x8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (i, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<2x8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_left_0(%a: memref<8xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<8xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_left_1(%a: memref<4x8xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<4x8xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_left_2(%a: memref<2x8xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2x8xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_left_3(%a: memref<2xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_left_4(%a: memref<8x2xf32>, %b: memref<2x8x4xf32>, %c: memref<2x4x4xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (k, b)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<8x2xf32>, memref<2x8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_right_0(%a: memref<2x4x8xf32>, %b: memref<8xf32>, %c: memref<2x4x4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (k)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<8xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_right_1(%a: memref<2x4x8xf32>, %b: memref<8x4xf32>, %c: memref<2x4x4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<8x4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_right_2(%a: memref<2x4x8xf32>, %b: memref<2x8xf32>, %c: memref<2x4x4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<2x8xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_right_3(%a: memref<2x4x8xf32>, %b: memref<4x8xf32>, %c: memref<2x4x4xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (j, k)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<4x8xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_with_broadcast_right_4(%a: memref<2x4x8xf32>, %b: memref<4xf32>, %c: memref<2x4x4xf32>) {
  // expected-error@below {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : memref<2x4x8xf32>, memref<4xf32>) outs(%c : memref<2x4x4xf32>)
  return
}

// -----

func.func @body_without_product(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{expected add/mul op in the body}}
  "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @body_without_sum(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{expected add/mul op in the body}}
  "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @body_with_other_sum(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{expected add/mul op in the body}}
  "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %p, %p : f32
    linalg.yield %s : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @body_with_other_product(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{expected add/mul op in the body}}
  "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.divf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @body_with_product_of_one(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{expected add/mul op in the body}}
  "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %x : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @body_that_yields_argument(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@below {{expected add/mul op in the body}}
  "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):

    linalg.yield %z : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @body_with_unary_end(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    %s = arith.negf %q : f32
    linalg.yield %s : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @convolution_with_other_input(%a: memref<8xf32>, %b: memref<3xf32>, %c: memref<6xf32>) {
  // expected-error@below {{unexpected input index map for convolutions}}
  linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]} ins(%a, %b : memref<8xf32>, memref<3xf32>) outs(%c : memref<6xf32>)
  return
}

// -----

func.func @convolution_with_product(%a: memref<17xf32>, %b: memref<3xf32>, %c: memref<6xf32>) {
  linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i * 2 + j * 3)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]} ins(%a, %b : memref<17xf32>, memref<3xf32>) outs(%c : memref<6xf32>)
  return
}

// -----

func.func @convolution_with_difference(%a: memref<8xf32>, %b: memref<3xf32>, %c: memref<6xf32>) {
  // expected-error@below {{unexpected input index map for convolutions}}
  linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i floordiv 2)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]} ins(%a, %b : memref<8xf32>, memref<3xf32>) outs(%c : memref<6xf32>)
  return
}

// -----

func.func @convolution_with_other_filter(%a: memref<8xf32>, %b: memref<4xf32>, %c: memref<6xf32>) {
  // expected-error@below {{expected output/filter indexing maps to be projected permutations}}
  linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j + 1)>, affine_map<(i, j) -> (i)>]} ins(%a, %b : memref<8xf32>, memref<4xf32>) outs(%c : memref<6xf32>)
  return
}

// -----

func.func @convolution_without_window(%a: memref<6xf32>, %b: memref<3xf32>, %c: memref<6xf32>) {
  // expected-error@below {{unexpected loop dimension for convolution op}}
  linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]} ins(%a, %b : memref<6xf32>, memref<3xf32>) outs(%c : memref<6xf32>)
  return
}

// -----

func.func @convolution_with_same_loop(%a: memref<8xf32>, %b: memref<6xf32>, %c: memref<6xf32>) {
  // expected-error@below {{unexpected loop dimension for convolution op}}
  linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>]} ins(%a, %b : memref<8xf32>, memref<6xf32>) outs(%c : memref<6xf32>)
  return
}

// -----

func.func @convolution_with_swapped_loops(%a: memref<8xf32>, %b: memref<6xf32>, %c: memref<3xf32>) {
  // expected-error@below {{expected all iterators used to access outputs to be parallel}}
  linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>]} ins(%a, %b : memref<8xf32>, memref<6xf32>) outs(%c : memref<3xf32>)
  return
}

// -----

func.func @convolution_of_one(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.conv_1d ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  // expected-error@below {{custom op 'linalg.conv_1d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @winograd_with_unknown_size(%f: tensor<2x3x3x2xf32>, %o: tensor<4x4x2x2xf32>) {
  // expected-error@below {{custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]}}
  %0 = linalg.winograd_filter_transform fmr(F_9_9) ins(%f : tensor<2x3x3x2xf32>) outs(%o : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
  return
}

// -----

func.func @winograd_filter_of_other_height(%f: tensor<2x4x3x2xf32>, %o: tensor<4x4x2x2xf32>) {
  // expected-error@below {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<2x4x3x2xf32>) outs(%o : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
  return
}

// -----

func.func @winograd_filter_of_other_width(%f: tensor<2x3x4x2xf32>, %o: tensor<4x4x2x2xf32>) {
  // expected-error@below {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<2x3x4x2xf32>) outs(%o : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
  return
}

// -----

func.func @winograd_filter_of_one(%f: tensor<2x1x1x2xf32>, %o: tensor<1x1x2x2xf32>) {
  // expected-error@below {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<2x1x1x2xf32>) outs(%o : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
  return
}

// -----

func.func @winograd_filter_to_other_size(%f: tensor<2x3x3x2xf32>, %o: tensor<5x4x2x2xf32>) {
  // expected-error@below {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<2x3x3x2xf32>) outs(%o : tensor<5x4x2x2xf32>) -> tensor<5x4x2x2xf32>
  return
}

// -----

func.func @winograd_input_to_other_size(%f: tensor<2x6x6x3xf32>, %o: tensor<4x4x3x3x2x3xf32>) {
  // expected-error@below {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%f : tensor<2x6x6x3xf32>) outs(%o : tensor<4x4x3x3x2x3xf32>) -> tensor<4x4x3x3x2x3xf32>
  return
}

// -----

func.func @winograd_output_of_other_height(%f: tensor<5x4x2x2x2x2xf32>, %o: tensor<2x4x4x2xf32>) {
  // expected-error@below {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_2_3) ins(%f : tensor<5x4x2x2x2x2xf32>) outs(%o : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  return
}

// -----

func.func @winograd_output_of_other_width(%f: tensor<4x5x2x2x2x2xf32>, %o: tensor<2x4x4x2xf32>) {
  // expected-error@below {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_2_3) ins(%f : tensor<4x5x2x2x2x2xf32>) outs(%o : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  return
}

// -----

func.func @winograd_output_to_other_size(%f: tensor<4x4x2x2x2x2xf32>, %o: tensor<2x4x5x2xf32>) {
  // expected-error@below {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %0 = linalg.winograd_output_transform fmr(F_2_3) ins(%f : tensor<4x4x2x2x2x2xf32>) outs(%o : tensor<2x4x5x2xf32>) -> tensor<2x4x5x2xf32>
  return
}

// -----

// expected-error@below {{attribute '"linalg.color"' not supported by the linalg dialect}}
func.func @unknown_attribute() attributes {linalg.color = "red"} {
  return
}

// -----

func.func @elementwise_without_kind(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{custom op 'linalg.elementwise' expected 'kind'}}
  linalg.elementwise ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @elementwise_with_other_kind(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@below {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  linalg.elementwise kind=5 ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @reduce_nothing(%b: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op region #0 ('combiner') failed to verify constraint: region with 1 blocks}}
  "linalg.reduce"() <{dimensions = array<i64>}> ({
  }) : () -> ()
  return
}
