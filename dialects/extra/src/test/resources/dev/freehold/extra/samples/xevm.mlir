module {
  llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: !llvm.ptr<3>) attributes {t = #xevm.target, u = #xevm.target<O = 3, triple = "a", chip = "pvc">, v = #xevm.target<flags = {a}, linkFiles = ["x"]>} {
    %0 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>, elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
    xevm.blockstore2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1, %0 <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
    xevm.blockprefetch2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> {x} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    xevm.prefetch %arg0  : (!llvm.ptr<1>)
    xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
    xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<workgroup>}>
    %1 = xevm.local_id.x : i32
    %2 = xevm.local_id.y range <i32, 0, 32> : i32
    %3 = xevm.subgroup_id range <i64, -1, 32> {y} : i64
    %4 = xevm.blockload %arg0  : (!llvm.ptr<1>) -> i32
    %5 = xevm.blockload %arg0  : (!llvm.ptr<1>) -> vector<2xi32>
    xevm.blockstore %arg0, %5 <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, vector<2xi32>)
    llvm.return
  }
}
// -----
module {
  llvm.func @g(%arg0: vector<8xi16>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) {
    %0 = xevm.mma %arg0, %arg1, %arg2 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    %1 = xevm.mma %arg0, %arg1 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
    llvm.return
  }
}
