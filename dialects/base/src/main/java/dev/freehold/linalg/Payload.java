// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.arith.FastMathAttr;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The body of a map or a reduction, where the text may name its only operation: {@code { arith.addf }}. That gets the arguments of the
 * body in order, for a reduction the last one first.
 */
record Payload(boolean reduces) {
  static final TypeSet OPERANDS = TypeSets.RANKED_MEMREF.or(TypeSets.RANKED_TENSOR);

  private record Short(String name, DictAttr attrs) {}

  /** Reads all but the name: the operation in short, operands, what {@code own} reads, attributes, the body in full. */
  void parse(OpParser p, OpState<?> state, Runnable own) {
    Short body = p.accept("{") ? shortForm(p) : null;
    StructuredSyntax.Parts parts = StructuredSyntax.parseParameters(p, state);
    parts.addResults(state);
    own.run();
    p.attrDict(state);
    if (body == null) state.regions(p.region(p.argumentList(Delimiter.PAREN, true, false)));
    else if (state.operands().isEmpty()) state.regions(new Region());
    else addBody(p, state, body);
    parts.setProperties(p, state);
  }

  private static Short shortForm(OpParser p) {
    String name = p.expectKeyword("operation name");
    DictAttr attrs = p.optionalAttrDict();
    p.expect("}");
    return new Short(name, attrs);
  }

  private void addBody(OpParser p, OpState<?> state, Short body) {
    Region region = new Region();
    Rewriter rewriter = new Rewriter(p.registry());
    List<Type> elements = StructuredSyntax.elementTypes(state.operands());
    Block block = rewriter.createBlock(region, null, elements, Location.UNKNOWN);
    rewriter.atEnd(block).withLocation(state.location());
    OpDef<?> def = p.registry().opDef(body.name);
    OpState<?> payload = def.state().operands(operands(block)).results(elements.getLast()).attrs(body.attrs);
    rewriter.create(YieldOp.of(rewriter.create(payload).results()));
    state.regions(region);
  }

  private List<Value> operands(Block block) {
    List<Value> operands = new ArrayList<>(block.arguments());
    if (reduces) operands.addFirst(operands.removeLast());
    else operands.removeLast();
    return operands;
  }

  /** The operation that the short form names; null where the body must be written in full. */
  private @Nullable Op only(StructuredOp op) {
    Block body = op.body();
    if (body.first() == null || body.first().next() != body.last() || body.argumentCount() == 0) return null;
    Op payload = body.first();
    boolean fits = payload.operandCount() > 0 && payload.operands().equals(operands(body)) && payload.regionCount() == 0
        && body.lastOp().operands().equals(payload.results());
    return fits ? payload : null;
  }

  /** Prints all but the name; {@code own} is what is between the operands and the attributes. */
  void print(StructuredOp op, OpPrinter out, Runnable own, String... hidden) {
    Op payload = only(op);
    if (payload != null) printShort(payload, out);
    StructuredSyntax.printOperands(op, out);
    own.run();
    out.attrDict((Op) op, StructuredSyntax.hidden((Op) op, hidden));
    if (payload != null) return;
    out.indent(2).newline();
    out.text("(").list(op.body().arguments(), argument -> out.regionArgument(argument, true)).text(") ");
    out.region(((Op) op).region(), false, true).indent(-2);
  }

  private static void printShort(Op payload, OpPrinter out) {
    DictAttr attrs = payload.allAttrs();
    for (String name : payload.allAttrs().names()) {
      if (!FastMathAttr.NONE.equals(attrs.get(name))) continue;
      attrs = attrs.without(name);
      break;
    }
    out.text(" { " + payload.name()).attrs(attrs).text(" }");
  }
}
