// RUN: freehold-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

func.func @operands_of_two_types(%a: i32, %b: i64) {
  // expected-error@below {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @integer_operation_on_float(%a: f32) {
  // expected-error@below {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %a, %a : f32
  return
}

// -----

func.func @float_operation_on_integer(%a: i32) {
  // expected-error@below {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.addf %a, %a : i32
  return
}

// -----

func.func @integer_with_sign(%a: si32) {
  // expected-error@below {{'arith.addi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.addi %a, %a : si32
  return
}

// -----

func.func @constant_with_sign() {
  // expected-error@below {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 5 : si32
  return
}

// -----

func.func @constant_of_other_type() {
  // expected-error@below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = 5 : i32}> : () -> i64
  return
}

// -----

func.func @constant_without_number() {
  // expected-error@below {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = "arith.constant"() <{value = "text"}> : () -> none
  return
}

// -----

func.func @constant_of_string() {
  // expected-error@below {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "text"
  return
}

// -----

func.func @constant_without_value() {
  // expected-error@below {{'arith.constant' op requires attribute 'value'}}
  %0 = "arith.constant"() : () -> i32
  return
}

// -----

func.func @constant_of_scalable_vector() {
  // expected-error@below {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<[4]xi32>
  return
}

// -----

func.func @extension_to_the_same_width(%a: i32) {
  // expected-error@below {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extsi %a : i32 to i32
  return
}

// -----

func.func @extension_to_a_smaller_width(%a: i32) {
  // expected-error@below {{'arith.extui' op operand type 'i32' and result type 'i8' are cast incompatible}}
  %0 = arith.extui %a : i32 to i8
  return
}

// -----

func.func @truncation_to_a_larger_width(%a: i32) {
  // expected-error@below {{'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.trunci %a : i32 to i64
  return
}

// -----

func.func @float_extension_to_a_smaller_width(%a: f32) {
  // expected-error@below {{'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible}}
  %0 = arith.extf %a : f32 to f16
  return
}

// -----

func.func @float_truncation_to_the_same_width(%a: f16) {
  // expected-error@below {{'arith.truncf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.truncf %a : f16 to bf16
  return
}

// -----

func.func @cast_of_index(%a: index) {
  // expected-error@below {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.sitofp %a : index to f32
  return
}

// -----

func.func @index_cast_of_two_integers(%a: i32) {
  // expected-error@below {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @index_cast_of_two_indices(%a: index) {
  // expected-error@below {{'arith.index_castui' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_castui %a : index to index
  return
}

// -----

func.func @index_cast_of_float(%a: f32) {
  // expected-error@below {{'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_cast %a : f32 to index
  return
}

// -----

func.func @bitcast_to_other_width(%a: f32) {
  // expected-error@below {{'arith.bitcast' op operand type 'f32' and result type 'i64' are cast incompatible}}
  %0 = arith.bitcast %a : f32 to i64
  return
}

// -----

func.func @bitcast_of_index(%a: index) {
  // expected-error@below {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
  %0 = arith.bitcast %a : index to i64
  return
}

// -----

func.func @cast_between_ranks(%a: tensor<2xi8>) {
  // expected-error@below {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<2xi8> to tensor<2x1xi32>
  return
}

// -----

func.func @cast_between_sizes(%a: tensor<2xi8>) {
  // expected-error@below {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<2xi8> to tensor<3xi32>
  return
}

// -----

// Sizes that may be the same do not suffice.
func.func @cast_to_unknown_size(%a: tensor<2xi8>) {
  // expected-error@below {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<2xi8> to tensor<?xi32>
  return
}

// -----

func.func @cast_of_unranked_tensor(%a: tensor<*xi8>) {
  // expected-error@below {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<*xi8> to tensor<*xi32>
  return
}

// -----

func.func @cast_between_encodings(%a: tensor<2xi8, "row">) {
  // expected-error@below {{'arith.extsi' op operand type 'tensor<2xi8, "row">' and result type 'tensor<2xi32, "column">' are cast incompatible}}
  %0 = arith.extsi %a : tensor<2xi8, "row"> to tensor<2xi32, "column">
  return
}

// -----

func.func @cast_from_vector_to_tensor(%a: vector<2xi8>) {
  // expected-error@below {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : vector<2xi8> to tensor<2xi32>
  return
}

// -----

func.func @cast_from_scalar_to_vector(%a: i8) {
  // expected-error@below {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = arith.extsi %a : i8 to vector<2xi32>
  return
}

