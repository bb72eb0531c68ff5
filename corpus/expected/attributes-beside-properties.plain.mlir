module {
  func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !llvm.ptr, %arg2: i32, %arg3: index) {
    %0 = ptr.load volatile %arg0 alignment = 8 {alignment = 4 : i32, ordering = "x", volatile_} : !ptr.ptr<#ptr.generic_space> -> f32
    %1 = ptr.load %arg0 {alignment = 4 : i32, ordering = 2 : i32} : !ptr.ptr<#ptr.generic_space> -> f32
    %2 = ptr.ptr_add %arg0, %arg3 {flags = 3 : i32} : !ptr.ptr<#ptr.generic_space>, index
    %3 = llvm.add %arg2, %arg2 overflow<nsw> {overflowFlags = 3 : i32} : i32
    %4 = llvm.getelementptr %arg1[1] {noWrapFlags = 3 : i32} : (!llvm.ptr) -> !llvm.ptr, i32
    %5 = affine.linearize_index disjoint [%arg3, %arg3] by (4, 4) {disjoint = 3 : i64} : index
    return
  }
}

