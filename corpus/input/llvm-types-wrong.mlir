llvm.func @f(%a: i32) { %0 = "llvm.mlir.undef"() : () -> index llvm.return }
// -----
func.func @f(%a: memref<2xf32>) { llvm.br ^a(%a : memref<2xf32>)
^a(%b: memref<2xf32>): return }
// -----
func.func @f(%a: index, %c: i1) { llvm.cond_br %c, ^a(%a : index), ^a(%a : index)
^a(%b: index): return }
// -----
llvm.func @g(i32)
func.func @f(%a: index) { "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> () return }
// -----
func.func @f(%a: i32) { %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (i32) -> i32 return }
// -----
func.func @f(%a: !llvm.struct<(i32)>, %v: index) { %0 = "llvm.insertvalue"(%a, %v) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, index) -> !llvm.struct<(i32)> return }
// -----
func.func @f() { %0 = llvm.mlir.constant(1 : index) : index  return }
// -----
func.func @f(%c: i1, %a: index) { %0 = llvm.select %c, %a, %a : i1, index return }
// -----
func.func @f(%c: i1, %a: tensor<2xi32>) { %0 = llvm.mlir.zero : tensor<2xi32> return }
// -----
llvm.func @f() -> i32 { %0 = "x.y"() : () -> memref<2xi32> "llvm.return"(%0) : (memref<2xi32>) -> () }
// -----
func.func @f() { %0 = llvm.inline_asm "nop", "=r" : () -> index return }
// -----
func.func @f(%c: i1, %a: vector<2x2xi32>) { %0 = llvm.select %c, %a, %a : i1, vector<2x2xi32> return }
// -----
func.func @f(%c: i1, %a: !llvm.struct<(f32, ptr, x86_amx)>, %m: !llvm.metadata) { %0 = llvm.select %c, %a, %a : i1, !llvm.struct<(f32, ptr, x86_amx)> %1 = llvm.mlir.poison : !llvm.token %2 = llvm.mlir.undef : !llvm.func<void ()> return }
