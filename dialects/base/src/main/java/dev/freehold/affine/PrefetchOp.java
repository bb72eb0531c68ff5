// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.memref.CastFolding;
import dev.freehold.memref.MemRefAttrs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks for an element to be brought into a cache: {@code affine.prefetch %m[%i], read, locality<3>, data : memref<4xf32>}. */
public final class PrefetchOp extends AccessOp {
  private static final String WRITE = "isWrite";
  private static final String LOCALITY = "localityHint";
  private static final String DATA = "isDataCache";

  public static final OpDef<PrefetchOp> DEF = OpDef.of("affine.prefetch", PrefetchOp.class, PrefetchOp::new)
      .operand("memref", TypeSets.RANKED_MEMREF)
      .operands("indices", TypeSets.INDEX)
      .attr(WRITE, AttrSets.BOOL)
      .attr(LOCALITY, MemRefAttrs.LOCALITY)
      .attr(DATA, AttrSets.BOOL)
      .attr(MAP, AttrSets.AFFINE_MAP)
      .syntax(OpSyntax.of(PrefetchOp::parse, PrefetchOp::print))
      .canonicalize("simplify", AccessOp::simplify)
      .build();

  private PrefetchOp(OpState<?> state) {
    super(state);
  }

  public IntegerAttr isWrite() {
    return attr(WRITE, IntegerAttr.class);
  }

  /** From 0, not needed again, to 3, to be kept. */
  public IntegerAttr locality() {
    return attr(LOCALITY, IntegerAttr.class);
  }

  /** Whether the cache is that for data; that for instructions otherwise. */
  public IntegerAttr isDataCache() {
    return attr(DATA, IntegerAttr.class);
  }

  @Override
  protected void verify(Checker check) {
    if (map().numResults() != memrefType().rank()) {
      check.error("affine.prefetch affine map num results must equal memref rank");
    } else if (map().numInputs() + 1 != operandCount()) {
      check.error("too few operands");
    } else {
      DmaWaitOp.verifyIndices(this, mapOperands(), "index", "prefetch", check);
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    return CastFolding.intoOperands(this, null, rewriter);
  }

  private static void parse(OpParser p, OpState<PrefetchOp> state) {
    AffineSyntax.Access access = AffineSyntax.Access.parse(p, state);
    p.expect(",");
    String direction = p.expectKeyword("");
    p.expect(",");
    p.expect("locality");
    p.expect("<");
    state.attr(LOCALITY, p.attribute(IntegerAttr.class, IntegerType.I32));
    p.expect(">");
    p.expect(",");
    String cache = p.expectKeyword("");
    p.attrDict(state);
    state.operands(access.resolve(AffineSyntax.colonMemRefType(p), p));
    if (!direction.equals("read") && !direction.equals("write")) throw p.error(p.nameLoc(), "rw specifier has to be 'read' or 'write'");
    if (!cache.equals("data") && !cache.equals("instr")) throw p.error(p.nameLoc(), "cache type has to be 'data' or 'instr'");
    state.attr(WRITE, IntegerAttr.ofBool(direction.equals("write"))).attr(DATA, IntegerAttr.ofBool(cache.equals("data")));
  }

  private static void print(PrefetchOp op, OpPrinter out) {
    op.printAccess(out.text(" "));
    out.text(op.isWrite().isZero() ? ", read" : ", write");
    out.text(", locality<").text(op.locality().value().toString()).text(">, ");
    out.text(op.isDataCache().isZero() ? "instr" : "data");
    out.attrDict(op, MAP, LOCALITY, DATA, WRITE).text(" : ").type(op.memrefType());
  }
}
