"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x3xf32, #ptr.generic_space>, index, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>, vector<4xindex>, tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x3xf32, #ptr.generic_space>, %arg1: index, %arg2: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: vector<4xindex>, %arg6: tensor<4x!ptr.ptr<#ptr.generic_space>>, %arg7: tensor<4xi1>, %arg8: tensor<4xf32>):
    %0 = "ptr.to_ptr"(%arg0) : (memref<?x3xf32, #ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space>
    %1 = "ptr.get_metadata"(%arg0) : (memref<?x3xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?x3xf32, #ptr.generic_space>>
    %2 = "ptr.from_ptr"(%0, %1) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<?x3xf32, #ptr.generic_space>>) -> memref<?x3xf32, #ptr.generic_space>
    %3 = "ptr.from_ptr"(%0) : (!ptr.ptr<#ptr.generic_space>) -> memref<?x3xf32, #ptr.generic_space>
    %4 = "ptr.ptr_add"(%0, %arg1) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %5 = "ptr.ptr_add"(%0, %arg1) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %6 = "ptr.ptr_add"(%0, %arg1) <{flags = 1 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %7 = "ptr.ptr_add"(%0, %arg1) <{flags = 2 : i32}> {a = 1 : i64} : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %8 = "ptr.ptr_add"(%0, %arg1) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %9 = "ptr.ptr_add"(%arg2, %arg1) <{flags = 3 : i32}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, index) -> vector<4x!ptr.ptr<#ptr.generic_space>>
    %10 = "ptr.ptr_add"(%0, %arg5) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, vector<4xindex>) -> vector<4x!ptr.ptr<#ptr.generic_space>>
    %11 = "ptr.ptr_add"(%arg2, %arg5) <{flags = 3 : i32}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xindex>) -> vector<4x!ptr.ptr<#ptr.generic_space>>
    %12 = "ptr.ptr_diff"(%0, %4) <{flags = 0 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i64
    %13 = "ptr.ptr_diff"(%0, %4) <{flags = 1 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i64
    %14 = "ptr.ptr_diff"(%0, %4) <{flags = 2 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i64
    %15 = "ptr.ptr_diff"(%0, %4) <{flags = 3 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> index
    %16 = "ptr.ptr_diff"(%arg2, %arg2) <{flags = 3 : i8}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>) -> vector<4xindex>
    %17 = "ptr.load"(%0) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %18 = "ptr.load"(%0) <{alignment = [8], invariant = false, invariantGroup = false, nontemporal, ordering = 3 : i32, syncscope = "a", volatile_}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %19 = "ptr.load"(%0) <{alignment = [8], invariant, invariantGroup, nontemporal, ordering = 2 : i32, volatile_ = false}> {x} : (!ptr.ptr<#ptr.generic_space>) -> f32
    "ptr.store"(%17, %0) <{alignment = [], invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
    "ptr.store"(%17, %0) <{alignment = [8], invariantGroup, nontemporal, ordering = 4 : i32, syncscope = "b", volatile_}> {y = 1 : i64} : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
    "ptr.store"(%17, %0) <{alignment = [8], invariantGroup = false, nontemporal = false, ordering = 1 : i32, volatile_ = false}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
    %20 = "ptr.gather"(%arg2, %arg3, %arg4) <{alignment = [8]}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %21 = "ptr.gather"(%arg6, %arg7, %arg8) <{alignment = []}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
    "ptr.scatter"(%20, %arg2, %arg3) <{alignment = [8]}> {a} : (vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
    "ptr.scatter"(%20, %arg2, %arg3) <{alignment = []}> : (vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
    %22 = "ptr.masked_load"(%0, %arg3, %arg4) <{alignment = [4]}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %23 = "ptr.masked_load"(%0, %arg3, %arg4) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "ptr.masked_store"(%arg4, %0, %arg3) <{alignment = [4]}> : (vector<4xf32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
    "ptr.masked_store"(%arg4, %0, %arg3) <{alignment = []}> {u} : (vector<4xf32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
    %24 = "ptr.type_offset"() <{elementType = f32}> : () -> index
    %25 = "ptr.type_offset"() <{elementType = !ptr.ptr<#ptr.generic_space>}> {a = 1 : i64} : () -> i32
    %26 = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#ptr.generic_space>
    %27 = "ptr.constant"() <{value = #ptr.address<4660> : !ptr.ptr<#ptr.generic_space>}> {a = 1 : i64} : () -> !ptr.ptr<#ptr.generic_space>
    %28 = "ptr.constant"() <{value = #ptr.address<-1> : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#ptr.generic_space>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!ptr.ptr<#llvm.address_space<3>>, memref<4x!ptr.ptr<#ptr.generic_space>>, !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>) -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

