module attributes {llvm.data_layout = "e-m:e", llvm.target_triple = "x86_64"} {
  llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32}
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global private constant @arr(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) {addr_space = 3 : i32, alignment = 64 : i64, dso_local} : !llvm.array<2 x f32>
  llvm.mlir.global internal @init() {addr_space = 0 : i32} : !llvm.struct<(ptr, i32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(ptr, i32)> 
    llvm.return %2 : !llvm.struct<(ptr, i32)>
  }
  llvm.mlir.global internal thread_local unnamed_addr constant @x(42 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global weak_odr hidden @y(1.500000e+00 : f32) comdat(@c::@k) {addr_space = 0 : i32} : f32
  llvm.comdat @c {
    llvm.comdat_selector @k any
  }
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printf(!llvm.ptr, ...) -> i32 attributes {sym_visibility = "private"}
  llvm.func internal fastcc @f(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: vector<4xf32>) -> (i32 {llvm.zeroext}) attributes {passthrough = ["noinline"], personality = @malloc} {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.mlir.addressof @str : !llvm.ptr
    %3 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
    %4 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
    %5 = llvm.load %4 : !llvm.ptr -> i32
    %6 = llvm.load volatile %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.store %5, %4 : i32, !llvm.ptr
    llvm.store volatile %5, %4 {alignment = 8 : i64, nontemporal} : i32, !llvm.ptr
    %7 = llvm.load %4 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.mlir.constant(8 : index) : i64
    %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.call @printf(%2, %5) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %11 = llvm.call %arg1(%0) : !llvm.ptr, (i32) -> i32
    %12 = llvm.add %0, %5 : i32
    %13 = llvm.add %0, %5 overflow<nsw, nuw> : i32
    %14 = llvm.fadd %1, %6 : f32
    %15 = llvm.fmul %1, %6 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %16 = llvm.icmp "slt" %12, %13 : i32
    %17 = llvm.select %16, %12, %13 : i1, i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.mlir.poison : vector<4xf32>
    %21 = llvm.insertelement %1, %20[%0 : i32] : vector<4xf32>
    %22 = llvm.mlir.undef : !llvm.struct<packed (i8, array<2 x struct<(i32)>>)>
    "llvm.intr.memcpy"(%4, %3, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %23 = llvm.mlir.constant(0 : i8) : i8
    "llvm.intr.memset"(%4, %23, %8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %24 = llvm.atomicrmw add %4, %0 monotonic : !llvm.ptr, i32
    %25 = llvm.cmpxchg %4, %0, %5 acq_rel monotonic : !llvm.ptr, i32
    llvm.fence seq_cst
    %26 = llvm.shl %0, %5 : i32
    %27 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %27 : !llvm.ptr
    llvm.intr.assume %16 : i1
    llvm.intr.trap
    %28 = llvm.sitofp %0 : i32 to f32
    %29 = llvm.fpext %28 : f32 to f64
    llvm.cond_br %16 weights([1, 2]), ^bb1(%0 : i32), ^bb2
  ^bb1(%30: i32):  // pred: ^bb0
    llvm.switch %30 : i32, ^bb2 [
      1: ^bb3(%30 : i32),
      -2: ^bb2
    ]
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    llvm.br ^bb3(%5 : i32)
  ^bb3(%31: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %31 : i32
  }
  llvm.func @u() {
    llvm.unreachable
  }
  llvm.func @void(%arg0: !llvm.struct<"rec", (ptr, struct<"rec2", opaque>)>, %arg1: !llvm.array<4 x ptr<1>>) {
    llvm.return
  }
  llvm.mlir.alias external @al : !llvm.ptr {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global_ctors ctors = [@u], priorities = [0 : i32], data = [#llvm.zero]
}

