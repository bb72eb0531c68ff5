%0 = arith.constant @a : index
// -----
%0 = arith.constant [1, 2] : tensor<2xi32>
// -----
// All types of a kind are looked at before those of the next.
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>, !llvm.ptr = dense<64> : vector<3xi32>, i32 = dense<32> : vector<2xi32>>} {}
