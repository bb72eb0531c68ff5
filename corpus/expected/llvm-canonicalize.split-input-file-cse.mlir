module {
  llvm.func @icmp(%arg0: i32, %arg1: vector<2xi32>) -> i1 {
    %0 = llvm.icmp "eq" %arg0, %arg0 : i32
    %1 = llvm.icmp "ne" %arg1, %arg1 : vector<2xi32>
    %2 = llvm.icmp "slt" %arg0, %arg0 : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
    %6 = llvm.icmp "eq" %3, %5 : !llvm.ptr
    %7 = llvm.icmp "ne" %5, %3 : !llvm.ptr
    %8 = llvm.icmp "ugt" %3, %5 : !llvm.ptr
    llvm.call @use(%0, %1, %2, %6, %7, %8) : (i1, vector<2xi1>, i1, i1, i1, i1) -> ()
    llvm.return %0 : i1
  }
  llvm.func @use(i1, vector<2xi1>, i1, i1, i1, i1)
}

// -----
module {
  llvm.func @extract(%arg0: !llvm.array<4 x f32>, %arg1: !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)>, %arg2: i64) -> f32 {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.undef : !llvm.array<4 x array<4 x f32>>
    %2 = llvm.insertvalue %0, %1[0, 0] : !llvm.array<4 x array<4 x f32>> 
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.array<4 x array<4 x f32>> 
    %4 = llvm.extractvalue %3[0, 1] : !llvm.array<4 x array<4 x f32>> 
    %5 = llvm.extractvalue %2[0] : !llvm.array<4 x array<4 x f32>> 
    %6 = llvm.extractvalue %5[0] : !llvm.array<4 x f32> 
    %7 = llvm.insertvalue %arg2, %arg1[1, 0] : !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)> 
    %8 = llvm.extractvalue %7[1, 0] : !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)> 
    %9 = llvm.extractvalue %7[2, 1] : !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)> 
    %10 = llvm.extractvalue %7[1] : !llvm.struct<(i32, array<2 x i64>, struct<(ptr, f32)>)> 
    llvm.call @use(%4, %5, %6, %8, %9, %10) : (f32, !llvm.array<4 x f32>, f32, i64, f32, !llvm.array<2 x i64>) -> ()
    %11 = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
    %12 = llvm.extractvalue %11[1] : !llvm.array<3 x i32> 
    %13 = llvm.mlir.constant(dense<7.000000e+00> : tensor<3x2xf32>) : !llvm.array<3 x array<2 x f32>>
    %14 = llvm.extractvalue %13[1, 0] : !llvm.array<3 x array<2 x f32>> 
    llvm.call @use2(%12, %14) : (i32, f32) -> ()
    llvm.return %6 : f32
  }
  llvm.func @use(f32, !llvm.array<4 x f32>, f32, i64, f32, !llvm.array<2 x i64>)
  llvm.func @use2(i32, f32)
}

