// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.api.Test;

class OptionTextTest {
  private static final List<PassOption> OPTIONS = List.of(
      PassOption.bool("top-down", true, "order"), PassOption.choice("simplify", "normal", "how much").or("normal", "some").or("aggressive", "more"));

  private static String complaint(String text, List<PassOption> options) {
    return OptionText.read(text, "canonicalize", options) instanceof OptionText.Result.Complaint complaint ? complaint.message() : "";
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      top-donw=true  | 'canonicalize' has no option 'top-donw'; its options are top-down, simplify
      top-down=maybe | invalid value 'maybe' for option 'top-down' of 'canonicalize': expected true or false
      simplify=wild  | invalid value 'wild' for option 'simplify' of 'canonicalize': expected one of normal, aggressive
      """)
  void complaintsNamePassAndChoices(String text, String message) {
    assertEquals(message, complaint(text, OPTIONS));
  }

  @Test
  void aPassWithoutOptionsSaysSo() {
    assertEquals("'canonicalize' has no option 'x': it has no options", complaint("x=1", List.of()));
  }
}
