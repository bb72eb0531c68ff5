// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import static dev.freehold.ir.toy.ToyIr.region;
import static dev.freehold.ir.toy.ToyIr.values;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.toy.Findings;
import dev.freehold.ir.toy.PlainOp;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import dev.freehold.ir.toy.ToyOpsDialect;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The structure of programs, and the order in which what is wrong with them is reported. */
class VerifierTest {
  private static final Type I32 = IntegerType.I32;

  private final ModuleOp module = ToyIr.module();
  private final Op function = ToyIr.function(module, "f");
  private final Block entry = function.region(0).entryBlock();
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(entry);

  private Op constant() {
    return rewriter.create(ToyOps.Constant.of(IntegerAttr.i32(1), I32));
  }

  private void end() {
    rewriter.create(ToyOps.Return.of(List.of()));
  }

  private void assertFound(String... lines) {
    assertEquals(List.of(lines), Findings.of(module));
  }

  // Blocks.

  @Test
  void emptyBlocksAreReportedOnceForEachOperation() {
    rewriter.createBlock(function.region(0));
    ToyIr.function(module, "g");
    assertFound("error: empty block: expect at least a terminator", "error: empty block: expect at least a terminator");
  }

  @Test
  void branchInTheMiddleOfItsBlock() {
    rewriter.create(ToyOps.Branch.of(rewriter.createBlock(function.region(0)), List.of()));
    end();
    rewriter.atEnd(entry).create(ToyOps.Branch.of(entry.next(), List.of()));
    end();
    assertFound("error: operation with block successors must terminate its parent block");
  }

  @Test
  void terminatorInTheMiddleOfItsBlock() {
    end();
    end();
    assertFound("error: 'toy.return' op must be the last operation in the parent block");
  }

  @Test
  void branchToAnotherRegion() {
    Op other = ToyIr.function(module, "g");
    rewriter.create(ToyOps.Branch.of(other.region(0).entryBlock(), List.of()));
    rewriter.atEnd(other.region(0).entryBlock());
    end();
    assertEquals("error: 'toy.br' op branching to block of a different region", Findings.of(module).getFirst());
  }

  @Test
  void branchToTheEntry() {
    rewriter.create(ToyOps.Branch.of(entry, List.of()));
    assertFound("error: entry block of region may not have predecessors");
  }

  @Test
  void blockWithoutTerminator() {
    constant();
    assertFound("error: block with no terminator, has toy.constant");
  }

  @Test
  void blockThatEndsWithRegionsShowsThemOnALineOfTheirOwn() {
    rewriter.create(ToyOps.Any.DEF.state().regions(new Region()));
    assertFound("error: block with no terminator, has \ntoy.any");
  }

  @Test
  void unknownOperationsMayTerminateAndNeedNoTerminatorInOneBlock() {
    Op unknown = rewriter.create(ToyIr.REGISTRY.opDef("other.op").state().regions(region(1)));
    rewriter.atEnd(unknown.region(0).entryBlock());
    constant();
    assertFound();
    rewriter.createBlock(unknown.region(0));
    end();
    assertFound("error: block with no terminator, has toy.constant");
  }

  /** Holds operations in no order, in any number of blocks as far as its definition goes. */
  private static final class WideGraphOp extends Op implements GraphRegion, NoTerminator {
    static final OpDef<WideGraphOp> DEF =
        OpDef.of("toy.wide_graph", WideGraphOp.class, WideGraphOp::new).region("body", OpDef.RegionKind.ANY).build();

    private WideGraphOp(OpState<?> state) {
      super(state);
    }
  }

  @Test
  void graphRegionsHaveOneBlock() {
    rewriter.create(WideGraphOp.DEF.state().regions(region(1)));
    rewriter.create(WideGraphOp.DEF.state().regions(region(0)));
    end();
    assertFound();
    rewriter.before(entry.first()).create(WideGraphOp.DEF.state().regions(region(2)));
    assertFound("error: 'toy.wide_graph' op expects graph region #0 to have 0 or 1 blocks");
  }

