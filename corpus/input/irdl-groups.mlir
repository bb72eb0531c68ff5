// Operations of a dialect that irdl-groups.irdl.mlir describes.
func.func @f(%x: i32) {
  // expected-error@+1 {{op expects exactly 1 operands, but got 2}}
  "testvar.single"(%x, %x) : (i32, i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = "testvar.single"(%x) : (i32) -> i32
  // expected-error@+1 {{op expects exactly 1 results, but got 0}}
  "testvar.single"(%x) : (i32) -> ()
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  "testvar.var"(%x, %z) : (i16, i64) -> ()
  "testvar.var"(%x, %y, %y, %z) : (i16, i32, i32, i64) -> ()
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{op expects at least 2 operands, but got 1}}
  "testvar.var"(%x) : (i16) -> ()
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{expected 'i32' but got 'i64'}}
  "testvar.var"(%x, %y, %z, %z) : (i16, i32, i64, i64) -> ()
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{op expects at most 3 operands, but got 4}}
  "testvar.opt"(%x, %y, %y, %z) : (i16, i32, i32, i64) -> ()
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  "testvar.opt"(%x, %y, %z) : (i16, i32, i64) -> ()
  "testvar.opt"(%x, %z) : (i16, i64) -> i16
  // expected-error@+1 {{op expects at most 1 results, but got 2}}
  %0:2 = "testvar.opt"(%x, %z) : (i16, i64) -> (i16, i16)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{'operandSegmentSizes' attribute is expected but not provided}}
  "testvar.both"(%x, %y, %z) : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = array<i32: 1, 1, 1>, resultSegmentSizes = array<i32: 0,0, 1>} : (i16, i32, i64) -> (i64)
  // expected-error@+1 {{'resultSegmentSizes' attribute is expected to be a dense i32 array}}
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = array<i32: 1, 1, 1>, resultSegmentSizes = array<i64: 0,0, 1>} : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{'operandSegmentSizes' attribute is expected to be a dense i32 array}}
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = i32} : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{element 1 in 'operandSegmentSizes' attribute must be equal to 0 or 1}}
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = array<i32: 1, 2, 1>} : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{element 2 in 'operandSegmentSizes' attribute must be equal to 1}}
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = array<i32: 1, 1, 2>} : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{'operandSegmentSizes' attribute for specifying operand segments must have non-negative values}}
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = array<i32: -1, 1, 2>} : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{'operandSegmentSizes' attribute for specifying operand segments must have 3 elements, but got 2}}
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = array<i32: 1, 1>} : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands}}
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = array<i32: 2, 1, 1>} : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{element 2 in 'resultSegmentSizes' attribute must be equal to 1}}
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = array<i32: 1, 1, 1>, resultSegmentSizes = array<i32: 0,0, 0>} : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16, %y: i32, %z: i64) {
  // expected-error@+1 {{sum of elements in 'resultSegmentSizes' attribute must be equal to the number of results}}
  "testvar.both"(%x, %y, %z) {operandSegmentSizes = array<i32: 1, 1, 1>, resultSegmentSizes = array<i32: 1,0, 1>} : (i16, i32, i64) -> (i64)
  return
}
// -----
func.func @f(%x: i16) {
  "testvar.reg"(%x) ({
  ^bb0(%a: i16, %b: i16):
    llvm.unreachable
  }, {
  ^bb0(%a: memref<i16>):
    llvm.unreachable
  }, {
    llvm.unreachable
  }) : (i16) -> ()
  return
}
// -----
func.func @f(%x: i16) {
  // expected-note@+1 {{see the operation}}
  "testvar.reg"(%x) ({
  // expected-error@+1 {{expected 'i16' but got 'i32'}}
  ^bb0(%a: i16, %b: i32):
    llvm.unreachable
  }, {
  ^bb0(%a: memref<i16>):
    llvm.unreachable
  }, {
    llvm.unreachable
  }) : (i16) -> ()
  return
}
// -----
func.func @f(%x: i16) {
  // expected-error@+2 {{op expects exactly 1 operands, but got 2}}
  // expected-note@+1 {{see the operation}}
  "testvar.reg"(%x, %x) ({
  ^bb0(%a: i16, %b: i16):
    llvm.unreachable
  }, {
  // expected-error@+1 {{expected base type 'builtin.memref' but got 'builtin.integer'}}
  ^bb0(%a: i16):
    llvm.unreachable
  }, {
    llvm.unreachable
  }) : (i16, i16) -> ()
  return
}
// -----
func.func @f(%x: i16) {
  // expected-error@+1 {{expected region 0 to have 2 arguments but got 0}}
  "testvar.reg"(%x) ({
  }, {
  ^bb0(%a: i16):
    llvm.unreachable
  }, {
    llvm.unreachable
  }) : (i16) -> ()
  return
}
// -----
func.func @f(%x: i16) {
  // expected-note@+1 {{see the operation}}
  "testvar.reg"(%x) ({
  ^bb0(%a: i16, %b: i16):
    llvm.unreachable
  }, {
  ^bb0(%a: memref<i16>):
    llvm.unreachable
  }, {
  // expected-error@+1 {{expected region 2 to have 0 arguments but got 1}}
  ^bb0(%a: memref<i16>):
    llvm.unreachable
  }) : (i16) -> ()
  return
}
