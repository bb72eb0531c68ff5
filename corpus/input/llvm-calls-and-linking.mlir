llvm.func @g(i32, !llvm.ptr) -> i32
llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @g(%a, %p) : (i32 {llvm.zeroext}, !llvm.ptr {llvm.byval = i32, llvm.align = 4 : i64}) -> (i32 {llvm.signext})
  %1 = llvm.call %p(%a, %p) : !llvm.ptr, (i32, !llvm.ptr) -> i32
  %2 = llvm.call @va(%a, %a) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  %3 = llvm.call %p(%a, %a) vararg(!llvm.func<i32 (i32, ...)>) {x = 1 : i32} : !llvm.ptr, (i32, i32) -> i32
  %4 = llvm.call @g(%a, %p) ["tag1"(%a : i32), "tag2"(%a, %p : i32, !llvm.ptr), "tag3"()] : (i32, !llvm.ptr) -> i32
  %5 = llvm.call fastcc @g(%a, %p) {fastmathFlags = #llvm.fastmath<nnan>} : (i32, !llvm.ptr) -> i32
  %6 = llvm.call tail @g(%a, %p) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32, !llvm.ptr) -> i32
  %7 = llvm.call @g(%a, %p) {no_unwind, convergent, will_return, always_inline, no_inline, inline_hint, branch_weights = array<i32: 3>} : (i32, !llvm.ptr) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @g(i32, !llvm.ptr) -> i32
llvm.func @h()
llvm.func @g1(i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
  %z2 = llvm.mlir.zero : !llvm.ptr
  %q = llvm.mlir.constant(dense<0> : vector<1xi8>) : !llvm.array<1 x i8>
  %0 = llvm.invoke @g(%a, %p) to ^bb1 unwind ^bb2 : (i32, !llvm.ptr) -> i32
^bb1:
  llvm.invoke @h() to ^bb3(%a : i32) unwind ^bb2 : () -> ()
^bb2:
  %1 = llvm.landingpad cleanup (catch %z2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %t = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
^bb3(%x: i32):
  %2 = llvm.invoke @g1(%a) to ^bb4(%a, %p : i32, !llvm.ptr) unwind ^bb5 {z} : (i32 {llvm.zeroext}) -> (i32 {llvm.signext})
^bb4(%u: i32, %v: !llvm.ptr):
  %3 = llvm.invoke fastcc @va(%a, %a) to ^bb1 unwind ^bb5 vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
^bb5:
  %4 = llvm.landingpad (catch %z2 : !llvm.ptr) (filter %q : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}
llvm.func @va(i32, ...) -> i32
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32) -> i32 {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  %1 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = att operand_attrs = [{elementtype = i32}] "mov $0, $1", "=r,r" %p : (!llvm.ptr) -> i32
  %2 = llvm.inline_asm asm_dialect = intel {y} "x", "=r,r,~{memory}" %a, %a : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  %b2 = llvm.inline_asm has_side_effects tail_call_kind = <tail> asm_dialect = att "foo", "=r,=r,r" %a : (i32) -> !llvm.struct<(i8, i8)>
  %3 = llvm.call_intrinsic "llvm.riscv.sha256sig0"(%a) : (i32 {llvm.signext}) -> (i32)
  llvm.call_intrinsic "llvm.foo"() : () -> ()
  %4 = llvm.call_intrinsic "llvm.bar"(%f, %f) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32, f32) -> f32
  llvm.call_intrinsic "llvm.assume"(%a) ["align"(%p, %a : !llvm.ptr, i32)] : (i32) -> ()
  llvm.return %0 : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.indirectbr %p : !llvm.ptr, [^bb1(%x : i32), ^bb2]
^bb1(%y: i32):
  llvm.blocktag <id = 1>
  llvm.return
^bb2:
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.dso_local_equivalent @f : !llvm.ptr
  %2 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.indirectbr %0 : !llvm.ptr, [
  ^bb1(%x : i32)
  ]
}
llvm.func @h(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, []
}
// -----
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.mlir.ifunc external @foo : !llvm.func<void (ptr, i32)>, !llvm.ptr @resolver
llvm.mlir.ifunc @bar : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local, alignment = 1 : i32}
llvm.mlir.ifunc private hidden unnamed_addr @baz : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc internal protected local_unnamed_addr @bax : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
module attributes {llvm.dependent_libraries = #llvm.dependent_libraries<"foo", "bar">, llvm.module_asm = ["foo", "bar"], llvm.ident = "x", llvm.commandline = "y", llvm.target_triple = "x86_64-unknown-linux", llvm.data_layout = "e-m:e"} {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @any any
    llvm.comdat_selector @ex exactmatch
  }
  llvm.mlir.global internal constant @any(1 : i64) comdat(@__llvm_comdat::@any) : i64
  llvm.func @ex() comdat(@__llvm_comdat::@ex) { llvm.return }
  llvm.mlir.global_ctors ctors = [@ex], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@ex], priorities = [0 : i32], data = [@any]
  llvm.mlir.global_ctors ctors = [], priorities = [], data = []
  llvm.mlir.alias external @al : i64 {
    %0 = llvm.mlir.addressof @any : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak hidden thread_local unnamed_addr @al2 {dso_local, a} : i64 {
    %0 = llvm.mlir.addressof @any : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
