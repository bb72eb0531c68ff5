func.func @f(%t: tensor<4x4xf32>) { %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4x4xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, -3>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>) { %0 = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>) { %0 = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<4x4xf32>) {
    scf.forall.in_parallel {
      "tensor.parallel_insert_slice"(%s, %o) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<4x4xf32>) -> ()
    }
  }
  return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<4x4xf32>) {
    scf.forall.in_parallel {
      "tensor.parallel_insert_slice"(%s, %o) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<4x4xf32>) -> ()
    }
  }
  return }
