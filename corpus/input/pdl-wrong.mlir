// What operations of both dialects refuse.
pdl.pattern : benefit(1) {
  rewrite with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %op2 = operation "a.b"
  rewrite with "r"(%op, %op2 : !pdl.operation, !pdl.operation)
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  "test.foo"() : () -> ()
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(-1) {
  %op = operation "a.b"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op with "r" { erase %op }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  "pdl.rewrite"(%op, %op) ({
    erase %op
  }) {operandSegmentSizes = array<i32: 1, 1>} : (!pdl.operation, !pdl.operation) -> ()
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    ^bb0(%a: i32):
     erase %op
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %x = operation
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %a = attribute
  }
}
// -----
pdl.pattern : benefit(1) {
  %t = type
  %a = attribute : %t = 3 : i32
  %op = operation "a.b" {"x" = %a}
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %t = type
  %op = operation "a.b"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %ts = types
  %op = operation "a.b"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %a = attribute
  %op = operation "a.b"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  apply_native_constraint "x"( : )
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  "pdl.apply_native_constraint"() {name = "c"} : () -> ()
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %x = "pdl.apply_native_constraint"(%op) {name = "c"} : (!pdl.operation) -> !pdl.operation
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    apply_native_rewrite "x"
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %v = "pdl.results"(%op) : (!pdl.operation) -> !pdl.value
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %v = result 0 of %op
  rewrite %op {
    "pdl.replace"(%op, %op, %v) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %v = "pdl.range"(%op) : (!pdl.operation) -> !pdl.range<value>
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %v = result 0 of %op
  rewrite %op {
    %vv = "pdl.range"(%v) : (!pdl.value) -> !pdl.range<type>
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %v = result 0 of %op
  rewrite %op {
    %vv = range %v : !pdl.value -> !pdl.range<type>
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %v = result 0 of %op
  rewrite %op {
    %vv = range
  }
}
// -----
pdl.pattern : benefit(1) {
  %a = attribute
  %op = "pdl.operation"(%a) {attributeValueNames = [], operandSegmentSizes = array<i32: 0, 1, 0>} : (!pdl.attribute) -> !pdl.operation
  rewrite %op with "r"
}
// -----
pdl.erase
// -----
func.func @x(%a: !pdl.operation) {
  pdl.erase %a
  return
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %o = operand
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %v = results 0 of %op
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %v = results 0 of %op -> i32
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b" { a = %op }
  rewrite %op with "r"
}
// -----
pdl_interp.func @a() {
  pdl_interp.continue
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>) {
  "pdl_interp.foreach"(%a)[^bb2] ({
  ^bb0(%z: !pdl.operation):
    "pdl_interp.continue"() {foo} : () -> ()
  }) {foo} : (!pdl.range<value>) -> ()
^bb2:
  pdl_interp.finalize
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>) {
  "pdl_interp.foreach"(%a)[^bb2] ({
  ^bb0(%z: !pdl.value, %y : !pdl.value):
    "pdl_interp.continue"() {foo} : () -> ()
  }) {foo} : (!pdl.range<value>) -> ()
^bb2:
  pdl_interp.finalize
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>) {
  "pdl_interp.foreach"(%a)[^bb2] ({
  }) {foo} : (!pdl.range<value>) -> ()
^bb2:
  pdl_interp.finalize
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>, %at : !pdl.attribute, %o: !pdl.operation, %t : !pdl.type) {
  pdl_interp.switch_operand_count of %o to dense<[1, 2]> : tensor<2xi32>(^bb1) -> ^bb2
^bb1:
  pdl_interp.finalize
^bb2:
  pdl_interp.finalize
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>, %at : !pdl.attribute, %o: !pdl.operation, %t : !pdl.type) {
  %0 = pdl_interp.create_operation "a.b"  {"a" = %at} -> <inferred>
  pdl_interp.finalize
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>, %at : !pdl.attribute, %o: !pdl.operation, %t : !pdl.type) {
  %0 = pdl_interp.create_range %a, %at : !pdl.range<value>, !pdl.attribute
  pdl_interp.finalize
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>, %at : !pdl.attribute, %o: !pdl.operation, %t : !pdl.type) {
  pdl_interp.foreach %x : !pdl.value in %a {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.foreach %x : i32 in %a {
    pdl_interp.continue
  } -> ^bb2
^bb2:
  pdl_interp.finalize
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>, %at : !pdl.attribute, %o: !pdl.operation, %t : !pdl.type) {
  %0 = pdl_interp.extract 1 of %a : !pdl.type
  pdl_interp.finalize
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>, %at : !pdl.attribute, %o: !pdl.operation, %t : !pdl.type) {
  %0 = pdl_interp.extract -1 of %a : !pdl.value
  pdl_interp.finalize
}
// -----
pdl_interp.func @a(%a: !pdl.range<value>, %at : !pdl.attribute, %o: !pdl.operation, %t : !pdl.type) {
  %0 = pdl_interp.get_value_type of %a : !pdl.type
  pdl_interp.finalize
}
// -----
pdl_interp.func private @a(%a: !pdl.range<value>)
// -----
pdl_interp.func @a(%a: !pdl.range<value>, %at : !pdl.attribute, %o: !pdl.operation, %t : !pdl.type) {
  pdl_interp.are_equal %a, %a : !pdl.range<value> -> ^bb1, ^bb1
^bb1:
  pdl_interp.are_equal %a, %a : !pdl.range<value> -> ^bb1
}
