module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.add %arg0, %arg0 {overflowFlags = 1 : i32, x} : i32
    %1 = llvm.add %arg0, %arg0 overflow<nsw> {overflowFlags = #llvm.overflow<nuw>} : i32
    %2 = llvm.trunc %arg0 overflow<nuw> {overflowFlags = "a"} : i32 to i7
    %3 = llvm.getelementptr inbounds %arg1[1] {noWrapFlags = 7 : i32} : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return
  }
  func.func @g(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: index) -> f32 {
    %0 = ptr.ptr_add %arg0, %arg1 {flags = 1 : i32} : !ptr.ptr<#ptr.generic_space>, index
    %1 = ptr.load %0 {ordering = 1 : i32} : !ptr.ptr<#ptr.generic_space> -> f32
    return %1 : f32
  }
}

