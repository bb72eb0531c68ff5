// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What breaks the contract is found, and nothing else. */
class DialectContractTest {
  private static OpContract operation(DialectContract contract, String name) {
    return contract.operations().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  private static DialectContract contract() {
    return DialectContract.of("broken");
  }

  private static void assertBroken(String message, String operation) {
    String broken = assertThrows(AssertionError.class, () -> operation(contract(), operation).check()).getMessage();
    assertTrue(broken.contains(message), broken);
  }

  @Test
  void whatIsRightPasses() {
    OpContract right = operation(contract(), "broken.right");
    right.check();
    assertTrue(right.hasProgram());
  }

  @Test
  void aVerifierThatThrowsIsFound() {
    assertBroken("the verifier crashes on", "broken.throws");
  }

  @Test
  void anAttributeThatTheTextForgetsIsFound() {
    assertBroken("the program read from <text> differs from the one written", "broken.forgetful");
  }

  @Test
  void textThatCannotBeReadIsFound() {
    assertBroken("the program written as <text> cannot be read", "broken.unreadable");
  }

  @Test
  void aFoldThatThrowsIsFound() {
    assertBroken("a general transform crashes on", "broken.misnamed");
  }

  @Test
  void ofAForgetfulOperationAProgramThatKeepsAllIsLookedFor() {
    operation(contract().losesInText("broken.forgetful"), "broken.forgetful").check();
  }

  @Test
  void whereNothingVerifiesASampleIsNeeded() {
    OpContract picky = operation(contract(), "broken.picky");
    picky.check();
    assertTrue(!picky.hasProgram());
    DialectContract sampled = contract().sample("\"broken.picky\"() <{number = 77 : i32}> : () -> ()");
    assertTrue(operation(sampled, "broken.picky").hasProgram());
    operation(sampled, "broken.picky").check();
  }

  @Test
  void aSampleMustBeRight() {
    assertThrows(IllegalArgumentException.class, () -> contract().sample("\"broken.picky\"() <{number = 78 : i32}> : () -> ()"));
    assertThrows(IllegalArgumentException.class, () -> DialectContract.of("nowhere"));
  }

  @Test
  void operationsAreInOrder() {
    List<String> names = List.of("broken.forgetful", "broken.misnamed", "broken.picky", "broken.right", "broken.throws", "broken.unreadable");
    assertEquals(names, contract().operations().map(OpContract::name).toList());
  }
}
