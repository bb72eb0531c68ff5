func.func @f(%i: i32) {
  omp.threadprivate %i : i32 -> i32
  return
}
// -----
func.func @f(%i: i32) {
  omp.taskwait depend(taskdependin -> %i : i32)
  return
}
// -----
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%i: i32) {
  omp.parallel private(@fp %i -> %y : i32) { omp.terminator }
  return
}
// -----
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%i: i32) {
  omp.simd private(@fp %i -> %y : i32) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.simd aligned(%i : i32 -> 4 : i32) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.simd if(%i) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32, %l: i64) {
  omp.wsloop linear(%i = %l : i32) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.task detach(%i : i32) { omp.terminator }
  return
}
// -----
func.func @f(%i: i32) {
  omp.target_freemem %i, %i : i32, i32
  return
}
// -----
func.func @f(%i: i32) {
  omp.allocate_dir (%i : i32) align(3)
  return
}
// -----
func.func @f(%i: i32) {
  %r = omp.map.bounds lower_bound(%i : i32)
  return
}
// -----
func.func @f(%i: i32) {
  omp.scan inclusive(%i : i32)
  return
}
// -----
func.func @f(%l: i64, %m: memref<i32>) {
  omp.atomic.write %m = %l : memref<i32>, i64
  return
}
// -----
func.func @f(%m: memref<i32>) {
  omp.atomic.read %m = %m : memref<i32>, memref<i32>, i32
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%m: memref<i32>) {
  omp.parallel reduction(@add %m -> %y : memref<i32>) { omp.terminator }
  return
}
// -----
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%m: memref<i32>) {
  omp.parallel private(@fp %m -> %y : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%i: i32, %m: memref<i32>) {
  omp.simd nontemporal(%m, %m : memref<i32>, memref<i32>) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32, %m: memref<i32>) {
  omp.simd if(%m) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  omp.parallel num_threads(%m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  omp.teams num_teams(%m : memref<i32> to %m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%i: i32, %p: !llvm.ptr) {
  omp.simd if(%p) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%fl: f32) {
  omp.parallel private(@fp %fl -> %y : f32) { omp.terminator }
  return
}
// -----
func.func @f(%i: i32, %fl: f32) {
  omp.simd if(%fl) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(@none %p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(@add %p -> %y, @add %p -> %z : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(@a::@add %p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(mod: none, @add %p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(mod:, @add %p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(@add %p -> %y : ) { omp.terminator }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(@add %p -> %y) { omp.terminator }
  return
}
// -----
func.func @f() {
  omp.parallel reduction() { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.parallel private(@none %p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.private {type = private} @p : i32
func.func @f(%p: !llvm.ptr) {
  omp.parallel private(@p %p : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.parallel private("p" %p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  omp.parallel in_reduction(@add %p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  omp.parallel task_reduction(@add %p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.parallel map_entries(%p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.parallel use_device_ptr(%p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.parallel host_eval(%p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.parallel has_device_addr(%p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.sections reduction(@add %p -> %y, @add %q -> %z : !llvm.ptr, !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
  return
}
// -----
func.func @f(%i: i32, %p: !llvm.ptr) {
  omp.simd private(@none %p -> %y : !llvm.ptr) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f() {
  "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({ }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.section"() ({ }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.workdistribute"() ({ }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.target_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}> ({ }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ }) : () -> ()
  return
}
// -----
func.func @f(%i: i32) {
  "omp.loop_nest"(%i, %i, %i) ({ }) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @f() {
  "omp.private"() <{sym_name="s",type=i32,data_sharing_type=#omp.data_sharing_type{type = private}}> ({ }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.declare_reduction"() <{sym_name="s",type=i32}> ({ }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.declare_reduction"() <{sym_name="s",type=i32}> ({},{ },{},{},{},{}) : () -> ()
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms=[@add]}> ({ omp.terminator }, { omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f() {
  "omp.declare_reduction"() <{sym_name="s",type=i32}> ({},,{},{},{},{}) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.workdistribute"() ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : () -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  "omp.atomic.update"(%p) ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f() {
  "omp.atomic.capture"() ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : () -> ()
  return
}
// -----
func.func @f(%i: i32) {
  "omp.loop_nest"(%i, %i, %i) ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  "omp.loop_nest"(%i, %i, %i) ({ ^bb0(%y: i32): omp.terminator }) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @f() {
  "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({ "test.op"() : () -> () }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.workdistribute"() ({ "test.op"() : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  "omp.atomic.update"(%p) ({ "test.op"() : () -> () }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f() {
  "omp.atomic.capture"() ({ "test.op"() : () -> () }) : () -> ()
  return
}
// -----
func.func @f() {
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({ omp.yield }) : () -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  "omp.atomic.update"(%p) ({ cf.br ^bb1 ^bb1: omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f() {
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({ func.return }) : () -> ()
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f() {
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, reduction_syms=[@add]}> ({ omp.terminator }) : () -> ()
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms=[@add,@add]}> ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms=[@add],reduction_byref=array<i1: true, false>}> ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  "omp.parallel"(%i,%i) <{operandSegmentSizes = array<i32: 0, 0, 2, 0, 0, 0>}> ({ omp.terminator }) : (i32,i32) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  "omp.distribute"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }) : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  "omp.teams"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({ omp.terminator }) : (i32) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  "omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%i: i32, %p: !llvm.ptr) {
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0>}> ({ omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  omp.parallel {
  omp.distribute { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.parallel {
  omp.distribute { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  omp.distribute { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.parallel {
  omp.barrier
  omp.distribute { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f() {
  omp.parallel {
  omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.wsloop { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } } 
  } 
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.wsloop { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.loop { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } } 
  } 
  return
}
// -----
func.func @f(%i: i32) {
  omp.simd {
  omp.wsloop { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  } 
  return
}
// -----
func.func @f(%i: i32) {
  omp.distribute {
  omp.wsloop { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  omp.distribute {
  omp.distribute { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } } 
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  omp.workshare.loop_wrapper {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) collapse(2) { omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) tiles(1, 2) { omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.loop_nest (%a, %b) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  return
}
// -----
func.func @f() {
  omp.wsloop {
  omp.loop_nest () : i32 = () to () step () { omp.yield }
  }
  return
}
// -----
func.func @f(%fl: f32) {
  omp.wsloop {
  omp.loop_nest (%a) : f32 = (%fl) to (%fl) step (%fl) { omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) tiles() { omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.loop_nest (%a) : i32 = (%i) to (%i) { omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.loop_nest (%a : i32) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32, %l: i64, %x: index) {
  omp.wsloop {
  "omp.loop_nest"(%i, %l, %x) ({ ^bb0(%a: i32): omp.yield }) : (i32, i64, index) -> ()
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  "omp.loop_nest"(%i, %i, %i) <{collapse_num_loops = 0 : i64}> ({ ^bb0(%a: i32): omp.yield }) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.simd simdlen(4) safelen(2) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.simd simdlen(0) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.simd safelen(-1) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.simd simdlen(2) simdlen(4) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.simd order(default) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.simd order(x:concurrent) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop ordered(-1) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop schedule(auto = %i : i32) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop schedule(foo) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop schedule(static, simd, monotonic) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop schedule(static, x) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop schedule(static, monotonic, simd, simd) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%i: i32, %p: !llvm.ptr) {
  omp.taskloop nogroup reduction(@add %p -> %y : !llvm.ptr) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%i: i32, %p: !llvm.ptr) {
  omp.taskloop in_reduction(@add %p -> %y : !llvm.ptr) reduction(@add %p -> %z : !llvm.ptr) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.taskloop grainsize(%i: i32) num_tasks(%i: i32) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.taskloop grainsize(foo, %i: i32) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.taskloop grainsize(strict %i: i32) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.taskloop grainsize(strict, ) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.taskloop num_tasks(foo, %i: i32) { omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f() {
  omp.parallel {
  omp.teams { omp.terminator }
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.target {
  omp.teams { omp.terminator }
  omp.teams { omp.terminator }
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %l: i64) {
  omp.teams num_teams(%i : i32 to %l : i64) { omp.terminator }
  return
}
// -----
func.func @f(%i: i32) {
  omp.teams num_teams(%i : i32) { omp.terminator }
  return
}
// -----
func.func @f() {
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>, depend_kinds=[#omp<clause_task_depend(taskdependin)>]}> ({ omp.terminator }) : () -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_exit_data map_entries(%r : !llvm.ptr)
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  omp.target_enter_data map_entries(%r : !llvm.ptr)
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%r : !llvm.ptr)
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%r : !llvm.ptr)
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  omp.target_data map_entries(%r : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%r : !llvm.ptr)
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.target_enter_data map_entries(%p : !llvm.ptr)
  return
}
// -----
func.func @f() {
  %s = llvm.mlir.zero : !llvm.ptr
  omp.target_enter_data map_entries(%s : !llvm.ptr)
  return
}
// -----
func.func @f() {
  omp.target_enter_data nowait nowait
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.target_data use_device_ptr(%p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.target_data use_device_addr(%p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.target has_device_addr(%p -> %y : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.private {type = private} @p : i32
func.func @f(%p: !llvm.ptr) {
  omp.target private(@p %p -> %y[idx=1] : !llvm.ptr) { omp.terminator }
  return
}
// -----
omp.private {type = private} @p : i32
func.func @f(%p: !llvm.ptr) {
  "omp.target"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms=[@p],private_maps=array<i64: 1, 2>}> ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
omp.private {type = private} @p : i32
func.func @f(%p: !llvm.ptr) {
  "omp.target"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms=[@p],private_maps=array<i64>}> ({ ^bb0(%y: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%c: i1) {
  omp.target host_eval(%c -> %y : i1) {
  omp.teams if(%y) { omp.terminator }
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %y : i32) {
  omp.parallel num_threads(%y : i32) { omp.terminator }
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %y : i32) {
  %k = arith.addi %y, %y : i32
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %y : i32) {
  omp.wsloop { omp.loop_nest (%iv) : i32 = (%y) to (%y) step (%y) { omp.yield } }
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.target host_eval(%i -> %y : i32) {
  scf.if %y {
  }
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.target {
  %z = arith.addi %i, %i : i32
  omp.terminator
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) mapper(@none) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) members(%p : [0] : !llvm.ptr) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(Foo) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) bounds(%p) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %r = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) members(%p : 0 : !llvm.ptr) -> !llvm.ptr
  return
}
// -----
func.func @f(%i: i32) {
  %r = omp.map.bounds extent(%i : i32) {stride_in_bytes = 1 : i32}
  return
}
// -----
func.func @f(%i: i32) {
  %r = omp.map.bounds extent(%i : i32) extent(%i : i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.read %p = %q hint(uncontended, contended) : !llvm.ptr, !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.read %p = %q hint(speculative, nonspeculative) : !llvm.ptr, !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.read %p = %q hint(contended, foo) : !llvm.ptr, !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.read %p = %q memory_order(acq_rel) : !llvm.ptr, !llvm.ptr, i32
  return
}
// -----
func.func @f(%i: i32, %p: !llvm.ptr) {
  omp.atomic.write %p = %i memory_order(acq_rel) : !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.atomic.update memory_order(acq_rel) %p : !llvm.ptr {
  ^bb0(%y: i32):
  omp.yield(%y : i32)
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.read %p = %q memory_order(foo) : !llvm.ptr, !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.capture {
  omp.atomic.update %p : !llvm.ptr { ^bb0(%y: i32): omp.yield(%y : i32) }
  omp.atomic.read %p = %q  : !llvm.ptr, !llvm.ptr, i32
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.capture {
  omp.atomic.read %p = %q  : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.update %p : !llvm.ptr { ^bb0(%y: i32): omp.yield(%y : i32) }
  }
  return
}
// -----
func.func @f(%i: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.capture {
  omp.atomic.write %p = %i  : !llvm.ptr, i32
  omp.atomic.read %p = %q  : !llvm.ptr, !llvm.ptr, i32
  }
  return
}
// -----
func.func @f(%i: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.capture {
  omp.atomic.read %p = %q hint(contended) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %q = %i  : !llvm.ptr, i32
  }
  return
}
// -----
func.func @f(%i: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.capture {
  omp.atomic.read %p = %q memory_order(seq_cst) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %q = %i  : !llvm.ptr, i32
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%y: i32):
  omp.yield
  }
  return
}
// -----
func.func @f(%l: i64, %p: !llvm.ptr) {
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%y: i32):
  omp.yield(%l : i64)
  }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  omp.atomic.update %m : memref<i32> {
  ^bb0(%y: i64):
  omp.yield(%y : i64)
  }
  return
}
// -----
func.func @f() {
  omp.cancel cancellation_construct_type(parallel)
  return
}
// -----
func.func @f() {
  omp.sections {
  omp.section {
  omp.cancel cancellation_construct_type(parallel)
  omp.terminator
  }
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}
// -----
func.func @f() {
  omp.sections {
  omp.section {
  omp.cancellation_point cancellation_construct_type(parallel)
  omp.terminator
  }
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.parallel {
  omp.cancel cancellation_construct_type(loop)
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop nowait {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop) omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop ordered(0) {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop) omp.yield }
  }
  return
}
// -----
func.func @f() {
  omp.parallel {
  omp.cancellation_point cancellation_construct_type(loop)
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.parallel {
  omp.cancel cancellation_construct_type(sections)
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.sections nowait {
  omp.section {
  omp.cancel cancellation_construct_type(sections)
  omp.terminator
  }
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.parallel {
  omp.cancellation_point cancellation_construct_type(sections)
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.parallel {
  omp.cancel cancellation_construct_type(taskgroup)
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.parallel {
  omp.cancellation_point cancellation_construct_type(taskgroup)
  omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.ordered.region { omp.terminator } omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.ordered depend_type(foo) omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop ordered(0) {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.ordered omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop ordered(1) {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.ordered.region { omp.terminator } omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop ordered(1) {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.ordered omp.yield }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.taskloop {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.ordered.region { omp.terminator } omp.yield }
  }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%i: i32, %p: !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @add %p -> %y : !llvm.ptr) {
  omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) { omp.scan  omp.yield }
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.allocate_dir (%p : !llvm.ptr) align(0)
  return
}
// -----
func.func @f() {
  omp.teams {
  omp.workdistribute { omp.barrier omp.terminator }
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.teams {
  omp.workdistribute { omp.parallel { omp.terminator } omp.terminator }
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.teams {
  omp.workdistribute { omp.teams { omp.terminator } omp.terminator }
  omp.terminator
  }
  return
}
// -----
func.func @f(%c: i1) {
  omp.teams {
  omp.workdistribute { cf.cond_br %c, ^bb1, ^bb2 ^bb1: omp.terminator ^bb2: omp.terminator }
  omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.critical(@none) { omp.terminator }
  return
}
// -----
omp.critical.declare @a hint(contended)
omp.critical.declare @a
// -----
omp.critical.declare "a"
// -----
"omp.critical.declare"() <{sym_name = "x", hint = 1 : i32}> : () -> ()
// -----
"omp.critical.declare"() <{hint = 3}> : () -> ()
// -----
func.func @f() {
  omp.terminator
  return
}
// -----
func.func @f(%c: i1) {
  omp.parallel if(%c) if(%c) { omp.terminator }
  return
}
// -----
omp.private {type = private} @x : i32 init {
^bb0():
  omp.yield
}
// -----
omp.private {type = private} @x : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
// -----
omp.private {type = private} @x : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.terminator
}
// -----
omp.private {type = private} @x : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a, %a : !llvm.ptr, !llvm.ptr)
}
// -----
omp.private {type = private} @x : i32 init {
^bb0(%a: !llvm.ptr, %b: i32):
  omp.yield
}
// -----
omp.private {type = private} @x : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.private {type = private} @x : i32 copy {
^bb0():
  omp.yield
}
// -----
omp.private {type = private} @x : i32 dealloc {
^bb0():
  omp.yield
}
// -----
omp.private {type = private} @x : i32 dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
// -----
omp.private {type = private} @x : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
}
// -----
omp.private {type = firstprivate} @x : i32 
// -----
omp.private {type = firstprivate} @x : i32 copy {
^bb0():
  omp.yield
}
// -----
omp.private {type = foo} @x : i32 
// -----
omp.private @x : i32 
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 alloc {
^bb0(%a: i32):
  omp.yield(%a : i32)
} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32  combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 init { omp.yield } combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 init {} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32):
  omp.yield
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.declare_reduction @x : i32 alloc {
^bb0(%a: i32):
  omp.yield
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: !llvm.ptr):
  omp.yield
}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield
}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: i64):
  omp.yield
}
// -----
omp.declare_reduction @x : i32 attributes {byref_element_type = 1} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @x : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} foo {}
// -----
omp.declare_mapper @x : i32 {}
// -----
omp.declare_mapper @x : i32 { omp.terminator }
