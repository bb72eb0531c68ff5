module {
  func.func @f(%arg0: memref<?x3xf32, #ptr.generic_space>, %arg1: index, %arg2: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: vector<4xindex>, %arg6: tensor<4x!ptr.ptr<#ptr.generic_space>>, %arg7: tensor<4xi1>, %arg8: tensor<4xf32>) {
    %0 = ptr.to_ptr %arg0 : memref<?x3xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.get_metadata %arg0 : memref<?x3xf32, #ptr.generic_space>
    %2 = ptr.from_ptr %0 metadata %1 : <#ptr.generic_space> -> memref<?x3xf32, #ptr.generic_space>
    %3 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<?x3xf32, #ptr.generic_space>
    %4 = ptr.ptr_add %0, %arg1 : !ptr.ptr<#ptr.generic_space>, index
    %5 = ptr.ptr_add %0, %arg1 : !ptr.ptr<#ptr.generic_space>, index
    %6 = ptr.ptr_add nusw %0, %arg1 : !ptr.ptr<#ptr.generic_space>, index
    %7 = ptr.ptr_add nuw %0, %arg1 {a = 1 : i64} : !ptr.ptr<#ptr.generic_space>, index
    %8 = ptr.ptr_add inbounds %0, %arg1 : !ptr.ptr<#ptr.generic_space>, index
    %9 = ptr.ptr_add inbounds %arg2, %arg1 : vector<4x!ptr.ptr<#ptr.generic_space>>, index
    %10 = ptr.ptr_add inbounds %0, %arg5 : !ptr.ptr<#ptr.generic_space>, vector<4xindex>
    %11 = ptr.ptr_add inbounds %arg2, %arg5 : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xindex>
    %12 = ptr.ptr_diff %0, %4 : !ptr.ptr<#ptr.generic_space> -> i64
    %13 = ptr.ptr_diff nuw %0, %4 : !ptr.ptr<#ptr.generic_space> -> i64
    %14 = ptr.ptr_diff nsw %0, %4 : !ptr.ptr<#ptr.generic_space> -> i64
    %15 = ptr.ptr_diff nuw|nsw %0, %4 : !ptr.ptr<#ptr.generic_space> -> index
    %16 = ptr.ptr_diff nuw|nsw %arg2, %arg2 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xindex>
    %17 = ptr.load %0 : !ptr.ptr<#ptr.generic_space> -> f32
    %18 = ptr.load volatile %0 atomic syncscope("a") acquire nontemporal alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    %19 = ptr.load %0 atomic monotonic nontemporal invariant invariant_group alignment = 8 {x} : !ptr.ptr<#ptr.generic_space> -> f32
    ptr.store %17, %0 : f32, !ptr.ptr<#ptr.generic_space>
    ptr.store volatile %17, %0 atomic syncscope("b") release nontemporal invariant_group alignment = 8 {y = 1 : i64} : f32, !ptr.ptr<#ptr.generic_space>
    ptr.store %17, %0 atomic unordered alignment = 8 : f32, !ptr.ptr<#ptr.generic_space>
    %20 = ptr.gather %arg2, %arg3, %arg4 alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
    %21 = ptr.gather %arg6, %arg7, %arg8 : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>
    ptr.scatter %20, %arg2, %arg3 alignment = 8 {a} : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
    ptr.scatter %20, %arg2, %arg3 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
    %22 = ptr.masked_load %0, %arg3, %arg4 alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
    %23 = ptr.masked_load %0, %arg3, %arg4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
    ptr.masked_store %arg4, %0, %arg3 alignment = 4 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
    ptr.masked_store %arg4, %0, %arg3 {u} : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
    %24 = ptr.type_offset f32 : index
    %25 = ptr.type_offset !ptr.ptr<#ptr.generic_space> {a = 1 : i64} : i32
    %26 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
    %27 = ptr.constant {a = 1 : i64} #ptr.address<4660> : !ptr.ptr<#ptr.generic_space>
    %28 = ptr.constant #ptr.address<-1> : !ptr.ptr<#ptr.generic_space>
    return
  }
}
