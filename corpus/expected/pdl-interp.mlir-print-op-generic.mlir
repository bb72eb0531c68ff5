"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "q", sym_visibility = "private"}> ({
  ^bb0(%arg3: f32):
    %23 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%23) : (f32) -> ()
  }) : () -> ()
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "rules"}> ({
  ^bb0(%arg1: !pdl.operation):
    "pdl_interp.branch"()[^bb1] {foo} : () -> ()
  ^bb1:  // 18 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20
    %0 = "pdl_interp.get_attribute"(%arg1) <{name = "x"}> {foo} : (!pdl.operation) -> !pdl.attribute
    %1 = "pdl_interp.get_attribute_type"(%0) {foo} : (!pdl.attribute) -> !pdl.type
    %2 = "pdl_interp.get_operand"(%arg1) <{index = 1 : i32}> {foo} : (!pdl.operation) -> !pdl.value
    %3 = "pdl_interp.get_operands"(%arg1) {foo} : (!pdl.operation) -> !pdl.range<value>
    %4 = "pdl_interp.get_operands"(%arg1) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %5 = "pdl_interp.get_result"(%arg1) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %6 = "pdl_interp.get_results"(%arg1) : (!pdl.operation) -> !pdl.range<value>
    %7 = "pdl_interp.get_defining_op"(%2) : (!pdl.value) -> !pdl.operation
    %8 = "pdl_interp.get_defining_op"(%3) {foo} : (!pdl.range<value>) -> !pdl.operation
    %9 = "pdl_interp.get_users"(%3) {foo} : (!pdl.range<value>) -> !pdl.range<operation>
    %10 = "pdl_interp.get_value_type"(%3) : (!pdl.range<value>) -> !pdl.range<type>
    %11 = "pdl_interp.get_value_type"(%2) : (!pdl.value) -> !pdl.type
    %12 = "pdl_interp.extract"(%3) <{index = 2 : i32}> : (!pdl.range<value>) -> !pdl.value
    %13 = "pdl_interp.create_attribute"() <{value = 3 : i64}> {foo} : () -> !pdl.attribute
    %14 = "pdl_interp.create_type"() <{value = i64}> {foo} : () -> !pdl.type
    %15 = "pdl_interp.create_types"() <{value = [i64, i32]}> {foo} : () -> !pdl.range<type>
    %16 = "pdl_interp.create_range"(%2, %3) : (!pdl.value, !pdl.range<value>) -> !pdl.range<value>
    %17 = "pdl_interp.create_range"() {foo} : () -> !pdl.range<type>
    %18 = "pdl_interp.create_operation"(%2, %3, %0, %13, %11, %10) <{inputAttributeNames = ["a", "b"], name = "foo.op", operandSegmentSizes = array<i32: 2, 2, 2>}> {foo} : (!pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.range<type>) -> !pdl.operation
    %19 = "pdl_interp.create_operation"() <{inferredResultTypes, inputAttributeNames = [], name = "arith.addi", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    %20 = "pdl_interp.create_operation"() <{inputAttributeNames = [], name = "foo.op", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl_interp.erase"(%arg1) : (!pdl.operation) -> ()
    "pdl_interp.replace"(%arg1, %2, %3) {foo} : (!pdl.operation, !pdl.value, !pdl.range<value>) -> ()
    "pdl_interp.replace"(%arg1) : (!pdl.operation) -> ()
    "pdl_interp.apply_rewrite"(%arg1) <{name = "r"}> : (!pdl.operation) -> ()
    %21:2 = "pdl_interp.apply_rewrite"() <{name = "r"}> {foo} : () -> (!pdl.operation, !pdl.type)
    "pdl_interp.foreach"(%9)[^bb2] ({
    ^bb0(%arg2: !pdl.operation):
      "pdl_interp.continue"() {foo} : () -> ()
    }) {foo} : (!pdl.range<operation>) -> ()
  ^bb2:  // 7 preds: ^bb1, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20
    "pdl_interp.apply_constraint"(%arg1, %0)[^bb1, ^bb3] <{isNegated = false, name = "c"}> {foo} : (!pdl.operation, !pdl.attribute) -> ()
  ^bb3:  // pred: ^bb2
    %22 = "pdl_interp.apply_constraint"(%arg1)[^bb1, ^bb4] <{isNegated = true, name = "c"}> : (!pdl.operation) -> !pdl.type
  ^bb4:  // pred: ^bb3
    "pdl_interp.are_equal"(%2, %2)[^bb1, ^bb5] {foo} : (!pdl.value, !pdl.value) -> ()
  ^bb5:  // pred: ^bb4
    "pdl_interp.check_attribute"(%0)[^bb1, ^bb6] <{constantValue = 10 : i32}> {foo} : (!pdl.attribute) -> ()
  ^bb6:  // pred: ^bb5
    "pdl_interp.check_operand_count"(%arg1)[^bb1, ^bb7] <{count = 10 : i32}> {foo} : (!pdl.operation) -> ()
  ^bb7:  // pred: ^bb6
    "pdl_interp.check_operand_count"(%arg1)[^bb1, ^bb8] <{compareAtLeast, count = 10 : i32}> : (!pdl.operation) -> ()
  ^bb8:  // pred: ^bb7
    "pdl_interp.check_operation_name"(%arg1)[^bb1, ^bb9] <{name = "foo.op"}> {foo} : (!pdl.operation) -> ()
  ^bb9:  // pred: ^bb8
    "pdl_interp.check_result_count"(%arg1)[^bb1, ^bb10] <{compareAtLeast, count = 1 : i32}> : (!pdl.operation) -> ()
  ^bb10:  // pred: ^bb9
    "pdl_interp.check_type"(%11)[^bb1, ^bb11] <{type = i32}> {foo} : (!pdl.type) -> ()
  ^bb11:  // pred: ^bb10
    "pdl_interp.check_types"(%10)[^bb1, ^bb12] <{types = [i32]}> {foo} : (!pdl.range<type>) -> ()
  ^bb12:  // pred: ^bb11
    "pdl_interp.is_not_null"(%2)[^bb1, ^bb13] {foo} : (!pdl.value) -> ()
  ^bb13:  // pred: ^bb12
    "pdl_interp.record_match"(%2, %3, %arg1)[^bb14] <{benefit = 1 : i16, generatedOps = ["x.y"], operandSegmentSizes = array<i32: 2, 1>, rewriter = @a::@b, rootKind = "foo.op"}> {foo} : (!pdl.value, !pdl.range<value>, !pdl.operation) -> ()
  ^bb14:  // pred: ^bb13
    "pdl_interp.record_match"(%arg1)[^bb15] <{benefit = 1 : i16, operandSegmentSizes = array<i32: 0, 1>, rewriter = @a}> : (!pdl.operation) -> ()
  ^bb15:  // pred: ^bb14
    "pdl_interp.switch_attribute"(%0)[^bb1, ^bb2, ^bb16] <{caseValues = [10, "a"]}> {foo} : (!pdl.attribute) -> ()
  ^bb16:  // pred: ^bb15
    "pdl_interp.switch_operand_count"(%arg1)[^bb1, ^bb2, ^bb17] <{caseValues = dense<[10, 2]> : vector<2xi32>}> {foo} : (!pdl.operation) -> ()
  ^bb17:  // pred: ^bb16
    "pdl_interp.switch_operation_name"(%arg1)[^bb1, ^bb2, ^bb18] <{caseValues = ["a.b", "c.d"]}> {foo} : (!pdl.operation) -> ()
  ^bb18:  // pred: ^bb17
    "pdl_interp.switch_result_count"(%arg1)[^bb1, ^bb2, ^bb19] <{caseValues = dense<[10, 2]> : vector<2xi32>}> {foo} : (!pdl.operation) -> ()
  ^bb19:  // pred: ^bb18
    "pdl_interp.switch_type"(%11)[^bb1, ^bb2, ^bb20] <{caseValues = [i32, i64]}> {foo} : (!pdl.type) -> ()
  ^bb20:  // pred: ^bb19
    "pdl_interp.switch_types"(%10)[^bb1, ^bb2, ^bb21] <{caseValues = [[i32], [i64]]}> {foo} : (!pdl.range<type>) -> ()
  ^bb21:  // pred: ^bb20
    "pdl_interp.finalize"() {foo} : () -> ()
  }) : () -> ()
  "pdl_interp.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "pdl_interp.finalize"() : () -> ()
  }) {foo} : () -> ()
  "pdl_interp.func"() <{arg_attrs = [{x.y}], function_type = (!pdl.operation) -> (), sym_name = "h"}> ({
  ^bb0(%arg0: !pdl.operation):
    "pdl_interp.finalize"() : () -> ()
  }) {sym_visibility = "private"} : () -> ()
}) : () -> ()

