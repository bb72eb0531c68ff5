// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Each way to break the links of the IR is found, at the operation concerned and from the top. */
class IrInvariantsTest {
  private static final Type I32 = IntegerType.I32;

  private ModuleOp module;
  private Block entry;
  private Op compute;
  private Op add;
  private Op branch;
  private Op groups;

  @BeforeEach
  void build() {
    module = ToyIr.module();
    entry = ToyIr.function(module, "f", IntegerType.I1, I32).region(0).entryBlock();
    Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);
    Block left = rewriter.createBlock(entry.region(), null, List.of(I32), Location.UNKNOWN);
    Block right = rewriter.createBlock(entry.region());
    Value x = entry.argument(1);
    compute = rewriter.atEnd(entry).create(ToyOps.Compute.of(List.of(x, x), I32, I32));
    add = rewriter.create(ToyOps.Add.of(compute.result(0), compute.result(0)).at(Location.file("-", 4, 8)));
    groups = rewriter.create(ToyOps.Groups.of(List.of(add.result()), List.of(x), List.of()));
    branch = rewriter.create(ToyOps.CondBranch.of(entry.argument(0), left, List.of(add.result()), right, List.of()));
    rewriter.atEnd(left).create(ToyOps.Branch.of(right, List.of()));
    rewriter.atEnd(right).create(ToyOps.Return.of(List.of()));
    compute.isBefore(add);
    assertTrue(IrInvariants.hold(module));
    module.walk(op -> assertTrue(IrInvariants.holdAt(op)));
  }

  private void assertFound(String what) {
    assertFound(what, root -> IrInvariants.hold(root));
  }

  private void assertFoundAt(Op op, String what) {
    assertThrows(AssertionError.class, () -> IrInvariants.hold(module));
    assertFound(what, root -> IrInvariants.holdAt(op));
  }

  private void assertFound(String what, Consumer<Op> check) {
    String message = assertThrows(AssertionError.class, () -> check.accept(module)).getMessage();
    assertTrue(message.contains(what), message);
  }

  @Test
  void operandThatDoesNotKnowItsPlace() {
    add.operands[1].index = 0;
    assertFoundAt(add, "'toy.add' op at loc(\"-\":4:8): operand #1 does not know its place");
  }

  @Test
  void operandOfAnotherOperation() {
    add.operands[0] = compute.operands[0];
    assertFoundAt(add, "operand #0 does not know its place");
  }

  @Test
  void operandThatIsNotInItsUseList() {
    add.operands[1].value = compute.results[1];
    assertFoundAt(add, "is not in the use list of its value");
  }

  @Test
  void useListThatDoesNotLeadBack() {
    compute.results[0].firstUse.next.prev = null;
    assertFoundAt(add, "is not in the use list of its value");
  }

  @Test
  void useListThatLacksItsBeginning() {
    compute.results[0].firstUse = compute.results[0].firstUse.next;
    assertFoundAt(compute, "the newest use is not the first of the list");
  }

  @Test
  void useListWithAnErasedUse() {
    Use stale = new Use(branch, 7, compute.results[1]);
    assertFound("a use list has a use that its operation '" + stale.owner().name() + "' does not have");
  }

  @Test
  void useByAnOperationInNoBlock() {
    entry.remove(groups);
    assertFound("a value is used by 'toy.groups', which is in no block");
  }

  @Test
  void operandThatItsOperationHasNoMore() {
    compute.results = new Value.Result[] {compute.results[1]};
    compute.results[0].index = 0;
    assertFoundAt(add, "operand #0 is a result that its operation does not have");
  }

  @Test
  void resultThatDoesNotKnowItsPlace() {
    compute.results[1].index = 0;
    assertFoundAt(compute, "result #1 does not know its place");
  }

  @Test
  void operandSegmentsThatDoNotFit() {
    groups.props[groups.def().operandSegmentsProperty()] = DenseArrayAttr.i32(1, 0, 0);
    assertFoundAt(groups, "has 2 operands, which do not fit its operand segments");
    groups.props[groups.def().operandSegmentsProperty()] = DenseArrayAttr.i32(0, 2, 0);
    assertFoundAt(groups, "has 2 operands, which do not fit its operand segments");
  }

  @Test
  void operandsThatDoNotFit() {
    new Rewriter(ToyIr.REGISTRY).setOperands(add, compute.results());
    assertTrue(IrInvariants.hold(module));
    new Rewriter(ToyIr.REGISTRY).setOperands(add, compute.results().subList(0, 1));
    assertFoundAt(add, "has 1 operands, which do not fit its operand segments");
  }

  @Test
  void resultsThatDoNotFit() {
    new Rewriter(ToyIr.REGISTRY).appendResults(add, add.resultTypes());
    assertFoundAt(add, "has 2 results, which do not fit its result segments");
  }

  @Test
  void blockThatDoesNotKnowItsOperation() {
    add.block = null;
    assertFound("belongs to another block than the one that lists it");
  }

  @Test
  void operationsInACycle() {
    branch.next = compute;
    assertFound("is not linked to the operation before it");
  }

  @Test
  void neighboursThatDoNotLeadBack() {
    groups.prev = compute;
    assertFoundAt(groups, "is not linked to the operation before it");
    assertFound("is not linked to the operation after it", root -> IrInvariants.holdAt(add));
  }

  @Test
  void neighboursWithoutABlock() {
    groups.block = null;
    assertFound("has neighbours but no block", root -> IrInvariants.holdAt(groups));
  }

  @Test
  void blockThatDoesNotKnowItsLastOperation() {
    entry.last = groups;
    assertFound("a block does not know its last operation");
  }

  @Test
  void orderNumbersOutOfOrder() {
    groups.order = add.order;
    assertFoundAt(groups, "has no greater order number than the operation before it");
    assertFound("has no smaller order number than the operation after it", root -> IrInvariants.holdAt(add));
  }

  @Test
  void argumentThatDoesNotKnowItsPlace() {
    entry.argument(1).index = 0;
    assertFound("block argument #1 does not know its place");
    entry.argument(1).index = 1;
    entry.argument(0).owner = entry.next;
    assertFound("block argument #0 does not know its place");
  }

  @Test
  void successorThatIsNotInItsPredecessorList() {
    entry.next.firstPredecessor = null;
    assertFoundAt(branch, "successor #0 is not in the predecessor list of its block");
  }

  @Test
  void predecessorListThatDoesNotLeadBack() {
    entry.next.next.firstPredecessor.next.prev = null;
    assertFound("does not lead back");
  }

  @Test
  void predecessorListWithAnErasedEdge() {
    Successor stale = new Successor(entry.next.last, 1, entry.next);
    assertFound("a predecessor list has an edge that its terminator '" + stale.owner().name() + "' does not have");
  }

  @Test
  void successorThatDoesNotKnowItsPlace() {
    branch.successors[0] = branch.successors[1];
    assertFoundAt(branch, "successor #0 does not know its place");
  }

  @Test
  void regionThatDoesNotKnowItsPlace() {
    entry.region.parent = module;
    assertFoundAt(module.body().first(), "region #0 does not know its place");
  }

  @Test
  void blockOfAnotherRegion() {
    entry.next.region = module.bodyRegion();
    assertFound("a block belongs to another region");
  }

  @Test
  void blocksThatDoNotLeadBack() {
    entry.next.prev = null;
    assertFound("the list of blocks does not lead back");
  }

  @Test
  void regionThatDoesNotKnowItsLastBlock() {
    entry.region.last = entry;
    assertFound("does not know its last block");
  }

  @Test
  void propertiesOfAnotherDefinition() {
    groups.props = Op.NO_PROPS;
    assertFoundAt(groups, "has 0 properties");
  }
}
