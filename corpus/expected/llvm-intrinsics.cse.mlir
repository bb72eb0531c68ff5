module {
  llvm.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: vector<4xi32>, %arg4: !llvm.ptr, %arg5: i64, %arg6: vector<4xi1>, %arg7: vector<[4]xf32>) {
    llvm.intr.lifetime.start %arg4 : !llvm.ptr
    llvm.intr.lifetime.end %arg4 : !llvm.ptr
    "llvm.intr.memcpy"(%arg4, %arg4, %arg5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memmove"(%arg4, %arg4, %arg5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.debugtrap
    "llvm.intr.prefetch"(%arg4) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %0 = llvm.intr.masked.load %arg4, %arg6, %arg1 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %arg1, %arg4, %arg6 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %1 = "llvm.intr.vscale"() : () -> i64
    %2 = llvm.intr.matrix.multiply %arg1, %arg1 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    llvm.return
  }
}

