// What is a property and no attribute in the reference: an attribute of the same name is another one, and kept.
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %q: !llvm.ptr, %i: i32, %x: index) {
  %0 = ptr.load volatile %p alignment = 8 {alignment = 4 : i32, ordering = "x", volatile_} : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = "ptr.load"(%p) {alignment = 4 : i32, ordering = 2 : i32} : (!ptr.ptr<#ptr.generic_space>) -> f32
  %2 = ptr.ptr_add %p, %x {flags = 3 : i32} : !ptr.ptr<#ptr.generic_space>, index
  %3 = llvm.add %i, %i overflow<nsw> {overflowFlags = 3 : i32} : i32
  %4 = llvm.getelementptr %q[1] {noWrapFlags = 3 : i32} : (!llvm.ptr) -> !llvm.ptr, i32
  %5 = affine.linearize_index disjoint [%x, %x] by (4, 4) {disjoint = 3} : index
  return
}
