module {
  llvm.func @g(i32, !llvm.ptr) -> i32
  llvm.func @va(i32, ...) -> i32
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.call @g(%arg0, %arg1) : (i32 {llvm.zeroext}, !llvm.ptr {llvm.align = 4 : i64, llvm.byval = i32}) -> (i32 {llvm.signext})
    %1 = llvm.call %arg1(%arg0, %arg1) : !llvm.ptr, (i32, !llvm.ptr) -> i32
    %2 = llvm.call @va(%arg0, %arg0) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
    %3 = llvm.call %arg1(%arg0, %arg0) vararg(!llvm.func<i32 (i32, ...)>) {x = 1 : i32} : !llvm.ptr, (i32, i32) -> i32
    %4 = llvm.call @g(%arg0, %arg1) ["tag1"(%arg0 : i32), "tag2"(%arg0, %arg1 : i32, !llvm.ptr), "tag3"()] : (i32, !llvm.ptr) -> i32
    %5 = llvm.call fastcc @g(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32, !llvm.ptr) -> i32
    %6 = llvm.call tail @g(%arg0, %arg1) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32, !llvm.ptr) -> i32
    %7 = llvm.call @g(%arg0, %arg1) {always_inline, branch_weights = array<i32: 3>, convergent, inline_hint, no_inline, no_unwind, will_return} : (i32, !llvm.ptr) -> i32
    llvm.return %0 : i32
  }
}

// -----
module {
  llvm.func @g(i32, !llvm.ptr) -> i32
  llvm.func @h()
  llvm.func @g1(i32) -> i32
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(dense<0> : vector<1xi8>) : !llvm.array<1 x i8>
    %2 = llvm.invoke @g(%arg0, %arg1) to ^bb1 unwind ^bb2 : (i32, !llvm.ptr) -> i32
  ^bb1:  // 2 preds: ^bb0, ^bb4
    llvm.invoke @h() to ^bb3 unwind ^bb2 : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %4 = llvm.intr.eh.typeid.for %arg1 : (!llvm.ptr) -> i32
    llvm.resume %3 : !llvm.struct<(ptr, i32)>
  ^bb3:  // pred: ^bb1
    %5 = llvm.invoke @g1(%arg0) to ^bb4 unwind ^bb5 {z} : (i32 {llvm.zeroext}) -> (i32 {llvm.signext})
  ^bb4:  // pred: ^bb3
    %6 = llvm.invoke fastcc @va(%arg0, %arg0) to ^bb1 unwind ^bb5 vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %7 = llvm.landingpad (catch %0 : !llvm.ptr) (filter %1 : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
    llvm.return %arg0 : i32
  }
  llvm.func @va(i32, ...) -> i32
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) -> i32 {
    %0 = llvm.inline_asm "bswap $0", "=r,r" %arg0 : (i32) -> i32
    %1 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [{elementtype = i32}] "mov $0, $1", "=r,r" %arg1 : (!llvm.ptr) -> i32
    llvm.inline_asm has_side_effects "nop", ""  : () -> ()
    %2 = llvm.inline_asm has_side_effects tail_call_kind = <tail> asm_dialect = att "foo", "=r,=r,r" %arg0 : (i32) -> !llvm.struct<(i8, i8)>
    %3 = llvm.call_intrinsic "llvm.riscv.sha256sig0"(%arg0) : (i32 {llvm.signext}) -> i32
    llvm.call_intrinsic "llvm.foo"() : () -> ()
    %4 = llvm.call_intrinsic "llvm.bar"(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32, f32) -> f32
    llvm.call_intrinsic "llvm.assume"(%arg0) ["align"(%arg1, %arg0 : !llvm.ptr, i32)] : (i32) -> ()
    llvm.return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1,
    ^bb2
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.blocktag <id = 1>
    llvm.return
  ^bb2:  // pred: ^bb0
    %1 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
    llvm.indirectbr %0 : !llvm.ptr, [
    ^bb1
    ]
  }
  llvm.func @h(%arg0: !llvm.ptr) {
    llvm.indirectbr %arg0 : !llvm.ptr, []
  }
}

// -----
module {
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
  llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @resolver
  llvm.mlir.ifunc external @bar : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {alignment = 1 : i32, dso_local}
  llvm.mlir.ifunc private hidden unnamed_addr @baz : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
  llvm.mlir.ifunc internal protected local_unnamed_addr @bax : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}

// -----
module attributes {llvm.commandline = "y", llvm.data_layout = "e-m:e", llvm.dependent_libraries = #llvm.dependent_libraries<"foo", "bar">, llvm.ident = "x", llvm.module_asm = ["foo", "bar"], llvm.target_triple = "x86_64-unknown-linux"} {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @any any
    llvm.comdat_selector @ex exactmatch
  }
  llvm.mlir.global internal constant @any(1 : i64) comdat(@__llvm_comdat::@any) {addr_space = 0 : i32} : i64
  llvm.func @ex() comdat(@__llvm_comdat::@ex) {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@ex], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@ex], priorities = [0 : i32], data = [@any]
  llvm.mlir.global_ctors ctors = [], priorities = [], data = []
  llvm.mlir.alias external @al : i64 {
    %0 = llvm.mlir.addressof @any : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak hidden thread_local unnamed_addr @al2 {a, dso_local} : i64 {
    %0 = llvm.mlir.addressof @any : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}

