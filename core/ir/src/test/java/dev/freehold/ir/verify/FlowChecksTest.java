// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import static dev.freehold.ir.toy.ToyIr.region;
import static dev.freehold.ir.toy.ToyIr.values;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.toy.Findings;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import dev.freehold.ir.toy.ToyOpsDialect;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values that are passed along the edges of control flow, to functions, and into destinations. */
class FlowChecksTest {
  private static final Type I1 = IntegerType.I1;
  private static final Type I32 = IntegerType.I32;
  private static final Type I64 = IntegerType.I64;

  private final ModuleOp module = ToyIr.module();
  private final Block entry = ToyIr.function(module, "f", I1, I32, I64).region(0).entryBlock();
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(entry);

  private void assertFound(String... lines) {
    assertEquals(List.of(lines), Findings.of(module));
  }

  // Branches.

  private Block successor(Type... arguments) {
    Block block = rewriter.createBlock(entry.enclosingRegion(), null, List.of(arguments), Location.UNKNOWN);
    rewriter.create(ToyOps.Return.of(List.of()));
    rewriter.atEnd(entry);
    return block;
  }

  @Test
  void branchesPassAsManyValuesAsTheSuccessorTakes() {
    Block to = successor(I32);
    rewriter.create(ToyOps.CondBranch.of(entry.argument(0), to, List.of(entry.argument(1)), to, List.of(entry.argument(1), entry.argument(1))));
    assertFound("error: branch has 2 operands for successor #1, but target block has 1");
  }

  @Test
  void branchesPassValuesOfTheTypesThatTheSuccessorTakes() {
    Block to = successor(I32, I32);
    rewriter.create(ToyOps.Branch.of(to, List.of(entry.argument(1), entry.argument(2))));
    assertFound("error: type mismatch for bb argument #1 of successor #0");
  }

  /** Produces the first argument of its successor. */
  private static final class ProducingOp extends Op implements BranchOp {
    static final OpDef<ProducingOp> DEF =
        OpDef.of("toy.producing", ProducingOp.class, ProducingOp::new).operands("passed", TypeSet.ANY).successor("dest").build();

    private ProducingOp(OpState<?> state) {
      super(state);
    }

    @Override
    public OperandRange successorOperands(int i) {
      return operandSegment("passed");
    }

    @Override
    public int producedOperandCount(int i) {
      return 1;
    }
  }

  @Test
  void producedArgumentsAreNotPassed() {
    Op branch = rewriter.create(ProducingOp.DEF.state().operands(entry.argument(2)).successors(successor(I32, I64)));
    assertFound();
    rewriter.setOperands(branch, List.of());
    assertFound("error: branch has 1 operands for successor #0, but target block has 2");
    rewriter.setOperands(branch, List.of(entry.argument(1)));
    assertFound("error: type mismatch for bb argument #1 of successor #0");
  }

  // Regions.

  private Op loop(List<? extends Value> inits, Type argument, int yielded, Type... results) {
    Op loop = rewriter.create(ToyOps.Loop.DEF.state().operands(inits).results(results).regions(region(1)));
    Block body = loop.region(0).entryBlock();
    Value inner = rewriter.addArgument(body, argument, Location.UNKNOWN);
    rewriter.atEnd(body).create(ToyOps.Yield.of(List.of(inner).subList(0, yielded)));
    rewriter.atEnd(entry).create(ToyOps.Return.of(List.of()));
    return loop;
  }

  @Test
  void rightLoop() {
    loop(List.of(entry.argument(1)), I32, 1, I32);
    assertFound();
  }

  @Test
  void loopThatIsEnteredWithTooFewValues() {
    loop(List.of(), I32, 1, I32);
    assertFound("error: 'toy.loop' op along control flow edge from parent to Region #0: "
        + "region branch point has 0 operands, but region successor needs 1 inputs", "note: region branch point");
  }

  @Test
  void loopThatIsSkippedWithAnotherType() {
    loop(List.of(entry.argument(1)), I32, 1, I64);
    assertFound("error: 'toy.loop' op along control flow edge from parent to parent: "
        + "successor operand type #0 'i32' should match successor input type #0 'i64'", "note: region branch point");
  }

  @Test
  void loopThatYieldsTooFewValues() {
    loop(List.of(entry.argument(1)), I32, 0, I32);
    assertFound("error: 'toy.loop' op along control flow edge from Operation toy.yield to Region #0: "
        + "region branch point has 0 operands, but region successor needs 1 inputs", "note: region branch point");
  }

  // Functions.

  /** A function with attributes on its arguments and results. */
  private static final class AnnotatedOp extends Op implements FunctionLike {
    static final OpDef<AnnotatedOp> DEF = OpDef.of("toy.annotated", AnnotatedOp.class, AnnotatedOp::new)
        .attr("function_type", AttrSet.ANY).optionalAttr("arg_attrs", AttrSet.ANY).optionalAttr("res_attrs", AttrSet.ANY)
        .region("body", OpDef.RegionKind.ANY).build();

