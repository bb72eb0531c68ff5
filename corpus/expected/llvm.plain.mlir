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
    %2 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    %3 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
    %4 = llvm.mlir.addressof @str : !llvm.ptr
    %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
    %6 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
    %7 = llvm.load %6 : !llvm.ptr -> i32
    %8 = llvm.load volatile %6 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.store %7, %6 : i32, !llvm.ptr
    llvm.store volatile %7, %6 {alignment = 8 : i64, nontemporal} : i32, !llvm.ptr
    %9 = llvm.load %6 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.mlir.constant(8 : index) : i64
    %11 = llvm.call @malloc(%10) : (i64) -> !llvm.ptr
    %12 = llvm.call @printf(%4, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %13 = llvm.call %arg1(%0) : !llvm.ptr, (i32) -> i32
    %14 = llvm.add %0, %7 : i32
    %15 = llvm.add %0, %7 overflow<nsw, nuw> : i32
    %16 = llvm.fadd %1, %8 : f32
    %17 = llvm.fmul %1, %8 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %18 = llvm.icmp "slt" %14, %15 : i32
    %19 = llvm.fcmp "olt" %16, %17 : f32
    %20 = llvm.select %18, %14, %15 : i1, i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.zext nneg %20 : i32 to i64
    %23 = llvm.trunc %21 : i64 to i16
    %24 = llvm.inttoptr %21 : i64 to !llvm.ptr
    %25 = llvm.ptrtoint %24 : !llvm.ptr to i64
    %26 = llvm.bitcast %0 : i32 to f32
    %27 = llvm.addrspacecast %24 : !llvm.ptr to !llvm.ptr<3>
    %28 = llvm.alloca %0 x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca inalloca %0 x !llvm.struct<"foo", (i32)> : (i32) -> !llvm.ptr
    %30 = llvm.mlir.poison : vector<4xf32>
    %31 = llvm.insertelement %1, %30[%0 : i32] : vector<4xf32>
    %32 = llvm.extractelement %31[%0 : i32] : vector<4xf32>
    %33 = llvm.shufflevector %31, %30 [0, 1, 2, 3] : vector<4xf32> 
    %34 = llvm.mlir.undef : !llvm.struct<packed (i8, array<2 x struct<(i32)>>)>
    %35 = llvm.extractvalue %34[1, 0] : !llvm.struct<packed (i8, array<2 x struct<(i32)>>)> 
    %36 = llvm.intr.pow(%1, %8) : (f32, f32) -> f32
    %37 = llvm.intr.sqrt(%1) : (f32) -> f32
    %38 = llvm.intr.fma(%1, %8, %16) : (f32, f32, f32) -> f32
    %39 = llvm.intr.smax(%0, %7) : (i32, i32) -> i32
    "llvm.intr.memcpy"(%6, %5, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %40 = llvm.mlir.constant(0 : i8) : i8
    "llvm.intr.memset"(%6, %40, %10) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %41 = llvm.fneg %16 : f32
    %42 = llvm.atomicrmw add %6, %0 monotonic : !llvm.ptr, i32
    %43 = llvm.cmpxchg %6, %0, %7 acq_rel monotonic : !llvm.ptr, i32
    llvm.fence seq_cst
    %44 = llvm.udiv exact %0, %7 : i32
    %45 = llvm.or disjoint %0, %7 : i32
    %46 = llvm.shl %0, %7 : i32
    %47 = llvm.freeze %46 : i32
    %48 = llvm.mlir.none : !llvm.token
    %49 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %49 : !llvm.ptr
    llvm.intr.assume %18 : i1
    llvm.intr.trap
    %50 = llvm.sitofp %0 : i32 to f32
    %51 = llvm.fptosi %50 : f32 to i32
    %52 = llvm.fpext %50 : f32 to f64
    %53 = llvm.fptrunc %52 : f64 to f32
    %54 = "llvm.intr.vector.reduce.fadd"(%1, %31) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    llvm.cond_br %18 weights([1, 2]), ^bb1(%0 : i32), ^bb2
  ^bb1(%55: i32):  // pred: ^bb0
    llvm.switch %55 : i32, ^bb2 [
      1: ^bb3(%55 : i32),
      -2: ^bb2
    ]
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    llvm.br ^bb3(%7 : i32)
  ^bb3(%56: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %56 : i32
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

