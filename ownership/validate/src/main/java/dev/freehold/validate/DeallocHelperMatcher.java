// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.arith.CmpIOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.IfOp;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Recognizes the helper function of lowered deallocations, whatever its name: its body is written down in a normal form, in which
 * expressions are repeated where they are used, and compared. Given the addresses of buffers (0), of retained buffers (1) and the
 * conditions (2), it sets for each buffer whether to free it (3), and for each retained one whether somebody still has to (4). Of several names of one
 * buffer that are not retained, the helper of the reference asks the first alone, Freehold's the first whose condition holds.
 */
final class DeallocHelperMatcher {
  static final int ARGUMENTS = 5;

  private static final int LONGEST = 10_000;
  private static final String BODY = """
      for (0, dim(a1, 0), 1) [] {
        store false a4[i0]
      }
      for (0, dim(a0, 0), 1) [] {
        l0 = load a0[i1]
        l1 = load a2[i1]
        for (0, dim(a1, 0), 1) [true] {
          l2 = load a1[i2]
          if eq(l2, l0) {
            l3 = load a4[i2]
            store ori(l3, l1) a4[i2]
          }
          yield andi(c2.0, ne(l2, l0))
        }
      EARLIER
        store andi(r3.0, l1) a3[i1]
      }
      """;
  private static final String EARLIER = "EARLIER\n";
  private static final String EARLIER_NAME = """
        for (0, i1, 1) [r2.0] {
          l4 = load a0[i3]
          yield andi(c3.0, ne(l4, l0))
        }
      """;
  private static final String EARLIER_OWNER = """
        for (0, i1, 1) [r2.0] {
          l4 = load a0[i3]
          l5 = load a2[i3]
          yield andi(c3.0, ori(ne(l4, l0), xori(l5, true)))
        }
      """;

  private final StringBuilder text = new StringBuilder();
  private final Map<Value, String> names = new HashMap<>();
  private int loads;
  private int loops;

  private DeallocHelperMatcher() {}

  /** Which helper a function is; null if it is none. */
  static @Nullable DeallocHelper find(Op function) {
    if (!(function instanceof FunctionLike like) || like.isDeclaration() || !like.body().hasOneBlock()) return null;
    Block entry = like.body().entryBlock();
    if (entry.argumentCount() != ARGUMENTS) return null;
    DeallocHelperMatcher matcher = new DeallocHelperMatcher();
    for (int i = 0; i < ARGUMENTS; i++) matcher.names.put(entry.argument(i), "a" + i);
    for (Op op : entry) {
      if (op != entry.last()) matcher.statement(op, "");
    }
    String body = matcher.text.toString();
    if (body.equals(BODY.replace(EARLIER, EARLIER_NAME))) return DeallocHelper.FIRST_NAME;
    return body.equals(BODY.replace(EARLIER, EARLIER_OWNER)) ? DeallocHelper.FIRST_OWNER : null;
  }

  private void statement(Op op, String indent) {
    if (text.length() > LONGEST) return;
    switch (op) {
      case LoadOp load when load.indices().size() == 1 -> {
        String name = "l" + loads++;
        text.append(indent).append(name).append(" = load ").append(element(load.memref(), load.indices().getFirst())).append('\n');
        names.put(load.result(), name);
      }
      case StoreOp store when store.indices().size() == 1 -> text.append(indent).append("store ").append(expression(store.value(), 0)).append(' ')
          .append(element(store.memref(), store.indices().getFirst())).append('\n');
      case IfOp branch when branch.resultCount() == 0 && branch.elseRegion().isEmpty() -> {
        text.append(indent).append("if ").append(expression(branch.condition(), 0)).append(" {\n");
        body(branch.thenRegion().entryBlock(), indent);
      }
      case ForOp loop -> loop(loop, indent);
      default -> {
        if (!op.def().hasNoMemoryEffect() || op.regionCount() > 0) text.append(op.name()).append('\n');
      }
    }
  }

  private void loop(ForOp loop, String indent) {
    int number = loops++;
    text.append(indent).append("for (").append(expression(loop.lowerBound(), 0)).append(", ").append(expression(loop.upperBound(), 0));
    text.append(", ").append(expression(loop.step(), 0)).append(") [");
    names.put(loop.inductionVariable(), "i" + number);
    for (int i = 0; i < loop.initArgs().size(); i++) {
      text.append(i == 0 ? "" : ", ").append(expression(loop.initArgs().get(i), 0));
      names.put(loop.iterationArguments().get(i), "c" + number + "." + i);
      names.put(loop.result(i), "r" + number + "." + i);
    }
    text.append("] {\n");
    body(loop.body().entryBlock(), indent);
  }

  private void body(Block block, String indent) {
    for (Op op : block) {
      if (op != block.last()) {
        statement(op, indent + "  ");
      } else if (op.operandCount() > 0) {
        text.append(indent).append("  yield");
        for (Value value : op.operands()) text.append(' ').append(expression(value, 0));
        text.append('\n');
      }
    }
    text.append(indent).append("}\n");
  }

  private String element(Value array, Value index) {
    return expression(array, 0) + "[" + expression(index, 0) + "]";
  }

  private String expression(Value value, int depth) {
    String name = names.get(value);
    if (name != null) return name;
    Op op = value.definingOp();
    if (op == null || depth > 8 || op.regionCount() > 0 || !op.def().hasNoMemoryEffect()) return "?";
    if (op instanceof ConstantLike) return constant(value);
    StringBuilder result =
        new StringBuilder(op instanceof CmpIOp compare ? compare.predicate().keyword() : op.name().substring(op.name().indexOf('.') + 1));
    for (int i = 0; i < op.operandCount(); i++) result.append(i == 0 ? "(" : ", ").append(expression(op.operand(i), depth + 1));
    return result.append(')').toString();
  }

  private static String constant(Value value) {
    BigInteger number = OpTranslator.constantOf(value);
    if (number == null || !ProgramBuilder.isFlag(value.type())) return String.valueOf(number);
    return number.signum() == 0 ? "false" : "true";
  }
}
