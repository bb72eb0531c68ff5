// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.builtin.IntegerType;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NumberParserTest {
  @Test
  void longNumbersAreWhatTheySay() {
    Random random = new Random(5);
    for (int length : new int[] {1, 2, 499, 500, 501, 1000, 1001, 1999, 5003}) {
      for (int radix : new int[] {10, 16}) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < length; i++) digits.append(Character.forDigit(random.nextInt(radix), radix));
        String token = (radix == 16 ? "0x" : "") + digits;
        assertEquals(new BigInteger(digits.toString(), radix), NumberParser.integer(token), token);
        String zeros = (radix == 16 ? "0x" : "") + "0".repeat(700) + digits;
        assertEquals(new BigInteger(digits.toString(), radix), NumberParser.integer(zeros), zeros);
      }
    }
    assertEquals(BigInteger.ZERO, NumberParser.integer("0".repeat(3000)));
  }

  @Test
  void largerThanAnyTypeIsTooLargeWhateverItIs() {
    assertTrue(NumberParser.integer("7".repeat(10_000_000)).bitLength() > IntegerType.MAX_WIDTH);
    assertTrue(NumberParser.integer("0x" + "7".repeat(10_000_000)).bitLength() > IntegerType.MAX_WIDTH);
    BigInteger widest = BigInteger.ONE.shiftLeft(IntegerType.MAX_WIDTH).subtract(BigInteger.ONE);
    assertEquals(widest, NumberParser.integer("0x" + widest.toString(16)));
  }
}
