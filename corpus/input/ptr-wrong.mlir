func.func @f(%arg0: memref<?x3xf32>) {
  %p = ptr.to_ptr %arg0 : memref<?x3xf32> -> <#ptr.generic_space>
  return
}
// -----
func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>) {
  %p = ptr.from_ptr %arg0 : <#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>, %m: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) {
  %p = "ptr.from_ptr" (%arg0, %m) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) -> memref<f64, #ptr.generic_space>
  return
}
// -----
func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>) {
  %p = ptr.load %arg0 alignment = 3 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>) {
  %p = ptr.load %arg0 atomic monotonic : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>) {
  %p = ptr.load %arg0 atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>) {
  %p = ptr.load %arg0 atomic syncscope("a") not_atomic : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>) {
  %p = ptr.load %arg0 atomic syncscope("a") bad : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>, %x: f32) {
  ptr.store %x, %arg0 atomic syncscope("a") not_atomic : f32, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%v: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: tensor<4xi1>, %x: tensor<4xf32>) {
  %g = ptr.gather %v, %m, %x alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4x4xi1>, %x: vector<4x4xf32>) {
  %g = ptr.gather %v, %m, %x alignment = 7 : vector<4x4x!ptr.ptr<#ptr.generic_space>> -> vector<4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  %g = "ptr.gather"(%v, %m, %x) <{alignment = ["a"]}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%p: vector<5x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  ptr.scatter %x, %p, %m  : vector<4xf32>, vector<5x!ptr.ptr<#ptr.generic_space>>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %q: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  %0 = "ptr.ptr_diff"(%p, %p) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> vector<4xindex>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %q: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  %0 = ptr.ptr_diff bad %q, %q : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xindex>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %q: f32) {
  %0 = ptr.ptr_add %p, %q : !ptr.ptr<#ptr.generic_space>, f32
  return
}
// -----
func.func private @f(!ptr.ptr)
// -----
"a.b"() {x = #ptr.foo} : () -> ()
// -----
"a.b"() {x = #ptr.spec<size = 32, abi = 31, preferred = 64>} : () -> ()
// -----
"a.b"() {x = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 31>} : () -> ()
