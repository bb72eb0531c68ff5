"builtin.module"() ({
  "gpu.module"() <{offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "kernels", targets = [#nvvm.target, #rocdl.target<chip = "gfx90a">]}> ({
    "gpu.func"() <{function_type = (f32, memref<?xf32>) -> (), known_block_size = array<i32: 1, 2, 3>}> ({
    ^bb0(%arg42: f32, %arg43: memref<?xf32>, %arg44: memref<32xf32, 3>, %arg45: memref<1xf32, 5>):
      %16 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %17 = "gpu.block_id"() <{dimension = #gpu<dim y>, upper_bound = 12 : index}> : () -> index
      %18 = "gpu.lane_id"() : () -> index
      %19 = "gpu.subgroup_id"() : () -> index
      %20 = "gpu.num_subgroups"() <{upper_bound = 3 : index}> : () -> index
      %21 = "gpu.subgroup_size"() : () -> index
      %22 = "gpu.global_id"() <{dimension = #gpu<dim z>}> : () -> index
      %23 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %24 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> index
      %25 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> index
      %26 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> index
      "gpu.barrier"() : () -> ()
      %27 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
      %28 = "gpu.all_reduce"(%arg42) <{op = #gpu<all_reduce_op add>}> ({
      }) : (f32) -> f32
      %29 = "gpu.all_reduce"(%arg42) <{uniform}> ({
      ^bb0(%arg46: f32, %arg47: f32):
        %34 = "arith.addf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "gpu.yield"(%34) : (f32) -> ()
      }) : (f32) -> f32
      %30 = "gpu.subgroup_reduce"(%arg42) <{cluster_size = 4 : i32, cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
      %31 = "arith.constant"() <{value = 3 : i32}> : () -> i32
      %32:2 = "gpu.shuffle"(%arg42, %31, %31) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i1)
      %33:2 = "gpu.rotate"(%arg42) <{offset = 1 : i32, width = 16 : i32}> : (f32) -> (f32, i1)
      "gpu.printf"(%31) <{format = "hello %d"}> : (i32) -> ()
      "gpu.return"() : () -> ()
    }) {a = 1 : i64, gpu.kernel, sym_name = "k", workgroup_attributions = 1 : i64} : () -> ()
    "gpu.func"() <{arg_attrs = [{x.y}], function_type = (f32) -> f32, res_attrs = [{llvm.z}]}> ({
    ^bb0(%arg41: f32):
      "gpu.return"(%arg41) : (f32) -> ()
    }) {sym_name = "r", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = () -> (), workgroup_attrib_attrs = [{llvm.align = 4 : i64}]}> ({
    ^bb0(%arg40: memref<3xf32, 3>):
      "gpu.return"() : () -> ()
    }) {sym_name = "empty", workgroup_attributions = 1 : i64} : () -> ()
  }) : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "abc">], offloadingHandler = #gpu.select_object, sym_name = "bin"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, bin = "xx">], offloadingHandler = #gpu.select_object<#rocdl.target>, sym_name = "bin2"}> : () -> ()
  "func.func"() <{function_type = (index, memref<?xf32>, f32, memref<*xf32>, i32, i64) -> (), sym_name = "host"}> ({
  ^bb0(%arg2: index, %arg3: memref<?xf32>, %arg4: f32, %arg5: memref<*xf32>, %arg6: i32, %arg7: i64):
    "gpu.host_register"(%arg5) : (memref<*xf32>) -> ()
    "gpu.host_unregister"(%arg5) : (memref<*xf32>) -> ()
    %7 = "gpu.wait"() : () -> !gpu.async.token
    "gpu.wait"(%7) : (!gpu.async.token) -> ()
    %8:2 = "gpu.alloc"(%7, %arg2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 0>}> : (!gpu.async.token, index) -> (memref<?xf32>, !gpu.async.token)
    %9 = "gpu.alloc"(%arg2) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<?xf32, 1>
    %10 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32>
    %11 = "gpu.memcpy"(%8#1, %8#0, %arg3) : (!gpu.async.token, memref<?xf32>, memref<?xf32>) -> !gpu.async.token
    "gpu.memset"(%8#0, %arg4) : (memref<?xf32>, f32) -> ()
    %12 = "gpu.launch_func"(%11, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg6, %arg4, %arg3) <{kernel = @kernels::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 2, 0>}> : (!gpu.async.token, index, index, index, index, index, index, i32, f32, memref<?xf32>) -> !gpu.async.token
    "gpu.launch_func"(%arg7, %arg7, %arg7, %arg7, %arg7, %arg7, %arg7, %arg7, %arg7, %arg4, %arg3) <{kernel = @kernels::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0>}> {z = 1 : i64} : (i64, i64, i64, i64, i64, i64, i64, i64, i64, f32, memref<?xf32>) -> ()
    "gpu.launch_func"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg4, %arg3) <{kernel = @kernels::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
    %13 = "gpu.dealloc"(%12, %8#0) : (!gpu.async.token, memref<?xf32>) -> !gpu.async.token
    "gpu.dealloc"(%9) : (memref<?xf32, 1>) -> ()
    "gpu.set_default_device"(%arg6) : (i32) -> ()
    "gpu.launch"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg28: index, %arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index, %arg36: index, %arg37: index, %arg38: index, %arg39: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    %14 = "gpu.launch"(%7, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg6) <{function = @ff, module = @mm, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: index, %arg26: memref<3xf32, 3>, %arg27: memref<1xf32, 5>):
      %15 = "arith.addi"(%arg20, %arg8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "gpu.terminator"() : () -> ()
    }) {q = 1 : i64, workgroup_attributions = 1 : i64} : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<32x32xf16, 3>, index) -> (), sym_name = "mma"}> ({
  ^bb0(%arg0: memref<32x32xf16, 3>, %arg1: index):
    %0 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg1, %arg1) <{leadDimension = 32 : index}> : (memref<32x32xf16, 3>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg1, %arg1) <{leadDimension = 32 : index, transpose}> : (memref<32x32xf16, 3>, index, index) -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg1, %arg1) <{leadDimension = 32 : index}> : (memref<32x32xf16, 3>, index, index) -> !gpu.mma_matrix<16x16xf16, "COp">
    %3 = "gpu.subgroup_mma_compute"(%0, %1, %2) : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    "gpu.subgroup_mma_store_matrix"(%3, %arg0, %arg1, %arg1) <{leadDimension = 32 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>, index, index) -> ()
    %4 = "arith.constant"() <{value = 1.000000e+00 : f16}> : () -> f16
    %5 = "gpu.subgroup_mma_constant_matrix"(%4) : (f16) -> !gpu.mma_matrix<16x16xf16, "COp">
    %6 = "gpu.subgroup_mma_elementwise"(%5, %5) <{opType = #gpu<mma_element_wise addf>}> : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    "func.return"() : () -> ()
  }) {d = #gpu<dim x>, e = #gpu<all_reduce_op add>, f = #gpu.block<x>, g = #gpu.thread<linear_dim_0>, h = #gpu.warp<y>, k = #gpu<shuffle_mode xor>, l = #gpu.memory_space<global>, m = #gpu.mask<3>, nn = #gpu.warpgroup<z>, o = #gpu.lane<x>, pp = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>} : () -> ()
}) {gpu.container_module} : () -> ()

