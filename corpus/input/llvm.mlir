module attributes {llvm.data_layout = "e-m:e", llvm.target_triple = "x86_64"} {
  llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32}
  llvm.mlir.global external @g() : !llvm.ptr
  llvm.mlir.global private constant @arr(dense<[1.0, 2.0]> : tensor<2xf32>) {addr_space = 3 : i32, alignment = 64 : i64, dso_local} : !llvm.array<2 x f32>
  llvm.mlir.global internal @init() : !llvm.struct<(ptr, i32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(ptr, i32)>
    llvm.return %2 : !llvm.struct<(ptr, i32)>
  }
  llvm.mlir.global internal thread_local unnamed_addr constant @x(42 : i64) : i64
  llvm.mlir.global weak_odr hidden @y(1.5 : f32) comdat(@c::@k) : f32
  llvm.comdat @c { llvm.comdat_selector @k any }
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printf(!llvm.ptr, ...) -> i32 attributes {sym_visibility = "private"}
  llvm.func internal fastcc @f(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: vector<4xf32>) -> (i32 {llvm.zeroext}) attributes {passthrough = ["noinline"], personality = @malloc} {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(1.0 : f32) : f32
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
    %11 = llvm.mlir.constant(8 : index) : i64
    %10 = llvm.call @malloc(%11) : (i64) -> !llvm.ptr
    llvm.call @printf(%4, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %12 = llvm.call %arg1(%0) : !llvm.ptr, (i32) -> i32
    %13 = llvm.add %0, %7 : i32
    %14 = llvm.add %0, %7 overflow<nsw, nuw> : i32
    %15 = llvm.fadd %1, %8 : f32
    %16 = llvm.fmul %1, %8 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %17 = llvm.icmp "slt" %13, %14 : i32
    %18 = llvm.fcmp "olt" %15, %16 : f32
    %19 = llvm.select %17, %13, %14 : i1, i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.zext nneg %19 : i32 to i64
    %22 = llvm.trunc %20 : i64 to i16
    %23 = llvm.inttoptr %20 : i64 to !llvm.ptr
    %24 = llvm.ptrtoint %23 : !llvm.ptr to i64
    %25 = llvm.bitcast %0 : i32 to f32
    %26 = llvm.addrspacecast %23 : !llvm.ptr to !llvm.ptr<3>
    %27 = llvm.alloca %0 x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca inalloca %0 x !llvm.struct<"foo", (i32)> : (i32) -> !llvm.ptr
    %29 = llvm.mlir.poison : vector<4xf32>
    %30 = llvm.insertelement %1, %29[%0 : i32] : vector<4xf32>
    %31 = llvm.extractelement %30[%0 : i32] : vector<4xf32>
    %32 = llvm.shufflevector %30, %29 [0, 1, 2, 3] : vector<4xf32>
    %33 = llvm.mlir.undef : !llvm.struct<packed (i8, array<2 x struct<(i32)>>)>
    %34 = llvm.extractvalue %33[1, 0] : !llvm.struct<packed (i8, array<2 x struct<(i32)>>)>
    %35 = llvm.intr.pow(%1, %8) : (f32, f32) -> f32
    %36 = llvm.intr.sqrt(%1) : (f32) -> f32
    %37 = "llvm.intr.fma"(%1, %8, %15) : (f32, f32, f32) -> f32
    %38 = llvm.intr.smax(%0, %7) : (i32, i32) -> i32
    "llvm.intr.memcpy"(%6, %5, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %39 = llvm.mlir.constant(0 : i8) : i8
    "llvm.intr.memset"(%6, %39, %11) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %40 = llvm.fneg %15 : f32
    %41 = llvm.atomicrmw add %6, %0 monotonic : !llvm.ptr, i32
    %42 = llvm.cmpxchg %6, %0, %7 acq_rel monotonic : !llvm.ptr, i32
    llvm.fence seq_cst
    %43 = llvm.udiv exact %0, %7 : i32
    %44 = llvm.or disjoint %0, %7 : i32
    %45 = llvm.shl %0, %7 : i32
    %46 = llvm.freeze %45 : i32
    %47 = llvm.mlir.none : !llvm.token
    %48 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %48 : !llvm.ptr
    llvm.intr.assume %17 : i1
    "llvm.intr.trap"() : () -> ()
    %49 = llvm.sitofp %0 : i32 to f32
    %50 = llvm.fptosi %49 : f32 to i32
    %51 = llvm.fpext %49 : f32 to f64
    %52 = llvm.fptrunc %51 : f64 to f32
    %53 = "llvm.intr.vector.reduce.fadd"(%1, %30) <{reassoc = true}> : (f32, vector<4xf32>) -> f32
    llvm.cond_br %17, ^bb1(%0 : i32), ^bb2 {branch_weights = array<i32: 1, 2>}
  ^bb1(%a: i32):
    llvm.switch %a : i32, ^bb2 [
      1: ^bb3(%a : i32),
      -2: ^bb2
    ]
  ^bb2:
    llvm.br ^bb3(%7 : i32)
  ^bb3(%r: i32):
    llvm.return %r : i32
  }
  llvm.func @u() { llvm.unreachable }
  llvm.func @void(%t: !llvm.struct<"rec", (ptr, struct<"rec2", opaque>)>, %fn : !llvm.array<4 x ptr<1>>) {
    llvm.return
  }
  llvm.mlir.alias external @al : !llvm.ptr {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global_ctors ctors = [@u], priorities = [0 : i32], data = [#llvm.zero]
}
