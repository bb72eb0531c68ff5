// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.described;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.freehold.Freehold;
import dev.freehold.ProgramException;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Descriptions that nothing can be made of are refused with the place that is wrong. */
class MisdescriptionsTest {
  private static final Freehold FREEHOLD = Freehold.load();

  private static Diagnostic refusal(String description) {
    return assertThrows(ProgramException.class, () -> FREEHOLD.describing(description)).diagnostics().getFirst();
  }

  /** An operation with operands {@code in} and {@code more}, results {@code out} and {@code rest}, an attribute and two regions. */
  private static String described(String attributes) {
    return """
        irdl.dialect @d {
          irdl.operation @op attributes {%s} {
            %%0 = irdl.any
            irdl.operands(in: %%0, more: variadic %%0)
            irdl.results(out: %%0, rest: variadic %%0)
            irdl.attributes {"name" = %%0}
            %%r = irdl.region
            irdl.regions(left: %%r, right: %%r)
          }
        }
        """.formatted(attributes);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      effect = ["reads in"]                         | has the unknown attribute 'freehold.effect'; expected one of *
      effects = "reads in"                          | attribute 'freehold.effects' requires an array, but has "reads in"
      effects = [1]                                 | attribute 'freehold.effects' requires a string, but has 1 : i64
      effects = ["eats in"]                         | attribute 'freehold.effects' has the invalid effect 'eats in'; *
      effects = ["reads nothing"]                   | attribute 'freehold.effects' refers to the undefined operand 'nothing'; the operands are 'in', 'more'
      effects = ["frees out"]                       | attribute 'freehold.effects' has 'frees out', but results cannot be freed
      effects = ["allocates in"]                    | attribute 'freehold.effects' has 'allocates in', but operands cannot be allocated
      views = {out = "other"}                       | attribute 'freehold.views' refers to the undefined operand 'other'; the operands are 'in', 'more'
      views = {in = "in"}                           | attribute 'freehold.views' refers to the undefined result 'in'; the results are 'out', 'rest'
      views = {rest = "in"}                         | attribute 'freehold.views' requires a single value, but result 'rest' is variadic
      views = {}                                    | attribute 'freehold.views' must not be empty
      branch = {}                                   | attribute 'freehold.branch' requires 'to', an array with the operands of each successor
      branch = {to = []}                            | attribute 'freehold.branch' has no successor
      branch = {to = ["more"], when = "in"}         | attribute 'freehold.branch' has the unknown key 'when'; expected one of 'to', 'condition'
      branch = {to = ["more"], condition = "in"}    | attribute 'freehold.branch' requires two successors where it has a condition, but has 1
      branch = {to = [unit, unit], condition = "more"} | attribute 'freehold.branch' requires a condition that is a single operand
      yields = "nothing"                            | attribute 'freehold.yields' refers to the undefined operand 'nothing'; the operands are 'in', 'more'
      flow = {enter = ["left"], left = ["exit"]}    | attribute 'freehold.flow' has no successors for 'right'
      flow = {left = ["exit"], right = ["exit"]}    | attribute 'freehold.flow' has no successors for 'enter'
      flow = {enter = ["exit", "exit"]}             | attribute 'freehold.flow' has an edge from 'enter' twice
      flow = {enter = ["middle"]}                   | attribute 'freehold.flow' refers to the undefined region 'middle'; the regions are 'left', 'right'
      inputs = "more"                               | attribute 'freehold.inputs' requires 'freehold.flow'
      traits = ["quick"]                            | attribute 'freehold.traits' has the unknown trait 'quick'; expected one of 'affine_scope', *
      traits = ["loop"]                             | attribute 'freehold.traits' has 'loop', which requires 'freehold.flow'
      traits = ["symbol"]                           | attribute 'freehold.traits' refers to the undefined attribute 'sym_name'; the attributes are 'name'
      traits = ["symbol_table"]                     | attribute 'freehold.traits' has 'symbol_table', which requires exactly one region
      call = {callee = "name"}                      | attribute 'freehold.call' requires 'callee', the name of an attribute, and 'arguments', the name of an operand segment
      call = {callee = "f", arguments = "more"}     | attribute 'freehold.call' refers to the undefined attribute 'f'; the attributes are 'name'
      function                                      | attribute 'freehold.function' refers to the undefined attribute 'sym_name'; the attributes are 'name'
      function = 1                                  | attribute 'freehold.function' must be a unit attribute
      mixed = ["none"]                              | attribute 'freehold.mixed' refers to the undefined operand 'none'; the operands are 'in', 'more'
      allocation = {freed_by = "d.gone"}            | attribute 'freehold.allocation' refers to the undefined operation 'd.gone'
      allocation = {leaves = ["home"]}              | attribute 'freehold.allocation' has an unknown 'leaves'; expected one of 'blocks', 'loops'
      """)
  void whatDoesNotFitIsRefused(String attribute, String message) {
    Diagnostic refusal = refusal(described("freehold." + attribute));
    String expected = "'irdl.operation' op " + message;
    int rest = expected.indexOf('*');
    String found = rest < 0 ? refusal.message() : refusal.message().substring(0, Math.min(rest, refusal.message().length()));
    assertEquals(rest < 0 ? expected : expected.substring(0, rest), found);
    assertEquals(2, ((Location.File) refusal.location()).line());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      branch = {to = [unit]}, freehold.yields         | attribute 'freehold.yields' is incompatible with 'freehold.branch'
      effects = [], freehold.traits = ["pure"]        | attribute 'freehold.traits' has 'pure', which is incompatible with 'freehold.effects'
      """)
  void whatContradictsItselfIsRefused(String attributes, String message) {
    assertEquals("'irdl.operation' op " + message, refusal(described("freehold." + attributes)).message());
  }

  @Test
  void resultsOfSeveralSizesCannotGrow() {
    String description = """
        irdl.dialect @d {
          irdl.operation @op attributes {freehold.flow = {enter = ["exit"]}} {
            %0 = irdl.any
            irdl.results(out: variadic %0, rest: variadic %0)
          }
        }
        """;
    assertEquals("'irdl.operation' op attribute 'freehold.flow' requires at most one variadic result segment, since passes append results",
        refusal(description).message());
  }

  @Test
  void onlyOperationsHaveBehaviour() {
    assertEquals("'irdl.type' op has an attribute 'freehold.effects', which only 'irdl.operation' may have",
        refusal("irdl.dialect @d { irdl.type @t attributes {freehold.effects = []} }").message());
  }

  @Test
  void aDialectIsDescribedOnce() {
    assertEquals("a dialect of this name is already registered", refusal("irdl.dialect @memref").message());
  }

  @Test
  void nobodyChecksConditionsInCpp() {
    Diagnostic refusal = refusal("""
        irdl.dialect @d {
          irdl.type @t {
            %0 = irdl.c_pred "true"
            irdl.parameters(x: %0)
          }
        }
        """);
    assertEquals("a C++ predicate cannot be evaluated when a dialect is loaded", refusal.message());
    assertEquals(3, ((Location.File) refusal.location()).line());
  }

  @Test
  void constraintsDoNotUseUpTheStack() {
    StringBuilder description = new StringBuilder("irdl.dialect @d { irdl.operation @op {\n%0 = irdl.is i32\n");
    for (int i = 1; i < 20_000; i++) description.append("%" + i + " = irdl.all_of(%" + (i - 1) + ")\n");
    assertEquals("constraints are nested more than 1000 levels deep", refusal(description.append("} }").toString()).message());
  }
}
