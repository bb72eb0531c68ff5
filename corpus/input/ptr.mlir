// Every operation, type and attribute of the dialect.
func.func @f(%arg0: memref<?x3xf32, #ptr.generic_space>, %i: index, %v: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>, %iv: vector<4xindex>, %t: tensor<4x!ptr.ptr<#ptr.generic_space>>, %tm: tensor<4xi1>, %tx: tensor<4xf32>) {
  %p = ptr.to_ptr %arg0 : memref<?x3xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %md = ptr.get_metadata %arg0 : memref<?x3xf32, #ptr.generic_space>
  %b = ptr.from_ptr %p metadata %md : <#ptr.generic_space> -> memref<?x3xf32, #ptr.generic_space>
  %b2 = ptr.from_ptr %p : <#ptr.generic_space> -> memref<?x3xf32, #ptr.generic_space>
  %q = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %q1 = ptr.ptr_add none %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %q2 = ptr.ptr_add nusw %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %q3 = ptr.ptr_add nuw %p, %i {a = 1} : !ptr.ptr<#ptr.generic_space>, index
  %q4 = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %q5 = ptr.ptr_add inbounds %v, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, index
  %q6 = ptr.ptr_add inbounds %p, %iv : !ptr.ptr<#ptr.generic_space>, vector<4xindex>
  %q7 = ptr.ptr_add inbounds %v, %iv : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xindex>
  %d = ptr.ptr_diff %p, %q : !ptr.ptr<#ptr.generic_space> -> i64
  %d1 = ptr.ptr_diff nuw %p, %q : !ptr.ptr<#ptr.generic_space> -> i64
  %d2 = ptr.ptr_diff nsw %p, %q : !ptr.ptr<#ptr.generic_space> -> i64
  %d3 = ptr.ptr_diff nuw|nsw %p, %q : !ptr.ptr<#ptr.generic_space> -> index
  %d4 = ptr.ptr_diff nuw|nsw %v, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xindex>
  %l = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %l1 = ptr.load volatile %p atomic syncscope("a") acquire alignment = 8 nontemporal : !ptr.ptr<#ptr.generic_space> -> f32
  %l2 = ptr.load %p atomic monotonic invariant_group invariant alignment = 8 nontemporal {x} : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %l, %p : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store volatile %l, %p atomic syncscope("b") release  alignment = 8 invariant_group nontemporal {y = 1}: f32, !ptr.ptr<#ptr.generic_space>
  ptr.store %l, %p atomic unordered  alignment = 8  : f32, !ptr.ptr<#ptr.generic_space>
  %g = ptr.gather %v, %m, %x alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %g1 = ptr.gather %t, %tm, %tx : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>
  ptr.scatter %g, %v, %m alignment = 8 {a} : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  ptr.scatter %g, %v, %m : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  %ml = ptr.masked_load %p, %m, %x alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  %ml1 = ptr.masked_load %p, %m, %x : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  ptr.masked_store %x, %p, %m alignment = 4 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  ptr.masked_store %x, %p, %m {u} : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  %o = ptr.type_offset f32 : index
  %o1 = ptr.type_offset !ptr.ptr<#ptr.generic_space> {a = 1} : i32
  %c = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %c1 = ptr.constant {a = 1} #ptr.address<0x1234> : !ptr.ptr<#ptr.generic_space>
  %c2 = ptr.constant #ptr.address<-1> : !ptr.ptr<#ptr.generic_space>
  return
}
func.func private @g(!ptr.ptr<#llvm.address_space<3>>, memref<4x!ptr.ptr<#ptr.generic_space>>, !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>)
