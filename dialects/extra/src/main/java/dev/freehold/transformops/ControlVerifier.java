// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import java.util.List;

/** What must hold of transformations in regions: handles come in and go out with the types that were agreed on. */
final class ControlVerifier {
  private ControlVerifier() {}

  static void alternatives(Op op, Checker check) {
    begins(op, check);
    for (int i = 0; i < op.regionCount() && !check.failed(); i++) {
      Op end = op.region(i).entryBlock().lastOp();
      if (types(end).equals(op.resultTypes())) continue;
      check.error("expects terminator operands to have the same type as results of the operation").note(end.location(), "terminator");
    }
  }

  static void sequence(Op op, Checker check) {
    begins(op, check);
    if (check.failed()) return;
    if (op.operandSegment("root").isEmpty() && !op.operandSegment("extra_bindings").isEmpty()) {
      check.error("does not expect extra operands when used as top-level");
      return;
    }
    Block body = op.region().entryBlock();
    for (Op child : body) {
      if (child == body.last() || isTransformation(child)) continue;
      check.error("expected children ops to implement TransformOpInterface").note(child.location(), "op without interface");
      return;
    }
    if (types(body.lastOp()).equals(op.resultTypes())) return;
    check.error("expects the types of the terminator operands to match the types of the result").note(body.lastOp().location(), "terminator");
  }

  /** A {@code with_pdl_patterns} has patterns and one list of transformations. */
  static void withPatterns(Op op, Checker check) {
    begins(op, check);
    if (check.failed()) return;
    Op list = null;
    for (Op child = op.region().entryBlock().first(); child != null; child = child.next()) {
      if (child.name().equals("pdl.pattern")) continue;
      if (!mayBeOutermost(child)) {
        check.error("expects only pattern and top-level transform ops in its body").note(child.location(), "offending op");
        return;
      }
      if (list != null) {
        check.error("expects only one non-pattern op in its body").note(list.location(), "first non-pattern op")
            .note(child.location(), "second non-pattern op");
        return;
      }
      list = child;
    }
    if (list == null) check.error("expects at least one non-pattern op");
  }

  /** The body starts with a handle for what is transformed, which an operation within another one is given. */
  private static void begins(Op op, Checker check) {
    if (op.regionCount() == 0) {
      check.error("expects at least one region");
      return;
    }
    Region region = op.region();
    List<? extends Value> arguments = region.isEmpty() ? List.of() : region.entryBlock().arguments();
    if (arguments.isEmpty()) {
      check.error("expects the entry block to have at least one argument");
      return;
    }
    if (!TransformSets.isHandle(arguments.getFirst().type())) {
      check.error("expects the first entry block argument to be of type implementing TransformHandleTypeInterface");
      return;
    }
    for (int i = 1; i < arguments.size(); i++) {
      if (TransformSets.ANY.contains(arguments.get(i).type())) continue;
      check.error("expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, "
          + "TransformValueHandleTypeInterface or TransformParamTypeInterface").note(op.location(), "argument #" + i + " does not");
      return;
    }
    given(op, arguments, check);
  }

  private static void given(Op op, List<? extends Value> arguments, Checker check) {
    Op around = op.parentOp();
    while (around != null && !mayBeOutermost(around)) around = around.parentOp();
    if (around != null && arguments.size() != op.operandCount()) {
      check.error("expects operands to be provided for a nested op").note(around.location(), "nested in another possible top-level op");
    }
    for (int i = 0; i < op.operandCount() && i < arguments.size() && !check.failed(); i++) {
      boolean fits = op.operand(i).type().equals(arguments.get(i).type());
      if (!fits) check.error("expects the type of the block argument to match the type of the operand");
    }
  }

  private static boolean mayBeOutermost(Op op) {
    return op instanceof SequenceOp || op instanceof WithPatternsOp || op instanceof ApartOp;
  }

  private static boolean isTransformation(Op op) {
    return op.name().startsWith("transform.") && !isPattern(op) && !isConversion(op) && !isConverter(op);
  }

  static void foreach(Op op, Checker check) {
    Block body = op.region().entryBlock();
    String fault = null;
    if (body.argumentCount() != op.operandCount()) {
      fault = "expects the same number of targets as the body has block arguments";
    } else if (!types(op).equals(body.arguments().stream().map(Value::type).toList())) {
      fault = "expects co-indexed targets and the body's block arguments to have the same op/value/param type";
    } else if (op.resultCount() != body.lastOp().operandCount()) {
      fault = "expects the same number of results as the yield terminator has operands";
    } else if (!op.resultTypes().equals(types(body.lastOp()))) {
      fault = "expects co-indexed results and yield operands to have the same op/value/param type";
    }
    if (fault != null) check.error(fault);
  }

  static void foreachMatch(Op op, Checker check) {
    int matchers = op.attr("matchers", ArrayAttr.class).size();
    if (matchers != op.attr("actions", ArrayAttr.class).size()) check.error("expected the same number of matchers and actions");
    else if (matchers == 0) check.error("expected at least one match/action pair");
  }

  static void patterns(Op op, Checker check) {
    Op wrong = op.region().isEmpty() ? null : op.region().entryBlock().first();
    while (wrong != null && isPattern(wrong)) wrong = wrong.next();
    if (wrong != null) check.error("expected children ops to implement PatternDescriptorOpInterface").note(wrong.location(), "op without interface");
  }

  static void conversions(Op op, Checker check) {
    if (op.regionCount() > 2) {
      check.error("expected 1 or 2 regions");
      return;
    }
    Op wrong = op.region().isEmpty() ? null : op.region().entryBlock().first();
    while (wrong != null && isConversion(wrong)) wrong = wrong.next();
    if (wrong != null) {
      check.error("expected pattern children ops to implement ConversionPatternDescriptorOpInterface").note(wrong.location(), "op without interface");
      return;
    }
    if (op.regionCount() == 1) return;
    Block converters = op.region(1).first();
    if (converters == null || converters.isEmpty() || converters.first() != converters.last()) {
      check.error("expected exactly one op in default type converter region");
    } else if (!isConverter(converters.firstOp())) {
      check.error("expected default converter child op to implement TypeConverterBuilderOpInterface")
          .note(converters.firstOp().location(), "op without interface");
    }
  }

  private static boolean isPattern(Op op) {
    return op.name().startsWith("transform.apply_patterns.");
  }

  private static boolean isConverter(Op op) {
    return op.name().endsWith("_type_converter") || op.name().startsWith("transform.type_conversion.");
  }

  private static boolean isConversion(Op op) {
    return op.name().startsWith("transform.apply_conversion_patterns.") && !isConverter(op);
  }

  private static List<Type> types(Op op) {
    return op.operands().stream().map(Value::type).toList();
  }
}
