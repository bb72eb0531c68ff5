"func.func"() <{function_type = 1, sym_name = "a"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = 1, sym_name = 2, foo}> ({}) : () -> ()
// -----
"func.func"() <{foo, sym_name = "x", function_type = () -> ()}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "x", function_type = () -> ()}> ({}) {sym_name = "z"} : () -> ()
// -----
"func.func"() <{sym_name = "x", function_type = () -> ()}> ({}) {sym_visibility = 3} : () -> ()
// -----
"func.func"() <[1]> ({}) : () -> ()
// -----
%0 = "memref.alloc"() <{operandSegmentSizes = 3}> : () -> memref<f32>
// -----
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32>}> : () -> memref<f32>
// -----
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<f32>
// -----
%0 = "memref.alloc"() <{operandSegmentSizes = array<i64: 0, 0>}> : () -> memref<f32>
// -----
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 1, 2>}> : () -> memref<f32>
// -----
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: -1, 2>}> : () -> memref<f32>
// -----
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>, alignment = "x"}> : () -> memref<f32>
// -----
%0 = "memref.alloc"() <{alignment = "x", operandSegmentSizes = 1}> : () -> memref<f32>
// -----
%0 = "memref.alloc"() {alignment = "x", operandSegmentSizes = array<i32: 0, 0>} : () -> memref<f32>
// -----
"func.return"() <{a}> : () -> ()
// -----
"func.return"() <1> : () -> ()
// -----
"foo.return"() <1> : () -> ()
// -----
%0 = "memref.alloc"() <1> : () -> memref<f32>
// -----
%0 = "arith.constant"() <{value = [1]}> : () -> i32
// -----
%0 = "arith.constant"() <{value = "a"}> : () -> i32
// -----
%0 = "arith.constant"() <{value = unit}> : () -> i32
// -----
%0 = "arith.constant"() {value = unit} : () -> i32
// -----
%0 = "arith.constant"() : () -> i32
// -----
%0 = "arith.constant"() <{}> : () -> i32
// -----
"memref.global"() <{sym_name = "x", type = 1}> : () -> ()
// -----
"memref.global"() <{sym_name = "x", type = i32}> : () -> ()
// -----
"memref.global"() <{sym_name = "x", type = memref<f32>, constant = 1}> : () -> ()
// -----
"memref.global"() {sym_name = "x", type = memref<f32>, constant = 1} : () -> ()
// -----
"memref.global"() {sym_name = "x", type = memref<f32>, constant = false} : () -> ()
// -----
"memref.global"() <{sym_name = "x", type = memref<f32>, constant = false}> : () -> ()
// -----
"memref.global"() <{sym_name = "x", type = memref<f32>, sym_name = "y"}> : () -> ()
// -----
%0 = "memref.alloc"() <{operandSegmentSizes = dense<[0,0]> : vector<2xi32>}> : () -> memref<f32>
// -----
%0 = "memref.alloc"() {alignment = 4 : i32, operandSegmentSizes = array<i32: 0, 0>} : () -> memref<f32>
// -----
%0 = "memref.alloc"() <{alignment = 4 : i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
// -----
"cf.cond_br"() <{}> : () -> ()
// -----
"cf.cond_br"() : () -> ()
// -----
"cf.switch"() : () -> ()
// -----
"cf.switch"() <{}> : () -> ()
// -----
"cf.switch"() <{case_operand_segments = array<i32>}> : () -> ()
// -----
"cf.switch"() <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32:0,0,0>}> : () -> ()
// -----
"scf.forall"() <{staticLowerBound = 3}> : () -> ()
// -----
%0 = "arith.addf"(%1, %1) <{fastmath = 3 : i32}> : (f32, f32) -> f32
// -----
%0 = "arith.cmpi"(%1, %1) <{predicate = "a"}> : (f32, f32) -> f32
