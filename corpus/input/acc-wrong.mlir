func.func @f(%m: memref<10xf32>) { %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero,always,readonly>}
 return }
// -----
func.func @f(%m: memref<10xf32>) { %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<20xf32>
 return }
// -----
func.func @f(%m: f32) { %0 = acc.copyin varPtr(%m : f32) -> f32
 return }
// -----
func.func @f(%m: memref<2xf32>) { %0 = acc.copyin varPtr(%m : memref<2xf32>) varType(memref<2xf32>) -> memref<2xf32>
 return }
// -----
func.func @f(%m: memref<2xf32>, %n : memref<3xf32>) { acc.copyout accPtr(%m : memref<2xf32>) to varPtr(%n : memref<3xf32>)
 return }
// -----
func.func @f() { %0 = acc.bounds
 return }
// -----
acc.private.recipe @p : memref<10xf32> init {
}
// -----
acc.private.recipe @p : memref<10xf32> init {
^bb0:
  acc.terminator
}
// -----
acc.private.recipe @p : memref<10xf32> init {
^bb0(%a: memref<10xf32>):
  acc.yield %a : memref<10xf32>
} destroy {
^bb0(%a: memref<i32>):
  acc.terminator
}
// -----
acc.firstprivate.recipe @p : memref<10xf32> init {
^bb0(%a: memref<10xf32>):
  acc.yield %a : memref<10xf32>
} copy {
^bb0(%a: memref<10xf32>):
  acc.terminator
}
// -----
acc.reduction.recipe @p : memref<10xf32> reduction_operator <add> init {
^bb0(%a: memref<10xf32>):
  acc.yield %a : memref<10xf32>
} combiner {
}
// -----
acc.reduction.recipe @p : memref<10xf32> reduction_operator <frob> init {
^bb0(%a: memref<10xf32>):
  acc.yield %a : memref<10xf32>
} combiner {
^bb0(%a: memref<10xf32>, %b: memref<10xf32>):
  acc.yield
}
// -----
acc.reduction.recipe @p : memref<10xf32> reduction_operator <add> init {
^bb0(%a: i32):
  acc.yield %a : i32
} combiner {
^bb0(%a: memref<10xf32>, %b: memref<10xf32>):
  acc.yield
}
// -----
func.func @f(%m : memref<10xf32>) { %n = memref.alloc() : memref<10xf32>
 acc.parallel dataOperands(%n : memref<10xf32>) { 
  acc.yield
}
return }
// -----
func.func @f(%m : memref<10xf32>) { %n = memref.alloc() : memref<10xf32>
 acc.serial reduction(%n : memref<10xf32>) { 
  acc.yield
}
return }
// -----
func.func @f(%i: index) { acc.parallel num_workers(%i : index, %i : index) { 
  acc.yield
}
return }
// -----
func.func @f(%i: index) {   "acc.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 0,3,0,0,0,0,0,0,0,0,0>, waitOperandsSegments = array<i32: 1,1>, waitOperandsDeviceType = [#acc.device_type<none>,#acc.device_type<host>], hasWaitDevnum = [false, true], waitOnly = [#acc.device_type<nvidia>]}> ({
    acc.yield
  }) : (index, index, index) -> ()
