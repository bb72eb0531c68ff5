// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.toy.ToyOps;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes in assembly formats are found when the format is compiled; what right formats do is seen in {@link dev.freehold.ir.toy.RoundTripTest}. */
class FormatCompilerTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\'', value = {
      "$missing | no operand, attribute, region or successor '$missing'",
      "$a type($a) & | cannot read ' &'",
      "$a `:` type($missing) | no operand or result '$missing' to have a type",
      "$a `:` type $a | expected '(' before '$a'",
      "($a `:`)? | an optional group has no anchor",
      "($a^) $b | expected '?' before '$b'",
      "custom<Missing>($a) | no directive 'Missing($a)'",
      "custom<Missing>($nothing) | no variable '$nothing'",
      "$a word | unexpected 'word'",
      "functional-type($a $b) | expected ',' before '$b'",
      "qualified $a | expected '(' before '$a'",
  })
  void mistakes(String format, String message) {
    OpDef<ToyOps.Any> definition = OpDef.of("toy.wrong", ToyOps.Any.class, state -> null)
        .operand("a", TypeSet.ANY).optionalOperand("b", TypeSet.ANY).attr("c", AttrSets.STRING).assembly(format).build();
    assertEquals("assembly format of 'toy.wrong': " + message,
        assertThrows(IllegalArgumentException.class, () -> Assembly.syntaxOf(definition)).getMessage());
  }
}
