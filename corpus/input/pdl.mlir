"pdl.pattern"() ({
  %t = "pdl.type"() : () -> !pdl.type
  %t2 = "pdl.type"() {constantType = i32} : () -> !pdl.type
  %ts = "pdl.types"() : () -> !pdl.range<type>
  %ts2 = "pdl.types"() {constantTypes = [i32, i64], foo} : () -> !pdl.range<type>
  %a = "pdl.attribute"() {value = 3 : i32} : () -> !pdl.attribute
  %a1 = "pdl.attribute"() {foo} : () -> !pdl.attribute
  %a2 = "pdl.attribute"(%t) : (!pdl.type) -> !pdl.attribute
  %o = "pdl.operand"(%t) : (!pdl.type) -> !pdl.value
  %o1 = "pdl.operand"() {foo}: () -> !pdl.value
  %os = "pdl.operands"(%ts) : (!pdl.range<type>) -> !pdl.range<value>
  %os1 = "pdl.operands"() : () -> !pdl.range<value>
  %op = "pdl.operation"(%o, %o1, %os, %os1, %a, %a1, %a2, %t, %t2, %ts, %ts2) {opName = "foo.bar", attributeValueNames = ["a", "b c", "d"], operandSegmentSizes = array<i32: 4, 3, 4>, foo} : (!pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.attribute, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type, !pdl.range<type>, !pdl.range<type>) -> !pdl.operation
  %r = "pdl.result"(%op) {index = 1 : i32, foo} : (!pdl.operation) -> !pdl.value
  %rs = "pdl.results"(%op) : (!pdl.operation) -> !pdl.range<value>
  %rs1 = "pdl.results"(%op) {index = 1 : i32}: (!pdl.operation) -> !pdl.range<value>
  %rs2 = "pdl.results"(%op) {index = 1 : i32}: (!pdl.operation) -> !pdl.value
  %op2 = "pdl.operation"(%r) {attributeValueNames = [], operandSegmentSizes = array<i32: 1, 0, 0>} : (!pdl.value) -> !pdl.operation
  %op3 = "pdl.operation"(%rs, %rs1, %rs2) {attributeValueNames = [], operandSegmentSizes = array<i32: 3, 0, 0>} : (!pdl.range<value>, !pdl.range<value>, !pdl.value) -> !pdl.operation
  "pdl.apply_native_constraint"(%op, %a, %op3) {name = "c"} : (!pdl.operation, !pdl.attribute, !pdl.operation) -> ()
  %x:2 = "pdl.apply_native_constraint"(%op, %a) {name = "c", isNegated = true, foo} : (!pdl.operation, !pdl.attribute) -> (!pdl.type, !pdl.attribute)
  "pdl.rewrite"(%op) ({
    %n = "pdl.operation"() {opName = "foo.op", attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>} : () -> !pdl.operation
    %na = "pdl.attribute"() {value = 3 : i32} : () -> !pdl.attribute
    %e = "pdl.range"() : () -> !pdl.range<type>
    %e1 = "pdl.range"(%t, %ts) {foo}: (!pdl.type, !pdl.range<type>) -> !pdl.range<type>
    %e2 = "pdl.range"(%r, %rs) : (!pdl.value, !pdl.range<value>) -> !pdl.range<value>
    "pdl.apply_native_rewrite"(%op) {name = "r"} : (!pdl.operation) -> ()
    %y:2 = "pdl.apply_native_rewrite"() {name = "r", foo} : () -> (!pdl.operation, !pdl.type)
    "pdl.replace"(%op, %r) {operandSegmentSizes = array<i32: 1, 0, 1>} : (!pdl.operation, !pdl.value) -> ()
    "pdl.replace"(%op) {operandSegmentSizes = array<i32: 1, 0, 0>} : (!pdl.operation) -> ()
    "pdl.replace"(%op, %op2) {operandSegmentSizes = array<i32: 1, 1, 0>, foo} : (!pdl.operation, !pdl.operation) -> ()
    "pdl.erase"(%op) {foo} : (!pdl.operation) -> ()
  }) {operandSegmentSizes = array<i32: 1, 0>} : (!pdl.operation) -> ()
}) {benefit = 1 : i16, sym_name = "x", foo} : () -> ()
"pdl.pattern"() ({
  %op = "pdl.operation"() {attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>} : () -> !pdl.operation
  "pdl.rewrite"(%op) ({}) {operandSegmentSizes = array<i32: 0, 1>, name = "rewriter", foo} : (!pdl.operation) -> ()
}) {benefit = 10 : i16} : () -> ()
pdl.pattern : benefit(0) {
  %op = operation "a.b"
  rewrite %op with "r"
}
pdl.pattern @named : benefit(3) attributes {foo} {
  %op = pdl.operation "x.y"
  rewrite %op { erase %op
  }
}
