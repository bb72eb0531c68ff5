"builtin.module"() ({
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, !llvm.ptr, i32, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !llvm.ptr, %arg2: i32, %arg3: index):
    %0 = "ptr.load"(%arg0) <{alignment = [8], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_}> {alignment = 4 : i32, ordering = "x", volatile_} : (!ptr.ptr<#ptr.generic_space>) -> f32
    %1 = "ptr.load"(%arg0) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> {alignment = 4 : i32, ordering = 2 : i32} : (!ptr.ptr<#ptr.generic_space>) -> f32
    %2 = "ptr.ptr_add"(%arg0, %arg3) <{flags = 0 : i32}> {flags = 3 : i32} : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %3 = "llvm.add"(%arg2, %arg2) <{overflowFlags = 1 : i32}> {overflowFlags = 3 : i32} : (i32, i32) -> i32
    %4 = "llvm.getelementptr"(%arg1) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> {noWrapFlags = 3 : i32} : (!llvm.ptr) -> !llvm.ptr
    %5 = "affine.linearize_index"(%arg3, %arg3) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> {disjoint = 3 : i64} : (index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

