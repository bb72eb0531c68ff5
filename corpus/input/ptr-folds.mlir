// What folds and what merges, and who frees a buffer that a pointer is made of.
func.func @add(%p: !ptr.ptr<#ptr.generic_space>, %v: vector<4x!ptr.ptr<#ptr.generic_space>>) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>,vector<4x!ptr.ptr<#ptr.generic_space>>) {
  %c0 = arith.constant 0 : index
  %c0i = arith.constant 0 : i32
  %vz = arith.constant dense<0> : vector<4xindex>
  %q = ptr.ptr_add %p, %c0 : !ptr.ptr<#ptr.generic_space>, index
  %r = ptr.ptr_add inbounds %p, %c0i : !ptr.ptr<#ptr.generic_space>, i32
  %s = ptr.ptr_add %v, %c0 : vector<4x!ptr.ptr<#ptr.generic_space>>, index
  %t = ptr.ptr_add %v, %vz : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xindex>
  return %q, %r, %s, %t: !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, vector<4x!ptr.ptr<#ptr.generic_space>>,vector<4x!ptr.ptr<#ptr.generic_space>>
}
func.func @casts(%m: memref<4xf32, #ptr.generic_space>, %p : !ptr.ptr<#ptr.generic_space>, %n: memref<?xf32, #ptr.generic_space>) -> (memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %md = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %1 = ptr.from_ptr %0 metadata %md : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %2 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %3 = ptr.to_ptr %1 : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %4 = ptr.from_ptr %3 metadata %md : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %md2 = ptr.get_metadata %1 : memref<4xf32, #ptr.generic_space>
  %5 = ptr.from_ptr %3 metadata %md2 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %6 = ptr.from_ptr %p : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %7 = ptr.to_ptr %6 : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %8 = ptr.from_ptr %7 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %9 = ptr.to_ptr %8 : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %a = ptr.to_ptr %n : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %b = ptr.from_ptr %a : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  return %1, %2, %4, %5, %7, %9, %b : memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, memref<?xf32, #ptr.generic_space>
}
func.func @consts() -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %a = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %b = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %c = ptr.constant #ptr.address<5> : !ptr.ptr<#ptr.generic_space>
  return %a, %b, %c : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}
func.func @mem(%p: !ptr.ptr<#ptr.generic_space>, %v: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %z: vector<4xf32>) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = ptr.load volatile %p : !ptr.ptr<#ptr.generic_space> -> f32
  %2 = ptr.load %p atomic unordered alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %3 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %g = ptr.gather %v, %m, %z : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %h = ptr.masked_load %p, %m, %z : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  %t = ptr.type_offset f32 : index
  %d = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> i32
  return
}
func.func @cse(%p: !ptr.ptr<#ptr.generic_space>) -> (f32, f32, index, index) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %t = ptr.type_offset f32 : index
  %t1 = ptr.type_offset f32 : index
  return %0, %1, %t, %t1 : f32, f32, index, index
}
func.func @dealloc(%n: index, %c: i1) {
  %m = memref.alloc(%n) : memref<?xf32, #ptr.generic_space>
  %p = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %b = ptr.from_ptr %p metadata %md : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  cf.cond_br %c, ^bb1(%b: memref<?xf32, #ptr.generic_space>), ^bb1(%m: memref<?xf32, #ptr.generic_space>)
^bb1(%x: memref<?xf32, #ptr.generic_space>):
  %v = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %v, %p : f32, !ptr.ptr<#ptr.generic_space>
  "test.read_buffer"(%x) : (memref<?xf32, #ptr.generic_space>) -> ()
  return
}