return }
// -----
func.func @f(%i: index) {   "acc.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 0,3,0,0,0,0,0,0,0,0,0>, waitOperandsSegments = array<i32: 1,2>, waitOperandsDeviceType = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (index, index, index) -> ()
return }
// -----
func.func @f(%i: index) {   "acc.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 3,0,0,0,0,0,0,0,0,0,0>, asyncOperandsDeviceType = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (index, index, index) -> ()
return }
// -----
func.func @f(%i: index) {   "acc.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 0,0,0,3,0,0,0,0,0,0,0>, numWorkersDeviceType = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (index, index, index) -> ()
return }
// -----
func.func @f(%m : memref<10xf32>) { acc.data dataOperands(%m : memref<10xf32>) { 
  acc.terminator
}
return }
// -----
func.func @f(%m : memref<10xf32>) { acc.host_data { 
  acc.terminator
}
return }
// -----
func.func @f(%m : memref<10xf32>) { 
%n = memref.alloc() : memref<10xf32>
acc.host_data dataOperands(%n : memref<10xf32>) { 
  acc.terminator
}
return }
// -----
func.func @f(%m : memref<10xf32>) { 
%n = memref.alloc() : memref<10xf32>
acc.enter_data dataOperands(%n : memref<10xf32>)
return }
// -----
func.func @f(%m : memref<10xf32>, %i: index) { 
%n = acc.create varPtr(%m : memref<10xf32>) -> memref<10xf32>
"acc.enter_data"(%i, %n) <{operandSegmentSizes = array<i32: 0,0,0,1,1>, wait}> : (index, memref<10xf32>) -> ()
return }
// -----
func.func @f(%m : memref<10xf32>) { 
acc.exit_data
return }
// -----
func.func @f(%i: index) { acc.loop { 
  acc.yield
} attributes {independent = [#acc.device_type<none>]}
return }
// -----
func.func @f(%i: index) { acc.loop { 
  scf.for %k = %i to %i step %i {
  }
  acc.yield
} attributes {independent = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>]}
return }
// -----
func.func @f(%i: index) { acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) { 
  acc.yield
} attributes {independent = [#acc.device_type<none>], unstructured}
return }
// -----
func.func @f(%i: index) { acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) { 
  acc.yield
} attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>}
return }
// -----
func.func @f(%i: index) { acc.loop control(%k : index) = (%i : index) to (%i, %i : index, index) step (%i : index) { 
  acc.yield
} attributes {independent = [#acc.device_type<none>]}
return }
// -----
func.func @f(%i: index) { acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) { 
  acc.yield
} attributes {independent = [#acc.device_type<none>], auto_ = [#acc.device_type<none>]}
return }
// -----
func.func @f(%i: index) { acc.loop gang control(%k : index) = (%i : index) to (%i : index) step (%i : index) { 
  acc.yield
} attributes {seq = [#acc.device_type<none>]}
return }
// -----
func.func @f(%i: index) { acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) { 
  acc.yield
} attributes {seq = [#acc.device_type<none>], collapse = [1]}
return }
// -----
func.func @f(%i: index) { acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) { 
  acc.yield
} attributes {seq = [#acc.device_type<none>], collapse = [1], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}
return }
// -----
func.func @f(%i: index) { acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) { 
  acc.yield
} attributes {seq = [#acc.device_type<none>], collapse = [1, 1], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<none>]}
return }
// -----
func.func @f(%i: index) { acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) { 
  acc.yield
} attributes {independent = [#acc.device_type<none>], worker = [#acc.device_type<none>, #acc.device_type<none>]}
return }
// -----
func.func @f(%i: index) { "acc.loop"(%i) <{operandSegmentSizes = array<i32: 0,0,0,1,0,0,0,0,0,0,0>, unstructured, seq=[#acc.device_type<none>]}> ({
    acc.yield
  }) : (index) -> ()
return }
// -----
func.func @f(%i: index) { "acc.loop"(%i) <{operandSegmentSizes = array<i32: 0,0,0,1,0,0,0,0,0,0,0>, unstructured, independent=[#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsSegments = array<i32: 2>, gangOperandsDeviceType = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (index) -> ()
return }
// -----
func.func @f(%i: index) { "acc.loop"() <{operandSegmentSizes = array<i32: 0,0,0,0,0,0,0,0,0,0,0>, unstructured, independent=[#acc.device_type<none>]}> ({
  }) : () -> ()
return }
// -----
func.func @f(%i: index, %m : memref<f32>) { 
%n = memref.alloc() : memref<f32>
acc.loop private(%n : memref<f32>) control(%k : index) = (%i : index) to (%i : index) step (%i : index) { 
  acc.yield
} attributes {independent = [#acc.device_type<none>]}
return }
// -----
func.func @f(%i: index, %m : memref<f32>) { 
  acc.set
return }
// -----
func.func @f(%i: index, %m : memref<f32>) { 
acc.parallel {
  acc.set default_async(%i : index)
  acc.yield
}
return }
// -----
func.func @f(%i: index, %m : memref<f32>) { 
acc.update
return }
// -----
func.func @f(%i: index, %m : memref<f32>) { 
acc.wait wait_devnum(%i : index)
return }
// -----
func.func @f(%i: index, %m : memref<f32>) { 
%n = memref.alloc() : memref<f32>
%t = acc.declare_enter dataOperands(%n : memref<f32>)
return }
// -----
func.func @f(%i: index, %m : memref<f32>) { 
acc.declare_exit
return }
// -----
func.func @f(%i: index, %m : memref<f32>) { 
acc.atomic.read %m = %m : memref<f32>, memref<f32>, f32
return }
// -----
func.func @f(%i: i32, %m : memref<i32>) { 
acc.atomic.update %m : memref<i32> {
^bb0(%x : i64):
  acc.yield %x : i64
}
return }
// -----
func.func @f(%i: i32, %m : memref<i32>) { 
acc.atomic.update %m : memref<i32> {
^bb0(%x : i32):
  acc.yield
}
return }
// -----
func.func @f(%i: i32, %m : memref<i32>, %n : memref<i32>) { 
acc.atomic.capture {
  acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32
}
return }
// -----
func.func @f(%i: i32, %m : memref<i32>, %n : memref<i32>) { 
acc.atomic.capture {
  acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32
  acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32
}
return }
// -----
func.func @f(%i: i32, %m : memref<i32>, %n : memref<i32>) { 
acc.atomic.capture {
  acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32
  acc.atomic.write %m = %i : memref<i32>, i32
}
return }
// -----
func.func @f(%i: i32, %m : memref<i32>, %n : memref<i32>) { 
acc.atomic.capture {
  acc.atomic.update %m : memref<i32> {
  ^bb0(%x : i32):
    acc.yield %x : i32
  }
  acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32
}
return }
// -----
func.func @f(%i: i32, %m : memref<i32>, %n : memref<i32>) { 
acc.atomic.capture {
  acc.atomic.read %m = %n : memref<i32>, memref<i32>, i32
  acc.atomic.update %m : memref<i32> {
  ^bb0(%x : i32):
    acc.yield %x : i32
  }
}
return }
// -----
func.func @f() attributes {a = #acc.device_type<foo>} {
  return
}
// -----
func.func @f(%x : !acc.foo) {
  return
}
// -----
acc.routine @a func(@f) gang(dim: 1 : i64) seq
// -----
func.func @f(%m: memref<10xf32>) { %0 = acc.private varPtr(%m : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_cache_readonly>}
 return }
// -----
func.func @f(%m: memref<10xf32>) { %0 = acc.private varPtr(%m : memref<10xf32>) recipe(@nope) -> memref<10xf32>
 return }
// -----
func.func @f(%m: memref<10xf32>) { %0 = acc.firstprivate_map varPtr(%m : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_cache_readonly>}
 return }
// -----
func.func @f(%m: memref<10xf32>) { %0 = acc.attach varPtr(%m : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_present>}
 return }
