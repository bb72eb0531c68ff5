llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[%i, 1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.atomicrmw add %p, %p monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %x: f32) {
  %0 = llvm.atomicrmw fadd %p, %i monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %x: f32) {
  %0 = llvm.atomicrmw add %p, %i unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %x: f32) {
  %0 = llvm.cmpxchg %p, %i, %i monotonic release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %x: f32) {
  %0 = llvm.load %p atomic release : !llvm.ptr -> f32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %x: f32) {
  llvm.store %x, %p atomic acquire : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %x: f32) {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> f32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %x: f32) {
  llvm.fence monotonic
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %i: i32, %x: f32) {
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%v: vector<4xi32>, %i: i32, %x: f32) {
  %0 = llvm.shufflevector %v, %v [0, 9] : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%v: vector<4xi32>, %i: i32, %x: f32) -> i32 {
  llvm.return %x : f32
}
// -----
llvm.func @f(%v: i64, %i: i32, %x: f32) -> i32 {
  %0 = llvm.bitcast %v : i64 to i32
  llvm.return %0 : i32
}
// -----
llvm.func @f(%v: i64, %i: i32, %x: f32) -> i32 {
  %0 = llvm.trunc %i : i32 to i64
  llvm.return %i : i32
}
// -----
llvm.func @f(%v: i64, %i: i32, %x: f32) -> i32 {
  %0 = llvm.zext %v : i64 to i32
  llvm.return %i : i32
}
