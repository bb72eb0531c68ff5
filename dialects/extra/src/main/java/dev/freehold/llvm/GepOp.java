// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A pointer into what a pointer points to: {@code llvm.getelementptr inbounds %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>}. */
public final class GepOp extends Op implements Pure {
  /** Marks an operand among the indices. */
  private static final int DYNAMIC = Integer.MIN_VALUE;
  private static final String INDICES = "dynamicIndices";
  private static final String CONSTANTS = "rawConstantIndices";

  public static final OpDef<GepOp> DEF = OpDef.of("llvm.getelementptr", GepOp.class, GepOp::new)
      .operand("base", LlvmTypes.POINTERS)
      .operands(INDICES, LlvmTypes.INTEGERS)
      .attr(CONSTANTS, AttrSets.DENSE_I32_ARRAY)
      .attr("elem_type", AttrSets.TYPE)
      .defaultAttr("noWrapFlags", GepFlags.SET, IntegerAttr.of(IntegerType.I32, 0), PropertyCode.NUMBER)
      .result("res", LlvmTypes.POINTERS)
      .directive("GEPIndices", Directive.of(GepOp::parseIndices, GepOp::printIndices))
      .assembly("($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict "
          + "`:` functional-type(operands, results) `,` $elem_type")
      .build();

  private GepOp(OpState<?> state) {
    super(state);
  }

  /** The indices, of which some are operands. */
  public MixedValues indices() {
    long[] constants =
        Arrays.stream(attr(CONSTANTS, DenseArrayAttr.class).ints()).mapToLong(each -> each == DYNAMIC ? Shape.DYNAMIC : each).toArray();
    return MixedValues.of(constants, operands(1, operandCount() - 1));
  }

  /** The type that the pointer points to. */
  public Type elementType() {
    return attr("elem_type", TypeAttr.class).value();
  }

  /** Operands that are known become constants; an address moved by nothing is the same. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    int[] constants = attr(CONSTANTS, DenseArrayAttr.class).ints().clone();
    if (constants.length == 1 && constants[0] == 0 && operand("base").type().equals(result().type())) return List.of(operand("base"));
    Set<Value> known = new HashSet<>();
    int next = 1;
    for (int i = 0; i < constants.length; i++) {
      if (constants[i] != DYNAMIC) continue;
      Value index = operand(next++);
      Long number = Constants.number(index);
      if (number == null || number != number.intValue() || number == DYNAMIC) continue;
      constants[i] = number.intValue();
      known.add(index);
    }
    if (known.isEmpty()) return null;
    rw.setAttr(this, CONSTANTS, DenseArrayAttr.i32(constants));
    rw.eraseOperands(this, use -> use.index() > 0 && known.contains(use.value()));
    return List.of();
  }

  /** Every index but the first goes into the type that the one before it has come to. */
  @Override
  protected void verify(Checker check) {
    int[] constants = attr(CONSTANTS, DenseArrayAttr.class).ints();
    long dynamic = Arrays.stream(constants).filter(index -> index == DYNAMIC).count();
    if (dynamic != operandCount() - 1) {
      check.error("expected as many dynamic indices as specified in '" + CONSTANTS + "'");
      return;
    }
    if (attr("noWrapFlags", IntegerAttr.class).longValue() == GepFlags.IN_BOUNDS_FLAG) {
      check.error("'inbounds_flag' cannot be used directly.");
      return;
    }
    Type type = attr("elem_type", TypeAttr.class).value();
    for (int i = 1; i < constants.length && type != null; i++) type = inside(type, constants[i], i, check);
  }

  /** What an index goes into; null after an error. */
  private static @Nullable Type inside(Type type, int constant, int index, Checker check) {
    if (type instanceof LlvmArrayType array) return array.element();
    if (type instanceof VectorType vector) return vector.element();
    if (!(type instanceof LlvmStructType struct)) {
      check.error("type " + Printing.quoted(type) + " cannot be indexed (index #" + index + ")");
    } else if (constant == DYNAMIC) {
      check.error("expected index " + index + " indexing a struct to be constant");
    } else if (struct.elements() == null || constant < 0 || constant >= struct.elements().size()) {
      check.error("index " + index + " indexing a struct is out of bounds");
    } else {
      return struct.elements().get(constant);
    }
    return null;
  }

  private static void parseIndices(OpParser p, FormatState<GepOp> state) {
    List<Integer> constants = new ArrayList<>();
    p.commaList(Delimiter.NONE, () -> {
      OpParser.Operand dynamic = p.acceptOperand();
      if (dynamic != null) state.operands(INDICES).add(dynamic);
      return constants.add(dynamic != null ? DYNAMIC : (int) p.expectInteger());
    });
    state.attr(CONSTANTS, DenseArrayAttr.i32(constants.stream().mapToInt(i -> i).toArray()));
  }

  private static void printIndices(GepOp op, OpPrinter out) {
    int next = 0;
    int[] constants = op.attr(CONSTANTS, DenseArrayAttr.class).ints();
    for (int i = 0; i < constants.length; i++) {
      if (i > 0) out.text(", ");
      if (constants[i] == DYNAMIC) out.operand(op.operand(1 + next++));
      else out.text(Integer.toString(constants[i]));
    }
  }
}
