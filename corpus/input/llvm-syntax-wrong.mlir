// What cannot be read of switches, landing pads, ifuncs, calls and comparisons.
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [ 1: ^bb1, 2 ^bb1 ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [ 1: ^bb1(%a) ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [ 1: ^bb1(%a : i32), ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i8) {
  llvm.switch %a : i8, ^bb1 [
    1: ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @pe(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @pe} {
  %0 = llvm.landingpad (bogus %a : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @pe(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @pe} {
  %0 = llvm.landingpad (%a : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @g : !llvm.func<f32 (i64)>, !llvm.ptr @r { address_space = -1 : i32 }
// -----
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @g : !llvm.func<f32 (i64)>, !llvm.ptr @r { address_space = "a" }
// -----
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @g : !llvm.func<f32 (i64)>, !llvm.ptr @r { dso_local, sym_name = "x" }
// -----
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.x" %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.x"(%a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.x"(%a) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: i1) {
  llvm.switch %a : i32, ^bb1(%a : i32, i32) []
^bb1(%b: i32):
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %c: i1) {
  llvm.indirectbr %a : !llvm.ptr, [^bb1(%a)]
^bb1(%b: i32):
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %b: i32) {
  %0 = llvm.atomicrmw bogus %a, %b monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr nuw | "x" %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr bogus %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.add %a, %a overflow<nsw, bogus> : i32
  llvm.return
}
