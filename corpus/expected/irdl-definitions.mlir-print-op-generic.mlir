"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "cmath"}> ({
    "irdl.type"() <{sym_name = "singleton"}> ({
    ^bb0:
    }) : () -> ()
    "irdl.type"() <{sym_name = "complex"}> ({
      %17 = "irdl.is"() <{expected = f32}> : () -> !irdl.attribute
      %18 = "irdl.is"() <{expected = f64}> : () -> !irdl.attribute
      %19 = "irdl.any_of"(%17, %18) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.parameters"(%19) <{names = ["elem"]}> : (!irdl.attribute) -> ()
    }) {doc.summary = "a number"} : () -> ()
    "irdl.type"() <{sym_name = "!sigil"}> ({
    ^bb0:
    }) : () -> ()
    "irdl.attribute"() <{sym_name = "unit"}> ({
      %12 = "irdl.is"() <{expected = "foo"}> : () -> !irdl.attribute
      %13 = "irdl.base"() <{base_name = "!builtin.integer"}> : () -> !irdl.attribute
      %14 = "irdl.base"() <{base_ref = @cmath::@singleton}> : () -> !irdl.attribute
      %15 = "irdl.base"() <{base_name = "#builtin.integer"}> : () -> !irdl.attribute
      %16 = "irdl.c_pred"() <{pred = "::llvm::isa<::mlir::IntegerAttr>($_self)"}> {doc.unused} : () -> !irdl.attribute
      "irdl.parameters"(%12, %13, %14, %16, %15) <{names = ["word", "bar", "baz", "q", "r"]}> {doc.parameters} : (!irdl.attribute, !irdl.attribute, !irdl.attribute, !irdl.attribute, !irdl.attribute) -> ()
    }) : () -> ()
    "irdl.operation"() <{sym_name = "norm"}> ({
      %8 = "irdl.any"() : () -> !irdl.attribute
      %9 = "irdl.parametric"(%8) <{base_type = @cmath::@complex}> : (!irdl.attribute) -> !irdl.attribute
      %10 = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
      %11 = "irdl.parametric"(%10) <{base_type = @cmath::@complex}> : (!irdl.attribute) -> !irdl.attribute
      "irdl.operands"(%9) <{names = ["in"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.results"(%8) <{names = ["out"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) : () -> ()
    "irdl.operation"() <{sym_name = "everything"}> ({
      %0 = "irdl.any"() {doc.any} : () -> !irdl.attribute
      %1 = "irdl.parametric"(%0) <{base_type = @cmath::@complex}> {doc.parametric} : (!irdl.attribute) -> !irdl.attribute
      %2 = "irdl.any_of"(%0, %1) {doc.any_of} : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      %3 = "irdl.all_of"(%0, %1, %2) : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.operands"(%0, %1, %2) <{names = ["a", "b", "c"], variadicity = #irdl<variadicity_array[ single,  optional,  variadic]>}> {doc.operands} : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> ()
      "irdl.results"(%3) <{names = ["d"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%0, %1) <{attributeValueNames = ["attr1", "attr2"]}> {doc.attributes} : (!irdl.attribute, !irdl.attribute) -> ()
      %4 = "irdl.region"() : () -> !irdl.region
      %5 = "irdl.region"() <{constrainedArguments}> : () -> !irdl.region
      %6 = "irdl.region"(%0, %1) <{constrainedArguments, numberOfBlocks = 3 : i32}> {doc.region} : (!irdl.attribute, !irdl.attribute) -> !irdl.region
      %7 = "irdl.region"() <{numberOfBlocks = 1 : i32}> : () -> !irdl.region
      "irdl.regions"(%4, %5, %6, %7) <{names = ["e", "f", "g", "h"]}> : (!irdl.region, !irdl.region, !irdl.region, !irdl.region) -> ()
    }) : () -> ()
    "irdl.operation"() <{sym_name = "nothing"}> ({
      "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[]>}> : () -> ()
      "irdl.results"() <{names = [], variadicity = #irdl<variadicity_array[]>}> : () -> ()
      "irdl.attributes"() <{attributeValueNames = []}> : () -> ()
      "irdl.regions"() <{names = []}> : () -> ()
    }) : () -> ()
  }) {cmath.version = 1 : i64} : () -> ()
  "irdl.dialect"() <{sym_name = "empty"}> ({
  ^bb0:
  }) : () -> ()
  "irdl.dialect"() <{sym_name = "empty_too"}> ({
  ^bb0:
  }) : () -> ()
  "func.func"() <{function_type = (!irdl.attribute, !irdl.region) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) {x.a = #irdl<variadicity optional>, x.b = #irdl<variadicity_array[]>, x.c = #irdl<variadicity_array[ single,  variadic]>} : () -> ()
}) : () -> ()

