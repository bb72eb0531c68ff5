// -----
// -----
module {
  func.func @f(%arg0: i16, %arg1: i32, %arg2: i64) {
    "testvar.var"(%arg0, %arg2) : (i16, i64) -> ()
    "testvar.var"(%arg0, %arg1, %arg1, %arg2) : (i16, i32, i32, i64) -> ()
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: i16) {
    "testvar.reg"(%arg0) ({
    ^bb0(%arg1: i16, %arg2: i16):
      llvm.unreachable
    }, {
    ^bb0(%arg1: memref<i16>):
      llvm.unreachable
    }, {
      llvm.unreachable
    }) : (i16) -> ()
    return
  }
}

// -----
// -----
// -----
// -----
