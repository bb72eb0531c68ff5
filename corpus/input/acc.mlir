// Every operation, type and attribute of the dialect.
acc.private.recipe @p : memref<10xf32> init {
^bb0(%a: memref<10xf32>):
  acc.yield %a : memref<10xf32>
} destroy {
^bb0(%a: memref<10xf32>, %b: memref<10xf32>):
  acc.terminator
}
acc.firstprivate.recipe @fp : memref<10xf32> init {
^bb0(%a: memref<10xf32>):
  acc.yield %a : memref<10xf32>
} copy {
^bb0(%a: memref<10xf32>, %b: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @r : memref<i64> attributes {x} reduction_operator <add> init {
^bb0(%a: memref<i64>):
  acc.yield %a : memref<i64>
} combiner {
^bb0(%a: memref<i64>, %b: memref<i64>):
  acc.yield %a : memref<i64>
} destroy {
^bb0(%a: memref<i64>, %b: memref<i64>):
  acc.terminator
}
acc.routine @acc_r1 func(@f) bind("foo") worker nohost implicit
acc.routine @acc_r2 func(@f) bind(@foo [#acc.device_type<host>], "bar" [#acc.device_type<nvidia>]) gang(dim: 1 : i64 [#acc.device_type<host>], dim: 2 : i64 [#acc.device_type<nvidia>])
acc.routine @acc_r4 func(@f) seq
acc.routine @acc_r5 func(@f) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<radeon>])
acc.routine @acc_r6 func(@f) vector attributes {a}
acc.routine @acc_r3 func(@f) worker([#acc.device_type<host>]) vector([#acc.device_type<radeon>, #acc.device_type<nvidia>]) seq([#acc.device_type<star>]) attributes {a}
acc.global_ctor @ctor {
  acc.terminator
}
acc.global_dtor @dtor {
  acc.terminator
}
func.func private @f()
func.func @data(%m: memref<10xf32>, %i: index, %c: i1, %j: i32, %l: i64, %pp: memref<memref<10xf32>>, %r: memref<i64>, %lp: !llvm.ptr) {
  %b = acc.bounds lowerbound(%i : index) upperbound(%i : index) extent(%i : index) stride(%i : index) startIdx(%i : index) {strideInBytes = true}
  %b2 = acc.bounds extent(%j : i32)
  %lb = acc.get_lowerbound %b : (!acc.data_bounds_ty) -> index
  %ub = acc.get_upperbound %b : (!acc.data_bounds_ty) -> index
  %st = acc.get_stride %b : (!acc.data_bounds_ty) -> index
  %ex = acc.get_extent %b {a} : (!acc.data_bounds_ty) -> index
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %1 = acc.copyin varPtr(%m : memref<10xf32>) bounds(%b, %b2) async(%i : index) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, name = "x", structured = false, implicit = true}
  %2 = acc.create varPtr(%m : memref<10xf32>) varType(tensor<10xf32>) varPtrPtr(%pp : memref<memref<10xf32>>) async(%i : index, %j : i32 [#acc.device_type<nvidia>]) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero,capture>}
  %3 = acc.nocreate varPtr(%m : memref<10xf32>) async -> memref<10xf32>
  %4 = acc.present varPtr(%m : memref<10xf32>) async(%i : index [#acc.device_type<radeon>]) -> memref<10xf32>
  %5 = acc.attach varPtr(%m : memref<10xf32>) async(%i : index) -> memref<10xf32>
  %6 = acc.deviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %7 = acc.getdeviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>}
  %8 = acc.update_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %9 = acc.use_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %10 = acc.declare_device_resident varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %11 = acc.declare_link varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %12 = acc.cache varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %13 = acc.private varPtr(%m : memref<10xf32>) recipe(@p) -> memref<10xf32>
  %14 = acc.firstprivate varPtr(%m : memref<10xf32>) recipe(@fp) -> memref<10xf32>
  %15 = acc.firstprivate_map varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %16 = acc.reduction varPtr(%r : memref<i64>) recipe(@r) -> memref<i64>
  %17 = acc.copyin varPtr(%lp : !llvm.ptr) varType(i32) -> !llvm.ptr
  acc.copyout accPtr(%1 : memref<10xf32>) bounds(%b) async(%i : index) to varPtr(%m : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>}
  acc.copyout accPtr(%1 : memref<10xf32>) to varPtr(%m : memref<10xf32>) varType(tensor<10xf32>)
  acc.update_host accPtr(%7 : memref<10xf32>) to varPtr(%m : memref<10xf32>)
  acc.delete accPtr(%2 : memref<10xf32>) bounds(%b) async {name = "y"}
  acc.detach accPtr(%5 : memref<10xf32>)
  acc.parallel {
    acc.yield
  }
  acc.parallel combined(loop) dataOperands(%0, %1 : memref<10xf32>, memref<10xf32>) async(%i : index) firstprivate(%14 : memref<10xf32>) num_gangs({%i : index, %j : i32}, {%l : i64} [#acc.device_type<nvidia>]) num_workers(%i : index, %j : i32 [#acc.device_type<nvidia>]) private(%13 : memref<10xf32>) vector_length(%i : index) wait({%i : index, %j : i32}, {devnum: %i : index, %j : i32} [#acc.device_type<nvidia>]) self(%c) if(%c) reduction(%16 : memref<i64>) {
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}
  acc.parallel wait {
    acc.terminator
  }
  acc.parallel wait([#acc.device_type<nvidia>], {%i : index}) async(%i : index) {
    acc.yield
  }
  acc.serial combined(loop) dataOperands(%0 : memref<10xf32>) async firstprivate(%14 : memref<10xf32>) private(%13 : memref<10xf32>) wait([#acc.device_type<nvidia>, #acc.device_type<host>], {%i : index}) self(%c) if(%c) reduction(%16 : memref<i64>) {
    acc.yield
  }
  acc.kernels combined(loop) dataOperands(%0 : memref<10xf32>) num_gangs({%i : index}) num_workers(%i : index) vector_length(%i : index) async wait self(%c) if(%c)  {
    acc.terminator
  } attributes {selfAttr}
  acc.kernel_environment dataOperands(%0 : memref<10xf32>) async(%i : index) wait {
    func.call @f() : () -> ()
  } {a}
  acc.data if(%c) async(%i : index) dataOperands(%0, %2 : memref<10xf32>, memref<10xf32>) wait {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.enter_data if(%c) async(%i : index) wait_devnum(%i : index) wait(%i, %j : index, i32) dataOperands(%0 : memref<10xf32>)
  acc.enter_data async wait dataOperands(%0 : memref<10xf32>) attributes {foo}
  acc.exit_data if(%c) async(%i : index) wait_devnum(%i : index) wait(%i, %j : index, i32) dataOperands(%7 : memref<10xf32>) attributes {finalize}
  acc.host_data if(%c) dataOperands(%9 : memref<10xf32>) {
    acc.terminator
  } attributes {ifPresent}
  acc.loop gang worker vector control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop combined(parallel) gang({num=%i : index, dim=%l : i64, static=%j : i32}) worker(%i : index, %j : i32 [#acc.device_type<nvidia>]) vector(%i : index [#acc.device_type<nvidia>]) private(%13 : memref<10xf32>) firstprivate(%14 : memref<10xf32>) tile({%i : index, %j : i32}, {%i : index} [#acc.device_type<nvidia>]) reduction(%16 : memref<i64>) cache(%12 : memref<10xf32>) control(%k : index, %n : i32) = (%i, %j : index, i32) to (%i, %j : index, i32) step (%i, %j : index, i32) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, false>, auto_ = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>], {num=%i : index}) {
    acc.yield
  } attributes {seq = [#acc.device_type<host>], auto_ = [#acc.device_type<none>], unstructured}
  %x = acc.loop combined(kernels) {
    %y = arith.constant 1 : i32
    acc.yield %y : i32
  } (i32) attributes {independent = [#acc.device_type<none>], unstructured}
  acc.atomic.read %m = %r : memref<10xf32>, memref<i64>, i32
  acc.atomic.read if(%c) %m = %r : memref<10xf32>, memref<i64>, i32
  acc.atomic.write if(%c) %r = %l : memref<i64>, i64
  acc.atomic.update if(%c) %r : memref<i64> {
  ^bb0(%v: i64):
    %n = arith.addi %v, %v : i64
    acc.yield %n : i64
  }
  acc.atomic.capture if(%c) {
    acc.atomic.read %m = %r : memref<10xf32>, memref<i64>, i32
    acc.atomic.write %r = %l : memref<i64>, i64
  }
  %tok = acc.declare_enter dataOperands(%0 : memref<10xf32>)
  acc.declare_exit token(%tok) dataOperands(%0 : memref<10xf32>)
  acc.declare_exit dataOperands(%7 : memref<10xf32>)
  acc.declare dataOperands(%0 : memref<10xf32>) {
    acc.terminator
  } attributes {d}
  acc.init device_num(%i : index) if(%c) attributes {device_types = [#acc.device_type<host>]}
  acc.init
  acc.shutdown device_num(%i : index) if(%c) attributes {device_types = [#acc.device_type<host>]}
  acc.set default_async(%i : index) device_num(%i : index) if(%c) attributes {device_type = #acc.device_type<host>}
  acc.update if(%c) async(%i : index) wait({%i : index}) dataOperands(%8 : memref<10xf32>) attributes {ifPresent}
  acc.wait(%i, %j : index, i32) async(%i : index) wait_devnum(%i : index) if(%c)
  acc.wait async attributes {w}
  return
}
func.func private @attributes() attributes {a = #acc.declare<dataClause = acc_copyin>, b = #acc.declare<dataClause = acc_copyin, implicit = true>, c = #acc.declare_action<preAlloc = @a, postDealloc = @b::@c>, d = #acc.routine_info<[@a, @b]>, e = #acc.specialized_routine<@a, <seq>, "x">, f = #acc.var_name<"x">, g = #acc.par_level<gang_dim1>, h = #acc<construct acc_construct_parallel>, i = #acc.combined_constructs<kernels_loop>, j = #acc.gang_arg_type<Num>, k = #acc.recipe_kind<private_recipe>, l = #acc<data_clause_modifier none>, m = #acc<data_clause_modifier always,capture>, n = #acc<data_clause_modifier alwaysin>, o = #acc.reduction_operator<lor>, p = #acc<defaultvalue none>}
