// What stands in modules, and what leads from block to block.
llvm.mlir.global external @comdat(1 : i32) comdat(@no) : i32

// -----

llvm.mlir.global common @common(1 : i32) : i32

// -----

llvm.mlir.global external @aligned(1 : i32) {alignment = 3 : i64} : i32

// -----

llvm.mlir.global external @target(0 : i32) : !llvm.target<"spirv.Event">

// -----

llvm.func @g() -> i32
llvm.mlir.global external @effects() : i32 {
  %0 = llvm.call @g() : () -> i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.alias common @alias : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @resolver() -> !llvm.ptr
llvm.mlir.ifunc external @ifunc : !llvm.func<f32 (i64)>, !llvm.ptr @resolver

// -----

llvm.func @declared()
llvm.mlir.global_ctors ctors = [@declared], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.comdat @c {
  llvm.func @f()
}

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 1 : i32>]

// -----

llvm.func @tags() {
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @attributes() attributes {target_cpu = 1 : i32}

// -----

llvm.func @weights(%c: i1) {
  llvm.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @cases(%x: i32) {
  "llvm.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @g()
llvm.func @unwinds() {
  llvm.invoke @g() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @g(...)
llvm.func @variadic(%x: i32) {
  llvm.call @g(%x) vararg(!llvm.func<void (i64, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @pointer(%c: i32) {
  %0 = llvm.call %c(%c) : i32, (i32) -> i32
  llvm.return
}

// -----

llvm.func @tagless(%c: i1) {
  llvm.intr.assume %c [a(%c : i1)] : i1
  llvm.return
}
