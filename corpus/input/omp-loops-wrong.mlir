func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.unroll_heuristic(%c)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.unroll_heuristic(%c)
  omp.unroll_heuristic(%c)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.unroll_heuristic(%c)
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.unroll_heuristic(%n)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.unroll_heuristic %n
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.unroll_heuristic(%c) -> (%c)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.unroll_heuristic(%c) {a}
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.canonical_loop(%n) %x : i32 in range(%n) { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.canonical_loop %x : i64 in range(%n) { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.canonical_loop %x : f32 in range(%f) { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.canonical_loop %x in range(%n) { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.canonical_loop %x : i32 in %n { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.canonical_loop %x : i32 in range(%n) { }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.canonical_loop %x : i32 in range(%n) { omp.yield }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  "omp.canonical_loop"(%n) ({ omp.terminator }) : (i32) -> ()
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  "omp.canonical_loop"(%n) ({ ^bb0(%x: i64): omp.terminator }) : (i32) -> ()
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  "omp.canonical_loop"(%n) ({ ^bb0(%x: i32, %y: i32): omp.terminator }) : (i32) -> ()
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.tile <- (%c)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.tile <- (%c) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.tile <- () sizes(%n : i32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.tile (%c) sizes(%n : i32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  %g = omp.new_cli
  omp.tile (%g) <- (%c) sizes(%n : i32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.tile <- (%c) sizes(%f : f32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  omp.canonical_loop(%d) %x : i32 in range(%n) { omp.terminator }
  omp.tile <- (%c, %d) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.canonical_loop(%d) %x : i32 in range(%n) { omp.terminator }
  omp.terminator }
  omp.tile <- (%d, %c) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { %z = arith.constant 1 : i8 omp.canonical_loop(%d) %x : i32 in range(%n) { omp.terminator }
  omp.terminator }
  omp.tile <- (%c, %d) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.canonical_loop(%d) %y : i32 in range(%x) { omp.terminator }
 omp.terminator }
  omp.tile <- (%c, %d) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.canonical_loop(%d) %y : i32 in range(%n) { omp.terminator }
 omp.terminator }
  %g = omp.new_cli
  %h = omp.new_cli
 omp.tile (%g, %h) <- (%c, %d) sizes(%n, %n : i32, i32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %x : i32 in range(%n) { omp.terminator }
  %g = omp.new_cli
  %h = omp.new_cli
  omp.tile (%g, %h) <- (%c) sizes(%n : i32)
  omp.unroll_heuristic(%h)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  "omp.new_cli"() : () -> ()
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  "omp.new_cli"() : () -> i32
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.ordered depend_type(dependsource) depend_vec(%m : i64) {doacross_num_loops = 1 : i64}
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.ordered
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.ordered depend_type(dependsource)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.ordered depend_vec(%m : i64)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.wsloop { omp.loop_nest (%iv) : i64 = (%m) to (%m) step (%m) { omp.ordered depend_type(dependsource) depend_vec(%m : i64) {doacross_num_loops = 1 : i64}
 omp.yield } }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.wsloop ordered(0) { omp.loop_nest (%iv) : i64 = (%m) to (%m) step (%m) { omp.ordered depend_type(dependsource) depend_vec(%m : i64) {doacross_num_loops = 1 : i64}
 omp.yield } }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.wsloop ordered(1) { omp.loop_nest (%iv) : i64 = (%m) to (%m) step (%m) { omp.ordered depend_type(dependsource) depend_vec(%m, %m : i64, i64) {doacross_num_loops = 2 : i64}
 omp.yield } }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.wsloop ordered(1) { omp.loop_nest (%iv) : i64 = (%m) to (%m) step (%m) { omp.ordered depend_type(dependsource) {doacross_num_loops = -1 : i64}
 omp.yield } }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %0 = omp.target_allocmem %n : i32
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %0 = omp.target_allocmem %f : f32, i64
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %0 = omp.target_allocmem %n : i32, i64(%f : f32)
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %0 = omp.target_allocmem %n : i32, 3
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %0 = "omp.target_allocmem"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  %0 = "omp.target_allocmem"(%n) <{in_type = i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i32
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.workshare.loop_wrapper { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.workshare.loop_wrapper { omp.loop_nest (%iv) : i64 = (%m) to (%m) step (%m) { omp.yield } }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.workshare { omp.workshare.loop_wrapper { }
 omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %m: i64, %f: f32) {
  omp.workshare { omp.workshare.loop_wrapper { omp.terminator }
 omp.terminator }
  return
}