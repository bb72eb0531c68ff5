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
