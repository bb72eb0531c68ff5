// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;

/** Accesses of a buffer by a descriptor that is a vector: {@code rocdl.raw.buffer.store %x, %rsrc, %offset, %soffset, %aux : f32}. */
public final class RawBufferOp extends Op {
  static final List<OpDef<RawBufferOp>> DEFS = new ArrayList<>();
  private static final Type DESCRIPTOR = VectorType.of(Shape.of(4), IntegerType.I32);

  static {
    for (String name : List.of("atomic.fadd", "atomic.fmax", "atomic.smax", "atomic.umin", "store")) {
      DEFS.add(address(define(name).operand("vdata", RocdlSets.ANY)).build());
    }
    DEFS.add(address(define("load")).result("res", RocdlSets.ANY).build());
  }

  private RawBufferOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<RawBufferOp> define(String name) {
    return OpDef.of("rocdl.raw.buffer." + name, RawBufferOp.class, RawBufferOp::new).syntax(OpSyntax.of(RawBufferOp::parse, RawBufferOp::print));
  }

  private static OpDefBuilder<RawBufferOp> address(OpDefBuilder<RawBufferOp> op) {
    return op.operand("rsrc", RocdlSets.ANY).operand("offset", RocdlSets.ANY).operand("soffset", RocdlSets.ANY).operand("aux", RocdlSets.ANY);
  }

  private static void parse(OpParser p, OpState<RawBufferOp> state) {
    int loc = p.loc();
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    boolean loads = state.def().resultSegmentDefs().size() == 1;
    int expected = state.def().operandSegmentDefs().size();
    if (operands.size() != expected) throw p.error(loc, "expected " + expected + " operands");
    p.expect(":");
    Type type = p.expectType();
    List<Type> types = new ArrayList<>(loads ? List.of() : List.of(type));
    types.addAll(List.of(DESCRIPTOR, IntegerType.I32, IntegerType.I32, IntegerType.I32));
    state.operands(p.resolve(operands, types, loc));
    if (loads) state.results(type);
  }

  private static void print(RawBufferOp op, OpPrinter out) {
    out.text(" ").operands(op.operands()).text(" : ").type(op.resultCount() == 1 ? op.result().type() : op.operand("vdata").type());
  }
}
