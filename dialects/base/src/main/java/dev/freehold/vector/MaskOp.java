// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Does one operation where a mask is set: {@code %r = vector.mask %m { vector.reduction <add>, %v : … } : vector<4xi1> -> f32}. */
public final class MaskOp extends Op implements RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<MaskOp> DEF = OpDef.of("vector.mask", MaskOp.class, MaskOp::new)
      .operand("mask", VectorTypes.MASK_OF_NON_ZERO_RANK)
      .optionalOperand("passthru", TypeSet.ANY)
      .results("results", TypeSet.ANY)
      .region("maskRegion", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("vector.yield"), Traits.NO_REGION_ARGUMENTS)
      .syntax(OpSyntax.of(MaskOp::parse, MaskOp::print))
      .canonicalize("everything", MaskPatterns::everything)
      .canonicalize("nothing", MaskPatterns::nothing)
      .build();

  private MaskOp(OpState<?> state) {
    super(state);
  }

  public Value mask() {
    return operand("mask");
  }

  /** What the result is where the mask is not set; null where it is absent. */
  public @Nullable Value passthru() {
    return optionalOperand("passthru");
  }

  public Region body() {
    return region("maskRegion");
  }

  /** The operation that is masked, or null. */
  @Nullable
  Op masked() {
    Op first = body().entryBlock().first();
    return first instanceof YieldOp ? null : first;
  }

  /** Where nothing is left to mask, the values are those that the region ends with; where the mask is set everywhere, those of what is masked. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (resultCount() == 0) return null;
    if (masked() instanceof Op masked) return MaskPatterns.unmasked(this, masked, rw);
    return passthru() == null ? List.copyOf(body().entryBlock().lastOp().operands()) : null;
  }

  private static void parse(OpParser p, OpState<MaskOp> state) {
    OpParser.Operand mask = p.expectOperand();
    OpParser.Operand passed = p.accept(",") ? p.expectOperand() : null;
    Region body = p.region(List.of());
    addYield(body, p, state.location());
    state.regions(body);
    p.attrDict(state);
    p.expect(":");
    Type maskType = p.expectType();
    List<Type> results = p.optionalArrowTypeList();
    state.results(results).operands(p.resolve(mask, maskType));
    if (passed == null) return;
    if (results.isEmpty()) throw p.error(p.nameLoc(), "expects a result if passthru operand is provided");
    state.operands(p.resolve(passed, results.getFirst()));
  }

  /** The text leaves out that the results of the operation are those of the region. */
  private static void addYield(Region body, OpParser p, Location location) {
    p.addBlockIfMissing(body);
    Block block = body.entryBlock();
    if (block.last() instanceof YieldOp) return;
    Rewriter rewriter = new Rewriter(p.registry());
    List<? extends Value> values = block.last() == null ? List.of() : block.last().results();
    rewriter.atEnd(block).create(YieldOp.of(values).at(location));
  }

  private static void print(MaskOp op, OpPrinter out) {
    out.text(" ").operands(op.operands()).text(" { ");
    out.nested(op.body().entryBlock().firstOp());
    out.text(" }").attrDict(op).text(" : ").type(op.mask().type());
    if (op.resultCount() > 0) out.text(" -> ").types(op.resultTypes());
  }

  @Override
  protected void verify(Checker check) {
    Block body = body().entryBlock();
    if (body.isEmpty()) {
      check.error("expects a terminator within the mask region");
    } else if (body.firstOp().next() != null && body.firstOp().next() != body.last()) {
      check.error("expects only one operation to mask");
    } else if (!(body.last() instanceof YieldOp end)) {
      check.error("expects a terminator within the mask region");
    } else if (end.operandCount() != resultCount()) {
      check.error("expects number of results to match mask region yielded values");
    } else if (body.first() != end) {
      verifyMasked(body.firstOp(), end, check);
    }
  }

  private void verifyMasked(Op masked, Op end, Checker check) {
    if (!(masked instanceof Maskable maskable)) {
      check.error("expects a MaskableOpInterface within the mask region");
    } else if (masked.resultCount() != resultCount()) {
      check.error("expects number of results to match maskable operation number of results");
    } else if (!masked.results().equals(end.operands())) {
      check.error("expects all the results from the MaskableOpInterface to match all the values returned by the terminator");
    } else if (!masked.resultTypes().equals(resultTypes())) {
      check.error("expects result type to match maskable operation result type");
    } else if (!check.isAsDeclared(masked)) {
      return;
    } else if (!mask().type().equals(maskable.maskType())) {
      check.error("expects a " + Printing.quoted(maskable.maskType()) + " mask for the maskable operation");
    } else if (passthru() instanceof Value passed) {
      verifyPassed(passed, maskable, check);
    }
  }

  private void verifyPassed(Value passed, Maskable maskable, Checker check) {
    if (!maskable.takesPassedValue()) check.error("doesn't expect a passthru argument for this maskable operation");
    else if (resultCount() != 1) check.error("expects result when passthru argument is provided");
    else if (!passed.type().equals(result().type())) check.error("expects passthru type to match result type");
  }
}
