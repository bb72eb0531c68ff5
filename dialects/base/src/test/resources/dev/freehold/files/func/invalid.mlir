// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func private @callee(i32) -> i32

func.func @few_operands() {
  // expected-error@below {{'func.call' op incorrect number of operands for callee}}
  %0 = call @callee() : () -> i32
  return
}

// -----

func.func private @callee(i32) -> i32

func.func @operand_of_other_type(%a: i64) {
  // expected-error@below {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = call @callee(%a) : (i64) -> i32
  return
}

// -----

func.func private @callee(i32) -> i32

func.func @few_results(%a: i32) {
  // expected-error@below {{'func.call' op incorrect number of results for callee}}
  call @callee(%a) : (i32) -> ()
  return
}

// -----

func.func private @callee(i32) -> (i32, i64)

func.func @result_of_other_type(%a: i32) {
  // expected-error@below {{'func.call' op result type mismatch at index 1}}
  // expected-note@below {{      op result types: 'i32', 'i32'}}
  // expected-note@below {{function result types: 'i32', 'i64'}}
  %0:2 = call @callee(%a) : (i32) -> (i32, i32)
  return
}

// -----

func.func @unknown_callee() {
  // expected-error@below {{'func.call' op 'nobody' does not reference a valid function}}
  call @nobody() : () -> ()
  return
}

// -----

module @callee {}

func.func @callee_is_module() {
  // expected-error@below {{'func.call' op 'callee' does not reference a valid function}}
  call @callee() : () -> ()
  return
}

// -----

func.func @unknown_constant() {
  // expected-error@below {{'func.constant' op reference to undefined function 'nobody'}}
  %0 = constant @nobody : () -> ()
  return
}

// -----

func.func private @callee(i32) -> i32

func.func @constant_of_other_type() {
  // expected-error@below {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @callee : () -> i32
  return
}

// -----

func.func @constant_that_is_no_function() {
  // expected-error@below {{'func.constant' op reference to function with mismatched type}}
  %0 = "func.constant"() <{value = @constant_that_is_no_function}> : () -> i32
  return
}

// -----

func.func @indirect_call_with_other_operands(%f: (i32) -> i32, %a: i64) {
  // expected-error@below {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  %0 = "func.call_indirect"(%f, %a) : ((i32) -> i32, i64) -> i32
  return
}

// -----

func.func @indirect_call_with_other_results(%f: (i32) -> i32, %a: i32) {
  // expected-error@below {{'func.call_indirect' op failed to verify that callee result types match result types}}
  "func.call_indirect"(%f, %a) : ((i32) -> i32, i32) -> ()
  return
}

// -----

func.func @returns_too_little() -> i32 {
  // expected-error@below {{'func.return' op has 0 operands, but enclosing function (@returns_too_little) returns 1}}
  return
}

// -----

func.func @returns_other_type(%a: i64) -> i32 {
  // expected-error@below {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @returns_other_type}}
  return %a : i64
}

// -----

module {
  // expected-error@below {{'func.return' op expects parent op 'func.func'}}
  func.return
}

// -----

// expected-error@below {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @inferred_attribute() attributes {sym_name = "other"} {
  return
}

// -----

// expected-error@below {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @inferred_visibility() attributes {sym_visibility = "public"}

// -----

// expected-error@below {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @inferred_type() attributes {function_type = () -> ()} {
  return
}

// -----

// expected-error@below {{custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute list}}
func.func @attributes_twice(%a: i32 {llvm.noundef}) attributes {arg_attrs = [{}]} {
  return
}

// -----

// expected-error@below {{custom op 'func.func' expected non-empty function body}}
func.func @empty_body() {
}

// -----

// expected-error@below {{custom op 'func.func' expected SSA identifier}}
func.func @type_after_name(%a: i32, i32)

// -----

// expected-error@below {{custom op 'func.func' expected type instead of SSA identifier}}
func.func private @name_after_type(i32, %a: i32)

// -----

// expected-error@below {{expected non-function type}}
func.func private @variadic(i32, ...)

// -----

// expected-error@below {{expected '('}}
func.func private @no_arguments

// -----

// expected-error@below {{expected ')'}}
func.func private @results_without_end() -> (i32

// -----

// expected-error@below {{'func.func' op symbol declaration cannot have public visibility}}
func.func @public_declaration()

// -----

// expected-error@below {{'func.func' op entry block must have 0 arguments to match function signature}}
func.func @wrong_entry_arguments() {
^bb0(%a: i32):
  return
}

// -----

// expected-error@below {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> (), sym_name = "generic_entry_arguments"}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"func.func"() <{function_type = (i32) -> (), sym_name = "few_argument_attributes", sym_visibility = "private", arg_attrs = [{}, {}]}> ({
}) : () -> ()

// -----

// expected-error@below {{'func.func' op arguments may only have dialect attributes}}
func.func private @argument_attribute_without_dialect(i32 {name = "a"})

// -----

// expected-error@below {{'func.func' op results may only have dialect attributes}}
func.func private @result_attribute_without_dialect() -> (i32 {name = "a"})
