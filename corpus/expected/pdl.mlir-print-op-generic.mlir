"builtin.module"() ({
  "pdl.pattern"() <{benefit = 1 : i16, sym_name = "x"}> ({
    %3 = "pdl.type"() : () -> !pdl.type
    %4 = "pdl.type"() <{constantType = i32}> : () -> !pdl.type
    %5 = "pdl.types"() : () -> !pdl.range<type>
    %6 = "pdl.types"() <{constantTypes = [i32, i64]}> {foo} : () -> !pdl.range<type>
    %7 = "pdl.attribute"() <{value = 3 : i32}> : () -> !pdl.attribute
    %8 = "pdl.attribute"() {foo} : () -> !pdl.attribute
    %9 = "pdl.attribute"(%3) : (!pdl.type) -> !pdl.attribute
    %10 = "pdl.operand"(%3) : (!pdl.type) -> !pdl.value
    %11 = "pdl.operand"() {foo} : () -> !pdl.value
    %12 = "pdl.operands"(%5) : (!pdl.range<type>) -> !pdl.range<value>
    %13 = "pdl.operands"() : () -> !pdl.range<value>
    %14 = "pdl.operation"(%10, %11, %12, %13, %7, %8, %9, %3, %4, %5, %6) <{attributeValueNames = ["a", "b c", "d"], opName = "foo.bar", operandSegmentSizes = array<i32: 4, 3, 4>}> {foo} : (!pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type, !pdl.range<type>, !pdl.range<type>) -> !pdl.operation
    %15 = "pdl.result"(%14) <{index = 1 : i32}> {foo} : (!pdl.operation) -> !pdl.value
    %16 = "pdl.results"(%14) : (!pdl.operation) -> !pdl.range<value>
    %17 = "pdl.results"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.range<value>
    %18 = "pdl.results"(%14) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
    %19 = "pdl.operation"(%15) <{attributeValueNames = [], operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
    %20 = "pdl.operation"(%16, %17, %18) <{attributeValueNames = [], operandSegmentSizes = array<i32: 3, 0, 0>}> : (!pdl.range<value>, !pdl.range<value>, !pdl.value) -> !pdl.operation
    "pdl.apply_native_constraint"(%14, %7, %20) <{isNegated = false, name = "c"}> : (!pdl.operation, !pdl.attribute, !pdl.operation) -> ()
    %21:2 = "pdl.apply_native_constraint"(%14, %7) <{isNegated = true, name = "c"}> {foo} : (!pdl.operation, !pdl.attribute) -> (!pdl.type, !pdl.attribute)
    "pdl.rewrite"(%14) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %22 = "pdl.operation"() <{attributeValueNames = [], opName = "foo.op", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
      %23 = "pdl.attribute"() <{value = 3 : i32}> : () -> !pdl.attribute
      %24 = "pdl.range"() : () -> !pdl.range<type>
      %25 = "pdl.range"(%3, %5) {foo} : (!pdl.type, !pdl.range<type>) -> !pdl.range<type>
      %26 = "pdl.range"(%15, %16) : (!pdl.value, !pdl.range<value>) -> !pdl.range<value>
      "pdl.apply_native_rewrite"(%14) <{name = "r"}> : (!pdl.operation) -> ()
      %27:2 = "pdl.apply_native_rewrite"() <{name = "r"}> {foo} : () -> (!pdl.operation, !pdl.type)
      "pdl.replace"(%14, %15) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.operation, !pdl.value) -> ()
      "pdl.replace"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.operation) -> ()
      "pdl.replace"(%14, %19) <{operandSegmentSizes = array<i32: 1, 1, 0>}> {foo} : (!pdl.operation, !pdl.operation) -> ()
      "pdl.erase"(%14) {foo} : (!pdl.operation) -> ()
    }) : (!pdl.operation) -> ()
  }) {foo} : () -> ()
  "pdl.pattern"() <{benefit = 10 : i16}> ({
    %2 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%2) <{name = "rewriter", operandSegmentSizes = array<i32: 0, 1>}> ({
    }) {foo} : (!pdl.operation) -> ()
  }) : () -> ()
  "pdl.pattern"() <{benefit = 0 : i16}> ({
    %1 = "pdl.operation"() <{attributeValueNames = [], opName = "a.b", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%1) <{name = "r", operandSegmentSizes = array<i32: 1, 0>}> ({
    }) : (!pdl.operation) -> ()
  }) : () -> ()
  "pdl.pattern"() <{benefit = 3 : i16, sym_name = "named"}> ({
    %0 = "pdl.operation"() <{attributeValueNames = [], opName = "x.y", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
    "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "pdl.erase"(%0) : (!pdl.operation) -> ()
    }) : (!pdl.operation) -> ()
  }) {foo} : () -> ()
}) : () -> ()