// -----
module {
  llvm.mlir.global internal constant @g("abc") {addr_space = 0 : i32}
  llvm.func @use(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @constants(%arg0: i1) {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @use(%0, %0, %1, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %2 = llvm.mlir.addressof @use : !llvm.ptr
    %3 = llvm.mlir.poison : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.ptr
    llvm.call @use(%2, %3, %3, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @use(%4, %4, %3, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @use(i64, i32, i32, i32, i32, i64)
  llvm.func @numbers() {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(40 : i32) : i32
    %3 = llvm.zext %0 : i32 to i64
    %4 = llvm.or %2, %1 : i32
    %5 = llvm.shl %1, %1 : i32
    %6 = llvm.shl %1, %2 : i32
    %7 = llvm.add %1, %2 : i32
    %8 = llvm.zext nneg %0 : i32 to i64
    llvm.call @use(%3, %4, %5, %6, %7, %8) : (i64, i32, i32, i32, i32, i64) -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @use(vector<1xf32>, vector<1xf32>, !llvm.ptr, !llvm.ptr<3>, vector<2xf32>, f32, i32)
  llvm.func @rest(%arg0: vector<1xf32>, %arg1: vector<1xf32>, %arg2: !llvm.ptr, %arg3: f32) {
    %0 = llvm.shufflevector %arg0, %arg1 [0] : vector<1xf32> 
    %1 = llvm.shufflevector %arg0, %arg1 [1] : vector<1xf32> 
    %2 = llvm.addrspacecast %arg2 : !llvm.ptr to !llvm.ptr<3>
    %3 = llvm.addrspacecast %2 : !llvm.ptr<3> to !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(99999999999 : i64) : i64
    %6 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.getelementptr inbounds|nuw %6[%5, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(f32, array<4 x i8>)>
    %8 = llvm.bitcast %arg3 : f32 to i32
    %9 = llvm.bitcast %8 : i32 to f32
    %10 = llvm.bitcast %9 : f32 to i32
    %11 = llvm.shufflevector %arg0, %arg1 [0, 1] : vector<1xf32> 
    llvm.call @use(%0, %1, %7, %2, %11, %9, %10) : (vector<1xf32>, vector<1xf32>, !llvm.ptr, !llvm.ptr<3>, vector<2xf32>, f32, i32) -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @cse(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
    %0 = llvm.and %arg0, %arg1 : i32
    %1 = llvm.and %arg1, %arg0 : i32
    %2 = llvm.add %arg0, %arg1 : i32
    %3 = llvm.xor %0, %1 : i32
    %4 = llvm.or disjoint %2, %2 : i32
    %5 = llvm.sdiv %3, %4 : i32
    %6 = llvm.load %arg2 : !llvm.ptr -> i32
    %7 = llvm.load volatile %arg2 : !llvm.ptr -> i32
    %8 = llvm.sub %6, %6 : i32
    %9 = llvm.intr.ctpop(%8) : (i32) -> i32
    %10 = llvm.mul %9, %9 overflow<nsw, nuw> : i32
    %11 = llvm.mul %5, %5 : i32
    %12 = llvm.urem %10, %11 : i32
    llvm.store %12, %arg2 : i32, !llvm.ptr
    llvm.return %12 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: vector<4x!llvm.ptr>, %arg1: vector<4x!llvm.ppc_fp128>, %arg2: vector<4xi32>, %arg3: !llvm.ptr) -> vector<4x!llvm.ptr> {
    %0 = llvm.getelementptr %arg3[%arg2] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
    llvm.return %0 : vector<4x!llvm.ptr>
  }
}

// -----
module {
  func.func private @a(memref<4x!llvm.ppc_fp128>)
  llvm.func @use2(i32, f32)
  llvm.func @k() {
    %0 = llvm.mlir.constant(dense<1> : tensor<3xi32>) : !llvm.array<3 x i32>
    %1 = llvm.extractvalue %0[1] : !llvm.array<3 x i32> 
    %2 = llvm.mlir.constant(dense<[7.000000e+00, 8.000000e+00]> : vector<2xf32>) : !llvm.array<2 x f32>
    %3 = llvm.extractvalue %2[1] : !llvm.array<2 x f32> 
    llvm.call @use2(%1, %3) : (i32, f32) -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @use(i32, i32, i32)
  llvm.func @nothing() {
    %0 = llvm.mlir.poison : !llvm.array<3 x i32>
    %1 = llvm.mlir.undef : !llvm.array<3 x i32>
    %2 = llvm.mlir.zero : !llvm.array<3 x i32>
    %3 = llvm.extractvalue %0[1] : !llvm.array<3 x i32> 
    %4 = llvm.extractvalue %1[1] : !llvm.array<3 x i32> 
    %5 = llvm.extractvalue %2[1] : !llvm.array<3 x i32> 
    llvm.call @use(%3, %4, %5) : (i32, i32, i32) -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @masked(%arg0: !llvm.ptr, %arg1: vector<4x!llvm.ptr>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.intr.masked.gather %arg1, %arg2, %arg3 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %1 = llvm.intr.masked.gather %arg1, %arg2 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    llvm.intr.masked.scatter %0, %arg1, %arg2 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    "llvm.intr.masked.compressstore"(%0, %arg0, %arg2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %2 = "llvm.intr.masked.expandload"(%arg0, %arg2, %0) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
}

