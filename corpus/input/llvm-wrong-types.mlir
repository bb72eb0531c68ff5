llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.fadd"(%b, %b) : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.icmp"(%a, %a) <{predicate = 0 : i64}> : (f32, f32) -> i1
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.fcmp"(%b, %b) <{predicate = 0 : i64}> : (i32, i32) -> i1
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.zext"(%a) : (f32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.zext"(%b) : (i32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.load"(%b) : (i32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  "llvm.store"(%b, %b) : (i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  "llvm.cond_br"(%b)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.sitofp"(%a) : (f32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.ptrtoint"(%a) : (f32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.alloca"(%a) <{elem_type = i32}> : (f32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.select"(%a, %b, %b) : (f32, i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = llvm.mlir.constant("x") : i32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = llvm.mlir.constant(1 : i64) : i32
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<5xi32>
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: f32, %b: i32) {
  %0 = "llvm.fneg"(%b) : (i32) -> i32
  llvm.return
}
