// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.toy.Toy;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Each way to break the links of the IR is found, at the operation concerned and from the top. */
class IrInvariantsTest {
  private ModuleOp module;
  private Block entry;
  private Op compute;
  private Op add;
  private Op branch;
  private Op groups;

  @BeforeEach
  void build() {
    module = Toy.parse("""
        toy.func @f (i1, i32) -> () {
        ^entry(%c: i1, %x: i32):
          %r:2 = toy.compute %x, %x : (i32, i32) -> (i32, i32)
          %s = toy.add %r#0, %r#0 : i32
          toy.groups %s : i32 [%x : i32]
          toy.cond_br %c, ^left(%s : i32), ^right
        ^left(%y: i32):
          toy.br ^right
        ^right:
          toy.return
        }
        """);
    entry = module.body().first().region(0).first();
    compute = entry.first();
    add = compute.next();
    groups = add.next();
    branch = groups.next();
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
    new Rewriter(Toy.REGISTRY).setOperands(add, compute.results());
    assertTrue(IrInvariants.hold(module));
    new Rewriter(Toy.REGISTRY).setOperands(add, compute.results().subList(0, 1));
    assertFoundAt(add, "has 1 operands, which do not fit its operand segments");
  }

  @Test
  void resultsThatDoNotFit() {
    new Rewriter(Toy.REGISTRY).appendResults(add, add.resultTypes());
    assertFoundAt(add, "has 2 results, which do not fit its result segments");
  }

  @Test
  void blockThatDoesNotKnowItsOperation() {
    add.block = null;
    assertFound("belongs to another block than the one that lists it");
  }

  @Test
  void operationsInACircle() {
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
