func.func @f(%a: !llvm.ptr, %i: i32) {
  "omp.simd"(%a, %i) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = [i32, i32]}> ({
      "omp.loop_nest"(%i, %i, %i) ({
      ^bb0(%arg6: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (!llvm.ptr, i32) -> ()
  return
}
// -----
func.func @f(%a: !llvm.ptr, %i: i32) {
  "omp.simd"(%a, %i, %a, %a) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 2, 0, 0>, linear_var_types = []}> ({
      "omp.loop_nest"(%i, %i, %i) ({
      ^bb0(%arg6: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (!llvm.ptr, i32,!llvm.ptr,!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%a: !llvm.ptr, %i: i32) {
  "omp.wsloop"(%a, %i, %a) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 1, 0>, linear_var_types = []}> ({
  ^bb0(%x: !llvm.ptr):
      "omp.loop_nest"(%i, %i, %i) ({
      ^bb0(%arg6: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (!llvm.ptr, i32,!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%a: !llvm.ptr, %i: i32) {
  "omp.simd"(%a, %i) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = []}> ({
      "omp.loop_nest"(%i, %i, %i) ({
      ^bb0(%arg6: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) {omp.composite} : (!llvm.ptr, i32) -> ()
  return
}
