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
      effect = ["reads in"]                         | has an attribute 'freehold.effect' that means nothing; these do: *
      effects = "reads in"                          | attribute 'freehold.effects' needs an array where it has "reads in"
      effects = [1]                                 | attribute 'freehold.effects' needs a string where it has 1 : i64
      effects = ["eats in"]                         | attribute 'freehold.effects' does not understand 'eats in'; *
      effects = ["reads nothing"]                   | attribute 'freehold.effects' speaks of operand 'nothing', but the operands are 'in', 'more'
      effects = ["frees out"]                       | attribute 'freehold.effects' says 'frees out', but results cannot be freed
      effects = ["allocates in"]                    | attribute 'freehold.effects' says 'allocates in', but operands cannot be allocated
      views = {out = "other"}                       | attribute 'freehold.views' speaks of operand 'other', but the operands are 'in', 'more'
      views = {in = "in"}                           | attribute 'freehold.views' speaks of result 'in', but the results are 'out', 'rest'
      views = {rest = "in"}                         | attribute 'freehold.views' needs exactly one value, but result 'rest' is variadic
      views = {}                                    | attribute 'freehold.views' names no result
      branch = {}                                   | attribute 'freehold.branch' needs 'to', an array that names the operands for each successor
      branch = {to = []}                            | attribute 'freehold.branch' names no successor
      branch = {to = ["more"], when = "in"}         | attribute 'freehold.branch' knows no 'when', only 'to', 'condition'
      branch = {to = ["more"], condition = "in"}    | attribute 'freehold.branch' has a condition, so it needs two successors, not 1
      branch = {to = [unit, unit], condition = "more"} | attribute 'freehold.branch' needs a condition that is exactly one operand
      yields = "nothing"                            | attribute 'freehold.yields' speaks of operand 'nothing', but the operands are 'in', 'more'
      flow = {enter = ["left"], left = ["exit"]}    | attribute 'freehold.flow' does not say where control goes from 'right'
      flow = {left = ["exit"], right = ["exit"]}    | attribute 'freehold.flow' does not say where control goes from 'enter'
      flow = {enter = ["exit", "exit"]}             | attribute 'freehold.flow' names a way from 'enter' twice
      flow = {enter = ["middle"]}                   | attribute 'freehold.flow' speaks of region 'middle', but the regions are 'left', 'right'
      inputs = "more"                               | attribute 'freehold.inputs' needs 'freehold.flow' beside it
      traits = ["quick"]                            | attribute 'freehold.traits' knows no 'quick', only 'affine_scope', *
      traits = ["loop"]                             | attribute 'freehold.traits' says 'loop', which needs 'freehold.flow'
      traits = ["symbol"]                           | attribute 'freehold.traits' speaks of attribute 'sym_name', but the attributes are 'name'
      traits = ["symbol_table"]                     | attribute 'freehold.traits' says 'symbol_table', which needs exactly one region
      call = {callee = "name"}                      | attribute 'freehold.call' needs 'callee', the name of an attribute, and 'arguments', that of operands
      call = {callee = "f", arguments = "more"}     | attribute 'freehold.call' speaks of attribute 'f', but the attributes are 'name'
      function                                      | attribute 'freehold.function' speaks of attribute 'sym_name', but the attributes are 'name'
      function = 1                                  | attribute 'freehold.function' takes no value
      mixed = ["none"]                              | attribute 'freehold.mixed' speaks of operand 'none', but the operands are 'in', 'more'
      allocation = {freed_by = "d.gone"}            | attribute 'freehold.allocation' speaks of an operation 'd.gone', which nobody defines
      allocation = {leaves = ["home"]}              | attribute 'freehold.allocation' leaves nothing but 'blocks', 'loops'
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
      branch = {to = [unit]}, freehold.yields         | attribute 'freehold.yields' does not go with 'freehold.branch'
      effects = [], freehold.traits = ["pure"]        | attribute 'freehold.traits' says 'pure', which does not go with 'freehold.effects'
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
    assertEquals("'irdl.operation' op attribute 'freehold.flow' needs results of which only one group may have any size, as passes append to them",
        refusal(description).message());
  }

  @Test
  void onlyOperationsHaveBehaviour() {
    assertEquals("'irdl.type' op has an attribute 'freehold.effects', which only definitions of operations have",
        refusal("irdl.dialect @d { irdl.type @t attributes {freehold.effects = []} }").message());
  }

  @Test
  void aDialectIsDescribedOnce() {
    assertEquals("there is a dialect of that name already", refusal("irdl.dialect @memref").message());
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
    assertEquals("a condition in C++ cannot be checked when the dialect is loaded", refusal.message());
    assertEquals(3, ((Location.File) refusal.location()).line());
  }

  @Test
  void constraintsDoNotUseUpTheStack() {
    StringBuilder description = new StringBuilder("irdl.dialect @d { irdl.operation @op {\n%0 = irdl.is i32\n");
    for (int i = 1; i < 20_000; i++) description.append("%" + i + " = irdl.all_of(%" + (i - 1) + ")\n");
    assertEquals("constraints are nested more than 1000 levels deep", refusal(description.append("} }").toString()).message());
  }
}
