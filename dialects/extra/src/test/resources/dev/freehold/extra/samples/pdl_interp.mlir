module {
  pdl_interp.func @rules(%arg0: !pdl.operation) {
    pdl_interp.branch ^bb1 {foo}
  ^bb1:  // 18 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20
    %0 = pdl_interp.get_attribute "x" of %arg0 {foo}
    %1 = pdl_interp.get_attribute_type of %0 {foo}
    %2 = pdl_interp.get_operand 1 of %arg0 {foo}
    %3 = pdl_interp.get_operands of %arg0 : !pdl.range<value> {foo}
    %4 = pdl_interp.get_operands 1 of %arg0 : !pdl.value
    %5 = pdl_interp.get_result 1 of %arg0
    %6 = pdl_interp.get_results of %arg0 : !pdl.range<value>
    %7 = pdl_interp.get_defining_op of %2 : !pdl.value
    %8 = pdl_interp.get_defining_op of %3 : !pdl.range<value> {foo}
    %9 = pdl_interp.get_users of %3 : !pdl.range<value> {foo}
    %10 = pdl_interp.get_value_type of %3 : !pdl.range<type>
    %11 = pdl_interp.get_value_type of %2 : !pdl.type
    %12 = pdl_interp.extract 2 of %3 : !pdl.value
    %13 = pdl_interp.create_attribute 3 : i64 attributes {foo}
    %14 = pdl_interp.create_type i64 {foo}
    %15 = pdl_interp.create_types [i64, i32] {foo}
    %16 = pdl_interp.create_range %2, %3 : !pdl.value, !pdl.range<value> 
    %17 = pdl_interp.create_range : !pdl.range<type> {foo}
    %18 = pdl_interp.create_operation "foo.op"(%2, %3 : !pdl.value, !pdl.range<value>) {"a" = %0, "b" = %13}  -> (%11, %10 : !pdl.type, !pdl.range<type>) {foo}
    %19 = pdl_interp.create_operation "arith.addi"  -> <inferred>
    %20 = pdl_interp.create_operation "foo.op" 
    pdl_interp.erase %arg0
    pdl_interp.replace %arg0 with (%2, %3 : !pdl.value, !pdl.range<value>) {foo}
    pdl_interp.replace %arg0 with ()
    pdl_interp.apply_rewrite "r"(%arg0 : !pdl.operation)
    %21:2 = pdl_interp.apply_rewrite "r" : !pdl.operation, !pdl.type {foo}
    pdl_interp.foreach %arg1 : !pdl.operation in %9 {
      pdl_interp.continue {foo}
    } {foo} -> ^bb2
  ^bb2:  // 7 preds: ^bb1, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20
    pdl_interp.apply_constraint "c"(%arg0, %0 : !pdl.operation, !pdl.attribute) {foo} -> ^bb1, ^bb3
  ^bb3:  // pred: ^bb2
    %22 = pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) : !pdl.type {isNegated = true} -> ^bb1, ^bb4
  ^bb4:  // pred: ^bb3
    pdl_interp.are_equal %2, %2 : !pdl.value {foo} -> ^bb1, ^bb5
  ^bb5:  // pred: ^bb4
    pdl_interp.check_attribute %0 is 10 : i32 {foo} -> ^bb1, ^bb6
  ^bb6:  // pred: ^bb5
    pdl_interp.check_operand_count of %arg0 is 10 {foo} -> ^bb1, ^bb7
  ^bb7:  // pred: ^bb6
    pdl_interp.check_operand_count of %arg0 is at_least 10 -> ^bb1, ^bb8
  ^bb8:  // pred: ^bb7
    pdl_interp.check_operation_name of %arg0 is "foo.op" {foo} -> ^bb1, ^bb9
  ^bb9:  // pred: ^bb8
    pdl_interp.check_result_count of %arg0 is at_least 1 -> ^bb1, ^bb10
  ^bb10:  // pred: ^bb9
    pdl_interp.check_type %11 is i32 {foo} -> ^bb1, ^bb11
  ^bb11:  // pred: ^bb10
    pdl_interp.check_types %10 are [i32] {foo} -> ^bb1, ^bb12
  ^bb12:  // pred: ^bb11
    pdl_interp.is_not_null %2 : !pdl.value {foo} -> ^bb1, ^bb13
  ^bb13:  // pred: ^bb12
    pdl_interp.record_match @a::@b(%2, %3 : !pdl.value, !pdl.range<value>) : benefit(1), generatedOps(["x.y"]), loc([%arg0]), root("foo.op") {foo} -> ^bb14
  ^bb14:  // pred: ^bb13
    pdl_interp.record_match @a : benefit(1), loc([%arg0]) -> ^bb15
  ^bb15:  // pred: ^bb14
    pdl_interp.switch_attribute %0 to [10, "a"](^bb2, ^bb16) {foo} -> ^bb1
  ^bb16:  // pred: ^bb15
    pdl_interp.switch_operand_count of %arg0 to dense<[10, 2]> : vector<2xi32>(^bb2, ^bb17) {foo} -> ^bb1
  ^bb17:  // pred: ^bb16
    pdl_interp.switch_operation_name of %arg0 to ["a.b", "c.d"](^bb2, ^bb18) {foo} -> ^bb1
  ^bb18:  // pred: ^bb17
    pdl_interp.switch_result_count of %arg0 to dense<[10, 2]> : vector<2xi32>(^bb2, ^bb19) {foo} -> ^bb1
  ^bb19:  // pred: ^bb18
    pdl_interp.switch_type %11 to [i32, i64](^bb2, ^bb20) {foo} -> ^bb1
  ^bb20:  // pred: ^bb19
    pdl_interp.switch_types %10 to [[i32], [i64]](^bb2, ^bb21) {foo} -> ^bb1
  ^bb21:  // pred: ^bb20
    pdl_interp.finalize {foo}
  }
}
