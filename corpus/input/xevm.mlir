llvm.func @f(%p: !llvm.ptr<1>, %x: i32, %q: !llvm.ptr<3>) attributes {t = #xevm.target, u = #xevm.target<O = 3, chip = "pvc", triple = "a">, v = #xevm.target<O = 2, flags = {a}, linkFiles = ["x"]>} {
  %0 = xevm.blockload2d %p, %x, %x, %x, %x, %x <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32, cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  xevm.blockstore2d %p, %x, %x, %x, %x, %x, %0 <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  xevm.blockprefetch2d %p, %x, %x, %x, %x, %x <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> {x} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.prefetch %p : (!llvm.ptr<1>)
  xevm.memfence <{scope = #xevm.mem_scope<workgroup>, addrspace = #xevm.addr_space<global>}>
  xevm.memfence <{scope = #xevm.mem_scope<workgroup>}>
  %1 = xevm.local_id.x : i32
  %2 = xevm.local_id.y range <i32, 0, 32> : i32
  %3 = xevm.subgroup_id range <i64, -1, 32> {y} : i64
  %4 = xevm.blockload %p : (!llvm.ptr<1>) -> i32
  %5 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<2xi32>
  xevm.blockstore %p, %5 <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}>: (!llvm.ptr<1>, vector<2xi32>)
  llvm.return
}
llvm.func @g(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %1 = xevm.mma %a, %b {shape = <m = 8, k = 16, n = 16>, types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}
