"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, i32, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: !llvm.ptr<1>, %arg4: i32, %arg5: !llvm.ptr<3>):
    %2 = "xevm.blockload2d"(%arg3, %arg4, %arg4, %arg4, %arg4, %arg4) <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>, elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
    "xevm.blockstore2d"(%arg3, %arg4, %arg4, %arg4, %arg4, %arg4, %2) <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
    "xevm.blockprefetch2d"(%arg3, %arg4, %arg4, %arg4, %arg4, %arg4) <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> {x} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
    "xevm.prefetch"(%arg3) : (!llvm.ptr<1>) -> ()
    "xevm.memfence"() <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}> : () -> ()
    "xevm.memfence"() <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<workgroup>}> : () -> ()
    %3 = "xevm.local_id.x"() : () -> i32
    %4 = "xevm.local_id.y"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> i32
    %5 = "xevm.subgroup_id"() <{range = #llvm.constant_range<i64, -1, 32>}> {y} : () -> i64
    %6 = "xevm.blockload"(%arg3) : (!llvm.ptr<1>) -> i32
    %7 = "xevm.blockload"(%arg3) : (!llvm.ptr<1>) -> vector<2xi32>
    "xevm.blockstore"(%arg3, %7) <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, vector<2xi32>) -> ()
    "llvm.return"() : () -> ()
  }) {t = #xevm.target, u = #xevm.target<O = 3, triple = "a", chip = "pvc">, v = #xevm.target<flags = {a}, linkFiles = ["x"]>} : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi16>, vector<8xi32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi32>, %arg2: vector<8xf32>):
    %0 = "xevm.mma"(%arg0, %arg1, %arg2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    %1 = "xevm.mma"(%arg0, %arg1) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16>}> : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

