// RUN: freehold-opt %s --sccp | FileCheck %s

// A linker may take another definition of the callee. The reference trusts this one.
// CHECK-LABEL: llvm.func weak @w() -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:   llvm.return %[[V0]] : i32
// CHECK-NEXT: }
llvm.func weak @w() -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c : i32
}
// CHECK-LABEL: llvm.func @f() -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = llvm.call @w() : () -> i32
// CHECK-NEXT:   llvm.return %[[V0]] : i32
// CHECK-NEXT: }
llvm.func @f() -> i32 {
  %r = llvm.call @w() : () -> i32
  llvm.return %r : i32
}
