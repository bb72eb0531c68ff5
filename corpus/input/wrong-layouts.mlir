module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<128> : vector<2xi64>, !llvm.array<2 x i32> = "any">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<128> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.x86_amx = dense<128> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!async.token = dense<128> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<128> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2xi32> = 32>} {}
// -----
"arith"() : () -> ()
// -----
func.func @f(%n: index, %a: f32) {
  scf.for %x = %n to %n step %n iter_args(%y#1 = %a) -> f32 { }
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  %0 = "vector.gather"(%a, %i, %v, %m, %p) : (tensor<*xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  "vector.scatter"(%a, %i, %v, %m, %p) : (tensor<*xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: memref<8x8xf32>) {
  %0 = vector.type_cast %a : memref<8x8xf32> to memref<vector<8x8xi32>>
  return
}
