module {
  llvm.func @g(i64) -> i64
  llvm.func @f(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.ptr attributes {no_unwind} {
    %0 = llvm.add %arg0, %arg0 overflow<nuw> : i64
    %1 = llvm.trunc %0 overflow<nsw, nuw> : i64 to i32
    %2 = llvm.getelementptr inbounds|nuw %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %3 = llvm.getelementptr %2[%1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%arg1, %3, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %4 = llvm.call @g(%arg0) : (i64) -> i64
    %5 = llvm.atomicrmw add %arg1, %4 monotonic : !llvm.ptr, i64
    llvm.return %3 : !llvm.ptr
  }
  func.func @linear(%arg0: index, %arg1: index) -> (index, index) {
    %0 = affine.linearize_index disjoint [%arg0, %arg0] by (3, 5) : index
    %1 = affine.linearize_index [%arg0, %arg0] by (%arg1) : index
    return %0, %1 : index, index
  }
}

