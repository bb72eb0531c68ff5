// Every row of the tables once.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x0(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.annotate %arg1 "str" : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x3(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x5(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.apply_cse to %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x7(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.apply_dce to %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x9(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.apply_licm to %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x11(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "str" to %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x12(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.cast %arg1 : !transform.any_op to !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x14(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.get_consumers_of_result %arg1[3] : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x16(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_value {transform.consumed}) {
    %0 = transform.get_defining_op %arg1 : (!transform.any_value) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x18(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.get_operand %arg1[1, 2, 0] : (!transform.any_op) -> !transform.any_value
    transform.yield 
  }
  transform.named_sequence @x20(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.get_parent_op %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x23(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.get_producer_of_operand %arg1[3] : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x25(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.get_result %arg1[1, 2, 0] : (!transform.any_op) -> !transform.any_value
    transform.yield 
  }
  transform.named_sequence @x27(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_value {transform.consumed}) {
    %0 = transform.get_type %arg1 : (!transform.any_value) -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @x30(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.operation_empty %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x32(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.operation_name %arg1 ["a", "b"] : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x34(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64> {transform.consumed}, %arg2: !transform.param<i64> {transform.consumed}) {
    transform.match.param.cmpi ne %arg1, %arg2 : !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @x36(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}, %arg2: !transform.any_op {transform.consumed}) {
    %0 = transform.merge_handles deduplicate %arg1, %arg2 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x38(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.num_associations %arg1 : (!transform.any_op) -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @x40(%arg0: !transform.any_op {transform.consumed}) {
    %0 = transform.param.constant 7 : i64 -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @x42(%arg0: !transform.any_op {transform.consumed}) {
    transform.print 
    transform.yield 
  }
  transform.named_sequence @x44(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.replicate num(%arg1)  : !transform.any_op, 
    transform.yield 
  }
  transform.named_sequence @x47(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.select "str" in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x49(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.split_handle %arg1 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @x51(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.verify %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x53(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64> {transform.consumed}) {
    transform.debug.emit_param_as_remark %arg1 : !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @x56(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.debug.emit_remark_at %arg1, "str" : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x58(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.loop.hoist_loop_invariant_subsets %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x60(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.pdl_match @sym in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x62(%arg0: !transform.any_op {transform.consumed}) {
    %0 = transform.tune.knob<"s"> options = 7 : i64 -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @x65(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      transform.match.structured.body %arg2 : !transform.any_op
    }
    transform.yield 
  }
  transform.named_sequence @x67(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %arg2 : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    }
    transform.yield 
  }
  transform.named_sequence @x69(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      %batch, %output_image, %output_channel, %filter_loop, %input_channel, %depth, %strides, %dilations = transform.match.structured.classify_convolution_dims %arg2 : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    }
    transform.yield 
  }
  transform.named_sequence @x71(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      transform.match.structured.dim %arg2[1, 2, 0] : !transform.any_op
    }
    transform.yield 
  }
  transform.named_sequence @x73(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      transform.match.structured.init %arg2[1, 2, 0] : !transform.any_op
    }
    transform.yield 
  }
  transform.named_sequence @x75(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      transform.match.structured.input %arg2[1, 2, 0] : !transform.any_op
    }
    transform.yield 
  }
  transform.named_sequence @x77(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      %0 = transform.match.structured.num_inits %arg2 : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield 
  }
  transform.named_sequence @x79(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      %0 = transform.match.structured.num_inputs %arg2 : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield 
  }
  transform.named_sequence @x81(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      %0 = transform.match.structured.rank %arg2 : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield 
  }
  transform.named_sequence @x86(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.affine.simplify_min_max_affine_ops %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x88(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x90(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x92(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x94(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x96(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.bufferization.buffer_loop_hoisting %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x98(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.bufferization.eliminate_empty_tensors %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x100(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.op<"tensor.empty"> {transform.consumed}) {
    %0 = transform.bufferization.empty_tensor_to_alloc_tensor %arg1 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    transform.yield 
  }
  transform.named_sequence @x102(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.bufferization.one_shot_bufferize %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x104(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.dlti.query [1, 2] at %arg1 : (!transform.any_op) -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @x106(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.func.func_to_llvm
    } {partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x108(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %transformed_module, %transformed_function = transform.func.deduplicate_func_args @sym at %arg1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x110(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x113(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.gpu.gpu_rewrite_patterns
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x115(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } {partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x117(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm
    } {partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x120(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "str"
    } {partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x122(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } {partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x124(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[3, 3, 3]
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x126(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.gpu.eliminate_barriers
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x128(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.gpu.map_forall_to_blocks %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x131(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.gpu.map_nested_forall_to_threads %arg1 block_dims = [] : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x134(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x136(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.linalg.decompose_pad
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x138(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.linalg.erase_unnecessary_inputs
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x140(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.linalg.fold_add_into_dest
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x142(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x144(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x147(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x149(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x151(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.linalg.pad_vectorization
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x153(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.linalg.tiling_canonicalization
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x155(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x157(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg1 {dimension = 3 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @x159(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %arg1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x161(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.convert_to_loops %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x163(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.decompose_interface %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x165(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.decompose %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x167(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.decompose_winograd_op %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x169(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.structured.eliminate_empty_tensors %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x171(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.flatten_elementwise %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x173(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}, %arg2: !transform.any_op {transform.consumed}) {
    %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %arg1 into %arg2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x175(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %transformed = transform.structured.fuse %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x176(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x178(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}, %arg2: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.hoist_pad.build_packing_loop_nest %arg1 above %arg2 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x181(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.hoist_pad %arg1 by 3 loops : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x184(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.hoist_redundant_vector_broadcasts %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x186(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.hoist_redundant_vector_transfers %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x189(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.insert_slice_to_copy %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x191(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.interchange %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x194(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.linalg_copy_to_memref %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x196(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.op<"linalg.pack"> {transform.consumed}) {
    %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %arg1 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield 
  }
  transform.named_sequence @x199(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.op<"linalg.unpack"> {transform.consumed}) {
    %empty_op, %transpose_op, %collapse_shape_op, %extract_slice_op = transform.structured.lower_unpack %arg1 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield 
  }
  transform.named_sequence @x202(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %arg1 total_num_threads = 3 desired_bit_alignment = 3 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x204(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.match in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x207(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg1 {dimension = 3 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @x210(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.pack %arg1 packed_sizes = [] : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x213(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}, %arg2: !transform.any_op {transform.consumed}) {
    %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %arg1 with_compute_op(%arg2) outer_perm = [1, 2, 0] inner_perm = [1, 2, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x214(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %padded, %pad, %copy = transform.structured.pad %arg1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x215(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %padded, %pad = transform.structured.pad_tiling_interface %arg1 to : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x216(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.promote %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x219(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_value {transform.consumed}) {
    %0 = transform.structured.promote_tensor %arg1 : !transform.any_value
    transform.yield 
  }
  transform.named_sequence @x222(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.rewrite_in_destination_passing_style %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x224(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.scalarize %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x226(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.specialize %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x228(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.split %arg1 after 3  {dimension = 3 : i64} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x230(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %arg1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x233(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %arg1 by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x236(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %arg1 by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x239(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.transpose_conv2d %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x241(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.transpose_matmul %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x244(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.vectorize_children_and_apply_patterns %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x247(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.structured.vectorize %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x248(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.winograd_conv2d %arg1 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x250(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.memref.alloc_to_alloca
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x253(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.memref.expand_ops
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x255(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.memref.expand_strided_metadata
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x257(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x259(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.memref.fold_memref_alias_ops
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x261(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x263(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.op<"memref.alloca"> {transform.consumed}) {
    %getGlobal, %global = transform.memref.alloca_to_global %arg1 : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x265(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.memref.erase_dead_alloc_and_stores %arg1 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @x267(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.memref.make_loop_independent %arg1 {num_loops = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x269(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.op<"memref.alloc"> {transform.consumed}) {
    %0 = transform.memref.multibuffer %arg1 {factor = 3 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x272(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
    } {partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x274(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.nvgpu.create_async_groups %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x277(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %arg1 {depth = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x280(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.nvgpu.rewrite_copy_as_tma %arg1 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @x282(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.nvgpu.rewrite_matmul_as_mma_sync %arg1 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @x284(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.scf.for_loop_canonicalization
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x286(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.scf.structural_conversions
    } {partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x288(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } {partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x290(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.loop.forall_to_for %arg1 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @x293(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.loop.forall_to_parallel %arg1 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @x296(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.loop.coalesce %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x298(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}, %arg2: !transform.any_op {transform.consumed}) {
    %0 = transform.loop.fuse_sibling %arg1 into %arg2 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x300(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %function, %call = transform.loop.outline %arg1 {func_name = "str"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x302(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.op<"scf.for"> {transform.consumed}) {
    %peeled_loop, %remainder_loop = transform.loop.peel %arg1 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @x305(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.op<"scf.for"> {transform.consumed}) {
    %0 = transform.loop.pipeline %arg1 : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x308(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.loop.promote_if_one_iteration %arg1 : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x310(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.loop.unroll_and_jam %arg1 {factor = 3 : i64} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x312(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.loop.unroll %arg1 {factor = 3 : i64} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x314(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.loop.parallel_for_to_nested_fors %arg1 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @x317(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    transform.scf.take_assumed_branch %arg1 : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @x319(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.sparse_tensor.match.sparse_inout %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x321(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x323(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.decompose_concat
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x325(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x327(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.fold_tensor_empty
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x330(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x332(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.fold_tensor_subset_ops
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x334(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x336(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x338(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.tensor.rewrite_as_constant
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x341(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}) {
    %0 = transform.tensor.make_loop_independent %arg1 {num_loops = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x343(%arg0: !transform.any_op {transform.consumed}) {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
    transform.yield 
  }
  transform.named_sequence @x346(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x348(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x350(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x352(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.fold_arith_extension
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x354(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.elementwise_to_vector
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x356(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.interleave_to_shuffle
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x358(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_bitcast
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x360(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_broadcast
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x362(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x365(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_create_mask
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x367(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_gather
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x369(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_interleave
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x371(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_masked_transfers
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x373(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_masks
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x375(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_multi_reduction
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x378(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x380(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_scan
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x382(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x384(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_transfer
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x387(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_transpose
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x390(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.materialize_masks
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x392(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x394(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x396(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.sink_mem_ops
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x398(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x400(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.split_transfer_full_partial
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x403(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x405(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.transfer_to_scf
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x408(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.unroll_from_elements
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x410(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.unroll_to_elements
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x412(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x414(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.vector.vector_to_llvm
    } {partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x417(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.x86vector.sink_vector_producer_ops
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x419(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x421(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.x86vector.vector_contract_to_fma
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x423(%arg0: !transform.any_op {transform.consumed}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x425(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_value {transform.consumed}, %arg2: !transform.param<i64> {transform.consumed}, %arg3: !transform.param<i64> {transform.consumed}, %arg4: !transform.param<i64> {transform.consumed}, %arg5: !transform.param<i64> {transform.consumed}, %arg6: !transform.param<i64> {transform.consumed}, %arg7: !transform.param<i64> {transform.consumed}, %arg8: !transform.param<i64> {transform.consumed}, %arg9: !transform.param<i64> {transform.consumed}, %arg10: !transform.param<i64> {transform.consumed}, %arg11: !transform.param<i64> {transform.consumed}, %arg12: !transform.param<i64> {transform.consumed}, %arg13: !transform.param<i64> {transform.consumed}) {
    %0 = transform.xegpu.convert_layout %arg1 input_sg_layout = [1, 2, 0] input_sg_data = [1, 2, 0] input_inst_data = [1, 2, 0] target_sg_layout = [1, 2, 0] target_sg_data = [1, 2, 0] target_inst_data = [1, 2, 0] : (!transform.any_value, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x426(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_value {transform.consumed}) {
    %0 = transform.xegpu.get_desc_op %arg1 : (!transform.any_value) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x428(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_value {transform.consumed}, %arg2: !transform.param<i64> {transform.consumed}) {
    %0 = transform.xegpu.insert_prefetch %arg1 nb_prefetch = %arg2 : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x429(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}, %arg2: !transform.param<i64> {transform.consumed}, %arg3: !transform.param<i64> {transform.consumed}, %arg4: !transform.param<i64> {transform.consumed}, %arg5: !transform.param<i64> {transform.consumed}, %arg6: !transform.param<i64> {transform.consumed}, %arg7: !transform.param<i64> {transform.consumed}) {
    %0 = transform.xegpu.set_desc_layout %arg1 sg_layout = [1, 2, 0] sg_data = [1, 2, 0] inst_data = [1, 2, 0] slice_dims = [1, 2, 0] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @x430(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op {transform.consumed}, %arg2: !transform.param<i64> {transform.consumed}, %arg3: !transform.param<i64> {transform.consumed}) {
    transform.xegpu.set_gpu_launch_threads %arg1 threads = [1, 2, 0] : !transform.any_op, !transform.param<i64>, !transform.param<i64>
    transform.yield 
  }
}
