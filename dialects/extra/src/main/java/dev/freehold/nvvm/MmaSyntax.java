// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The custom assembly of matrix products: {@code nvvm.mma.sync A[%a, %b] B[%c] C[%d, %e] {…} : (t, u, v) -> !llvm.struct<…>}. The element
 * types of a matrix are left out where they follow from the types of its registers.
 *
 * @param gap what is between the segments
 * @param more the segments after the three matrices: of one register, or of three where they scale
 */
record MmaSyntax(String gap, List<String> more) implements OpSyntax<NvvmOp> {
  /** The attributes for the element types of the matrices. */
  static final List<String> TYPES = List.of("multiplicandAPtxType", "multiplicandBPtxType");
  private static final List<String> MATRICES = List.of("A", "B", "C");
  private static final Type HALVES = VectorType.of(Shape.of(2), FloatType.F16);

  @Override
  public void parse(OpParser p, OpState<NvvmOp> state) {
    List<List<OpParser.Operand>> groups = new ArrayList<>();
    for (String name : MATRICES) groups.add(group(p, name));
    for (String name : more) groups.add(group(p, name));
    p.attrDict(state);
    p.expect(":");
    int loc = p.loc();
    FunctionType type = p.functionType();
    if (type.inputs().size() != MATRICES.size() || type.results().size() != 1) {
      throw p.error(loc, "expected one type for each operand segment but got " + type.inputs().size() + " types");
    }
    List<Integer> sizes = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      if (i < MATRICES.size()) {
        state.operands(p.resolveAll(groups.get(i), type.inputs().get(i)));
        sizes.add(groups.get(i).size());
      } else {
        for (int k = 0; k < groups.get(i).size(); k++) {
          state.operands(p.resolve(groups.get(i).get(k), k == 0 ? IntegerType.I32 : IntegerType.I16));
          sizes.add(1);
        }
      }
    }
    state.attr(OpDef.OPERAND_SEGMENTS, DenseArrayAttr.i32(sizes.stream().mapToInt(Integer::intValue).toArray()));
    for (int i = 0; i < TYPES.size(); i++) {
      Attribute implied = impliedBy(type.inputs().get(i));
      if (state.attr(TYPES.get(i)) == null && implied != null) state.attr(TYPES.get(i), implied);
    }
    state.results(type.results());
  }

  private static List<OpParser.Operand> group(OpParser p, String name) {
    p.expect(name);
    return p.operandList(Delimiter.SQUARE);
  }

  @Override
  public void print(NvvmOp op, OpPrinter out) {
    List<Type> types = new ArrayList<>();
    List<String> hidden = new ArrayList<>();
    for (int i = 0; i < MATRICES.size(); i++) {
      List<Value> registers = op.operandSegment(i);
      print(MATRICES.get(i), registers, i == 0 ? " " : gap, out);
      if (!registers.isEmpty()) types.add(registers.getFirst().type());
      if (i < TYPES.size() && !registers.isEmpty() && op.attr(TYPES.get(i)) instanceof Attribute type
          && type.equals(impliedBy(registers.getFirst().type())))
        hidden.add(TYPES.get(i));
    }
    int next = MATRICES.size();
    for (String name : more) {
      int size = name.startsWith("scale") ? 3 : 1;
      List<Value> registers = new ArrayList<>();
      for (int i = 0; i < size; i++) registers.addAll(op.operandSegment(next++));
      print(name, registers, gap, out);
    }
    if (gap.length() > 1) out.text(" ");
    out.attrDict(op, hidden.toArray(String[]::new)).text(" : ").functionType(types, op.resultTypes());
  }

  private static void print(String name, List<? extends Value> registers, String before, OpPrinter out) {
    out.text(before).text(name).text("[").operands(registers).text("]");
  }

  /** The element type that a register of a type must hold; null where there are several possibilities. */
  private static @Nullable EnumAttr impliedBy(Type register) {
    if (register.equals(FloatType.F64)) return NvvmAttrs.MMA_TYPE.of("f64");
    return Arrays.asList(FloatType.F16, HALVES).contains(register) ? NvvmAttrs.MMA_TYPE.of("f16") : null;
  }
}
