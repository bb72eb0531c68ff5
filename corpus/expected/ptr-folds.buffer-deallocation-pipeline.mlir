module {
  func.func @add(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>) {
    return %arg0, %arg0, %arg1, %arg1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>
  }
  func.func @casts(%arg0: memref<4xf32, #ptr.generic_space>, %arg1: !ptr.ptr<#ptr.generic_space>, %arg2: memref<?xf32, #ptr.generic_space>) -> (memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>) {
    %0 = ptr.to_ptr %arg0 : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
    %2 = ptr.to_ptr %arg2 : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %3 = ptr.from_ptr %2 : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
    %4 = bufferization.clone %arg0 : memref<4xf32, #ptr.generic_space> to memref<4xf32, #ptr.generic_space>
    %5 = bufferization.clone %1 : memref<4xf32, #ptr.generic_space> to memref<4xf32, #ptr.generic_space>
    %6 = bufferization.clone %arg0 : memref<4xf32, #ptr.generic_space> to memref<4xf32, #ptr.generic_space>
    %7 = bufferization.clone %arg0 : memref<4xf32, #ptr.generic_space> to memref<4xf32, #ptr.generic_space>
    %8 = bufferization.clone %3 : memref<?xf32, #ptr.generic_space> to memref<?xf32, #ptr.generic_space>
    return %4, %5, %6, %7, %arg1, %arg1, %8 : memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>
  }
  func.func @consts() -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
    %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
    %1 = ptr.constant #ptr.address<5> : !ptr.ptr<#ptr.generic_space>
    return %0, %0, %1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
  }
  func.func @mem(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
    %0 = ptr.load volatile %arg0 : !ptr.ptr<#ptr.generic_space> -> f32
    %1 = ptr.load %arg0 atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
    return
  }
  func.func @cse(%arg0: !ptr.ptr<#ptr.generic_space>) -> (f32, f32, index, index) {
    %0 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f32
    %1 = ptr.type_offset f32 : index
    return %0, %0, %1, %1 : f32, f32, index, index
  }
  func.func @dealloc(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32, #ptr.generic_space>
    %0 = ptr.to_ptr %alloc : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.load %0 : !ptr.ptr<#ptr.generic_space> -> f32
    ptr.store %1, %0 : f32, !ptr.ptr<#ptr.generic_space>
    "test.read_buffer"(%alloc) : (memref<?xf32, #ptr.generic_space>) -> ()
    memref.dealloc %alloc : memref<?xf32, #ptr.generic_space>
    return
  }
}

