// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks for an element to be brought into a cache: {@code memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>}. It counts as a
 * write, or nobody would see a reason to keep it.
 */
public final class PrefetchOp extends Op {
  public static final OpDef<PrefetchOp> DEF = OpDef.of("memref.prefetch", PrefetchOp.class, PrefetchOp::new)
      .operand("memref", MemRefTypes.RANKED, Effect.READS)
      .operands("indices", TypeSets.INDEX)
      .attr("isWrite", AttrSets.BOOL)
      .attr("localityHint", MemRefAttrs.LOCALITY)
      .attr("isDataCache", AttrSets.BOOL)
      .effects(Effect.WRITES)
      .syntax(OpSyntax.of(PrefetchOp::parse, PrefetchOp::print))
      .build();

  private PrefetchOp(OpState<?> state) {
    super(state);
  }

  public static OpState<PrefetchOp> of(Value memref, Collection<? extends Value> indices, Attribute isWrite, Attribute locality,
      Attribute isDataCache) {
    return DEF.state().operands(memref).operands(indices)
        .prop("isWrite", isWrite).prop("localityHint", locality).prop("isDataCache", isDataCache);
  }

  public Value memref() {
    return operand("memref");
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  private static void parse(OpParser p, OpState<PrefetchOp> state) {
    OpParser.Operand memref = p.expectOperand();
    List<OpParser.Operand> indices = p.operandList(Delimiter.SQUARE);
    p.expect(",");
    String access = p.expectKeyword("");
    p.expect(",");
    p.expect("locality");
    p.expect("<");
    Attribute locality = p.attribute(IntegerType.I32);
    p.expect(">");
    p.expect(",");
    String cache = p.expectKeyword("");
    p.expect(":");
    state.operands(p.resolve(memref, p.expectType())).operands(p.resolveAll(indices, IndexType.INSTANCE));
    if (!access.equals("read") && !access.equals("write")) throw p.error(p.nameLoc(), "rw specifier has to be 'read' or 'write'");
    if (!cache.equals("data") && !cache.equals("instr")) throw p.error(p.nameLoc(), "cache type has to be 'data' or 'instr'");
    state.prop("isWrite", IntegerAttr.ofBool(access.equals("write"))).prop("localityHint", locality)
        .prop("isDataCache", IntegerAttr.ofBool(cache.equals("data")));
  }

  private static void print(PrefetchOp op, OpPrinter out) {
    out.text(" ").operand(op.memref()).text("[").operands(op.indices()).text("], ")
        .text(op.prop("isWrite", IntegerAttr.class).isZero() ? "read" : "write");
    out.text(", locality<").text(op.prop("localityHint", IntegerAttr.class).value().toString()).text(">, ")
        .text(op.prop("isDataCache", IntegerAttr.class).isZero() ? "instr" : "data");
    out.attrDict(op, "localityHint", "isWrite", "isDataCache").text(" : ").type(op.memref().type());
  }

  @Override
  protected void verify(Checker check) {
    if (operandCount() != 1 + ((MemRefType) memref().type()).rank()) check.error("too few indices");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, null, rw);
  }
}