// -----

func.func @scaling_extension_to_a_smaller_width(%a: f32, %scale: f32) {
  // expected-error@below {{'arith.scaling_extf' op operand types 'f32', 'f32' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_extf %a, %scale : f32, f32 to f16
  return
}

// -----

func.func @scaling_truncation_to_a_larger_width(%a: f16, %scale: f16) {
  // expected-error@below {{'arith.scaling_truncf' op operand types 'f16', 'f16' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %scale : f16, f16 to f32
  return
}

// -----

func.func @scaling_extension_to_other_shape(%a: vector<2xf16>, %scale: vector<2xf16>) {
  // expected-error@below {{'arith.scaling_extf' op operand types 'vector<2xf16>', 'vector<2xf16>' and result type 'vector<3xf32>' are cast incompatible}}
  %0 = arith.scaling_extf %a, %scale : vector<2xf16>, vector<2xf16> to vector<3xf32>
  return
}

// -----

func.func @comparison_with_unknown_predicate(%a: i32) {
  // expected-error@below {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi lt, %a, %a : i32
  return
}

// -----

func.func @comparison_with_number_out_of_range(%a: i32) {
  // expected-error@below {{invalid properties {predicate = 10 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 10 : i64}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 10 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @comparison_of_floats_as_integers(%a: f32) {
  // expected-error@below {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  %0 = arith.cmpi eq, %a, %a : f32
  return
}

// -----

func.func @comparison_of_integers_as_floats(%a: i32) {
  // expected-error@below {{custom op 'arith.cmpf' 'lhs' must be floating-point-like, but got 'i32'}}
  %0 = arith.cmpf oeq, %a, %a : i32
  return
}

// -----

func.func @comparison_of_two_types(%a: i32, %b: i64) {
  // expected-error@below {{'arith.cmpi' op requires all operands to have the same type}}
  %0 = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (i32, i64) -> i1
  return
}

// -----

func.func @comparison_to_other_shape(%a: vector<2xi32>) {
  // expected-error@below {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (vector<2xi32>, vector<2xi32>) -> vector<3xi1>
  return
}

// -----

func.func @comparison_to_integer(%a: i32) {
  // expected-error@below {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (i32, i32) -> i32
  return
}

// -----

func.func @selection_of_two_types(%c: i1, %a: i32, %b: i64) {
  // expected-error@below {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}

// -----

func.func @selection_by_other_shape(%c: vector<3xi1>, %a: vector<2xi32>) {
  // expected-error@below {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : vector<3xi1>, vector<2xi32>
  return
}

// -----

func.func @selection_of_vector_by_tensor(%c: tensor<2xi1>, %a: vector<2xi32>) {
  // expected-error@below {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %a, %a : tensor<2xi1>, vector<2xi32>
  return
}

// -----

func.func @selection_by_integer(%c: i8, %a: i32) {
  // expected-error@below {{'arith.select' op operand #0 must be bool-like, but got 'i8'}}
  %0 = "arith.select"(%c, %a, %a) : (i8, i32, i32) -> i32
  return
}

// -----

func.func @unknown_overflow_flag(%a: i32) {
  // expected-error@below {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error@below {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<often> : i32
  return
}

// -----

func.func @unknown_fastmath_flag(%a: f32) {
  // expected-error@below {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error@below {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.addf %a, %a fastmath<slow> : f32
  return
}

// -----

func.func @flag_without_end(%a: f32) {
  // expected-error@below {{expected '>'}}
  %0 = arith.addf %a, %a fastmath<nnan : f32
  return
}

// -----

func.func @unknown_rounding_mode(%a: f64) {
  // expected-error@below {{expected ':'}}
  %0 = arith.truncf %a sideways : f64 to f32
  return
}

// -----

func.func @unknown_attribute() {
  // expected-error@below {{unknown attribute `speed` in dialect `arith`}}
  "test.op"() {a = #arith.speed<fast>} : () -> ()
  return
}

// -----

func.func @extended_of_two_types(%a: i32, %b: i64) {
  // expected-error@below {{'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %0:2 = "arith.mulsi_extended"(%a, %b) : (i32, i64) -> (i32, i32)
  return
}

// -----

func.func @extended_with_other_carry(%a: i32) {
  // expected-error@below {{'arith.addui_extended' op result #1 must be bool-like, but got 'i8'}}
  %0:2 = arith.addui_extended %a, %a : i32, i8
  return
}
