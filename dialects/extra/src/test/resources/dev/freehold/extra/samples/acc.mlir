module {
  acc.private.recipe @p : memref<10xf32> init {
  ^bb0(%arg0: memref<10xf32>):
    acc.yield %arg0 : memref<10xf32>
  } destroy {
  ^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
    acc.terminator
  }
  acc.firstprivate.recipe @fp : memref<10xf32> init {
  ^bb0(%arg0: memref<10xf32>):
    acc.yield %arg0 : memref<10xf32>
  } copy {
  ^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
    acc.terminator
  }
  acc.reduction.recipe @r : memref<i64> attributes {x} reduction_operator <add> init {
  ^bb0(%arg0: memref<i64>):
    acc.yield %arg0 : memref<i64>
  } combiner {
  ^bb0(%arg0: memref<i64>, %arg1: memref<i64>):
    acc.yield %arg0 : memref<i64>
  } destroy {
  ^bb0(%arg0: memref<i64>, %arg1: memref<i64>):
    acc.terminator
  }
  acc.routine @acc_r1 func(@f) bind("foo") worker  nohost implicit
  acc.routine @acc_r2 func(@f) bind(@foo [#acc.device_type<host>], "bar" [#acc.device_type<nvidia>]) gang(dim: 1 : i64 [#acc.device_type<host>], dim: 2 : i64 [#acc.device_type<nvidia>])
  acc.routine @acc_r4 func(@f) seq 
  acc.routine @acc_r5 func(@f) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<radeon>])
  acc.routine @acc_r6 func(@f) vector  attributes {a}
  acc.routine @acc_r3 func(@f) worker ([#acc.device_type<host>]) vector ([#acc.device_type<radeon>, #acc.device_type<nvidia>]) seq ([#acc.device_type<star>]) attributes {a}
  acc.global_ctor @ctor {
    acc.terminator
  }
  acc.global_dtor @dtor {
    acc.terminator
  }
  func.func private @f()
  func.func @data(%arg0: memref<10xf32>, %arg1: index, %arg2: i1, %arg3: i32, %arg4: i64, %arg5: memref<memref<10xf32>>, %arg6: memref<i64>, %arg7: !llvm.ptr) {
    %0 = acc.bounds lowerbound(%arg1 : index) upperbound(%arg1 : index) extent(%arg1 : index) stride(%arg1 : index) startIdx(%arg1 : index) {strideInBytes = true}
    %1 = acc.bounds extent(%arg3 : i32)
    %2 = acc.get_lowerbound %0 : (!acc.data_bounds_ty) -> index
    %3 = acc.get_upperbound %0 : (!acc.data_bounds_ty) -> index
    %4 = acc.get_stride %0 : (!acc.data_bounds_ty) -> index
    %5 = acc.get_extent %0 {a} : (!acc.data_bounds_ty) -> index
    %6 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %7 = acc.copyin varPtr(%arg0 : memref<10xf32>) bounds(%0, %1) async(%arg1 : index) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, implicit = true, name = "x", structured = false}
    %8 = acc.create varPtr(%arg0 : memref<10xf32>) varType(tensor<10xf32>) varPtrPtr(%arg5 : memref<memref<10xf32>>) async(%arg1 : index, %arg3 : i32 [#acc.device_type<nvidia>]) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
    %9 = acc.nocreate varPtr(%arg0 : memref<10xf32>) async -> memref<10xf32>
    %10 = acc.present varPtr(%arg0 : memref<10xf32>) async(%arg1 : index [#acc.device_type<radeon>]) -> memref<10xf32>
    %11 = acc.attach varPtr(%arg0 : memref<10xf32>) async(%arg1 : index) -> memref<10xf32>
    %12 = acc.deviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %13 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>}
    %14 = acc.update_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %15 = acc.use_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %16 = acc.declare_device_resident varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %17 = acc.declare_link varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %18 = acc.cache varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %19 = acc.private varPtr(%arg0 : memref<10xf32>) recipe(@p) -> memref<10xf32>
    %20 = acc.firstprivate varPtr(%arg0 : memref<10xf32>) recipe(@fp) -> memref<10xf32>
    %21 = acc.firstprivate_map varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %22 = acc.reduction varPtr(%arg6 : memref<i64>) recipe(@r) -> memref<i64>
    %23 = acc.copyin varPtr(%arg7 : !llvm.ptr) varType(i32) -> !llvm.ptr
    acc.copyout accPtr(%7 : memref<10xf32>) bounds(%0) async(%arg1 : index) to varPtr(%arg0 : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>}
    acc.copyout accPtr(%7 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) varType(tensor<10xf32>)
    acc.update_host accPtr(%13 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>)
    acc.delete accPtr(%8 : memref<10xf32>) bounds(%0) async {name = "y"}
    acc.detach accPtr(%11 : memref<10xf32>)
    acc.parallel {
      acc.yield
    }
    acc.parallel combined(loop) dataOperands(%6, %7 : memref<10xf32>, memref<10xf32>) async(%arg1 : index) firstprivate(%20 : memref<10xf32>) num_gangs({%arg1 : index, %arg3 : i32}, {%arg4 : i64} [#acc.device_type<nvidia>]) num_workers(%arg1 : index, %arg3 : i32 [#acc.device_type<nvidia>]) private(%19 : memref<10xf32>) vector_length(%arg1 : index) wait({%arg1 : index, %arg3 : i32}, {devnum: %arg1 : index, %arg3 : i32} [#acc.device_type<nvidia>]) self(%arg2) if(%arg2) reduction(%22 : memref<i64>) {
      acc.yield
    } attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}
    acc.parallel wait {
      acc.terminator
    }
    acc.parallel async(%arg1 : index) wait([#acc.device_type<nvidia>], {%arg1 : index}) {
      acc.yield
    }
    acc.serial combined(loop) dataOperands(%6 : memref<10xf32>) async firstprivate(%20 : memref<10xf32>) private(%19 : memref<10xf32>) wait([#acc.device_type<nvidia>, #acc.device_type<host>], {%arg1 : index}) self(%arg2) if(%arg2) reduction(%22 : memref<i64>) {
      acc.yield
    }
    acc.kernels combined(loop) dataOperands(%6 : memref<10xf32>) async num_gangs({%arg1 : index}) num_workers(%arg1 : index) vector_length(%arg1 : index) wait self(%arg2) if(%arg2) {
      acc.terminator
    } attributes {selfAttr}
    acc.kernel_environment dataOperands(%6 : memref<10xf32>) async(%arg1 : index) wait {
      func.call @f() : () -> ()
    } {a}
    acc.data if(%arg2) async(%arg1 : index) dataOperands(%6, %8 : memref<10xf32>, memref<10xf32>) wait {
      acc.terminator
    } attributes {defaultAttr = #acc<defaultvalue present>}
    acc.enter_data if(%arg2) async(%arg1 : index) wait_devnum(%arg1 : index) wait(%arg1, %arg3 : index, i32) dataOperands(%6 : memref<10xf32>)
    acc.enter_data async wait dataOperands(%6 : memref<10xf32>) attributes {foo}
    acc.exit_data if(%arg2) async(%arg1 : index) wait_devnum(%arg1 : index) wait(%arg1, %arg3 : index, i32) dataOperands(%13 : memref<10xf32>) attributes {finalize}
    acc.host_data if(%arg2) dataOperands(%15 : memref<10xf32>) {
      acc.terminator
    } attributes {ifPresent}
    acc.loop gang worker vector control(%arg8 : index) = (%arg1 : index) to (%arg1 : index)  step (%arg1 : index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    acc.loop combined(parallel) gang({num=%arg1 : index, dim=%arg4 : i64, static=%arg3 : i32}) worker(%arg1 : index, %arg3 : i32 [#acc.device_type<nvidia>]) vector(%arg1 : index [#acc.device_type<nvidia>]) private(%19 : memref<10xf32>) firstprivate(%20 : memref<10xf32>) tile({%arg1 : index, %arg3 : i32}, {%arg1 : index} [#acc.device_type<nvidia>]) reduction(%22 : memref<i64>) cache(%18 : memref<10xf32>) control(%arg8 : index, %arg9 : i32) = (%arg1, %arg3 : index, i32) to (%arg1, %arg3 : index, i32)  step (%arg1, %arg3 : index, i32) {
      acc.yield
    } attributes {auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>}
    acc.loop gang([#acc.device_type<nvidia>], {num=%arg1 : index}) {
      acc.yield
    } attributes {auto_ = [#acc.device_type<none>], seq = [#acc.device_type<host>], unstructured}
    %24 = acc.loop combined(kernels) {
      %c1_i32 = arith.constant 1 : i32
      acc.yield %c1_i32 : i32
    }(i32) attributes {independent = [#acc.device_type<none>], unstructured}
    acc.atomic.read %arg0 = %arg6 : memref<10xf32>, memref<i64>, i32
    acc.atomic.read if(%arg2) %arg0 = %arg6 : memref<10xf32>, memref<i64>, i32
    acc.atomic.write if(%arg2) %arg6 = %arg4 : memref<i64>, i64
    acc.atomic.update if(%arg2) %arg6 : memref<i64> {
    ^bb0(%arg8: i64):
      %26 = arith.addi %arg8, %arg8 : i64
      acc.yield %26 : i64
    }
    acc.atomic.capture if(%arg2) {
      acc.atomic.read %arg0 = %arg6 : memref<10xf32>, memref<i64>, i32
      acc.atomic.write %arg6 = %arg4 : memref<i64>, i64
    }
    %25 = acc.declare_enter dataOperands(%6 : memref<10xf32>)
    acc.declare_exit token(%25) dataOperands(%6 : memref<10xf32>)
    acc.declare_exit dataOperands(%13 : memref<10xf32>)
    acc.declare dataOperands(%6 : memref<10xf32>) {
      acc.terminator
    } attributes {d}
    acc.init device_num(%arg1 : index) if(%arg2) attributes {device_types = [#acc.device_type<host>]}
    acc.init
    acc.shutdown device_num(%arg1 : index) if(%arg2) attributes {device_types = [#acc.device_type<host>]}
    acc.set default_async(%arg1 : index) device_num(%arg1 : index) if(%arg2) attributes {device_type = #acc.device_type<host>}
    acc.update if(%arg2) async(%arg1 : index) wait({%arg1 : index}) dataOperands(%14 : memref<10xf32>) attributes {ifPresent}
    acc.wait(%arg1, %arg3 : index, i32) async(%arg1 : index) wait_devnum(%arg1 : index) if(%arg2)
    acc.wait async attributes {w}
    return
  }
  func.func private @attributes() attributes {a = #acc.declare<dataClause =  acc_copyin>, b = #acc.declare<dataClause =  acc_copyin, implicit = true>, c = #acc.declare_action<preAlloc = @a, postDealloc = @b::@c>, d = #acc.routine_info<[@a, @b]>, e = #acc.specialized_routine<@a, <seq>, "x">, f = #acc.var_name<"x">, g = #acc.par_level<gang_dim1>, h = #acc<construct acc_construct_parallel>, i = #acc.combined_constructs<kernels_loop>, j = #acc.gang_arg_type<Num>, k = #acc.recipe_kind<private_recipe>, l = #acc<data_clause_modifier none>, m = #acc<data_clause_modifier always,capture>, n = #acc<data_clause_modifier alwaysin>, o = #acc.reduction_operator<lor>, p = #acc<defaultvalue none>}
}
