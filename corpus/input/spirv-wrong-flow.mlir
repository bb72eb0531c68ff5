func.func @f(%a0: i32) {
  "spirv.Switch"(%a0)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, literals = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: i32) {
  "spirv.Switch"(%a0)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, literals = dense<[1, 2]> : vector<2xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: i32) {
  "spirv.Switch"(%a0)[^bb1, ^bb1] <{case_operand_segments = array<i32: -1>, literals = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: i32) {
  "spirv.Switch"(%a0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: i32) {
  "spirv.Switch"(%a0)[^bb1] <{case_operand_segments = array<i32>, literals = dense<[1, 2]> : tensor<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: i32) {
  "spirv.Switch"(%a0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, literals = dense<[1]> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: i32) {
  spirv.Switch %a0 : i32, [
    default: ^bb1
   ]
^bb1:
  return
}
// -----
func.func @f(%a0: i32) {
  spirv.Switch %a0 : i32, [
    default: ^bb1(%a0: i32),
    1: ^bb1(%a0: i32),
    -2: ^bb1(%a0: i32)
   ] {foo}
^bb1(%x : i32):
  return
}
// -----
func.func @f(%a0: i32) {
  spirv.Switch %a0 : i32, [
    1: ^bb1(%a0: i32)
   ]
^bb1(%x : i32):
  return
}
// -----
func.func @f(%a0: i32) {
  spirv.Switch %a0 : i32, [ default: ^bb1, 1 ^bb1 ]
^bb1:
  return
}
// -----
func.func @f(%a0: i32) {
  spirv.Switch %a0 : i32, [ default: ^bb1, 1: ^bb1, 1: ^bb1 ]
^bb1:
  return
}
// -----
func.func @f(%a0: f32) {
  spirv.Switch %a0 : f32, [ default: ^bb1, 1: ^bb1, 1: ^bb1 ]
^bb1:
  return
}
// -----
func.func @f(%a0: i8) {
  spirv.Switch %a0 : i8, [ default: ^bb1, 300: ^bb1 ]
^bb1:
  return
}
// -----
func.func @f(%a0: si8) {
  spirv.Switch %a0 : si8, [ default: ^bb1, 3: ^bb1 ]
^bb1:
  return
}
// -----
func.func @f(%a0: i8) {
  spirv.Switch %a0 : i8, [ default: ^bb1(%a0, %a0 : i8, i8), 3: ^bb2(%a0 : i8) ] {a}
^bb1(%x : i8, %y : i8):
  return
^bb2(%z : i8):
  return
}
// -----
func.func @f(%a0: i8) {
  spirv.Switch %a0 : i8, [ default: ^bb1(%a0, %a0 : i8, i8), 3: ^bb1(%a0 : i8) ]
^bb1(%x : i8, %y : i8):
  return
}
// -----
func.func @f(%a0: i1) {
  spirv.BranchConditional %a0 [1, 2], ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a0: i1) {
  spirv.BranchConditional %a0 [1 : i64, 2], ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a0: i1) {
  spirv.BranchConditional %a0 [1], ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a0: i1) {
  spirv.BranchConditional %a0 [0, 0], ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a0: i1) {
  spirv.BranchConditional %a0, ^bb1, ^bb1 {a}
^bb1:
  return
}
// -----
func.func @f(%a0: i1) {
  spirv.BranchConditional %a0, ^bb1(%a0 : i1), ^bb1
^bb1:
  return
}
// -----
func.func @f(%a0: i32) {
  spirv.BranchConditional %a0, ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a0: i1) {
  "spirv.BranchConditional"(%a0)[^bb1, ^bb1] <{branch_weights = [1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: i1) {
  "spirv.BranchConditional"(%a0)[^bb1, ^bb1] <{branch_weights = [], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a0: i1) { spirv.Branch ^bb1(%a0 : i1) {a}
^bb1(%x : i1):
  return
}
// -----
func.func @f(%a0: i1) { spirv.Branch ^bb1(%a0)
^bb1(%x : i1):
  return
}
// -----
scf.execute_region { spirv.Branch ^bb1
^bb1: scf.yield }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection control(Flatten) { spirv.BranchConditional %a0, ^bb1, ^bb2
 ^bb1: spirv.Branch ^bb2
 ^bb2: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection control(Flatten|DontFlatten) {  }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection control(Foo) {  }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection control {  }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection attributes {a} {  }
 return }
// -----
func.func @f(%a0: i1) { "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<Flatten|DontFlatten>}> ({  }) {b} : () -> ()
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection { spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection { ^bb0: spirv.mlir.merge ^bb1: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection { ^bb0: spirv.Branch ^bb1 ^bb1: %0 = spirv.Constant 1 : i32 spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection { ^bb0: spirv.Branch ^bb1 ^bb1: spirv.Branch ^bb1 }
 return }
// -----
func.func @f(%a0: i1) { %0 = spirv.mlir.selection -> i1 { ^bb0: spirv.Branch ^bb1(%a0 : i1) ^bb1(%b : i1): spirv.mlir.merge %b : i1 }
 return }
// -----
func.func @f(%a0: i1) { %0 = spirv.mlir.selection -> i32 { ^bb0: spirv.Branch ^bb1(%a0 : i1) ^bb1(%b : i1): spirv.mlir.merge %b : i1 }
 return }
// -----
func.func @f(%a0: i1) { %0 = spirv.mlir.selection -> i32 { ^bb0: spirv.Branch ^bb1 ^bb1: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.selection { ^bb0: spirv.Branch ^bb1(%a0 : i1) ^bb1(%b : i1): spirv.mlir.merge %b : i1 }
 return }
// -----
func.func @f(%a0: i1) { %0:2 = spirv.mlir.selection -> i1, i1 { ^bb0: spirv.Branch ^bb1 ^bb1: spirv.mlir.merge %a0, %a0 : i1, i1 }
 return }
// -----
func.func @f(%a0: i1) { %0 = spirv.mlir.loop -> i1 { ^bb0: spirv.Branch ^bb1 ^bb1: spirv.BranchConditional %a0, ^bb2, ^bb3 ^bb2: spirv.Branch ^bb1 ^bb3: spirv.mlir.merge %a0 : i1 }
 return }
// -----
func.func @f(%a0: i1) { %0 = spirv.mlir.loop -> i32 { ^bb0: spirv.Branch ^bb1 ^bb1: spirv.BranchConditional %a0, ^bb2, ^bb3 ^bb2: spirv.Branch ^bb1 ^bb3: spirv.mlir.merge %a0 : i1 }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.loop { ^bb0: spirv.Branch ^bb1 ^bb1: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.loop { ^bb0: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.loop { ^bb0: spirv.Branch ^bb1 ^bb1: spirv.Branch ^bb2 ^bb2: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.loop { ^bb0: spirv.Branch ^bb2 ^bb1: spirv.BranchConditional %a0, ^bb2, ^bb3 ^bb2: spirv.Branch ^bb1 ^bb3: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.loop { ^bb0: spirv.Branch ^bb1 ^bb1: spirv.BranchConditional %a0, ^bb2, ^bb3 ^bb2: spirv.Branch ^bb3 ^bb3: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.loop { ^bb0: spirv.Branch ^bb1 ^bb1: spirv.BranchConditional %a0, ^bb2, ^bb4 ^bb2: spirv.Branch ^bb1 ^bb3: spirv.Branch ^bb1 ^bb4: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.loop control(Unroll) { } return }
// -----
func.func @f(%a0: i1) { spirv.mlir.loop { ^bb0(%x : i1): spirv.Branch ^bb1 ^bb1: spirv.BranchConditional %a0, ^bb2, ^bb3 ^bb2: spirv.Branch ^bb1 ^bb3: spirv.mlir.merge }
 return }
// -----
func.func @f(%a0: i1) { spirv.mlir.merge }
// -----
func.func @f(%a0: i1) { spirv.mlir.yield %a0 : i1 }
// -----
func.func @f(%a0: i1) { %0 = spirv.Constant 1 : i32 %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32 return }
// -----
func.func @f(%a0: f32) { %0 = spirv.Constant 1.0 : f32 %1 = spirv.SpecConstantOperation wraps "spirv.FAdd"(%0, %0) : (f32, f32) -> f32 return }
// -----
func.func @f(%a0: f32) { %0 = spirv.Constant 1 : i32 %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32 {a} return }
// -----
func.func @f(%a0: f32) { %0 = spirv.Constant 1 : i32 %1 = "spirv.SpecConstantOperation"() ({ %2 = spirv.IAdd %0, %0 : i32 %3 = spirv.IAdd %0, %0 : i32  spirv.mlir.yield %2 : i32 }) : () -> i32 return }
// -----
func.func @f(%a0: f32) { %0 = spirv.Constant 1 : i32 %1 = "spirv.SpecConstantOperation"() ({ %2 = spirv.IAdd %0, %0 : i32 spirv.mlir.yield %0 : i32 }) : () -> f32 return }
// -----
func.func @f(%a0: f32) { %0 = spirv.SpecConstantOperation foo "spirv.Undef"() : () -> i32 return }
// -----
func.func @f() { "spirv.Unreachable"() : () -> () }
// -----
func.func @f(%c : i1) { cf.cond_br %c, ^a, ^b ^a: return ^b: spirv.Unreachable }
// -----
func.func @f(%c : i1) { return ^b: spirv.Unreachable {a} }
// -----
func.func @f(%c : i1) { spirv.Kill }
// -----
func.func @f(%c : i1) { spirv.Kill return }
