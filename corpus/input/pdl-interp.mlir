func.func private @q(%f : f32) -> f32 {
  %0 = arith.addf %f, %f : f32
  return %0 : f32
}
pdl_interp.func @rules(%root: !pdl.operation) {
  "pdl_interp.branch"()[^bb1] {foo} : () -> ()
^bb1:
  %a = "pdl_interp.get_attribute"(%root) {name = "x", foo} : (!pdl.operation) -> !pdl.attribute
  %ty = "pdl_interp.get_attribute_type"(%a) {foo} : (!pdl.attribute) -> !pdl.type
  %v = "pdl_interp.get_operand"(%root) {index = 1 : i32, foo} : (!pdl.operation) -> !pdl.value
  %vs = "pdl_interp.get_operands"(%root) {foo} : (!pdl.operation) -> !pdl.range<value>
  %vs1 = "pdl_interp.get_operands"(%root) {index = 1 : i32} : (!pdl.operation) -> !pdl.value
  %r = "pdl_interp.get_result"(%root) {index = 1 : i32} : (!pdl.operation) -> !pdl.value
  %rs = "pdl_interp.get_results"(%root) : (!pdl.operation) -> !pdl.range<value>
  %d = "pdl_interp.get_defining_op"(%v) : (!pdl.value) -> !pdl.operation
  %d1 = "pdl_interp.get_defining_op"(%vs) {foo} : (!pdl.range<value>) -> !pdl.operation
  %u = "pdl_interp.get_users"(%vs) {foo} : (!pdl.range<value>) -> !pdl.range<operation>
  %ts = "pdl_interp.get_value_type"(%vs) : (!pdl.range<value>) -> !pdl.range<type>
  %t1 = "pdl_interp.get_value_type"(%v) : (!pdl.value) -> !pdl.type
  %x = "pdl_interp.extract"(%vs) {index = 2 : i32} : (!pdl.range<value>) -> !pdl.value
  %c = "pdl_interp.create_attribute"() {value = 3 : i64, foo} : () -> !pdl.attribute
  %ct = "pdl_interp.create_type"() {value = i64, foo} : () -> !pdl.type
  %cts = "pdl_interp.create_types"() {value = [i64, i32], foo} : () -> !pdl.range<type>
  %cr = "pdl_interp.create_range"(%v, %vs) : (!pdl.value, !pdl.range<value>) -> !pdl.range<value>
  %cr1 = "pdl_interp.create_range"() {foo} : () -> !pdl.range<type>
  %o = "pdl_interp.create_operation"(%v, %vs, %a, %c, %t1, %ts) {name = "foo.op", inputAttributeNames = ["a", "b"], operandSegmentSizes = array<i32: 2, 2, 2>, foo} : (!pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.range<type>) -> !pdl.operation
  %o1 = "pdl_interp.create_operation"() {name = "arith.addi", inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 0>, inferredResultTypes} : () -> !pdl.operation
  %o2 = "pdl_interp.create_operation"() {name = "foo.op", inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 0>} : () -> !pdl.operation
  "pdl_interp.erase"(%root) : (!pdl.operation) -> ()
  "pdl_interp.replace"(%root, %v, %vs) {foo}: (!pdl.operation, !pdl.value, !pdl.range<value>) -> ()
  "pdl_interp.replace"(%root) : (!pdl.operation) -> ()
  "pdl_interp.apply_rewrite"(%root) {name = "r"} : (!pdl.operation) -> ()
  %ar:2 = "pdl_interp.apply_rewrite"() {name = "r", foo} : () -> (!pdl.operation, !pdl.type)
  "pdl_interp.foreach"(%u)[^bb2] ({
  ^bb0(%z: !pdl.operation):
    "pdl_interp.continue"() {foo} : () -> ()
  }) {foo} : (!pdl.range<operation>) -> ()
^bb2:
  "pdl_interp.apply_constraint"(%root, %a)[^bb1, ^bb3] {name = "c", foo} : (!pdl.operation, !pdl.attribute) -> ()
^bb3:
  %k = "pdl_interp.apply_constraint"(%root)[^bb1, ^bb4] {name = "c", isNegated = true} : (!pdl.operation) -> !pdl.type
^bb4:
  "pdl_interp.are_equal"(%v, %v)[^bb1, ^bb5] {foo} : (!pdl.value, !pdl.value) -> ()
^bb5:
  "pdl_interp.check_attribute"(%a)[^bb1, ^bb6] {constantValue = 10 : i32, foo} : (!pdl.attribute) -> ()
^bb6:
  "pdl_interp.check_operand_count"(%root)[^bb1, ^bb7] {count = 10 : i32, foo} : (!pdl.operation) -> ()
^bb7:
  "pdl_interp.check_operand_count"(%root)[^bb1, ^bb8] {count = 10 : i32, compareAtLeast} : (!pdl.operation) -> ()
^bb8:
  "pdl_interp.check_operation_name"(%root)[^bb1, ^bb9] {name = "foo.op", foo} : (!pdl.operation) -> ()
^bb9:
  "pdl_interp.check_result_count"(%root)[^bb1, ^bb10] {count = 1 : i32, compareAtLeast} : (!pdl.operation) -> ()
^bb10:
  "pdl_interp.check_type"(%t1)[^bb1, ^bb11] {type = i32, foo} : (!pdl.type) -> ()
^bb11:
  "pdl_interp.check_types"(%ts)[^bb1, ^bb12] {types = [i32], foo} : (!pdl.range<type>) -> ()
^bb12:
  "pdl_interp.is_not_null"(%v)[^bb1, ^bb13] {foo} : (!pdl.value) -> ()
^bb13:
  "pdl_interp.record_match"(%v, %vs, %root)[^bb14] {rewriter = @a::@b, rootKind = "foo.op", generatedOps = ["x.y"], benefit = 1 : i16, operandSegmentSizes = array<i32: 2, 1>, foo} : (!pdl.value, !pdl.range<value>, !pdl.operation) -> ()
^bb14:
  "pdl_interp.record_match"(%root)[^bb15] {rewriter = @a, benefit = 1 : i16, operandSegmentSizes = array<i32: 0, 1>} : (!pdl.operation) -> ()
^bb15:
  "pdl_interp.switch_attribute"(%a)[^bb1, ^bb2, ^bb16] {caseValues = [10, "a"], foo} : (!pdl.attribute) -> ()
^bb16:
  "pdl_interp.switch_operand_count"(%root)[^bb1, ^bb2, ^bb17] {caseValues = dense<[10, 2]> : vector<2xi32>, foo} : (!pdl.operation) -> ()
^bb17:
  "pdl_interp.switch_operation_name"(%root)[^bb1, ^bb2, ^bb18] {caseValues = ["a.b", "c.d"], foo} : (!pdl.operation) -> ()
^bb18:
  "pdl_interp.switch_result_count"(%root)[^bb1, ^bb2, ^bb19] {caseValues = dense<[10, 2]> : vector<2xi32>, foo} : (!pdl.operation) -> ()
^bb19:
  "pdl_interp.switch_type"(%t1)[^bb1, ^bb2, ^bb20] {caseValues = [i32, i64], foo} : (!pdl.type) -> ()
^bb20:
  "pdl_interp.switch_types"(%ts)[^bb1, ^bb2, ^bb21] {caseValues = [[i32], [i64]], foo} : (!pdl.range<type>) -> ()
^bb21:
  pdl_interp.finalize {foo}
}
pdl_interp.func @g() attributes {foo} { pdl_interp.finalize }
pdl_interp.func private @h(%a: !pdl.operation {x.y}) -> () { pdl_interp.finalize }
