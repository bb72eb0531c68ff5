// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import dev.freehold.ir.bytecode.Encodable;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.ParseStop;
import java.util.ArrayList;
import java.util.List;

/** A step by which a debugger computes a value: {@code #llvm.di_expression_elem<DW_OP_plus_uconst(3)>}. */
record DebugStep(long operation, List<Long> arguments) implements Attribute, Encodable {
  static final int CODE = 4;
  /** The step where it is known to be one. */
  static final ParameterSyntax FORM = ParameterSyntax.of("DIExpressionElemAttr", DebugStep.class, DebugStep::parse, DebugStep::text);

  static DebugStep parse(AttrParser p) {
    long operation = Parameters.read(p, "LLVM_DIExpressionElemAttr", "opcode", "unsigned",
        () -> DwarfEnum.OPERATION.parse(p, "debug info operation encoding"));
    List<Long> arguments = new ArrayList<>();
    if (p.accept("(")) {
      p.commaList(Delimiter.NONE, () -> arguments.add(argument(p, operation, arguments.size())));
      p.expect(")");
    }
    return new DebugStep(operation, List.copyOf(arguments));
  }

  /** A conversion names the encoding of its result. */
  private static boolean isEncoding(long operation, int argument) {
    return argument == 1 && DwarfEnum.OPERATION.text(operation).equals("DW_OP_LLVM_convert");
  }

  private static long argument(AttrParser p, long operation, int position) {
    if (!p.isNumber() && isEncoding(operation, position)) return DwarfEnum.ENCODING.parse(p, "debug info encoding");
    try {
      return ParameterSyntax.UNSIGNED_64.parse(p, IntegerAttr.class).longValue();
    } catch (ParseStop stop) {
      throw stop.and(p.error("expected integer operand"));
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder(DwarfEnum.OPERATION.text(operation));
    for (int i = 0; i < arguments.size(); i++) {
      text.append(i == 0 ? "(" : ", ");
      long argument = arguments.get(i);
      text.append(isEncoding(operation, i) ? DwarfEnum.ENCODING.text(argument) : Long.toUnsignedString(argument));
    }
    return text + (arguments.isEmpty() ? "" : ")");
  }

  static DebugStep decode(DialectBytecodeReader in) {
    return new DebugStep(in.number(), in.list(in::number));
  }

  @Override
  public boolean encode(DialectBytecodeWriter out) {
    out.number(CODE).number(operation).list(arguments, out::number);
    return true;
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "llvm", "di_expression_elem" + text());
  }

  @Override
  public String dialect() {
    return "llvm";
  }
}