  // Dialects.

  @Test
  void unknownOperationOfAKnownDialect() {
    rewriter.create(ToyIr.REGISTRY.opDef("toy.unknown").state());
    end();
    String fault = "error: unregistered operation 'toy.unknown' found in dialect ('toy') that does not allow unknown operations";
    assertFound(fault);
    rewriter.erase(entry.first());
    rewriter.atStart(entry).create(ToyIr.REGISTRY.opDef("toy.unknown").state().regions(new Region()));
    assertFound(fault);
  }

  @Test
  void openDialectsKeepUnknownOperations() {
    Registry open = Registry.of(new ToyOpsDialect() {
      @Override
      public boolean keepsUnknown() {
        return true;
      }
    });
    rewriter.create(open.opDef("toy.unknown").state());
    assertEquals(List.of(), Findings.of(module, open));
  }

  @Test
  void dialectsCheckTheirAttributesOnAnyOperation() {
    Registry strict = Registry.of(new ToyOpsDialect() {
      @Override
      public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
        if (!(value instanceof UnitAttr)) check.error(name + " must be a unit");
      }
    });
    rewriter.create(strict.opDef("other.op").state().attr("toy.mark", UnitAttr.INSTANCE).attr("other.mark", IntegerAttr.i32(1)));
    assertEquals(List.of(), Findings.of(module, strict));
    rewriter.setAttr(entry.first(), "toy.mark", IntegerAttr.i32(1));
    rewriter.setAttr(entry.first(), "toy.remark", IntegerAttr.i32(1));
    assertEquals(List.of("error: 'other.op' op toy.mark must be a unit"), Findings.of(module, strict), "the first is enough");
  }

  // Order.

  private static OpState<PlainOp> wrong() {
    return PlainOp.define("toy.wrong").build().state().operands(values(I32));
  }

  @Test
  void theFirstFaultInEachIsolatedOperationIsReported() {
    rewriter.create(wrong());
    rewriter.create(PlainOp.define("toy.wrong_too").build().state().operands(values(I32)));
    end();
    rewriter.atEnd(ToyIr.function(module, "g").region(0).entryBlock());
    constant();
    assertFound("error: 'toy.wrong' op requires zero operands", "error: block with no terminator, has toy.constant");
  }

  @Test
  void belowAFaultyOperationNothingIsReported() {
    Op around = rewriter.create(PlainOp.define("toy.around").build().state().regions(region(1)));
    rewriter.atEnd(around.region(0).entryBlock()).create(wrong());
    rewriter.atEnd(entry);
    end();
    assertFound("error: 'toy.around' op requires zero regions");
  }

  /** Reports from its hook for what is below it. */
  private static final class InspectorOp extends Op {
    static final OpDef<InspectorOp> DEF =
        OpDef.of("toy.inspector", InspectorOp.class, InspectorOp::new).region("body", OpDef.RegionKind.MAX_ONE_BLOCK).build();

    private InspectorOp(OpState<?> state) {
      super(state);
    }

    @Override
    protected void verify(Checker check) {
      check.warning("not looked into yet");
    }

    @Override
    protected void verifyRegions(Checker check) {
      check.error("looked into").note(Location.UNKNOWN, "found something");
    }
  }

  @Test
  void anOperationIsAskedAboutItsRegionsOnceTheyAreRight() {
    Op inspector = rewriter.create(InspectorOp.DEF.state().regions(region(1)));
    end();
    rewriter.atEnd(inspector.region(0).entryBlock()).create(wrong());
    assertFound("warning: not looked into yet", "error: 'toy.wrong' op requires zero operands");
    rewriter.erase(inspector.region(0).entryBlock().first());
    end();
    assertFound("warning: not looked into yet", "error: 'toy.inspector' op looked into", "note: found something");
  }

  @Test
  void warningsAloneAreNoErrors() {
    List<Diagnostic> found = new ArrayList<>();
    Op quiet = Rewriter.createDetached(PlainOp.define("toy.quiet").traits((op, check) -> check.warning("so be it")).build().state());
    assertTrue(Verifier.verify(quiet, ToyIr.REGISTRY, found::add));
    assertEquals("so be it", found.getFirst().message());
  }

  @Test
  void errorsAreReportedAtTheirOperationAndShowIt() {
    Location here = Location.file("f.mlir", 3, 4);
    List<Diagnostic> found = new ArrayList<>();
    assertFalse(Verifier.verify(Rewriter.createDetached(wrong().at(here)), ToyIr.REGISTRY, found::add));
    assertEquals(here, found.getFirst().location());
    assertEquals(List.of(Diagnostic.SEE + "toy.wrong"), found.getFirst().notes().stream().map(Diagnostic::message).toList());
    assertEquals(here, found.getFirst().notes().getFirst().location());
  }

  @Test
  void othersMayBeAskedWhetherTheyAreAsDeclared() {
    List<Boolean> answers = new ArrayList<>();
    OpDef<PlainOp> asking = PlainOp.define("toy.asking").traits((op, check) -> answers.add(check.isAsDeclared(op.next()))).build();
    rewriter.create(asking.state());
    constant();
    rewriter.create(asking.state());
    rewriter.create(ToyIr.REGISTRY.opDef("other.op").state());
    rewriter.create(asking.state());
    rewriter.create(wrong());
    assertFound("error: 'toy.wrong' op requires zero operands");
    assertEquals(List.of(true, true, false), answers);
  }

  // Isolation.

  @Test
  void isolatedOperationsUseNothingFromOutside() {
    Value outside = constant().result();
    end();
    Op inner = ToyIr.function(module, "g");
    Op around = rewriter.atEnd(inner.region(0).entryBlock()).create(ToyOps.Any.DEF.state().regions(region(1)));
    end();
    rewriter.atEnd(around.region(0).entryBlock()).create(ToyOps.Compute.of(List.of(outside)));
    end();
    assertFound("error: 'toy.compute' op using value defined outside the region", "note: required by region isolation constraints");
  }

  @Test
  void isolatedOperationsMayUseWhatIsFurtherInside() {
    Op around = rewriter.create(ToyOps.Any.DEF.state().regions(region(1)));
    end();
    Value inside = rewriter.atEnd(around.region(0).entryBlock()).create(ToyOps.Constant.of(IntegerAttr.i32(1), I32)).result();
    end();
    rewriter.before(around).create(ToyOps.Compute.of(List.of(inside)));
    assertFound("error: operand #0 does not dominate this use", "note: operand defined here (op in a child region)");
  }

  /** Isolated, and with several regions. */
  private static final class ChambersOp extends Op implements IsolatedFromAbove {
    static final OpDef<ChambersOp> DEF =
        OpDef.of("toy.chambers", ChambersOp.class, ChambersOp::new).region("bodies", OpDef.RegionKind.VARIADIC).build();

    private ChambersOp(OpState<?> state) {
      super(state);
    }
  }

  /** What is used in a sibling region is inside as well: it is dominance that does not hold. */
  @Test
  void siblingRegionsOfAnIsolatedOperationAreNotOutside() {
    for (int definition = 0; definition < 2; definition++) {
      Op chambers = Rewriter.createDetached(ChambersOp.DEF.state().regions(region(1), region(1)));
      rewriter.atEnd(chambers.region(definition).entryBlock());
      Value value = constant().result();
      end();
      rewriter.atEnd(chambers.region(1 - definition).entryBlock()).create(ToyOps.Compute.of(List.of(value)));
      end();
      assertEquals(
          List.of("error: operand #0 does not dominate this use", "note: operand defined here (op is neither in a parent nor in a child region)"),
          Findings.of(chambers));
    }
  }
}
