module {
  func.func private @q(%arg0: f32) -> f32 {
    %0 = arith.addf %arg0, %arg0 : f32
    return %0 : f32
  }
  pdl_interp.func @rules(%arg0: !pdl.operation) {
    pdl_interp.branch ^bb1 {foo}
  ^bb1:  // 18 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20
    %0 = pdl_interp.get_attribute "x" of %arg0 {foo}
    %1 = pdl_interp.get_operand 1 of %arg0 {foo}
    %2 = pdl_interp.get_operands of %arg0 : !pdl.range<value> {foo}
    %3 = pdl_interp.get_users of %2 : !pdl.range<value> {foo}
    %4 = pdl_interp.get_value_type of %2 : !pdl.range<type>
    %5 = pdl_interp.get_value_type of %1 : !pdl.type
    %6 = pdl_interp.create_attribute 3 : i64 attributes {foo}
    %7 = pdl_interp.create_operation "foo.op"(%1, %2 : !pdl.value, !pdl.range<value>) {"a" = %0, "b" = %6}  -> (%5, %4 : !pdl.type, !pdl.range<type>) {foo}
    %8 = pdl_interp.create_operation "arith.addi"  -> <inferred>
    %9 = pdl_interp.create_operation "foo.op" 
    pdl_interp.erase %arg0
    pdl_interp.replace %arg0 with (%1, %2 : !pdl.value, !pdl.range<value>) {foo}
    pdl_interp.replace %arg0 with ()
    pdl_interp.apply_rewrite "r"(%arg0 : !pdl.operation)
    %10:2 = pdl_interp.apply_rewrite "r" : !pdl.operation, !pdl.type {foo}
    pdl_interp.foreach %arg1 : !pdl.operation in %3 {
      pdl_interp.continue {foo}
    } {foo} -> ^bb2
  ^bb2:  // 7 preds: ^bb1, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20
    pdl_interp.apply_constraint "c"(%arg0, %0 : !pdl.operation, !pdl.attribute) {foo} -> ^bb1, ^bb3
  ^bb3:  // pred: ^bb2
    %11 = pdl_interp.apply_constraint "c"(%arg0 : !pdl.operation) : !pdl.type {isNegated = true} -> ^bb1, ^bb4
  ^bb4:  // pred: ^bb3
    pdl_interp.are_equal %1, %1 : !pdl.value {foo} -> ^bb1, ^bb5
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
    pdl_interp.check_type %5 is i32 {foo} -> ^bb1, ^bb11
  ^bb11:  // pred: ^bb10
    pdl_interp.check_types %4 are [i32] {foo} -> ^bb1, ^bb12
  ^bb12:  // pred: ^bb11
    pdl_interp.is_not_null %1 : !pdl.value {foo} -> ^bb1, ^bb13
  ^bb13:  // pred: ^bb12
    pdl_interp.record_match @a::@b(%1, %2 : !pdl.value, !pdl.range<value>) : benefit(1), generatedOps(["x.y"]), loc([%arg0]), root("foo.op") {foo} -> ^bb14
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
    pdl_interp.switch_type %5 to [i32, i64](^bb2, ^bb20) {foo} -> ^bb1
  ^bb20:  // pred: ^bb19
    pdl_interp.switch_types %4 to [[i32], [i64]](^bb2, ^bb21) {foo} -> ^bb1
  ^bb21:  // pred: ^bb20
    pdl_interp.finalize {foo}
  }
  pdl_interp.func @g() attributes {foo} {
    pdl_interp.finalize
  }
  pdl_interp.func private @h(%arg0: !pdl.operation {x.y}) {
    pdl_interp.finalize
  }
}

