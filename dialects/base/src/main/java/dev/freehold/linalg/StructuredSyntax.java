// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.ParseStop;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The text that all structured operations have: {@code ins(%a : t) outs(%b : t)}. */
final class StructuredSyntax {
  private StructuredSyntax() {}

  /** What has been read of an operation. The properties, which may be null, are set when all else is there: no body depends on them. */
  record Parts(@Nullable DictAttr properties, List<Value> inits) {
    void setProperties(OpParser p, OpState<?> state) {
      if (properties == null) return;
      int sizes = state.def().operandSegmentsProperty();
      boolean complete = sizes < 0 || properties.get(OpDef.OPERAND_SEGMENTS) != null;
      p.properties(state,
          complete ? properties : properties.with(OpDef.OPERAND_SEGMENTS, Objects.requireNonNull(state.prop(sizes), "set with the operands")));
    }

    /** Each tensor that is computed into has a result. */
    void addResults(OpState<?> state) {
      for (Value init : inits) {
        if (init.type() instanceof TensorType tensor) state.results(tensor);
      }
    }
  }

  /** Reads {@code <{…}> {…} ins(…) outs(…)}, each of which may be absent. */
  static Parts parseParameters(OpParser p, OpState<?> state) {
    DictAttr properties = null;
    if (p.accept("<")) {
      properties = p.attribute(DictAttr.class, null);
      p.expect(">");
    }
    int loc = p.loc();
    DictAttr attrs = p.optionalAttrDict();
    List<Value> inits = parseOperands(p, state);
    if (properties == null) p.addFittingAttrs(state, attrs, loc);
    else p.addAttrs(state, attrs);
    return new Parts(properties, inits);
  }

  /** A required attribute; reports where it is missing. */
  static Attribute attribute(OpParser p, String missing) {
    try {
      return p.attribute();
    } catch (ParseStop stop) {
      throw stop.and(p.error(missing));
    }
  }

  /** Reads {@code ins(…) outs(…)}, records how many there are of each, and returns the latter. */
  private static List<Value> parseOperands(OpParser p, OpState<?> state) {
    List<Value> inputs = typedOperands("ins", p);
    List<Value> inits = typedOperands("outs", p);
    state.operands(inputs).operands(inits);
    if (state.def().operandSegmentsProperty() >= 0) {
      state.prop(state.def().operandSegmentsProperty(), DenseArrayAttr.i32(inputs.size(), inits.size()));
    }
    return inits;
  }

  private static List<Value> typedOperands(String keyword, OpParser p) {
    if (!p.accept(keyword)) return List.of();
    int before = p.loc();
    p.expect("(");
    int loc = keyword.equals("ins") ? p.loc() : before;
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    p.expect(")");
    return p.resolve(operands, types, loc);
  }

  /** Reads more attributes and the results, and adds the body that the name of the operation implies, which takes an element of each of so many operands. */
  static void parseEnd(OpParser p, OpState<?> state, int operands, Body body, int loc) {
    p.attrDict(state);
    state.results(p.optionalArrowTypeList());
    int given = state.operands().size();
    if (given != operands) {
      throw p.error(p.loc(), "[parseNamedStructuredOpRegion] ods-gen generated region expects " + operands + " args, got " + given);
    }
    try {
      state.regions(BodyBuilder.build(body, state, p.registry(), p::warning));
    } catch (BodyBuilder.Unsupported unsupported) {
      throw p.error(loc, unsupported.getMessage());
    }
  }

  static void printOperands(StructuredOp op, OpPrinter out) {
    printOperands(" ins(", op.inputs(), out);
    printOperands(" outs(", op.inits(), out);
  }

  private static void printOperands(String prefix, OperandRange operands, OpPrinter out) {
    if (operands.isEmpty()) return;
    out.text(prefix).operands(operands).text(" : ").typesOf(operands).text(")");
  }

  /** The types of the elements that the body gets. */
  static List<Type> elementTypes(List<Value> operands) {
    List<Type> types = new ArrayList<>(operands.size());
    for (Value operand : operands) types.add(StructuredOp.elementOf(operand.type()));
    return types;
  }

  /** All attributes but those that the text shows elsewhere. */
  static String[] hidden(Op op, String... more) {
    List<String> names = new ArrayList<>(List.of(more));
    names.add(OpDef.OPERAND_SEGMENTS);
    if (op instanceof NamedOp || op instanceof ContractionOp product && product.hasUsualMaps()) names.add(NamedOp.MEMOIZED_MAPS);
    return names.toArray(String[]::new);
  }
}