    private AnnotatedOp(OpState<?> state) {
      super(state);
    }

    @Override
    public boolean isOptionalSymbol() {
      return true;
    }
  }

  private static final Registry STRICT = Registry.of(new ToyOpsDialect() {
    @Override
    public void verifyArgumentAttribute(Op op, int argument, String name, Attribute value, Checker check) {
      if (name.endsWith("bad")) check.error("argument " + argument + " is bad");
    }

    @Override
    public void verifyResultAttribute(Op op, int result, String name, Attribute value, Checker check) {
      if (name.endsWith("bad")) check.error("result " + result + " is bad");
    }
  });

  private static List<String> annotated(Attribute arguments, Attribute results) {
    FunctionType type = FunctionType.of(List.of(I32, I64), List.of(I1));
    return Findings.of(Rewriter.createDetached(AnnotatedOp.DEF.state().prop("function_type", TypeAttr.of(type)).prop("arg_attrs", arguments)
        .prop("res_attrs", results).regions(region(0))), STRICT);
  }

  private static Attribute dicts(String... names) {
    return ArrayAttr.of(List.of(names).stream().map(name -> name.isEmpty() ? DictAttr.EMPTY : DictAttr.of(name, UnitAttr.INSTANCE)).toList());
  }

  @Test
  void attributesOfArgumentsAndResults() {
    assertEquals(List.of(), annotated(dicts("", "toy.good"), dicts("other.bad")));
    assertEquals(List.of(), annotated(null, null));
    assertEquals(List.of("error: 'toy.annotated' op expects argument attribute array to have the same number of elements as the number of "
        + "function arguments, got 1, but expected 2"), annotated(dicts(""), null));
    assertEquals(List.of("error: 'toy.annotated' op expects result attribute array to have the same number of elements as the number of "
        + "function results, got 2, but expected 1"), annotated(null, dicts("", "")));
    assertEquals(List.of("error: 'toy.annotated' op expects argument attribute dictionary to be a DictionaryAttr, but got `unit`"),
        annotated(ArrayAttr.of(DictAttr.EMPTY, UnitAttr.INSTANCE), null));
    assertEquals(List.of("error: 'toy.annotated' op arguments may only have dialect attributes"), annotated(dicts("", "bad"), null));
    assertEquals(List.of("error: 'toy.annotated' op results may only have dialect attributes"), annotated(null, dicts("bad")));
  }

  @Test
  void dialectsCheckTheirAttributesOfArgumentsAndResults() {
    assertEquals(List.of("error: 'toy.annotated' op argument 1 is bad"), annotated(dicts("", "toy.bad"), dicts("toy.bad")));
    assertEquals(List.of("error: 'toy.annotated' op result 0 is bad"), annotated(null, dicts("toy.bad")));
  }

  @Test
  void entryBlocksTakeWhatTheFunctionTypeSays() {
    rewriter.create(ToyOps.Return.of(List.of()));
    assertFound();
    rewriter.setType(entry.argument(2), I1);
    assertFound("error: 'toy.func' op type of entry block argument #2('i1') must match the type of the corresponding argument in function "
        + "signature('i64')");
    rewriter.eraseArguments(entry, argument -> argument.index() == 2);
    assertFound("error: 'toy.func' op entry block must have 3 arguments to match function signature");
  }

  // Destinations.

  /** Computes into operands. */
  private static final class IntoOp extends Op implements DestinationStyle {
    static final OpDef<IntoOp> DEF = OpDef.of("toy.into", IntoOp.class, IntoOp::new).operand("source", TypeSet.ANY)
        .operands("inits", TypeSet.ANY).results("results", TypeSet.ANY).build();

    private IntoOp(OpState<?> state) {
      super(state);
    }

    @Override
    public OperandRange inits() {
      return operandSegment("inits");
    }
  }

  private static List<String> into(List<Type> inits, Type... results) {
    return Findings.of(Rewriter.createDetached(
        IntoOp.DEF.state().operands(values(I32)).operands(values(inits.toArray(new Type[0]))).results(results)));
  }

  @Test
  void destinationsAreTensorsOrMemrefs() {
    assertEquals(List.of("error: 'toy.into' op expected that operand #1 is a tensor or a memref"), into(List.of(I32)));
  }

  @Test
  void thereIsAResultOfTheSameTypeForEachTensor() {
    Type tensor = TensorType.of(Shape.of(4), I32);
    Type unranked = UnrankedTensorType.of(I32);
    Type memref = MemRefType.of(Shape.of(4), I32);
    assertEquals(List.of(), into(List.of(tensor, memref, unranked), tensor, I64, unranked));
    assertEquals(List.of("error: 'toy.into' op expected the number of tensor results (1) to be equal to the number of output tensors (2)"),
        into(List.of(tensor, memref, tensor), tensor));
    assertEquals(List.of("error: 'toy.into' op expected type of operand #3 ('tensor<*xi32>') to match type of corresponding result "
        + "('tensor<4xi32>')"), into(List.of(tensor, memref, unranked), tensor, tensor));
  }
}
