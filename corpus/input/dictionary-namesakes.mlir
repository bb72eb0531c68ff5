// Attributes in dictionaries are not the numbers of operations that have their names.
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.add %a, %a {overflowFlags = 1 : i32, x} : i32
  %1 = llvm.add %a, %a overflow<nsw> {overflowFlags = #llvm.overflow<nuw>} : i32
  %2 = "llvm.trunc"(%a) <{overflowFlags = #llvm.overflow<nuw>}> {overflowFlags = "a"} : (i32) -> i7
  %3 = llvm.getelementptr inbounds %p[1] {noWrapFlags = 7 : i32} : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}
func.func @g(%a: !ptr.ptr<#ptr.generic_space>, %b: index) -> f32 {
  %0 = ptr.ptr_add %a, %b {flags = 1 : i32} : !ptr.ptr<#ptr.generic_space>, index
  %1 = ptr.load %0 {ordering = 1 : i32} : !ptr.ptr<#ptr.generic_space> -> f32
  return %1 : f32
}
