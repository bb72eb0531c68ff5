"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "p", type = memref<10xf32>}> ({
  ^bb0(%arg22: memref<10xf32>):
    "acc.yield"(%arg22) : (memref<10xf32>) -> ()
  }, {
  ^bb0(%arg20: memref<10xf32>, %arg21: memref<10xf32>):
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.firstprivate.recipe"() <{sym_name = "fp", type = memref<10xf32>}> ({
  ^bb0(%arg19: memref<10xf32>):
    "acc.yield"(%arg19) : (memref<10xf32>) -> ()
  }, {
  ^bb0(%arg17: memref<10xf32>, %arg18: memref<10xf32>):
    "acc.terminator"() : () -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "r", type = memref<i64>}> ({
  ^bb0(%arg16: memref<i64>):
    "acc.yield"(%arg16) : (memref<i64>) -> ()
  }, {
  ^bb0(%arg14: memref<i64>, %arg15: memref<i64>):
    "acc.yield"(%arg14) : (memref<i64>) -> ()
  }, {
  ^bb0(%arg12: memref<i64>, %arg13: memref<i64>):
    "acc.terminator"() : () -> ()
  }) {x} : () -> ()
  "acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [], bindStrName = ["foo"], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @f, implicit, nohost, sym_name = "acc_r1", worker = [#acc.device_type<none>]}> : () -> ()
  "acc.routine"() <{bindIdName = [@foo], bindIdNameDeviceType = [#acc.device_type<host>], bindStrName = ["bar"], bindStrNameDeviceType = [#acc.device_type<nvidia>], func_name = @f, gang = [], gangDim = [1, 2], gangDimDeviceType = [#acc.device_type<host>, #acc.device_type<nvidia>], sym_name = "acc_r2"}> : () -> ()
  "acc.routine"() <{func_name = @f, seq = [#acc.device_type<none>], sym_name = "acc_r4"}> : () -> ()
  "acc.routine"() <{func_name = @f, gang = [#acc.device_type<host>], gangDim = [1], gangDimDeviceType = [#acc.device_type<radeon>], sym_name = "acc_r5"}> : () -> ()
  "acc.routine"() <{func_name = @f, sym_name = "acc_r6", vector = [#acc.device_type<none>]}> {a} : () -> ()
  "acc.routine"() <{func_name = @f, seq = [#acc.device_type<star>], sym_name = "acc_r3", vector = [#acc.device_type<radeon>, #acc.device_type<nvidia>], worker = [#acc.device_type<host>]}> {a} : () -> ()
  "acc.global_ctor"() <{sym_name = "ctor"}> ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "acc.global_dtor"() <{sym_name = "dtor"}> ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<10xf32>, index, i1, i32, i64, memref<memref<10xf32>>, memref<i64>, !llvm.ptr) -> (), sym_name = "data"}> ({
  ^bb0(%arg0: memref<10xf32>, %arg1: index, %arg2: i1, %arg3: i32, %arg4: i64, %arg5: memref<memref<10xf32>>, %arg6: memref<i64>, %arg7: !llvm.ptr):
    %0 = "acc.bounds"(%arg1, %arg1, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, strideInBytes = true}> : (index, index, index, index, index) -> !acc.data_bounds_ty
    %1 = "acc.bounds"(%arg3) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>, strideInBytes = false}> : (i32) -> !acc.data_bounds_ty
    %2 = "acc.get_lowerbound"(%0) : (!acc.data_bounds_ty) -> index
    %3 = "acc.get_upperbound"(%0) : (!acc.data_bounds_ty) -> index
    %4 = "acc.get_stride"(%0) : (!acc.data_bounds_ty) -> index
    %5 = "acc.get_extent"(%0) {a} : (!acc.data_bounds_ty) -> index
    %6 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %7 = "acc.copyin"(%arg0, %0, %1, %arg1) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copy>, implicit = true, modifiers = #acc<data_clause_modifier none>, name = "x", operandSegmentSizes = array<i32: 1, 0, 2, 1>, structured = false, varType = f32}> : (memref<10xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty, index) -> memref<10xf32>
    %8 = "acc.create"(%arg0, %arg5, %arg1, %arg3) <{asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier zero,capture>, operandSegmentSizes = array<i32: 1, 1, 0, 2>, structured = true, varType = tensor<10xf32>}> : (memref<10xf32>, memref<memref<10xf32>>, index, i32) -> memref<10xf32>
    %9 = "acc.nocreate"(%arg0) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %10 = "acc.present"(%arg0, %arg1) <{asyncOperandsDeviceType = [#acc.device_type<radeon>], dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = f32}> : (memref<10xf32>, index) -> memref<10xf32>
    %11 = "acc.attach"(%arg0, %arg1) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 1>, structured = true, varType = f32}> : (memref<10xf32>, index) -> memref<10xf32>
    %12 = "acc.deviceptr"(%arg0) <{dataClause = #acc<data_clause acc_deviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %13 = "acc.getdeviceptr"(%arg0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %14 = "acc.update_device"(%arg0) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %15 = "acc.use_device"(%arg0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %16 = "acc.declare_device_resident"(%arg0) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %17 = "acc.declare_link"(%arg0) <{dataClause = #acc<data_clause acc_declare_link>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %18 = "acc.cache"(%arg0) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %19 = "acc.private"(%arg0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @p, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %20 = "acc.firstprivate"(%arg0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @fp, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %21 = "acc.firstprivate_map"(%arg0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    %22 = "acc.reduction"(%arg6) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @r, structured = true, varType = i64}> : (memref<i64>) -> memref<i64>
    %23 = "acc.copyin"(%arg7) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (!llvm.ptr) -> !llvm.ptr
    "acc.copyout"(%7, %arg0, %0, %arg1) <{asyncOperandsDeviceType = [#acc.device_type<none>], dataClause = #acc<data_clause acc_copy>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, structured = true, varType = f32}> : (memref<10xf32>, memref<10xf32>, !acc.data_bounds_ty, index) -> ()
    "acc.copyout"(%7, %arg0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = tensor<10xf32>}> : (memref<10xf32>, memref<10xf32>) -> ()
    "acc.update_host"(%13, %arg0) <{dataClause = #acc<data_clause acc_update_host>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>, memref<10xf32>) -> ()
    "acc.delete"(%8, %0) <{asyncOnly = [#acc.device_type<none>], dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "y", operandSegmentSizes = array<i32: 1, 1, 0>, structured = true}> : (memref<10xf32>, !acc.data_bounds_ty) -> ()
    "acc.detach"(%11) <{dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<10xf32>) -> ()
    "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.yield"() : () -> ()
    }) : () -> ()
    "acc.parallel"(%arg1, %arg1, %arg3, %arg1, %arg3, %arg1, %arg3, %arg4, %arg1, %arg3, %arg1, %arg2, %arg2, %22, %19, %20, %6, %7) <{asyncOperandsDeviceType = [#acc.device_type<none>], combined, defaultAttr = #acc<defaultvalue none>, hasWaitDevnum = [false, true], numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], numGangsSegments = array<i32: 2, 1>, numWorkersDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 1, 4, 3, 2, 1, 1, 1, 1, 1, 1, 2>, selfAttr, vectorLengthDeviceType = [#acc.device_type<none>], waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], waitOperandsSegments = array<i32: 2, 2>}> ({
      "acc.yield"() : () -> ()
    }) : (index, index, i32, index, i32, index, i32, i64, index, i32, index, i1, i1, memref<i64>, memref<10xf32>, memref<10xf32>, memref<10xf32>, memref<10xf32>) -> ()
    "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOnly = [#acc.device_type<none>]}> ({
      "acc.terminator"() : () -> ()
    }) : () -> ()
    "acc.parallel"(%arg1, %arg1) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [false], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOnly = [#acc.device_type<nvidia>], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> ({
      "acc.yield"() : () -> ()
    }) : (index, index) -> ()
    "acc.serial"(%arg1, %arg2, %arg2, %22, %19, %20, %6) <{asyncOnly = [#acc.device_type<none>], combined, hasWaitDevnum = [false], operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1>, waitOnly = [#acc.device_type<nvidia>, #acc.device_type<host>], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> ({
      "acc.yield"() : () -> ()
    }) : (index, i1, i1, memref<i64>, memref<10xf32>, memref<10xf32>, memref<10xf32>) -> ()
    "acc.kernels"(%arg1, %arg1, %arg1, %arg2, %arg2, %6) <{asyncOnly = [#acc.device_type<none>], combined, numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 1>, numWorkersDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1>, selfAttr, vectorLengthDeviceType = [#acc.device_type<none>], waitOnly = [#acc.device_type<none>]}> ({
      "acc.terminator"() : () -> ()
    }) : (index, index, index, i1, i1, memref<10xf32>) -> ()
    "acc.kernel_environment"(%6, %arg1) <{asyncOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0>, waitOnly = [#acc.device_type<none>]}> ({
      "func.call"() <{callee = @f}> : () -> ()
    }) {a} : (memref<10xf32>, index) -> ()
    "acc.data"(%arg2, %arg1, %6, %8) <{asyncOperandsDeviceType = [#acc.device_type<none>], defaultAttr = #acc<defaultvalue present>, operandSegmentSizes = array<i32: 1, 1, 0, 2>, waitOnly = [#acc.device_type<none>]}> ({
      "acc.terminator"() : () -> ()
    }) : (i1, index, memref<10xf32>, memref<10xf32>) -> ()
    "acc.enter_data"(%arg2, %arg1, %arg1, %arg1, %arg3, %6) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> : (i1, index, index, index, i32, memref<10xf32>) -> ()
    "acc.enter_data"(%6) <{async, operandSegmentSizes = array<i32: 0, 0, 0, 0, 1>, wait}> {foo} : (memref<10xf32>) -> ()
    "acc.exit_data"(%arg2, %arg1, %arg1, %arg1, %arg3, %13) <{finalize, operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> : (i1, index, index, index, i32, memref<10xf32>) -> ()
    "acc.host_data"(%arg2, %15) <{ifPresent, operandSegmentSizes = array<i32: 1, 1>}> ({
      "acc.terminator"() : () -> ()
    }) : (i1, memref<10xf32>) -> ()
    "acc.loop"(%arg1, %arg1, %arg1) <{gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, vector = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> ({
    ^bb0(%arg11: index):
      "acc.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "acc.loop"(%arg1, %arg3, %arg1, %arg3, %arg1, %arg3, %arg1, %arg4, %arg3, %arg1, %arg3, %arg1, %arg1, %arg3, %arg1, %18, %19, %20, %22) <{auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], combined = #acc.combined_constructs<parallel_loop>, gang = [], gangOperandsArgType = [#acc.gang_arg_type<Num>, #acc.gang_arg_type<Dim>, #acc.gang_arg_type<Static>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 3>, inclusiveUpperbound = array<i1: true, false>, operandSegmentSizes = array<i32: 2, 2, 2, 3, 2, 1, 3, 1, 1, 1, 1>, tileOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], tileOperandsSegments = array<i32: 2, 1>, vectorOperandsDeviceType = [#acc.device_type<nvidia>], workerNumOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>]}> ({
    ^bb0(%arg9: index, %arg10: i32):
      "acc.yield"() : () -> ()
    }) : (index, i32, index, i32, index, i32, index, i64, i32, index, i32, index, index, i32, index, memref<10xf32>, memref<10xf32>, memref<10xf32>, memref<i64>) -> ()
    "acc.loop"(%arg1) <{auto_ = [#acc.device_type<none>], gang = [#acc.device_type<nvidia>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<host>], unstructured}> ({
      "acc.yield"() : () -> ()
    }) : (index) -> ()
    %24 = "acc.loop"() <{combined = #acc.combined_constructs<kernels_loop>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, unstructured}> ({
      %27 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "acc.yield"(%27) : (i32) -> ()
    }) : () -> i32
    "acc.atomic.read"(%arg6, %arg0) <{element_type = i32}> : (memref<i64>, memref<10xf32>) -> ()
    "acc.atomic.read"(%arg6, %arg0, %arg2) <{element_type = i32}> : (memref<i64>, memref<10xf32>, i1) -> ()
    "acc.atomic.write"(%arg6, %arg4, %arg2) : (memref<i64>, i64, i1) -> ()
    "acc.atomic.update"(%arg6, %arg2) ({
    ^bb0(%arg8: i64):
      %26 = "arith.addi"(%arg8, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "acc.yield"(%26) : (i64) -> ()
    }) : (memref<i64>, i1) -> ()
    "acc.atomic.capture"(%arg2) ({
      "acc.atomic.read"(%arg6, %arg0) <{element_type = i32}> : (memref<i64>, memref<10xf32>) -> ()
      "acc.atomic.write"(%arg6, %arg4) : (memref<i64>, i64) -> ()
      "acc.terminator"() : () -> ()
    }) : (i1) -> ()
    %25 = "acc.declare_enter"(%6) : (memref<10xf32>) -> !acc.declare_token
    "acc.declare_exit"(%25, %6) <{operandSegmentSizes = array<i32: 1, 1>}> : (!acc.declare_token, memref<10xf32>) -> ()
    "acc.declare_exit"(%13) <{operandSegmentSizes = array<i32: 0, 1>}> : (memref<10xf32>) -> ()
    "acc.declare"(%6) ({
      "acc.terminator"() : () -> ()
    }) {d} : (memref<10xf32>) -> ()
    "acc.init"(%arg1, %arg2) <{device_types = [#acc.device_type<host>], operandSegmentSizes = array<i32: 1, 1>}> : (index, i1) -> ()
    "acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "acc.shutdown"(%arg1, %arg2) <{device_types = [#acc.device_type<host>], operandSegmentSizes = array<i32: 1, 1>}> : (index, i1) -> ()
    "acc.set"(%arg1, %arg1, %arg2) <{device_type = #acc.device_type<host>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (index, index, i1) -> ()
    "acc.update"(%arg2, %arg1, %arg1, %14) <{asyncOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [false], ifPresent, operandSegmentSizes = array<i32: 1, 1, 1, 1>, waitOnly = [], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>}> : (i1, index, index, memref<10xf32>) -> ()
    "acc.wait"(%arg1, %arg3, %arg1, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1, 1, 1>}> : (index, i32, index, index, i1) -> ()
    "acc.wait"() <{async, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> {w} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #acc.declare<dataClause =  acc_copyin>, b = #acc.declare<dataClause =  acc_copyin, implicit = true>, c = #acc.declare_action<preAlloc = @a, postDealloc = @b::@c>, d = #acc.routine_info<[@a, @b]>, e = #acc.specialized_routine<@a, <seq>, "x">, f = #acc.var_name<"x">, g = #acc.par_level<gang_dim1>, h = #acc<construct acc_construct_parallel>, i = #acc.combined_constructs<kernels_loop>, j = #acc.gang_arg_type<Num>, k = #acc.recipe_kind<private_recipe>, l = #acc<data_clause_modifier none>, m = #acc<data_clause_modifier always,capture>, n = #acc<data_clause_modifier alwaysin>, o = #acc.reduction_operator<lor>, p = #acc<defaultvalue none>} : () -> ()
}) : () -> ()

